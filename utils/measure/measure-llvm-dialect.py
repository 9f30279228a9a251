#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares `.dialect llvm` with llvm-mc on the statements of assembly sources.

The sources should be those of llvm/test/MC/AMDGPU in LLVM's own tree, of the
release that clrx-mc is built with. They are not part of this project. The script
uses the instructions of each file, and the statements that define symbols. For
each processor, it skips the statements that llvm-mc refuses; for the others,
clrx-mc must write the same bytes.

For each processor, one program contains all instructions that need no symbol of
their file. Files with symbols are assembled one by one. A marker behind each
statement divides the output.

Prints for each processor how many statements llvm-mc accepts and how many of
them agree. Prints the statements that disagree by class, with examples. The exit
status is 1 if a statement disagrees and is in no class of EXPECTED.
"""

import argparse
import collections
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

# clrx-mc's device, llvm-mc's processor, the features of both.
Target = collections.namedtuple("Target", "device cpu features", defaults=("",))

TARGETS = [
    Target("tahiti", "tahiti"),
    Target("bonaire", "bonaire"),
    Target("hawaii", "hawaii"),
    Target("tonga", "tonga"),
    Target("fiji", "fiji"),
    Target("carrizo", "carrizo"),
    Target("stoney", "stoney"),
    Target("gfx900", "gfx900"),
    Target("raven", "gfx902"),
    Target("vega12", "gfx904"),
    Target("gfx906", "gfx906"),
    Target("gfx1010", "gfx1010", "+wavefrontsize64,-wavefrontsize32"),
    Target("gfx1010", "gfx1010", "+wavefrontsize32,-wavefrontsize64"),
    Target("gfx1011", "gfx1011", "+wavefrontsize64,-wavefrontsize32"),
    Target("gfx1013", "gfx1013", "+wavefrontsize64,-wavefrontsize32"),
    Target("gfx1013", "gfx1013", "+wavefrontsize32,-wavefrontsize64"),
    # Processors without a CLRX dialect.
    Target("gfx908", "gfx908"),
    Target("gfx90a", "gfx90a"),
    Target("gfx90c", "gfx90c"),
    Target("gfx942", "gfx942"),
    Target("gfx950", "gfx950"),
    Target("gfx9-generic", "gfx9-generic"),
    Target("gfx9-4-generic", "gfx9-4-generic"),
    Target("gfx1012", "gfx1012"),
    Target("gfx1030", "gfx1030"),
    Target("gfx1030", "gfx1030", "+wavefrontsize64,-wavefrontsize32"),
    Target("gfx10-1-generic", "gfx10-1-generic"),
    Target("gfx10-3-generic", "gfx10-3-generic"),
    Target("gfx1100", "gfx1100"),
    Target("gfx1100", "gfx1100", "+wavefrontsize64,-wavefrontsize32"),
    Target("gfx1103", "gfx1103"),
    Target("gfx1150", "gfx1150"),
    Target("gfx11-generic", "gfx11-generic"),
    Target("gfx1200", "gfx1200"),
    Target("gfx1201", "gfx1201"),
    Target("gfx1201", "gfx1201", "+wavefrontsize64,-wavefrontsize32"),
    Target("gfx12-generic", "gfx12-generic"),
    Target("gfx1250", "gfx1250"),
    Target("gfx1251", "gfx1251"),
]

# Classes of differences that docs/llvm-dialect.md lists as limits: substrings of
# the statement and of our message.
EXPECTED = {
    "symbol that a linker would know": ("", "unresolved symbol"),
    "table of addresses": ("@gotpcrel", "is not supported"),
    "whole address": ("@abs64", "is not supported"),
    "whole distance": ("@rel64", "is not supported"),
    "symbol made of one of LLVM's own": ("v[", "expected absolute expression"),
}

ERROR = re.compile(r"^[^:\n]*:(\d+):\d+: error: (.*)$", re.M)
COMMENT = re.compile(r"//.*|;.*|/\*.*?\*/")
DEFINITION = re.compile(r"\s*(?:[\w.$]+\s*=(?!=)|\.set\b|[\w.$]+:)")
INSTRUCTION = re.compile(r"\s*[a-z]\w*_\w+(\s|$)", re.I)

# First word of a marker; the second word is the line.
MARKER = 0x5EEDC1A7


def read_statements(path):
    """Returns the lines of a file that define symbols or are instructions."""
    lines = []
    for line in path.read_text("utf-8", "replace").splitlines():
        line = COMMENT.sub("", line).strip()
        if DEFINITION.match(line) or INSTRUCTION.match(line):
            lines.append(line)
    return lines


def make_programs(folder):
    """Returns lists of lines: one with all statements without symbols, and one for
    each file with symbols."""
    everything, programs = {}, []
    for path in sorted(folder.rglob("*.s")):
        lines = read_statements(path)
        if any(map(DEFINITION.match, lines)):
            programs.append(lines)
        else:
            everything.update(dict.fromkeys(lines))
    return [list(everything), *programs]


class Side:
    """One of the two assemblers, for one target."""

    def __init__(self, command, folder, name):
        self.command = command
        self.source = folder / (name + ".s")
        self.output = folder / (name + ".out")

    def run(self, text):
        self.source.write_text(text)
        self.output.unlink(missing_ok=True)
        command = [*self.command, "-o", str(self.output), str(self.source)]
        return subprocess.run(command, capture_output=True, text=True, errors="replace").stderr

    def code(self):
        """Returns the output, or None if there is none."""
        return self.output.read_bytes() if self.output.exists() else None


class LLVM(Side):
    def __init__(self, target, arguments, folder):
        command = [arguments.llvm_mc, "-triple=amdgcn", "-mcpu=" + target.cpu, "-filetype=obj"]
        super().__init__([*command, "-mattr=" + target.features], folder, "llvm")
        self.tools = arguments

    def code(self):
        if not self.output.exists():
            return None
        raw = self.output.with_suffix(".bin")
        command = [self.tools.llvm_objcopy, "-O", "binary", "--only-section=.text", self.output, raw]
        subprocess.run(command, check=True)
        return raw.read_bytes()

    def relocated(self):
        """Returns the offsets of the relocations in the last object."""
        command = [self.tools.llvm_readobj, "-r", "--expand-relocs", self.output]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        return {int(offset, 16) for offset in re.findall(r"Offset: (0x[0-9A-F]+)", text)}


class Ours(Side):
    def __init__(self, target, arguments, folder):
        command = [arguments.clrx_mc, "--format=rawcode", "--dialect=llvm", "-mcpu=" + target.device]
        super().__init__([*command, "-filetype=obj", "-mattr=" + target.features], folder, "ours")


def write_program(lines, without):
    """Returns the lines with their markers; the lines of `without` are empty."""
    text = []
    for number, line in enumerate(lines, 1):
        if number in without:
            line = ""
        text.append("%s\n.int 0x%x, %d\n" % (line, MARKER, number))
    return "".join(text)


def assemble(side, lines, without):
    """Removes statements until the assembler accepts the rest. Returns the messages
    about them by line number, and the code. Ends the script if the assembler fails
    without a message."""
    refused = {}
    while True:
        messages = side.run(write_program(lines, without | set(refused)))
        # Each line becomes two lines of the source.
        errors = {(int(number) + 1) // 2: text for number, text in reversed(ERROR.findall(messages))}
        if not errors:
            code = side.code()
            if code is None:
                sys.exit("%s gave no reason:\n%s" % (side.command, messages[:2000]))
            return refused, code
        refused.update(errors)


def split(code, lines):
    """Returns the offset and bytes of each statement, by line number."""
    pieces, at = {}, 0
    for number in range(1, len(lines) + 1):
        marker = struct.pack("<II", MARKER, number)
        end = code.find(marker, at)
        pieces[number] = (at, code[at:end])
        at = end + len(marker)
    return pieces


def classify(line, message):
    for name, (in_line, in_message) in EXPECTED.items():
        if in_line.lower() in line.lower() and in_message in message:
            return name
    return "%s: %s" % (line.split()[0].lower(), message)


def compare(lines, llvm, ours, differing):
    """Counts the statements that llvm-mc accepts, and collects those that differ."""
    refused, expected = assemble(llvm, lines, set())
    relocated = llvm.relocated()
    wrong, found = assemble(ours, lines, set(refused))
    expected, found = split(expected, lines), split(found, lines)
    count = 0
    for number, line in enumerate(lines, 1):
        if number in refused or not INSTRUCTION.match(line):
            continue
        count += 1
        start, code = expected[number]
        if number in wrong:
            differing.append((line, classify(line, wrong[number])))
        elif code != found[number][1]:
            text = "%s, llvm-mc %s" % (found[number][1].hex(), code.hex())
            if relocated & set(range(start, start + len(code))):
                text += " with a relocation"
            differing.append((line, classify(line, "other bytes")  + "\n      " + text))
    return count


def report(target, count, differing, show):
    print("%s %s: %d statements, %d differ" % (target.device, target.features, count, len(differing)))
    classes = collections.defaultdict(list)
    for line, kind in differing:
        classes[kind.split("\n")[0]].append(line + "".join("\n" + rest for rest in kind.split("\n")[1:]))
    for kind, found in sorted(classes.items(), key=lambda item: -len(item[1])):
        print("  %5d %s" % (len(found), kind))
        for line in found[:show]:
            print("      " + line)
    sys.stdout.flush()
    return set(classes) - set(EXPECTED)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("folder", type=pathlib.Path, help="llvm/test/MC/AMDGPU")
    p.add_argument("--clrx-mc", required=True)
    p.add_argument("--llvm-mc", default="llvm-mc-22")
    p.add_argument("--llvm-objcopy", default="llvm-objcopy-22")
    p.add_argument("--llvm-readobj", default="llvm-readobj-22")
    p.add_argument("--device", action="append", help="device of clrx-mc (default: all)")
    p.add_argument("--show", type=int, default=2, help="number of statements to show of each class")
    arguments = p.parse_args()
    programs = make_programs(arguments.folder)
    total, agreeing, unexpected = 0, 0, set()
    for target in TARGETS:
        if arguments.device and target.device not in arguments.device:
            continue
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            llvm, ours = LLVM(target, arguments, folder), Ours(target, arguments, folder)
            differing = []
            count = sum(compare(lines, llvm, ours, differing) for lines in programs)
        unexpected |= report(target, count, differing, arguments.show)
        total, agreeing = total + count, agreeing + count - len(differing)
    print("%d statements that llvm-mc takes, %d agree (%.3f %%)" % (total, agreeing, 100 * agreeing / max(total, 1)))
    sys.exit(bool(unexpected))


if __name__ == "__main__":
    main()
