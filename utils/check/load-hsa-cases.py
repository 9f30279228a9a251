#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Assembles sources for AMD CL2 and ROCm, and loads them with AMD's loader.

Each source is assembled in its folder, with the options in NAME.args. The program
that utils/setup/setup-hsa-loader.sh has built loads the binary. A source
  is loaded       if the loader accepts it, and the assembler did not warn that all
                  loaders refuse it;
  is diagnosed    if the loader refuses it or crashes, and the assembler warned;
  has no entry    if the loader accepts it, but the code of a kernel begins outside
                  of the file, as in kernels without a configuration;
  is for another  if the loader does not know the machine of the file, but newer
                  loaders do;
  fails           otherwise.
Sources that the assembler refuses, and binaries without a code object, do not count.
The exit status is 0 if no source fails and at least one is loaded.

With --binaries, the loader loads files of other compilers. They show that it and its
simulated device accept what AMD's drivers made, such as the AMD CL2 binaries in the
public repositories OpenCLDecompiler and ethminer.
"""

import argparse
import collections
import concurrent.futures
import os
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
WARNING = "warning: AMD's loader "
# Warnings with this text are about some loaders only.
SOME_LOADERS = "ROCm 5.5"
LOADED, REFUSED, CRASHED, NO_OBJECT = 0, 1, 3, 4
SECONDS_PER_RUN = 60
# Loaders up to 2024 do not know Bonaire.
PROBE = ".amdcl2;.64bit;.gpu Bonaire;.driver_version 200406;.kernel k;.config;.dims x;.text;s_endpgm\n"


def run(command, **options):
    return subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS_PER_RUN, **options
    )


def find_sources(paths):
    for path in paths:
        names = sorted(os.listdir(path)) if os.path.isdir(path) else [""]
        yield from (os.path.join(path, n).rstrip("/") for n in names if not n or n.endswith(".clrx"))


def find_binaries(paths):
    for path in paths:
        if not os.path.isdir(path):
            yield path
        for folder, _, names in os.walk(path):
            yield from (os.path.join(folder, n) for n in sorted(names) if n.endswith(".bin"))


def read_options(source):
    path = os.path.splitext(source)[0] + ".args"
    if not os.path.exists(path):
        return []
    with open(path) as f:
        return f.read().split()


class Judge:
    def __init__(self, assembler, loader, scratch):
        self.assembler, self.loader, self.scratch = assembler, loader, scratch
        self.knows_all = True
        probe = os.path.join(scratch, "probe.clrx")
        with open(probe, "w") as f:
            f.write(PROBE)
        self.knows_all = self.judge(probe)[0] == "loaded"

    def judge(self, source):
        """Returns the outcome for a source, and the reason."""
        folder, name = os.path.split(os.path.abspath(source))
        with tempfile.TemporaryDirectory(dir=self.scratch) as out:
            binary = os.path.join(out, "binary")
            made = run([self.assembler, *read_options(source), "-o", binary, name], cwd=folder)
            if made.returncode:
                return "refused as it stands", ""
            warned = [line for line in made.stderr.decode("latin-1").splitlines() if WARNING in line]
            return self.load(binary, warned)

    def load(self, binary, warned=()):
        """Returns the outcome for a binary about which the assembler has warned, and the reason."""
        load = run([self.loader, binary])
        text = (load.stdout + load.stderr).decode("latin-1")
        problems = [line.strip() for line in text.splitlines() if "rror" in line or "refused" in line]
        return self.compare(load.returncode, warned, "; ".join(problems)), "; ".join([*warned, *problems])

    def compare(self, status, warned, problems):
        if status == NO_OBJECT:
            return "without code object"
        if status == LOADED:
            return "failed" if any(SOME_LOADERS not in line for line in warned) else "loaded"
        if status not in (REFUSED, CRASHED):
            return "failed"
        if warned:
            return "diagnosed"
        if "the entry does not lie in a segment" in problems:
            return "without entry"
        if "failed to determine code object's ISA" in problems and not self.knows_all:
            return "for another machine"
        return "failed"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs="+", metavar="SOURCE", help="a source, or a folder of *.clrx")
    parser.add_argument("--binaries", action="store_true", help="load binaries, or all *.bin below folders, instead")
    parser.add_argument("--assembler", default=os.path.join(ROOT, "build/release/bin/clrxasm"), help="clrxasm of clrx-mc")
    parser.add_argument("--loader", default=os.path.join(ROOT, "build/hsa-loader/hsa-load"))
    parser.add_argument("--verbose", action="store_true", help="list successes, too")
    args = parser.parse_args()
    if not os.path.exists(args.loader):
        parser.error("utils/setup/setup-hsa-loader.sh has not built " + args.loader)

    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        judge = Judge(os.path.abspath(args.assembler), os.path.abspath(args.loader), scratch)
        find, check = (find_binaries, judge.load) if args.binaries else (find_sources, judge.judge)
        sources = list(find(args.sources))
        for source, (outcome, why) in zip(sources, pool.map(check, sources)):
            counts[outcome] += 1
            if outcome == "failed" or args.verbose:
                print("%s: %s%s" % (source, outcome, why and ": " + why))
    print(", ".join("%d %s" % (count, outcome) for outcome, count in counts.most_common()))
    return 0 if counts["loaded"] and not counts["failed"] else 1


if __name__ == "__main__":
    sys.exit(main())
