#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the allocation of registers with random programs.

A program is written twice: with registers that are known to be right, each
variable having its own, and with variables, which clrx-mc allocates. Both are
executed side by side, along several ways through the program, with terms as
values (regalloc_execution.py, regalloc_machine.py).

Besides, a checker that knows nothing of all that computes what is alive at each
instruction, and finds variables that share a register (regalloc_checker.py).

Prints how many programs differ, and how many registers were used in relation to
those alive at once. The exit status is 0 if there is no difference.
"""

import argparse
import collections
import os
import random
import sys

from regalloc_allocation import WrongAllocation, allocate, right_operands
from regalloc_execution import Execution
from regalloc_flow import check_program
from regalloc_insts import Part
from regalloc_programs import Generator, source_text


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--clrx-mc", default="clrx-mc")
    parser.add_argument("-n", "--count", type=int, default=100, help="programs")
    parser.add_argument("--seed", type=int, default=1, help="of the first program")
    parser.add_argument("--ways", type=int, default=6, help="through each program")
    parser.add_argument("--max-excess", type=float, help="fail if more registers than that are used, in %%, over all")
    parser.add_argument("--self-test", action="store_true", help="exchange a register: the difference must be seen")
    parser.add_argument("--keep", help="folder for the sources of programs that differ")
    return parser.parse_args()


def exchange(rng, program, allocated):
    """Another register for a variable somewhere."""
    places = [(i, j) for i, inst in enumerate(program.insts) for j, op in enumerate(inst.operands)
              if isinstance(op, Part) and not op.var.is_fixed]
    i, j = rng.choice(places)
    reg = allocated[i][j]
    allocated[i][j] = reg._replace(first=reg.first + rng.choice([1, 2, 4]))


def try_program(args, seed, totals):
    rng = random.Random(seed)
    program = Generator(rng)
    right = right_operands(program)
    allocated, figures = allocate(args.clrx_mc, program)
    for kind, (used, alive, needed) in figures.items():
        totals[kind, "needed"] += needed
        totals[kind, "used"] += used
        totals[kind, "alive"] += alive
        totals[kind, "more"] += used > alive * 1.05
    if args.self_test:
        exchange(rng, program, allocated)
    check_program(program, allocated)
    for way in range(args.ways):
        Execution(program, right, allocated, seed * 1000 + way * 100000).run()


def count_differing(args, totals):
    differing = 0
    for seed in range(args.seed, args.seed + args.count):
        try:
            try_program(args, seed, totals)
        except WrongAllocation as error:
            differing += 1
            if args.self_test:
                continue
            print("program %d: %s" % (seed, error))
            if args.keep:
                with open(os.path.join(args.keep, "%d.s" % seed), "w") as f:
                    f.write(source_text(Generator(random.Random(seed))))
    return differing


def main():
    args = parse_arguments()
    totals = collections.Counter()
    differing = count_differing(args, totals)
    print("%d programs, %d differ" % (args.count, differing))
    excess = 0
    for kind in "SV":
        used, alive = totals[kind, "used"], totals[kind, "alive"]
        if alive:
            print("%sGPRs: %d used, %d alive at most, %.2f %% more; above 5 %% in %d programs; %d needed at least"
                  % (kind, used, alive, 100 * (used / alive - 1), totals[kind, "more"], totals[kind, "needed"]))
            excess = max(excess, 100 * (used / alive - 1))
    if args.self_test:
        return differing < args.count * 0.6
    return bool(differing) or (args.max_excess is not None and excess > args.max_excess)


if __name__ == "__main__":
    sys.exit(main())
