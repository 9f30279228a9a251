#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes damaged sources of a container, for the libFuzzer program.

The sources are the container's sources of test/ and examples/, damaged by mutate.py.
Splices may come from any source. libFuzzer reads the mutants in one process, so that
many thousands take minutes:

    write-mutants.py --container rocm --count 20000 mutants
    build/fuzz/bin/clrx-assemble-fuzzer -runs=0 -timeout=20 -rss_limit_mb=4096 mutants

With --of, other sources are damaged, for example the output of clang -S.

    write-mutants.py --container rocm --dialect llvm --of kernels/*.s -- mutants
"""

import argparse
import os
import random
import re

import mutate

# Statements that select a container.
SELECTORS = {"amd": rb"amd", "amdcl2": rb"amdcl2", "gallium": rb"gallium", "rocm": rb"rocm|amd3"}


def sources(container):
    """Returns the conformance tests of the container, and the other sources that select it."""
    selector = re.compile(rb"^\s*\.(%s)\b" % SELECTORS[container], re.M)
    others = [s for s in mutate.read_tests() if selector.search(s.text)]
    return [list(mutate.read_vectors(container)), others]


def read_files(paths):
    return [mutate.Source([], mutate.read(path), {}) for path in paths]


def head(rng, container, dialect):
    """Returns the statements in front of the damaged source, which replace options."""
    lines = ["." + container]
    if dialect:
        lines.append(".dialect " + dialect)
        if rng.random() < 0.5:
            lines.append(".codeobject %d" % rng.choice([4, 5, 6]))
        return "".join(line + "\n" for line in lines).encode()
    if rng.random() < 0.5:
        lines.append(".gpu " + rng.choice(mutate.GPUS))
    if rng.random() < 0.3:
        lines.append(rng.choice([".32bit", ".64bit"]))
    if rng.random() < 0.5:
        lines.append(".driver_version %s" % rng.choice(["112402", "170000", "191205", "200406", "220300", "234800"]))
    return "".join(line + "\n" for line in lines).encode()


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("folder", help="folder for the mutants, created if it does not exist")
    p.add_argument("--container", required=True, choices=SELECTORS)
    p.add_argument("--dialect", help="dialect of the instructions; the sources select the rest of the target")
    p.add_argument("--of", nargs="+", metavar="FILE", help="sources to damage, instead of those of the container")
    p.add_argument("--count", type=int, default=20000)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--longest", type=int, default=1 << 17, help="bytes of a source; longer ones are cut")
    args = p.parse_args()
    groups = [read_files(args.of)] if args.of else sources(args.container)
    os.makedirs(args.folder, exist_ok=True)
    for number in range(args.count):
        rng = random.Random("%d/%d" % (args.seed, number))
        source = rng.choice(rng.choice(groups))
        text, _ = mutate.damage(rng, source.text, args.longest)
        with open(os.path.join(args.folder, "%06d.clrx" % number), "wb") as f:
            f.write(head(rng, args.container, args.dialect) + text)


if __name__ == "__main__":
    main()
