#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the links of the project's Markdown files to other files and their headings.

The exit status is 1 if a target does not exist. Links to other sites are not checked.
"""

import argparse
import os
import re
import sys

from documents import ROOT, find_documents

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.*?)\s*$", re.M)
FENCE = re.compile(r"^ *```.*?^ *```$", re.M | re.S)
CODE = re.compile(r"`[^`\n]*`")


def read(path):
    with open(path, encoding="utf-8") as f:
        return FENCE.sub("", f.read())


def anchors(path):
    """Returns the names that GitHub gives to headings."""
    names = set()
    for heading in HEADING.findall(read(path)):
        text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        name = re.sub(r"[^\w\- ]", "", text).replace(" ", "-")
        number = 0
        while name + ("-%d" % number if number else "") in names:
            number += 1
        names.add(name + ("-%d" % number if number else ""))
    return names


def check(path):
    problems = []
    # The text of a link may be code, so keep code that contains a link.
    text = CODE.sub(lambda m: m.group(0) if "](" not in m.group(0) else "", read(path))
    for link in LINK.findall(text):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = os.path.normpath(os.path.join(os.path.dirname(path), name)) if name else path
        if not os.path.exists(target):
            problems.append("%s: %s does not exist" % (path, link))
        elif anchor and anchor not in anchors(target):
            problems.append("%s: %s has no such heading" % (path, link))
    return problems


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("root", nargs="?", default=ROOT)
    args = p.parse_args()
    files = list(find_documents(args.root))
    problems = [problem for path in files for problem in check(path)]
    for problem in problems:
        print(problem)
    print("%d documents, %d wrong links" % (len(files), len(problems)))
    return 1 if problems or not files else 0


if __name__ == "__main__":
    sys.exit(main())
