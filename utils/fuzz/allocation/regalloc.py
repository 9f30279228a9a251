#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the register allocation with random programs.

Each program is written twice: with variables, for which clrx-mc chooses registers,
and with known correct registers, where no two variables share one. Both versions are
executed side by side along several paths through the program, with terms as values
(regalloc_execution.py, regalloc_machine.py). Each instruction must read the same
terms in both.

In addition, an independent checker computes the live values at each instruction and
finds variables that share a register (regalloc_checker.py).

Prints how many programs differ, how many paths reached the end of the program, or
why they did not, how much was compared, and the ratio of used registers to live
ones. The exit status is 0 if there is no difference, and if at least nine tenths of
the paths reached the end.

With --self-test, registers in clrx-mc's allocation are exchanged, and the execution
and the checker must each notice a minimum share (regalloc_selftest.py).
"""

import argparse
import collections
import os
import random
import sys

from regalloc_allocation import WrongAllocation, allocate, right_operands
from regalloc_execution import FINISHED, run_paths
from regalloc_flow import check_program
from regalloc_programs import Generator
from regalloc_selftest import SelfTest
from regalloc_source import source_text

MIN_FINISHED = 0.9


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--clrx-mc", default="clrx-mc")
    parser.add_argument("-n", "--count", type=int, default=100, help="number of programs")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first program")
    parser.add_argument("--paths", type=int, default=6, help="number of paths through each program")
    parser.add_argument("--max-excess", type=float, help="largest excess of used over live registers, in %%")
    parser.add_argument("--self-test", type=int, metavar="N", help="exchange N registers of each program")
    parser.add_argument("--keep", help="folder for the sources of programs that differ")
    return parser.parse_args()


def make_program(seed):
    return Generator(random.Random(seed))


class Run:
    """Runs all programs, and counts the results."""

    def __init__(self, args):
        self.args = args
        self.differing = 0
        self.ends = collections.Counter()  # Number of paths by the reason of their end.
        self.executed = collections.Counter()  # Number of instructions, and of values that they read.
        self.registers = collections.Counter()
        self.self_test = SelfTest()

    def run(self):
        for seed in range(self.args.seed, self.args.seed + self.args.count):
            try:
                self.try_program(seed)
            except WrongAllocation as error:
                self.differing += 1
                print("program %d: %s" % (seed, error))
                if self.args.keep:
                    with open(os.path.join(self.args.keep, "%d.s" % seed), "w") as f:
                        f.write(source_text(make_program(seed)))

    def try_program(self, seed):
        program = make_program(seed)
        right = right_operands(program)
        allocated, figures = allocate(self.args.clrx_mc, program)
        self.add_registers(figures)
        check_program(program, allocated)

        def execute(operands):
            return run_paths(program, right, operands, seed, self.args.paths)

        paths = execute(allocated)
        self.add_paths(program, paths)
        if self.args.self_test:
            self.self_test.run(self.args.self_test, random.Random(-seed), program, allocated, paths, execute)

    def add_registers(self, figures):
        for kind, (used, alive, needed) in figures.items():
            self.registers[kind, "needed"] += needed
            self.registers[kind, "used"] += used
            self.registers[kind, "alive"] += alive
            self.registers[kind, "more"] += used > alive * 1.05

    def add_paths(self, program, paths):
        for path in paths:
            self.ends[path.end] += 1
            self.executed["steps"] += sum(path.rounds.values())
            self.executed["compared"] += path.compared
            self.executed["undefined"] += path.undefined
        self.executed["insts"] += len(program.insts)
        self.executed["reached"] += len(set().union(*(path.rounds for path in paths)))

    def print_paths(self):
        ends = ["%d %s" % (number, end) for end, number in self.ends.most_common()]
        print("%d paths: %s" % (sum(self.ends.values()), ", ".join(ends)))
        found = self.executed
        text = "%d instructions executed, %d of the %d that there are; %d values compared, %d left out as undefined"
        print(text % tuple(found[what] for what in ("steps", "reached", "insts", "compared", "undefined")))

    def print_registers(self):
        """Prints the counts of both kinds of registers. Returns the excess of the worse kind, in percent."""
        worst = 0
        for kind in "SV":
            used, alive, more, needed = (self.registers[kind, what] for what in ("used", "alive", "more", "needed"))
            if alive:
                excess = 100 * (used / alive - 1)
                text = "%sGPRs: %d used, %d alive at most, %.2f %% more; above 5 %% in %d programs; %d needed at least"
                print(text % (kind, used, alive, excess, more, needed))
                worst = max(worst, excess)
        return worst


def main():
    args = parse_arguments()
    run = Run(args)
    run.run()
    print("%d programs, %d differ" % (args.count, run.differing))
    run.print_paths()
    excess = run.print_registers()
    if run.ends[FINISHED] < MIN_FINISHED * sum(run.ends.values()):
        print("too few paths reached the end")
        return 1
    if args.self_test and not run.self_test.report():
        return 1
    return bool(run.differing) or (args.max_excess is not None and excess > args.max_excess)


if __name__ == "__main__":
    sys.exit(main())
