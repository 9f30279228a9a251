# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the registers that clrx-mc allocates for a random program."""

import collections
import re
import subprocess

from regalloc_insts import Part, Registers
from regalloc_source import source_text

REGISTERS = re.compile(r"([sv])(?:(\d+)|\[(\d+):(\d+)\])$")
ENCODING = re.compile("_(e32|e64|sdwa|dpp)$")
INST = re.compile(r"/\*([0-9a-f]+)\*/ (\S+) ?([^/]*)")
STATISTICS = re.compile(r"^ *\d+ \w+ - .*\n", re.MULTILINE)
FIGURES = re.compile(r"(\d+) allocation - ([SV])GPRs used, (\d+) alive at most, (\d+) needed")


# code: the bytes; operands: those of each instruction, with their registers; figures: see
# parse_figures(); places: maps the offset of an instruction in the code to its number.
Allocation = collections.namedtuple("Allocation", "code operands figures places")


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
    """Yields the offset, the name and the operand texts of each instruction of a disassembly."""
    for offset, name, rest in INST.findall(text):
        yield int(offset, 16), name, split_operands(rest.strip()) if rest.strip() else []


def parse_figures(text):
    """Maps the kind to the registers used, live at most, and needed at least."""
    figures = {}
    for used, kind, *others in FIGURES.findall(text):
        found = map(int, (used, *others))
        figures[kind] = [max(pair) for pair in zip(found, figures.get(kind, (0, 0, 0)))]
    return figures


def code_options(target):
    """Returns the options to read code for a target."""
    options = ["--format=rawcode", "--mcpu=" + target.gpu]
    return options + (["-mattr=+wavefrontsize32"] if target.lanes == 32 else [])


def assemble(clrx_mc, source):
    """Returns the code and the text on standard error. A missing wait is an error, because the
    simulator executes loads and stores at once."""
    command = [clrx_mc, "-filetype=obj", "--stats", "-Wno-all", "-Werror=waitcnt", "-o", "-", "-"]
    done = subprocess.run(command, input=source.encode(), capture_output=True)
    messages = done.stderr.decode()
    if done.returncode:
        raise WrongAllocation(STATISTICS.sub("", messages))
    return done.stdout, messages


def allocate(clrx_mc, program):
    code, messages = assemble(clrx_mc, source_text(program))
    command = [clrx_mc, "--disassemble", "--show-offsets", *code_options(program.target), "-"]
    text = subprocess.run(command, input=code, capture_output=True, check=True).stdout.decode()
    insts = list(parse_insts(text))
    if len(insts) != len(program.insts):
        raise WrongAllocation("%d instructions are %d" % (len(program.insts), len(insts)))
    operands = []
    for inst, (_, name, texts) in zip(program.insts, insts):
        if ENCODING.sub("", name) != ENCODING.sub("", inst.name):
            raise WrongAllocation("%s is %s" % (inst.name, name))
        found = [parse_operand(text.split()[0]) for text in texts[: len(inst.operands)]]
        operands.append([reg if isinstance(op, Part) else op for op, reg in zip(inst.operands, found)])
    places = {offset: number for number, (offset, _, _) in enumerate(insts)}
    return Allocation(code, operands, parse_figures(messages), places)


def right_operands(program):
    """Returns the operands of the instructions with the known correct registers."""

    def convert(op):
        return Registers(op.var.kind, op.var.base + op.first, op.count) if isinstance(op, Part) else op

    return [[convert(op) for op in inst.operands] for inst in program.insts]
