#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lists the warnings about the code of binaries.

Checks each ELF file among the arguments and below the folders among them with
`clrx-mc --check`. Prints one line for each file and rule: the number of warnings, the
rule and the file. At the end, prints the totals by rule, and the number of files with
and without warnings. The list of the warnings for public kernels in docs/checks.md comes
from this script. The tool reports at most 100 warnings of a rule for each file.
"""

import argparse
import collections
import json
import os
import subprocess
import sys

ELF_MAGIC = b"\x7fELF"


def elf_files(paths):
    for path in paths:
        names = [path] if os.path.isfile(path) else (
            os.path.join(folder, name) for folder, _, files in os.walk(path) for name in files
        )
        for name in sorted(names):
            with open(name, "rb") as f:
                if f.read(len(ELF_MAGIC)) == ELF_MAGIC:
                    yield name


def count_rules(tool, options, name):
    """Returns the number of warnings by rule; None if the tool cannot read the file."""
    run = subprocess.run(
        [tool, "--check", "--diagnostics-format=json", *options, name],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )
    found = [json.loads(line) for line in run.stderr.splitlines()]
    if any(d["severity"] == "error" for d in found):
        return None
    return collections.Counter(d["rule"] for d in found if d["severity"] == "warning")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", default="clrx-mc", help="the program to run")
    parser.add_argument("--option", action="append", default=[], help="an option such as -Wall")
    parser.add_argument("paths", nargs="+", metavar="FILE_OR_FOLDER")
    args = parser.parse_args()

    totals = collections.Counter()
    verdicts = collections.Counter()
    for name in elf_files(args.paths):
        rules = count_rules(args.tool, args.option, name)
        if rules is None:
            verdicts["not read"] += 1
            continue
        verdicts["with warnings" if rules else "without warnings"] += 1
        for rule, count in sorted(rules.items()):
            print(f"{count:5} {rule:24} {name}")
        totals += rules
    print("total:")
    for rule, count in sorted(totals.items()):
        print(f"{count:5} {rule}")
    print(", ".join(f"{count} files {verdict}" for verdict, count in sorted(verdicts.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
