#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs kernels of public repositories on clrx-run and checks what they compute.

SOURCES is a folder with one folder for each repository, named like the repository. The
expected values come from implementations of the algorithms in Python, or from the same
OpenCL source, compiled for the host. A family whose repository is missing is left out.
A kernel with a finding counts as wrong.
"""

import argparse
import concurrent.futures
import os
import sys

from public_kernels import anubis, catalyst, eradicate, ethash, gateless, hashes, randomx, samples
from public_kernels.runner import Difference, Runner

# Families by name. Each has REPOSITORY and find_cases(), which yields names and functions.
FAMILIES = {
    "ethash": ethash,
    "gateless": gateless,
    "hashes": hashes,
    "anubis": anubis,
    "eradicate": eradicate,
    "catalyst": catalyst,
    "samples": samples,
    "randomx": randomx,
}


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", metavar="SOURCES", help="folder of repositories")
    parser.add_argument("--run", default="clrx-run")
    parser.add_argument("--assembler", default="clrxasm")
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--family", action="append", choices=FAMILIES, help="run only this family; may be repeated")
    parser.add_argument("--only", default="", help="run only cases whose name contains this text")
    parser.add_argument("--seed", type=int, default=0, help="seed of clrx-run")
    parser.add_argument("--no-check", default="", help="groups of findings that clrx-run ignores")
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args()


def run_case(case):
    """Returns the text of the difference, or nothing."""
    try:
        case()
    except Difference as difference:
        return str(difference)
    return ""


def run_family(name, args, jobs):
    """Runs the cases of a family. Returns whether all of them are right."""
    family = FAMILIES[name]
    folder = os.path.join(args.sources, family.REPOSITORY)
    if not os.path.isdir(folder):
        print("%s: there is no folder %s" % (name, family.REPOSITORY))
        return True
    with Runner(args) as runner:
        cases = [(text, case) for text, case in family.find_cases(runner, folder) if args.only in text]
        results = list(jobs.map(run_case, [case for _, case in cases]))
    for (text, _), result in zip(cases, results):
        if result:
            print("%s, %s: %s" % (name, text, result))
    wrong = sum(map(bool, results))
    print("%s: %d right, %d wrong" % (name, len(cases) - wrong, wrong), flush=True)
    return not wrong


def main():
    args = parse_arguments()
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as jobs:
        results = [run_family(name, args, jobs) for name in args.family or FAMILIES]
    return not all(results)


if __name__ == "__main__":
    sys.exit(main())
