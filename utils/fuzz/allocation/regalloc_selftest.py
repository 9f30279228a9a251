# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exchanges registers in what was allocated, and counts who sees it.

An operand gets another register at one place. That matters if a value is lost,
or another one is found: if nothing is alive in either register, nobody can see
it. So the rates are of those that the checker or the execution sees. The checker
looks at all ways that there may be, and counts each write as whole; the execution
sees what happens on some of them, with some of the lanes. It sees, too, what the
checker does not know of: loads that come late.
"""

import collections

from regalloc_allocation import WrongAllocation
from regalloc_flow import check_program
from regalloc_insts import Part

# Of those that one of both sees, at least so many are to be seen by each.
MIN_RATES = {"checker": 0.95, "execution": 0.8}
LIMITS = {"s": 102, "v": 256}


def exchange(rng, program, allocated):
    """The operands with another register for a variable somewhere, and where."""
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


def why_unseen(place, inst, ways):
    """By the execution."""
    if not any(place in way.rounds for way in ways):
        return "on no way that was taken"
    if not any(place in way.with_lanes for way in ways) and inst.name[0] != "s":
        return "executed without lanes only"
    return "of values that nobody wants on these ways"


class SelfTest:
    def __init__(self):
        self.found = collections.Counter()  # By who sees it.
        self.unseen = collections.Counter()  # What the checker alone sees, by the reason.

    def run(self, count, rng, program, allocated, ways, execute):
        """ways: the executions of what was allocated; execute: does so with other
        operands."""
        for _ in range(count):
            operands, place = exchange(rng, program, allocated)
            seen = (is_seen(lambda: check_program(program, operands)), is_seen(lambda: execute(operands)))
            self.found[seen] += 1
            if seen == (True, False):
                self.unseen[why_unseen(place, program.insts[place], ways)] += 1

    def report(self):
        """Returns whether enough was seen."""
        found = self.found
        both, checker, execution = found[True, True], found[True, False], found[False, True]
        matter = both + checker + execution
        rates = {"checker": (both + checker) / matter, "execution": (both + execution) / matter}
        print("%d registers exchanged, of which %d matter" % (sum(found.values()), matter))
        for who, rate in rates.items():
            print("the %s sees %.1f %%" % (who, 100 * rate))
        reasons = ["%d %s" % (number, reason) for reason, number in self.unseen.most_common()]
        print("%d are seen by the checker alone: %s" % (checker, ", ".join(reasons)))
        print("%d are seen by the execution alone" % execution)
        return all(rates[who] >= least for who, least in MIN_RATES.items())
