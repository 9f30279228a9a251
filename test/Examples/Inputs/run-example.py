#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a kernel of examples/ with clrx-run, and compares its results with a formula.

usage: run-example.py EXAMPLE [--binary=FILE] PROGRAM [OPTION...]

The program is clrx-run or one with such options. It runs the source of the
example or the binary. The options select the container and the GPU. The formula
is the one in the comment at the start of the example. The last line counts the
values.
"""

import random
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[3] / "examples"
RANDOM = random.Random(20261126)
MASK = 0xFFFFFFFF
FORMATS = {"u8": "B", "u32": "I", "f32": "f"}


def words(count):
    return [RANDOM.getrandbits(32) for _ in range(count)]


def single(value):
    """Rounds a number to a float of 32 bits."""
    return struct.unpack("<f", struct.pack("<f", value))[0]


class Launch:
    """A launch of a kernel.

    inputs are the arguments after the first, which is the buffer of the results.
    sizes are options. expected are the results, whose type is kind.
    """

    def __init__(self, inputs, sizes, kind, expected):
        self.inputs = inputs
        self.sizes = sizes
        self.kind = kind
        self.expected = expected


def fmix(value):
    """The finalizer of MurmurHash3, from its public description."""
    for shift, factor in (16, 0x85EBCA6B), (13, 0xC2B2AE35), (16, 1):
        value = (value ^ value >> shift) * factor & MASK
    return value


def mix():
    numbers, count, seed = words(200), 150, 0x12345678
    expected = [fmix(number ^ (seed + i & MASK)) for i, number in enumerate(numbers[:count])]
    inputs = [("u32", numbers), ("u32", [count]), ("u32", [seed])]
    return Launch(inputs, ["-global-size=192", "-local-size=64"], "u32", expected + [0] * 50)


def lookup():
    numbers, count = words(128), 100
    expected = [(number & 15) ** 2 * 0x9E3779B1 & MASK for number in numbers[:count]]
    inputs = [("u32", numbers), ("u32", [count])]
    return Launch(inputs, ["-global-size=128", "-local-size=64"], "u32", expected + [0] * 28)


def paint():
    colours = [0x000000, 0x0000AA, 0x00AA00, 0x00AAAA, 0xAA0000, 0xAA00AA, 0xAA5500, 0xAAAAAA]
    colours += [0x555555, 0x5555FF, 0x55FF55, 0x55FFFF, 0xFF5555, 0xFF55FF, 0xFFFF55, 0xFFFFFF]
    numbers, count = [RANDOM.getrandbits(8) for _ in range(512)], 500
    expected = [0xFF000000 | colours[number & 15] for number in numbers[:count]]
    inputs = [("u8", numbers), ("u32", [count])]
    return Launch(inputs, ["-global-size=512"], "u32", expected + [0] * 12)


def gamma():
    numbers = [RANDOM.getrandbits(8) for _ in range(128)]
    expected = [(number / 255) ** 2 for number in numbers]
    return Launch([("u8", numbers)], ["-global-size=128"], "f32", expected)


def total():
    numbers = words(768)
    expected = [sum(numbers[i : i + 256]) & MASK for i in range(0, 768, 256)]
    return Launch([("u32", numbers)], ["-global-size=768"], "u32", expected)


def reorder():
    numbers, order = words(512), words(512)
    expected = [numbers[(i & ~3) + (order[i] & 3)] for i in range(512)]
    return Launch([("u32", numbers), ("u32", order)], ["-global-size=128"], "u32", expected)


def powers(exponent):
    expected = [i**exponent & MASK for i in range(64)]
    return Launch([], ["-global-size=64"], "u32", expected)


def horner():
    numbers = [single(RANDOM.uniform(-1, 1)) for _ in range(128)]
    expected = []
    for x in numbers:
        expected += [x - x**3 / 6 + x**5 / 120, 1 - x**2 / 2 + x**4 / 24]
    return Launch([("f32", numbers)], ["-global-size=128"], "f32", expected)


def smooth():
    weights = [0.0625, 0.25, 0.375, 0.25, 0.0625]
    numbers, count = [single(RANDOM.uniform(-9, 9)) for _ in range(128)], 100
    expected = [sum(w * numbers[min(max(i + k - 2, 0), count - 1)] for k, w in enumerate(weights)) for i in range(count)]
    return Launch([("f32", numbers), ("u32", [count])], ["-global-size=128"], "f32", expected + [0] * 28)


def integrate():
    places, weights = ([single(RANDOM.uniform(-1, 1)) for _ in range(768)] for _ in range(2))
    weights = [single(weight / 256) for weight in weights]
    coefficients = [single(RANDOM.uniform(-1, 1)) for _ in range(6)]
    count = len(coefficients)
    values = [sum(c * x ** (count - 1 - k) for k, c in enumerate(coefficients)) for x in places]
    products = [weight * value for weight, value in zip(weights, values)]
    expected = [sum(products[i : i + 256]) for i in range(0, 768, 256)]
    inputs = [("f32", places), ("f32", weights), ("f32", coefficients), ("u32", [count])]
    return Launch(inputs, ["-global-size=768"], "f32", expected)


def mark():
    return Launch([("u32", [7])], ["-global-size=256", "-local-size=64"], "u32", [7] * 4)


# Kernel -> its source, and the launch.
KERNELS = {
    "mix": ("mix.clrx", mix),
    "lookup": ("lookup.clrx", lookup),
    "paint": ("palette.clrx", paint),
    "gamma": ("gamma.clrx", gamma),
    "sum": ("sum.clrx", total),
    "reorder": ("reorder.clrx", reorder),
    "squares": ("powers.clrx", lambda: powers(2)),
    "fourths": ("powers.clrx", lambda: powers(4)),
    "horner": ("horner.clrx", horner),
    "smooth": ("smooth.clrx", smooth),
    "integrate": ("integrate.clrx", integrate),
    "mark": ("smooth.clrx", mark),
}


def is_close(value, expected, kind):
    # The table of gamma.clrx has 16 bits behind the point.
    return value == expected if kind == "u32" else abs(value - expected) <= 2e-5


def main():
    kernel, *command = sys.argv[1:]
    source, make_launch = KERNELS[kernel]
    path = str(SOURCES / source)
    if command[0].startswith("--binary="):
        path = command.pop(0)[len("--binary=") :]
    launch = make_launch()
    arguments = ["-arg=zero:%d" % (4 * len(launch.expected))]
    arguments += ["-arg=%s:%s" % (kind, ",".join(map(repr, values))) for kind, values in launch.inputs]
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder, "results")
        command += ["-kernel=" + kernel, *launch.sizes, *arguments, "-out=0:%s" % results, path]
        if subprocess.run(command).returncode:
            return 1
        values = struct.unpack("<%d%s" % (len(launch.expected), FORMATS[launch.kind]), results.read_bytes())
    wrong = [i for i, value in enumerate(values) if not is_close(value, launch.expected[i], launch.kind)]
    for i in wrong[:4]:
        print("value %d is %r instead of %r" % (i, values[i], launch.expected[i]))
    print("%d values, %d wrong" % (len(values), len(wrong)))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
