# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The samples of CLRX (github:CLRX/CLRX-mirror), in all formats that they support.

The sources are strings in C++. The sample with images is left out, and the code for Gallium
before LLVM 4: it overwrites s1 by a load in flight, and uses it as an address at the same time.
"""

import functools
import os
import random
import re
import struct

from public_kernels.runner import require_equal

REPOSITORY = "CLRX-mirror"
COUNT = 200  # Not a multiple of the size of a work-group.
GLOBAL_SIZE = 256
OLD_GPUS = ["Tahiti", "Bonaire", "Tonga"]
NEW_GPUS = ["Bonaire", "Tonga", "Vega10"]

# Formats with their GPUs and options.
FORMATS = {
    "amd 32-bit": (OLD_GPUS, ["--format=amd", "-m32"]),
    "amd 64-bit": (OLD_GPUS, ["--format=amd", "-m64"]),
    "amdcl2 64-bit": (NEW_GPUS, ["--format=amdcl2", "-m64", "-driver-version=234800"]),
    "gallium": (OLD_GPUS, ["--format=gallium", "-m64", "-llvm-version=40000"]),
    "rocm": (["Tonga", "Vega10"], ["--format=rocm"]),
}


def read_source(folder, name):
    with open(os.path.join(folder, "samples", name + ".cpp")) as f:
        parts = re.findall(r'R"ffDXD\((.*?)\)ffDXD"', f.read(), re.S)
    return "".join(parts).encode()


def add_vectors(run):
    rng = random.Random(4)
    a, b = ([rng.randrange(-1000, 1000) / 8 for _ in range(COUNT)] for _ in "ab")
    pack = lambda values: struct.pack("<%df" % COUNT, *values)
    (found,) = run(["u32:%d" % COUNT, pack(a), pack(b), "zero:%d" % (4 * COUNT)], [3])
    require_equal("sums", found, pack([x + y for x, y in zip(a, b)]))


def reverse_bits(run):
    content = random.Random(5).randbytes(COUNT)
    (found,) = run(["u32:%d" % COUNT, content, "zero:%d" % COUNT], [2])
    require_equal("bytes", found, bytes(int("{:08b}".format(byte)[::-1], 2) for byte in content))


def use_generic_pointers(run):
    (found,) = run(["zero:8"], [0])
    require_equal("values", struct.unpack("<2I", found), (24411, 15321))


# Functions that check the samples, with the size of a launch and the formats.
SAMPLES = {
    "VectorAdd": (add_vectors, (GLOBAL_SIZE, 64), list(FORMATS)),
    "ReverseBits": (reverse_bits, (GLOBAL_SIZE, 64), [name for name in FORMATS if name != "rocm"]),
    "GenericPtr": (use_generic_pointers, (1, 1), ["amdcl2 64-bit"]),
}


def run_sample(runner, folder, name, gpu, options):
    check, sizes, _ = SAMPLES[name]
    source = runner.write(read_source(folder, name), ".clrx")

    def run(arguments, outputs):
        return runner.run(source, arguments, outputs, *sizes, None, ["-mcpu=" + gpu, *options])

    check(run)


def find_cases(runner, folder):
    for name, (_, _, formats) in SAMPLES.items():
        for form in formats:
            gpus, options = FORMATS[form]
            for gpu in gpus:
                case = functools.partial(run_sample, runner, folder, name, gpu, options)
                yield "%s for %s, %s" % (name, gpu, form), case
