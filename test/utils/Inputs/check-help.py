# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls each script in a folder with --help. A script is a file that begins with "#!"."""

import os
import subprocess
import sys


def is_script(path):
    with open(path, "rb") as f:
        return f.read(2) == b"#!"


def find_problem(path):
    if not os.access(path, os.X_OK):
        return "is not executable"
    result = subprocess.run([path, "--help"], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    if result.returncode or "usage" not in result.stdout.lower():
        return "has no --help: " + result.stdout + result.stderr
    return None


paths = [os.path.join(folder, name) for folder, _, names in os.walk(sys.argv[1]) for name in sorted(names)]
scripts = list(filter(is_script, paths))
problems = [(path, problem) for path in scripts for problem in [find_problem(path)] if problem]
for path, problem in problems:
    print("%s %s" % (path, problem))
print("%d scripts, %d wrong" % (len(scripts), len(problems)))
