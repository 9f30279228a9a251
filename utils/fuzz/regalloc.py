#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the allocation of registers with random programs.

A program is written twice: with registers that are known to be right, each
variable having its own, and with variables, which clrx-mc allocates. Both are
executed side by side: an instruction is a function, about which nothing is
known, of what it reads; values are terms, one for each lane; EXEC is a mask,
and lanes that it lacks keep what they had. What reaches memory, exports,
branches and EXEC must be the same, along several ways through the program.
Loads write their registers once more when they are waited for, and exports are
looked at again then: so a register that is given away too early is seen. What
depends on registers that the program never wrote is not compared.

Besides, a checker that knows nothing of all that computes what is alive at each
instruction, and finds variables that share a register.

Prints how many programs differ, and how many registers were used in relation to
those alive at once. The exit status is 0 if there is no difference.
"""

import argparse
import collections
import os
import random
import re
import subprocess
import sys
import tempfile

LANES = 4
ALL_LANES = (1 << LANES) - 1
POISON = 0


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--clrx-mc", default="clrx-mc")
    parser.add_argument("-n", "--count", type=int, default=100, help="programs")
    parser.add_argument("--seed", type=int, default=1, help="of the first program")
    parser.add_argument("--ways", type=int, default=6, help="through each program")
    parser.add_argument("--max-excess", type=float, help="fail if more registers than that are used, in %%, over all")
    parser.add_argument("--self-test", action="store_true", help="exchange a register: the difference must be seen")
    parser.add_argument("--keep", help="folder for the sources of programs that differ")
    return parser.parse_args()


# Programs ---------------------------------------------------------------------


class Reg(collections.namedtuple("Reg", "var first count")):
    """Some registers of a variable. Special registers have no variable: var is
    their name."""

    def numbers(self):
        return range(self.first, self.first + self.count)


class Var:
    def __init__(self, name, kind, count, base, is_fixed):
        self.name, self.kind, self.count = name, kind, count
        self.base, self.is_fixed = base, is_fixed  # Its right registers.


Inst = collections.namedtuple("Inst", "name operands tail target")

# Roles of the operands: d destination, s source, b both. Async: the counter.
SHAPES = {
    "s_mov_b32": "ds", "s_mov_b64": "ds", "s_add_u32": "dss", "s_sub_u32": "dss", "s_lshl_b64": "dss",
    "s_addc_u32": "dss", "s_and_b64": "dss", "s_or_b64": "dss", "s_xor_b64": "dss", "s_andn2_b64": "dss",
    "s_cselect_b32": "dss", "s_cmp_lt_u32": "ss", "s_and_saveexec_b64": "ds", "s_or_saveexec_b64": "ds",
    "s_bitset1_b32": "bs", "s_load_dword": "ds", "s_load_dwordx2": "ds", "s_load_dwordx4": "ds",
    "s_buffer_load_dwordx2": "ds", "v_mov_b32": "ds", "v_add_f32": "dss", "v_mad_f32": "dsss", "v_mac_f32": "bss",
    "v_add_f64": "dss", "v_cmp_lt_f32": "dss", "v_cmpx_lt_f32": "dss", "v_cndmask_b32": "dsss",
    "v_readfirstlane_b32": "ds", "v_writelane_b32": "bss", "v_mqsad_u32_u8": "dsss", "ds_read_b32": "ds", "ds_read_b64": "ds",
    "ds_write_b32": "ss", "ds_write_b64": "ss", "buffer_load_dword": "dss", "buffer_load_dwordx4": "dss",
    "buffer_store_dword": "sss", "buffer_store_dwordx4": "sss", "exp": "ssss", "v_mov_b32_sdwa": "bs",
    "s_waitcnt": "", "s_branch": "", "s_cbranch_scc0": "", "s_cbranch_scc1": "", "s_cbranch_execz": "",
    "s_cbranch_execnz": "", "s_call_b64": "d", "s_setpc_b64": "s", "s_endpgm": "", "s_getpc_b64": "d",
    "s_swappc_b64": "ds",
}
READS_SCC = {"s_cselect_b32", "s_addc_u32"}
WRITES_SCC = {"s_add_u32", "s_sub_u32", "s_lshl_b64", "s_addc_u32", "s_and_b64", "s_or_b64", "s_xor_b64", "s_andn2_b64",
              "s_cmp_lt_u32", "s_and_saveexec_b64", "s_or_saveexec_b64"}
MASK_OPS = {
    "s_and_b64": lambda a, b: a & b, "s_or_b64": lambda a, b: a | b, "s_xor_b64": lambda a, b: a ^ b,
    "s_andn2_b64": lambda a, b: a & ~b & ALL_LANES,
}
STORES = {"ds_write_b32", "ds_write_b64", "buffer_store_dword", "buffer_store_dwordx4", "exp"}
LOADS = {"s_load_dword": "lgkm", "s_load_dwordx2": "lgkm", "s_load_dwordx4": "lgkm", "s_buffer_load_dwordx2": "lgkm",
         "ds_read_b32": "lgkm", "ds_read_b64": "lgkm", "buffer_load_dword": "vm", "buffer_load_dwordx4": "vm"}


# These may write before they have read all; the loads because of XNACK.
EARLY = {"v_mqsad_u32_u8", "s_load_dwordx2", "s_load_dwordx4", "s_buffer_load_dwordx2"}


class Generator:
    """Makes a program: self.insts, self.labels (of instructions), self.vars."""

    def __init__(self, rng):
        self.rng = rng
        self.vars = []
        self.insts = []
        self.labels = {}
        self.num_labels = 0
        self.functions = []
        self.calls_left = rng.randrange(4)
        self.make_vars()
        self.exec = Reg("exec", 0, 2)
        self.make_code()

    def make_vars(self):
        rng = self.rng
        self.make_var("s", 2, True)
        self.make_var("v", 1, True)
        for kind, number in (("s", rng.randrange(6, 22)), ("v", rng.randrange(5, 26))):
            for _ in range(number):
                self.make_var(kind, rng.choice([1, 1, 1, 2, 2, 4, 4, 8 if kind == "v" else 4]), rng.random() < 0.08)
        for kind in "ssv":  # What every program needs.
            self.make_var(kind, 4, False)
        self.make_var("s", 2, False)

    def make_var(self, kind, count, is_fixed):
        # Fixed ones come first, then the others have registers without gaps.
        base = max([v.base + v.count for v in self.vars if v.kind == kind], default=0)
        align = 1 if kind == "v" or count == 1 else 2 if count == 2 else 4
        base = (base + align - 1) // align * align
        if base + count <= (96 if kind == "s" else 250):
            self.vars.append(Var("%s%d" % ("x" if kind == "s" else "y", len(self.vars)), kind, count, base, is_fixed))

    def reg(self, kind, count=1, is_written=False):
        fitting = [v for v in self.vars if v.kind == kind and v.count >= count]
        if is_written:
            fitting = [v for v in fitting if not v.is_fixed or self.rng.random() < 0.2] or fitting
        # Few are chosen more often: others live longer.
        var = self.rng.choice(fitting[-8:] if self.rng.random() < 0.5 else fitting)
        step = 1 if kind == "v" or count == 1 else 2 if count == 2 else 4
        return Reg(var, self.rng.choice(range(0, var.count - count + 1, step)), count)

    def source(self, count=1):
        """Of a vector instruction."""
        if count == 1 and self.rng.random() < 0.2:
            return self.reg("s")
        return self.reg("v", count)

    def emit(self, name, *operands, tail="", target=None):
        self.insts.append(Inst(name, list(operands), tail, target))

    def label(self):
        self.num_labels += 1
        return "L%d" % self.num_labels

    def place(self, label):
        self.labels[label] = len(self.insts)

    # Statements.

    def simple(self):
        rng, reg = self.rng, self.reg
        choice = rng.randrange(22)
        if choice < 3:
            self.emit(rng.choice(["s_add_u32", "s_sub_u32", "s_cselect_b32"]), reg("s", 1, True), reg("s"), reg("s"))
        elif choice == 3:
            self.emit("s_mov_b64", reg("s", 2, True), reg("s", 2))
        elif choice == 4:
            self.emit("s_lshl_b64", reg("s", 2, True), reg("s", 2), reg("s"))
        elif choice == 5:
            self.emit(rng.choice(list(MASK_OPS)), reg("s", 2, True), reg("s", 2), rng.choice([reg("s", 2), self.exec]))
        elif choice == 6:
            self.emit("s_bitset1_b32", reg("s", 1, True), reg("s"))
        elif choice < 11:
            self.emit("v_add_f32", reg("v", 1, True), self.source(), reg("v"))
        elif choice == 11:
            self.emit("v_mad_f32", reg("v", 1, True), reg("v"), reg("v"), self.source())
        elif choice == 12:
            self.emit("v_mac_f32", reg("v", 1, True), reg("v"), reg("v"))
        elif choice == 13:
            self.emit("v_add_f64", reg("v", 2, True), reg("v", 2), reg("v", 2))
        elif choice == 14:
            self.emit("v_cndmask_b32", reg("v", 1, True), reg("v"), reg("v"), reg("s", 2))
        elif choice == 15:
            self.emit("v_readfirstlane_b32", reg("s", 1, True), reg("v"))
        elif choice == 16:
            if rng.random() < 0.5:
                self.emit("v_writelane_b32", reg("v", 1, True), reg("s"), "1")
            else:
                self.emit("v_mov_b32_sdwa", reg("v", 1, True), reg("v"), tail=" dst_sel:word1 dst_unused:preserve")
        elif choice == 17:
            self.emit("v_mqsad_u32_u8", reg("v", 4, True), reg("v", 2), reg("v"), reg("v", 4))
        elif choice == 18:
            self.emit("v_cmp_lt_f32", reg("s", 2, True), reg("v"), reg("v"))
        elif choice == 19:
            self.store()
        else:
            self.load()

    def store(self):
        choice = self.rng.randrange(5)
        if choice == 0:
            self.emit("exp", *[self.reg("v") for _ in range(4)], tail=" done vm")
            self.after("expcnt(0)")
        elif choice < 3:
            count = self.rng.choice([1, 2])
            self.emit("ds_write_b32" if count == 1 else "ds_write_b64", self.reg("v"), self.reg("v", count))
        else:
            count = self.rng.choice([1, 4])
            self.emit("buffer_store_dword" + ("x4" if count == 4 else ""), self.reg("v", count), self.reg("v"),
                      self.reg("s", 4), tail=", 0 offen")

    def load(self):
        choice = self.rng.randrange(4)
        if choice == 0:
            count = self.rng.choice([1, 2, 4])
            name = "s_load_dword" + ("" if count == 1 else "x%d" % count)
            self.emit(name, self.reg("s", count, True), self.reg("s", 2), tail=", 0x0")
        elif choice == 1:
            self.emit("s_buffer_load_dwordx2", self.reg("s", 2, True), self.reg("s", 4), tail=", 0x0")
        elif choice == 2:
            count = self.rng.choice([1, 2])
            self.emit("ds_read_b%d" % (32 * count), self.reg("v", count, True), self.reg("v"))
        else:
            count = self.rng.choice([1, 4])
            name = "buffer_load_dword" + ("x4" if count == 4 else "")
            self.emit(name, self.reg("v", count, True), self.reg("v"), self.reg("s", 4), tail=", 0 offen")
            self.after("vmcnt(0)")
            return
        self.after("lgkmcnt(0)")

    def after(self, wait):
        """The wait for the last instruction, with what may happen before."""
        for _ in range(self.rng.choice([0, 0, 1, 2, 3])):
            self.emit("v_add_f32", self.reg("v", 1, True), self.source(), self.reg("v"))
            self.emit("s_add_u32", self.reg("s", 1, True), self.reg("s"), self.reg("s"))
        self.emit("s_waitcnt", tail=" " + wait)

    def block(self, depth, size):
        for _ in range(size):
            choice = self.rng.randrange(16) if depth else 15
            inner = lambda: self.block(depth - 1, self.rng.randrange(1, 7))
            if choice == 0:
                self.uniform_if(inner)
            elif choice == 1:
                self.uniform_loop(inner)
            elif choice in (2, 3):
                self.divergent_if(inner)
            elif choice == 4:
                self.divergent_loop(inner)
            elif choice == 5 and self.calls_left:
                self.call()
            elif choice == 6 and self.rng.random() < 0.1:
                self.emit("s_mov_b64", self.exec, self.rng.choice(["-1", self.reg("s", 2)]))
            else:
                self.simple()

    def uniform_if(self, inner):
        other, end = self.label(), self.label()
        self.emit("s_cmp_lt_u32", self.reg("s"), self.reg("s"))
        self.emit("s_cbranch_scc0", target=other)
        inner()
        if self.rng.random() < 0.5:
            self.emit("s_branch", target=end)
            self.place(other)
            inner()
        else:
            self.place(other)
        self.place(end)

    def uniform_loop(self, inner):
        begin = self.label()
        self.place(begin)
        inner()
        self.emit("s_cmp_lt_u32", self.reg("s"), self.reg("s"))
        self.emit("s_cbranch_scc1", target=begin)

    def divergent_if(self, inner):
        mask, end = self.reg("s", 2, True), self.label()
        if self.rng.random() < 0.2:
            self.emit("s_mov_b64", mask, self.exec)
            self.emit("v_cmpx_lt_f32", self.reg("s", 2, True), self.reg("v"), self.reg("v"))
        else:
            self.emit("v_cmp_lt_f32", mask, self.reg("v"), self.reg("v"))
            self.emit("s_and_saveexec_b64", mask, mask)
        if self.rng.random() < 0.5:
            self.emit("s_cbranch_execz", target=end)
        inner()
        self.place(end)
        if self.rng.random() < 0.4:
            self.emit("s_andn2_b64", self.exec, mask, self.exec)
            inner()
        if self.rng.random() < 0.5:
            self.emit("s_mov_b64", self.exec, mask)
        else:
            self.emit("s_or_b64", self.exec, self.exec, mask)

    def divergent_loop(self, inner):
        mask, leaving, begin = self.reg("s", 2, True), self.reg("s", 2, True), self.label()
        self.emit("s_mov_b64", mask, self.exec)
        self.place(begin)
        inner()
        self.emit("v_cmp_lt_f32", leaving, self.reg("v"), self.reg("v"))
        self.emit("s_andn2_b64", self.exec, self.exec, leaving)
        self.emit("s_cbranch_execnz", target=begin)
        self.emit("s_mov_b64", self.exec, mask)

    def call(self):
        self.calls_left -= 1
        if not self.functions or self.rng.random() < 0.5:
            link = self.reg("s", 2, True)
            while link.var.is_fixed and link.first == 0:
                link = self.reg("s", 2, True)
            self.functions.append((self.label(), link))
        label, link = self.rng.choice(self.functions)
        if self.rng.random() < 0.5:
            self.emit("s_call_b64", link, target=label)
            return
        address, here = self.reg("s", 2, True), self.label()
        low, high = (Reg(address.var, address.first + i, 1) for i in (0, 1))
        self.emit("s_getpc_b64", address)
        self.place(here)
        self.emit("s_add_u32", low, low, "%s-%s" % (label, here))
        self.emit("s_addc_u32", high, high, "0")
        self.emit("s_swappc_b64", link, address, target=label)

    def make_code(self):
        for var in self.vars:  # Most have a value.
            for i in range(var.count):
                if not var.is_fixed and self.rng.random() < 0.75:
                    self.emit("s_mov_b32" if var.kind == "s" else "v_mov_b32", Reg(var, i, 1), str(i))
        self.block(3, self.rng.randrange(8, 40))
        for _ in range(6):
            self.store()
        self.emit("s_endpgm")
        done = 0
        while done < len(self.functions):
            label, link = self.functions[done]
            done += 1
            self.place(label)
            self.calls_left = 0
            self.block(1, self.rng.randrange(1, 8))
            self.emit("s_setpc_b64", link)

    # Texts.

    def print_reg(self, reg, as_var):
        if isinstance(reg, str):
            return reg
        if isinstance(reg.var, str):
            return reg.var
        var = reg.var
        if as_var and not var.is_fixed:
            if reg.count == var.count and reg.first == 0:
                return var.name
            first = reg.first
            return "%s[%d]" % (var.name, first) if reg.count == 1 else "%s[%d:%d]" % (var.name, first, first + reg.count - 1)
        first = var.base + reg.first
        return "%s%d" % (var.kind, first) if reg.count == 1 else "%s[%d:%d]" % (var.kind, first, first + reg.count - 1)

    def write(self, as_var):
        lines = [".rawcode", ".gpu gfx900"]
        if as_var:
            lines.append(".regalloc on")
            lines += [".regvar %s:%s:%d" % (v.name, v.kind, v.count) for v in self.vars if not v.is_fixed]
        at = collections.defaultdict(list)
        for label, number in self.labels.items():
            at[number].append(label)
        for number, inst in enumerate(self.insts):
            lines += [label + ":" for label in at[number]]
            operands = [self.print_reg(op, as_var) for op in inst.operands]
            if inst.name == "exp":
                operands = ["mrt0"] + operands
            if inst.target and inst.name != "s_swappc_b64":
                operands.append(inst.target)
            lines.append("        %s %s%s" % (inst.name, ", ".join(operands), inst.tail))
        lines.append("")
        return "\n".join(lines)


# Allocated programs -------------------------------------------------------------

REGISTER = re.compile(r"([sv])(?:(\d+)|\[(\d+):(\d+)\])$")


def parse_register(text):
    """(kind, first, count), or the text."""
    match = REGISTER.match(text)
    if not match:
        return text
    if match[2]:
        return match[1], int(match[2]), 1
    return match[1], int(match[3]), int(match[4]) - int(match[3]) + 1


def split_operands(text):
    return [part.strip() for part in re.split(r",(?![^\[]*\])", text)]


class AllocationFailed(Exception):
    pass


def allocate(args, program):
    """The operands of the instructions with their registers, and the figures."""
    with tempfile.TemporaryDirectory() as folder:
        source, binary = os.path.join(folder, "a.s"), os.path.join(folder, "a.bin")
        with open(source, "w") as f:
            f.write(program.write(as_var=True))
        command = [args.clrx_mc, "-filetype=obj", "--stats", "-o", binary, source]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise AllocationFailed(done.stderr)
        figures = {}
        for used, kind, alive, needed in re.findall(r"(\d+) allocation - ([SV])GPRs used, (\d+) alive at most, (\d+) needed", done.stderr):
            found = [int(used), int(alive), int(needed)]
            figures[kind] = [max(pair) for pair in zip(found, figures.get(kind, (0, 0, 0)))]
        command = [args.clrx_mc, "--disassemble", "--format=rawcode", "--mcpu=gfx900", binary]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    insts = []
    for line in text.splitlines():
        line = line.split("/*")[0].strip()
        if not line or line.startswith(".") or line.endswith(":"):
            continue
        name, _, rest = line.partition(" ")
        insts.append((name, split_operands(rest.strip()) if rest else []))
    if len(insts) != len(program.insts):
        raise AllocationFailed("%d instructions are %d" % (len(program.insts), len(insts)))
    operands = []
    for inst, (name, texts) in zip(program.insts, insts):
        if re.sub("_(e32|e64|sdwa)$", "", name) != inst.name.replace("_sdwa", ""):
            raise AllocationFailed("%s is %s" % (inst.name, name))
        if name == "exp":
            texts = texts[1:]
        found = [parse_register(text.split()[0]) for text in texts[: len(inst.operands)]]
        operands.append([reg if isinstance(op, Reg) and not isinstance(op.var, str) else op
                         for op, reg in zip(inst.operands, found)])
    return operands, figures


def right_operands(program):
    def convert(op):
        if isinstance(op, Reg) and not isinstance(op.var, str):
            return op.var.kind, op.var.base + op.first, op.count
        return op

    return [[convert(op) for op in inst.operands] for inst in program.insts]


# Execution ------------------------------------------------------------------------


class Terms:
    """Terms are numbers; 0 is what depends on something that was not written."""

    def __init__(self):
        self.numbers = {}

    def get(self, *parts):
        if POISON in parts[1:]:
            return POISON
        return self.numbers.setdefault(parts, len(self.numbers) + 1)


def chance(seed, *what):
    """A number that depends on nothing else."""
    return random.Random("%s %s" % (seed, what)).getrandbits(16)


class Machine:
    """One of the two programs in execution."""

    def __init__(self, terms, operands, fixed, is_right, seed):
        self.terms, self.operands, self.seed = terms, operands, seed
        self.masks = {}  # The term of a half of a mask: its lanes and the half.
        self.scc = POISON
        self.exec = self.entry = chance(seed, "entry") & ALL_LANES or 1
        self.scalars, self.vectors = {}, {}
        junk = 0
        for number in range(110):
            if ("s", number) in fixed:
                self.scalars[number] = terms.get("init", "s", number)
            else:
                self.scalars[number] = POISON if is_right else terms.get("junk", "s", number)
        for number in range(256):
            if ("v", number) in fixed:
                self.vectors[number] = [terms.get("init", "v", number, -1 - lane) for lane in range(LANES)]
            else:
                junk = [terms.get("junk", "v", number, -1 - lane) for lane in range(LANES)]
                self.vectors[number] = [POISON] * LANES if is_right else junk

    def lanes(self):
        return [lane for lane in range(LANES) if self.exec >> lane & 1]

    def mask_terms(self, mask):
        halves = [self.terms.get("mask", -1 - mask, -1 - half) for half in (0, 1)]
        for half, term in enumerate(halves):
            self.masks[term] = mask, half
        return halves

    def to_mask(self, halves):
        """The lanes of two terms; None for what is not known."""
        if POISON in halves:
            return None
        low, high = (self.masks.get(term) for term in halves)
        if low and high and low[0] == high[0] and (low[1], high[1]) == (0, 1):
            return low[0]
        return chance(self.seed, "mask", *halves) & ALL_LANES

    def read_scalar(self, op):
        if isinstance(op, str):
            if op == "-1":
                return self.mask_terms(ALL_LANES)
            return [self.terms.get("constant", op)]
        if isinstance(op, Reg):
            return self.mask_terms(self.exec)
        return [self.scalars[n] for n in range(op[1], op[1] + op[2])]

    def read(self, op, lane):
        if isinstance(op, str) or isinstance(op, Reg) or op[0] == "s":
            return self.read_scalar(op)
        return [self.vectors[n][lane] for n in range(op[1], op[1] + op[2])]

    def write_scalar(self, op, values):
        if isinstance(op, Reg):
            mask = self.to_mask(values)
            if mask is None:
                return False
            self.exec = mask
            return True
        for n, value in zip(range(op[1], op[1] + op[2]), values):
            self.scalars[n] = value
        return True


class Stop(Exception):
    """The way cannot be followed further."""


class Difference(Exception):
    pass


class Execution:
    """Both programs, step by step."""

    def __init__(self, program, right, allocated, seed):
        self.program, self.seed = program, seed
        fixed = {(v.kind, v.base + i) for v in program.vars if v.is_fixed for i in range(v.count)}
        terms = Terms()
        self.machines = [Machine(terms, right, fixed, True, seed), Machine(terms, allocated, fixed, False, seed)]
        self.machines[1].masks = self.machines[0].masks
        self.pending = []
        self.pc = 0
        self.calls = []

    def compare(self, what, right, allocated):
        if right != POISON and right != allocated:
            raise Difference("instruction %d, %s: %s" % (self.pc, self.program.insts[self.pc].name, what))

    def run(self, max_steps=600):
        try:
            for _ in range(max_steps):
                if not self.step():
                    break
        except Stop:
            pass

    def step(self):
        inst = self.program.insts[self.pc]
        name = inst.name
        self.forget_pending()
        if name == "s_endpgm":
            for counter in ("vm", "lgkm", "exp"):
                self.wait(counter)
            return False
        if name == "s_waitcnt":
            self.wait(inst.tail.strip().split("cnt")[0])
        elif name in ("s_branch", "s_call_b64", "s_swappc_b64", "s_setpc_b64") or name.startswith("s_cbranch"):
            self.pc = self.jump(inst)
            return True
        elif name in STORES:
            self.store(inst)
        else:
            results = [self.execute(inst, m) for m in self.machines]
            if not all(results):
                raise Stop
            right, allocated = self.machines
            if right.exec != allocated.exec:
                raise Difference("instruction %d, %s: EXEC" % (self.pc, name))
            if name in LOADS:
                self.add_load(LOADS[name])
        self.pc += 1
        return True

    def jump(self, inst):
        right, allocated = self.machines
        if inst.name in ("s_call_b64", "s_swappc_b64"):
            for m in self.machines:
                if inst.name == "s_swappc_b64":
                    source = m.read_scalar(m.operands[self.pc][1])
                    if m is right:
                        wanted = source
                    else:
                        for a, b in zip(wanted, source):
                            self.compare("address", a, b)
                m.write_scalar(m.operands[self.pc][0], [m.terms.get("return", -1 - self.pc, -1 - i) for i in (0, 1)])
            self.calls.append((self.pc + 1, right.read_scalar(right.operands[self.pc][0])))
            if len(self.calls) > 20:
                raise Stop
            return self.program.labels[inst.target]
        if inst.name == "s_setpc_b64":
            back, link = self.calls.pop()
            addresses = [m.read_scalar(m.operands[self.pc][0]) for m in self.machines]
            if addresses[0] != link:
                raise Stop  # The function has lost it.
            for a, b in zip(*addresses):
                self.compare("return address", a, b)
            return back
        taken = True
        if "scc" in inst.name:
            if right.scc == POISON:
                raise Stop
            self.compare("SCC", right.scc, allocated.scc)
            # Each time anew, so that loops end.
            self.seed += 1
            taken = chance(self.seed, "scc", right.scc) % 5 < 2
        elif inst.name.endswith("execz"):
            taken = right.exec == 0
        elif inst.name.endswith("execnz"):
            taken = right.exec != 0
        return self.program.labels[inst.target] if taken else self.pc + 1

    def store(self, inst):
        right, allocated = self.machines
        for lane in right.lanes():
            for a, b in zip(right.operands[self.pc], allocated.operands[self.pc]):
                for x, y in zip(right.read(a, lane), allocated.read(b, lane)):
                    self.compare("lane %d of what is stored" % lane, x, y)
        if inst.name == "exp":
            self.pending.append(("exp", right.lanes(), [m.operands[self.pc] for m in self.machines],
                                 [[right.read(op, lane)[0] for lane in range(LANES)] for op in right.operands[self.pc]]))

    def execute(self, inst, m):
        """False if nobody knows what is then."""
        name, ops = inst.name, m.operands[self.pc]
        terms = m.terms
        roles = SHAPES[name]
        if name == "s_mov_b64":
            return m.write_scalar(ops[0], m.read_scalar(ops[1]))
        if name in MASK_OPS or "saveexec" in name:
            return self.execute_mask(name, m, ops)
        if name in ("v_cmp_lt_f32", "v_cmpx_lt_f32"):
            return self.compare_lanes(name, m, ops)
        sources = [op for op, role in zip(ops, roles) if role in "sb"]
        extra = [m.scc] if name in READS_SCC else []
        is_vector_dst = bool(roles) and roles[0] in "db" and not isinstance(ops[0], Reg) and ops[0][0] == "v"
        key = name + inst.tail
        if is_vector_dst:
            lanes = [1] if name == "v_writelane_b32" else m.lanes()
            new = {}
            for lane in lanes:
                values = [t for op in sources for t in m.read(op, lane)]
                if name == "v_cndmask_b32":
                    mask = m.to_mask(m.read_scalar(sources[2]))
                    values = values[:2] + [POISON if mask is None else -1 - (mask >> lane & 1)]
                new[lane] = [terms.get(key, -1 - i, *values) for i in range(ops[0][2])]
            for lane, values in new.items():
                for i, value in enumerate(values):
                    m.vectors[ops[0][1] + i][lane] = value
            return True
        if name == "v_readfirstlane_b32":
            lane = (m.lanes() or [0])[0]
            m.scalars[ops[0][1]] = terms.get(name, m.read(ops[1], lane)[0])
            return True
        values = [t for op in sources for t in m.read_scalar(op)] + extra
        if name == "s_getpc_b64":
            values = [-1 - self.pc]
        if name in WRITES_SCC:
            m.scc = terms.get(key, "scc", *values)
        if roles[0] in "db":
            return m.write_scalar(ops[0], [terms.get(key, -1 - i, *values) for i in range(ops[0][2])])
        return True

    def execute_mask(self, name, m, ops):
        a = m.to_mask(m.read_scalar(ops[1]))
        b = m.exec if "saveexec" in name else m.to_mask(m.read_scalar(ops[2]))
        op = MASK_OPS[name.replace("saveexec_", "")]
        result = None if a is None or b is None else op(a, b)
        halves = [POISON, POISON] if result is None else m.mask_terms(result)
        m.scc = m.terms.get("nonzero", *halves)
        if "saveexec" in name:
            if result is None:
                return False
            m.write_scalar(ops[0], m.mask_terms(m.exec))
            m.exec = result
            return True
        return m.write_scalar(ops[0], halves)

    def compare_lanes(self, name, m, ops):
        mask = 0
        for lane in m.lanes():
            term = m.terms.get(name, *m.read(ops[1], lane), *m.read(ops[2], lane))
            if term == POISON:
                mask = None
                break
            mask |= (chance(m.seed, "lane", term, lane) & 1) << lane
        # Loops would never end if the same always came out.
        if mask is not None:
            m.seed += 1
        if mask is None:
            m.write_scalar(ops[0], [POISON, POISON])
            m.seed += 1
            return name == "v_cmp_lt_f32"
        m.write_scalar(ops[0], m.mask_terms(mask))
        if "cmpx" in name:
            m.exec = mask
        return True

    # What memory still holds.

    def add_load(self, counter):
        entry = []
        for m in self.machines:
            dst = m.operands[self.pc][0]
            lanes = m.lanes()
            numbers = range(dst[1], dst[1] + dst[2])
            if dst[0] == "s":
                entry.append((dst, None, [m.scalars[n] for n in numbers]))
            else:
                entry.append((dst, lanes, [[m.vectors[n][lane] for lane in range(LANES)] for n in numbers]))
        self.pending.append((counter, None, entry, None))

    def forget_pending(self):
        """Whoever touches what a load writes has waited for it."""
        if not self.pending:
            return
        right = self.machines[0]
        roles = SHAPES[self.program.insts[self.pc].name]
        reads, writes = set(), set()
        for op, role in zip(right.operands[self.pc], roles):
            if isinstance(op, tuple) and not isinstance(op, Reg):
                registers = {(op[0], n) for n in range(op[1], op[1] + op[2])}
                reads |= registers if role in "sb" else set()
                writes |= registers if role in "db" else set()

        def is_done(entry):
            if entry[0] == "exp":
                held = {(op[0], n) for op in entry[2][0] for n in range(op[1], op[1] + op[2])}
                return held & writes
            dst = entry[2][0][0]
            held = {(dst[0], n) for n in range(dst[1], dst[1] + dst[2])}
            return held & (reads | writes)

        # Of a load that is done in part only the rest is left: leave it all out.
        self.pending = [entry for entry in self.pending if not is_done(entry)]

    def wait(self, counter):
        for entry in self.pending:
            if entry[0] != counter:
                continue
            if counter == "exp":
                for op, values in zip(entry[2][1], entry[3]):
                    for lane in entry[1]:
                        self.compare("export", values[lane], self.machines[1].read(op, lane)[0])
                continue
            for m, (dst, lanes, values) in zip(self.machines, entry[2]):
                for i, value in enumerate(values):
                    if dst[0] == "s":
                        m.scalars[dst[1] + i] = value
                        continue
                    for lane in lanes:
                        m.vectors[dst[1] + i][lane] = value[lane]
        self.pending = [entry for entry in self.pending if entry[0] != counter]


# The checker ----------------------------------------------------------------------


class Checker:
    """What is alive where, instruction by instruction, all writes counting as
    whole; and which register holds it."""

    def __init__(self, program, allocated):
        self.program, self.allocated = program, allocated
        count = len(program.insts)
        self.successors = [[] for _ in range(count)]
        self.reads, self.writes, self.changes = [], [], []
        self.connect()
        for inst, ops in zip(program.insts, allocated):
            reads, writes = {}, {}
            for op, reg, role in zip(inst.operands, ops, SHAPES[inst.name]):
                if not isinstance(op, Reg) or isinstance(op.var, str):
                    continue
                parts = {(op.var.name, n): (reg[0], reg[1] + n - op.first) for n in op.numbers()}
                reads.update(parts if role in "sb" else {})
                writes.update(parts if role in "db" else {})
            # What keeps a part is no read if nobody wants the whole.
            is_change = inst.name == "v_mov_b32_sdwa"
            self.changes.append(writes if is_change else {})
            self.writes.append({} if is_change else writes)
            self.reads.append({key: reg for key, reg in reads.items() if key not in self.changes[-1]})

    def connect(self):
        insts, labels = self.program.insts, self.program.labels
        ends = {}
        starts = sorted(labels[label] for label, _ in self.program.functions)
        behind = collections.defaultdict(list)
        for number, inst in enumerate(insts):
            if inst.name in ("s_call_b64", "s_swappc_b64"):
                behind[labels[inst.target]].append(number + 1)
        for number, inst in enumerate(insts):
            if inst.name == "s_setpc_b64":
                ends[number] = max(start for start in starts if start <= number)
        for number, inst in enumerate(insts):
            if inst.name == "s_endpgm":
                continue
            if inst.name == "s_setpc_b64":
                self.successors[number] = behind[ends[number]]
            elif inst.name in ("s_call_b64", "s_swappc_b64", "s_branch"):
                self.successors[number] = [labels[inst.target]]
            else:
                self.successors[number] = [number + 1]
                if inst.name.startswith("s_cbranch"):
                    self.successors[number].append(labels[inst.target])

    def solve(self):
        count = len(self.program.insts)
        predecessors = [[] for _ in range(count)]
        for number, successors in enumerate(self.successors):
            for to in successors:
                predecessors[to].append(number)
        alive = [set() for _ in range(count)]  # In front.
        todo = list(range(count))
        while todo:
            number = todo.pop()
            out = set().union(*(alive[to] for to in self.successors[number]))
            new = (out - set(self.writes[number])) | set(self.reads[number])
            if new != alive[number]:
                alive[number] = new
                todo += predecessors[number]
        # The registers that hold what is there.
        holds = [collections.defaultdict(set) for _ in range(count)]
        for var in self.program.vars:
            if var.is_fixed:
                for i in range(var.count):
                    holds[0][var.name, i].add((var.kind, var.base + i))
        todo = list(range(count))[::-1]
        while todo:
            number = todo.pop()
            out = {key: value for key, value in holds[number].items() if key not in self.writes[number]}
            out.update({key: {reg} for key, reg in self.writes[number].items()})
            out.update({key: {reg} | out.get(key, set()) for key, reg in self.changes[number].items()})
            for to in self.successors[number]:
                changed = False
                for key, regs in out.items():
                    if not regs <= holds[to][key]:
                        holds[to][key] |= regs
                        changed = True
                if changed:
                    todo.append(to)
        return alive, holds

    def check(self):
        alive, holds = self.solve()
        for number in range(len(self.program.insts)):
            self.check_place(number, {key: holds[number][key] for key in alive[number] if holds[number].get(key)})
            out = set().union(*(alive[to] for to in self.successors[number]))
            behind = {key: holds[number][key] for key in out - set(self.writes[number]) if holds[number].get(key)}
            behind.update({key: {reg} for key, reg in self.writes[number].items()})
            behind.update({key: {reg} | behind.get(key, set()) for key, reg in self.changes[number].items()})
            self.check_place(number, behind)
            for key, reg in self.reads[number].items():
                if holds[number].get(key, {reg}) != {reg}:
                    raise Difference("instruction %d reads %s[%d] elsewhere" % ((number,) + key))
            if self.program.insts[number].name in EARLY:
                self.check_early(number, holds[number])

    def check_early(self, number, held):
        """What is read and written in one place may be one value: in a loop, or
        where EXEC keeps a part."""
        owners = {reg: key for key, reg in self.writes[number].items()}
        for key, reg in self.reads[number].items():
            owner = owners.get(reg)
            if owner and owner != key and held.get(key):
                raise Difference("instruction %d writes %s[%d] over %s[%d]" % (number, *owner, *key))

    def check_place(self, number, held):
        owners = {}
        for key, regs in held.items():
            if len(regs) > 1:
                raise Difference("instruction %d: %s[%d] is in %s" % (number, *key, regs))
            other = owners.setdefault(next(iter(regs)), key)
            if other != key:
                raise Difference("instruction %d: %s[%d] and %s[%d] are in the same register" % (number, *key, *other))


# ------------------------------------------------------------------------------------


def exchange(rng, program, allocated):
    """Another register for a variable somewhere."""
    places = [(i, j) for i, ops in enumerate(allocated) for j, op in enumerate(ops)
              if isinstance(program.insts[i].operands[j], Reg) and not isinstance(op, (str, Reg))
              and not program.insts[i].operands[j].var.is_fixed]
    i, j = rng.choice(places)
    kind, first, count = allocated[i][j]
    allocated[i] = list(allocated[i])
    allocated[i][j] = kind, first + rng.choice([1, 2, 4]), count


def check_program(args, seed, totals):
    rng = random.Random(seed)
    program = Generator(rng)
    right = right_operands(program)
    allocated, figures = allocate(args, program)
    for kind, (used, alive, needed) in figures.items():
        totals[kind, "needed"] += needed
        totals[kind, "used"] += used
        totals[kind, "alive"] += alive
        totals[kind, "more"] += used > alive * 1.05
    if args.self_test:
        exchange(rng, program, allocated)
    Checker(program, allocated).check()
    for way in range(args.ways):
        Execution(program, right, allocated, seed * 1000 + way * 100000).run()


def main():
    args = parse_arguments()
    totals = collections.Counter()
    differing = 0
    for seed in range(args.seed, args.seed + args.count):
        try:
            check_program(args, seed, totals)
        except (Difference, AllocationFailed) as error:
            differing += 1
            if args.self_test:
                continue
            print("program %d: %s" % (seed, error))
            if args.keep:
                with open(os.path.join(args.keep, "%d.s" % seed), "w") as f:
                    f.write(Generator(random.Random(seed)).write(as_var=True))
    print("%d programs, %d differ" % (args.count, differing))
    excess = 0
    for kind in "SV":
        used, alive = totals[kind, "used"], totals[kind, "alive"]
        if alive:
            print("%sGPRs: %d used, %d alive at most, %.2f %% more; above 5 %% in %d programs; %d needed at least"
                  % (kind, used, alive, 100 * (used / alive - 1), totals[kind, "more"], totals[kind, "needed"]))
            excess = max(excess, 100 * (used / alive - 1))
    if args.self_test:
        return differing < args.count * 0.6
    return bool(differing) or (args.max_excess is not None and excess > args.max_excess)


if __name__ == "__main__":
    sys.exit(main())
