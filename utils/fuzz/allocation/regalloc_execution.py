# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes a random program with correct and with allocated registers, and compares.

Each instruction must read the same values in both: the values for memory, exports and
messages, those that branches and EXEC depend on, and all others. This is the right
condition, because the allocation changes no instruction. Values that depend on
registers the program never wrote are not compared. If an instruction keeps a part of
its destination, this part is not compared there, but where it is read.

Loads write their registers a second time when the program waits for them, and exports
are compared again then. So the comparison notices a register that is reused too early.
"""

import collections

from regalloc_allocation import WrongAllocation
from regalloc_insts import CALLS, EARLY, KEEP_PARTS, LANES, LOADS, OPERANDS, READS_SCC, STORES
from regalloc_insts import Registers, numbers, read_ones, written_ones
from regalloc_machine import MAX_ROUNDS, POISON, Machine, Terms, chance

# A load in flight. lanes: the lanes that are written. dst: the destination operands of
# both machines. values: the loaded values of both machines by register, and for VGPRs
# also by lane.
Load = collections.namedtuple("Load", "counter lanes dst values")
# An export in flight. ops: the operands of both machines. values: the correct values by
# operand and lane.
Export = collections.namedtuple("Export", "counter lanes ops values")

# Reason for the end of a path: the program has ended.
FINISHED = "at the end"


class Stop(Exception):
    """The path cannot be followed further; the message has the reason."""


def registers_of(ops):
    return {(op.kind, n) for op in ops if isinstance(op, Registers) for n in numbers(op)}


class Execution:
    """Executes both programs step by step."""

    def __init__(self, program, right, allocated, seed):
        self.program, self.seed = program, seed
        fixed = set().union(*(v.registers() for v in program.vars if v.is_fixed))
        terms = Terms()
        self.machines = [Machine(terms, right, fixed, True, seed), Machine(terms, allocated, fixed, False, seed)]
        self.machines[1].masks = self.machines[0].masks
        self.pending = []
        self.pc = 0
        self.end = None
        self.calls = []
        self.rounds = collections.Counter()  # Number of executions, by instruction.
        self.with_lanes = set()  # Instructions that were executed while EXEC was not 0.
        self.compared = self.undefined = 0  # Numbers of values.

    def compare(self, what, right, allocated):
        """Compares two terms."""
        if right == POISON:
            self.undefined += 1
            return
        self.compared += 1
        if right != allocated:
            raise WrongAllocation("instruction %d, %s: %s" % (self.pc, self.program.insts[self.pc].name, what))

    def run(self, max_steps=5000):
        """Runs the programs and sets self.end to the reason for the end."""
        self.end = "too long"
        try:
            for _ in range(max_steps):
                if not self.step():
                    self.end = FINISHED
                    break
        except Stop as stop:
            self.end = str(stop)

    def step(self):
        """Executes one instruction. Returns False at the end."""
        inst = self.program.insts[self.pc]
        name = inst.name
        self.forget_pending(name)
        rounds = self.rounds[self.pc]
        self.rounds[self.pc] += 1
        if self.machines[0].exec:
            self.with_lanes.add(self.pc)
        if name == "s_endpgm":
            for counter in ("vm", "lgkm", "exp"):
                self.wait(counter)
            return False
        self.compare_reads(inst)
        if name in CALLS:
            self.pc = self.call(inst)
        elif name == "s_setpc_b64":
            self.pc = self.return_from_call()
        elif name.startswith(("s_branch", "s_cbranch")):
            self.pc = self.program.labels[inst.target] if self.is_taken(name, rounds) else self.pc + 1
        else:
            self.execute(inst, rounds)
            self.pc += 1
        return True

    def execute(self, inst, rounds):
        name = inst.name
        if name == "s_waitcnt":
            counter, left = inst.tail.strip(" )").split("cnt(")
            return self.wait(counter, int(left))
        if name in STORES:
            return self.store(name)
        results = [m.execute(inst, self.pc, rounds) for m in self.machines]
        if not all(results):
            raise Stop("EXEC is undefined")
        right, allocated = self.machines
        if right.exec != allocated.exec:
            raise WrongAllocation("instruction %d, %s: EXEC" % (self.pc, name))
        if name in LOADS:
            self.add_load(LOADS[name])

    def operands(self):
        return [m.operands[self.pc] for m in self.machines]

    # Reads

    def compare_reads(self, inst):
        name = inst.name
        right, allocated = self.machines
        lanes = right.source_lanes(inst).values()
        for a, b, form in zip(*self.operands(), OPERANDS[name]):
            if form[0] == "=" or isinstance(a, str) or (form[0] == "+" and name in KEEP_PARTS):
                continue
            for lane in lanes if a.kind == "v" else [0]:
                for x, y in zip(right.read(a, lane), allocated.read(b, lane)):
                    self.compare("lane %d of what is read" % lane, x, y)
        if name in READS_SCC:
            self.compare("SCC", right.scc, allocated.scc)
        if name == "s_sendmsg":
            self.compare("M0", right.m0, allocated.m0)
        if name in EARLY:
            self.check_early(name)

    def check_early(self, name):
        """Raises an error if the instruction may overwrite an operand before it has read it.
        An overlap that the correct registers have, too, is part of the program."""
        right, allocated = self.operands()
        written = [registers_of(written_ones(name, ops)) for ops in (right, allocated)]
        for a, b in zip(read_ones(name, right), read_ones(name, allocated)):
            for x, y in zip(numbers(a), numbers(b)):
                if (b.kind, y) in written[1] and (a.kind, x) not in written[0] and self.is_defined(a.kind, x):
                    raise WrongAllocation("instruction %d, %s writes over what it reads" % (self.pc, name))

    def is_defined(self, kind, number):
        right = self.machines[0]
        values = [right.scalars[number]] if kind == "s" else [right.vectors[number][lane] for lane in right.lanes()]
        return any(value != POISON for value in values)

    # Control flow

    def call(self, inst):
        operands = self.operands()
        for m, ops in zip(self.machines, operands):
            m.write_scalar(ops[0], [m.terms.get("return", -1 - self.pc, -1 - i) for i in (0, 1)])
        self.calls.append((self.pc + 1, self.machines[0].read_scalar(operands[0][0])))
        if len(self.calls) > 20:
            raise Stop("too many calls")
        return self.program.labels[inst.target]

    def return_from_call(self):
        back, link = self.calls.pop()
        if self.machines[0].read_scalar(self.operands()[0][0]) != link:
            raise Stop("the function has lost where it returns to")
        return back

    def is_taken(self, branch, rounds):
        right, allocated = self.machines
        if branch.endswith("execz"):
            return right.exec == 0
        if branch.endswith("execnz"):
            return right.exec != 0
        if branch == "s_branch":
            return True
        if right.scc == POISON:
            raise Stop("SCC is undefined")
        self.compare("SCC", right.scc, allocated.scc)
        # Let loops end.
        return rounds < MAX_ROUNDS and chance(self.seed, "scc", right.scc, rounds) % 5 < 2

    # Memory

    def store(self, name):
        if name == "exp":
            right, operands = self.machines[0], self.operands()
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
        """Forgets the loads and exports in flight whose registers the next instruction accesses:
        the program must have waited for them."""
        if not self.pending:
            return
        ops = self.machines[0].operands[self.pc]
        reads, writes = registers_of(read_ones(name, ops)), registers_of(written_ones(name, ops))

        def is_done(entry):
            if isinstance(entry, Export):
                return registers_of(entry.ops[0]) & writes
            return registers_of(entry.dst[:1]) & (reads | writes)

        # Forget a load as a whole, even if the instruction accesses a part of its registers.
        self.pending = [entry for entry in self.pending if not is_done(entry)]

    def wait(self, counter, left=0):
        """left: number of the last entries of that counter that may stay in flight."""
        waiting = [entry for entry in self.pending if entry.counter == counter]
        for entry in waiting[: len(waiting) - left]:
            if isinstance(entry, Export):
                self.look_at_export(entry)
            else:
                self.write_once_more(entry)
            self.pending.remove(entry)

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


def run_paths(program, right, allocated, seed, count):
    """Raises an error if the allocation is wrong; otherwise returns the executions."""
    paths = [Execution(program, right, allocated, "%d/%d" % (seed, number)) for number in range(count)]
    for path in paths:
        path.run()
    return paths
