# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels that Catalyst compiled (AMD CL1, GCN 1.0), and their sources on the host.

The repository is github:Multi2Sim/m2s-bench-amdsdk-2.5-src. Floats may differ a little, because
Catalyst uses approximate instructions. Kernels with images are left out.
"""

import collections
import functools
import os
import random
import struct

from public_kernels.runner import Difference

REPOSITORY = "m2s-bench-amdsdk-2.5-src"

# An argument of a kernel. run: the argument of clrx-run, or the contents of a buffer. host: its
# text in OpenCL C; {0} is the pointer to its buffer.
Argument = collections.namedtuple("Argument", "run host")
# A kernel to run. outputs: pairs of the number of an argument, and the format of its elements.
# error: the largest difference of floats, relative above 1; of integers, absolute.
Case = collections.namedtuple("Case", "folder kernel size local arguments outputs error")

rng = random.Random(3)


def buffer(content):
    return Argument(content, "{0}")


def zero(size):
    return buffer(bytes(size))


def numbers(count, end=1 << 32, begin=0):
    return buffer(struct.pack("<%dI" % count, *[rng.randrange(begin, end) for _ in range(count)]))


def floats(count, low=0.0, high=1.0, code="f"):
    return buffer(struct.pack("<%d%s" % (count, code), *[rng.uniform(low, high) for _ in range(count)]))


def structure(content, name):
    return Argument(content, "*(__global %s *){0}" % name)


def local(size):
    return Argument("local:%d" % size, None)


def uint(*values):
    text = ",".join(map(str, values))
    return Argument("u32:" + text, "(uint%d)(%s)" % (len(values), text) if len(values) > 1 else text + "u")


def number(value):
    return Argument("f32:%r" % value, "(float)%r" % value)


def make_sorted(count):
    return buffer(struct.pack("<%dI" % count, *sorted(rng.sample(range(1 << 20), count))))


def make_distances(width):
    values = [0 if x == y else rng.randrange(1, 200) for y in range(width) for x in range(width)]
    return buffer(struct.pack("<%dI" % len(values), *values))


def make_positions(data, items, shift):
    """Returns for each work-item and digit the position of its first number in the sorted order."""
    values = struct.unpack("<%dI" % (len(data) // 4), data)
    counts = [[0] * 256 for _ in range(items)]
    for i, value in enumerate(values):
        counts[i // 256][value >> shift & 255] += 1
    positions, next_position = [[0] * 256 for _ in range(items)], 0
    for digit in range(256):
        for item in range(items):
            positions[item][digit] = next_position
            next_position += counts[item][digit]
    return struct.pack("<%dI" % (256 * items), *sum(positions, []))


def make_attributes(code):
    """Returns the parameters of the Monte Carlo kernels, four of each."""
    values = [30.0, 0.01, 0.05, 0.02, 30.0, 0.3, 0.1]
    return struct.pack("<28" + code, *[value * rng.uniform(0.9, 1.1) for value in values for _ in range(4)])


def make_copies():
    yield Case("DeviceFission", "copy", (128,), (64,), [floats(128), zero(512)], [(1, "I")], 0)
    for name in ("copy1DFastPath", "copy1DCompletePath", "NoCoal", "Split"):
        yield Case("MemoryOptimizations", name, (64,), (64,), [floats(64), zero(256)], [(1, "I")], 0)
    yield Case("MemoryOptimizations", "copy1Dfloat4", (64,), (64,), [floats(256), zero(1024)], [(1, "I")], 0)
    yield Case("MemoryOptimizations", "copy2Dfloat", (1024, 2), (64, 1), [floats(2048), zero(8192)], [(1, "I")], 0)
    yield Case(
        "MemoryOptimizations", "copy2Dfloat4", (1024, 2), (64, 1), [floats(8192), zero(32768)], [(1, "I")], 0
    )


def make_integers():
    arguments = [zero(16), make_sorted(1024), uint(500000), uint(0), uint(1023), uint(16)]
    yield Case("BinarySearch", "binarySearch", (64,), (64,), arguments, [(0, "I")], 0)
    for stage, step in ((0, 0), (3, 1), (6, 0), (6, 6)):
        arguments = [numbers(256), uint(stage), uint(step), uint(256), uint(1)]
        yield Case("BitonicSort", "bitonicSort", (128,), (64,), arguments, [(0, "I")], 0)
    arguments = [make_distances(64), numbers(4096), uint(64), uint(5)]
    yield Case("FloydWarshall", "floydWarshallPass", (4096,), (64,), arguments, [(0, "I"), (1, "I")], 0)
    arguments = [numbers(2 * 64 * 256, 256), local(64 * 256), zero(2048)]
    yield Case("Histogram", "histogram256", (128,), (64,), arguments, [(2, "I")], 0)
    arguments = [numbers(512 * 2 * 4), zero(2048), uint(2)]
    yield Case("HistogramAtomics", "histogramKernel", (512,), (256,), arguments, [(1, "I")], 0)
    arguments = [numbers(1024, 1000), uint(4)]
    yield Case("HistogramAtomics", "reduceKernel", (256,), (64,), arguments, [(0, "I")], 0)
    arguments = [numbers(512), zero(32), local(1024)]
    yield Case("Reduction", "reduce", (128,), (64,), arguments, [(1, "I")], 0)
    arguments = [numbers(2 * 32 * 256), zero(65536), uint(8), local(32 * 512)]
    yield Case("RadixSort", "histogram", (64,), (32,), arguments, [(1, "I")], 0)
    data = numbers(64 * 256)
    positions = buffer(make_positions(data.run, 64, 16))
    arguments = [data, positions, uint(16), local(32 * 512), zero(65536)]
    yield Case("RadixSort", "permute", (64,), (32,), arguments, [(4, "I")], 0)
    arguments = [zero(4096), numbers(1024, 256), floats(9, 0, 0.5), uint(64, 16), uint(3, 3)]
    yield Case("SimpleConvolution", "simpleConvolution", (1024,), (64,), arguments, [(0, "I")], 0)


def make_images():
    """Returns the kernels whose images are buffers of bytes."""
    width, height = 64, 16
    size = (width, height)
    image = lambda: buffer(bytes(rng.randrange(80) for _ in range(4 * width * height)))
    result = lambda: zero(4 * width * height)
    arguments = [numbers(4 * width * height, 4000), result(), uint(5)]
    yield Case("BoxFilter", "box_filter", size, (64, 1), arguments, [(1, "B")], 0)
    steps = [uint(1), uint(2), uint(width)]
    for kernel in ("horizontalSAT0", "horizontalSAT", "verticalSAT"):
        content = image() if kernel == "horizontalSAT0" else numbers(4 * width * height, 4000)
        arguments = [content, zero(16 * width * height), *steps]
        yield Case("BoxFilter", kernel, size, (64, 1), arguments, [(1, "I")], 0)
    for kernel in ("box_filter_horizontal", "box_filter_vertical"):
        yield Case("BoxFilter", kernel, size, (64, 1), [image(), result(), uint(5)], [(1, "B")], 0)
    arguments = [numbers(512 * 4), zero(512 * 16), uint(5), local(4 * (256 + 4))]
    yield Case("BoxFilter", "box_filter_horizontal_local", (512, 4), (256, 1), arguments, [(1, "B")], 0)
    yield Case("SobelFilter", "sobel_filter", size, (64, 1), [image(), result()], [(1, "B")], 0)
    yield Case("URNG", "noise_uniform", size, (64, 1), [image(), result(), uint(30)], [(1, "B")], 0)
    arguments = [result(), image(), local(256), uint(width), uint(height), uint(8)]
    yield Case("RecursiveGaussian", "transpose_kernel", size, (8, 8), arguments, [(0, "I")], 0)
    factors = [0.2, 0.1, 0.05, 0.1, -0.2, -0.1, 1.0, 1.0]
    arguments = [image(), result(), uint(width), uint(height), *map(number, factors)]
    yield Case("RecursiveGaussian", "RecursiveGaussian_kernel", (64,), (64,), arguments, [(1, "B")], 0)


def make_floats():
    arguments = [uint(62), floats(8), zero(32), local(1040), local(1040)]
    yield Case("BinomialOption", "binomial_options", (128,), (64,), arguments, [(2, "f")], 1e-3)
    arguments = [floats(1024), uint(64), zero(4096), zero(4096)]
    yield Case("BlackScholes", "blackScholes", (64, 4), (64, 1), arguments, [(2, "f"), (3, "f")], 1e-3)
    for inverse in (0, 1):
        arguments = [zero(4096), floats(1024, -128, 128), floats(64, -1), local(256), uint(64), uint(8), uint(inverse)]
        yield Case("DCT", "DCT", (64, 16), (8, 8), arguments, [(0, "f")], 1e-4)
    arguments = [floats(256), zero(1024), zero(8), local(512), uint(8), uint(256), uint(0), uint(7)]
    yield Case("DwtHaar1D", "dwtHaar1D", (128,), (64,), arguments, [(1, "f"), (2, "f")], 1e-5)
    yield Case("FastWalshTransform", "fastWalshTransform", (128,), (64,), [floats(256), uint(4)], [(0, "f")], 0)
    arguments = [floats(2048, -1), floats(2048, -1)]
    yield Case("FFT", "kfft", (128,), (64,), arguments, [(0, "f"), (1, "f")], 1e-4)
    arguments = [zero(4096), floats(1024), local(256), uint(64), uint(16), uint(8)]
    yield Case("MatrixTranspose", "matrixTranspose", (64, 16), (8, 8), arguments, [(0, "I")], 0)
    arguments = [zero(512), floats(128), local(512), uint(128)]
    for folder in ("PrefixSum", "ScanLargeArrays"):
        yield Case(folder, "prefixSum", (64,), (64,), arguments, [(0, "f")], 1e-5)
    yield Case("ScanLargeArrays", "blockAddition", (128,), (64,), [floats(2), floats(128)], [(1, "f")], 0)
    arguments = [zero(1024), floats(256), local(512), uint(128), uint(256), zero(8)]
    yield Case("ScanLargeArrays", "ScanLargeArrays", (128,), (64,), arguments, [(0, "f"), (5, "f")], 1e-5)
    arguments = [zero(2048), numbers(64), local(128)]
    yield Case("QuasiRandomSequence", "QuasiRandomSequence", (128,), (64,), arguments, [(0, "f")], 1e-6)


def make_matrices():
    matrices = lambda: [floats(64 * 32), floats(32 * 64), zero(16384)]
    for kernel in ("mmmKernel", "mmmKernel_local"):
        last = uint(64) if kernel == "mmmKernel" else local(64 * 64)
        arguments = [*matrices(), uint(32), last]
        yield Case("MatrixMultiplication", kernel, (16, 16), (8, 8), arguments, [(2, "f")], 1e-4)
    arguments = [floats(1024), floats(1024), zero(4096), uint(32), local(4096), local(4096)]
    yield Case("MatrixMultiplication", "mmmKernel_local2", (8, 8), (8, 8), arguments, [(2, "f")], 1e-4)
    arguments = [zero(256), floats(128, -3, 3), floats(64, -4, 4), floats(63, -1), uint(64)]
    yield Case("EigenValue", "calNumEigenValueInterval", (64,), (64,), arguments, [(0, "I")], 0)
    counts = buffer(struct.pack("<32I", *[i % 3 + 1 for i in range(32)]))
    arguments = [zero(512), floats(64, -3, 3), counts, floats(64, -4, 4), floats(63, -1), uint(64), number(0.5)]
    yield Case("EigenValue", "recalculateEigenIntervals", (62,), (31,), arguments, [(0, "f")], 1e-5)


def make_random_numbers():
    arguments = [numbers(256), uint(64), uint(8), zero(64 * 8 * 16)]
    yield Case("MersenneTwister", "gaussianRand", (64, 1), (64, 1), arguments, [(3, "f")], 1e-3)
    for folder, code, error in (("MonteCarloAsian", "f", 1e-3), ("MonteCarloAsianDP", "d", 1e-9)):
        size = 64 * 2 * 4 * struct.calcsize(code)
        attributes = structure(make_attributes(code), "MonteCarloAttrib")
        arguments = [attributes, uint(4), uint(64), numbers(256), zero(size), zero(size)]
        yield Case(folder, "calPriceVega", (64, 1), (64, 1), arguments, [(4, code), (5, code)], error)


def run_on_host(runner, source, case):
    """Returns the contents of the outputs."""
    texts, buffers, locals_ = [], [], 0
    for argument in case.arguments:
        if argument.host is None:
            texts.append("hostLocal(%d)" % locals_)
            locals_ += 1
        elif "{0}" in argument.host:
            texts.append(argument.host.format("hostBuffer(%d)" % len(buffers)))
            buffers.append(argument.run)
        else:
            texts.append(argument.host)
    program = runner.compile_for_host(source, "%s(%s)" % (case.kernel, ", ".join(texts)))
    sizes = [(*s, 1, 1)[:3] for s in (case.size, case.local)]
    results = iter(runner.run_on_host(program, buffers, *sizes))
    contents = [next(results) if isinstance(a.run, bytes) else None for a in case.arguments]
    return [contents[number] for number, _ in case.outputs]


def compare(found, expected, code, error):
    count = len(found) // struct.calcsize("<" + code)
    pairs = zip(*[struct.unpack("<%d%s" % (count, code), content) for content in (found, expected)])
    wrong = [(i, a, b) for i, (a, b) in enumerate(pairs) if not abs(a - b) <= error * max(1, code in "fd" and abs(b))]
    if wrong:
        raise Difference("%d of %d differ, first [%d]: %r, expected %r" % (len(wrong), count, *wrong[0]))


def run_case(runner, folder, case):
    stem = os.path.join(folder, case.folder, case.folder + "_Kernels")
    expected = run_on_host(runner, stem + ".cl", case)
    numbers_, codes = zip(*case.outputs)
    sizes = [",".join(map(str, size)) for size in (case.size, case.local)]
    found = runner.run(stem + ".bin", [a.run for a in case.arguments], numbers_, *sizes, case.kernel)
    for pair in zip(found, expected, codes):
        compare(*pair, case.error)


def find_cases(runner, folder):
    for make in (make_copies, make_integers, make_images, make_floats, make_matrices, make_random_numbers):
        for case in make():
            yield "%s/%s" % (case.folder, case.kernel), functools.partial(run_case, runner, folder, case)
