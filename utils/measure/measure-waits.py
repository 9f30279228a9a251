#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the checks of waits and wait states with code that clang compiles.

Compiles OpenCL C for GPUs of each generation and all levels of optimisation. Then
clrx-mutate-waits, which has to be built, removes or weakens each wait, each counter of
a wait and each s_nop, removes each other instruction that solves a hazard, and
lengthens and shortens each s_clause, one at a time. It runs the checks each time.

Prints the warnings for the unchanged code, and the numbers by GPU and level, and
by the purpose of the wait, which follows from the instructions around it; with
--list, prints the changes that the checks did not notice. The exit status is 0 if
there are no warnings.

    measure-waits.py [options] FILE.cl...
"""

import argparse
import collections
import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile

# Without XNACK, as on Radeon cards. With XNACK, compilers insert s_nop that are not
# needed otherwise.
GPUS = ["gfx600", "gfx700", "gfx803", "gfx900:xnack-", "gfx906:xnack-", "gfx1010:xnack-"]
# GPUs without a CLRX dialect.
GPUS += ["gfx908:xnack-", "gfx90a:xnack-", "gfx942:xnack-"]
GPUS += ["gfx1030", "gfx1100", "gfx1150", "gfx1200", "gfx1201", "gfx1250"]
XNACK_GPUS = ["gfx801:xnack+", "gfx900", "gfx900:xnack+", "gfx902:xnack+", "gfx1010:xnack+"]
LEVELS = ["-O0", "-O1", "-O2", "-O3"]
CLANG_OPTIONS = ["-w", "-x", "cl", "-S", "-nogpulib", "--target=amdgcn-amd-amdhsa", "-mcode-object-version=5"]
# As in a linked program, clang writes no functions that are never called.
CLANG_OPTIONS += ["-mllvm", "-amdgpu-internalize-symbols"]
# The purposes of waits that protect registers.
FOR_REGISTERS = ["what others load", "what flat access loads", "s_nop", "hazards"]
TOTALS = re.compile(r"([^:]+): (\d+) of (\d+)$")


def compile_and_mutate(args, folder, source, gpu, level):
    """Returns the output of clrx-mutate-waits, or None if clang cannot compile the source."""
    assembly = folder / ("%s-%s%s.s" % (source.stem, gpu.replace(":", "-"), level))
    # OpenCL 2.0 uses generic addresses, which gfx600 does not support.
    language = "-cl-std=CL1.2" if gpu == "gfx600" else "-cl-std=CL2.0"
    command = [args.clang, *CLANG_OPTIONS, language, level, "-mcpu=" + gpu, source, "-o", assembly]
    if subprocess.run(command, stderr=subprocess.DEVNULL).returncode:
        return None
    groups = ["-xnack"] * args.xnack + ["-all"] * args.all
    return subprocess.run([args.mutate, *groups, assembly], check=True, stdout=subprocess.PIPE, text=True).stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    parser.add_argument("--mutate", default="clrx-mutate-waits", help="program that changes and checks the code")
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--gpu", action="append", help="GPU to test (default: all); may be repeated")
    parser.add_argument("--level", action="append", help="level such as -O2 (default: all); may be repeated")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--all", action="store_true", help="add the groups waitcnt-calls, waitcnt-flat and hazard-disputed"
    )
    parser.add_argument("--xnack", action="store_true", help="use GPUs with XNACK, and the group hazard-xnack")
    parser.add_argument("--list", action="store_true", help="list the changes that are not noticed")
    args = parser.parse_args()

    totals = collections.defaultdict(lambda: [0, 0])
    warnings = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        runs = {
            (source, gpu, level): pool.submit(compile_and_mutate, args, pathlib.Path(folder), source, gpu, level)
            for source in args.files
            for gpu in args.gpu or (XNACK_GPUS if args.xnack else GPUS)
            for level in args.level or LEVELS
        }
        for (source, gpu, level), run in runs.items():
            output = run.result()
            if output is None:
                print("%s: clang cannot compile it for %s with %s" % (source.name, gpu, level))
                continue
            for line in output.splitlines():
                total = TOTALS.match(line)
                if total:
                    what = {"s_nop": "nops", "s_clause": "clauses", "hazards": "nops"}.get(total[1], "waits")
                    purpose = total[1]
                    # At -O0, LLVM waits after each SALU write, and takes notes about
                    # spilled pairs of registers for accesses to them.
                    if level == "-O0" and purpose in ("s_nop", "hazards"):
                        purpose += " at -O0"
                    keys = [(gpu, what), (level, what), ("all", what), ("for", purpose)]
                    if purpose in FOR_REGISTERS:
                        keys.append((gpu, "for registers"))
                    for key in keys:
                        totals[key][0] += int(total[2])
                        totals[key][1] += int(total[3])
                elif ": warning: " in line:
                    warnings += 1
                    if not args.all:
                        print(line.removeprefix(folder + "/"))
                elif args.list:
                    print(line.removeprefix(folder + "/"))
    for (key, what), (noticed, changes) in sorted(totals.items()):
        print("%-14s %-22s %6d of %6d noticed, %5.1f %%" % (key, what, noticed, changes, 100 * noticed / max(changes, 1)))
    print("%d warnings without changes" % warnings)
    return 1 if warnings else 0


if __name__ == "__main__":
    sys.exit(main())
