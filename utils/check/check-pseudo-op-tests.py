#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lists the pseudo-ops that no test uses; the exit status is 1 if there are any.

Reads the output of clrx-mc --help-pseudo-ops from standard input, and searches for
each pseudo-op as a statement in the tests below the folders. Tests are lit tests (.s,
.test), sources (.clrx) with a RUN line, and sources for which the same folder has the
reference's bytes (.bin) or, with --errors, the reference's diagnostics (.err).
"""

import argparse
import os
import re
import sys

HEADING = re.compile(r"^### `(\.\w+)", re.M)
# At the start of a line, after a label or another statement, or in the text of a RUN line.
STATEMENT = re.compile(rb"(?:^|[;:'\"{]|\\n)[ \t]*(\.\w+)", re.M)


def is_test(path, errors):
    stem, ending = os.path.splitext(path)
    if ending in (".s", ".test"):
        return True
    if ending != ".clrx":
        return False
    if os.path.exists(stem + ".bin") or (errors and os.path.exists(stem + ".err")):
        return True
    with open(path, "rb") as f:
        return b"RUN:" in f.read(200)


def tests(folders, errors):
    for folder in folders:
        for place, _, names in os.walk(folder):
            paths = (os.path.join(place, name) for name in names)
            yield from (path for path in paths if is_test(path, errors))


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--errors", action="store_true", help="count tests of diagnostics, too")
    p.add_argument("folders", nargs="+")
    args = p.parse_args()
    names = HEADING.findall(sys.stdin.read())
    used = set()
    for path in tests(args.folders, args.errors):
        with open(path, "rb") as f:
            used.update(name.decode().lower() for name in STATEMENT.findall(f.read()))
    untested = [name for name in names if name not in used]
    for name in untested:
        print(name + " has no test")
    return 0 if names and not untested else 1


if __name__ == "__main__":
    sys.exit(main())
