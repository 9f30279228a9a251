#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares GalliumCompute programs and raw code with the reference.

By default, programs are random: kernels with and without configuration in any
order, interleaved with their code, data, sections, scratch relocations and
regions, for all GPUs and versions. One in four has a mistake somewhere. With
--table, the programs are a list instead: every pseudo-op in every context, and
with every operand of its kind, for each range of versions.

    gallium.py --clrx-mc build/release/bin/clrxasm --clrxasm clrxasm --count 3000
    gallium.py --clrx-mc build/release/bin/clrxasm --clrxasm clrxasm --table

The order does not count where clrxasm uses the order of a hash table. Not
generated: pseudo-ops of kernels in the absolute section (docs/compatibility.md).
"""

import os
import re
import struct
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
import harness
import more_checks
from gallium_ops import ARG, CONFIG_OPS, CONTAINER_OPS, ENTRY, GROUP_OPS, HEADER_OPS, LANGUAGE_OPS, LIMITED_BY_GPU
from gallium_ops import NONE, OTHER_OPS, SPILL_OPS, TIDY_ARG, VERSION

# Ranges of versions, with some versions of each range.
LLVM_VERSIONS = {
    "LLVM before 3.9": [30600, 30800, 30899, 0],
    "LLVM 3.9": [30900, 39999],
    "LLVM since 4.0": [40000, 40001, 50000, 60000],
}
MESA_VERSIONS = {"Mesa before 17.0": [100500, 169999, 0], "Mesa since 17.0": [170000, 180300]}
KERNEL_HEADER = 40000

# GPUs by architecture.
GPUS = {
    "gcn1.0": ["capeverde", "pitcairn", "tahiti", "oland", "hainan"],
    "gcn1.1": ["bonaire", "spectre", "spooky", "kalindi", "hawaii", "mullins", "gfx700", "gfx701"],
    "gcn1.2": ["iceland", "tonga", "fiji", "carrizo", "dummy", "goose", "horse", "stoney", "ellesmere", "baffin"]
    + ["gfx804", "topaz", "polaris10", "gfx803"],
    "gcn1.4": ["gfx900", "gfx901", "gfx902", "gfx903", "gfx904", "gfx905", "vega10", "raven"],
    "gcn1.4.1": ["gfx906", "gfx907", "vega20"],
    "gcn1.5": ["gfx1000", "gfx1010", "navi10"],
}
ARCHES = list(GPUS)

# ------------------------------------------------------------------------------
# Code

# {s4}: four aligned SGPRs; {v2}: two VGPRs; {c}: an inline constant; {l}: a literal.
INSTRUCTIONS = [
    (ARCHES, [
        "s_mov_b32 {s1}, {l}", "s_mov_b64 {s2}, {s2}", "s_add_u32 {s1}, {s1}, {s1}", "s_cmp_lt_i32 {s1}, {c}",
        "s_movk_i32 {s1}, 0x123", "v_mov_b32 {v1}, {l}", "v_mov_b32 {v1}, {s1}", "v_add_f32 {v1}, {s1}, {v1}",
        "v_cmp_lt_f32 vcc, {v1}, {v1}", "v_cmp_gt_i32 {s2}, {v1}, {v1}", "v_cndmask_b32 {v1}, {v1}, {v1}, vcc",
        "v_readfirstlane_b32 {s1}, {v1}", "v_readlane_b32 {s1}, {v1}, {c}", "v_mad_f32 {v1}, {v1}, {c}, {v1}",
        "s_load_dword {s1}, {s2}, 0x10", "s_load_dwordx4 {s4}, {s2}, 0x0", "s_buffer_load_dwordx2 {s2}, {s4}, 0x4",
        "s_waitcnt lgkmcnt(0)", "s_nop {c}", "s_mov_b64 vcc, {s2}", "s_and_b64 exec, exec, vcc", "s_mov_b32 m0, {s1}",
        "s_endpgm", "rv = %v[10:20]; v_mov_b32 rv[3], 1", "s_getpc_b64 {s2}", "v_add_f64 {v2}, {v2}, {v2}",
        "v_rcp_f32 {v1}, {v1}", "s_barrier", "v_writelane_b32 {v1}, {s1}, {c}", "ds_write_b32 {v1}, {v1}",
        "ds_read_b64 {v2}, {v1}", "v_mov_b32 {v1}, vcc_lo",
    ]),
    (ARCHES[:5], [
        "buffer_load_dwordx4 {v4}, {v1}, {s4}, {s1} offen offset:16", "buffer_store_dword {v1}, {v1}, {s4}, {s1} idxen",
        "buffer_atomic_add {v1}, {v1}, {s4}, {s1} idxen glc", "buffer_atomic_add {v1}, {v1}, {s4}, {s1} idxen",
        "buffer_load_dword {v2}, {v1}, {s4}, {s1} offen tfe",
        "tbuffer_load_format_xy {v2}, {v1}, {s4}, {s1} idxen format:[8,sint]",
        "image_load {v4}, {v2}, {s8} dmask:15 unorm", "image_store {v4}, {v2}, {s8} dmask:15 unorm",
        "image_sample {v2}, {v4}, {s8}, {s4} dmask:3", "v_mul_lo_u32 {v1}, {v1}, {v1}",
        "s_setreg_b32 hwreg(mode, 0, 4), {s1}",
        "v_interp_p1_f32 {v1}, {v1}, attr0.x", "v_div_scale_f32 {v1}, vcc, {v1}, {v1}, {v1}",
    ]),
    (ARCHES[:2], ["v_add_i32 {v1}, vcc, {v1}, {v1}", "v_addc_u32 {v1}, {s2}, {v1}, {v1}, vcc"]),
    (ARCHES[1:5], [
        "flat_load_dwordx2 {v2}, {v2}", "flat_store_dword {v2}, {v1}", "flat_atomic_add {v1}, {v2}, {v1} glc",
        "flat_atomic_swap {v1}, {v2}, {v1}", "s_mov_b64 flat_scratch, {s2}", "s_mov_b32 {s1}, flat_scratch_lo",
    ]),
    (ARCHES[2:5], [
        "s_mov_b64 xnack_mask, {s2}", "s_mov_b32 {s1}, xnack_mask_lo", "s_store_dword {s1}, {s2}, 0x10",
        "v_cmp_class_f16 {s2}, {v1}, {v1}", "v_add_u16 {v1}, {v1}, {v1}", "v_mov_b32 {v1}, {v1} row_shl:1",
    ]),
    (ARCHES[3:5], [
        "v_add_co_u32 {v1}, vcc, {v1}, {v1}", "v_add_u32 {v1}, {v1}, {v1}", "global_load_dword {v1}, {v2}, off",
    ]),
]  # fmt: skip
RELOCATED = ["scr", "scr+0", "(scr)", "scr&0xfffffffff", "scr&0xffffffff", "scr%0x100000000", "scr%%0x100000000"]
RELOCATED += ["scr>>32", "scr>>(16*2)", "scr/0x100000000", "scr//0x100000000"]
RELOCATED_IN = ["s_mov_b32 s3, %s", "v_mov_b32 v1, %s", ".int %s", "s_add_u32 s1, s2, %s", ".int 7, %s"]
DATA = [".byte 1, 2, -3", ".short 0x1234", ".int 0x12345678, 5", ".quad 0x123456789abcdef", ".float 1.5"]
DATA += ['.string "some text"']
DATA += [".skip 13", ".fill 3, 2, 0x55", ".align 16", ".half 0.5", '.asciz ""', ".balign 8, 0x11", ".p2align 3"]


def fill_in(rng, template):
    def operand(match):
        kind, count = match[1], int(match[2] or 0)
        if kind == "c":
            return str(rng.randrange(16))
        if kind == "l":
            return hex(rng.choice([0, 1, 64, 65, 0x12345678, 0xFFFFFFFF, 0x3F800000]))
        limit, step = (102, min(count, 4)) if kind == "s" else (256, 1)
        if rng.random() < 0.7:
            limit = 32
        first = rng.randrange(0, limit - count + 1, step)
        return "%s%d" % (kind, first) if count == 1 else "%s[%d:%d]" % (kind, first, first + count - 1)

    return re.sub(r"\{([svcl])(\d?)\}", operand, template)


def instructions(rng, arch, count):
    usable = [i for arches, group in INSTRUCTIONS if arch in arches for i in group]
    return [fill_in(rng, rng.choice(usable)) for _ in range(count)]


# Names of user sections that readers take for sections of the container.
TABLE_NAMES = [".symtab", ".strtab", ".shstrtab", ".rel.text", ".rela.text", ".AMDGPU.config", ".note.GNU-stack"]

# ------------------------------------------------------------------------------
# Random programs


class Writer:
    """Makes one random program."""

    SELECTOR = re.compile(r"\.(gallium|format|rawcode)")
    OPS = {**CONTAINER_OPS, **LANGUAGE_OPS}
    MISTAKES = ["insert", "insert", "insert", "delete", "repeat", "swap", "version"]

    def __init__(self, rng):
        self.rng = rng
        self.arch = rng.choice(ARCHES[:5]) if rng.random() < 0.95 else ARCHES[5]
        self.gpu = rng.choice(GPUS[self.arch])
        self.llvm_range = rng.choice(list(LLVM_VERSIONS))
        self.llvm = rng.choice(LLVM_VERSIONS[self.llvm_range])
        self.mesa_range = rng.choice(list(MESA_VERSIONS))
        self.mesa = rng.choice(MESA_VERSIONS[self.mesa_range])
        self.options = []
        self.features = {"GPU " + self.gpu, self.llvm_range, self.mesa_range}
        self.is_tidy = rng.random() < 0.35  # True if a disassembler can restore the source.
        count = rng.choice([int(self.is_tidy), 1, 1, 2, 3, 5])
        self.kernels = rng.sample(["k", "j", "Kernel_A", "a.b", "zz9", "_main", ".dot", "kk"], count)
        self.configured = set()
        self.has_scratch = rng.random() < 0.3

    def chance(self, p):
        return self.rng.random() < p

    # Statements

    def number(self, text):
        """Returns the same number, perhaps as an expression."""
        if not re.fullmatch(r"\d\w*", text) or self.chance(0.8):
            return text
        return self.rng.choice(["(%s)", "%s+0", "0x0|%s", "zero+%s"]) % text

    def statement(self, op, operands):
        self.features.add(op)
        name = op.upper() if self.chance(0.03) else op
        return (name + " " + self.number(self.rng.choice(operands.valid))).rstrip()

    def statements(self, ops, count):
        return [self.statement(op, ops[op]) for op in self.rng.choices(list(ops), k=count)]

    # Head

    def option_or_line(self, option, line):
        if self.chance(0.3):
            self.options += option
            return []
        return [line]

    def head(self):
        bits = self.rng.choice([32, 64])
        self.features.add("%d-bit" % bits)
        lines = self.option_or_line(["-b", "gallium"], self.rng.choice([".gallium", ".format Gallium"]))
        lines += self.option_or_line(["-g", self.gpu], ".gpu " + self.gpu)
        if bits == 64:
            lines += self.option_or_line(["-6"], ".64bit")
        elif self.chance(0.5):
            lines.append(".32bit")
        self.rng.shuffle(lines)
        return lines + self.versions()

    def versions(self):
        lines = []
        if self.llvm or self.chance(0.5):
            lines += self.option_or_line(["--llvmVersion", str(self.llvm)], ".llvm_version %d" % self.llvm)
        if self.mesa or self.chance(0.5):
            lines += self.option_or_line(["-t", str(self.mesa)], ".driver_version %d" % self.mesa)
        self.rng.shuffle(lines)
        self.features.update(line.split()[0] for line in lines)
        lines.append("zero = 0")
        if self.chance(0.2):
            lines += self.statements({op: OTHER_OPS[op] for op in (".arch_minor", ".arch_stepping")}, 2)
        return lines

    # Kernels

    def config_ops(self):
        ops = dict(CONFIG_OPS)
        if self.llvm >= 30900:
            ops.update(SPILL_OPS)
        if self.llvm >= KERNEL_HEADER:
            ops.update(HEADER_OPS)
            ops.update(GROUP_OPS)
        return ops

    def config(self):
        ops = self.config_ops()
        count = self.rng.choice([0, 1, 3, 8, 20, 60])
        lines = self.statements(ops, count)
        if self.llvm >= KERNEL_HEADER and self.chance(0.3):
            lines.insert(0, self.statement(".default_hsa_features", NONE))
        return lines

    def arguments(self):
        return self.statements({".arg": TIDY_ARG if self.is_tidy else ARG}, self.rng.choice([0, 1, 4, 12]))

    def entries(self):
        return self.statements({".entry": ENTRY}, self.rng.randint(0, 3 if self.llvm < 30900 else 5))

    def visit(self, name, group, lines):
        self.features.add(group)
        return [".kernel " + name, group] + lines

    def control_directive(self, name):
        contents = [".skip 128", ".fill 32, 4, 0x11223344", ".int 1\n.skip 124", ".skip 64, 5\n.fill 64"]
        return self.visit(name, ".control_directive", self.rng.choice(contents).split("\n"))

    def kernel_visits(self, name):
        """Returns the parts of the source that describe the kernel, in order."""
        visits = [[".kernel " + name]] if self.chance(0.2) else []
        kind = self.rng.choice(["config", "config", "config", "proginfo", "none"])
        if self.is_tidy and self.llvm >= KERNEL_HEADER:
            kind = "config"
        if kind == "config":
            self.configured.add(name)
            visits += [self.visit(name, ".config", self.config()) for _ in range(self.rng.choice([1, 1, 2]))]
        elif kind == "proginfo":
            lines = self.entries()
            cut = self.rng.randint(0, len(lines))
            visits += [self.visit(name, ".proginfo", part) for part in (lines[:cut], lines[cut:])]
        args = [self.visit(name, ".args", self.arguments()) for _ in range(self.rng.choice([0, 1, 1, 2]))]
        if kind == "config" and self.llvm >= KERNEL_HEADER:
            if self.chance(0.2):
                visits.append(self.control_directive(name))
            if args and self.chance(0.2):
                visits.append(self.visit(name, ".args", self.statements(GROUP_OPS, 2)))
        for visit in args:
            visits.insert(self.rng.randint(0, len(visits)), visit)
        self.move_group_ops_back(visits)
        return [self.as_macro(v) if self.chance(0.1) else v for v in visits] or [[".kernel " + name]]

    @staticmethod
    def move_group_ops_back(visits):
        """Moves groups with pseudo-ops of GROUP_OPS behind the .config, which must come first."""
        visits.sort(key=lambda v: any(line.split()[0].lower() in GROUP_OPS for line in v) and ".config" not in v)

    def as_macro(self, lines):
        name = "setup%d" % self.rng.randrange(1 << 30)
        return [".macro " + name, *lines, ".endm", name]

    # Code

    def code_of(self, name):
        lines = [self.rng.choice([".p2align 8", ".align 256", ".balign 64"])] if self.chance(0.7) else []
        lines.append(name + " = ." if self.chance(0.05) else name + ":")
        if name in self.configured and self.llvm >= KERNEL_HEADER or self.chance(0 if self.is_tidy else 0.05):
            lines.append(self.rng.choice([".skip 256", ".skip 192\n.fill 16, 4, 0x1234"]))
        return [".text"] + lines + self.some_code(self.rng.choice([1, 4, 15])) + ["s_endpgm"]

    def some_code(self, count):
        lines = instructions(self.rng, self.arch, count)
        if self.has_scratch and self.chance(0.7):
            for _ in range(self.rng.randint(1, 4)):
                use = self.rng.choice(RELOCATED_IN)
                lines.insert(self.rng.randint(0, len(lines)), use % self.rng.choice(RELOCATED))
        if self.chance(0.15) and not self.is_tidy:
            lines.insert(self.rng.randint(0, len(lines)), self.rng.choice(DATA))
        if self.chance(0.3):
            self.insert_labels(lines)
        if self.arch == "gcn1.5" and self.chance(0.5):
            lines.insert(self.rng.randint(0, len(lines)), self.rng.choice([".wave32", ".nowave32"]))
        if self.chance(0.25):
            at = self.rng.randint(0, len(lines))
            lines[at:at] = self.region()
        return lines

    def insert_labels(self, lines):
        """Inserts two labels and a use of them at random places in the lines."""
        first, second = ("l%d" % self.rng.randrange(1 << 30) for _ in range(2))
        distance = "%s-%s" % (second, first)
        uses = ["s_branch " + first, "s_cbranch_vccz " + second, "s_mov_b32 s5, " + distance]
        uses += ["s_movk_i32 s9, " + distance, "v_add_f32 v3, %s, v1" % distance]
        places = sorted(self.rng.randint(0, len(lines)) for _ in range(2))
        for place, name in zip(places[::-1], (second, first)):
            lines.insert(place, name + ":")
        lines.insert(self.rng.randint(0, len(lines)), self.rng.choice(uses))

    def region(self):
        self.features |= {".kcode", ".kcodeend"}
        inner = self.region() if self.chance(0.2) else instructions(self.rng, self.arch, 2)
        # resolve_regions() replaces @kernels when the order of the parts is known.
        return [".kcode @kernels", *instructions(self.rng, self.arch, 2), *inner, ".kcodeend"]

    def resolve_regions(self, lines):
        declared = []
        for i, line in enumerate(lines):
            if line.lower().startswith(".kernel "):
                declared.append(line.split()[1])
            elif "@kernels" in line:
                items = [self.rng.choice(["", "+", "-"]) + self.rng.choice(declared) for _ in range(2) if declared]
                items = items[: self.rng.randint(1, 2)] + (["+"] if not items or self.chance(0.2) else [])
                lines[i] = ".kcode " + ", ".join(items)

    # Data and symbols

    def sections(self):
        parts = []
        if self.chance(0.4):
            self.features.add(".globaldata")
            opener = self.rng.choice([".globaldata", ".globaldata", ".rodata", ".section .rodata"])
            parts += [[opener, "data%d:" % i, *self.data()] for i in range(self.rng.choice([1, 1, 2]))]
        if self.is_tidy:
            return parts
        if self.chance(0.1):
            parts.append([".section .comment", *self.data()])
        names = [".mine", ".data", ".note.x", "plain", ".bss", ".text2"] + (TABLE_NAMES if self.chance(0.2) else [])
        for name in self.rng.sample(names, self.rng.choice([0, 0, 1, 3])):
            flags = self.rng.choice(["", ', "a"', ', "awx"', ', "w", @progbits', ', "a", @note'])
            align = self.rng.choice(["", " align=16", " align=4096", " align=0"]) if "@" in flags or not flags else ""
            parts.append([".section %s%s%s" % (name, flags, align), *self.data()])
        if self.chance(0.1):
            parts.append(['.section .empty, "aw", @nobits align=32', ".skip 100", "zeros:", ".skip 3", ".align 16"])
        return parts

    def data(self):
        lines = self.rng.choices(DATA, k=self.rng.choice([0, 1, 3]))
        if self.kernels and self.chance(0.2):
            name = self.rng.choice(self.kernels)
            uses = [".int data0", ".global {0}; .local {0}", ".size {0}, 100", ".weak {0}"]
            lines.append(self.rng.choice(uses).format(name))
        if self.chance(0.2):
            op = self.rng.choice([".get_llvm_version", ".get_driver_version", ".get_gpu", ".get_arch", ".get_64bit"])
            self.features.add(op)
            lines += ["%s got" % op, ".int got"]
        return lines

    def extra_symbols(self, parts):
        """Returns statements with symbols for -S: only one symbol if a user section has the name of a string table."""
        self.options.append("-S")
        lines = []
        has_table = any("strtab" in line for part in parts for line in part)
        count = 1 if has_table else self.rng.choice([1, 1, 2, 3])
        for name in ["extra%d" % i for i in range(count)]:
            where = self.rng.choice([".text", ".rodata", ".mine", ".comment", ""])
            lines += [".weak " + name] + [".size %s, 24" % name] * self.chance(0.5)
            lines += [".section " + where, name + ": .int 1", ".int 2"] if where else [name + " = 0x123456789"]
        if ".weak extra1" in lines:
            self.features.add(harness.ANY_ORDER)
        return lines

    def other_scratch(self, line):
        return re.sub(r"\bscr\b", "other", line) if "sym" not in line and self.chance(0.5) else line

    # The whole program

    def interleave(self, sequences):
        sequences = [s for s in sequences if s]
        lines = []
        while sequences:
            sequence = self.rng.choice(sequences)
            lines += sequence.pop(0)
            sequences = [s for s in sequences if s]
        return lines

    def gallium(self):
        lines = self.head()
        visits = [self.kernel_visits(name) for name in self.kernels]
        code = [self.code_of(name) for name in self.rng.sample(self.kernels, len(self.kernels))]
        if self.chance(0.3):
            code.insert(self.rng.randint(0, len(code)), [".text", *self.some_code(3)])
        if self.has_scratch:
            self.features.add(".scratchsym")
            code.insert(self.rng.randint(0, len(code)), [".scratchsym scr"])
            if self.chance(0.3):
                self.features.add(harness.ANY_ORDER)
                code.insert(self.rng.randint(0, len(code)), [".scratchsym other"])
                code = [[self.other_scratch(line) for line in part] for part in code]
        parts = self.sections()
        if self.chance(0.15) and not self.is_tidy:
            parts.append(self.extra_symbols(parts))
        others = [[part] for part in parts]
        sequences = [code, *others, *visits]
        if self.chance(0.4):  # Put configurations first, as most sources do.
            lines += self.interleave(visits)
            sequences = [code, *others]
        lines += self.interleave(sequences)
        self.resolve_regions(lines)
        return lines

    def raw_code(self):
        self.features = {"raw code", "GPU " + self.gpu}
        format_name = self.rng.choice(["raw", "rawcode"])
        lines = self.option_or_line(["-b", format_name], self.rng.choice([".rawcode", ".format raw"]))
        lines += self.option_or_line(["-g", self.gpu], ".gpu " + self.gpu)
        self.has_scratch = False
        for _ in range(self.rng.randint(1, 4)):
            lines += [self.rng.choice([".text", ".main", ".section .text", "zero = 0"])]
            lines += instructions(self.rng, self.arch, 5) + self.rng.choices(DATA, k=2)
        return lines

    def break_it(self, lines):
        """Makes a change that is probably a mistake; the container stays."""
        containers = [i for i, line in enumerate(lines) if self.SELECTOR.match(line)]
        start = containers[-1] + 1 if containers else 0
        at = self.rng.randrange(start, len(lines))
        kind = self.rng.choice(self.MISTAKES)
        if kind == "insert":
            op = self.rng.choice(list(self.OPS))
            operands = self.OPS[op]
            lines.insert(at, op + " " + self.rng.choice(self.rng.choice([operands.valid, operands.other or [""]])))
        elif kind == "delete":
            del lines[at]
        elif kind == "repeat":
            lines.insert(self.rng.randrange(start, len(lines)), lines[at])
        elif kind == "swap":
            other = self.rng.randrange(start, len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines.insert(at, self.rng.choice([".llvm_version ", ".driver_version "]) + self.rng.choice(VERSION.valid))


def generate(rng, names):
    writer = Writer(rng)
    lines = writer.raw_code() if writer.chance(0.05) else writer.gallium()
    if writer.chance(0.25):
        writer.break_it(lines)
    if writer.chance(0.1):
        writer.options.append("-w")
    return harness.Program(writer.options, {"p.s": ("\n".join(lines) + "\n").encode()}, tuple(sorted(writer.features)))


# ------------------------------------------------------------------------------
# The table

PLACES = {
    "at the start": [],
    "in a kernel": [".kernel k"],
    "in .args": [".kernel k", ".args"],
    "in .config": [".kernel k", ".config"],
    "in .proginfo": [".kernel k", ".proginfo"],
    "in .args of a configured kernel": [".kernel k", ".config", ".args"],
    "in a configured kernel": [".kernel k", ".config", ".kernel k"],
    "in .control_directive": [".kernel k", ".config", ".control_directive", ".skip 128"],
    "behind .main": [".kernel k", ".config", ".main"],
    "in another kernel": [".kernel k", ".config", ".kernel j", ".args"],
    "in .globaldata": [".kernel k", ".globaldata"],
    "in a section": [".kernel k", ".section .mine"],
    "in .comment": [".section .comment"],
    "in .text": [".kernel k", ".config", ".text"],
    "in .kcode": [".kernel k", ".config", ".text", ".kcode k"],
    "behind .kcodeend": [".kernel k", ".text", ".kcode k", ".kcodeend"],
}
HOMES = dict.fromkeys(set(CONTAINER_OPS) - set(OTHER_OPS), "in .config")
HOMES.update({".arg": "in .args", ".entry": "in .proginfo", ".kcode": "in .text", ".kcodeend": "in .kcode"})


def table_rows(ops, places, homes, limited_by_gpu):
    """Yields (place, statement, GPU) for each of `ops` in all `places`, and in its home with
    each operand."""
    for op, operands in ops.items():
        for place in places:
            yield place, (op + " " + operands.valid[-1]).rstrip(), "tonga"
        gpus = [GPUS[arch][0] for arch in ARCHES] if operands in limited_by_gpu else ["tonga"]
        for gpu in gpus:
            for operand in operands.valid + operands.other:
                yield homes.get(op, "at the start"), op + " " + operand, gpu


def table_program(place, statement, gpu, llvm, options):
    lines = [".gpu " + gpu, ".llvm_version %d" % llvm, "place: s_nop 0", *PLACES[place], statement]
    end = [".text", "k: .skip 256", "s_endpgm", "j: .skip 256", "s_endpgm", "later = 1"]
    return harness.Program(options, {"t.s": ("\n".join(lines + end) + "\n").encode()}, (statement.split()[0], place))


def table():
    gallium = ["-b", "gallium"]
    programs = []
    for llvm, driver in ((30600, 100500), (30900, 169999), (40000, 170000)):
        options = gallium + ["-t", str(driver)]
        for row in table_rows(Writer.OPS, PLACES, HOMES, LIMITED_BY_GPU):
            programs.append(table_program(*row, llvm, options))
    for op, operands in Writer.OPS.items():
        programs.append(table_program("at the start", op + " " + operands.valid[0], "tonga", 0, ["-b", "raw"]))
    return programs


# ------------------------------------------------------------------------------
# Other checks of an output


def view(program, output):
    """Returns the options with which clrxdisasm reads the binary."""
    has = set(program.features)
    llvm = next((v[0] for name, v in LLVM_VERSIONS.items() if name in has), 0)
    options = ["-a"] + ["-g" + f.split()[1] for f in has if f.startswith("GPU ")] + ["--llvmVersion=%d" % llvm]
    return options + (["-r"] if "raw code" in has else [])


def inner_elf(binary):
    """Follows the records of the outer file to the ELF image."""
    (kernels,), at = struct.unpack_from("<I", binary), 4
    for _ in range(kernels):
        (length,) = struct.unpack_from("<I", binary, at)
        at += 4 + length
        _, _, args = struct.unpack_from("<3I", binary, at)
        at += 12 + 24 * args
    *_, size = struct.unpack_from("<6I", binary, at)
    if at + 24 + size != len(binary):
        raise ValueError("size of the ELF image is wrong")
    return binary[at + 24 :]


def images(program, output):
    """Returns the ELF images. Skips sources with own sections that have the names of
    tables, which no reader expects."""
    source = b"".join(program.files.values())
    if "raw code" in program.features or any(name.encode() in source for name in TABLE_NAMES):
        return {}
    return {"inner": inner_elf(output)}


def features(names):
    ways = ["32-bit", "64-bit", "raw code"] + ["GPU " + gpu for arch in ARCHES[:5] for gpu in GPUS[arch]]
    return names + list(LLVM_VERSIONS) + list(MESA_VERSIONS) + ways


if __name__ == "__main__":
    more_checks.main(__doc__, "gallium", generate, view, images, features, CONTAINER_OPS, table)
