#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Verifies each default warning about the conformance tests.

Assembles all sources of test/Conformance, or of the folder --vectors, and the rows of
its instructions/*.jsonl with --rows. Each rule has a function here that decides whether a
warning is true, from the text of the source, the places of the statements in the
sections, and the bytes of the binary. It does not use the checks. A warning that cannot
be shown to be true in this way is listed, with its file and line. Warnings about AMD's
loader are only counted: utils/check/load-hsa-cases.py compares them with the loader.
The exit status is 0 if no warning is listed.
"""

import argparse
import collections
import json
import os
import re
import shlex
import shutil
import struct
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.append(os.path.join(ROOT, "test/Conformance"))

import ConformanceCases
from assembled import Source, expression_at, entry_registers, mnemonic, operands, registers, translate, written

HEADER_SIZE = 256
ENDS = ("s_endpgm", "s_branch", "s_setpc_b64", "s_rfe_b64", "s_endpgm_saved", "s_endpgm_ordered_ps_done")
JUMP = re.compile(r"s_(c?branch|setpc|swappc|call|endpgm|rfe)")


def is_jump(entry):
    return JUMP.match(mnemonic(entry.text)) is not None


def value_of(source, text):
    """Returns the value of a number or of a symbol that the source sets to one, or None."""
    for _ in range(2):
        found = re.fullmatch(r"\s*(-?)\s*\(?(0x[0-9a-fA-F]+|0b[01]+|\d+)\)?\s*", text)
        if found:
            return int(found[1] + found[2], 0)
        found = re.findall(r"(?m)(?:^|;)\s*%s\s*=\s*([^;#\n]+)" % re.escape(text.strip()), source.text())
        if len(found) != 1:
            return None
        text = found[0]
    return None


def kernel_of(message):
    found = re.match(r"kernel '([^']*)'", message)
    return found[1] if found else None


def kernel_start(source, warning):
    """The kernel's place holds no instruction: nothing, or data without an s_endpgm."""
    kernel = kernel_of(warning["message"])
    found = re.search(r"at offset (\d+) of '([^']*)'", warning["notes"][0]["message"])
    if not found:
        return not any(e.kind == "instruction" for e in source.entries)
    offset, section = int(found[1]), found[2]
    label = source.label(kernel)
    place = offset - label[1] if label and source.sections[label[0]] == section else offset
    if place % 2**64 not in (0, HEADER_SIZE, entry_offset(source, kernel)):
        return False
    here = [
        e
        for e in source.entries
        if source.sections[e.section] == section and e.offset <= offset < e.offset + e.size
    ]
    here = [e for e in here if label is None or e.section == label[0]]
    return not any(e.kind == "instruction" and e.offset == offset or "bf81" in e.text.lower() for e in here)


def entry_offset(source, kernel):
    parts = re.split(r"(?m)^\s*\.kernel\s+(\w+)", source.text())
    own = "".join(text for name, text in zip(parts[1::2], parts[2::2]) if name == kernel)
    found = re.findall(r"\.kernel_code_entry_offset\s+(-?\w+)", own)
    return int(found[-1], 0) % 2**64 if found else None


def missing_end(source, warning):
    """An instruction that does not end or jump is the last one before the end of the code or data."""
    for entry in source.entries_at(warning):
        if entry.kind != "instruction" or mnemonic(entry.text) in ENDS:
            continue
        code = source.instructions(entry.section)
        if not any(e.offset == entry.offset + entry.size for e in code):
            return True
    return False


def truncated(source, warning):
    """The number is not its remainder, and the source with the remainder has the same bytes."""
    found = re.match(r"value (\S+) truncated to (\S+?)(?: \(range: (\S+) to (\S+)\))?$", warning["message"])
    if not found:
        return out_of_range(source, warning)
    value, kept = int(found[1], 0), int(found[2], 0)
    if value == kept or found[3] and int(found[3], 0) <= value <= int(found[4], 0):
        return False
    written = value_of(source, expression_at(warning["source"][warning["column"] - 1 :]))
    if written is not None and (written - value) % 2**64:
        return False
    changed = same_sources(source, warning, found[2])
    return any(is_gone(warning, warnings) for warnings in changed)


def same_sources(source, warning, value):
    """Yields the warnings about the sources with that value at the place that have the same bytes."""
    # lit() makes a literal of a number that would be an inline constant, and @ marks a number.
    for text in ("%s", "lit(%s)", "@%s"):
        changed = source.with_text(warning, text % value)
        if changed is not None and changed[0] == source.binary:
            yield changed[1]


def has_value(source, warning, value):
    return any(True for _ in same_sources(source, warning, value))


def is_gone(warning, others):
    place = (warning["line"], warning["column"])
    return not any(w["rule"] == warning["rule"] and (w["line"], w["column"]) == place for w in others)


def out_of_range(source, warning):
    """The number in the source lies outside of the range in the message."""
    found = re.search(r"is out of range \((-?\w+) to (-?\w+)\)$", warning["message"])
    # The place of a shift count is its operator.
    value = value_of(source, expression_at(warning["source"][warning["column"] - 1 :].lstrip("<>")))
    if not found or value is None:
        return False
    named = re.search(r" (-?\d+) is out of range", warning["message"])
    if named and int(named[1]) % 2**64 != value % 2**64:
        return False
    return not int(found[1], 0) <= value <= int(found[2], 0)


def named_registers(message):
    """Returns the registers that a message is about."""
    return registers(re.sub(r"kernel '[^']*': ", "", message).split(" ")[0])


def uninitialized(source, warning):
    """Neither the setup of the kernel nor an instruction before the place writes the register."""
    entries = [e for e in source.entries_at(warning) if e.kind == "instruction"]
    if "LDS is read" in warning["message"]:
        return bool(entries) and all(is_lds_unwritten(source, e) for e in entries)
    wanted = named_registers(warning["message"])
    setups = source.setups()
    # Without the setup of a kernel, only registers that no setup fills are known.
    if not wanted or not setups and any(kind in ("s", "v") for kind, _ in wanted):
        return False
    if any(wanted & entry_registers(s) for s in setups):
        return False
    kernel = kernel_of(warning["message"])
    return bool(entries) and all(is_unwritten(source, kernel, e, wanted) for e in entries)


def is_lds_unwritten(source, entry):
    others = [mnemonic(e.text) for e in source.instructions(entry.section)]
    return mnemonic(entry.text).startswith("ds_read") and not any(
        re.match(r"ds_(?!read)|flat_", name) for name in others
    )


def is_unwritten(source, kernel, entry, wanted):
    """Returns true if no instruction writes the registers before it, or after it if the code jumps."""
    code = source.instructions(entry.section)
    label = source.label(kernel)
    start = label[1] if label and label[0] == entry.section else 0
    before = [e for e in code if start <= e.offset < entry.offset]
    others = code if any(is_jump(e) for e in before) else before
    return reads(entry.text, wanted) and not any(wanted & written(e.text) for e in others if e != entry)


def reads(text, wanted):
    """Returns true if an instruction names a register, or reads it without naming it."""
    name = mnemonic(text)
    if wanted == {("scc", 0)}:
        return re.match(r"s_(cbranch_scc|addc|subb|cselect|cmov)", name) is not None
    if wanted == {("m0", 0)} and re.search(r"^ds_|^v_interp|^v_movrel|\blds\b", text):
        return True
    if name.startswith("v_div_fmas") and wanted <= registers("vcc"):
        return True
    return wanted <= registers(" ".join(operands(text)))


def declared_registers(source, warning):
    """The number of the register is not less than the count, and the statement names it."""
    found = re.search(r"([sv])(\d+) is used here, but the kernel has (\d+) ([SV])GPRs", warning["message"])
    register = (found[1], int(found[2]))
    entries = source.entries_at(warning)
    if found[1].upper() != found[4] or int(found[2]) < int(found[3]) or not entries:
        return False
    if not any(register in registers(e.text.lower()) for e in entries):
        return False
    # A kernel in the binary must have the count without the register, or no instruction writes it.
    counts = [allocated(s, register[0]) for s in source.setups()]
    if any(int(found[3]) <= count <= register[1] for count in counts):
        return True
    return not any(register in written(e.text) for e in source.instructions(entries[0].section))


def allocated(setup, kind):
    return ((setup.rsrc1 & 0x3F) + 1) * 4 if kind == "v" else ((setup.rsrc1 >> 6 & 0xF) + 1) * 8


def waitcnt(source, warning):
    """Between the access and the place are no wait, label or jump, and both name the register."""
    notes = [n for n in warning["notes"] if re.match(r"the (load|access) is here", n["message"])]
    ends = source.entries_at(warning)
    if "LDS writes" in warning["message"]:
        return bool(ends) and all(lds_at_barrier(source, e) for e in ends)
    starts = source.entries_at(notes[0]) if notes else []
    return any(is_unwaited(source, warning["message"], start, end) for start in starts for end in ends)


def is_unwaited(source, message, start, end):
    wanted = named_registers(message)
    between = [e for e in source.instructions(end.section) if start.offset < e.offset < end.offset]
    if start.section != end.section or start.offset >= end.offset:
        return False
    if any(is_jump(e) or "waitcnt" in e.text for e in between):
        return False
    accessed = written(start.text) if "load that writes" in message else registers(start.text.lower())
    return bool(wanted) and wanted <= accessed and wanted <= registers(end.text.lower())


def lds_at_barrier(source, barrier):
    """An LDS write precedes the barrier, without a wait between them in the text."""
    before = [e for e in source.instructions(barrier.section) if e.offset < barrier.offset]
    for entry in reversed(before):
        if "waitcnt" in entry.text or is_jump(entry):
            return False
        if mnemonic(entry.text).startswith("ds_write"):
            return mnemonic(barrier.text) == "s_barrier"
    return False


def no_configuration(source, warning):
    """No pseudo-op of a configuration or of a raw header belongs to the kernel."""
    parts = re.split(r"(?m)^\s*\.kernel\s+(\w+)", source.text())
    name = kernel_of(warning["message"])
    own = "".join(text for kernel, text in zip(parts[1::2], parts[2::2]) if kernel == name)
    return not re.search(r"\.(hsa)?config\b|\.kcode\b", own)


def default_device(source, warning):
    """Neither an option nor a statement before the first instruction selects a device."""
    before = "\n".join(source.lines(source.name)[: warning["line"] - 1])
    return not re.search(r"(?m)^\s*\.(gpu|arch|include)\b", before) and not any("-mcpu" in o for o in source.options)


def late_device(source, warning):
    """The statement selects a device, and output precedes it in the source."""
    is_selection = re.match(r"\s*\.(gpu|arch)\b", warning["source"]) is not None
    return is_selection and any(e.line < warning["line"] for e in source.entries)


def no_kernel(source, warning):
    return not re.search(r"(?m)^\s*\.kernel\b", source.text())


def endless_loop(source, warning):
    """A branch jumps back, and nothing between its target and itself jumps or ends."""
    entries = source.entries_at(warning)
    if len(entries) != 1:
        return False
    # The operand of a local label ends with its direction.
    target = re.sub(r"^(\d+)b$", r"\1", entries[0].text.split()[-1])
    label = (entries[0].section, entries[0].offset) if target == ".-0" else source.label(target)
    if mnemonic(entries[0].text) != "s_branch" or label is None or label[0] != entries[0].section:
        return False
    body = [e for e in source.instructions(label[0]) if label[1] <= e.offset < entries[0].offset]
    return label[1] <= entries[0].offset and not any(is_jump(e) for e in body)


def undeclared_lds(source, warning):
    text = source.text()
    is_access = any(mnemonic(e.text).startswith("ds_") for e in source.entries_at(warning))
    return is_access and not re.search(r"\.localsize|\blocal\b", text)


# The formats of floats: those of the bits and of the number for struct, the exponent of the
# smallest normal number.
FLOATS = {"f16": ("<H", "<e", -14), "f32": ("<I", "<f", -126), "f64": ("<Q", "<d", -1022)}


def integer_as_float(source, warning):
    """The text is an integer whose bits are the denormal number or NaN of the message."""
    found = re.match(r"(v_\w+) reads the integer (-?\d+) as (?:NaN|the float (\S+))", warning["message"])
    kind = re.findall(r"_(f16|f32|f64)", found[1])[-1]
    bits_format, float_format, exponent = FLOATS[kind]
    value, size = int(found[2]), struct.calcsize(bits_format)
    # A literal is the upper half of a number of 64 bits.
    is_literal = kind == "f64" and has_value(source, warning, f"lit({value})")
    bits = value << 32 if is_literal else value
    bits = struct.pack(bits_format, bits & (1 << 8 * size) - 1)
    number = struct.unpack(float_format, bits)[0]
    if not has_value(source, warning, str(value)):
        return False
    if not found[3]:
        return number != number
    return 0 < number < 2.0**exponent and abs(float(found[3]) / number - 1) < 0.06


def scalar_operand(source, warning):
    found = re.match(r"(v_\w+) needs a scalar register or a constant here, not (v\d+)\b", warning["message"])
    lanes = re.compile(r"v_(readlane|writelane|permlane(x)?16)_b32")
    operand = warning["source"][warning["column"] - 1 :].split(",")[0].lower()
    return found is not None and lanes.match(found[1]) is not None and registers(found[2]) == registers(operand)


def redefinition(source, warning):
    """The statement has the modifier twice, or replaces a label."""
    label = re.match(r"symbol '(\w+)' is a label", warning["message"])
    if label:
        before = "\n".join(source.lines(source.name)[: warning["line"] - 1])
        return label[1] in warning["source"] and re.search(r"(?m)^\s*%s:" % label[1], before) is not None
    found = re.match(r"(\w+) is already defined$", warning["message"])
    others = {"div": r"mul|div|omod", "row_shr": r"row_\w+|quad_perm|wave_\w+"}
    return found is not None and len(re.findall(r"\b(?:%s)\b" % others.get(found[1], found[1]), warning["source"])) > 1


def scalar_stores(source, warning):
    entries = source.entries_at(warning)
    names = [mnemonic(e.text) for e in source.instructions(entries[0].section)] if entries else []
    is_store = any(re.match(r"s_(buffer_|scratch_)?store", n) for n in names)
    return is_store and not any("dcache_wb" in n for n in names)


def clause_end(source, warning):
    """The last instruction of the code begins a clause."""
    entries = source.entries_at(warning)
    code = source.instructions(entries[0].section) if entries else []
    return bool(code) and mnemonic(code[-1].text) == "s_clause" and code[-1] in entries


def undefined_symbol(source, warning):
    name = re.search(r"symbol '([^']*)'", warning["message"])[1]
    return not re.search(r"(?m)(^|[\s;])%s\s*(:|=)|\.(set|equ|equiv|scratchsym)\s+%s\b" % (name, name), source.text())


def unaligned(source, warning):
    return any(e.offset % 4 and e.kind == "instruction" for e in source.entries_at(warning))


def ignored(source, warning):
    """The statement is one that GNU as has for debug information, and clrxasm ignores."""
    return re.match(r"\s*\.(file|ln|line|lflags|loc|ident|title|sbttl|version)\b", warning["source"]) is not None


def unterminated(source, warning):
    """The quotes up to the end of the line do not come in pairs."""
    before = "\n".join(source.lines(source.name)[: warning["line"]])
    return len(re.findall(r"'", before)) % 2 == 1


def user_message(source, warning):
    return re.search(r"\.warn(ing)?\b", warning["source"]) is not None and warning["message"] in warning["source"]


def bitness(source, warning):
    return "64-bit" in warning["message"] and re.match(r"\s*\.32bit\b", warning["source"]) is not None


def old_mesa(source, warning):
    """No driver version of Mesa 20.3 or later is named. Clover's launches show the rest."""
    versions = [int(v, 0) for v in re.findall(r"\.driver_version\s+(\w+)", source.text())]
    versions += [int(o.split("=")[1], 0) for o in source.options if o.startswith("--driver-version")]
    return all(v < 200300 for v in versions)


# A function for each rule. Rules without one are listed.
VERIFIERS = {
    "kernel-start": kernel_start,
    "missing-end": missing_end,
    "truncated-value": truncated,
    "value-range": truncated,
    "uninitialized": uninitialized,
    "uninitialized-lds": uninitialized,
    "declared-registers": declared_registers,
    "waitcnt": waitcnt,
    "no-configuration": no_configuration,
    "default-device": default_device,
    "late-device": late_device,
    "no-kernel": no_kernel,
    "endless-loop": endless_loop,
    "undeclared-lds": undeclared_lds,
    "undefined-symbol": undefined_symbol,
    "redefinition": redefinition,
    "unaligned-code": unaligned,
    "ignored": ignored,
    "unterminated": unterminated,
    "user-message": user_message,
    "device": bitness,
    "integer-as-float": integer_as_float,
    "vector-lane-source": scalar_operand,
    "scalar-store": scalar_stores,
    "clause-end": clause_end,
}


def verdict_of(source, warning):
    if warning["message"].startswith("AMD's loader"):
        return "counted"
    verify = old_mesa if "no Mesa since" in warning["message"] else VERIFIERS.get(warning["rule"])
    return "verified" if verify is not None and "line" in warning and verify(source, warning) else "listed"


class Result:
    """Counts the warnings by rule and verdict, and lists the ones that are not verified."""

    def __init__(self):
        self.sources, self.counts, self.others = 0, collections.defaultdict(collections.Counter), []

    def add(self, source, name):
        if not source.ok:
            return
        self.sources += 1
        for warning in source.warnings:
            verdict = verdict_of(source, warning)
            self.counts[warning["rule"]][verdict] += 1
            if verdict == "listed":
                self.others.append((name, warning.get("line", 0), warning["rule"], warning["message"]))

    def show(self):
        print(f"{self.sources} sources")
        for rule, count in sorted(self.counts.items(), key=lambda item: -sum(item[1].values())):
            print(f"{count['verified']:6} verified {count['counted']:5} counted {count['listed']:5} listed  {rule}")
        for name, line, rule, message in self.others:
            print(f"{name}:{line}: {message} ({rule})")


def verify_sources(tool, vectors, scratch, result):
    for area in sorted(os.listdir(vectors)):
        folder = os.path.join(vectors, area)
        for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
            stem, suffix = os.path.splitext(name)
            if suffix != ".clrx":
                continue
            options, arguments = [], os.path.join(folder, stem + ".args")
            if os.path.exists(arguments):
                with open(arguments) as f:
                    options = translate(shlex.split(f.read()))
            if options is None:
                print(f"{area}/{name}: unknown options")
                continue
            result.add(Source(tool, folder, name, options, scratch), f"{area}/{name}")


def verify_rows(tool, path, scratch, result):
    with open(path) as f:
        rows = [json.loads(line) for line in f]
    gpu = rows[0].get("gpu")
    for number, row in enumerate(rows, 1):
        if "src" not in row or "err" in row:
            continue
        with open(os.path.join(scratch, "row.clrx"), "w") as f:
            f.write(row["src"] + "\n")
        options = [] if "sha256" in row else ["--format=rawcode", "--mcpu=" + gpu]
        result.add(Source(tool, scratch, "row.clrx", options, scratch), f"{os.path.basename(path)}:{number}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", default="clrx-mc", help="the program to run")
    parser.add_argument("--vectors", help="a folder with unpacked sources; default: those of test/Conformance")
    parser.add_argument("--rows", action="store_true", help="verify the rows of instructions/*.jsonl instead")
    args = parser.parse_args()

    tool = os.path.abspath(args.tool) if os.path.exists(args.tool) else args.tool
    result = Result()
    with tempfile.TemporaryDirectory() as scratch:
        if args.rows:
            folder = os.path.join(args.vectors or ConformanceCases.ROOT, "instructions")
            for name in sorted(os.listdir(folder)):
                verify_rows(tool, os.path.join(folder, name), scratch, result)
        else:
            vectors = os.path.join(scratch, "vectors")
            # The sources are copied, because a verifier assembles changed copies in their folder.
            if args.vectors:
                shutil.copytree(args.vectors, vectors)
            else:
                ConformanceCases.unpack(vectors)
            verify_sources(tool, vectors, scratch, result)
        result.show()
    return 1 if result.others else 0


if __name__ == "__main__":
    sys.exit(main())
