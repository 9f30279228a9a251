#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the static checks of waits and wait states with those of the simulator.

Compiles random programs of utils/fuzz/programs, removes or weakens one s_waitcnt or
s_nop at a time, and runs the checks -Wwaitcnt and -Whazard and clrx-run on the result.
Only lines that the run executes count. Prints the numbers of changes by their result,
and examples of each result. Results of memory operations arrive late, so a change may
also change what the program computes. A change without a report must not.

The results are:
  same        both report one line
  silent      neither reports a line
  static only the static check reports a line, and the simulator does not: the paths
              that were executed have another wait, or access other lanes
  run only    the simulator reports a line, and the static check does not
Each of them has "values" behind it if the program computes other values.
"""

import collections
import random
import re
import subprocess
import sys
import tempfile

import compiled_programs

WAIT = re.compile(r"^\s+(s_waitcnt|s_nop|s_waitcnt_vscnt)\b")
PLACE = re.compile(r":(\d+):\d+: (?:warning|error): .*\[-[WC](?:waitcnt|hazard|wait)\]")


def get_changes(lines):
    """Yields the number of a line and the changed line."""
    for number, line in enumerate(lines):
        if not WAIT.match(line):
            continue
        yield number, "\ts_nop 0\n" if "s_waitcnt" in line and number % 2 else "\n"
        for weaker in compiled_programs.weaken_counts(line):
            yield number, weaker


def get_reports(command, **options):
    done = subprocess.run(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, **options)
    if done.returncode and not PLACE.search(done.stderr):
        sys.exit("error: " + " ".join(command) + "\n" + done.stderr)
    return {int(line) for line in PLACE.findall(done.stderr)}


def read_executed(path):
    """Returns the numbers of the executed lines."""
    with open(path) as file:
        return {int(a) for a, b in re.findall(r"^DA:(\d+),(\d+)", file.read(), re.M) if b != "0"}


class Comparison:
    def __init__(self, arguments):
        self.arguments = arguments
        self.counts = collections.Counter()
        self.examples = collections.defaultdict(list)

    def check(self, case, lines):
        """Returns the lines that each check reports, of those that are executed."""
        path, coverage = case.path("changed.s"), case.path("coverage.info")
        with open(path, "w") as file:
            file.writelines(lines)
        target = compiled_programs.get_target(case)
        static = [self.arguments.assembler, *target, "-filetype=null", "-Wno-all", "-Wwaitcnt", "-Whazard", path]
        run = [self.arguments.run, *target, "-w", "-check=wait,hazard", "-coverage=" + coverage, path]
        run += compiled_programs.get_launch(case)
        found = get_reports(run, timeout=120)
        executed = read_executed(coverage)
        return get_reports(static, timeout=120) & executed, found, compiled_programs.read_results(case)

    def compare(self, case):
        case.write_sources()
        if case.compile():
            return
        with open(case.path("device.s")) as file:
            lines = file.readlines()
        static, found, expected = self.check(case, lines)
        if static or found:
            print("%d: reports without a change: %s, %s" % (case.seed, sorted(static), sorted(found)))
            return
        changes = list(get_changes(lines))
        random.Random(case.seed).shuffle(changes)
        for number, changed in changes[: self.arguments.changes]:
            static, found, values = self.check(case, lines[:number] + [changed] + lines[number + 1 :])
            result = "static only" if static else "run only" if found else "silent"
            result = "same" if static & found else result
            result += ", values" if values != expected else ""
            self.counts[result] += 1
            example = "seed %d, line %d: %s" % (case.seed, number + 1, lines[number].strip())
            self.examples[result].append("%s; static %s, run %s" % (example, sorted(static), sorted(found)))


def main():
    parser = compiled_programs.make_parser(__doc__, count=20)
    parser.add_argument("--changes", type=int, default=20, help="number of changes of each program")
    parser.add_argument("--examples", type=int, default=3, help="number of examples of each result")
    arguments = compiled_programs.parse(parser)
    comparison = Comparison(arguments)
    for seed in range(arguments.seed, arguments.seed + arguments.count):
        with tempfile.TemporaryDirectory() as directory:
            comparison.compare(compiled_programs.Case(arguments, seed, directory))
    for result, count in sorted(comparison.counts.items()):
        print("%s: %d" % (result, count))
        for example in comparison.examples[result][: arguments.examples]:
            print("    " + example)
    return 0


if __name__ == "__main__":
    sys.exit(main())
