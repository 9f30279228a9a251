# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exchanges registers in an allocation, and counts the exchanges that each check notices.

An operand gets another register at one place. The exchange matters only if a value is
lost, or another one is found. If neither register holds a live value, no check can
notice. So the rates refer to the exchanges that the checker or the execution notices.
The checker considers all possible paths, and counts each write as complete. The
execution follows some paths, with some of the lanes. It also notices late loads, which
the checker does not model.
"""

import collections

from regalloc_allocation import WrongAllocation
from regalloc_flow import check_program
from regalloc_insts import Part

# Least share that each check must notice of the exchanges that any check notices.
MIN_RATES = {"checker": 0.95, "execution": 0.8}
LIMITS = {"s": 102, "v": 256}


def exchange(rng, program, allocated):
    """Returns the operands with another register for a variable at one place, and the place."""
    places = [(i, j) for i, inst in enumerate(program.insts) for j, op in enumerate(inst.operands)
              if isinstance(op, Part) and not op.var.is_fixed]
    i, j = rng.choice(places)
    reg = allocated[i][j]
    steps = [step for step in (1, 2, 4, -1, -2, -4) if 0 <= reg.first + step <= LIMITS[reg.kind] - reg.count]
    result = list(allocated)
    result[i] = list(allocated[i])
    result[i][j] = reg._replace(first=reg.first + rng.choice(steps[:3]))
    return result, i


def is_seen(check):
    try:
        check()
    except WrongAllocation:
        return True
    return False


def why_unseen(place, inst, paths):
    """Returns why the execution did not notice the exchange."""
    if not any(place in path.rounds for path in paths):
        return "on no executed path"
    if not any(place in path.with_lanes for path in paths) and inst.name[0] != "s":
        return "executed without lanes only"
    return "its values are not used on these paths"


class SelfTest:
    def __init__(self):
        self.found = collections.Counter()  # Number of noticed exchanges, by check.
        self.unseen = collections.Counter()  # Exchanges that only the checker notices, by the reason.

    def run(self, count, rng, program, allocated, paths, execute):
        """paths: the executions of the allocation; execute: executes the program with other
        operands."""
        for _ in range(count):
            operands, place = exchange(rng, program, allocated)
            seen = (is_seen(lambda: check_program(program, operands)), is_seen(lambda: execute(operands)))
            self.found[seen] += 1
            if seen == (True, False):
                self.unseen[why_unseen(place, program.insts[place], paths)] += 1

    def report(self):
        """Returns whether enough exchanges were noticed."""
        found = self.found
        both, checker, execution = found[True, True], found[True, False], found[False, True]
        matter = both + checker + execution
        if not matter:
            print("%d registers exchanged, of which none matters: use more programs" % sum(found.values()))
            return False
        rates = {"checker": (both + checker) / matter, "execution": (both + execution) / matter}
        print("%d registers exchanged, of which %d matter" % (sum(found.values()), matter))
        for who, rate in rates.items():
            print("the %s sees %.1f %%" % (who, 100 * rate))
        reasons = ["%d %s" % (number, reason) for reason, number in self.unseen.most_common()]
        print("%d are seen by the checker alone: %s" % (checker, ", ".join(reasons)))
        print("%d are seen by the execution alone" % execution)
        return all(rates[who] >= least for who, least in MIN_RATES.items())
