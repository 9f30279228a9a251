# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The source of a random program, with variables."""

import collections


def range_text(name, first, count):
    return "%s[%d]" % (name, first) if count == 1 else "%s[%d:%d]" % (name, first, first + count - 1)


def operand_text(op):
    if isinstance(op, str):
        return op
    var = op.var
    if var.is_fixed:
        first = var.base + op.first
        return "%s%d" % (var.kind, first) if op.count == 1 else range_text(var.kind, first, op.count)
    return var.name if op.count == var.count else range_text(var.name, op.first, op.count)


def source_text(program):
    """Returns the source with variables."""
    lines = [".rawcode", ".gpu gfx900", ".regalloc on"]
    lines += [".regvar %s:%s:%d" % (v.name, v.kind, v.count) for v in program.vars if not v.is_fixed]
    at = collections.defaultdict(list)
    for label, number in program.labels.items():
        at[number].append(label)
    for number, inst in enumerate(program.insts):
        lines += [label + ":" for label in at[number]]
        operands = [operand_text(op) for op in inst.operands]
        if inst.name == "exp":
            operands = ["mrt0"] + operands
        if inst.target and inst.name != "s_swappc_b64":
            operands.append(inst.target)
        lines.append("        %s %s%s" % (inst.name, ", ".join(operands), inst.tail))
    lines.append("")
    return "\n".join(lines)
