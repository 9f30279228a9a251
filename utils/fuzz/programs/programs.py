#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares random OpenCL C programs on clrx-run with the host.

clang-22 compiles each program for the host and for a GPU. clrx-run executes the kernel,
and the results must be equal byte for byte. A program that differs is kept: its directory
has the sources, the binary, the input and a script that repeats the run.
"""

import argparse
import collections
import concurrent.futures
import os
import random
import shutil
import subprocess
import sys
import tempfile

import program_containers
import program_writer
from program_containers import CONTAINERS, PROCESSORS

DIRECTORY = os.path.dirname(os.path.abspath(__file__))

# Floating point must be exact on both sides.
COMMON_OPTIONS = ["-ffp-contract=off", "-fno-strict-aliasing", "-w", f"-I{DIRECTORY}"]
HOST_OPTIONS = ["-O0", "-x", "c", "-Xclang", "-ffloat16-excess-precision=none"]
GPU_OPTIONS = [
    *("-x", "cl", "-cl-std=CL1.2", "-target", "amdgcn-amd-amdhsa", "-nogpulib"),
    *("-cl-fp32-correctly-rounded-divide-sqrt", "-Xclang", "-fdenormal-fp-math-f32=ieee"),
]
# A crash of clang, or an instruction that its verifier refuses, says nothing of the simulator.
CRASHES = ("submit a bug report", "Illegal instruction detected")
GOOD_KINDS = {"equal", "compiler crashed"}


def run(command, **options):
    return subprocess.run(command, capture_output=True, timeout=120, **options)


class Case:
    """A program with its input."""

    def __init__(self, arguments, seed, directory):
        self.arguments = arguments
        self.seed = seed
        self.directory = directory
        r = random.Random(seed)
        used = [CONTAINERS[name] for name in arguments.containers]
        self.processor = r.choice([p for p in arguments.processors if any(p in c.processors for c in used)])
        levels = ["-O0", "-O1", "-O2", "-O3", "-Os"]
        has_hidden_arguments = all(c.has_hidden_arguments for c in used)
        # Without optimizations, calls pass all hidden arguments.
        self.level = r.choice(levels if has_hidden_arguments else levels[1:])
        self.version = r.choice([v for v in (4, 5, 6) if all(v in c.versions for c in used)])
        # Gallium and AMD CL2 have wavefronts of 64 only.
        self.has_wave64 = self.processor == "gfx1010" and (r.random() < 0.4 or not has_hidden_arguments)
        features = [f for f in ("floats", "sqrt", "atomics", "calls") if r.random() < 0.7 and f not in arguments.without]
        # Without instructions for halves, clang keeps results of operations as floats.
        if self.processor not in ("gfx600", "gfx704"):
            features.append("halves")
        self.writer = program_writer.Writer(seed, features)
        self.text = self.writer.write()
        self.input = bytes(r.getrandbits(8) for _ in range(4 * program_writer.NUM_INPUTS))
        self.scalars = {}
        for name, type_name in self.writer.scalars.items():
            self.scalars[name] = bytes(r.getrandbits(8) for _ in range(program_writer.bits_of(type_name) // 8))

    def path(self, name):
        return os.path.join(self.directory, name)

    def write(self, name, content):
        with open(self.path(name), "wb") as f:
            f.write(content)

    def write_sources(self):
        body = self.text.encode()
        self.write("host.c", b'#define HOST\n#include "host.h"\n#include "common.h"\n' + body)
        self.write("device.cl", b'#include "device.h"\n#include "common.h"\n' + body)
        self.write("in.bin", self.input)
        self.write("input.bin", self.input + b"".join(self.scalars.values()))
        for name, content in self.scalars.items():
            self.write(f"{name}.bin", content)

    def get_command(self, container):
        """Returns the command that executes the kernel."""
        w = self.writer
        items = w.group_size * w.num_groups
        arguments = [
            f"zero:{items * program_writer.NUM_OUTPUTS * 8}",
            f"zero:{(4 + w.num_groups * 4) * 4}",
            f"file:{self.path('in.bin')}",
        ] + [f"file:{self.path(name + '.bin')}" for name in self.scalars]
        program = [self.arguments.run, f"-mcpu={self.processor}", "-max-insts=20000000"]
        if container == "clover":
            executor = os.path.join(os.path.dirname(self.arguments.run), "clrx-dispatch")
            program = ["env", "SIMULATED_GPU_PROGRAM=" + executor, self.arguments.clover]
            program += [program_containers.CHIPS[self.processor], "clover-run"]
        return (
            program
            + ["-kernel=program", "-global-size=" + ",".join(str(n * g) for n, g in zip(w.local_size, w.groups))]
            + ["-local-size=" + ",".join(map(str, w.local_size))]
            + [f"-arg={a}" for a in arguments]
            + [f"-out=0:{self.path('out.bin')}", f"-out=1:{self.path('shared.bin')}", self.path(container)]
        )

    def compile(self):
        """Compiles both sides. Returns a text if that fails."""
        host = run([self.arguments.clang, *HOST_OPTIONS, *COMMON_OPTIONS, self.path("host.c"), "-o", self.path("host"), "-lm"])
        if host.returncode:
            return "host: " + host.stderr.decode()
        gpu = [self.arguments.clang, self.level, f"-mcpu={self.processor}", f"-mcode-object-version={self.version}"]
        gpu += [*GPU_OPTIONS, *COMMON_OPTIONS, "-S", self.path("device.cl"), "-o", self.path("device.s")]
        if self.has_wave64:
            gpu.append("-mwavefrontsize64")
        device = run(gpu)
        return "device: " + device.stderr.decode() if device.returncode else ""

    def check(self):
        """Yields container, kind of the result, and a text."""
        self.write_sources()
        used = [name for name in self.arguments.containers if self.processor in CONTAINERS[name].processors]
        problem = self.compile()
        kind = "compiler crashed" if any(text in problem for text in CRASHES) else "not compiled"
        expected = b"" if problem else run([self.path("host"), self.path("input.bin")]).stdout
        self.write("expected.bin", expected)
        for name in used:
            yield name, *((kind, problem) if problem else self.check_container(name, expected))

    def check_container(self, name, expected):
        """Returns the kind of the result and a text."""
        assembly, output = self.path("device.s"), self.path(name)
        problem = program_containers.build(name, self.processor, self.has_wave64, assembly, output, self.arguments)
        if problem:
            return "not assembled", problem
        result = run(self.get_command(name))
        if result.returncode:
            return "findings", result.stderr.decode()
        with open(self.path("out.bin"), "rb") as out, open(self.path("shared.bin"), "rb") as shared:
            found = out.read() + shared.read()
        if found == expected:
            return "equal", ""
        places = [i for i in range(len(found)) if found[i : i + 1] != expected[i : i + 1]]
        return "different", f"{len(places)} bytes of {len(found)}, first {places[:3]}"

    def keep(self, directory):
        """Moves the files to a directory, with a script that repeats each run."""
        shutil.rmtree(directory, ignore_errors=True)
        shutil.copytree(self.directory, directory)
        self.directory = directory
        for name in self.arguments.containers:
            command = " ".join(f"'{c}'" for c in self.get_command(name))
            self.write(f"run-{name}.sh", f"#!/bin/sh\n{command}\n".encode())


def check(arguments, seed):
    with tempfile.TemporaryDirectory(prefix=f"program-{seed}-") as directory:
        case = Case(arguments, seed, directory)
        try:
            results = list(case.check())
        except subprocess.TimeoutExpired as e:
            results = [("all", "timeout", str(e.cmd))]
        if arguments.keep and any(kind not in GOOD_KINDS for _, kind, _ in results):
            case.keep(os.path.join(arguments.keep, f"{seed}"))
    return seed, case, results


def parse_containers(text):
    names = [name for name in CONTAINERS if name != "clover"] if text == "all" else text.split(",")
    unknown = [name for name in names if name not in CONTAINERS]
    if unknown:
        raise argparse.ArgumentTypeError(f"unknown container {unknown[0]}")
    return names


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run", required=True, help="clrx-run")
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--assembler", default="clrx-mc")
    parser.add_argument("--clover", help="run-program of setup-clover.sh, for the container clover")
    parser.add_argument("--containers", type=parse_containers, default=["clang"], help="all, or some of " + ",".join(CONTAINERS))
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first program")
    parser.add_argument("--processors", type=lambda t: t.split(","), default=PROCESSORS)
    parser.add_argument("--without", type=lambda t: t.split(","), default=[], help="features to leave out: floats,sqrt,atomics,calls")
    parser.add_argument("--keep", help="directory for programs that differ")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    kinds = collections.defaultdict(collections.Counter)
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        seeds = range(arguments.seed, arguments.seed + arguments.count)
        for seed, case, results in pool.map(lambda s: check(arguments, s), seeds):
            for name, kind, text in results:
                kinds[name][kind] += 1
                if kind not in GOOD_KINDS:
                    first = "".join(text.strip().splitlines()[:1])
                    print(f"{seed}: {kind} in {name} for {case.processor} {case.level}: {first}", flush=True)
    for name, counts in kinds.items():
        print(f"{name}: " + ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    return 0 if all(set(counts) <= GOOD_KINDS for counts in kinds.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
