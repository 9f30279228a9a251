#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the programs of a build with CLRX_PROFILE=GENERATE, to record a profile.

Assembles the loads of utils/bench/bench.py with and without warnings, disassembles
the binaries as clrxdisasm and exactly, and runs the loops of clrx-bench-simulate.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../bench"))
import bench
import disasm

# Loads that differ from another one only in their size.
REPEATED = ("grow-10^4", "grow-10^5", "grow-10^6")


def run(*argv):
    subprocess.run(argv, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("folder", help="build folder")
    programs = os.path.join(p.parse_args().folder, "bin")
    clrxasm, clrxdisasm, clrx_mc, simulate = (
        os.path.join(programs, name) for name in ("clrxasm", "clrxdisasm", "clrx-mc", "clrx-bench-simulate")
    )
    with tempfile.TemporaryDirectory() as folder:
        source, binary = os.path.join(folder, "load.clrx"), os.path.join(folder, "binary")
        for name, make in bench.LOADS.items():
            if name in REPEATED:
                continue
            with open(source, "w") as f:
                f.write(make(random.Random(1)))
            run(clrxasm, "-o", binary, source)
            run(clrxasm, "-w", "-o", binary, source)
            if name in disasm.LOADS:
                options, exact_options = disasm.LOADS[name]
                run(clrxdisasm, *options, binary)
                run(clrx_mc, "--disassemble", "--exact", *exact_options, binary)
    run(simulate)


if __name__ == "__main__":
    main()
