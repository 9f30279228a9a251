# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds values of a program that share a register.

Does not use the allocator: computes the live values instruction by instruction, and
the registers that hold them. All writes count as complete, except Accesses.changes.
"""

import collections

from regalloc_allocation import WrongAllocation


class Accesses:
    """The accesses of an instruction, each as key -> register. A key is the name of a
    variable and the number of a register in it.

    changes: registers that are written in part. The instruction does not read them if
    the old value is not used later. is_early: the instruction may write before it has
    read all operands."""

    def __init__(self, reads, writes, changes=None, is_early=False):
        self.reads, self.writes, self.changes, self.is_early = reads, writes, changes or {}, is_early

    def held_behind(self, held):
        """Returns the registers that hold the keys after the instruction. held: those that hold them before it."""
        out = {key: regs for key, regs in held.items() if key not in self.writes}
        out.update({key: {reg} for key, reg in self.writes.items()})
        out.update({key: {reg} | out.get(key, set()) for key, reg in self.changes.items()})
        return out


def alive_behind(alive, successors):
    return set().union(*(alive[to] for to in successors))


def find_alive(accesses, successors):
    """Returns the live keys in front of each instruction. successors: the indexes of the
    possible next instructions, for each instruction."""
    predecessors = [[] for _ in accesses]
    for number, following in enumerate(successors):
        for to in following:
            predecessors[to].append(number)
    alive = [set() for _ in accesses]
    todo = list(range(len(accesses)))
    while todo:
        number = todo.pop()
        inst = accesses[number]
        new = (alive_behind(alive, successors[number]) - set(inst.writes)) | set(inst.reads)
        if new != alive[number]:
            alive[number] = new
            todo += predecessors[number]
    return alive


def find_holders(accesses, successors, at_start):
    """Returns the registers that hold the keys in front of each instruction."""
    holds = [collections.defaultdict(set) for _ in accesses]
    holds[0].update(at_start)
    todo = list(range(len(accesses)))[::-1]
    waiting = set(todo)
    while todo:
        number = todo.pop()
        waiting.discard(number)
        out = accesses[number].held_behind(holds[number])
        for to in successors[number]:
            new = {key: regs for key, regs in out.items() if not regs <= holds[to][key]}
            for key, regs in new.items():
                holds[to][key] |= regs
            if new and to not in waiting:
                waiting.add(to)
                todo.append(to)
    return holds


def check_allocation(accesses, successors, at_start):
    """Raises an error if the allocation is wrong. at_start: key -> the set with its first register."""
    alive = find_alive(accesses, successors)
    holds = find_holders(accesses, successors, at_start)
    for number, inst in enumerate(accesses):
        held = holds[number]
        check_place(number, {key: held[key] for key in alive[number] if held.get(key)})
        behind = alive_behind(alive, successors[number])
        check_place(number, inst.held_behind({key: regs for key, regs in held.items() if key in behind and regs}))
        for key, reg in inst.reads.items():
            if held.get(key, {reg}) != {reg}:
                raise WrongAllocation("instruction %d reads %s[%d] elsewhere" % (number, *key))
        if inst.is_early:
            check_early(number, inst, held)


def check_place(number, held):
    owners = {}
    for key, regs in held.items():
        if len(regs) > 1:
            raise WrongAllocation("instruction %d: %s[%d] is in %s" % (number, *key, regs))
        other = owners.setdefault(next(iter(regs)), key)
        if other != key:
            text = "instruction %d: %s[%d] and %s[%d] are in the same register"
            raise WrongAllocation(text % (number, *key, *other))


def check_early(number, inst, held):
    """Raises an error if the instruction may overwrite an operand before it has read it. The
    same key may be read from and written to one register."""
    owners = {reg: key for key, reg in inst.writes.items()}
    for key, reg in inst.reads.items():
        owner = owners.get(reg)
        if owner and owner != key and held.get(key):
            raise WrongAllocation("instruction %d writes %s[%d] over %s[%d]" % (number, *owner, *key))
