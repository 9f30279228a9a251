#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Assembles random programs for AMD Catalyst OpenCL 1.2 with clrx-mc and the
reference, and compares.

Four programs in five should be valid, and the others have one mistake. The run fails
unless the programs contain every pseudo-op of the container, every device, every
driver generation and every way to describe a kernel. Not generated: programs that
make the reference crash (docs/compatibility.md), used pointers with '.uavid' none,
and operands of .driver_info that make the reference read past their end.
"""

import os
import re
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
import amdcl2
import harness
import more_checks

# Driver versions from which on the output is different, and adjacent versions.
DRIVERS = [0, 100000, 112401, 112402, 134804, 134805, 144505, 144506, 152602, 152603, 159804, 159805]
DRIVERS += [164204, 164205, 180005]

DEVICES = """CapeVerde Pitcairn Tahiti Oland Bonaire Spectre Spooky Kalindi Hainan Hawaii Iceland Tonga Mullins Fiji
Carrizo Dummy Goose Horse Stoney Ellesmere Baffin GFX804""".split()
GCN12 = DEVICES[10:12] + DEVICES[13:]

CLASSES = """imm_resource imm_sampler imm_const_buffer imm_uav imm_gds_memory_range PTR_UAV_TABLE ptr_const_buffer_table
imm_global_offset imm_generic_user_data ptr_indirect_uav""".split()

# Statements of a configuration: name -> function that draws the operands for a Kernel.
CONFIG = {
    ".dims": lambda k: k.dims(),
    ".sgprsnum": lambda k: k.number(0, 100),
    ".vgprsnum": lambda k: k.number(0, 256),
    ".hwlocal": lambda k: k.number(0, 32768),
    ".localsize": lambda k: k.number(0, 32768),
    ".hwregion": lambda k: k.wide(33),
    ".floatmode": lambda k: k.wide(9),
    ".exceptions": lambda k: k.wide(8),
    ".pgmrsrc2": lambda k: k.wide(33),
    ".scratchbuffer": lambda k: k.wide(33),
    ".uavprivate": lambda k: k.wide(33),
    ".uavid": lambda k: k.number(9, 40),
    ".cbid": lambda k: k.id(),
    ".printfid": lambda k: k.id(),
    ".privateid": lambda k: k.id(),
    ".earlyexit": lambda k: k.wide(33),
    ".condout": lambda k: k.wide(33),
    ".ieeemode": lambda k: "",
    ".tgsize": lambda k: "",
    ".useprintf": lambda k: "",
    ".useconstdata": lambda k: "",
    ".cws": lambda k: k.group_size(),
    ".reqd_work_group_size": lambda k: k.group_size(),
    ".sampler": lambda k: ", ".join(k.wide(33) for _ in range(k.r.randint(0, 3))),
    ".userdata": lambda k: k.user_data(),
}

NOTES = """proginfo inputs outputs condout floatconsts intconsts boolconsts earlyexit globalbuffers constantbuffers
inputsamplers persistentbuffers scratchbuffers subconstantbuffers uavmailboxsize uav uavopmask""".split()
NOTES_WITH_VALUE = ["condout", "earlyexit", "uavmailboxsize", "uavopmask"]
ENTRIES = {
    "proginfo": [".entry"],
    "uav": [".entry"],
    "constantbuffers": [".cbmask", ".cbid"],
    "inputsamplers": [".sampler"],
    "floatconsts": [".segment"],
    "intconsts": [".segment"],
    "boolconsts": [".segment"],
}

ODD_OPERANDS = amdcl2.ODD_OPERANDS + ["imm_uav, 1, 2, 3", "imm_uav, 1, 16, 1", "imm_nosuch, 1, 2, 3", "1024", "1023"]
ODD_OPERANDS += ["a1, image, read_write", "a1, pipe", "a1, int*, global,, 1024", "a1, int*, constant,, 5, 160"]
ODD_OPERANDS += ["a1, counter32, 8", "a1, counter32,", "16 5", "4 5", "8", "15 1", "0,0,1", "a1, int*, global, const, 12"]

INSTRUCTIONS = [text for text in amdcl2.INSTRUCTIONS if not text.startswith("flat") and "flat" not in text]


class Kernel(amdcl2.Kernel):
    """A kernel's description, and the random choices for its statements."""

    def id(self):
        return self.r.choice(["", self.number(0, 1023), self.number(0, 31)])

    def user_data(self):
        first = self.r.randint(0, 15)
        return "%s, %s, %d, %d" % (self.r.choice(CLASSES), self.wide(33), first, self.r.randint(0, 16 - first))

    # Arguments.

    def unused(self):
        return self.r.choice(["unused", "UnUsed"]) if self.r.random() < 0.3 else ""

    def pointer(self):
        target = self.r.choice(self.program.values + ["structure"])
        space = self.r.choice(["local", "global", "global", "constant", "Global"])
        fields = [target + self.r.choice(["*", " *"])]
        if target == "structure":
            fields.append(str(self.r.randint(0, 1000)))
        qualifiers = " ".join(self.r.sample(["const", "restrict", "volatile", "CONST"], self.r.randint(0, 3)))
        rest = [qualifiers]
        unused = self.unused()
        if space == "constant":
            rest.append(self.r.choice(["", self.number(0, 70000)]))
        if space != "local":
            # Unused pointers may have only the id that means all.
            rest.append("" if unused else self.resource("uav", 159))
        return fields + [space] + self.tail(rest + [unused])

    def image(self):
        access = self.r.choice(["", "read_only", "rdonly", "write_only", "wronly"])
        kind = "w" if access[:2] == "wr" else "r"
        return [self.r.choice(amdcl2.IMAGES)] + self.tail(
            [access, self.resource(kind, 127 if kind == "r" else 7), self.unused()]
        )

    def sampler(self):
        return ["sampler"] + self.tail([self.unused()])

    def counter(self):
        number = self.resource("counter", 7)
        return ["counter32"] + ([number] + self.tail([self.unused()]) if number else [])

    def value(self):
        return [self.r.choice(self.program.values)] + self.tail([self.unused()])

    def structure(self):
        return ["structure", str(self.r.randint(0, 3000))] + self.tail([self.unused()])

    def argument(self):
        self.args += 1
        kinds = [self.pointer, self.pointer, self.image, self.value, self.structure, self.sampler, self.counter]
        fields = self.r.choice(kinds)()
        if self.r.random() < 0.3:
            fields.insert(0, '"%s"' % self.r.choice(["mytype", "t*", "", "struct a\\x41"]))
        return "a%d, %s" % (self.args, self.r.choice([", ", ","]).join(fields))

    # Descriptions.

    def configuration(self):
        lines = [".arg " + self.argument() for _ in range(self.r.choice([0, 1, 3, 8]))]
        lines += self.statements(CONFIG)
        if self.r.random() < 0.2:
            lines += [".userdata " + self.user_data() for _ in range(self.r.randint(1, 16))]
        return [".config"] + lines

    def words(self, count):
        return ", ".join(self.wide(33) for _ in range(count))

    def note(self):
        name = self.r.choice(NOTES)
        line = "." + name
        if self.r.random() < 0.2:
            line = ".calnote %d" % self.r.choice([NOTES.index(name) + 1, 18, 77])
            name = None
        elif name in NOTES_WITH_VALUE and self.r.random() < 0.5:
            line += " " + self.wide(33)
        lines = [line]
        for entry in ENTRIES.get(name, []) * self.r.randint(0, 3):
            lines.append("%s %s" % (entry, self.words(4 if name == "uav" else 2)))
        if self.r.random() < 0.4:
            lines.append(self.r.choice([".byte 1", ".int 1, 2", ".skip 7"]))
        return lines

    def parts(self):
        blocks = [[".header", ".fill 8, 4, 0x%x" % self.r.getrandbits(32)]]
        text = r";ARGSTART\n;uniqueid:%d\n;function:1:%d\n" % (self.r.randint(1020, 1030), self.r.randint(1020, 1030))
        blocks.append([".metadata", '.ascii "%s"' % text, ".skip %d" % self.r.choice([0, 11, 12, 40])])
        blocks += [self.note() for _ in range(self.r.choice([0, 1, 4, 17]))]
        self.r.shuffle(blocks)
        return sum(blocks, [])

    def describe(self):
        is_configured = self.r.random() < 0.7
        self.program.features.append("kernel by .config" if is_configured else "kernel by its parts")
        return self.configuration() if is_configured else self.parts()


