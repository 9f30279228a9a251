# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the registers that clrx-mc allocates for a random program."""

import os
import re
import subprocess
import tempfile

from regalloc_insts import Part, Registers
from regalloc_source import source_text

REGISTERS = re.compile(r"([sv])(?:(\d+)|\[(\d+):(\d+)\])$")
ENCODING = re.compile("_(e32|e64|sdwa|dpp)$")
FIGURES = re.compile(r"(\d+) allocation - ([SV])GPRs used, (\d+) alive at most, (\d+) needed")


class WrongAllocation(Exception):
    """The message describes the error."""


def parse_operand(text):
    """Returns the Registers that the text names, or the text if it names none."""
    match = REGISTERS.match(text)
    if not match:
        return text
    first, last = (int(match[2]),) * 2 if match[2] else (int(match[3]), int(match[4]))
    return Registers(match[1], first, last - first + 1)


def split_operands(text):
    return [part.strip() for part in re.split(r",(?![^\[]*\])", text)]


def parse_insts(text):
    """Yields the name and the operand texts of each instruction of a disassembly."""
    for line in text.splitlines():
        line = line.split("/*")[0].strip()
        if line and not line.startswith(".") and not line.endswith(":"):
            name, _, rest = line.partition(" ")
            yield name, split_operands(rest.strip()) if rest else []


def parse_figures(text):
    """Maps the kind to the registers used, live at most, and needed at least."""
    figures = {}
    for used, kind, *others in FIGURES.findall(text):
        found = map(int, (used, *others))
        figures[kind] = [max(pair) for pair in zip(found, figures.get(kind, (0, 0, 0)))]
    return figures


def assemble(clrx_mc, program):
    """Returns the disassembly and the figures."""
    with tempfile.TemporaryDirectory() as folder:
        source, binary = os.path.join(folder, "a.s"), os.path.join(folder, "a.bin")
        with open(source, "w") as f:
            f.write(source_text(program))
        command = [clrx_mc, "-filetype=obj", "--stats", "-o", binary, source]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise WrongAllocation(done.stderr)
        command = [clrx_mc, "--disassemble", "--format=rawcode", "--mcpu=gfx900", binary]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return text, parse_figures(done.stderr)


def allocate(clrx_mc, program):
    """Returns the operands of the instructions with their registers, and the figures."""
    text, figures = assemble(clrx_mc, program)
    insts = list(parse_insts(text))
    if len(insts) != len(program.insts):
        raise WrongAllocation("%d instructions are %d" % (len(program.insts), len(insts)))
    operands = []
    for inst, (name, texts) in zip(program.insts, insts):
        if ENCODING.sub("", name) != ENCODING.sub("", inst.name):
            raise WrongAllocation("%s is %s" % (inst.name, name))
        if name == "exp":
            texts = texts[1:]
        found = [parse_operand(text.split()[0]) for text in texts[: len(inst.operands)]]
        operands.append([reg if isinstance(op, Part) else op for op, reg in zip(inst.operands, found)])
    return operands, figures


def right_operands(program):
    """Returns the operands of the instructions with the known correct registers."""

    def convert(op):
        return Registers(op.var.kind, op.var.base + op.first, op.count) if isinstance(op, Part) else op

    return [[convert(op) for op in inst.operands] for inst in program.insts]
