# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares two assemblers on many statements at once, statement by statement."""

import collections
import re
import struct
import tempfile

import harness

MESSAGE = re.compile(r"^(?:[^:\n]*:)?(\d+):\d{1,6}: (?:fatal )?(error|warning): (.*)$", re.I | re.M)
TRUNCATED = re.compile(r"value (0x[0-9a-f]+) truncated to (0x[0-9a-f]+)", re.I)

# Warnings that only clrx-mc gives, see docs/compatibility.md.
OWN_WARNING = re.compile(r"is ignored$|^the address has .* registers, found")

# Result for one program. outcomes counts statements; features counts those of valid
# statements; differing has texts by line; warnings is a list of texts.
Verdict = collections.namedtuple("Verdict", "outcomes features differing warnings")

CRASH = "crash or timeout"


class Program:
    """Lines, some of which are statements with a marker after each."""

    def __init__(self, arch, options, numbered):
        self.number = 0
        self.arch = arch
        self.options = ["-A", arch, *options]
        self.lines = []
        self.statements = {}  # Line number -> (text, features).
        self.numbered = numbered

    def add(self, text):
        self.lines.append(text)

    def add_statement(self, text, features):
        self.add(text)
        self.statements[len(self.lines)] = (text, features)

    def describe(self, number, what):
        """Returns a message about a line; line 0 is the whole program."""
        text = self.lines[number - 1] if number else "all"
        return "%s  [%s]\n  %s" % (text, self.arch, what)

    def marker(self, number):
        return struct.pack("<I", 0xC1A70000 | number & 0xFFFF)

    def source(self, without=()):
        """Returns the program without some lines; the others keep their numbers."""
        out = []
        for number, line in enumerate(self.lines, 1):
            if number in without:
                line = ""
            if number in self.statements and self.numbered:
                line += " ; .int 0x%x" % struct.unpack("<I", self.marker(number))
            out.append(line)
        return "\n".join(out) + "\n"

    def split(self, output):
        """Returns the bytes of each statement, by line number."""
        pieces, at = {}, 0
        for number in self.statements:
            end = output.find(self.marker(number), at)
            if end < 0:
                break
            pieces[number] = output[at:end]
            at = end + 4
        return pieces


class Runs:
    """Runs variants of one program."""

    def __init__(self, program, tools, folder):
        self.program, self.tools, self.folder = program, tools, folder

    def run(self, tool, without=()):
        name = "a.s"
        with open("%s/%s" % (self.folder, name), "w") as f:
            f.write(self.program.source(without))
        return tool.run(self.program.options, name, self.folder)


def messages(result, kind):
    found = [(int(n), k.lower(), text) for n, k, text in MESSAGE.findall(result.messages)]
    return {n: text for n, k, text in reversed(found) if k == kind}


def warning_keys(result):
    """Returns the line of each warning, and for warnings about truncation also the values."""
    keys = set()
    for n, k, text in MESSAGE.findall(result.messages):
        if k.lower() == "warning" and not OWN_WARNING.search(text):
            values = TRUNCATED.search(text)
            keys.add((int(n), *(values.groups() if values else ())))
    return {tuple(str(part).lower() for part in key) for key in keys}


def gave_up(result):
    """Returns whether the reference was killed or ended with a message without a position."""
    bare = [line for line in result.messages.splitlines() if line and not MESSAGE.match(line)]
    return result.status not in (0, 1) or (result.status == 1 and bool(bare))


def crashed(result):
    return result.status not in (0, 1)


