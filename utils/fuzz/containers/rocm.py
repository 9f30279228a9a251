#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares ROCm programs with the reference.

By default, programs are random: kernels with and without configuration in any
order, interleaved with their code, data, metadata, sections, distances between
sections and uses of the offset table, for all GPUs and formats. One in four has a
mistake somewhere. With --table, the programs are a list instead: every pseudo-op in
every context, and with every operand of its kind, for each format.

    rocm.py --clrx-mc build/release/bin/clrxasm --clrxasm clrxasm --count 3000
    rocm.py --clrx-mc build/release/bin/clrxasm --clrxasm clrxasm --table

Not generated: pseudo-ops of a configuration that does not exist, and other cases in
which the reference crashes or reads foreign memory (docs/compatibility.md). The order
of symbols does not count if a mistake may have added symbols.
"""

import re

import gallium
import harness
import more_checks
from gallium import ARCHES, GPUS
from gallium_ops import LIMITED_BY_GPU, NONE
from rocm_ops import CONFIG_OPS, CONTAINER_OPS, FILE_METADATA_OPS, FILE_OPS, FORMATS, LANGUAGE_OPS, METADATA_OPS
from rocm_ops import NUMBER_OPS, OTHER_OPS, SGPRS

FORMAT_SETS = {
    "old format": [],
    "new format": [".newbinfmt"],
    "LLVM 10's format": [".llvm10binfmt"],
}
DISTANCES = ["data0-.", "k-data0", "data0-k", "(data0-.)*3+2", "(data0-k)>>2", "data0>k", "data0-k+4", "dist", "dist+1"]
DISTANCE_IN = ["s_mov_b32 s3, %s", "v_mov_b32 v1, %s", ".int %s", ".quad %s", ".short %s", "s_add_u32 s1, s2, %s"]
DISTANCE_IN += [".byte %s", ".int 7, %s", "s_branch k+(%s)", "s_cbranch_scc0 data0+(%s)*4"]
# A label that stands alone in the code.
LABEL = re.compile(r"(\S+)(?::| = \.)")
# Names of user sections that readers take for sections of the container.
TABLE_NAMES = [".symtab", ".strtab", ".dynsym", ".dynstr", ".shstrtab", ".note", ".got", ".dynamic", ".hash"]


class Writer(gallium.Writer):
    """Makes one random program."""

    SELECTOR = re.compile(r"\.(rocm|format|amd3)")
    OPS = {**CONTAINER_OPS, **LANGUAGE_OPS}
    MISTAKES = ["insert", "insert", "insert", "delete", "repeat", "swap"]

    def __init__(self, rng):
        super().__init__(rng)
        self.features = {"GPU " + self.gpu}
        self.is_tidy = False
        self.has_scratch = False
        self.format = rng.choice(list(FORMAT_SETS))
        self.has_msgpack = rng.random() < 0.4
        self.has_distances = rng.random() < 0.3
        self.is_late = rng.random() < 0.1  # True if the format comes at the end.
        self.needs_data = self.format == "LLVM 10's format" or self.has_msgpack or self.has_distances
        self.has_metadata_section = rng.random() < 0.1
        self.features |= {self.format, "MsgPack" if self.has_msgpack else "YAML"}

    def head(self):
        if self.is_newest() and self.chance(0.5):
            lines = [".amd3"]
        else:
            lines = self.option_or_line(["-b", "rocm"], self.rng.choice([".rocm", ".format ROCm"]))
        lines += self.option_or_line(["-g", self.gpu], ".gpu " + self.gpu)
        self.rng.shuffle(lines)
        lines.append("zero = 0")
        if not self.is_late:
            lines += self.formats()
        if self.chance(0.3):
            lines += self.statements(FILE_OPS, self.rng.choice([1, 2, 5]))
        if self.chance(0.05) and not self.has_distances:
            lines.append(".nosectdiffs")
            self.features.add(".nosectdiffs")
        if self.chance(0.3) and not self.has_metadata_section:
            lines += self.statements(FILE_METADATA_OPS, self.rng.choice([1, 3]))
        return lines

    def is_newest(self):
        return self.format == "LLVM 10's format" and self.has_msgpack

    def formats(self):
        lines = FORMAT_SETS[self.format] + [".metadatav3"] * self.has_msgpack
        self.features.update(lines)
        if self.format == "new format" and self.chance(0.2):
            self.options.append("--newROCmBinFormat")
        return lines

    # Kernels

    def metadata(self):
        if self.has_metadata_section:
            return []
        ops = dict(METADATA_OPS if self.chance(0.7) else NUMBER_OPS)
        return self.statements(ops, self.rng.choice([0, 0, 1, 4, 12]))

    def config(self):
        lines = self.statements(CONFIG_OPS, self.rng.choice([0, 1, 3, 8, 20, 60]))
        if self.chance(0.3):
            lines.insert(0, self.statement(".default_hsa_features", NONE))
        for line in self.metadata():
            lines.insert(self.rng.randint(0, len(lines)), line)
        return lines

    def control_directive(self, name):
        return super().control_directive(name) + self.rng.choice([[], [".main"], [".text"], [".config"]])

    def kernel_visits(self, name):
        visits = [[".kernel " + name, ".main"]] if self.chance(0.2) else []
        if self.chance(0.8) or (self.format == "LLVM 10's format" and not self.has_msgpack):
            self.configured.add(name)
            visits += [self.visit(name, ".config", self.config()) for _ in range(self.rng.choice([1, 1, 2]))]
        if self.chance(0.2):
            visits.append([".kernel " + name, ".main"])
        if self.format != "LLVM 10's format" and self.chance(0.15):
            visits.append(self.control_directive(name))
            self.configured.add(name)
        if self.chance(0.1):
            visits.append(self.visit(name, ".fkernel", []))
        return [self.as_macro(v) if self.chance(0.1) else v for v in visits] or [[".kernel " + name, ".main"]]

    def code_of(self, name):
        lines = [self.rng.choice([".p2align 8", ".align 256", ".balign 64"])] if self.chance(0.7) else []
        lines.append(name + " = ." if self.chance(0.05) else name + ":")
        if self.format != "LLVM 10's format" or self.chance(0.1):
            lines.append(self.rng.choice([".skip 256", ".skip 192\n.fill 16, 4, 0x1234"]))
        return [".text"] + lines + self.some_code(self.rng.choice([1, 4, 15])) + ["s_endpgm"]

    def some_code(self, count):
        lines = super().some_code(count)
        if self.has_distances and self.chance(0.7):
            for _ in range(self.rng.randint(1, 4)):
                use = self.rng.choice(DISTANCE_IN) % self.distance()
                lines.insert(self.rng.randint(0, len(lines)), use)
        return lines

    def distance(self):
        text = self.rng.choice(DISTANCES)
        return re.sub(r"\bk\b", self.rng.choice(self.kernels or ["zero"]), text)

    # Data and symbols

    def sections(self):
        parts = super().sections()
        if self.needs_data:
            # The reference reads the descriptors for MsgPack metadata, so reserve their place.
            has_room = self.format == "LLVM 10's format" or self.has_msgpack
            room = [".skip %d" % (64 * len(self.kernels))] if has_room else []
            parts = [p for p in parts if not any("data0:" in line for line in p)]
            parts.insert(0, [".globaldata", *room, "data0:", *self.data()])
        if self.has_metadata_section:
            self.features.add(".metadata")
            parts.append([".metadata", *self.data()])
        for part in parts:
            if self.chance(0.1):
                part[0] = part[0].replace(".mine", self.rng.choice(TABLE_NAMES))
        return parts

    def data(self):
        """Returns statements with at least one byte, because of the @note sections in avoid_chance()."""
        lines = [line for line in super().data() if "_version" not in line]
        return [".byte 1"] + lines

    def extra_symbols(self, parts):
        """Returns statements with at most one symbol in the code and one elsewhere, so that their order is known."""
        if self.chance(0.7):
            self.options.append("-S")
        lines = []
        for name, places in (("extra0", [".text"]), ("extra1", [".rodata", ".mine", ".comment", ""])):
            if self.chance(0.6):
                where = self.rng.choice(places)
                lines += [self.rng.choice([".global ", ".weak "]) + name] + [".size %s, 24" % name] * self.chance(0.5)
                lines += [".section " + where, name + ": .int 1", ".int 2"] if where else [name + " = 0x123456789"]
                if self.chance(0.5) and ".global" in " ".join(lines):
                    self.features.add(".gotsym")
                    lines.append(".gotsym " + name + self.rng.choice(["", ", got0"]))
        return lines

    def rocm(self):
        lines = self.head()
        visits = [self.kernel_visits(name) for name in self.kernels]
        code = [self.code_of(name) for name in self.rng.sample(self.kernels, len(self.kernels))]
        if self.chance(0.3):
            code.insert(self.rng.randint(0, len(code)), [".text", *self.some_code(3)])
        if self.has_distances:
            code.insert(self.rng.randint(0, len(code)), ["dist = " + self.distance().replace("dist", "data0-.")])
        parts = self.sections()
        if self.chance(0.25):
            parts.append(self.extra_symbols(parts))
        # The first part contains the descriptors.
        first, others = parts[:1], [[part] for part in parts[1:]]
        lines += [line for part in first for line in part] if self.needs_data else []
        others += [] if self.needs_data else [[part] for part in first]
        sequences = [code, *others, *visits]
        if self.chance(0.6):  # Put configurations first, as most sources do.
            lines += self.interleave(visits)
            sequences = [code, *others]
        lines += self.interleave(sequences)
        if self.is_late:
            lines += self.formats()
        self.resolve_regions(lines)
        return lines

    def break_it(self, lines):
        super().break_it(lines)
        self.features.add(harness.ANY_ORDER)

    def avoid_chance(self, lines):
        """Changes the lines so that the reference does not read foreign memory."""
        source = "\n".join(lines).lower()
        has_descriptors, has_msgpack = ".llvm10binfmt" in source, ".metadatav3" in source
        for i, line in reversed(list(enumerate(lines))):
            # A @note section without content gets undefined bytes.
            if "@note" in line and lines[i + 1 : i + 2] != [".byte 1"]:
                lines[i] = line.replace("@note", "@progbits")
            # The 256 bytes after a kernel's label are its header, which must not contain
            # differences of labels. So reserve these bytes.
            label = self.has_distances and not has_descriptors and LABEL.fullmatch(line)
            if label and label[1] in self.kernels and not re.match(r"\.skip (256|192)", "\n".join(lines[i + 1 : i + 2])):
                lines.insert(i + 1, ".skip 256")
        # The reference reads headers or descriptors for the metadata, so reserve their place.
        if has_descriptors and not has_msgpack:
            lines += [".text", ".skip 256"]
        elif has_msgpack and not has_descriptors and re.search(r"\.(globaldata|rodata)\b", source):
            lines += [".globaldata", ".skip %d" % (64 * len(self.kernels) + 64)]


def generate(rng, names):
    writer = Writer(rng)
    lines = writer.rocm()
    if writer.chance(0.25):
        writer.break_it(lines)
    writer.avoid_chance(lines)
    source = ("\n".join(lines) + "\n").encode("latin-1")
    return harness.Program(writer.options, {"p.s": source}, tuple(sorted(writer.features)))


# ------------------------------------------------------------------------------
# Every pseudo-op in every context

PLACES = {
    "at the start": [],
    "in a kernel": [".kernel k"],
    "in .config": [".kernel k", ".config"],
    "in a configured kernel": [".kernel k", ".config", ".kernel k"],
    "in .control_directive": [".kernel k", ".config", ".control_directive", ".skip 128"],
    "behind .main": [".kernel k", ".config", ".main"],
    "in another kernel": [".kernel k", ".config", ".kernel j", ".config"],
    "in .globaldata": [".kernel k", ".globaldata"],
    "in .metadata": [".kernel k", ".config", ".metadata"],
    "in .config behind .metadata": [".metadata", ".kernel k", ".config"],
    "in a section": [".kernel k", ".section .mine"],
    "in .comment": [".section .comment"],
    "in .text": [".kernel k", ".config", ".text"],
    "in .kcode": [".kernel k", ".config", ".text", ".kcode k"],
    "behind .kcodeend": [".kernel k", ".text", ".kcode k", ".kcodeend"],
}
HOMES = dict.fromkeys(set(CONTAINER_OPS) - set(OTHER_OPS), "in .config")
HOMES.update({".kcode": "in .text", ".kcodeend": "in .kcode", ".config": "in a kernel"})
HOMES.update({".control_directive": "in .config", ".fkernel": "in .config"})


def table_program(place, statement, gpu, formats):
    lines = [".gpu " + gpu, ".globl place, later", "place: s_nop 0", *formats, ".globaldata", ".skip 192", ".text"]
    end = [".text", "k: .skip 256", "s_endpgm", "j: .skip 256", "s_endpgm", "later = 1"]
    source = "\n".join(lines + PLACES[place] + [statement] + end) + "\n"
    return harness.Program(["-b", "rocm"], {"t.s": source.encode("latin-1")}, (statement.split()[0], place))


def crashes(op, place):
    """Returns whether the reference crashes, because the pseudo-op needs a configuration."""
    return op in CONFIG_OPS and place == "in a kernel"


def table():
    programs = []
    for formats in ([], [".newbinfmt"], [".llvm10binfmt"], [".metadatav3"], [".llvm10binfmt", ".metadatav3"]):
        for place, statement, gpu in gallium.table_rows(Writer.OPS, PLACES, HOMES, [*LIMITED_BY_GPU, SGPRS]):
            if not crashes(statement.split()[0], place):
                programs.append(table_program(place, statement, gpu, formats))
    return programs


def view(program, output):
    """Returns the options with which clrxdisasm reads the binary."""
    return ["-a"]


def images(program, output):
    source = b"".join(program.files.values())
    return {} if any(name.encode() in source for name in TABLE_NAMES) else {"binary": output}


def features(names):
    return names + list(FORMAT_SETS) + list(FORMATS) + ["GPU " + gpu for arch in ARCHES[:5] for gpu in GPUS[arch]]


if __name__ == "__main__":
    more_checks.main(__doc__, "rocm", generate, view, images, features, CONTAINER_OPS, table)
