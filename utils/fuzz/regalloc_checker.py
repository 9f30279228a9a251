# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds variables of a random program that share a register.

Knows nothing of the allocator: computes what is alive where, instruction by
instruction, all writes counting as whole, and which register holds it.
"""

import collections

from regalloc_allocation import WrongAllocation
from regalloc_insts import CALLS, EARLY, OPERANDS, Part, numbers


class Checker:
    """Of each instruction, what is meant being the name of a variable and the
    number of a register of it:
    reads, writes: what -> the register it is in;
    changes: the same for what is written and keeps a part."""

    def __init__(self, program, allocated):
        self.program = program
        self.reads, self.writes, self.changes = [], [], []
        for inst, ops in zip(program.insts, allocated):
            self.add_accesses(inst, ops)
        self.successors = self.connect()
        self.alive = self.find_alive()
        self.holds = self.find_holders()

    def add_accesses(self, inst, ops):
        reads, writes = {}, {}
        for op, reg, form in zip(inst.operands, ops, OPERANDS[inst.name]):
            if isinstance(op, Part):
                parts = {(op.var.name, n): (reg.kind, reg.first + n - op.first) for n in numbers(op)}
                reads.update(parts if form[0] != "=" else {})
                writes.update(parts if form[0] in "=+" else {})
        # What keeps a part is no read if nobody wants the whole.
        is_change = inst.name == "v_mov_b32_sdwa"
        self.changes.append(writes if is_change else {})
        self.writes.append({} if is_change else writes)
        self.reads.append({key: reg for key, reg in reads.items() if key not in self.changes[-1]})

    def connect(self):
        """The successors of each instruction."""
        insts, labels = self.program.insts, self.program.labels
        starts = sorted(labels[label] for label, _ in self.program.functions)
        behind_calls = collections.defaultdict(list)  # By the start of the function.
        for number, inst in enumerate(insts):
            if inst.name in CALLS:
                behind_calls[labels[inst.target]].append(number + 1)

        def behind(number, inst):
            if inst.name == "s_endpgm":
                return []
            if inst.name == "s_setpc_b64":
                return behind_calls[max(start for start in starts if start <= number)]
            if inst.name in CALLS or inst.name == "s_branch":
                return [labels[inst.target]]
            return [number + 1] + ([labels[inst.target]] if inst.target else [])

        return [behind(number, inst) for number, inst in enumerate(insts)]

    def alive_behind(self, number, alive):
        return set().union(*(alive[to] for to in self.successors[number]))

    def find_alive(self):
        """What is alive in front of each instruction."""
        count = len(self.successors)
        predecessors = [[] for _ in range(count)]
        for number, successors in enumerate(self.successors):
            for to in successors:
                predecessors[to].append(number)
        alive = [set() for _ in range(count)]
        todo = list(range(count))
        while todo:
            number = todo.pop()
            new = (self.alive_behind(number, alive) - set(self.writes[number])) | set(self.reads[number])
            if new != alive[number]:
                alive[number] = new
                todo += predecessors[number]
        return alive

    def held_behind(self, number, held):
        """Of what is held in front, as what -> a set of registers."""
        out = {key: regs for key, regs in held.items() if key not in self.writes[number]}
        out.update({key: {reg} for key, reg in self.writes[number].items()})
        out.update({key: {reg} | out.get(key, set()) for key, reg in self.changes[number].items()})
        return out

    def find_holders(self):
        """The registers that hold what is there in front of each instruction."""
        count = len(self.successors)
        holds = [collections.defaultdict(set) for _ in range(count)]
        for var in self.program.vars:
            if var.is_fixed:
                holds[0].update({(var.name, i): {(var.kind, var.base + i)} for i in range(var.count)})
        todo = list(range(count))[::-1]
        while todo:
            number = todo.pop()
            out = self.held_behind(number, holds[number])
            for to in self.successors[number]:
                new = {key: regs for key, regs in out.items() if not regs <= holds[to][key]}
                for key, regs in new.items():
                    holds[to][key] |= regs
                if new:
                    todo.append(to)
        return holds

    def check(self):
        for number in range(len(self.successors)):
            held = {key: self.holds[number][key] for key in self.alive[number] if self.holds[number].get(key)}
            self.check_place(number, held)
            behind = self.alive_behind(number, self.alive)
            held = {key: regs for key, regs in self.holds[number].items() if key in behind and regs}
            self.check_place(number, self.held_behind(number, held))
            for key, reg in self.reads[number].items():
                if self.holds[number].get(key, {reg}) != {reg}:
                    raise WrongAllocation("instruction %d reads %s[%d] elsewhere" % ((number,) + key))
            if self.program.insts[number].name in EARLY:
                self.check_early(number)

    def check_place(self, number, held):
        owners = {}
        for key, regs in held.items():
            if len(regs) > 1:
                raise WrongAllocation("instruction %d: %s[%d] is in %s" % (number, *key, regs))
            other = owners.setdefault(next(iter(regs)), key)
            if other != key:
                text = "instruction %d: %s[%d] and %s[%d] are in the same register"
                raise WrongAllocation(text % (number, *key, *other))

    def check_early(self, number):
        """What is read and written in one place may be one value: in a loop, or
        where EXEC keeps a part."""
        owners = {reg: key for key, reg in self.writes[number].items()}
        for key, reg in self.reads[number].items():
            owner = owners.get(reg)
            if owner and owner != key and self.holds[number].get(key):
                raise WrongAllocation("instruction %d writes %s[%d] over %s[%d]" % (number, *owner, *key))
