# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The source of a random program, with variables or with registers."""

import collections

from regalloc_insts import Registers


def range_text(name, first, count):
    return "%s[%d]" % (name, first) if count == 1 else "%s[%d:%d]" % (name, first, first + count - 1)


def registers_text(regs):
    if regs.count == 1:
        return "%s%d" % (regs.kind, regs.first)
    return range_text(regs.kind, regs.first, regs.count)


def operand_text(target, op):
    if isinstance(op, str):
        return op + "_lo" if op in ("exec", "vcc") and target.lanes == 32 else op
    if isinstance(op, Registers):
        return registers_text(op)
    var = op.var
    if var.is_fixed:
        return registers_text(Registers(var.kind, var.base + op.first, op.count))
    return var.name if op.count == var.count else range_text(var.name, op.first, op.count)


def source_text(program, registers=None):
    """Returns the source. registers: the registers of the operands of each instruction;
    if there are none, the source has variables."""
    lines = [".rawcode", ".gpu " + program.target.gpu] + ([".wave32"] if program.target.lanes == 32 else [])
    if not registers:
        lines.append(".regalloc on")
        lines += [".regvar %s:%s:%d" % (v.name, v.kind, v.count) for v in program.vars if not v.is_fixed]
    at = collections.defaultdict(list)
    for label, number in program.labels.items():
        at[number].append(label)
    for number, inst in enumerate(program.insts):
        lines += [label + ":" for label in at[number]]
        operands = [operand_text(program.target, op) for op in (registers[number] if registers else inst.operands)]
        if inst.target and inst.name != "s_swappc_b64":
            operands.append(inst.target)
        lines.append("        %s %s%s" % (inst.name, ", ".join(operands), inst.tail))
    lines.append("")
    return "\n".join(lines)
