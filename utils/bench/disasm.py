#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the speed of our clrxdisasm with the reference's on generated loads.

The loads are those of bench.py, assembled. Both programs run in turn, --runs times
each; printed are the median time of a whole process, the ratio, the peak memory,
how that is to the size of file and text, and whether the texts are equal. Use a
release build and an idle machine.
"""

import filecmp
import os
import subprocess
import tempfile

import bench

# How each load is disassembled.
LOADS = {
    "plain": ["-r", "-g", "tonga"],
    "families": ["-r", "-g", "tonga"],
    "kernels": ["-aC"],
    "gallium": ["-aC"],
}


def measure(load, args):
    """program -> (median seconds, kilobytes); bytes of file and text; whether the
    texts are equal."""
    with tempfile.TemporaryDirectory() as folder:
        source, binary = os.path.join(folder, "load.clrx"), os.path.join(folder, "load.bin")
        bench.write_load(load, source)
        bench.run(["clrxasm", "-w", "-o", binary, source], os.path.abspath(args.clrx_mc))
        argv = ["clrxdisasm", *LOADS[load], binary]
        paths = {"clrx-mc": args.clrx_mc, "clrxdisasm": args.clrxdisasm}
        programs = {name: (argv, os.path.abspath(path)) for name, path in paths.items()}
        medians = bench.take_samples(programs, args.runs)
        # In files: a child's peak memory counts what its parent had.
        texts = [os.path.join(folder, name + ".s") for name in programs]
        for text, (_, executable) in zip(texts, programs.values()):
            with open(text, "wb") as f:
                subprocess.run(argv, executable=executable, stdout=f, check=True)
        size = os.path.getsize(binary) + os.path.getsize(texts[0])
        return medians, size, filecmp.cmp(*texts, shallow=False)


def add_programs(parser):
    parser.add_argument("--clrxdisasm", required=True, help="the reference disassembler")


def main():
    args = bench.parse_arguments(__doc__, LOADS, add_programs)
    print("%-10s %9s %10s %6s %9s %9s  %s" % ("load", "clrx-mc", "clrxdisasm", "ratio", "clrx-mc", "per size", "text"))
    for load in args.load:
        medians, size, equal = measure(load, args)
        ours, theirs = medians["clrx-mc"], medians["clrxdisasm"]
        print(
            "%-10s %7.1fms %8.1fms %6.2f %7.1fMB %9.2f  %s"
            % (
                load,
                ours.seconds * 1e3,
                theirs.seconds * 1e3,
                ours.seconds / theirs.seconds,
                ours.kilobytes / 1024,
                ours.kilobytes * 1024 / size,
                "equal" if equal else "DIFFER",
            ),
            flush=True,
        )


if __name__ == "__main__":
    main()
