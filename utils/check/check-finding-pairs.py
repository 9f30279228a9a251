#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs pairs of kernels: one with a mistake that clrx-run must find, one without.

usage: check-finding-pairs.py [--clrx-run PROGRAM] GROUP FILE

FILE has pairs like this one, for the group of findings GROUP:

    == wavefronts of a work-group write the same dword of LDS
    options: -local-size=128
    gpu: gfx900
            v_mov_b32 v1, 0
    ++      s_waitcnt lgkmcnt(0)
    --      v_mov_b32 v1, 4
    !!      ds_write_b32 v1, v0

Lines that start with "++" belong only to the good kernel, those with "--" only to the
bad one. "!!" marks a line of the bad kernel at which the finding is; the good kernel
has it, too, unless it starts with "!-". Among the lines with "??" or "?-", one must have a
finding; a loop without end may have it anywhere. Code before the first "==" belongs to
all kernels. A line "common:" starts another such part for the pairs behind it.

The bad kernel must have findings of the group at the marked lines and nowhere else. The
good kernel must have no finding of any group. Prints one line for each violation and
the number of pairs. The exit status is 0 if there is no violation.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile


class Pair:
    def __init__(self, title, common):
        self.title = title
        self.options = []
        self.lines = list(common)  # Pairs of a mark and a statement.

    def source(self, is_bad):
        """Returns the text of a kernel, the lines with findings, and lines of which one has a finding."""
        skipped = "++" if is_bad else "--"
        lines = [(mark, text) for mark, text in self.lines if mark != skipped and (is_bad or mark[1:] != "-")]
        marked = {number for number, (mark, _) in enumerate(lines, 1) if mark in ("!!", "!-")}
        possible = {number for number, (mark, _) in enumerate(lines, 1) if mark in ("??", "?-")}
        return "\n".join(text for _, text in lines) + "\n", marked, possible


def read_pairs(path):
    """Yields the pairs of a file."""
    common = []
    pair = None
    with open(path) as file:
        for line in file.read().splitlines():
            if line.startswith("#") or not line.strip():
                continue
            if line.startswith("== ") or line == "common:":
                if pair:
                    yield pair
                pair = None
                if line == "common:":
                    common = []
                else:
                    pair = Pair(line[3:], common)
            elif line.startswith("options:"):
                pair.options += line.split()[1:]
            elif line.startswith("gpu:"):
                pair.lines.insert(0, ("", ".gpu " + line.split()[1]))
            else:
                mark = line[:2] if line[:2] in ("++", "--", "!!", "!-", "??", "?-") else ""
                (pair.lines if pair else common).append((mark, line[len(mark):]))
    if pair:
        yield pair


def find_findings(program, folder, source, options):
    """Returns the set of pairs of a rule and a line that a run finds."""
    path = os.path.join(folder, "kernel.clrx")
    with open(path, "w") as file:
        file.write(source)
    command = [program, "-w", "--diagnostics-format=json", "-max-insts=100000", *options, path]
    run = subprocess.run(command, capture_output=True, text=True)
    findings = set()
    for line in run.stderr.splitlines():
        diagnostic = json.loads(line)
        rule = diagnostic.get("rule", "")
        if not rule.startswith("run-"):
            sys.exit("error: " + diagnostic["message"] + "\n" + source)
        findings.add((rule[len("run-"):], diagnostic.get("line")))
    return findings


def check(program, folder, group, pair):
    """Returns the violations of a pair."""
    bad, marked, possible = pair.source(True)
    good, _, _ = pair.source(False)
    found = find_findings(program, folder, bad, pair.options)
    expected = {(group, line) for line in marked}
    at_possible = found & {(group, line) for line in possible}
    if possible and len(at_possible) == 1:
        expected |= at_possible
    elif possible:
        expected.add((group, "one of %s" % sorted(possible)))
    if found != expected:
        yield "%s: the bad kernel has %s instead of %s" % (pair.title, sorted(found, key=str), sorted(expected, key=str))
    found = find_findings(program, folder, good, pair.options)
    if found:
        yield "%s: the good kernel has %s" % (pair.title, sorted(found))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clrx-run", default="clrx-run")
    parser.add_argument("group")
    parser.add_argument("file")
    options = parser.parse_args()
    pairs = list(read_pairs(options.file))
    with tempfile.TemporaryDirectory() as folder:
        violations = [v for pair in pairs for v in check(options.clrx_run, folder, options.group, pair)]
    for violation in violations:
        print(violation)
    print("%d pairs, %d violations" % (len(pairs), len(violations)))
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
