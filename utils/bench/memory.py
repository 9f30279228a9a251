#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the peak memory of clrx-mc and clrxasm on 10^6 instructions in each container.

Prints the size of the source, and memory as a multiple of this size: of clrx-mc with -w
and with its default warnings, and of clrxasm with -w. The instructions are in 100
kernels of the same size, or in --kernels.
"""

import argparse
import os
import tempfile

import bench

INSTRUCTIONS = 10**6
CONTAINERS = {
    "raw": lambda rng, kernels, size: bench.code(bench.plain_statements(rng, kernels * size)),
    "amdcl2": bench.many_kernels,
    "amd": bench.many_amd_kernels,
    "gallium": bench.many_gallium_kernels,
    "rocm": bench.many_rocm_kernels,
}


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--clrx-mc", required=True)
    p.add_argument("--clrxasm", required=True, help="the reference assembler")
    p.add_argument("--kernels", type=int, default=100)
    args = p.parse_args()
    ours, theirs = os.path.abspath(args.clrx_mc), os.path.abspath(args.clrxasm)
    print("%-8s %9s %11s %9s %11s" % ("load", "source", "clrx-mc -w", "clrx-mc", "clrxasm -w"))
    with tempfile.TemporaryDirectory() as folder:
        source, out = os.path.join(folder, "load.clrx"), os.path.join(folder, "out")
        for name, make in CONTAINERS.items():
            bench.write_load(lambda rng: make(rng, args.kernels, INSTRUCTIONS // args.kernels), source)
            size = os.path.getsize(source)
            multiple = lambda program, *options: bench.run(
                ["clrxasm", *options, "-o", out, source], program
            ).kilobytes * 1024 / size
            print(
                "%-8s %7.1fMB %11.2f %9.2f %11.2f"
                % (name, size / 1e6, multiple(ours, "-w"), multiple(ours), multiple(theirs, "-w")),
                flush=True,
            )


if __name__ == "__main__":
    main()
