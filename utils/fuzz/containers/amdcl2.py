#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Assembles random programs for AMD Catalyst OpenCL 2.0 with clrx-mc and the
reference, and compares.

Four programs in five should be valid, and the others have one mistake. The run fails
unless the programs contain every pseudo-op of the container, every device, every
driver generation and every way to describe a kernel. The order does not count where
clrxasm uses the order of a hash table. Not generated: cases that clrxasm leaves
undefined (docs/compatibility.md), such as empty sections that relocations or notes
refer to.
"""

import os
import re
import struct
import sys
import zlib

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
import harness
import more_checks

# Driver versions from which on the output is different, and adjacent versions.
DRIVERS = [0, 180005, 191204, 191205, 191206, 200405, 200406, 203602, 203603, 203604, 207903, 207904]
DRIVERS += [223599, 223600, 226400, 234800, 244200, 248200, 252700, 258000, 300000]
FIRST_NEW = 191205
FIRST_2004 = 200406

# Devices by the first driver that supports them, and by architecture.
DEVICES = {
    0: "Bonaire Spectre Spooky Kalindi Mullins Hawaii Iceland Tonga Fiji Carrizo",
    191205: "Dummy",
    200406: "Goose Horse Stoney Ellesmere Baffin",
    226400: "GFX804 GFX900",
    234800: "GFX901",
    252700: "",
    258000: "GFX902 GFX903 GFX904 GFX905 GFX906 GFX907",
}
GCN11 = "Bonaire Spectre Spooky Kalindi Mullins Hawaii".split()
GCN14 = "GFX900 GFX901 GFX902 GFX903 GFX904 GFX905 GFX906 GFX907".split()

# Sizes of the header of a kernel's metadata, with 32-bit and 64-bit addresses.
METADATA_HEADERS = {"old": (0x88, 0xD8), "1912": (0x90, 0xE0), "2004": (0xA4, 0x110)}

SCALARS = "char uchar short ushort int uint long ulong float double".split()
IMAGES = "image image1d image1d_array image1d_buffer image2d image2d_array image3d".split()
VALUES = SCALARS + [t + n for t in SCALARS for n in ("2", "3", "4", "8", "16")] + ["void", "queue", "clkevent", "pipe"]
USED = ["unused", "rdonly", "wronly", "RdOnly"]

# Statements of a configuration: name -> function that draws the operands for a Kernel.
# Numbers have up to 32 and 64 bits; some are larger than the field.
BOTH = {
    ".dims": lambda k: k.dims(),
    ".sgprsnum": lambda k: k.number(0, 96),
    ".vgprsnum": lambda k: k.number(0, 256),
    ".localsize": lambda k: k.number(0, 32768),
    ".gdssize": lambda k: k.number(0, 65536),
    ".scratchbuffer": lambda k: k.wide(32),
    ".pgmrsrc1": lambda k: k.wide(33),
    ".pgmrsrc2": lambda k: k.wide(33),
    ".priority": lambda k: k.wide(3),
    ".floatmode": lambda k: k.wide(9),
    ".exceptions": lambda k: k.wide(8),
    ".debugmode": lambda k: "",
    ".dx10clamp": lambda k: "",
    ".ieeemode": lambda k: "",
    ".privmode": lambda k: "",
    ".tgsize": lambda k: "",
    ".cws": lambda k: k.group_size(),
    ".reqd_work_group_size": lambda k: k.group_size(),
    ".work_group_size_hint": lambda k: k.group_size(),
    ".vectypehint": lambda k: k.r.choice(["float4", "int", "a.b_c", "uchar16"]),
}
CONFIG = {name: (lambda k: "") for name in (".useargs", ".usesetup", ".useenqueue", ".usegeneric")}
HSA_FLAGS = """.use_private_segment_buffer .use_dispatch_ptr .use_queue_ptr .use_kernarg_segment_ptr .use_dispatch_id
.use_flat_scratch_init .use_private_segment_size .use_ordered_append_gds .use_ptr64 .use_dynamic_call_stack
.use_debug_enabled .use_xnack_enabled .default_hsa_features""".split()
HSA = {
    **{name: (lambda k: "") for name in HSA_FLAGS},
    ".codeversion": lambda k: "%s, %s" % (k.wide(17), k.wide(33)),
    ".machine": lambda k: ", ".join(k.wide(17) for _ in range(4)),
    ".kernel_code_entry_offset": lambda k: k.r.choice(["256"] * 5 + [k.wide(64)]),
    ".kernel_code_prefetch_offset": lambda k: k.wide(64),
    ".kernel_code_prefetch_size": lambda k: k.wide(64),
    ".max_scratch_backing_memory": lambda k: k.wide(64),
    ".userdatanum": lambda k: k.number(0, 16),
    ".use_grid_workgroup_count": lambda k: k.letters(),
    ".private_elem_size": lambda k: str(2 ** k.r.randint(1, 4)),
    ".workitem_private_segment_size": lambda k: k.wide(33),
    ".workgroup_group_segment_size": lambda k: k.number(0, 32768),
    ".gds_segment_size": lambda k: k.wide(33),
    ".kernarg_segment_size": lambda k: k.wide(64),
    ".workgroup_fbarrier_count": lambda k: k.wide(33),
    ".wavefront_sgpr_count": lambda k: k.wide(17),
    ".workitem_vgpr_count": lambda k: k.wide(17),
    ".reserved_vgprs": lambda k: k.range(255),
    ".reserved_sgprs": lambda k: k.range(101),
    ".debug_wavefront_private_segment_offset_sgpr": lambda k: k.number(0, 101),
    ".debug_private_segment_buffer_sgpr": lambda k: k.number(0, 101),
    ".kernarg_segment_align": lambda k: str(2 ** k.r.randint(4, 40)),
    ".group_segment_align": lambda k: str(2 ** k.r.randint(4, 63)),
    ".private_segment_align": lambda k: str(2 ** k.r.randint(4, 12)),
    ".wavefront_size": lambda k: str(2 ** k.r.randint(0, 8)),
    ".call_convention": lambda k: k.wide(33),
    ".runtime_loader_kernel_symbol": lambda k: k.wide(64),
}

# Operands that some statement may refuse.
ODD_OPERANDS = ["", "1", "-1", "0", "xyz", "xyq", "1,2", "3,2", "1,2,3,4", "a,b", '"s"', "1 1", "0x1ffffffff", "k0"]
ODD_OPERANDS += ["255", "256", "257", "32769", "65537", "103", "104", "105", "nosuch", "align=3", "align=8", "16", "17"]
ODD_OPERANDS += ["nosuch*, float", "a1, float, bad", "a1, float*", "a1, image, read_only, 128", "a1, sampler, 16"]
ODD_OPERANDS += ["a1, counter64", "a1, image*, global", "a1, structure", "a1, int*, shared", "xyzxyzxyzx", "+", "-k0"]

INSTRUCTIONS = [
    "s_mov_b32 s{s}, s1",
    "s_mov_b64 s[{e}:{e}+1], vcc",
    "s_add_u32 s{s}, s2, 0x{n:x}",
    "s_cmp_eq_u32 s1, {n}",
    "s_movk_i32 s{s}, 0x12",
    "s_nop 1",
    "s_and_saveexec_b64 s[{e}:{e}+1], vcc",
    "v_mov_b32 v{v}, 0x{n:x}",
    "v_add_f32 v{v}, v1, v2",
    "v_mul_f32 v{v}, 1.5, v2",
    "v_cmp_gt_f32 vcc, {n}, v3",
    "v_mad_f32 v{v}, v1, v2, v3",
    "ds_read_b32 v{v}, v1 offset:4",
    "ds_write_b64 v1, v[2:3]",
    "buffer_load_dword v{v}, v1, s[4:7], s1 offen",
    "buffer_store_dwordx2 v[4:5], v1, s[8:11], s1 idxen",
    "image_load v[4:7], v[0:3], s[8:15] dmask:15 unorm",
    "flat_load_dword v{v}, v[2:3]",
    "s_load_dwordx2 s[{e}:{e}+1], s[4:5], 0x10",
    "s_mov_b64 flat_scratch, s[2:3]",
    "exp mrt0, v0, v1, v2, v3",
]
INSTRUCTIONS12 = ["s_mov_b32 xnack_mask_lo, s1", "v_mov_b32 v{v}, v1 row_shr:1", "v_mov_b32 v{v}, v1 dst_sel:byte0"]


class Kernel:
    """A kernel's description, and the random choices for its statements."""

    def __init__(self, program, name):
        self.program = program
        self.r = program.r
        self.name = name
        self.args = 0
        self.resources = set()

    # Operands.

    def number(self, low, high):
        return str(self.r.choice([low, high, self.r.randint(low, high), self.r.randint(low, high)]))

    def wide(self, bits):
        self.r.random()
        value = self.r.choice([0, 1, 2**bits - 1, self.r.getrandbits(bits), self.r.getrandbits(max(bits // 2, 1))])
        return self.r.choice(["%d", "0x%x"]) % value

    def letters(self):
        letters = "".join(self.r.sample("xyzXYZ", self.r.randint(0, 3)))
        return letters

    def dims(self):
        return self.letters() + (self.r.choice([",", ", "]) + self.letters() if self.r.random() < 0.4 else "")

    def range(self, highest):
        first = self.r.randint(0, highest)
        return "%d, %s" % (first, self.number(first, highest))

    def group_size(self):
        if self.r.random() < 0.1:
            return "0, 0, 0"
        sizes = [self.r.choice(["", "1", str(self.r.randint(1, 2**33))]) for _ in range(self.r.randint(0, 3))]
        return ", ".join(sizes)

    # Arguments.

    def resource(self, kind, limit):
        """Returns an unused id for this kind of argument, or an empty text."""
        number = self.r.randint(0, limit)
        if self.r.random() < 0.5 or (kind, number) in self.resources:
            return ""
        self.resources.add((kind, number))
        return str(number)

    def tail(self, fields):
        """Drops empty fields at the end."""
        while fields and not fields[-1]:
            fields.pop()
        return fields

    def used(self):
        return self.r.choice(USED) if self.r.random() < 0.4 else ""

    def pointer(self):
        target = self.r.choice(VALUES + ["structure"])
        space = self.r.choice(["local", "global", "constant", "Global"])
        fields = [target + self.r.choice(["*", " *"])]
        if target == "structure":
            fields.append(str(self.r.randint(1, 1000)))
        qualifiers = " ".join(self.r.sample(["const", "restrict", "volatile", "CONST"], self.r.randint(0, 3)))
        return fields + [space] + self.tail([qualifiers, self.used()])

    def image(self):
        access = self.r.choice(["", "read_only", "rdonly", "write_only", "wronly", "read_write", "rdwr"])
        kind = {"": "r", "re": "r", "rd": "r", "wr": "w"}[access[:2]]
        kind = "rw" if access in ("read_write", "rdwr") else kind
        resource = self.resource(kind, 127 if kind == "r" else 7)
        return [self.r.choice(IMAGES)] + self.tail([access, resource, self.used()])

    def sampler(self):
        resource = self.resource("sampler", 15)
        return ["sampler"] + ([resource] + self.tail([self.used()]) if resource else [])

    def value(self):
        return [self.r.choice(VALUES + ["counter32"] + SCALARS)] + self.tail([self.used()])

    def structure(self):
        return ["structure", str(self.r.randint(0, 3000))] + self.tail([self.used()])

    def argument(self):
        self.args += 1
        kinds = [self.pointer, self.image, self.value, self.value, self.structure, self.sampler]
        fields = self.r.choice(kinds)()
        if self.r.random() < 0.3:
            fields.insert(0, '"%s"' % self.r.choice(["mytype", "mytype", "t*", "", "struct a\\n\\x41"]))
        return "a%d, %s" % (self.args, self.r.choice([", ", ","]).join(fields))

    # Descriptions.

    def statements(self, table):
        chosen = self.r.sample(sorted(table), self.r.randint(0, min(12, len(table))))
        return ["%s %s" % (name, table[name](self)) for name in chosen]

    def configuration(self, own):
        lines = [".setupargs"] if self.r.random() < 0.4 else []
        lines += [".arg " + self.argument() for _ in range(self.r.choice([0, 0, 1, 3, 8]))]
        rest = self.statements({**BOTH, **own})
        if self.program.samplers and self.r.random() < 0.5:
            ids = [self.r.randrange(self.program.samplers) for _ in range(self.r.randint(0, 3))]
            rest.append(".sampler " + ", ".join(map(str, ids)))
        rest += [".arg " + self.argument()] if self.r.random() < 0.3 else []
        return lines + rest

    def describe(self):
        way = self.r.choice([".config"] * 8 + [".hsaconfig"] * 8 + ["raw"] * 4 + ["nothing"])
        self.program.features.append("kernel by " + way)
        if way == ".config":
            return [".config"] + self.configuration(CONFIG)
        if way == ".hsaconfig":
            lines = [".hsaconfig"] + self.configuration(HSA)
            if self.r.random() < 0.3:
                directive = [".control_directive", ".fill 64, 1, 3", ".skip 63", ".byte %d" % self.r.randrange(256)]
                lines = directive + lines if self.r.random() < 0.3 else lines + directive
            return lines
        return self.raw() if way == "raw" else []

    def raw(self):
        if self.r.random() < 0.6:
            return self.plausible_raw()
        sections = [".metadata", ".setup"] + ([] if self.program.is_new else [".stub", ".isametadata"])
        lines = []
        for section in self.r.sample(sections, self.r.randint(1, len(sections))):
            # With HSA layout, the code reserves 256 bytes for the header.
            size = 256 if section == ".setup" and self.program.layout else self.r.randint(0, 600)
            lines += [section, ".fill %d, 1, 0x%x" % (size, self.r.randrange(256))]
        return lines

    def plausible_raw(self):
        """Raw sections that clrxdisasm accepts."""
        p = self.program
        header = METADATA_HEADERS["old" if not p.is_new else "1912" if p.driver < FIRST_2004 else "2004"][p.is_64bit]
        lines = [".metadata", "%s %d, %d" % (".quad" if p.is_64bit else ".int", header, header + 300), ".skip 500"]
        lines += [".setup", ".int 1, 1", ".skip 8", ".quad 256", ".skip 24", ".int 0x%x" % self.r.getrandbits(24)]
        lines += [".skip 204"]
        return lines + ([] if p.is_new else [".stub", ".int 0xa60", ".skip 0xa5c", ".isametadata", ".skip 20"])


class Source:
    """One program: its contents and their order."""

    def __init__(self, r):
        self.r = r
        self.features = []
        self.mistake = r.choice(sorted(MISTAKES)) if r.random() < 0.2 else None
        self.driver = r.choice(DRIVERS)
        self.is_new = self.driver >= FIRST_NEW
        self.is_64bit = r.random() < 0.5
        self.device = r.choice([d for first, names in DEVICES.items() if first <= self.driver for d in names.split()])
        self.layout = self.is_new and r.random() < 0.25
        self.add_symbols = r.random() < 0.25
        self.samplers = r.choice([0, 0, 1, 3]) if self.is_new else 0
        self.odd_operands = ODD_OPERANDS
        self.labels = []  # Labels of data that code can be relocated to.
        self.places = []  # Other labels.
        # Drivers before 2004.06 cannot have samplers without a kernel.
        fewest = 1 if self.samplers else 0
        self.kernels = [Kernel(self, "k%d" % i) for i in range(r.choice([fewest, 1, 1, 2, 3, 4]))]
        self.features += ["HSA layout"] if self.layout else []
        self.features += [self.device, "64-bit" if self.is_64bit else "32-bit"]
        generation = "new" if self.is_new else "old"
        self.features.append("1912" if self.is_new and self.driver < FIRST_2004 else generation)

    def options_and_head(self):
        """Selects the target, in options or in the source."""
        options, lines = [], []
        driver = self.driver or self.r.choice([0, 180000])
        for option, line in [
            (["-b", "amdcl2"], [self.r.choice([".amdcl2", ".format amdcl2"])]),
            (["-6"] if self.is_64bit else [], [".64bit" if self.is_64bit else ".32bit"]),
            (["-g", self.device], [".gpu " + self.device]),
            (["-t", str(driver)], [".driver_version %d" % driver]),
        ]:
            # A mistake must not remove the container's statement and so select the default.
            if self.r.random() < 0.5 or (self.mistake and option[:1] == ["-b"]):
                options += option
            else:
                lines += line
        if self.add_symbols:
            self.features.append("-S")
            options.append("-S")
        if self.r.random() < 0.1:
            options.append("--policy=%d" % self.r.choice([109, 200, 201]))
        options.append("-w")
        return options, lines

    def file_statements(self):
        choices = [
            '.acl_version "%s"' % self.r.choice(["", "AMD-COMP 1.2", "v\\t3"]),
            '.compile_options "%s"' % self.r.choice(["", "-I ./ -cl-std=CL2.0", "-g"]),
            ".arch_minor %d" % self.r.choice([0, 1, 0xFFFFFFFF]),
            ".arch_stepping %d" % self.r.choice([0, 3, 2**32 + 5]),
            '.get_driver_version drv\n.if drv >= 200406\n.compile_options "new"\n.endif',
        ]
        return self.r.sample(choices, self.r.randint(0, 3))

    def data(self, label):
        # Use one line, so that no mistake leaves a label in an empty section.
        self.labels.append(label)
        size = self.r.randint(1, 40)
        return [label + ": " + self.r.choice([".skip %d" % size, ".fill %d, 4, 0x%x" % (size, self.r.getrandbits(32))])]

    def global_data(self):
        """Data and samplers of the inner binary."""
        if not self.is_new:
            return []
        r, lines = self.r, []
        if self.samplers or r.random() < 0.5:
            lines += [r.choice([".globaldata", ".main\n.rodata"])] + self.data("gd0") + self.data("gd1")
            lines.append(".skip %d" % (8 * self.samplers))
        if r.random() < 0.4:
            lines += [r.choice([".rwdata", ".main\n.data"])] + self.data("rw0")
        if r.random() < 0.4:
            lines += [r.choice([".bssdata", ".bssdata align=%d" % 2 ** r.randint(0, 10), ".main\n.section .bss"])]
            lines.append("bs0: .skip %d" % r.randint(1, 100))
            self.labels.append("bs0")
        return lines + self.sampler_statements()

    def sampler_statements(self):
        if not self.samplers:
            return []
        values = [self.r.getrandbits(32) for _ in range(self.samplers)]
        if self.r.random() < 0.6:
            lines = [self.r.choice([".main", ".inner"]), ".sampler " + ", ".join("0x%x" % v for v in values)]
        else:
            self.places.append("sampler_bytes")
            lines = [".samplerinit", "sampler_bytes:"] + [".int 0x10008, 0x%x" % v for v in values]
        if self.r.random() < 0.5:
            offsets = list(enumerate(self.r.randrange(0, 8, 4) + 8 * i for i in range(self.samplers)))
            self.r.shuffle(offsets)
            lines += [".samplerreloc %d, %d" % (offset, i) for i, offset in offsets]
        return lines

    def relocation(self):
        # The reference's errors list several labels in the order of a hash table.
        label = self.labels[0] if self.mistake else self.r.choice(self.labels)
        if self.layout and len(self.labels) > 1:
            self.features.append(harness.ANY_ORDER)
        place = label + self.r.choice(["", "+4", "+%d" % self.r.randint(0, 100), "-2"])
        low = [place, "(%s)&0xffffffff" % place, "(%s)%%0x100000000" % place, "(%s)%%%%0x100000000" % place]
        high = ["(%s)>>32" % place, "(%s)/0x100000000" % place, "(%s)//0x100000000" % place]
        form = self.r.choice(
            ["s_mov_b32 s%d, {}" % self.r.randrange(40), "v_mov_b32 v1, {}", "v_or_b32 v3, {}, v1", ".int 1, {}"]
        )
        return form.format(self.r.choice(low + high))

    def instruction(self):
        choices = INSTRUCTIONS + (INSTRUCTIONS12 if self.device not in GCN11 else [])
        text = self.r.choice(choices)
        values = {"s": self.r.randrange(90), "e": 2 * self.r.randrange(44), "v": self.r.choice([0, 3, 77, 255])}
        text = text.format(n=self.r.choice([1, 64, 65, 0x12345]), **values)
        if self.device in GCN14 and text.startswith("ds_") and self.r.random() < 0.1:
            return "s_nop 0"
        return text

    def code(self):
        lines = [self.instruction() for _ in range(self.r.randint(0, 12))]
        if self.labels:
            lines += [self.relocation() for _ in range(self.r.choice([0, 0, 1, 4]))]
        if self.r.random() < 0.2:
            lines.append(self.r.choice([".p2align 8", ".align 16", ".byte 1, 2, 3, 4", ".skip 8", ".int 0x12345678"]))
        self.r.shuffle(lines)
        return lines + ["s_endpgm"]

    def kcode(self, defined):
        """Code that some of the first kernels share."""
        names = [k.name for k in self.kernels[:defined]]
        items = [self.r.choice(["", "+", "-"]) + n for n in self.r.sample(names, self.r.randint(1, len(names)))]
        items += ["+"] if self.r.random() < 0.2 else []
        # clrxasm may crash on nested regions without HSA layout.
        inner = self.kcode(defined) if self.layout and self.r.random() < 0.3 else []
        return [".kcode " + ", ".join(items), self.instruction()] + inner + [self.instruction(), ".kcodeend"]

    def plain_kernel(self, k):
        lines = [".kernel " + k.name] + k.describe() + [".text"]
        if self.r.random() < 0.1:
            lines += self.kcode(self.kernels.index(k) + 1)
        self.places.append("code_of_" + k.name)
        return lines + ["code_of_%s:" % k.name] + self.code()

    def layout_kernels(self):
        lines = []
        for k in self.kernels:
            lines += [".kernel " + k.name] + k.describe()
        lines += [".text"] + ([".p2align 8"] if self.r.random() < 0.5 else [])
        for k in self.r.sample(self.kernels, len(self.kernels)):
            lines += [".p2align 8", k.name + ":", ".skip 256"] + self.code()
            if self.r.random() < 0.3:
                lines += self.kcode(len(self.kernels))
            self.places.append(k.name)
        return lines

    def extra_sections(self):
        """Sections of the user, in the outer or the inner binary."""
        lines = []
        for i in range(self.r.choice([0, 0, 1, 2])):
            place = self.r.choice([".main", ".inner"] if self.is_new else [".main"])
            name = self.r.choice([".mysec%d" % i, ".brig", "plain%d" % i])
            flags = "".join(self.r.sample("awx", self.r.randint(0, 3)))
            kind = self.r.choice(["", ",@progbits", ",@note", ",@nobits", ",@progbits align=16", ",@note align=4"])
            kind = self.r.choice([', "%s"%s' % (flags, kind), "", " align=8"])
            content = ".skip 20" if "nobits" in kind else self.r.choice([".int 1, 2, 3", '.asciz "text"'])
            self.places.append("extra%d" % i)
            # Emit data twice, so that no mistake leaves the section empty.
            lines += [place, ".section %s%s" % (name, kind), "extra%d: %s" % (i, content), content]
        return lines

    def symbols(self):
        """Symbols that -S adds."""
        names = ["abs1", "abs2", "nosuch_yet"] + self.labels + self.places
        names = self.r.sample(names, self.r.choice([0, 0, 0, 0, 1, 1, 2, 3]))
        if len(names) > 1 and not self.mistake:
            self.features.append(harness.ANY_ORDER)
        lines = []
        for name in names[:1] if self.mistake else names:
            lines += ["%s = 0x1234" % name] if name.startswith("abs") else []
            lines.append("%s %s" % (self.r.choice([".global", ".globl", ".weak", ".local"]), name))
            lines += [".size %s, %d" % (name, self.r.randrange(100))] if self.r.random() < 0.5 else []
        return lines

    def make(self):
        options, lines = self.options_and_head()
        blocks = [self.file_statements(), self.extra_sections()]
        lines += [".hsalayout"] if self.layout else []
        lines += self.global_data()
        if self.layout:
            kernels = [self.layout_kernels()] if self.kernels else []
        else:
            kernels = [self.plain_kernel(k) for k in self.kernels]
        blocks += kernels
        if self.r.random() < 0.3:
            self.r.shuffle(blocks)
        for block in blocks:
            lines += block
        lines += self.symbols()
        return options, lines


MISTAKES = {
    "a statement out of place": lambda s, lines, names: lines.insert(
        s.r.randint(0, len(lines)), "%s %s" % (s.r.choice(names), s.r.choice(s.odd_operands))
    ),
    "an operand changed": lambda s, lines, names: change_operand(s, lines),
    "a character changed": lambda s, lines, names: change_character(s, lines),
    "a line left out": lambda s, lines, names: lines.pop(s.r.randrange(len(lines))),
    "two lines exchanged": lambda s, lines, names: exchange(s, lines),
    "another device or driver": lambda s, lines, names: lines.insert(
        s.r.randint(0, len(lines)),
        s.r.choice([".gpu Pitcairn", ".gpu GFX906", ".gpu Baffin", ".driver_version 200406", ".driver_version 1"]),
    ),
}


def change_operand(source, lines):
    at = source.r.randrange(len(lines))
    name = lines[at].split(" ")[0]
    lines[at] = "%s %s" % (name, source.r.choice(source.odd_operands))


def change_character(source, lines):
    at = source.r.randrange(len(lines))
    line = lines[at]
    place = source.r.randint(0, len(line))
    rest = line[place + source.r.randint(0, 1) :]
    lines[at] = line[:place] + source.r.choice(["", "", *',.*"=()x0 -+k']) + rest


def exchange(source, lines):
    a, b = source.r.randrange(len(lines)), source.r.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]


# Forms that clrxdisasm can print: bytes, or configurations of either kind.
VIEWS = ["-mdcs", "-mdcs", "-dC", "-dH"]


def view(program, output):
    return [VIEWS[zlib.crc32(output) % len(VIEWS)] + ("L" if "HSA layout" in program.features else "")]


def inner_elf(output):
    """Returns the content of the first section that is an ELF file, or nothing if there is none."""
    wide = output[4] == 2
    (headers,) = struct.unpack_from("<Q" if wide else "<I", output, 0x28 if wide else 0x20)
    (count,) = struct.unpack_from("<H", output, 0x3C if wide else 0x30)
    for i in range(1, count):
        at = headers + i * (64 if wide else 40)
        start, size = struct.unpack_from("<QQ" if wide else "<II", output, at + (24 if wide else 16))
        if output[start : start + 4] == b"\x7fELF":
            return output[start : start + size]
    return b""


def images(program, output):
    inner = inner_elf(output)
    return {"outer": output, "inner": inner} if inner else {"outer": output}


def features(names):
    devices = [d for names in DEVICES.values() for d in names.split()]
    ways = ["kernel by " + w for w in (".config", ".hsaconfig", "raw", "nothing")]
    return (
        names
        + devices
        + ways
        + ["old", "1912", "new", "32-bit", "64-bit", "HSA layout", "-S", harness.ANY_ORDER, *MISTAKES]
    )


def make_program(source, names):
    """Returns the Program of `source`, a Source."""
    options, lines = source.make()
    used = source.features
    if source.mistake:
        lines = "\n".join(lines).split("\n")
        MISTAKES[source.mistake](source, lines, names)
        used.append(source.mistake)
    text = "\n".join(lines) + "\n"
    used += re.findall(r"^(\.\w+)", text, re.M)
    return harness.Program(tuple(options), {"a.clrx": text.encode()}, tuple(used))


def generate(rng, names):
    return make_program(Source(rng), names)


if __name__ == "__main__":
    more_checks.main(__doc__, "amdcl2", generate, view, images, features)