class Source:
    """One program: its contents and their order."""

    def __init__(self, r):
        self.r = r
        self.features = []
        self.values = [v for v in amdcl2.VALUES if v not in ("queue", "clkevent", "pipe")]
        self.mistake = r.choice(sorted(amdcl2.MISTAKES)) if r.random() < 0.2 else None
        self.driver = r.choice(DRIVERS)
        self.is_64bit = r.random() < 0.5
        self.device = r.choice(DEVICES)
        self.add_symbols = r.random() < 0.25
        self.odd_operands = ODD_OPERANDS
        self.places = []
        self.kernels = [Kernel(self, "k%d" % i) for i in range(r.choice([0, 1, 1, 2, 3, 4]))]
        self.features += [self.device, "64-bit" if self.is_64bit else "32-bit", "driver %d" % self.driver]

    def options_and_head(self):
        """Selects the target, in options or in the source."""
        options, lines = [], []
        container = self.r.choice(["amd", "catalyst", "", ""])
        for option, line in [
            (["-b", container] if container else [], [".format " + container] if container else []),
            (["-6"] if self.is_64bit else [], [".64bit" if self.is_64bit else ".32bit"]),
            (["-g", self.device], [".gpu " + self.device]),
            (["-t", str(self.driver)], [".driver_version %d" % self.driver]),
        ]:
            if self.r.random() < 0.5:
                options += option
            else:
                lines += line
        if self.add_symbols:
            self.features.append("-S")
            options.append("-S")
        if self.r.random() < 0.2:
            options.append("--policy=%d" % self.r.choice([109, 200, 201]))
        options.append("-w")
        return options, lines

    def file_statements(self):
        info = self.r.choice(["", "x", "AMD-APP (1348.5)", "OpenCL 1.2 AMD-APP (1598.5) more", "AMD-APP"])
        choices = [
            '.driver_info "%s"' % info,
            '.compile_options "%s"' % self.r.choice(["", "-I ./ -cl-std=CL1.2", "-g"]),
            '.get_driver_version drv\n.if drv >= 134805\n.compile_options "new"\n.endif',
        ]
        return self.r.sample(choices, self.r.choice([0, 0, 1, 2]))

    def data(self, label):
        self.places.append(label)
        content = self.r.choice([".skip 20", ".fill 7, 4, 0x%x" % self.r.getrandbits(32), '.asciz "text"'])
        return ["%s: %s" % (label, content)]

    def extra_section(self, number):
        name = self.r.choice([".mysec%d" % number, ".rodata", "plain%d" % number])
        flags = "".join(self.r.sample("awx", self.r.randint(0, 3)))
        kind = self.r.choice(["", ",@progbits", ",@note", ",@nobits", ",@progbits align=16", ",@note align=4"])
        kind = self.r.choice([', "%s"%s' % (flags, kind), "", " align=8"])
        self.places.append("extra%d" % number)
        return [".section %s%s" % (name, kind), "extra%d: .skip 20" % number]

    def code(self):
        choices = INSTRUCTIONS + (amdcl2.INSTRUCTIONS12 if self.device in GCN12 else [])
        lines = []
        for _ in range(self.r.randint(0, 12)):
            values = {"s": self.r.randrange(90), "e": 2 * self.r.randrange(44), "v": self.r.choice([0, 3, 77, 255])}
            lines.append(self.r.choice(choices).format(n=self.r.choice([1, 64, 65, 0x12345]), **values))
        if self.r.random() < 0.2:
            lines.append(self.r.choice([".p2align 8", ".align 16", ".byte 1, 2, 3, 4", ".skip 8", ".int 0x12345678"]))
        self.r.shuffle(lines)
        return lines + ["s_endpgm"]

    def kernel(self, k, number):
        blocks = [[".text", "code_of_%s:" % k.name] + self.code()]
        self.places.append("code_of_" + k.name)
        if self.r.random() < 0.3:
            blocks.append([self.r.choice([".data", ".section .data"])] + self.data("data_of_" + k.name))
        if self.r.random() < 0.2:
            blocks.append(self.extra_section(10 + number))
        self.r.shuffle(blocks)
        return [".kernel " + k.name] + k.describe() + sum(blocks, [])

    def again(self):
        """More code for a kernel that exists."""
        k = self.r.choice(self.kernels)
        return [".kernel " + k.name, ".text"] + self.code()

    def symbols(self):
        """A symbol that -S adds."""
        if self.r.random() < 0.5:
            return []
        name = self.r.choice(["abs1", "nosuch_yet"] + self.places)
        lines = ["%s = 0x1234" % name] if name.startswith("abs") else []
        lines.append("%s %s" % (self.r.choice([".global", ".globl", ".weak", ".local"]), name))
        return lines + (["%s %s, %d" % (".size", name, self.r.randrange(100))] if self.r.random() < 0.5 else [])

    def make(self):
        options, lines = self.options_and_head()
        blocks = [self.file_statements()]
        if self.r.random() < 0.5:
            blocks.append([".globaldata"] + self.data("gd0"))
        blocks += [self.kernel(k, i) for i, k in enumerate(self.kernels)]
        if self.kernels and self.r.random() < 0.3:
            blocks.append(self.again())
        if self.r.random() < 0.3:
            blocks.append([".main"] + self.extra_section(0))
        if self.r.random() < 0.2:
            self.r.shuffle(blocks)
        for block in blocks:
            lines += block
        return options, lines + self.symbols()


def view(program, output):
    return ["-mdcs"]


def inner_elves(output):
    """Returns the output from the ELF file of the first kernel on, or nothing if there is none."""
    starts = [m.start() for m in re.finditer(rb"\x7fELF\x01\x01\x01\x64", output)]
    return {"inner": output[starts[0] :]} if starts else {}


def images(program, output):
    return {"outer": output, **inner_elves(output)}


def features(names):
    ways = ["kernel by .config", "kernel by its parts"]
    return names + DEVICES + ways + ["driver %d" % d for d in DRIVERS] + ["32-bit", "64-bit", "-S", *amdcl2.MISTAKES]


def generate(rng, names):
    return amdcl2.make_program(Source(rng), names)


if __name__ == "__main__":
    more_checks.main(__doc__, "amd", generate, view, images, features)
