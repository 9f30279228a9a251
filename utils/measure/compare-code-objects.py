#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares code objects of compiled kernels with those of clang and ld.lld.

clang compiles OpenCL C to assembly, from which clrx-mc makes a code object, and to
an object, which ld.lld links. The loaded content must be the same: every section
with an address, its name, address, flags and content, the header's flags and ABI
version, and the dynamic symbols. With --relocatable, clrx-mc writes an object, and
ld.lld links it. Before version 5, clang's assembly lacks one property of its
objects, a stack of unknown size. In this case, the result must equal the object
that llvm-mc makes from the assembly.

Prints the differences, and at the end the number of compared files by GPU. The
exit status is 0 if there are no differences.

    compare-code-objects.py [options] FILE.cl...
"""

import argparse
import collections
import pathlib
import subprocess
import sys
import tempfile

from elf64 import SHF_ALLOC, Elf

GPUS = ["gfx803", "gfx906", "gfx90a", "gfx942", "gfx1010", "gfx1030", "gfx1100", "gfx1201"]
CLANG_OPTIONS = ["-w", "-x", "cl", "-cl-std=CL2.0", "-nogpulib", "--target=amdgcn-amd-amdhsa"]


def read_loaded(data):
    """Returns the parts of a code object that a loader sees, by name."""
    elf = Elf(data)
    result = {"ABI version": elf.abi_version, "flags": elf.flags}
    for s in elf.sections:
        if s.flags & SHF_ALLOC:
            result[s.name] = (s.kind, s.flags, s.address, s.size, s.align, s.entry, s.content)
    return result


def describe(name, ours, theirs):
    if ours is None or theirs is None:
        return f"{name}: only in {'theirs' if ours is None else 'ours'}"
    if isinstance(ours, int):
        return f"{name}: {ours:#x} instead of {theirs:#x}"
    if ours[:-1] != theirs[:-1]:
        return f"{name}: {ours[:-1]} instead of {theirs[:-1]}"
    place = next(i for i, (a, b) in enumerate(zip(ours[-1], theirs[-1])) if a != b)
    return (
        f"{name}+{place:#x}: {ours[-1][place:place + 8].hex()} instead of "
        f"{theirs[-1][place:place + 8].hex()}"
    )


def compare(ours, theirs):
    ours, theirs = read_loaded(ours), read_loaded(theirs)
    names = list(theirs) + [n for n in ours if n not in theirs]
    return [describe(n, ours.get(n), theirs.get(n)) for n in names if ours.get(n) != theirs.get(n)]


def run(command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    return done.returncode, done.stderr


class Checker:
    def __init__(self, args, folder):
        self.args = args
        self.folder = pathlib.Path(folder)
        self.as_assembled = collections.Counter()  # Number of files by GPU.

    def link(self, source, result):
        lld = [self.args.lld, "--no-undefined", "-shared", "-o", result, source]
        return run(lld)

    def check(self, source, gpu, level, version):
        """Returns the differences; there should be none."""
        options = CLANG_OPTIONS + [f"-mcpu={gpu}", f"-O{level}", f"-mcode-object-version={version}"]
        folder = self.folder
        clang = [self.args.clang, *options, source]
        for more in (["-S", "-o", folder / "k.s"], ["-c", "-o", folder / "k.o"]):
            status, text = run(clang + more)
            if status:
                return ["clang: " + text]
        status, text = self.link(folder / "k.o", folder / "theirs")
        if status:
            return ["ld.lld: " + text]
        ours = folder / "ours"
        command = [self.args.clrx_mc, "--dialect=llvm", "--format=rocm", "-filetype=obj", f"-mcpu={gpu}"]
        command += ["--relocatable"] if self.args.relocatable else []
        status, text = run(command + ["-o", ours, folder / "k.s"])
        if status:
            return ["clrx-mc: " + text]
        if self.args.relocatable:
            status, text = self.link(ours, folder / "linked")
            if status:
                return ["ld.lld of ours: " + text]
            ours = folder / "linked"
        problems = compare(ours.read_bytes(), (folder / "theirs").read_bytes())
        return problems and self.check_assembled(ours, gpu, problems)

    def check_assembled(self, ours, gpu, problems):
        """Returns `problems`, the differences from clang's object. Returns none if ours equals
        llvm-mc's object of the assembly, because clang's object is known to differ from it."""
        folder = self.folder
        llvm_mc = [self.args.llvm_mc, "-triple=amdgcn-amd-amdhsa", f"-mcpu={gpu}", "-filetype=obj"]
        status, _ = run(llvm_mc + ["-o", folder / "m.o", folder / "k.s"])
        if status or self.link(folder / "m.o", folder / "assembled")[0]:
            return problems
        if compare(ours.read_bytes(), (folder / "assembled").read_bytes()):
            return problems
        self.as_assembled[gpu] += 1
        return []


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("sources", nargs="+", metavar="FILE.cl")
    parser.add_argument("--clrx-mc", default="clrx-mc")
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--llvm-mc", default="llvm-mc-22")
    parser.add_argument("--lld", default="ld.lld-22")
    parser.add_argument("--gpus", default=",".join(GPUS))
    parser.add_argument("--levels", default="0,3", help="levels for clang's -O (default: %(default)s)")
    parser.add_argument("--versions", default="4,5,6", help="versions of code objects (default: %(default)s)")
    parser.add_argument("--relocatable", action="store_true", help="write objects and let ld.lld link them")
    args = parser.parse_args()
    compared, failed = collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        checker = Checker(args, folder)
        for gpu in args.gpus.split(","):
            for source in args.sources:
                for level in args.levels.split(","):
                    for version in args.versions.split(","):
                        problems = checker.check(source, gpu, level, version)
                        compared[gpu] += 1
                        failed[gpu] += bool(problems)
                        for problem in problems:
                            print(f"{source} {gpu} -O{level} v{version}: {problem.strip()}")
    for gpu, count in compared.items():
        note = f", {checker.as_assembled[gpu]} are llvm-mc's" if checker.as_assembled[gpu] else ""
        print(f"{gpu}: {count} compared, {failed[gpu]} differ{note}")
    return 1 if failed.total() else 0


if __name__ == "__main__":
    sys.exit(main())
