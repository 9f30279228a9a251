#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the case files of test/Conformance and unpacks them into single files.

A case file AREA/TOPIC.cases begins with comments and holds any number of cases:

    === NAME
    options: WORDS          options of the assembler or disassembler
    KEY: VALUE              other keys; the test formats say what they mean
    --- source
    Text up to the next line that begins with "---" or "===".
    --- errors
    Diagnostics that the reference reports.

A part is marked "escaped" if its text has unprintable characters or does not end
with a newline. Each line of such a part is a Python string without quotes, and
the lines are joined without anything between them.

AREA/TOPIC.bytes holds the binaries of the same cases, as hexadecimal dumps:

    === NAME SIZE
    OFFSET BYTES            up to 32 bytes in a line, the offset in hexadecimal
    *                       the line before is repeated up to the next offset

The binaries are those of the reference. If clrx-mc corrects a binary on purpose, the
case has the key "corrected". Its value is a list of OFFSET REFERENCE OURS, with
commas between the items and all numbers in hexadecimal: at OFFSET, the binary has the
bytes REFERENCE, and clrx-mc writes the bytes OURS instead.

`unpack` writes AREA/NAME.clrx, .args, .err, .bin and .txt, which the tests run
on, and copies the files of AREA/Inputs, which sources include. As a program
this module does the same for people and scripts:

    ConformanceCases.py OUTPUT-FOLDER [AREA...]
