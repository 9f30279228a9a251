# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes a random program on the simulator with correct and with allocated registers.

The runs start with the same random values. Both must execute the same instructions with
the same EXEC, each of these must write the same values, and LDS and buffers must have the
same contents at the end. Not compared are values with undefined bits in the program with
correct registers, lanes that an instruction does not write, and the results of SDWA, which
keep a half of the destination. Such values are compared where they are read.
"""

import collections
import random
import re
import subprocess

from regalloc_allocation import WrongAllocation, assemble, code_options, right_operands
from regalloc_programs import BUFFER_SIZE, LDS_SIZE
from regalloc_source import source_text

MAX_INSTS = 20000
CHECKS = ["-w", "-check=none", "-check=undef,trap,loop,unsupported"]
STEP = re.compile(r"wg \S+ wave \d+ pc 0x([0-9a-f]+) exec 0x([0-9a-f]+): ")
WRITTEN = re.compile(r" ([a-z]+(?:_[a-z]+)?)(\d*|\[[^\]]*\])=(\{[^}]*\}|\S+)")
UNDEFINED = "undef"


# The output of a run. steps: the executed instructions; memory: the contents of LDS and
# buffers; problems: errors.
Outcome = collections.namedtuple("Outcome", "steps memory problems")


class Step:
    """An executed instruction. written: triples of the kind of a register or memory, its number or
    address, and the values as text."""

    def __init__(self, place, line):
        """place: a match of STEP in the line."""
        self.pc, self.exec = (int(text, 16) for text in place.groups())
        self.written = WRITTEN.findall(line, place.end())


def values_of(text):
    """Returns the values of a text like 0x1 or {0x1,0x2*3}."""
    values = []
    for part in text.strip("{}").split(","):
        value, _, count = part.partition("*")
        values += [value] * int(count or 1)
    return values


def words(rng, count):
    return "u32:" + ",".join(str(rng.getrandbits(32)) for _ in range(count))


def start_options(program, rng):
    """Returns options with random values for all that is defined at the start of a program."""
    lanes = program.target.lanes
    mask = rng.getrandbits(lanes) or 1
    base, resource = program.bases[0], program.resources[0]
    options = ["-buffer=%d:%s" % (base.base, words(rng, BUFFER_SIZE // 4))]
    options += ["-resource=%d:%s" % (resource.base, words(rng, BUFFER_SIZE // 4))]
    options += ["-lds=%d:%s" % (LDS_SIZE, words(rng, LDS_SIZE // 4))]
    options += ["-sgpr=exec:u%d:%d" % (lanes, mask), "-sgpr=m0:u32:0xffffffff"]
    options += ["-sgpr=scc:u32:%d" % rng.getrandbits(1)]
    for var in program.vars:
        if not var.is_fixed or var in (base, resource):
            continue
        for number in range(var.base, var.base + var.count):
            options.append("-%sgpr=%d:%s" % (var.kind, number, words(rng, lanes if var.kind == "v" else 1)))
    places = ["buffer:%d" % var.base for var in (base, resource)] + ["lds"]
    return options + ["-print=%s:x32" % place for place in places]


def simulate(clrx_run, code, options, max_insts=MAX_INSTS):
    command = [clrx_run, "-", "-trace", "-max-insts=%d" % max_insts, *CHECKS, *options]
    done = subprocess.run(command, input=code, capture_output=True)
    steps, memory = [], []
    for line in done.stdout.decode().splitlines():
        place = STEP.match(line)
        if place:
            steps.append(Step(place, line))
        else:
            memory.append(line)
    return Outcome(steps, memory, done.stderr.decode())


def written_lanes(inst, mask):
    """Returns the lanes that an instruction writes. mask: EXEC."""
    if inst.name == "v_writelane_b32":
        return 1 << int(inst.operands[2])
    if inst.tail == " row_shr:1":  # The first lane of each row of 16 lanes has no source.
        return mask & (mask << 1) & ~0x0001000100010001
    if "quad_perm:[1,0,3,2]" in inst.tail:
        even = mask & 0x5555555555555555
        odd = mask & ~even
        return even & (odd >> 1) | odd & (even << 1)
    return mask


class Reference:
    """The runs of a program with correct registers, with several random values at the start."""

    def __init__(self, args, program, seed, places):
        """places: maps the offset of an instruction in the code to its number."""
        self.args, self.program, self.places = args, program, places
        rng = random.Random(seed)
        self.options = [code_options(program.target) + start_options(program, rng) for _ in range(args.runs)]
        code, _ = assemble(args.clrx_mc, source_text(program, right_operands(program)))
        self.runs = [simulate(args.clrx_run, code, options) for options in self.options]
        self.executed = collections.Counter()  # Executions of each instruction.
        self.with_lanes = set()  # Instructions that were executed while EXEC was not 0.
        self.compared = self.undefined = 0  # Numbers of values.
        for run in self.runs:
            if run.problems:
                raise WrongAllocation("correct registers: " + run.problems)
            self.add_executed(run.steps)

    def add_executed(self, steps):
        for step in steps:
            number = self.places[step.pc]
            self.executed[number] += 1
            if step.exec:
                self.with_lanes.add(number)

    def check(self, code):
        """Raises an error if the code, which has other registers, does not do the same."""
        for options, run in zip(self.options, self.runs):
            # One more instruction is enough to see a difference.
            self.compare(run, simulate(self.args.clrx_run, code, options, len(run.steps) + 1))

    def check_registers(self, operands):
        """As check(). operands: those of each instruction, with other registers."""
        self.check(assemble(self.args.clrx_mc, source_text(self.program, operands))[0])

    def compare(self, right, other):
        for steps in zip(right.steps, other.steps):
            self.compare_steps(*steps)
        if other.problems:
            raise WrongAllocation(other.problems)
        if len(right.steps) != len(other.steps):
            raise WrongAllocation("%d instructions instead of %d" % (len(other.steps), len(right.steps)))
        if right.memory != other.memory:
            raise WrongAllocation("the contents of memory at the end")

    def compare_steps(self, right, other):
        number = self.places[right.pc]
        inst = self.program.insts[number]
        where = "instruction %d, %s: " % (number, inst.name)
        if (right.pc, right.exec) != (other.pc, other.exec):
            raise WrongAllocation(where + "another instruction, or EXEC")
        if len(right.written) != len(other.written):
            raise WrongAllocation(where + "what is written")
        for a, b in zip(right.written, other.written):
            is_register = a[0] in ("s", "v")
            if a[0] != b[0] or (a[1] != b[1] and not is_register):
                raise WrongAllocation(where + "where it writes")
            lanes = written_lanes(inst, right.exec) if a[0] == "v" else -1
            if inst.name != "v_mov_b32_sdwa":
                self.compare_values(where, lanes, a[2], b[2])

    def compare_values(self, where, lanes, right, other):
        """lanes: a mask of the values that count."""
        self.compared += 1
        if right == other and UNDEFINED not in right:
            return
        pairs = [pair for lane, pair in enumerate(zip(values_of(right), values_of(other))) if lanes >> lane & 1]
        defined = [(a, b) for a, b in pairs if a != UNDEFINED]
        self.undefined += len(defined) < len(pairs)
        if any(a != b for a, b in defined):
            raise WrongAllocation(where + "the written value")
