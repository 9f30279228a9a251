#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the checks of waits and wait states with random programs.

waits_mir.py writes programs in LLVM's machine IR: random instructions of all kinds
with few registers. LLVM's passes insert the waits, s_nop and other instructions that
the programs need. The checks must not warn about the results.

With --mutate, clrx-mutate-waits removes or weakens each inserted instruction, one at
a time, and counts how many changes the checks notice.

Prints the warnings, and the share of noticed changes by GPU and by the purpose of the
wait; with --list, all changes that were not noticed. Programs that LLVM cannot compile
do not count. The exit status is 0 if there are no warnings, and LLVM compiles nearly
all programs.
"""

import argparse
import collections
import concurrent.futures
import pathlib
import random
import re
import subprocess
import sys
import tempfile

from waits_mir import GPUS, WAVE32, Generator

TOTALS = re.compile(r"([^:]+): (\d+) of (\d+)$")
# The descriptor contains expressions that clrx-mc does not support.
DESCRIPTOR = re.compile(r"(?<=\.amdhsa_kernel k\n).*?(?=\s*\.end_amdhsa_kernel)", re.DOTALL)
COUNTS = "\t.amdhsa_next_free_vgpr 64\n\t.amdhsa_next_free_sgpr 64"
ACC_OFFSET = "\n\t.amdhsa_accum_offset 64"
UNIFIED = {"gfx90a", "gfx942"}
# LLVM's passes do not terminate for some programs.
LLC_SECONDS = 5
MAX_FAILED = 0.05

Result = collections.namedtuple("Result", "seed gpu warnings changes")


def compile_program(args, name, seed, gpu):
    """Writes the assembly. Returns False if LLVM cannot compile the program."""
    generator = Generator(random.Random("%d %s" % (seed, gpu)), gpu)
    name.with_suffix(".mir").write_text(generator.program())
    command = [args.llc, "-mtriple=amdgcn-amd-amdhsa", "-mcpu=" + gpu, "-mattr=" + GPUS[gpu][1]]
    command += ["-start-before=si-insert-waitcnts", name.with_suffix(".mir"), "-o", "-"]
    try:
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, timeout=LLC_SECONDS)
    except subprocess.TimeoutExpired:
        return False
    counts = COUNTS + ACC_OFFSET * (gpu in UNIFIED)
    name.with_suffix(".s").write_text("\t.nowave32\n" * (gpu not in WAVE32) + DESCRIPTOR.sub(counts, run.stdout))
    return not run.returncode


def try_program(args, folder, seed, gpu):
    """Returns the Result of a program, or None if LLVM cannot compile the program."""
    name = folder / ("%s-%d" % (gpu, seed))
    if not compile_program(args, name, seed, gpu):
        return None
    source = name.with_suffix(".s")
    command = [args.clrx_mc, "--dialect=llvm", "--format=rocm", "--code-object-version=5", "-mcpu=" + gpu, "-Wno-kernel", "-Wno-uninitialized", "-filetype=null"]
    run = subprocess.run([*command, *args.option, source], stderr=subprocess.PIPE, text=True)
    if run.returncode:
        raise RuntimeError("%s: %s" % (source, run.stderr))
    changes = ""
    if args.mutate:
        command = [args.mutate, *["-all"] * args.all, source]
        changes = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    return Result(seed, gpu, run.stderr, changes)


def run_all(args, folder):
    seeds = range(args.seed, args.seed + args.count)
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        jobs = [(folder, seed, gpu) for gpu in args.gpu or GPUS for seed in seeds]
        return list(pool.map(lambda job: try_program(args, *job), jobs))


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--llc", default="llc-22")
    parser.add_argument("--clrx-mc", default="clrx-mc")
    parser.add_argument("--mutate", help="clrx-mutate-waits, the program that changes and checks the code")
    parser.add_argument("-n", "--count", type=int, default=100, help="number of programs for each GPU")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first program")
    parser.add_argument("--gpu", action="append", choices=GPUS, help="GPU to test (default: all); may be repeated")
    parser.add_argument("--option", action="append", default=[], help="option for clrx-mc, such as -Whazard-disputed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--all", action="store_true", help="add the groups waitcnt-calls, waitcnt-flat and hazard-disputed"
    )
    parser.add_argument("--list", action="store_true", help="list the changes that are not noticed")
    parser.add_argument("--keep", type=pathlib.Path, help="folder for the programs")
    return parser.parse_args()


def main():
    args = parse_arguments()
    with tempfile.TemporaryDirectory() as folder:
        results = run_all(args, args.keep or pathlib.Path(folder))
    totals = collections.defaultdict(lambda: [0, 0])
    done = [result for result in results if result]
    num_warned = 0
    for result in done:
        if ": warning: " in result.warnings:
            num_warned += 1
            print("program %d for %s:\n%s" % (result.seed, result.gpu, result.warnings))
        for line in result.changes.splitlines():
            total = TOTALS.match(line)
            if total:
                for gpu in result.gpu, "all":
                    totals[gpu, total[1]][0] += int(total[2])
                    totals[gpu, total[1]][1] += int(total[3])
            elif args.list and ": warning: " not in line:
                print("program %d for %s:%s" % (result.seed, result.gpu, line.partition(".s:")[2]))
    for (gpu, what), (noticed, changes) in sorted(totals.items()):
        print("%-8s %-22s %6d of %6d noticed, %5.1f %%" % (gpu, what, noticed, changes, 100 * noticed / changes))
    print("%d programs of %d, %d with warnings" % (len(done), len(results), num_warned))
    return num_warned > 0 or len(done) < len(results) * (1 - MAX_FAILED)


if __name__ == "__main__":
    sys.exit(main())
