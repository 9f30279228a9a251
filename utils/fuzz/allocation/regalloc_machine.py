# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes instructions of random programs with terms instead of numbers.

An instruction is an unknown function of its inputs. Values are terms, one for each
lane. EXEC is a mask, and disabled lanes keep their values.
"""

import zlib

from regalloc_insts import ALL_LANES, DPP_SOURCES, LANES, LOADS, MASK_OPS, OPERANDS, READS_SCC, WRITES_SCC
from regalloc_insts import Registers, numbers, read_ones, writes_vector

# The term of values that depend on something undefined.
POISON = 0
# Loops end when an instruction has been executed this often.
MAX_ROUNDS = 3


class Terms:
    """Numbers the terms."""

    def __init__(self):
        self.numbers = {}

    def get(self, *parts):
        if POISON in parts[1:]:
            return POISON
        return self.numbers.setdefault(parts, len(self.numbers) + 1)


def chance(*what):
    """Returns a pseudo-random number that depends only on the arguments."""
    return zlib.crc32(repr(what).encode()) >> 8


class Machine:
    """One of the two programs in execution. Registers that are not fixed start as
    poison in the correct program, and as junk in the other."""

    def __init__(self, terms, operands, fixed, is_right, seed):
        self.terms, self.operands, self.seed = terms, operands, seed
        self.masks = {}  # Term of half a mask -> its lanes and the half.
        self.scc = terms.get("init", "scc")
        self.m0 = terms.get("init", "m0")
        self.exec = chance(seed, "entry") & ALL_LANES or 1
        self.likely = 4 + chance(seed, "likely") % 4  # Number of cases out of 8 in which a comparison is true.
        self.steps = 0

        def begin(kind, n, lane=0):
            if (kind, n) in fixed:
                return terms.get("init", kind, -1 - n, -1 - lane)
            return POISON if is_right else terms.get("junk", kind, -1 - n, -1 - lane)

        self.scalars = {n: begin("s", n) for n in range(110)}
        self.vectors = {n: [begin("v", n, lane) for lane in range(LANES)] for n in range(256)}

    def lanes(self):
        return [lane for lane in range(LANES) if self.exec >> lane & 1]

    def source_lanes(self, inst):
        """Maps the lanes that an instruction writes to the lanes of VGPRs that it reads."""
        if inst.name == "v_writelane_b32":
            lane = int(inst.operands[2])
            return {lane: lane}
        if inst.name == "v_readlane_b32":
            return {0: int(inst.operands[2])}
        if inst.name == "v_readfirstlane_b32":
            return {0: (self.lanes() or [0])[0]}
        if inst.name == "v_mov_b32_dpp":
            sources = {lane: DPP_SOURCES[inst.tail](lane) for lane in self.lanes()}
            return {lane: source for lane, source in sources.items() if source in self.lanes()}
        return {lane: lane for lane in self.lanes()}

    def mask_terms(self, mask):
        halves = [self.terms.get("mask", -1 - mask, -1 - half) for half in (0, 1)]
        for half, term in enumerate(halves):
            self.masks[term] = mask, half
        return halves

    def to_mask(self, halves):
        """Returns the lanes of two terms; None for undefined terms."""
        if POISON in halves:
            return None
        low, high = (self.masks.get(term) for term in halves)
        if low and high and low[0] == high[0] and (low[1], high[1]) == (0, 1):
            return low[0]
        return chance(self.seed, "mask", *halves) & ALL_LANES

    def read_scalar(self, op):
        if op == "-1":
            return self.mask_terms(ALL_LANES)
        if op == "exec":
            return self.mask_terms(self.exec)
        if isinstance(op, str):
            return [self.terms.get("constant", op)]
        return [self.scalars[n] for n in numbers(op)]

    def read(self, op, lane):
        if isinstance(op, Registers) and op.kind == "v":
            return [self.vectors[n][lane] for n in numbers(op)]
        return self.read_scalar(op)

    def write_scalar(self, op, values):
        """Returns False if the result is EXEC and undefined, so that the execution cannot continue."""
        if op == "exec":
            mask = self.to_mask(values)
            self.exec = self.exec if mask is None else mask
            return mask is not None
        if op == "m0":
            (self.m0,) = values
            return True
        for n, value in zip(numbers(op), values):
            self.scalars[n] = value
        return True

    def execute(self, inst, number, rounds):
        """Executes an instruction that does not jump, wait or store. Returns False as
        write_scalar() does. rounds: number of previous executions of this instruction."""
        name, ops = inst.name, self.operands[number]
        self.steps += 1
        if name == "s_mov_b64":
            return self.write_scalar(ops[0], self.read_scalar(ops[1]))
        if name in MASK_OPS or "saveexec" in name:
            return self.execute_mask(name, ops)
        if name in ("v_cmp_lt_f32", "v_cmpx_lt_f32"):
            return self.compare_lanes(name, ops, rounds)
        if name in ("v_readfirstlane_b32", "v_readlane_b32"):
            (lane,) = self.source_lanes(inst).values()
            return self.write_scalar(ops[0], [self.terms.get(name, *self.read(ops[1], lane))])
        if name == "s_getpc_b64":
            return self.write_scalar(ops[0], [self.terms.get(name, -1 - i, -1 - number) for i in range(ops[0].count)])
        if writes_vector(name):
            return self.execute_vector(inst, ops)
        return self.execute_scalar(inst, ops)

    def key(self, inst):
        """Returns the key of the term. The content of memory may change between loads."""
        return inst.name + inst.tail + (str(self.steps) if inst.name in LOADS else "")

    def execute_vector(self, inst, ops):
        name, key = inst.name, self.key(inst)
        new = {}
        for lane, sources in self.source_lanes(inst).items():
            values = [term for op in read_ones(name, ops) for term in self.read(op, sources)]
            if name == "v_cndmask_b32":
                mask = self.to_mask(self.read_scalar(ops[3]))
                values = values[:2] + [POISON if mask is None else -1 - (mask >> lane & 1)]
            if name in ("v_mov_b32_dpp", "v_writelane_b32"):  # The old values are overwritten.
                values = values[1:]
            new[lane] = [self.terms.get(key, -1 - i, *values) for i in range(ops[0].count)]
        for lane, values in new.items():
            for n, value in zip(numbers(ops[0]), values):
                self.vectors[n][lane] = value
        return True

    def execute_scalar(self, inst, ops):
        name, key = inst.name, self.key(inst)
        values = [term for op in read_ones(name, ops) for term in self.read_scalar(op)]
        values += [self.scc] if name in READS_SCC else []
        if name in WRITES_SCC:
            self.scc = self.terms.get(key, "scc", *values)
        if OPERANDS[name][0][0] in "=+":
            count = 1 if ops[0] == "m0" else ops[0].count
            return self.write_scalar(ops[0], [self.terms.get(key, -1 - i, *values) for i in range(count)])
        return True

    def execute_mask(self, name, ops):
        a = self.to_mask(self.read_scalar(ops[1]))
        b = self.exec if "saveexec" in name else self.to_mask(self.read_scalar(ops[2]))
        op = MASK_OPS[name.replace("saveexec_", "")]
        result = None if a is None or b is None else op(a, b)
        halves = [POISON, POISON] if result is None else self.mask_terms(result)
        self.scc = self.terms.get("nonzero", *halves)
        if "saveexec" not in name:
            return self.write_scalar(ops[0], halves)
        if result is None:
            return False
        self.write_scalar(ops[0], self.mask_terms(self.exec))
        self.exec = result
        return True

    def compare_lanes(self, name, ops, rounds):
        """Executes a comparison, which is true for a random part of the lanes. From MAX_ROUNDS on,
        it is true for all lanes, so that loops end. Returns False as write_scalar() does."""
        mask = 0
        for lane in self.lanes():
            term = self.terms.get(name, *self.read(ops[1], lane), *self.read(ops[2], lane))
            if term == POISON:
                mask = None
                break
            mask |= (rounds >= MAX_ROUNDS or chance(self.seed, "lane", term, lane, rounds) % 8 < self.likely) << lane
        if mask is None:
            self.write_scalar(ops[0], [POISON, POISON])
            return name == "v_cmp_lt_f32"
        self.write_scalar(ops[0], self.mask_terms(mask))
        if name == "v_cmpx_lt_f32":
            self.exec = mask
        return True
