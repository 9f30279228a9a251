#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the register allocation with random programs.

Each program is written twice: with variables, for which clrx-mc chooses registers,
and with known correct registers, where no two variables share one. clrx-run executes
both versions several times, with other values at the start. Each instruction must
write the same values in both (regalloc_simulation.py).

In addition, an independent checker computes the live values at each instruction and
finds variables that share a register (regalloc_checker.py).

Prints how many programs differ, how much was executed and compared, and the ratio of
used registers to live ones. The exit status is 0 if there is no difference.

With --self-test, registers in clrx-mc's allocation are exchanged, and the execution
and the checker must each notice a minimum share (regalloc_selftest.py).
"""

import argparse
import collections
import os
import random
import sys

from regalloc_allocation import WrongAllocation, allocate
from regalloc_flow import check_program
from regalloc_insts import TARGETS
from regalloc_programs import Generator
from regalloc_selftest import SelfTest
from regalloc_simulation import Reference
from regalloc_source import source_text


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--clrx-mc", default="clrx-mc")
    parser.add_argument("--clrx-run", default="clrx-run")
    parser.add_argument("-n", "--count", type=int, default=100, help="number of programs")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first program")
    names = [target.name for target in TARGETS]
    parser.add_argument("--gpu", choices=names, help="GPU of all programs; otherwise, they take turns")
    parser.add_argument("--runs", type=int, default=6, help="number of runs of each program")
    parser.add_argument("--max-excess", type=float, help="largest excess of used over live registers, in %%")
    parser.add_argument("--self-test", type=int, metavar="N", help="exchange N registers of each program")
    parser.add_argument("--keep", help="folder for the sources of programs that differ")
    return parser.parse_args()


class Run:
    """Runs all programs, and counts the results."""

    def __init__(self, args):
        self.args = args
        self.differing = 0
        self.executed = collections.Counter()  # Numbers of runs, of instructions, and of values that they write.
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
                        f.write(source_text(self.make_program(seed)))

    def make_program(self, seed):
        targets = [target for target in TARGETS if self.args.gpu in (None, target.name)]
        return Generator(random.Random(seed), targets[seed % len(targets)])

    def try_program(self, seed):
        args = self.args
        program = self.make_program(seed)
        allocated = allocate(args.clrx_mc, program)
        self.add_registers(allocated.figures)
        check_program(program, allocated.operands)
        reference = Reference(args, program, seed, allocated.places)
        reference.check(allocated.code)
        self.add_executed(program, reference)
        if args.self_test:
            self.self_test.run(args.self_test, random.Random(-seed), program, allocated.operands, reference)

    def add_registers(self, figures):
        for kind, (used, alive, needed) in figures.items():
            self.registers[kind, "needed"] += needed
            self.registers[kind, "used"] += used
            self.registers[kind, "alive"] += alive
            self.registers[kind, "more"] += used > alive * 1.05

    def add_executed(self, program, reference):
        self.executed["runs"] += len(reference.runs)
        self.executed["steps"] += sum(reference.executed.values())
        self.executed["reached"] += len(reference.executed)
        self.executed["insts"] += len(program.insts)
        self.executed["compared"] += reference.compared
        self.executed["undefined"] += reference.undefined

    def print_executed(self):
        text = "%d runs of %d instructions, %d of the %d that there are; %d results compared, %d of them undefined in part"
        print(text % tuple(self.executed[what] for what in ("runs", "steps", "reached", "insts", "compared", "undefined")))

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
    run.print_executed()
    excess = run.print_registers()
    if args.self_test and not run.self_test.report():
        return 1
    return bool(run.differing) or (args.max_excess is not None and excess > args.max_excess)


if __name__ == "__main__":
    sys.exit(main())
