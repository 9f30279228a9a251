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

import program_writer

DIRECTORY = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(DIRECTORY, "../../measure"))
import containers  # noqa: E402

PROCESSORS = ["gfx600", "gfx704", "gfx802", "gfx803", "gfx900", "gfx906", "gfx1010"]

# Floating point must be exact on both sides.
COMMON_OPTIONS = ["-ffp-contract=off", "-fno-strict-aliasing", "-w", f"-I{DIRECTORY}"]
HOST_OPTIONS = ["-O1", "-x", "c", "-Xclang", "-ffloat16-excess-precision=none"]
GPU_OPTIONS = [
    *("-x", "cl", "-cl-std=CL1.2", "-target", "amdgcn-amd-amdhsa", "-nogpulib"),
    *("-cl-fp32-correctly-rounded-divide-sqrt", "-Xclang", "-fdenormal-fp-math-f32=ieee"),
]
# A crash of clang says nothing of the simulator.
GOOD_KINDS = {"equal", "compiler crashed"}


def run(command, **options):
    return subprocess.run(command, capture_output=True, timeout=120, **options)


class Container:
    """How a compiled kernel gets into a container."""

    def __init__(self, header="", processors=PROCESSORS, versions=(4, 5, 6), has_hidden_arguments=True):
        self.header = header  # First lines of a source with the compiler's assembly; empty for its object.
        self.processors = processors
        self.versions = versions  # Versions of the compiler's code object.
        self.has_hidden_arguments = has_hidden_arguments


OLD_AMDCL2_DRIVER = ".amdcl2\n.64bit\n.driver_version 200406\n"
OLD_GALLIUM_DRIVER = ".gallium\n.driver_version 170000\n.llvm_version 40000\n"
CONTAINERS = {
    "clang": Container(),
    "codeobject3": Container(versions=[4]),
    "rocm": Container(".rocm\n"),
    "amdcl2": Container(containers.AMDCL2, ["gfx704", "gfx802", "gfx803", "gfx900"], [4], False),
    "amdcl2-old": Container(OLD_AMDCL2_DRIVER, ["gfx704", "gfx802", "gfx803"], [4], False),
    "gallium": Container(containers.GALLIUM, PROCESSORS, [4], False),
    "gallium-old": Container(OLD_GALLIUM_DRIVER, PROCESSORS[:-1], [4], False),
}


def make_version3(path):
    """Turns a code object of version 4 into one of version 3."""
    with open(path, "rb") as f:
        data = bytearray(f.read())
    abi_version, features = 8, slice(49, 52)
    data[abi_version] = 1
    data[features] = bytes(3)  # Version 4 has two bits for each feature.
    name = data.index(b"amdhsa.version\x92\x01\x01")
    data[name + len("amdhsa.version") + 2] = 0
    with open(path, "wb") as f:
        f.write(data)


