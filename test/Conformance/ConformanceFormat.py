# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lit test format of test/Conformance: compares with the reference assembler.

ConformanceCases.py describes case files. Each case of AREA/TOPIC.cases is one
lit test, named AREA/TOPIC.cases/NAME. The test assembles the unpacked source as
    clrxasm [options] -o OUT NAME.clrx
in the folder of the area's unpacked files. The outcome agrees in these cases:
    The case has a binary: the exit status is 0, and OUT has exactly its bytes.
    The case has errors: the exit status is 1, there is no output file, and the
        first error is on the line of the first "LINE:COL: Error" row. If the
        reference gives no position for its first error, ours may have one and
        may come earlier.
In a case with the key "corrected", OUT has the bytes that this key gives
(ConformanceCases.py). In a case with the key "unordered", the reference's hash tables determine the
order of symbols or errors. The symbols and the lines of all errors of such a
case are compared as sets (docs/compatibility.md, "Order of symbols and
messages").

Each row of instructions/FILE.jsonl is a source with "hex" (its raw code),
"sha256" (of its Gallium binary), or "err" (the reference's errors). A lit test
named FILE.jsonl/FIRST-LAST covers the rows on these lines.
"""

import functools
import hashlib
import json
import os
import re
import subprocess
import tempfile

import lit.Test
import lit.formats

import UnorderedElf
from ConformanceCases import read_cases

RowsPerTest = 200
SecondsPerSource = 30
MaxReports = 20

# The position before "error" in our messages or "Error" in those of the reference.
ErrorPlace = re.compile(r":(\d+):(\d+): error", re.I)


def find_error_line(text):
    match = ErrorPlace.search(text)
    return int(match[1]) if match else None


def place_rows(rows):
    """Returns the rows of a .err file as messages with a file name."""
    return "".join("\n:" + row for row in rows.split("\n"))


def find_error_lines(text):
    """Returns the lines of all errors as a set."""
    return {int(line) for line, _ in ErrorPlace.findall(text)}


# Each process of lit runs many cases of the same file.
read_cases_cached = functools.lru_cache(maxsize=None)(read_cases)


class Outcome:
    """The result of one run of the assembler."""

    def __init__(self, status, output, messages):
        self.status = status  # None: timed out.
        self.output = output  # None: no output file.
        self.messages = messages

    def first_message(self):
        return self.messages.split("\n")[0]


def assemble(assembler, args, source, cwd):
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "out.bin")
        try:
            run = subprocess.run(
                [assembler, *args, "-o", out, source],
                cwd=cwd,
                capture_output=True,
                timeout=SecondsPerSource,
                stdin=subprocess.DEVNULL,
            )
        except subprocess.TimeoutExpired:
            return Outcome(None, None, "timed out")
        output = None
        if os.path.exists(out):
            with open(out, "rb") as f:
                output = f.read()
        return Outcome(run.returncode, output, run.stderr.decode("utf-8", "replace"))


# Each judge returns None if the outcome agrees, and otherwise the reason why it
# does not.


def judge_success(outcome, agrees, describe):
    if outcome.status != 0:
        return "rejected (status %s): %s" % (outcome.status, outcome.first_message())
    if outcome.output is None:
        return "no output file"
    return None if agrees(outcome.output) else describe(outcome.output)


def judge_bytes(outcome, wanted):
    def describe(got):
        pairs = enumerate(zip(got, wanted))
        first = next((i for i, (x, y) in pairs if x != y), min(len(got), len(wanted)))
        return "first difference at 0x%x (size %d, reference %d)" % (
            first,
            len(got),
            len(wanted),
        )

    return judge_success(outcome, lambda got: got == wanted, describe)


def judge_unordered(outcome, wanted):
    wanted = UnorderedElf.value_of(wanted)
    return judge_success(
        outcome,
        lambda got: UnorderedElf.value_of(got) == wanted,
        lambda got: "differs in more than the order of symbols",
    )


def judge_error(outcome, rows, unordered=False):
    if outcome.status == 0:
        return "accepted"
    if outcome.status != 1:
        return "crashed or timed out (status %s)" % outcome.status
    if outcome.output is not None:
        return "left an output file behind"
    find = find_error_lines if unordered else find_error_line
    wanted = find(place_rows(rows))
    got = find(outcome.messages)
    if not unordered and not ErrorPlace.match(place_rows(rows).split("\n")[1]):
        # The reference gives no position for its first error; ours may have one.
        got = wanted if wanted in find_error_lines(outcome.messages) else got
    if wanted and got != wanted:
        message = outcome.first_message()
        return "error on line %s, reference on line %s: %s" % (got, wanted, message)
    return None


def judge_row(outcome, row):
    if "err" in row:
        return judge_error(outcome, row["err"])
    if "hex" in row:
        return judge_success(
            outcome,
            lambda got: got.hex() == row["hex"],
            lambda got: "bytes %s, reference %s" % (got.hex(), row["hex"]),
        )
    return judge_success(
        outcome,
        lambda got: hashlib.sha256(got).hexdigest() == row["sha256"],
        lambda got: "other bytes (reference: %(sgprs)d SGPRs, %(vgprs)d VGPRs)" % row,
    )


def run_file_vector(assembler, path, case):
    unordered = "unordered" in case.keys
    base = path[: -len(".clrx")]
    args = []
    if os.path.exists(base + ".args"):
        with open(base + ".args") as f:
            args = f.read().split()
    folder, name = os.path.split(path)
    outcome = assemble(assembler, args, name, folder)
    if os.path.exists(base + ".bin"):
        with open(base + ".bin", "rb") as f:
            judge = judge_unordered if unordered else judge_bytes
            return judge(outcome, case.correct(f.read()))
    with open(base + ".err", encoding="utf-8", errors="replace") as f:
        return judge_error(outcome, f.read(), unordered)


def run_row(assembler, row):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "row.clrx"), "w") as f:
            f.write(row["src"] + "\n")
        args = ["-g", row["gpu"]]
        if "sha256" not in row:
            args += ["-b", "rawcode"]
        return judge_row(assemble(assembler, args, "row.clrx", folder), row)


def read_rows(path):
    """Yields the rows of a .jsonl file with their line numbers."""
    common = {}
    with open(path) as f:
        for number, line in enumerate(f, 1):
            row = json.loads(line)
            if "src" in row:
                yield number, {**common, **row}
            else:
                common = row


class ConformanceFormat(lit.formats.FileBasedTest):
    """Runs the cases and rows; vectors is the folder of unpacked files."""

    def __init__(self, vectors):
        self.vectors = vectors

    def getTestsForPath(self, testSuite, path_in_suite, litConfig, localConfig):
        path = testSuite.getSourcePath(path_in_suite)
        if path.endswith(".cases"):
            parts = read_cases(path)
        elif path.endswith(".jsonl"):
            with open(path) as f:
                lines = sum(1 for _ in f)
            starts = range(1, lines + 1, RowsPerTest)
            parts = ["%d-%d" % (n, min(n + RowsPerTest - 1, lines)) for n in starts]
        else:
            return
        for part in parts:
            yield lit.Test.Test(testSuite, path_in_suite + (part,), localConfig)

    def execute(self, test, litConfig):
        path, part = os.path.split(test.getSourcePath())
        if path.endswith(".cases"):
            results = self.run_case(test.config.clrxasm, path, part)
        else:
            results = self.run_batch(test.config.clrxasm, path, part)
        return self.report(list(results))

    def run_case(self, assembler, path, name):
        case = read_cases_cached(path)[name]
        area = os.path.basename(os.path.dirname(path))
        source = os.path.join(self.vectors, area, name + ".clrx")
        yield name, run_file_vector(assembler, source, case), ""

    def run_batch(self, assembler, path, batch):
        first, last = map(int, batch.split("-"))
        for number, row in read_rows(path):
            if first <= number <= last:
                source = row["src"].replace("\n", " ; ")
                yield "line %d" % number, run_row(assembler, row), source

    def report(self, results):
        failed = [r for r in results if r[1]]
        if not failed:
            return lit.Test.PASS, ""
        lines = ["%s: %s  %s" % r for r in failed[:MaxReports]]
        lines.append("%d of %d failed" % (len(failed), len(results)))
        return lit.Test.FAIL, "\n".join(lines)
