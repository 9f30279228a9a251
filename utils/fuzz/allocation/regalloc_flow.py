# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The control flow of a random program and the accesses of its instructions, for the
checker of allocations."""

import collections

from regalloc_checker import Accesses, check_allocation
from regalloc_insts import CALLS, KEEP_PARTS, OPERANDS, Part, is_early, numbers


def accesses_of(target, inst, ops):
    """Returns the Accesses of an instruction. ops: the registers of its operands."""
    reads, writes = {}, {}
    for op, reg, form in zip(inst.operands, ops, OPERANDS[inst.name]):
        if isinstance(op, Part):
            parts = {(op.var.name, n): (reg.kind, reg.first + n - op.first) for n in numbers(op)}
            reads.update(parts if form[0] != "=" else {})
            writes.update(parts if form[0] in "=+" else {})
    if inst.name in KEEP_PARTS:
        reads = {key: reg for key, reg in reads.items() if key not in writes}
        return Accesses(reads, {}, changes=writes)
    return Accesses(reads, writes, is_early=is_early(target, inst.name))


def successors_of(program):
    """Returns the successors of each instruction."""
    insts, labels = program.insts, program.labels
    starts = sorted(labels[label] for label, _ in program.functions)
    behind_calls = collections.defaultdict(list)  # Return addresses by the start of the function.
    for number, inst in enumerate(insts):
        if inst.name in CALLS:
            behind_calls[labels[inst.target]].append(number + 1)

    def following(number, inst):
        if inst.name == "s_endpgm":
            return []
        if inst.name == "s_setpc_b64":
            return behind_calls[max(start for start in starts if start <= number)]
        if inst.name in CALLS or inst.name == "s_branch":
            return [labels[inst.target]]
        return [number + 1] + ([labels[inst.target]] if inst.target else [])

    return [following(number, inst) for number, inst in enumerate(insts)]


def check_program(program, allocated):
    """Raises an error if the allocated operands are wrong."""
    at_start = {
        (var.name, i): {(var.kind, var.base + i)} for var in program.vars if var.is_fixed for i in range(var.count)
    }
    accesses = [accesses_of(program.target, inst, ops) for inst, ops in zip(program.insts, allocated)]
    check_allocation(accesses, successors_of(program), at_start)