class Case:
    """A program with its input."""

    def __init__(self, arguments, seed, directory):
        self.arguments = arguments
        self.seed = seed
        self.directory = directory
        r = random.Random(seed)
        self.container = CONTAINERS[arguments.container]
        self.processor = r.choice([p for p in arguments.processors if p in self.container.processors])
        levels = ["-O0", "-O1", "-O2", "-O3", "-Os"]
        # Without optimizations, calls pass all hidden arguments.
        self.level = r.choice(levels if self.container.has_hidden_arguments else levels[1:])
        self.version = r.choice(self.container.versions)
        # Gallium and AMD CL2 have wavefronts of 64 only.
        self.has_wave64 = r.random() < 0.4 or not self.container.has_hidden_arguments
        features = [f for f in ("floats", "sqrt", "atomics", "calls") if r.random() < 0.7 and f not in arguments.without]
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

    def get_command(self, binary="device.o", kernel="program"):
        """Returns the command that executes the kernel."""
        w = self.writer
        items = w.group_size * w.num_groups
        arguments = [
            f"zero:{items * program_writer.NUM_OUTPUTS * 8}",
            f"zero:{(4 + w.num_groups * 4) * 4}",
            f"file:{self.path('in.bin')}",
        ] + [f"file:{self.path(name + '.bin')}" for name in self.scalars]
        return (
            [self.arguments.run, self.path(binary), f"-kernel={kernel}", f"-mcpu={self.processor}"]
            + ["-global-size=" + ",".join(str(n * g) for n, g in zip(w.local_size, w.groups))]
            + ["-local-size=" + ",".join(map(str, w.local_size)), "-max-insts=20000000"]
            + [f"-arg={a}" for a in arguments]
            + [f"-out=0:{self.path('out.bin')}", f"-out=1:{self.path('shared.bin')}"]
        )

    def compile(self):
        """Compiles both sides. Returns a text if that fails."""
        host = run([self.arguments.clang, *HOST_OPTIONS, *COMMON_OPTIONS, self.path("host.c"), "-o", self.path("host"), "-lm"])
        if host.returncode:
            return "host: " + host.stderr.decode()
        return self.compile_kernel()

    def compile_kernel(self):
        gpu = [self.arguments.clang, self.level, f"-mcpu={self.processor}", f"-mcode-object-version={self.version}"]
        gpu += [*GPU_OPTIONS, *COMMON_OPTIONS]
        if self.processor == "gfx1010" and self.has_wave64:
            gpu.append("-mwavefrontsize64")
        if self.container.header:
            gpu.append("-S")
        output = self.path("device.s" if self.container.header else "device.o")
        device = run([*gpu, self.path("device.cl"), "-o", output])
        if device.returncode:
            return "device: " + device.stderr.decode()
        return self.assemble(output) if self.container.header else self.finish(output)

    def finish(self, output):
        if self.arguments.container == "codeobject3":
            make_version3(output)
        return ""

    def assemble(self, assembly):
        """Puts the compiler's assembly into the container."""
        self.write("device.clrx", containers.wrap(self.container.header, self.processor, assembly).encode())
        command = [self.arguments.assembler, "-w", "-filetype=obj", self.path("device.clrx")]
        device = run([*command, "-o", self.path("device.o")])
        return "assembler: " + device.stderr.decode() if device.returncode else ""

    def check(self):
        """Returns the kind of the result and a text."""
        self.write_sources()
        problem = self.compile()
        if "submit a bug report" in problem:
            return "compiler crashed", ""
        if problem:
            return "not compiled", problem
        expected = run([self.path("host"), self.path("input.bin")])
        if expected.returncode:
            return "not compiled", "the host's program fails"
        command = self.get_command()
        self.write("run.sh", ("#!/bin/sh\n" + " ".join(f"'{c}'" for c in command) + "\n").encode())
        self.write("expected.bin", expected.stdout)
        result = run(command)
        if result.returncode:
            return "findings", result.stderr.decode()
        with open(self.path("out.bin"), "rb") as out, open(self.path("shared.bin"), "rb") as shared:
            found = out.read() + shared.read()
        if found == expected.stdout:
            return "equal", ""
        places = [i for i in range(len(found)) if found[i : i + 1] != expected.stdout[i : i + 1]]
        return "different", f"{len(places)} bytes of {len(found)}, first {places[:3]}"


def check(arguments, seed):
    directory = tempfile.mkdtemp(prefix=f"program-{seed}-")
    case = Case(arguments, seed, directory)
    try:
        kind, text = case.check()
    except subprocess.TimeoutExpired as e:
        kind, text = "timeout", str(e.cmd)
    if kind not in GOOD_KINDS and arguments.keep:
        kept = os.path.join(arguments.keep, f"{seed}")
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(directory, kept)
        case.directory = kept
        case.write("run.sh", ("#!/bin/sh\n" + " ".join(f"'{c}'" for c in case.get_command()) + "\n").encode())
    shutil.rmtree(directory)
    return seed, case, kind, text


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run", required=True, help="clrx-run")
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--assembler", default="clrx-mc")
    parser.add_argument("--container", choices=CONTAINERS, default="clang", help="default: the compiler's code object")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first program")
    parser.add_argument("--processors", type=lambda t: t.split(","), default=PROCESSORS)
    parser.add_argument("--without", type=lambda t: t.split(","), default=[], help="features to leave out: floats,sqrt,atomics,calls")
    parser.add_argument("--keep", help="directory for programs that differ")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    kinds = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        seeds = range(arguments.seed, arguments.seed + arguments.count)
        for seed, case, kind, text in pool.map(lambda s: check(arguments, s), seeds):
            kinds[kind] += 1
            if kind not in GOOD_KINDS:
                first = text.strip().splitlines()[:1]
                print(f"{seed}: {kind} on {case.processor} {case.level}: {''.join(first)}", flush=True)
    print(", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items())))
    return 0 if set(kinds) <= GOOD_KINDS else 1


if __name__ == "__main__":
    sys.exit(main())
