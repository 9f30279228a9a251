# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles the sources in this folder for several GPUs, and checks clrx-check-object:
the objects that it rewrites must equal clang's, and those that it links lld's."""

import argparse
import filecmp
import os
import subprocess

GPUS = ["gfx803", "gfx906", "gfx90a", "gfx942", "gfx1010", "gfx1030", "gfx1100", "gfx1201", "gfx9-generic"]
OPTIONS = [["-O0"], ["-O2", "-mcode-object-version=4"], ["-O1", "-g", "-mcode-object-version=5"]]
SECTIONS = ["-O2", "-ffunction-sections", "-fdata-sections", "-fstack-size-section"]


def list_cases():
    """Yields (source, GPU, options)."""
    for number, gpu in enumerate(GPUS):
        for options in OPTIONS:
            # Generic GPUs came with version 6.
            if "generic" not in gpu or len(options) == 1:
                yield "functions.cl", gpu, options
        yield "templates.hip", gpu, OPTIONS[0 if "generic" in gpu else number % len(OPTIONS)]
    for source in "functions.cl", "templates.hip":
        for gpu in "gfx906", "gfx1100":
            yield source, gpu, SECTIONS
    yield "templates.hip", "gfx906", OPTIONS[2]


def compile_source(clang, source, gpu, options, output):
    """Compiles to assembly, and assembles that in a second step, because clang would
    link the object of a HIP source."""
    assembly = output + ".s"
    if source.endswith(".cl"):
        language = ["-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-mcpu=" + gpu]
    else:
        language = ["-x", "hip", "--cuda-device-only", "-nogpuinc", "--offload-arch=" + gpu]
    subprocess.run([clang, *language, "-w", "-nogpulib", *options, "-S", source, "-o", assembly], check=True)
    version = [o for o in options if o.startswith("-mcode-object-version")]
    target = ["-target", "amdgcn-amd-amdhsa", "-mcpu=" + gpu]
    subprocess.run([clang, *target, "-w", *version, "-c", assembly, "-o", output], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for option in "--clang", "--lld", "--check-object", "--folder":
        parser.add_argument(option, required=True)
    args = parser.parse_args()
    os.makedirs(args.folder, exist_ok=True)
    paths = [os.path.join(args.folder, name) for name in ("object", "rewritten", "lld.so", "linked.so")]
    compiled, rewritten, expected, linked = paths
    same = 0
    for source, gpu, options in list_cases():
        compile_source(args.clang, os.path.join(os.path.dirname(__file__), source), gpu, options, compiled)
        subprocess.run([args.lld, "--no-undefined", "-shared", "-o", expected, compiled], check=True)
        subprocess.run([args.check_object, "rewrite", compiled, rewritten], check=True)
        subprocess.run([args.check_object, "link", compiled, linked], check=True)
        differ = [a for a, b in ((rewritten, compiled), (linked, expected)) if not filecmp.cmp(a, b, shallow=False)]
        if differ:
            print("%s for %s with %s: %s differ" % (source, gpu, " ".join(options), ", ".join(differ)))
        same += not differ
    print("%d objects are the same" % same)


if __name__ == "__main__":
    main()
