# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Disassembled code in the CLRX dialect: its instructions, its control flow, and the
SGPRs and VGPRs that instructions read and write, according to the tables of lib/ISA."""

import collections
import functools
import os
import re
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../fuzz/instructions"))
import inst_tables as tables

# Names of the architectures in the tables, by the beginning of the processor's name.
ARCHES = {"gfx60": "GCN10", "gfx70": "GCN11", "gfx80": "GCN12", "gfx900": "GCN140", "gfx906": "GCN141", "gfx1010": "GCN150"}

REGISTERS = re.compile(r"\b([sv])(?:(\d+)\b|\[(\d+)(?::(\d+))?\])")
COMMA = re.compile(r",\s*(?![^\[(]*[\])])")

# operands: list of texts; rest: the modifiers.
Inst = collections.namedtuple("Inst", "name operands rest")


class Code:
    """insts: list of instructions; labels: name -> index of an instruction."""

    def __init__(self, text):
        self.insts, self.labels = [], {}
        for line in text.splitlines():
            line = re.sub(r"/\*.*?\*/", "", line).strip()
            if line.endswith(":"):
                self.labels[line[:-1]] = len(self.insts)
            elif line and line not in (".rawcode", ".text") and not line.startswith(".gpu "):
                self.insts.append(parse_inst(line))

    def target(self, inst):
        """Returns the index of the instruction that a branch leads to, or None."""
        return self.labels[inst.operands[0]] if inst.name.startswith(("s_branch", "s_cbranch")) else None

    def successors(self):
        """Returns the indexes of the possible next instructions, for each instruction."""
        return [self._following(number, inst) for number, inst in enumerate(self.insts)]

    def _following(self, number, inst):
        target = self.target(inst)
        ways = [] if target is None else [target]
        if inst.name in ("s_branch", "s_endpgm"):
            return ways
        # No instruction follows the last one.
        return ways + [number + 1] if number + 1 < len(self.insts) else ways


def parse_inst(line):
    name, _, rest = line.partition(" ")
    operands = COMMA.split(rest.strip())
    last, _, modifiers = operands[-1].partition(" ")
    return Inst(name, operands[:-1] + [last], modifiers.strip())


def registers_of(text):
    """Returns pairs of a kind, s or v, and a number, in order."""
    found = []
    for kind, single, first, last in REGISTERS.findall(text):
        first = int(single or first)
        found += [(kind, n) for n in range(first, int(last or first) + 1)]
    return found


def arch_mask(gpu):
    return tables.MASKS[next(arch for start, arch in ARCHES.items() if gpu.startswith(start))]


@functools.lru_cache(None)
def row_of(name, arches):
    name = re.sub("_(e32|e64|sdwa|dpp)$", "", name)
    return next(row for row in tables.ROWS if row.mnemonic == name and row.arches & arches)


def access_of(row, kind, modifiers):
    """Returns whether an operand of that kind is read, and whether it is written."""
    flags = row.flags
    keeps = "DstRead" in flags or "dst_unused:preserve" in modifiers
    if kind in ("S", "V"):
        if row.format == "FLAT" and "Atomic" in flags:
            return False, "glc" in modifiers
        return keeps or "DstNotWritten" in flags, "DstNotWritten" not in flags
    if kind in ("d", "dm", "D"):
        is_load = "Load" in flags
        return not is_load or keeps, is_load or "Atomic" in flags and "glc" in modifiers
    if kind == "va" and row.format in ("MUBUF", "MTBUF"):
        return bool({"offen", "idxen", "addr64"} & set(modifiers)), False
    return kind != "C", kind == "C" or "SrcWrite" in flags and kind in ("x", "r")


def accesses_of(inst, arches):
    """Returns the registers that are read, and those that are written, as lists."""
    row = row_of(inst.name, arches)
    modifiers = inst.rest.split()
    reads, writes = [], []
    for operand, text in zip(row.operands, inst.operands):
        is_read, is_written = access_of(row, operand.kind, modifiers)
        reads += registers_of(text) if is_read else []
        writes += registers_of(text) if is_written else []
    return reads, writes
