#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the speed of our clrxdisasm with the reference's on generated loads.

The loads are those of bench.py, assembled. The programs run in turn, --runs times
each. Prints the median time of a whole process, its share of the reference's, the share
of clrx-mc --disassemble --exact, the peak memory, its ratio to the size of file and
text, and whether the texts are equal. The peak is at least the memory of Python, some
15 MB. Use a release build and an idle machine.

With --memory: prints the peak memory of clrx-mc --disassemble, without and with
--exact, on containers of many small kernels and of few large ones. A process takes
8 MB before it reads anything.
"""

import filecmp
import os
import subprocess
import sys
import tempfile

import bench

# Options of clrxdisasm, and those of clrx-mc --disassemble --exact, for each load.
RAW = ["-r", "-g", "tonga"], ["--format=rawcode", "-mcpu=tonga"]
CONTAINER = ["-aC"], []
LOADS = {"plain": RAW, "families": RAW, "kernels": CONTAINER, "gallium": CONTAINER}

CONTAINERS = {
    "amdcl2": bench.many_kernels,
    "amd": bench.many_amd_kernels,
    "gallium": bench.many_gallium_kernels,
    "rocm": bench.many_rocm_kernels,
}
# Number of kernels, and number of instructions in each.
SIZES = {"small": (20000, 20), "large": (50, 8000)}


def make_container(many, count, size):
    return lambda rng: many(rng, count, size)


MEMORY_LOADS = {}
for container, many in CONTAINERS.items():
    for name, sizes in SIZES.items():
        MEMORY_LOADS[container + "-" + name] = make_container(many, *sizes)


def assemble(make, folder, args):
    """Returns the path of the load's binary."""
    source, binary = os.path.join(folder, "load.clrx"), os.path.join(folder, "load.bin")
    bench.write_load(make, source)
    bench.run(["clrxasm", "-w", "-o", binary, source], os.path.abspath(args.clrx_mc))
    return binary


def measure(load, args):
    """Returns program -> (median seconds, kilobytes), the bytes of file and text, and
    whether the texts are equal."""
    with tempfile.TemporaryDirectory() as folder:
        binary = assemble(bench.LOADS[load], folder, args)
        options, exact_options = LOADS[load]
        argv = ["clrxdisasm", *options, binary]
        paths = {"clrx-mc": args.clrx_mc, "clrxdisasm": args.clrxdisasm}
        programs = {name: (argv, os.path.abspath(path)) for name, path in paths.items()}
        exact = ["clrx-mc", "--disassemble", "--exact", *exact_options, binary]
        medians = bench.take_samples(programs | {"exact": (exact, os.path.abspath(args.clrx_mc))}, args.runs)
        # Use files: the peak memory of a child includes that of its parent.
        texts = [os.path.join(folder, name + ".s") for name in programs]
        for text, (_, executable) in zip(texts, programs.values()):
            with open(text, "wb") as f:
                subprocess.run(argv, executable=executable, stdout=f, check=True)
        size = os.path.getsize(binary) + os.path.getsize(texts[0])
        return medians, size, filecmp.cmp(*texts, shallow=False)


def measure_memory(load, args):
    """Yields the name of each mode, the size of file and text, and the peak, in bytes."""
    with tempfile.TemporaryDirectory() as folder:
        binary = assemble(MEMORY_LOADS[load], folder, args)
        for mode in ([], ["--exact"]):
            text = os.path.join(folder, "load.s")
            argv = ["clrx-mc", "--disassemble", *mode, "-o", text, binary]
            peaks = [bench.run(argv, os.path.abspath(args.clrx_mc)).kilobytes for _ in range(args.runs)]
            size = os.path.getsize(binary) + os.path.getsize(text)
            yield " ".join(["--disassemble", *mode]), size, max(peaks) * 1024


def compare_memory(args):
    print("%-14s %-22s %12s %9s %9s" % ("load", "mode", "file + text", "peak", "per size"))
    for load in args.load:
        for mode, size, peak in measure_memory(load, args):
            print("%-14s %-22s %10.2fMB %7.1fMB %9.2f" % (load, mode, size / 2**20, peak / 2**20, peak / size), flush=True)


def add_programs(parser):
    parser.add_argument("--clrxdisasm", help="the reference disassembler; needed without --memory")
    parser.add_argument("--memory", action="store_true", help="measure the memory of clrx-mc --disassemble")


def main():
    loads = MEMORY_LOADS if "--memory" in sys.argv else LOADS
    args = bench.parse_arguments(__doc__, loads, add_programs)
    if args.memory:
        compare_memory(args)
        return
    if not args.clrxdisasm:
        sys.exit("--clrxdisasm is needed")
    titles = "load", "clrx-mc", "clrxdisasm", "ratio", "exact", "clrx-mc", "per size", "text"
    print("%-10s %9s %10s %6s %6s %9s %9s  %s" % titles)
    for load in args.load:
        medians, size, equal = measure(load, args)
        ours, theirs = medians["clrx-mc"], medians["clrxdisasm"]
        print(
            "%-10s %7.1fms %8.1fms %6.2f %6.2f %7.1fMB %9.2f  %s"
            % (
                load,
                ours.seconds * 1e3,
                theirs.seconds * 1e3,
                ours.seconds / theirs.seconds,
                medians["exact"].seconds / theirs.seconds,
                ours.kilobytes / 1024,
                ours.kilobytes * 1024 / size,
                "equal" if equal else "DIFFER",
            ),
            flush=True,
        )


if __name__ == "__main__":
    main()
