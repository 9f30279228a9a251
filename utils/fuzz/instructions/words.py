#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the disassembly of random words with the reference disassembler.

A file is raw code of one architecture. Some of its words are uniformly random. Most
have an encoding, often with a valid opcode, with equal probability for all encodings and
opcodes, and random or meaningful values in the fields.

The text must equal the reference's, line by line. The texts of --exact and of clrx-mc
--disassemble must assemble to the same words, and the script counts how many words
are printed as instructions. Without a reference, only these two texts are checked.
"""

import argparse
import collections
import concurrent.futures
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile

import inst_tables as tables

# A line with an offset. Lines of labels and of repeated zeros have none.
PLACE = re.compile(r"/\*([0-9a-f]{12})[^*]*\*/ ?(.*)")

# Source codes that require an extension dword, or the literal.
EXTENSIONS = {"SDWA": 249, "SDWAB": 249, "DPP": 250, "DPP8": 233}
SELECTORS = (255, 255, 249, 250, 233, 234)

# Codes of registers and constants, and of the gaps between them.
CODES = (0, 1, 2, 101, 102, 103, 104, 105, 106, 107, 108, 111, 112, 123, 124, 125, 126, 127)
CODES += (128, 129, 192, 193, 208, 209, 235, 239, 240, 243, 247, 248, 249, 250, 251, 253, 254, 255, 256, 511)

LITERALS = (0, 1, 64, 65, 0xFFFFFFF0, 0xFFFFFFEF, 0xFFFFFFFF, 0x3F800000, 0x80000000, 0x3E22F983, 0x3C00, 0x7F800001)


def is_image(word):
    return word >> 26 == 0x3C


def has_no_segment(word):
    return word >> 26 == 0x37 and word >> 14 & 3 == 3


def is_unknown_packed(word):
    """Returns whether a word has an unknown opcode of VOP3P, or differs from VOP3P only in bits 24 and 25.
    Opcodes that only other chips of GCN 1.5 have are unknown, too."""
    known = *range(0x13), 0x20, 0x21, 0x22
    return word >> 26 == 0x33 and (word >> 24 & 3 or word >> 16 & 0x7F not in known)


# First words for which clrxdisasm is wrong or crashes, by architecture. The compared
# files do not contain them; docs/compatibility.md has the reasons.
WRONG = (
    (tables.MASKS["GCN15"], is_image),
    (tables.MASKS["GCN14up"], has_no_segment),
    (tables.MASKS["GCN15"], is_unknown_packed),
)

S_NOP = 0xBF800000

# Options for printing a file, and the architectures for which they have a meaning.
OPTIONS = (
    (tables.MASKS["AllGCN"], []),
    (tables.MASKS["AllGCN"], ["-f"]),
    (tables.MASKS["AllGCN"], ["-f", "--buggyFPLit"]),
    (tables.MASKS["AllGCN"], ["-h"]),
    (tables.MASKS["GCN15"], ["-3"]),
    (tables.MASKS["GCN15"], ["-3", "-f"]),
)


class WordMaker:
    """Makes words of one architecture."""

    def __init__(self, rng, arch, keeps_wrong):
        self.rng = rng
        bit = 1 << tables.ARCHES.index(arch)
        layouts = list(tables.layouts_of(bit))
        self.wrong = [] if keeps_wrong else [is_it for arches, is_it in WRONG if arches & bit]
        self.encodings = [l for l in layouts if l.dwords and not self.is_wrong(l.value)]
        self.extensions = [l for l in layouts if not l.dwords]
        self.opcodes = {l.name: tables.opcodes_of(l.name, bit) for l in self.encodings}

    def is_wrong(self, word):
        return any(is_it(word) for is_it in self.wrong)

    def uniform(self):
        return self.rng.getrandbits(32)

    def value(self, field):
        """Returns a value for a field of an operand or a modifier."""
        kind = self.rng.randrange(8)
        if kind < 3 and field.width > 6:
            return self.rng.choice(CODES) >> field.source
        if kind == 3:
            return -1
        return self.rng.getrandbits(field.width) if kind < 6 else 0

    def opcode(self, layout):
        known = self.opcodes.get(layout.name)
        return self.rng.choice(known) if known and self.rng.random() < 0.6 else self.rng.getrandbits(10)

    def fill(self, layout, words):
        """Puts values into the fields of words that have an encoding."""
        is_plain = self.rng.random() < 0.5
        opcode = self.opcode(layout)
        for f in layout.fields:
            if f.name == "Opcode":
                value = opcode >> f.source
            elif is_plain and self.rng.random() < 0.6:
                value = 0
            else:
                value = self.value(f)
            mask = (1 << f.width) - 1
            words[f.dword] = words[f.dword] & ~(mask << f.low) | (value & mask) << f.low

    def has_selectors(self, layout):
        return layout.dwords == 1 and any(f.name in ("Src0", "SSrc0") for f in layout.fields)

    def extension(self, code):
        """Returns the extension dword that a source requires."""
        fitting = [l for l in self.extensions if EXTENSIONS[l.name] == code or code == 234 and l.name == "DPP8"]
        if fitting and self.rng.random() < 0.8:
            words = [0, self.uniform() if self.rng.random() < 0.2 else 0]
            self.fill(self.rng.choice(fitting), words)
            return words[1]
        return self.rng.choice(LITERALS) if self.rng.random() < 0.5 else self.uniform()

    def encoded(self, layout):
        """Returns the dwords of an instruction, and perhaps one after them."""
        stray = self.rng.random() < 0.2
        words = [self.uniform() if stray else 0 for _ in range(layout.dwords)]
        self.fill(layout, words)
        words[0] = words[0] & ~layout.mask | layout.value
        if self.rng.random() < 0.03:
            words[0] ^= 1 << self.rng.randrange(32)
        if not self.has_selectors(layout) or self.rng.random() < 0.5:
            return words
        code = self.rng.choice(SELECTORS)
        width = 9 if layout.name.startswith("V") else 8
        words[0] = words[0] & -(1 << width) | code
        return words + [self.extension(code)]

    def instruction(self):
        if self.rng.random() < 0.15:
            return [self.uniform()]
        return self.encoded(self.rng.choice(self.encodings))

    def file(self, count):
        """Returns data with count random words. If some first words are excluded, two s_nop
        follow each instruction, because its last dword may begin another instruction."""
        words, made = [], 0
        step = [S_NOP] * 2 if self.wrong else []
        while made < count:
            new = self.instruction()
            # The dword after the two dwords of an encoding may begin another instruction.
            if not any(map(self.is_wrong, new)):
                words += new + step
                made += len(new)
        data = struct.pack("<%dI" % len(words), *words)
        # The last instruction may be incomplete.
        return data if self.wrong else data[: len(data) - self.rng.randrange(8)]


Chunk = collections.namedtuple("Chunk", "number arch options")


class Verdict:
    """Result of the comparison for a file."""

    def __init__(self, chunk, data):
        self.chunk, self.data = chunk, data
        self.counts = collections.Counter()
        self.differences = []

    def words_at(self, place):
        end = min(place + 16, len(self.data) // 4 * 4)
        return " ".join("%08x" % w for w, in struct.iter_unpack("<I", self.data[place:end]))


def by_place(text):
    """Returns the lines at each offset, with the preceding lines that have no offset."""
    found, before = {}, []
    for line in text.splitlines():
        match = PLACE.match(line)
        if match:
            found[int(match[1], 16)] = before + [line]
            before = []
        else:
            before.append(line)
    found[-1] = before
    return found


def compare_texts(verdict, ours, theirs):
    if ours == theirs:
        return
    mine, other = by_place(ours), by_place(theirs)
    for place in sorted(set(mine) | set(other)):
        a, b = mine.get(place, ["nothing"]), other.get(place, ["nothing"])
        if a != b:
            words = verdict.words_at(place) if place >= 0 else "end"
            verdict.differences.append("%s\n    ours:      %s\n    reference: %s" % (words, " ; ".join(a), " ; ".join(b)))


def run(command):
    result = subprocess.run(command, capture_output=True)
    return result.returncode, result.stdout.decode("latin1"), result.stderr.decode("latin1")


def command_of(program, chunk, *options):
    return [program, "-r", "-A", chunk.arch, *chunk.options, *options]


def check_reference(args, verdict, path):
    programs = args.clrxdisasm, args.reference
    (status, ours, messages), theirs = (run(command_of(p, verdict.chunk) + [path]) for p in programs)
    verdict.counts = {"words": len(verdict.data) // 4, "instructions": ours.count("*/ ")}
    if status:
        verdict.differences.append("status %d: %s" % (status, messages))
    if theirs[0]:
        verdict.differences.append("the reference ends with status %d: %s" % (theirs[0], theirs[2]))
    compare_texts(verdict, ours, theirs[1])


def check_way_back(verdict, path, command, assemblers):
    """Returns the text that the command prints, which the assemblers must convert back to the file."""
    name = " ".join(command[1:])
    status, text, messages = run(command + [path])
    if status:
        verdict.differences.append("%s: status %d: %s" % (name, status, messages))
        return ""
    with open(path + ".s", "w", encoding="latin1") as f:
        f.write(text)
    for assembler in assemblers:
        status, _, messages = run([*assembler, "-o", path + ".out", path + ".s"])
        if status:
            verdict.differences.append("%s refuses the text of %s: %s" % (assembler[0], name, messages))
            continue
        with open(path + ".out", "rb") as f:
            if f.read() != verdict.data:
                verdict.differences.append("%s makes other words of the text of %s" % (assembler[0], name))
    return text


def check_exact(args, verdict, path):
    chunk = verdict.chunk
    assemblers = [[a] for a in (args.clrxasm, args.reference_assembler) if a]
    text = check_way_back(verdict, path, command_of(args.clrxdisasm, chunk, "--exact"), assemblers)
    places = [PLACE.match(line) for line in text.splitlines()]
    told = sum(1 for m in places if m and not m[2].startswith(".int "))
    verdict.counts = {"words with --exact": len(verdict.data) // 4, "told as instructions": told}
    # clrx-mc --disassemble prints comments only on request.
    comments = [[], ["--show-offsets"], ["--show-encoding"], ["--show-offsets", "--show-encoding"]]
    clrx_mc = os.path.realpath(shutil.which(args.clrxdisasm))
    command = [clrx_mc, "--disassemble", "--format=rawcode", "-mcpu=" + chunk.arch]
    command += comments[chunk.number % len(comments)]
    check_way_back(verdict, path, command, [[clrx_mc, "-w", "-filetype=obj"]])


def judge(args, chunk):
    """Uses separate files for the text and the exact text, because the reference is wrong
    about some words."""
    found = []
    for check in (check_reference, check_exact) if args.reference else (check_exact,):
        rng = random.Random("%d/%s/%d/%s" % (args.seed, chunk.arch, chunk.number, check.__name__))
        maker = WordMaker(rng, chunk.arch, keeps_wrong=check is check_exact)
        verdict = Verdict(chunk, maker.file(min(args.chunk, args.count - chunk.number * args.chunk)))
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "words")
            with open(path, "wb") as f:
                f.write(verdict.data)
            check(args, verdict, path)
        found.append(verdict)
    return found


def chunks_of(args):
    for arch in args.arch or tables.ARCHES:
        options = [o for arches, o in OPTIONS if arches & 1 << tables.ARCHES.index(arch)]
        for number in range(-(-args.count // args.chunk)):
            yield Chunk(number, arch, options[number % len(options)])


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--clrxdisasm", required=True, help="our disassembler, a link to clrx-mc")
    p.add_argument("--clrxasm", required=True, help="our assembler")
    p.add_argument("--reference", help="the reference disassembler")
    p.add_argument("--reference-assembler", help="the reference assembler, which should read our text, too")
    p.add_argument("--arch", action="append", choices=tables.ARCHES, help="architecture (default: all); may be repeated")
    p.add_argument("--count", type=int, default=100000, help="number of words of each architecture")
    p.add_argument("--chunk", type=int, default=50000, help="number of words of a file")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--show", type=int, default=10, help="print this many differences of each architecture")
    p.add_argument("-j", type=int, default=os.cpu_count() or 1)
    args = p.parse_args()
    totals = collections.defaultdict(collections.Counter)
    with concurrent.futures.ThreadPoolExecutor(args.j) as pool:
        for verdicts in pool.map(lambda chunk: judge(args, chunk), chunks_of(args)):
            for v in verdicts:
                total = totals[v.chunk.arch]
                shown = max(args.show - total["differences"], 0)
                for text in v.differences[:shown]:
                    print("%s %s: %s" % (v.chunk.arch, " ".join(v.chunk.options), text), flush=True)
                total.update(v.counts)
                total["differences"] += len(v.differences)
    for arch, total in totals.items():
        print("%s: %s" % (arch, ", ".join("%d %s" % (n, name) for name, n in total.items())))
    sys.exit(1 if any(t["differences"] for t in totals.values()) else 0)


if __name__ == "__main__":
    main()
