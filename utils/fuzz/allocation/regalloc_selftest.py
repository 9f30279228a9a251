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
from regalloc_programs import alignment

# Least share that each check must notice of the exchanges that any check notices.
MIN_RATES = {"checker": 0.95, "execution": 0.8}
LIMITS = {"s": 102, "v": 256}


def exchange(rng, program, allocated):
    """Returns the operands with another register for a variable at one place, and the place."""
    places = [(i, j) for i, inst in enumerate(program.insts) for j, op in enumerate(inst.operands)
              if isinstance(op, Part) and not op.var.is_fixed]
    i, j = rng.choice(places)
    reg = allocated[i][j]
    unit = alignment(reg.kind, reg.count)
    steps = [step * unit for step in (1, 2, 4, -1, -2, -4)]
    steps = [step for step in steps if 0 <= reg.first + step <= LIMITS[reg.kind] - reg.count]
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


def why_unseen(place, inst, reference):
    """Returns why the execution did not notice the exchange."""
    if place not in reference.executed:
        return "on no executed path"
    if place not in reference.with_lanes and inst.name[0] != "s":
        return "executed without lanes only"
    return "its values are not used on these paths"


class SelfTest:
    def __init__(self):
        self.found = collections.Counter()  # Number of noticed exchanges, by check.
        self.unseen = collections.Counter()  # Exchanges that only the checker notices, by the reason.

    def run(self, count, rng, program, allocated, reference):
        for _ in range(count):
            operands, place = exchange(rng, program, allocated)
            checks = (lambda: check_program(program, operands), lambda: reference.check_registers(operands))
            seen = tuple(map(is_seen, checks))
            self.found[seen] += 1
            if seen == (True, False):
                self.unseen[why_unseen(place, program.insts[place], reference)] += 1

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
