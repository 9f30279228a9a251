# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lit test format of test/Conformance: what the reference assembler does.

A vector AREA/NAME.clrx is one lit test. It is assembled as
    clrxasm [words of NAME.args] -o OUT NAME.clrx
in its folder, and agrees when
    NAME.bin exists: exit status 0 and OUT has exactly these bytes;
    NAME.err exists: exit status 1, no output file, and the first error is
        reported on the line of the first "LINE:COL: Error" row; where the
        reference has no place for its first error, ours may have one, and come
        before that.
A row of instructions/FILE.jsonl is a source of its own, with "hex" (its raw
code), "sha256" (of its Gallium binary), or "err" (as NAME.err). RowsPerTest
rows make one lit test, named FILE.jsonl/FIRST-LAST by line numbers.

Of those that unordered.txt names, symbols and lines with errors are compared
without their order; all errors count then, not only the first.
"""

import hashlib
import json
import os
import re
import subprocess
import tempfile

import lit.Test
import lit.formats

import UnorderedElf

RowsPerTest = 200
SecondsPerSource = 30
MaxReports = 20

# A position in front of "error", ours (error:) or the reference's (Error:).
ErrorPlace = re.compile(r":(\d+):(\d+): error", re.I)


def read_names(path):
    """The names in a file, one a line, without comments."""
    with open(path) as f:
        names = (line.strip() for line in f)
        return frozenset(n for n in names if n and not n.startswith("#"))


def find_error_line(text):
    match = ErrorPlace.search(text)
    return int(match[1]) if match else None


def place_rows(rows):
    """The rows of a .err file as messages with a file name."""
    return "".join("\n:" + row for row in rows.split("\n"))


def find_error_lines(text):
    """The lines of all errors, as a set."""
    return {int(line) for line, _ in ErrorPlace.findall(text)}


class Outcome:
    """What one run of the assembler left behind."""

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


# The judges return None when the outcome agrees, else why it does not.


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
        # The reference has no place for its first error; we may have one.
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


def run_file_vector(assembler, path, unordered):
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
            return judge(outcome, f.read())
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
    """The rows of a .jsonl file with their line numbers."""
    common = {}
    with open(path) as f:
        for number, line in enumerate(f, 1):
            row = json.loads(line)
            if "src" in row:
                yield number, {**common, **row}
            else:
                common = row


class ConformanceFormat(lit.formats.FileBasedTest):
    def __init__(self, root):
        self.root = root
        self.unordered = read_names(os.path.join(root, "unordered.txt"))

    def getTestsForPath(self, testSuite, path_in_suite, litConfig, localConfig):
        def make(path):
            return lit.Test.Test(testSuite, path, localConfig)

        name = path_in_suite[-1]
        if name.endswith(".clrx"):
            yield make(path_in_suite)
        elif name.endswith(".jsonl"):
            with open(testSuite.getSourcePath(path_in_suite)) as f:
                lines = sum(1 for _ in f)
            for first in range(1, lines + 1, RowsPerTest):
                last = min(first + RowsPerTest - 1, lines)
                yield make(path_in_suite + ("%d-%d" % (first, last),))

    def execute(self, test, litConfig):
        path = test.getSourcePath()
        if path.endswith(".clrx"):
            results = self.run_file(test.config.clrxasm, path)
        else:
            results = self.run_batch(test.config.clrxasm, path)
        return self.report(list(results))

    def run_file(self, assembler, path):
        name = os.path.relpath(path, self.root)[: -len(".clrx")]
        yield name, run_file_vector(assembler, path, name in self.unordered), ""

    def run_batch(self, assembler, path):
        path, batch = os.path.split(path)
        first, last = map(int, batch.split("-"))
        name = os.path.relpath(path, self.root)[: -len(".jsonl")]
        for number, row in read_rows(path):
            if first <= number <= last:
                source = row["src"].replace("\n", " ; ")
                yield "%s#%d" % (name, number), run_row(assembler, row), source

    def report(self, results):
        failed = [r for r in results if r[1]]
        if not failed:
            return lit.Test.PASS, ""
        lines = ["%s: %s  %s" % r for r in failed[:MaxReports]]
        lines.append("%d of %d failed" % (len(failed), len(results)))
        return lit.Test.FAIL, "\n".join(lines)
