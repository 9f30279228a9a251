#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that `clrx-mc --format-source` changes nothing but blanks.

For each source, the formatted source must have the same number of lines and the same
characters except blanks, and must not change when it is formatted again. If the source
assembles, the formatted source must assemble to the same bytes.

Prints one line for each violation and the numbers of sources. The exit status is 0 if
there is no violation.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile


def run(arguments, folder=None):
    result = subprocess.run(arguments, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return result.returncode, result.stdout


def check(program, options, path, copy):
    """Returns whether the source assembles, and a description of a violation or None."""
    before = path.read_bytes()
    status, after = run([program, "--format-source", str(path)])
    if status:
        return False, "cannot be formatted"
    if before.count(b"\n") != after.count(b"\n"):
        return False, "another number of lines"
    if re.sub(rb"[ \t]", b"", before) != re.sub(rb"[ \t]", b"", after):
        return False, "another text"
    copy.write_bytes(after)
    if run([program, "--format-source", str(copy)])[1] != after:
        return False, "another result when formatted again"
    command = [program, "-filetype=obj", "-w", "-I.", "-o", "-", *options]
    expected = run([*command, str(path)], path.parent)
    if expected[0]:
        return False, None
    same = expected == run([*command, str(copy)], path.parent)
    return True, None if same else "other bytes"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clrx-mc", default="clrx-mc")
    parser.add_argument("--option", action="append", default=[], help="option for assembling")
    parser.add_argument("sources", nargs="+", type=pathlib.Path)
    args = parser.parse_args()
    assembled = violations = 0
    with tempfile.TemporaryDirectory() as folder:
        for path in args.sources:
            is_assembled, violation = check(args.clrx_mc, args.option, path.resolve(), pathlib.Path(folder) / path.name)
            assembled += is_assembled
            if violation:
                print("%s: %s" % (path, violation))
                violations += 1
    print("%d sources, %d assembled, %d violations" % (len(args.sources), assembled, violations))
    return violations != 0


if __name__ == "__main__":
    sys.exit(main())
