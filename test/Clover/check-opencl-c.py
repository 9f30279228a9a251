# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lets Clover compile and run the kernels of Inputs/opencl-c.cl, and compares with Python."""

import itertools
import os
import random
import subprocess
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
R = random.Random(1)
WORDS = [R.randrange(1 << 32) for _ in range(256)]
MASK = (1 << 32) - 1


def count_steps(n):
    steps = 0
    while n != 1:
        n, steps = 3 * n + 1 if n % 2 else n // 2, steps + 1
    return steps


def find_place(z, y, x):
    """Returns what `places` writes for groups of 4, 2 and 1 work-items."""
    return x % 4 + 8 * (y % 2) + 1000 * (x // 4 + 8 * (y // 2) + 64 * z)


def make_vector(a, b, c, d):
    return [3 * d, 3 * c + 1, 3 * b + 2, 3 * a + 3]


def join(parts):
    return list(itertools.chain.from_iterable(parts))


def split(values, size):
    return [values[i : i + size] for i in range(0, len(values), size)]


def pass_words(values, kind="u32"):
    return "-arg=%s:%s" % (kind, ",".join(map(str, values)))


# The floats and their results are exact.
FLOATS = [i / 4 for i in range(-32, 32)]
BYTES = [word & 255 for word in WORDS]

PLACES = itertools.product(range(2), range(4), range(8))
ZERO = "-arg=zero:1024"


def make_case(sizes, arguments, expected, what="0:u32"):
    """sizes: of the launch and of a work-group. what: the buffer to print and its type."""
    options = ["-global-size=" + sizes[0], "-local-size=" + sizes[1], *arguments]
    return options + ["-print=%s:%d" % (what, len(expected))], expected


SCALED = [(77 * word + i) & MASK for i, word in enumerate(WORDS)]
REVERSED = join(part[::-1] for part in split(WORDS, 32))
STEPS = [count_steps(i + 1) for i in range(200)]
SORTED = join(map(sorted, split(WORDS, 16)))
CASES = {
    "scale": make_case(["256", "64"], [pass_words(WORDS), "-arg=u32:77"], SCALED),
    "reverse": make_case(["256", "32"], [pass_words(WORDS)], REVERSED),
    "sum": make_case(["256", "64"], [ZERO, pass_words(WORDS)], [sum(WORDS) & MASK]),
    "collatz": make_case(["200", "100"], [ZERO], STEPS),
    "sort": make_case(["16", "8"], [pass_words(WORDS)], SORTED),
    "places": make_case(["8,4,2", "4,2,1"], [ZERO], [find_place(*place) for place in PLACES]),
    "floats": make_case(
        ["64", "16"],
        [pass_words(FLOATS, "f32"), "-arg=f32:1.5"],
        [value * 1.5 + 0.5 - value // 1 for value in FLOATS],
        "0:f32",
    ),
    "vectors": make_case(
        ["64", "64"], [ZERO, pass_words(BYTES, "u8")], join(make_vector(*part) for part in split(BYTES, 4))
    ),
}


def run(program, chip, kernel):
    options, expected = CASES[kernel]
    source = os.path.join(FOLDER, "Inputs", "opencl-c.cl")
    command = [program, chip, "clover-run", "-kernel=" + kernel, *options, source]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode or "FAILED" in done.stderr or "error:" in done.stderr:
        return "%s, %s: FAILED\n%s" % (chip, kernel, done.stderr)
    found = [float(value) for value in done.stdout.split()[1:]]
    return "" if found == expected else "%s, %s: found %s, expected %s FAILED" % (chip, kernel, found, expected)


def main():
    program, chip = sys.argv[1:]
    differences = list(filter(None, (run(program, chip, kernel) for kernel in CASES)))
    print("\n".join(differences + ["%s: %d right" % (chip, len(CASES) - len(differences))]))


main()
