# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes a random program with right and with allocated registers, and compares.

What reaches memory, exports, branches and EXEC must be the same. Loads write
their registers once more when they are waited for, and exports are looked at
again then: so a register that is given away too early is seen. What depends on
registers that the program never wrote is not compared.
"""

import collections

from regalloc_allocation import WrongAllocation
from regalloc_insts import CALLS, LANES, LOADS, STORES, Registers, numbers, read_ones, written_ones
from regalloc_machine import POISON, Machine, Terms, chance

# Of these memory still holds what they read or write. dst, values: of both
# machines, the values by register, VGPRs' by lane; lanes: those that are written.
Load = collections.namedtuple("Load", "counter lanes dst values")
# ops: of both machines; values: the right ones, by operand and lane.
Export = collections.namedtuple("Export", "counter lanes ops values")


class Stop(Exception):
    """The way cannot be followed further."""


def registers_of(ops):
    return {(op.kind, n) for op in ops if isinstance(op, Registers) for n in numbers(op)}


class Execution:
    """Both programs, step by step."""

    def __init__(self, program, right, allocated, seed):
        self.program, self.seed = program, seed
        fixed = set().union(*(v.registers() for v in program.vars if v.is_fixed))
        terms = Terms()
        self.machines = [Machine(terms, right, fixed, True, seed), Machine(terms, allocated, fixed, False, seed)]
        self.machines[1].masks = self.machines[0].masks
        self.pending = []
        self.pc = 0
        self.calls = []

    def compare(self, what, right, allocated):
        """Terms, or lists of them."""
        if right != POISON and right != allocated:
            raise WrongAllocation("instruction %d, %s: %s" % (self.pc, self.program.insts[self.pc].name, what))

    def run(self, max_steps=600):
        try:
            for _ in range(max_steps):
                if not self.step():
                    break
        except Stop:
            pass

    def step(self):
        """False at the end."""
        inst = self.program.insts[self.pc]
        name = inst.name
        self.forget_pending(name)
        if name == "s_endpgm":
            for counter in ("vm", "lgkm", "exp"):
                self.wait(counter)
            return False
        if name in CALLS:
            self.pc = self.call(inst)
        elif name == "s_setpc_b64":
            self.pc = self.return_from_call()
        elif name.startswith(("s_branch", "s_cbranch")):
            self.pc = self.program.labels[inst.target] if self.is_taken(name) else self.pc + 1
        else:
            self.execute(inst)
            self.pc += 1
        return True

    def execute(self, inst):
        name = inst.name
        if name == "s_waitcnt":
            return self.wait(inst.tail.strip().split("cnt")[0])
        if name in STORES:
            return self.store(name)
        results = [m.execute(inst, self.pc) for m in self.machines]
        if not all(results):
            raise Stop
        right, allocated = self.machines
        if right.exec != allocated.exec:
            raise WrongAllocation("instruction %d, %s: EXEC" % (self.pc, name))
        if name in LOADS:
            self.add_load(LOADS[name])

    def operands(self):
        return [m.operands[self.pc] for m in self.machines]

    # Where it goes on.

    def call(self, inst):
        operands = self.operands()
        if inst.name == "s_swappc_b64":
            for a, b in zip(*(m.read_scalar(ops[1]) for m, ops in zip(self.machines, operands))):
                self.compare("address", a, b)
        for m, ops in zip(self.machines, operands):
            m.write_scalar(ops[0], [m.terms.get("return", -1 - self.pc, -1 - i) for i in (0, 1)])
        self.calls.append((self.pc + 1, self.machines[0].read_scalar(operands[0][0])))
        if len(self.calls) > 20:
            raise Stop
        return self.program.labels[inst.target]

    def return_from_call(self):
        back, link = self.calls.pop()
        addresses = [m.read_scalar(ops[0]) for m, ops in zip(self.machines, self.operands())]
        if addresses[0] != link:
            raise Stop  # The function has lost it.
        for a, b in zip(*addresses):
            self.compare("return address", a, b)
        return back

    def is_taken(self, branch):
        right, allocated = self.machines
        if branch.endswith("execz"):
            return right.exec == 0
        if branch.endswith("execnz"):
            return right.exec != 0
        if branch == "s_branch":
            return True
        if right.scc == POISON:
            raise Stop
        self.compare("SCC", right.scc, allocated.scc)
        # Each time anew, so that loops end.
        self.seed += 1
        return chance(self.seed, "scc", right.scc) % 5 < 2

    # What memory gets, and what it still holds.

    def store(self, name):
        right, allocated = self.machines
        operands = self.operands()
        for lane in right.lanes():
            for a, b in zip(*operands):
                for x, y in zip(right.read(a, lane), allocated.read(b, lane)):
                    self.compare("lane %d of what is stored" % lane, x, y)
        if name == "exp":
            values = [[right.read(op, lane)[0] for lane in range(LANES)] for op in operands[0]]
            self.pending.append(Export("exp", right.lanes(), operands, values))

    def add_load(self, counter):
        all_dst = [ops[0] for ops in self.operands()]
        values = []
        for m, dst in zip(self.machines, all_dst):
            held = m.scalars if dst.kind == "s" else m.vectors
            values.append([held[n] if dst.kind == "s" else list(held[n]) for n in numbers(dst)])
        self.pending.append(Load(counter, self.machines[0].lanes(), all_dst, values))

    def forget_pending(self, name):
        """Whoever touches what a load writes has waited for it."""
        if not self.pending:
            return
        ops = self.machines[0].operands[self.pc]
        reads, writes = registers_of(read_ones(name, ops)), registers_of(written_ones(name, ops))

        def is_done(entry):
            if isinstance(entry, Export):
                return registers_of(entry.ops[0]) & writes
            return registers_of(entry.dst[:1]) & (reads | writes)

        # Of a load that is done in part only the rest is left: leave it all out.
        self.pending = [entry for entry in self.pending if not is_done(entry)]

    def wait(self, counter):
        for entry in self.pending:
            if entry.counter != counter:
                continue
            if isinstance(entry, Export):
                self.look_at_export(entry)
            else:
                self.write_once_more(entry)
        self.pending = [entry for entry in self.pending if entry.counter != counter]

    def look_at_export(self, export):
        for op, values in zip(export.ops[1], export.values):
            for lane in export.lanes:
                self.compare("export", values[lane], self.machines[1].read(op, lane)[0])

    def write_once_more(self, load):
        for m, dst, values in zip(self.machines, load.dst, load.values):
            for n, value in zip(numbers(dst), values):
                if dst.kind == "s":
                    m.scalars[n] = value
                    continue
                for lane in load.lanes:
                    m.vectors[n][lane] = value[lane]
