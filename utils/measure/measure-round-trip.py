#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the binaries whose exact disassembly assembles to the same file.

Disassembles each file with --exact, which assembles the text itself and compares the
bytes. With --assembler, that program assembles the text again. Prints how many files
are identical, how many others are identical only as raw code, and the rest by message.
The exit status is 1 if a file is not identical. The fuzzers in utils/fuzz/containers do
the same with random programs (--exact).
"""

import argparse
import collections
import os
import re
import subprocess
import sys
import tempfile


# Verdicts on identical files.
COMES_BACK = "come back"
AS_RAW_CODE = "come back as raw code"
# First words of the text of files that come back as raw code only.
RAW_CODE = b"# As raw code"


def binaries(paths):
    for path in paths:
        if os.path.isdir(path):
            names = sorted(os.listdir(path))
            yield from (os.path.join(path, name) for name in names if name.endswith(".bin"))
        else:
            yield path


def assembles_to(assembler, text, path):
    with tempfile.TemporaryDirectory() as folder:
        source, output = os.path.join(folder, "source.s"), os.path.join(folder, "output")
        with open(source, "wb") as f:
            f.write(text)
        if subprocess.run([assembler, "-o", output, source], capture_output=True).returncode:
            return False
        with open(output, "rb") as made, open(path, "rb") as wanted:
            return made.read() == wanted.read()


def verdict(args, path):
    """Returns a verdict, or an error message."""
    disassembly = subprocess.run([args.disassembler, "--exact"] + args.option + [path], capture_output=True)
    if disassembly.returncode:
        message = disassembly.stderr.decode(errors="replace").strip()
        return re.sub(r"\d+", "N", message.split("': ", 1)[-1])
    if args.assembler and not assembles_to(args.assembler, disassembly.stdout, path):
        return "the assembler makes another file"
    return AS_RAW_CODE if RAW_CODE in disassembly.stdout else COMES_BACK


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--disassembler", required=True, help="our clrxdisasm")
    p.add_argument("--assembler", help="our clrxasm")
    p.add_argument("--option", action="append", default=[], help="option for the disassembler, such as --option=-r")
    p.add_argument("paths", nargs="+", help="binaries, and folders of .bin files")
    args = p.parse_args()
    verdicts = collections.defaultdict(list)
    for path in binaries(args.paths):
        verdicts[verdict(args, path)].append(os.path.basename(path))
    print(len(verdicts.pop(COMES_BACK, [])), COMES_BACK)
    for message, names in sorted(verdicts.items(), key=lambda row: -len(row[1])):
        print(len(names), message + ":", *names)
    return 1 if set(verdicts) - {AS_RAW_CODE} else 0


if __name__ == "__main__":
    sys.exit(main())
