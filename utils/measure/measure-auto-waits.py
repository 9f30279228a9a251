#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the waits that --auto-waits inserts with those of LLVM.

Compiles random programs of utils/fuzz/programs, and removes their waits and wait states.
With --auto-waits, these properties must hold; the script prints how often they do not:

  clean    -Wwaitcnt, -Wwaitcnt-extra, -Wwaitcnt-calls, -Wwaitcnt-flat and -Whazard find nothing
  equal    clrx-run finds nothing, and computes the same values as the host
  same     the printed waits, written into the source, give the same bytes
  needed   if one of them is removed, or one of its counts is increased, there is a warning

The script also prints the numbers of waits of LLVM and of --auto-waits, with the default
groups of warnings, in kernels without calls.
"""

import collections
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile

import compiled_programs

REMOVED = re.compile(r"^\s+(s_waitcnt\w*|s_nop|s_wait_\w+)\b")
WAIT = re.compile(r"^\s+(s_waitcnt(_vscnt)?)\b")
NOP = re.compile(r"^s_nop (\d+)$")
PRINTED = re.compile(r":(\d+):\d+: (before|after): (.*)$", re.M)
# Before code that is not known, --auto-waits waits for everything.
UNKNOWN = re.compile(r"^\s+s_(swappc|setpc)_b64")
# The next instruction is reached only from elsewhere.
LEAVES = re.compile(r"^\s+s_(branch|endpgm)\b")
# It is not known if these accesses count; the check assumes what draws no warning.
UNCOUNTED = re.compile(r"^\s+(buffer_gl[01]_inv|buffer_wbinvl1|flat_)")
CHECKS = ["-Wno-all", "-Wwaitcnt", "-Wwaitcnt-extra", "-Wwaitcnt-calls", "-Wwaitcnt-flat", "-Whazard"]


def insert(lines, waits):
    """Returns the lines with the waits, which are numbers of lines, places and texts."""
    at = collections.defaultdict(list)
    for number, place, text in waits:
        at[int(number) - 1, place].append("\t" + text + "\n")
    result = []
    for number, line in enumerate(lines):
        result += [*at[number, "before"], line, *at[number, "after"]]
    return result


def weaken(text):
    """Yields weaker forms of a wait; None stands for no wait."""
    nop = NOP.match(text)
    yield "s_nop %d" % (int(nop[1]) - 1) if nop and nop[1] != "0" else None
    yield from compiled_programs.weaken_counts(text)


class Program:
    """A compiled program without its waits."""

    def __init__(self, arguments, case):
        self.arguments = arguments
        self.case = case
        self.target = compiled_programs.get_target(case)
        with open(case.path("device.s")) as file:
            self.original = file.readlines()
        self.lines = [line for line in self.original if not REMOVED.match(line)]
        self.stripped = self.write("stripped.s", self.lines)

    def write(self, name, lines):
        path = self.case.path(name)
        with open(path, "w") as file:
            file.writelines(lines)
        return path

    def assemble(self, path, *options):
        """Returns the text on standard error."""
        command = [self.arguments.assembler, *self.target, *CHECKS, *options, path]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        if done.returncode:
            raise RuntimeError(" ".join(command) + "\n" + done.stderr)
        return done.stderr

    def count_default(self):
        """Returns the number of waits with the default groups of warnings."""
        command = [self.arguments.assembler, *self.target, "--auto-waits", "--print-waits", "-w", "-filetype=null", self.stripped]
        messages = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stderr
        kernel = find_kernel(self.lines)
        return sum(int(number) - 1 in kernel and bool(WAIT.match("\t" + text)) for number, _, text in PRINTED.findall(messages))

    def execute(self, expected):
        """Returns a text about the differences between the program and the host."""
        command = [self.arguments.run, *self.target, "--auto-waits", *CHECKS]
        command += [*compiled_programs.get_launch(self.case), self.stripped]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)
        if done.returncode:
            return done.stderr
        return "" if compiled_programs.read_results(self.case) == expected else "the values differ"

    def is_exempt(self, index):
        """Returns true if the check cannot tell if a wait before the line is needed."""
        before = self.lines[max(0, index - 200) : index]
        code = [line for line in before if not line.startswith(";")]
        if LEAVES.match(code[-1]):
            return True  # Unknown code may jump here.
        return UNKNOWN.match(self.lines[index]) or before[-1].startswith("; %bb.0:") or any(map(UNCOUNTED.match, before))

    def check(self, r):
        """Yields the failed properties, with a text."""
        messages = self.assemble(self.stripped, "--auto-waits", "--print-waits", "-filetype=obj", "-o", self.case.path("auto.o"))
        self.waits = PRINTED.findall(messages)
        if "warning:" in messages:
            yield "clean", messages
        path = self.write("written.s", insert(self.lines, self.waits))
        written = self.assemble(path, "-filetype=obj", "-o", self.case.path("written.o"))
        with open(self.case.path("auto.o"), "rb") as auto, open(self.case.path("written.o"), "rb") as explicit:
            if auto.read() != explicit.read():
                yield "same", "the outputs differ\n" + written
        for index in r.sample(range(len(self.waits)), min(len(self.waits), self.arguments.changes)):
            number, place, text = self.waits[index]
            for weaker in weaken(text):
                changed = self.waits[:index] + [(number, place, weaker)] * bool(weaker) + self.waits[index + 1 :]
                path = self.write("changed.s", insert(self.lines, changed))
                if not self.is_exempt(int(number) - 1) and "warning:" not in self.assemble(path, "-filetype=null"):
                    yield "needed", "line %s, %s: %s instead of %s" % (number, place, weaker, text)


def find_kernel(lines):
    """Returns the range of the lines of the kernel."""
    begin = next(i for i, line in enumerate(lines) if line.startswith("program:"))
    return range(begin, next(i for i in range(begin, len(lines)) if lines[i].startswith(".Lfunc_end")))


def measure(arguments, seed):
    """Returns the failures, and the numbers of waits of LLVM and of --auto-waits."""
    with tempfile.TemporaryDirectory() as directory:
        case = compiled_programs.Case(arguments, seed, directory)
        case.write_sources()
        if case.compile():
            return ["not compiled"], {}, None
        expected = subprocess.run([case.path("host"), case.path("input.bin")], capture_output=True).stdout
        program = Program(arguments, case)
        failures = {}
        for name, text in program.check(random.Random(seed)):
            failures.setdefault(name, text)
        text = program.execute(expected)
        if text:
            failures["equal"] = text
        if failures and arguments.keep:
            case.keep(os.path.join(arguments.keep, str(seed)))
        has_calls = any("s_swappc_b64" in line for line in program.original)
        kernel = [program.original[i] for i in find_kernel(program.original)]
        numbers = None if has_calls else (sum(map(bool, map(WAIT.match, kernel))), program.count_default())
        return ["failed" if failures else "good"], failures, numbers


def main():
    parser = compiled_programs.make_parser(__doc__, count=100)
    parser.add_argument("--changes", type=int, default=20, help="number of waits of each program to remove and weaken")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", help="directory for the programs that fail")
    arguments = compiled_programs.parse(parser)
    results, failed = collections.Counter(), collections.Counter()
    ours = theirs = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        seeds = range(arguments.seed, arguments.seed + arguments.count)
        for seed, (kinds, failures, numbers) in zip(seeds, pool.map(lambda s: measure(arguments, s), seeds)):
            results.update(kinds)
            failed.update(failures.keys())
            for name, text in failures.items():
                print("%d: not %s: %s" % (seed, name, text[:500]))
            if numbers:
                theirs += numbers[0]
                ours += numbers[1]
    print("%s; failed properties: %s" % (dict(results), dict(failed)))
    if theirs:
        print("waits without calls: LLVM %d, inserted %d, ratio %.3f" % (theirs, ours, ours / theirs))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
