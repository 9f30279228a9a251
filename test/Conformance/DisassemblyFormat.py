# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lit test format of test/Conformance/disasm: compares with clrxdisasm.

ConformanceCases.py describes case files. Each case with the key "input" is a
lit test, named disasm/TOPIC.cases/NAME. The test runs clrxdisasm with "options"
on the files of "input" in the folder of unpacked files. The outcome agrees when
the exit status is that of the key "status" (0 by default; "any" stands for 0 or
1, because the reference cannot read a valid file), standard output is the part
"output", and standard error is not empty if the status is 1.

Each row of rows-ARCH.jsonl is one instruction. A lit test covers RowsPerTest of
them. The test puts them into one file, each in a slot that s_nop fills up, and
prints the file as raw code. A row agrees when the line at the slot's offset is
"text" (or "also", the reference's text where it is wrong), when the next line
is at the instruction's end, and when further options print further texts: -f
"floats", -f with --buggyFPLit "buggy", -3 "wave32". A row without such a key
has the same text with the option.
"""

import functools
import json
import os
import re
import shlex
import struct
import subprocess
import tempfile

import lit.Test
import lit.formats

from ConformanceCases import read_cases

RowsPerTest = 2000
Seconds = 60
MaxReports = 20

SlotSize = 48
Filler = struct.pack("<I", 0xBF800000)
Line = re.compile(r"/\*([0-9a-f]{12})\*/ (.*)$")

# Options, and the key of a row for what is printed with them.
Variants = (
    ("text", []),
    ("floats", ["-f"]),
    ("buggy", ["-f", "--buggyFPLit"]),
    ("wave32", ["-3"]),
)


def read_rows(path):
    with open(path) as f:
        return [json.loads(line) for line in f]


def disassemble(program, args, inputs, cwd):
    try:
        return subprocess.run(
            [program, *args, *inputs],
            cwd=cwd,
            capture_output=True,
            timeout=Seconds,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        return None


def judge_text(text, expected):
    if text == expected:
        return None
    ours, theirs = text.split(b"\n"), expected.split(b"\n")
    differing = (i for i, (x, y) in enumerate(zip(ours, theirs)) if x != y)
    first = next(differing, min(len(ours), len(theirs)))
    return "line %d: %s, reference %s" % (
        first + 1,
        ours[first : first + 1],
        theirs[first : first + 1],
    )


def judge_case(program, folder, case):
    """Returns None if the run agrees, and otherwise the reason."""
    options = shlex.split(case.keys.get("options", ""))
    run = disassemble(program, options, shlex.split(case.keys["input"]), folder)
    if run is None or run.returncode not in (0, 1):
        return "crashed or timed out"
    expected = case.keys.get("status", "0")
    if expected == "any":
        return None
    if run.returncode != int(expected):
        return "exit status %d, reference %s: %s" % (
            run.returncode,
            expected,
            run.stderr.decode("utf-8", "replace"),
        )
    if run.returncode and not run.stderr:
        return "exit status 1 without a message"
    if "output" not in case.parts:
        return None
    return judge_text(run.stdout, case.parts["output"])


def print_rows(program, arch, args, rows):
    """Returns for each row the lines in its slot by offset, or None on failure."""
    codes = (bytes.fromhex(row["hex"]) for row in rows)
    code = b"".join(c + Filler * ((SlotSize - len(c)) // 4) for c in codes)
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "rows.bin"), "wb") as f:
            f.write(code)
        options = ["-r", "-A", arch, *args]
        run = disassemble(program, options, ["rows.bin"], folder)
    if run is None or run.returncode:
        return None
    slots = [{} for _ in rows]
    for line in run.stdout.decode("latin1").split("\n"):
        match = Line.match(line)
        if match:
            slot, offset = divmod(int(match[1], 16), SlotSize)
            slots[slot][offset] = match[2]
    return slots


def judge_row(row, key, lines):
    expected = row.get("floats", row["text"]) if key == "buggy" else row["text"]
    expected = row.get(key, expected)
    got = lines.get(0)
    if got not in (expected, row.get("also", expected)):
        return "%s: %r, reference %r" % (key, got, expected)
    if "also" not in row and len(row["hex"]) // 2 not in lines:
        return "%s: not %d bytes" % (key, len(row["hex"]) // 2)
    return None


def judge_rows(program, arch, rows):
    """Yields the reason for each row that does not agree."""
    for key, args in Variants:
        if key == "wave32" and not arch.startswith("GCN1.5"):
            continue
        # Rows with "also" are tested without options only, because the reference's text for
        # them is wrong with each option, too.
        part = [r for r in rows if key == "text" or "also" not in r]
        slots = print_rows(program, arch, args, part)
        if slots is None:
            yield "%s: crashed, failed or timed out" % key
            continue
        for row, lines in zip(part, slots):
            why = judge_row(row, key, lines)
            if why:
                yield "%s: %s" % (row["hex"], why)


# Each process of lit runs many tests of the same file.
read_cases_cached = functools.lru_cache(maxsize=None)(read_cases)
read_rows_cached = functools.lru_cache(maxsize=None)(read_rows)


class DisassemblyFormat(lit.formats.FileBasedTest):
    """Runs the cases and rows; vectors is the folder of unpacked files."""

    def __init__(self, vectors):
        self.vectors = vectors

    def getTestsForPath(self, testSuite, path_in_suite, litConfig, localConfig):
        path = testSuite.getSourcePath(path_in_suite)
        if path.endswith(".cases"):
            parts = [case.name for case in read_cases(path).values() if "input" in case.keys]
        elif path.endswith(".jsonl"):
            count = len(read_rows(path))
            starts = range(0, count, RowsPerTest)
            parts = ["%d-%d" % (n, min(n + RowsPerTest, count)) for n in starts]
        else:
            return
        for part in parts:
            yield lit.Test.Test(testSuite, path_in_suite + (part,), localConfig)

    def execute(self, test, litConfig):
        path, part = os.path.split(test.getSourcePath())
        program = test.config.clrxdisasm
        if path.endswith(".cases"):
            reason = judge_case(program, self.vectors, read_cases_cached(path)[part])
            failures = [reason] if reason else []
        else:
            first, last = map(int, part.split("-"))
            name = os.path.basename(path)
            arch = name[len("rows-") : -len(".jsonl")].upper()
            failures = list(judge_rows(program, arch, read_rows_cached(path)[first:last]))
        if not failures:
            return lit.Test.PASS, ""
        shown = failures[:MaxReports]
        return lit.Test.FAIL, "\n".join(shown + ["%d failed" % len(failures)])
