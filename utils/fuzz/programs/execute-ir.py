#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes LLVM's intermediate code of a random program on the host.

usage: execute-ir.py [--level LEVEL] [--passes PASSES] [options of programs.py] --seed SEED

The program is that of programs.py. clang-22 optimizes it for the GPU, with the option
LEVEL, and opt runs more passes. Then llc compiles the intermediate code for the host,
which executes it with a thread for each work-item. "equal" means that the code gives the
host's result, so neither a pass of the middle end nor the program is the cause of a
difference on clrx-run. The passes before the instruction selection include

    require<profile-summary>,function(codegenprepare,lower-switch,fix-irreducible,unify-loop-exits,structurizecfg)
"""

import argparse
import re
import subprocess
import sys
import tempfile

import program_containers
import program_writer
import programs


def run(command, **options):
    """Returns the output of a command that must succeed."""
    done = subprocess.run(command, capture_output=True, timeout=120, **options)
    if done.returncode:
        sys.exit("error: " + done.stderr.decode())
    return done.stdout


def make_host_code(text):
    """Makes intermediate code of a GPU into that of the host, with one address space."""
    replacements = [
        (r"target (datalayout|triple) = .*", ""),
        (r", addrspace\(\d+\)$", ""),
        (r" addrspace\(\d+\)", ""),
        (r"= addrspacecast ", "= bitcast "),
        (r"amdgpu_kernel ", ""),
        (r'syncscope\("[^"]*"\) ', ""),
        (r'(asm (?:sideeffect )?"", "=)v,', r"\1r,"),
        (r"(@llvm(?:\.\w+)+?)(?:\.p\d)+\b", lambda m: m[1] + ".p0" * len(re.findall(r"\.p\d", m[0][len(m[1]) :]))),
        (r"@llvm\.amdgcn\.(workitem|workgroup)\.id\.([xyz])", r"@ir_\1_\2"),
        (r"@llvm\.amdgcn\.s\.barrier", "@ir_barrier"),
        # Attributes of intrinsic functions do not suit functions of the host.
        (r"((?:declare|call) .*@ir_.*\)) #\d+", r"\1"),
        (r'"(?:amdgpu-|target-|uniform-)[^"]*"(?:="[^"]*")?', ""),
    ]
    for pattern, replacement in replacements:
        text = re.sub(pattern, replacement, text, flags=re.MULTILINE)
    return text


def write_main(case):
    """Returns the host's program that calls the kernel."""
    writer = case.writer
    items = writer.group_size * writer.num_groups
    sizes = {"NUM_GROUPS": writer.groups, "LOCAL_SIZE": writer.local_size}
    scalars = writer.scalars.items()
    lines = ['#include "host.h"']
    lines += [f"#define {name}_{'XYZ'[i]} {value}" for name, values in sizes.items() for i, value in enumerate(values)]
    lines += [f"static u64 out[{items * program_writer.NUM_OUTPUTS}];"]
    lines += [f"static u32 shared[{4 + writer.num_groups * 4}], in[{program_writer.NUM_INPUTS}] ALIGNED;"]
    lines += [f"static {t} {name};" for name, t in scalars]
    lines += ["void program(u64 *, u32 *, const u32 *" + "".join(", " + t for _, t in scalars) + ");"]
    lines += ["static void callKernel(void) { program(out, shared, in" + "".join(", " + n for n, _ in scalars) + "); }"]
    lines += ['#include "threads.h"', "int main(void) {"]
    lines += [f"  readInput(&{name}, sizeof({name}));" for name in ["in", *writer.scalars]]
    lines += ["  executeKernel();"]
    lines += [f"  fwrite({name}, sizeof({name}), 1, stdout);" for name in ("out", "shared")]
    return "\n".join(lines + ["}", ""])


def execute(case, options):
    """Returns the results of the intermediate code on the host."""
    code, main, program = case.path("device.ll"), case.path("main.c"), case.path("main")
    gpu = [options.clang, options.level or case.level, f"-mcpu={case.processor}"]
    gpu += [*programs.GPU_OPTIONS, *programs.COMMON_OPTIONS, "-S", "-emit-llvm", case.path("device.cl"), "-o", "-"]
    text = run(gpu)
    if options.passes:
        text = run([options.opt, "-S", f"-mcpu={case.processor}", "-passes=" + options.passes], input=text)
    case.write("device.ll", make_host_code(text.decode()).encode())
    case.write("main.c", write_main(case).encode())
    run([options.llc, "-O0", "-relocation-model=pic", "-filetype=obj", code, "-o", code + ".o"])
    run([options.clang, *programs.COMMON_OPTIONS, main, code + ".o", "-o", program, "-lpthread", "-lm"])
    with open(case.path("input.bin"), "rb") as file:
        return run([program], stdin=file)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--opt", default="opt-22")
    parser.add_argument("--llc", default="llc-22")
    parser.add_argument("--level", help="optimization of clang; default: that of programs.py")
    parser.add_argument("--passes", help="more passes of opt")
    parser.add_argument("--containers", type=programs.parse_containers, default=["clang"])
    parser.add_argument("--processors", type=lambda t: t.split(","), default=program_containers.PROCESSORS)
    parser.add_argument("--without", type=lambda t: t.split(","), default=[])
    parser.add_argument("--seed", type=int, required=True)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix=f"ir-{options.seed}-") as directory:
        case = programs.Case(options, options.seed, directory)
        case.write_sources()
        problem = case.compile()
        if problem:
            sys.exit("error: " + problem)
        expected = run([case.path("host"), case.path("input.bin")])
        is_equal = execute(case, options) == expected
    print(f"{options.seed} for {case.processor} {options.level or case.level}: {'equal' if is_equal else 'different'}")
    return 0 if is_equal else 1


if __name__ == "__main__":
    sys.exit(main())
