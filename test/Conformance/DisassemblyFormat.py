# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lit test format of test/Conformance/disasm: what clrxdisasm prints.

A row of cases.jsonl or cases-CONTAINER.jsonl is one lit test: a run in the folder above, with "args" on
"input". It agrees when the exit status is "status" (0 when absent; "any": 0 or
1, the reference cannot read a valid file), standard output is the file "expect",
and something is on standard error when the status is 1.

A row of rows-ARCH.jsonl is one instruction; RowsPerTest of them make one lit
test. They are put into one file, each in a slot filled up with s_nop, and
printed as raw code. A row agrees when the line at its place is "text" (or
"also", what the reference prints where it is wrong), the next line stands at its
end, and with -f it is "floats", with -f --buggyFPLit "buggy", with -3 "wave32"
(when absent: as without that option).
"""

import json
import os
import re
import struct
import subprocess
import tempfile

import lit.Test
import lit.formats

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


def judge_case(program, folder, case):
    """None if the run agrees, else why it does not."""
    inputs = case["input"]
    if not isinstance(inputs, list):
        inputs = [inputs]
    run = disassemble(program, case["args"], inputs, os.path.dirname(folder))
    if run is None or run.returncode not in (0, 1):
        return "crashed or timed out"
    wanted = case.get("status", 0)
    if wanted == "any":
        return None
    if run.returncode != wanted:
        return "exit status %d, reference %d: %s" % (
            run.returncode,
            wanted,
            run.stderr.decode("utf-8", "replace"),
        )
    if wanted and not run.stderr:
        return "exit status 1 without a message"
    if "expect" not in case:
        return None
    with open(os.path.join(folder, case["expect"]), "rb") as f:
        text = f.read()
    if run.stdout == text:
        return None
    ours, theirs = run.stdout.split(b"\n"), text.split(b"\n")
    same = (i for i, (x, y) in enumerate(zip(ours, theirs)) if x != y)
    first = next(same, min(len(ours), len(theirs)))
    return "line %d: %s, reference %s" % (
        first + 1,
        ours[first : first + 1],
        theirs[first : first + 1],
    )


def print_rows(program, arch, args, rows):
    """For each row the lines in its slot by their place; None on failure."""
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
            slot, place = divmod(int(match[1], 16), SlotSize)
            slots[slot][place] = match[2]
    return slots


def judge_row(row, key, lines):
    wanted = row.get("floats", row["text"]) if key == "buggy" else row["text"]
    wanted = row.get(key, wanted)
    got = lines.get(0)
    if got not in (wanted, row.get("also", wanted)):
        return "%s: %r, reference %r" % (key, got, wanted)
    if "also" not in row and len(row["hex"]) // 2 not in lines:
        return "%s: not %d bytes" % (key, len(row["hex"]) // 2)
    return None


def judge_rows(program, arch, rows):
    """Why rows do not agree, for each that does not."""
    for key, args in Variants:
        if key == "wave32" and not arch.startswith("GCN1.5"):
            continue
        # What the reference prints wrongly, it prints so with all options.
        part = [r for r in rows if key == "text" or "also" not in r]
        slots = print_rows(program, arch, args, part)
        if slots is None:
            yield "%s: crashed, failed or timed out" % key
            continue
        for row, lines in zip(part, slots):
            why = judge_row(row, key, lines)
            if why:
                yield "%s: %s" % (row["hex"], why)


class DisassemblyFormat(lit.formats.FileBasedTest):
    def getTestsForPath(self, testSuite, path_in_suite, litConfig, localConfig):
        name = path_in_suite[-1]
        if not name.endswith(".jsonl"):
            return
        rows = read_rows(testSuite.getSourcePath(path_in_suite))
        if name.startswith("cases"):
            parts = (row["name"] for row in rows)
        else:
            starts = range(0, len(rows), RowsPerTest)
            parts = ("%d-%d" % (n, min(n + RowsPerTest, len(rows))) for n in starts)
        for part in parts:
            yield lit.Test.Test(testSuite, path_in_suite + (part,), localConfig)

    def execute(self, test, litConfig):
        path, part = os.path.split(test.getSourcePath())
        folder, name = os.path.split(path)
        program = test.config.clrxdisasm
        rows = read_rows(path)
        if name.startswith("cases"):
            cases = [row for row in rows if row["name"] == part]
            judged = (judge_case(program, folder, case) for case in cases)
            failures = [why for why in judged if why]
        else:
            first, last = map(int, part.split("-"))
            arch = name[len("rows-") : -len(".jsonl")].upper()
            failures = list(judge_rows(program, arch, rows[first:last]))
        if not failures:
            return lit.Test.PASS, ""
        shown = failures[:MaxReports]
        return lit.Test.FAIL, "\n".join(shown + ["%d failed" % len(failures)])
