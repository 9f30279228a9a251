# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the registers that a random program has written before it reads them, on each
path. Adds writes in front of reads that must not read undefined values.

So the values of memory are always defined, and those that branches, EXEC, addresses and
messages depend on.
"""

import collections

from regalloc_insts import COMPARES, LOADS, MASK_SUFFIXES, OPERANDS, READS_SCC, STORES, WRITES_SCC, Inst, Part
from regalloc_insts import mask_inst, numbers, read_ones, writes_vector, written_ones

# The key ALL_LANES means that EXEC has all lanes. The key (ALL_LANES, variable name,
# register number) means that the mask from this register on has all lanes.
ALL_LANES = "exec"
SCC = "scc"


class Written(collections.namedtuple("Written", "everywhere here")):
    """Keys (variable name, register number) of registers whose values do not depend on
    undefined values. everywhere: in all lanes; here: in the lanes of EXEC."""

    def meet(self, other):
        return Written(self.everywhere & other.everywhere, self.here & other.here)


def keys_of(op):
    return [(op.var.name, n) for n in numbers(op)] if isinstance(op, Part) else []


def full_mask(op):
    return (ALL_LANES, op.var.name, op.first)


def masks_over(op):
    return {(ALL_LANES, op.var.name, op.first + i) for i in range(-1, op.count)}


def writes_exec(inst):
    return "saveexec" in inst.name or "cmpx" in inst.name or inst.operands[:1] == ["exec"]


def is_mask_op(name):
    return name.endswith(MASK_SUFFIXES) and OPERANDS[name][:2] == ["=k", "k"]


def must_be_written(inst):
    known = inst.name in COMPARES or inst.name in LOADS or inst.name in STORES
    return known or writes_exec(inst) or inst.operands[:1] == ["m0"]


def narrows_exec(inst):
    name = inst.name
    if name.startswith("s_and_b"):
        return "exec" in inst.operands[1:]
    if name.startswith("s_andn2_b"):
        return inst.operands[1] == "exec"
    return name.startswith(("s_and_saveexec", "v_cmpx"))


def unwritten(inst, state):
    """Returns the parts that are read, each with its keys that may be undefined."""
    known = state.everywhere if inst.name in ("v_readfirstlane_b32", "v_readlane_b32") else state.here
    found = [(op, [key for key in keys_of(op) if key not in known]) for op in read_ones(inst.name, inst.operands)]
    return [(op, keys) for op, keys in found if keys]


def behind_scalar(inst, state, is_known):
    everywhere, here = set(state.everywhere), set(state.here)
    for op in written_ones(inst.name, inst.operands):
        if isinstance(op, str):
            continue
        removed = masks_over(op) | (set() if is_known else set(keys_of(op)))
        added = set(keys_of(op)) if is_known else set()
        if ALL_LANES in here and (inst.operands[1:] == ["exec"] or "saveexec" in inst.name):
            added.add(full_mask(op))
        everywhere, here = everywhere - removed | added, here - removed | added
    if inst.name in WRITES_SCC:
        change = set.add if is_known else set.discard
        change(everywhere, SCC)
        change(here, SCC)
    return Written(frozenset(everywhere), frozenset(here))


def behind_vector(op, state, is_known):
    keys = frozenset(keys_of(op))
    if not is_known:
        return Written(state.everywhere - keys, state.here - keys)
    whole = keys if ALL_LANES in state.here else frozenset()
    return Written(state.everywhere | whole, state.here | keys)


def behind_exec(inst, state, before):
    """Returns the state after a write of EXEC."""
    def is_full(op):
        return op == "-1" or (isinstance(op, Part) and full_mask(op) in before.here)

    if inst.name.startswith(("s_mov", "s_or_b")) and any(map(is_full, inst.operands[1:])):
        return Written(state.everywhere, state.everywhere | {ALL_LANES})
    here = state.here if narrows_exec(inst) else state.everywhere
    return Written(state.everywhere, here - {ALL_LANES})


def behind(inst, state):
    """Returns the state after an instruction."""
    name, ops = inst.name, inst.operands
    is_known = not unwritten(inst, state) and not (name in READS_SCC and SCC not in state.here)
    if writes_vector(name):
        # An instruction that ignores EXEC writes one lane only.
        return state if name == "v_writelane_b32" and is_known else behind_vector(ops[0], state, is_known)
    after = behind_scalar(inst, state, is_known)
    return behind_exec(inst, after, state) if writes_exec(inst) else after


class Definer:
    """Finds the registers that must be written in front of each instruction of a program."""

    def __init__(self, program, successors, is_wanted):
        """is_wanted: for each instruction, whether all of its operands must be defined."""
        self.program, self.insts, self.successors, self.is_wanted = program, program.insts, successors, is_wanted
        self.copy_mask = mask_inst(program.target, "s_mov")
        known = [v for v in program.vars if v.is_fixed or v in program.protected]
        keys = frozenset({(v.name, i) for v in known for i in range(v.count)} | {SCC})
        self.states = {0: Written(keys, keys)}  # State in front of each instruction.
        self.solve()

    def missing(self, number):
        inst = self.insts[number]
        return unwritten(inst, self.states[number]) if self.is_wanted[number] or must_be_written(inst) else []

    def insertions(self, number):
        """Returns the instructions that write the undefined registers."""
        inst = self.insts[number]
        for op, keys in self.missing(number):
            if writes_exec(inst) and (is_mask_op(inst.name) or inst.name == self.copy_mask):
                yield Inst(self.copy_mask, [op, "exec"], "", None)
                continue
            for _, n in keys:
                yield self.write(Part(op.var, n, 1), 16 * number + n)

    def write(self, part, number):
        """Returns an instruction that writes a value that depends on the seed and the number. It keeps SCC."""
        seed = Part(self.program.seeds["v"], 0, 1)
        if part.var.kind == "s":
            return Inst("v_readlane_b32", [part, seed, str(number % self.program.target.lanes)], "", None)
        return Inst("v_xor_b32", [part, hex(number * 0x9E3779B1 & 0xFFFFFFFF), seed], "", None)

    def solve(self):
        todo = [0]
        while todo:
            number = todo.pop()
            state = self.states[number]
            for inst in self.insertions(number):
                state = behind(inst, state)
            out = behind(self.insts[number], state)
            for to in self.successors[number]:
                new = self.states[to].meet(out) if to in self.states else out
                if new != self.states.get(to):
                    self.states[to] = new
                    todo.append(to)


def define(program, successors, is_wanted):
    """Adds the writes. If an instruction reads a part of a variable twice, the part is
    written twice, which does no harm."""
    definer = Definer(program, successors, is_wanted)
    insts, begins = [], []
    for number, inst in enumerate(program.insts):
        begins.append(len(insts))
        if number in definer.states:
            insts += definer.insertions(number)
        insts.append(inst)
    program.insts = insts
    program.labels = {label: begins[number] for label, number in program.labels.items()}
