#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks which integer comparisons clrx-run calls undefined.

usage: check-undefined-compare.py [--clrx-run PROGRAM]

Three bits of each operand, among them the sign bit, are 0, 1 or undefined; the other bits
are defined and equal. For all pairs of such operands, the model tries all values of the
undefined bits: a comparison is undefined if its result is not always the same. Prints one
line for each comparison that clrx-run sees differently, and the number of comparisons. The
exit status is 0 if there is no difference.
"""

import argparse
import itertools
import operator
import os
import subprocess
import sys
import tempfile

LANES = 64
RELATIONS = {"eq": operator.eq, "lg": operator.ne, "lt": operator.lt, "le": operator.le,
             "gt": operator.gt, "ge": operator.ge}
PLACES = {16: (15, 8, 0), 32: (31, 15, 0), 64: (63, 32, 31)}  # Numbers of the bits that vary.
OTHER_BITS = {16: 0x1234, 32: 0x12345678, 64: 0x123456789abcdef0}
IMMEDIATES = (0, 1, 0x5678, 0x5679, 0x7fff, 0x8000, 0xd678, 0xffff)


class Partial:
    """A value with undefined bits."""

    def __init__(self, size, value, undefined=0):
        self.value, self.undefined = value, undefined
        bits = [1 << place for place in range(size) if undefined >> place & 1]
        self.values = [value | sum(chosen) for count in range(len(bits) + 1)
                       for chosen in itertools.combinations(bits, count)]


def all_partials(size):
    masks = [1 << place for place in PLACES[size]]
    rest = OTHER_BITS[size] & ~sum(masks)
    return [Partial(size, rest + sum(m for m, d in zip(masks, digits) if d == "1"),
                    sum(m for m, d in zip(masks, digits) if d == "u"))
            for digits in itertools.product("01u", repeat=len(masks))]


def model(name, is_signed, size, left, right):
    """Returns the result of a comparison, or "undef"."""
    flip = 1 << (size - 1) if is_signed else 0  # Orders signed numbers as unsigned ones.
    results = {RELATIONS[name](a ^ flip, b ^ flip) for a in left.values for b in right.values}
    return "undef" if len(results) == 2 else "0x%08x" % results.pop()


def dword(value, number):
    return value >> (32 * number) & 0xffffffff


class Program:
    """A source of raw code, and the results that its vector registers must have."""

    def __init__(self):
        self.options, self.lines, self.expected = [], [], []
        self.next_input = 1  # v0 and s0 stay undefined.

    def result(self, label, values):
        """Returns the register for the results of a comparison."""
        self.expected.append((label, values))
        return 40 + len(self.expected)

    def add_lanes(self, values, undefined):
        """Returns a register with a value for each lane."""
        number = self.next_input
        self.next_input += 2
        for offset, bits in enumerate((values, undefined)):
            self.options.append("-vgpr=%d:u32:%s" % (number + offset, ",".join(map(str, bits))))
        self.lines.append("v_bfi_b32 v%d, v%d, v0, v%d" % (number, number + 1, number))
        return number

    def add_vectors(self, size, pairs):
        """Compares \\p pairs, one in each lane."""
        names = []
        for side in (0, 1):
            registers = [self.add_lanes([dword(p[side].value, n) for p in pairs],
                                        [dword(p[side].undefined, n) for p in pairs])
                         for n in range((size + 31) // 32)]
            self.lines += ["v_mov_b32 v%d, v%d" % (30 + 2 * side + n, r) for n, r in enumerate(registers)]
            names.append("v[%d:%d]" % (30 + 2 * side, 31 + 2 * side) if size == 64 else "v%d" % (30 + 2 * side))
        for name, sign in itertools.product(RELATIONS, "iu"):
            label = "v_cmp_%s_%s%d" % (name, sign, size)
            register = self.result(label, [(p, model(name, sign == "i", size, *p)) for p in pairs])
            self.lines += ["%s vcc, %s, %s" % (label, *names), "v_cndmask_b32 v%d, 0, 1, vcc" % register]

    def add_scalar_operand(self, number, operand, size):
        for n in range(size // 32):
            self.lines += ["s_and_b32 s%d, s0, %d" % (number + n, dword(operand.undefined, n)),
                           "s_or_b32 s%d, s%d, %d" % (number + n, number + n, dword(operand.value, n))]

    def add_scalars(self, size, pairs):
        """Compares \\p pairs, one after the other."""
        ops = [(name, sign) for name, sign in itertools.product(RELATIONS, "iu")
               if size == 32 or (name in ("eq", "lg") and sign == "u")]
        names = ("s[2:3]", "s[4:5]") if size == 64 else ("s2", "s4")
        labels = ["s_cmp_%s_%s%d" % (name, sign, size) for name, sign in ops]
        registers = [self.result(label, [(p, model(name, sign == "i", size, *p)) for p in pairs])
                     for label, (name, sign) in zip(labels, ops)]
        for lane, pair in enumerate(pairs):
            for side in (0, 1):
                self.add_scalar_operand(2 + 2 * side, pair[side], size)
            for label, register in zip(labels, registers):
                self.add_scalar("%s %s, %s" % (label, *names), register, lane)

    def add_immediates(self, pairs):
        """Compares values with immediates of 16 bits."""
        def extend(sign, number):
            return Partial(32, number | 0xffff0000 if sign == "i" and number >> 15 else number)
        ops = list(itertools.product(RELATIONS, "iu"))
        labels = ["s_cmpk_%s_%s32" % op for op in ops]
        registers = [self.result(label, [((a, extend(sign, n)), model(name, sign == "i", 32, a, extend(sign, n)))
                                         for a, n in pairs])
                     for label, (name, sign) in zip(labels, ops)]
        for lane, (operand, number) in enumerate(pairs):
            self.add_scalar_operand(2, operand, 32)
            for label, register in zip(labels, registers):
                self.add_scalar("%s s2, %d" % (label, number), register, lane)

    def add_scalar(self, statement, register, lane):
        self.lines += [statement, "s_cselect_b32 s6, 1, 0", "v_writelane_b32 v%d, s6, %d" % (register, lane)]

    def run(self, program, folder):
        """Yields label, operands, expected and found result of each comparison."""
        source, response = os.path.join(folder, "source.s"), os.path.join(folder, "options")
        count = len(self.expected)
        with open(source, "w") as file:
            file.write("\n".join(self.lines + ["s_endpgm", ""]))
        with open(response, "w") as file:
            file.write("\n".join([*self.options, "-w", "--format=rawcode", "-mcpu=gfx900",
                                  "-print=v[41:%d]:x32:%d" % (40 + count, LANES), source]))
        run = subprocess.run([program, "@" + response], capture_output=True, text=True)
        lines = [line.split(": ")[1].split() for line in run.stdout.splitlines()]
        if run.returncode or run.stderr or len(lines) != count:
            sys.exit("error: clrx-run: " + run.stderr)
        for (label, values), found in zip(self.expected, lines):
            for (operands, expected), result in zip(values, found):
                yield label, operands, expected, result


def chunks(values):
    """Yields parts with a value for each lane; the last part repeats the first values."""
    for start in range(0, len(values), LANES):
        part = values[start:start + LANES]
        yield part + values[:LANES - len(part)]


def make_programs():
    for size in PLACES:
        for pairs in chunks(list(itertools.product(all_partials(size), repeat=2))):
            program = Program()
            program.add_vectors(size, pairs)
            if size != 16:
                program.add_scalars(size, pairs)
            yield program
    for pairs in chunks(list(itertools.product(all_partials(32), IMMEDIATES))):
        program = Program()
        program.add_immediates(pairs)
        yield program


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clrx-run", default="clrx-run")
    options = parser.parse_args()
    number = differences = 0
    with tempfile.TemporaryDirectory() as folder:
        for program in make_programs():
            for label, operands, expected, found in program.run(options.clrx_run, folder):
                number += 1
                if found == expected:
                    continue
                differences += 1
                texts = ["%#x with the undefined bits %#x" % (p.value, p.undefined) for p in operands]
                print("%s of %s and %s is %s instead of %s" % (label, *texts, found, expected))
    print("%d comparisons, %d differences" % (number, differences))
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
