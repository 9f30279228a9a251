# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An assembled source: its text, its binary, its warnings, and the places of its
statements in the sections, according to the line map of clrx-mc."""

import collections
import json
import os
import re
import struct
import subprocess

from disassembly import COMMA, registers_of

# clrxasm's options that the sources of the conformance tests have, as those of clrx-mc.
# The options of one letter may have their values in the same word.
FLAGS = {
    "-S": "--add-symbols",
    "--forceAddSymbols": "--add-symbols",
    "-6": "-m64",
    "--64bit": "-m64",
    "-m": "--macro-case",
    "-a": "--altmacro",
    "-w": "--no-warn",
    "-3": "--mattr=+wavefrontsize32",
}
VALUES = {
    "-b": "--format",
    "--binaryFormat": "--format",
    "-g": "--mcpu",
    "--gpuType": "--mcpu",
    "-A": "--mcpu",
    "--policy": "--policy",
    "-t": "--driver-version",
    "--driverVersion": "--driver-version",
    "--llvmVersion": "--llvm-version",
    "-D": "-D",
    "--defsym": "-D",
    "-I": "-I",
}

# The beginning of an amd_kernel_code_t: version 1.x, machine kind 1, entry offset 256.
HEADER = re.compile(rb"\x01\0\0\0[\0-\2]\0\0\0\x01\0.{6}\0\x01\0\0\0\0\0\0", re.S)
RSRC1_OFFSET, RSRC2_OFFSET, PROPERTIES_OFFSET = 48, 52, 56
# Registers of a Gallium configuration, before their values.
GALLIUM_RSRC1, GALLIUM_RSRC2 = struct.pack("<I", 0xB848), struct.pack("<I", 0xB84C)
# The SGPRs that each enable bit of amd_kernel_code_t sets up, from bit 0 on.
USER_SGPRS = (4, 2, 2, 2, 2, 2, 1, 1, 1, 1)

# kind: instruction or data; text: the statement and what follows it in its line.
Entry = collections.namedtuple("Entry", "section offset size kind file line column text")
# The first two words of the registers that set a kernel up. properties is None for Gallium.
Setup = collections.namedtuple("Setup", "rsrc1 rsrc2 properties")


def translate(words):
    """Returns the options of clrx-mc for those of clrxasm, or None."""
    words, options = list(words), []
    while words:
        word = words.pop(0)
        name, _, value = word.partition("=")
        if word in FLAGS:
            options.append(FLAGS[word])
            continue
        if name not in VALUES:
            name, value = word[:2], word[2:]
        if name not in VALUES:
            return None
        value = value or words.pop(0)
        value = "rawcode" if VALUES[name] == "--format" and value == "raw" else value
        options += [VALUES[name], value] if VALUES[name] in ("-D", "-I") else [VALUES[name] + "=" + value]
    return options


class Source:
    """A source that clrx-mc has assembled. ok: it was accepted."""

    def __init__(self, tool, folder, name, options, scratch):
        self.tool, self.folder, self.name, self.options, self.scratch = tool, folder, name, options, scratch
        self.texts = {}
        self.ok, self.warnings, self.binary, line_map = self._assemble(name)
        self.entries, self.sections = [], []
        if self.ok and self.warnings:
            self._read_map(line_map)

    def _assemble(self, name):
        output, line_map = os.path.join(self.scratch, "out.bin"), os.path.join(self.scratch, "out.json")
        for path in (output, line_map):
            if os.path.exists(path):
                os.remove(path)
        run = subprocess.run(
            [self.tool, *self.options, name, "-filetype=obj", "-o", output, "-line-map=" + line_map]
            + ["--diagnostics-format=json"],
            cwd=self.folder,
            capture_output=True,
            text=True,
            errors="replace",
        )
        found = [json.loads(line) for line in run.stderr.splitlines() if line.startswith("{")]
        warnings = [d for d in found if d["severity"] == "warning"]
        if run.returncode or not os.path.exists(output):
            return False, warnings, b"", None
        with open(output, "rb") as f:
            return True, warnings, f.read(), line_map

    def _read_map(self, line_map):
        with open(line_map) as f:
            found = json.load(f)
        self.sections = found["sections"]
        for e in found["entries"]:
            file = found["files"][e["file"]]
            text = self.line(file, e["line"])[e["column"] - 1 :]
            if "\\" in text and "expansion" in e:
                text = self._expand(found, e, file, text)
            self.entries.append(
                Entry(e["section"], e["offset"], e["size"], e["kind"], file, e["line"], e["column"], text.strip())
            )

    def _expand(self, line_map, entry, file, text):
        """Puts the arguments of a macro call that stands alone in its line into a line of its body."""
        call = line_map["expansions"][entry["expansion"]]
        arguments = self.line(line_map["files"][call["file"]], call["line"])[call["column"] - 1 :]
        arguments = COMMA.split(arguments.strip().partition(" ")[2])
        for number in range(entry["line"] - 1, 0, -1):
            header = re.match(r"\s*\.macro\s+%s\b(.*)" % re.escape(call.get("name", "")), self.line(file, number))
            if header:
                for name, value in zip(re.findall(r"\w+", header[1]), arguments):
                    text = re.sub(r"\\%s\b" % name, lambda _, value=value: value.strip(), text)
                break
        return text

    def lines(self, file):
        if file not in self.texts:
            with open(os.path.join(self.folder, file), encoding="utf-8", errors="surrogateescape") as f:
                self.texts[file] = f.read().split("\n")
        return self.texts[file]

    def line(self, file, number):
        lines = self.lines(file)
        return lines[number - 1] if number <= len(lines) else ""

    def text(self):
        return "\n".join(self.lines(self.name))

    def instructions(self, section):
        """Returns the instructions of a section by their offsets."""
        return sorted(
            (e for e in self.entries if e.section == section and e.kind == "instruction"), key=lambda e: e.offset
        )

    def entries_at(self, warning):
        """Returns the entries whose statement contains the place of a diagnostic."""
        found = [
            e
            for e in self.entries
            if e.file == warning["file"] and e.line == warning["line"] and e.column <= warning["column"]
        ]
        last = max((e.column for e in found), default=0)
        return [e for e in found if e.column == last]

    def label(self, name):
        """Returns the section and offset of the statement after a label, or None."""
        alias = re.search(r"(?m)^\s*%s\s*=\s*([A-Za-z_]\w*)\s*$" % re.escape(name), self.text())
        name = alias[1] if alias else name
        for number, line in enumerate(self.lines(self.name), 1):
            found = re.search(r"(?:^|[\s:;])%s\s*:" % re.escape(name), line)
            if not found:
                continue
            after = [e for e in self.entries if e.file == self.name and (e.line, e.column - 1) >= (number, found.end())]
            if after:
                first = min(after, key=lambda e: (e.line, e.column))
                return first.section, first.offset
            before = [e for e in self.entries if e.file == self.name and self.sections[e.section] == ".text"]
            last = max(before, key=lambda e: e.offset, default=None)
            return (last.section, last.offset + last.size) if last else None
        return None

    def with_text(self, warning, replacement):
        """Assembles the source with another value instead of the expression at the place of
        a warning. Returns the binary and the warnings, or None if the assembler refuses it."""
        lines = self.lines(warning["file"])
        line, start = lines[warning["line"] - 1], warning["column"] - 1
        new = line[:start] + replacement + line[start + len(expression_at(line[start:])) :]
        path = os.path.join(self.folder, warning["file"])
        try:
            with open(path, "w", encoding="utf-8", errors="surrogateescape") as f:
                f.write("\n".join(lines[: warning["line"] - 1] + [new] + lines[warning["line"] :]))
            ok, warnings, binary, _ = self._assemble(self.name)
        finally:
            with open(path, "w", encoding="utf-8", errors="surrogateescape") as f:
                f.write("\n".join(lines))
        return (binary, warnings) if ok else None

    def setups(self):
        """Returns the setups of the kernels in the binary, which may hold other ELF files."""
        found = []
        for match in HEADER.finditer(self.binary):
            words = [
                struct.unpack_from("<I", self.binary, match.start() + offset)[0]
                for offset in (RSRC1_OFFSET, RSRC2_OFFSET, PROPERTIES_OFFSET)
            ]
            found.append(Setup(*words))
        at = self.binary.find(GALLIUM_RSRC1)
        while at >= 0:
            if self.binary[at + 8 : at + 12] == GALLIUM_RSRC2:
                rsrc1, rsrc2 = (struct.unpack_from("<I", self.binary, at + offset)[0] for offset in (4, 12))
                found.append(Setup(rsrc1, rsrc2, None))
            at = self.binary.find(GALLIUM_RSRC1, at + 4)
        return found


def expression_at(text):
    """Returns the expression that a text begins with. A word after blanks ends it."""
    depth, quoted = 0, False
    for at, char in enumerate(text):
        quoted ^= char == "'"
        depth += {"(": 1, ")": -1}.get(char, 0)
        ends = depth < 0 or char in ",;#]&" or depth == 0 and re.match(r"\s+([A-Za-z_#]|$)", text[at:])
        if ends and not quoted:
            return text[:at]
    return text


def entry_registers(setup):
    """Returns the SGPRs and VGPRs that may hold values when a kernel starts, as pairs."""
    user = setup.rsrc2 >> 1 & 0x1F
    # All user SGPRs of Gallium count, because the driver may set all of them.
    filled = user
    if setup.properties is not None:
        filled = sum(size for bit, size in enumerate(USER_SGPRS) if setup.properties >> bit & 1)
    system = (setup.rsrc2 & 1) + bin(setup.rsrc2 >> 7 & 0xF).count("1")
    sgprs = list(range(min(filled, user))) + list(range(user, user + system))
    return {("s", n) for n in sgprs} | {("v", n) for n in range((setup.rsrc2 >> 11 & 3) + 1)}


def mnemonic(text):
    # Labels may precede the instruction in its line.
    return re.sub(r"^(?:\w+:\s*)+", "", text).split(" ")[0].split("\t")[0].lower().strip()


def operands(text):
    text = re.sub(r"/\*.*?\*/|#.*|;.*", "", re.sub(r"^(?:\w+:\s*)+", "", text))
    _, _, rest = text.strip().replace("\t", " ").partition(" ")
    return [part.strip().lower() for part in COMMA.split(rest)]


def registers(text):
    """Returns the registers that a text names; VCC as vcc_lo and vcc_hi."""
    found = set(registers_of(text))
    for name in re.findall(r"\b(vcc_lo|vcc_hi|vcc|m0|scc)\b", text):
        found |= {("vcc_lo", 0), ("vcc_hi", 0)} if name == "vcc" else {(name, 0)}
    return found


NO_RESULT = re.compile(
    r"s_(endpgm|nop|waitcnt|branch|cbranch|cmp|bitcmp|setreg|store|buffer_store|barrier|sendmsg|setpc|sleep|trap|dcache|"
    r"icache|inst_prefetch|clause|version|code_end)|(buffer|tbuffer|flat|global|scratch|image)_store|ds_(write|nop)|exp$|v_nop"
)
TWO_RESULTS = re.compile(r"v_(add|sub|subrev|addc|subb|subbrev|div_scale|mad_[iu]64)")
NO_SCC = re.compile(
    r"s_(mov|cmov|load|buffer|store|nop|waitcnt|endpgm|branch|cbranch|getpc|setpc|swappc|call|getreg|setreg|barrier|sendmsg|"
    r"sleep|movk|mulk|mul_|sext|brev|ff0|ff1|flbit|cselect|dcache|memtime|bfm|pack)"
)


def written(text):
    """Returns the registers that an instruction may write: rather too many than too few."""
    name, args = mnemonic(text), operands(text)
    found = set()
    if name.startswith("s_") and not NO_SCC.match(name):
        found.add(("scc", 0))
    if NO_RESULT.match(name):
        return found
    if "atomic" in name and "glc" not in text or re.match(r"ds_(?!read|.*rtn|append|consume|.*permute|swizzle)", name):
        return found
    found |= registers(args[0])
    if TWO_RESULTS.match(name) and len(args) > 1 and not re.match(r"v[\[\d]", args[1]):
        found |= registers(args[1])
    return found