def find_causes(runs, tool, is_bad, without):
    """Returns the statements that make tool's result bad, each with its message."""
    found = {}
    while is_bad(runs.run(tool, without | set(found))):
        left = [n for n in runs.program.statements if n not in without and n not in found]
        while len(left) > 1:
            half = left[: len(left) // 2]
            others = set(runs.program.statements) - set(half)
            left = half if is_bad(runs.run(tool, others)) else left[len(left) // 2 :]
        alone = runs.run(tool, set(runs.program.statements) - set(left))
        found[left[0]] = alone.messages.strip() if alone.status == 1 else CRASH
    return found


class Comparison:
    """Compares the results of the two assemblers for a program, statement by statement."""

    def __init__(self, program, tools, folder):
        self.program = program
        self.runs = Runs(program, tools, folder)
        self.ours, self.reference = tools
        self.outcomes = collections.Counter()
        self.differing = {}  # Error message by line number; 0 is the whole program.
        self.skipped = set()  # Statements that are no longer compared.

    def isolate_crashes(self):
        """Removes the statements that end a run early."""
        ours, theirs = self.runs.run(self.ours), self.runs.run(self.reference)
        if crashed(ours):
            self.differing.update(find_causes(self.runs, self.ours, crashed, set()))
        self.skipped |= set(self.differing)
        if not gave_up(theirs):
            return
        causes = find_causes(self.runs, self.reference, gave_up, self.skipped)
        self.outcomes["reference gave up"] += len(causes)
        our_errors = messages(ours, "error")
        for n, text in causes.items():
            if text != CRASH and n not in our_errors:
                self.differing[n] = "accepted; reference: " + text
        self.skipped |= set(causes)

    def compare_errors(self):
        """Compares the lines with errors. Returns both results without these lines."""
        for _ in range(4):  # Removing the faulty lines may make other lines faulty.
            ours, theirs = self.runs.run(self.ours, self.skipped), self.runs.run(self.reference, self.skipped)
            our_errors, their_errors = messages(ours, "error"), messages(theirs, "error")
            if not our_errors and not their_errors:
                break
            equal = set(our_errors) & set(their_errors)
            self.outcomes["equal errors"] += len(equal)
            lost = self.lost_statements(set(our_errors) - equal, self.skipped | set(their_errors))
            self.outcomes["lost by the reference"] += len(lost)
            rejected = set(our_errors) - equal - lost
            self.differing.update((n, "rejected: " + our_errors[n]) for n in rejected)
            accepted = set(their_errors) - equal
            self.differing.update((n, "accepted; reference: " + their_errors[n]) for n in accepted)
            self.skipped |= set(our_errors) | set(their_errors)
        return ours, theirs

    def lost_statements(self, candidates, without):
        """Returns the statements that the reference accepts without writing bytes."""
        result = self.runs.run(self.reference, without - candidates) if candidates else None
        if not result or result.output is None:
            return set()
        pieces = self.program.split(result.output)
        return {n for n in candidates if n in pieces and not pieces[n]}

    def compare_bytes(self, ours, theirs):
        if ours.output == theirs.output and ours.output is not None:
            return
        differing = {}
        if ours.output and theirs.output and self.program.numbered:
            mine, other = self.program.split(ours.output), self.program.split(theirs.output)
            for n in set(self.program.statements) - self.skipped:
                if mine.get(n) != other.get(n):
                    differing[n] = "bytes: %s, reference %s" % (words(mine.get(n)), words(other.get(n)))
        self.differing.update(differing or {0: harness.compare(ours, theirs) or "no output of the reference"})

    def compare_warnings(self, ours, theirs):
        mine, other = warning_keys(ours), warning_keys(theirs)
        for name, keys in (("ours only", mine - other), ("reference only", other - mine)):
            for key in sorted(keys):
                yield self.program.describe(int(key[0]), "%s: %s" % (name, " -> ".join(key[1:])))

    def run(self):
        self.isolate_crashes()
        ours, theirs = self.compare_errors()
        self.compare_bytes(ours, theirs)
        valid = set(self.program.statements) - self.skipped - set(self.differing)
        self.outcomes["equal bytes"] += len(valid)
        features = collections.Counter()
        for n in valid:
            has = self.program.statements[n][1]
            features.update(has if "mistake" not in has else ["mistake"])
        texts = {n: self.program.describe(n, text) for n, text in self.differing.items()}
        return Verdict(self.outcomes, features, texts, list(self.compare_warnings(ours, theirs)))


def words(data):
    return data.hex() if data is not None else "none"


def judge(program, tools):
    with tempfile.TemporaryDirectory() as folder:
        return Comparison(program, tools, folder).run()