"""

import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
BYTES_PER_LINE = 32
# The suffix of the file that a part of a case is unpacked to.
SUFFIXES = {"source": ".clrx", "errors": ".err", "output": ".txt"}

PLAIN = re.compile(r"(?:(?!---|===)[^\x00-\x08\x0b-\x1f\x7f]*\n)*")


class Case:
    """One case: its name, keys, parts (text as bytes), and binary, if any."""

    def __init__(self, name):
        self.name = name
        self.keys = {}
        self.parts = {}
        self.binary = None

    def correct(self, binary):
        """Returns the binary of the reference with the corrections of the case."""
        data = bytearray(binary)
        for item in filter(None, self.keys.get("corrected", "").split(",")):
            offset, reference, ours = item.split()
            at, old, new = int(offset, 16), bytes.fromhex(reference), bytes.fromhex(ours)
            if data[at : at + len(old)] != old or len(old) != len(new):
                raise ValueError("%s: the reference has no bytes %s at %s" % (self.name, reference, offset))
            data[at : at + len(new)] = new
        return bytes(data)


def escape(data):
    """Returns the lines of an escaped part."""
    lines = re.findall(rb"[^\n]*\n|[^\n]+", data)
    escaped = (line.decode("latin1").encode("unicode_escape").decode() for line in lines)
    # A line must not look like the beginning of a part or case.
    return "".join("%s\n" % re.sub(r"^[-=]", lambda m: "\\x%02x" % ord(m[0]), line) for line in escaped)


def unescape(text):
    lines = text.split("\n")[:-1]
    return b"".join(line.encode().decode("unicode_escape").encode("latin1") for line in lines)


def format_part(name, data):
    try:
        text = data.decode("utf-8")
        if PLAIN.fullmatch(text):
            return "--- %s\n%s" % (name, text)
    except UnicodeDecodeError:
        pass
    return "--- %s, escaped\n%s" % (name, escape(data))


def format_case(case):
    keys = "".join("%s: %s\n" % item for item in case.keys.items())
    parts = "".join(format_part(*item) for item in case.parts.items())
    return "=== %s\n%s%s" % (case.name, keys, parts)


def format_bytes(name, data):
    lines, previous, is_repeated = ["=== %s %d\n" % (name, len(data))], None, False
    for offset in range(0, len(data), BYTES_PER_LINE):
        line = data[offset : offset + BYTES_PER_LINE]
        if line == previous:
            if not is_repeated:
                lines.append("*\n")
            is_repeated = True
            continue
        previous, is_repeated = line, False
        lines.append("%x %s\n" % (offset, line.hex()))
    return "".join(lines)


def parse_bytes(text):
    """Maps the names in a .bytes file to their data."""
    binaries = {}
    for block in re.split(r"^=== ", text, flags=re.M)[1:]:
        heading, *lines = block.splitlines()
        name, size = heading.split()
        data, repeated = bytearray(), b""
        for line in lines:
            if line == "*":
                repeated = bytes(data[-BYTES_PER_LINE:])
                continue
            offset, digits = line.split()
            if repeated:
                data += repeated * ((int(offset, 16) - len(data)) // BYTES_PER_LINE)
                repeated = b""
            if len(data) != int(offset, 16):
                raise ValueError("%s: wrong offset %s" % (name, offset))
            data += bytes.fromhex(digits)
        if repeated:
            data += repeated * ((int(size) - len(data)) // BYTES_PER_LINE)
        if len(data) != int(size):
            raise ValueError("%s: %d bytes instead of %s" % (name, len(data), size))
        binaries[name] = bytes(data)
    return binaries


def parse_case(block):
    heading, *parts = re.split(r"^--- ", block, flags=re.M)
    name, *keys = heading.splitlines()
    case = Case(name)
    case.keys = dict(re.fullmatch(r"([^:]+): ?(.*)", key).groups() for key in keys)
    for part in parts:
        title, text = part.split("\n", 1)
        title, _, mark = title.partition(", ")
        case.parts[title] = unescape(text) if mark == "escaped" else text.encode("utf-8")
    return case


def read_cases(path):
    """Returns the cases in a .cases file, by name, in their order."""
    path = Path(path)
    blocks = re.split(r"^=== ", path.read_text(encoding="utf-8"), flags=re.M)[1:]
    cases = {}
    for case in map(parse_case, blocks):
        if case.name in cases:
            raise ValueError("%s: two cases are named %s" % (path, case.name))
        cases[case.name] = case
    dump = path.with_suffix(".bytes")
    if dump.exists():
        for name, data in parse_bytes(dump.read_text(encoding="ascii")).items():
            cases[name].binary = data
    return cases


def list_case_files(folder):
    return sorted(Path(folder).glob("*.cases"))


def unpack_case(case, folder):
    for part, data in case.parts.items():
        (folder / (case.name + SUFFIXES[part])).write_bytes(data)
    if case.binary is not None:
        (folder / (case.name + ".bin")).write_bytes(case.binary)
    if "source" in case.parts and "options" in case.keys:
        (folder / (case.name + ".args")).write_text(case.keys["options"] + "\n")


def unpack_area(area, folder):
    """Unpacks all cases of one area into a new folder."""
    folder.mkdir(parents=True)
    if (area / "Inputs").exists():
        shutil.copytree(area / "Inputs", folder, dirs_exist_ok=True)
    for path in list_case_files(area):
        for case in read_cases(path).values():
            unpack_case(case, folder)


def unpack(output, areas=()):
    """Unpacks the named areas, or all, and replaces the folder output."""
    output = Path(output)
    output.parent.mkdir(parents=True, exist_ok=True)
    areas = areas or sorted({path.parent.name for path in ROOT.glob("*/*.cases")})
    with tempfile.TemporaryDirectory(dir=output.parent) as folder:
        new = Path(folder) / "new"
        for area in areas:
            unpack_area(ROOT / area, new / area)
        if output.exists():
            output.rename(Path(folder) / "old")
        new.rename(output)


def unpack_if_changed(output):
    """Unpacks all areas unless the folder output is newer than the case files."""
    output = Path(output)
    newest = max(
        path.stat().st_mtime
        for pattern in ("*.py", "*/*.cases", "*/*.bytes", "*/Inputs/**/*")
        for path in ROOT.glob(pattern)
    )
    if not output.exists() or output.stat().st_mtime < newest:
        unpack(output)
        os.utime(output)


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    unpack(sys.argv[1], sys.argv[2:])
