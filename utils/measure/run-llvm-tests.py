#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs LLVM's own tests of its assembler with clrx-mc in the place of llvm-mc.

FOLDER is llvm/test/MC/AMDGPU or llvm/test/MC/Disassembler/AMDGPU in LLVM's own tree, of the
release that clrx-mc is built with. These tests are not part of this project.

Each RUN line with llvm-mc is executed. It must have the exit status 0, as in lit. The script
prints how many lines have it. For the others, it prints the first error, by frequency.
"""

import argparse
import collections
import concurrent.futures
import os
import re
import shlex
import subprocess
import sys
import tempfile

RUN = re.compile(r"RUN:\s*(.*?)\s*$")
# Stands for %extract-encodings of LLVM's configuration of lit.
EXTRACT = r"sed -n 's/.*encoding: \(\[.*\]\).*/\1/p'"
# clrx-mc has one more choice than llvm-mc: the container. Only code for the HSA runtime has kernels.
WRAPPER = """#!/bin/sh
format=rawcode
for argument; do
  case $argument in *amdhsa*) format=rocm ;; esac
done
exec %s --dialect=llvm --format=$format -w -ferror-limit=0 "$@"
"""


def read_run_lines(path):
    """Yields the commands of a test."""
    command = ""
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:
            if match := RUN.search(line):
                command += match[1]
                if command.endswith("\\"):
                    command = command[:-1] + " "
                else:
                    yield command
                    command = ""


def execute(path, command, arguments, folder, number):
    """Returns the first error of the command; nothing if it succeeds."""
    temporary = os.path.join(folder, "t%d" % number)
    values = ("%extract-encodings", EXTRACT), ("%s", path), ("%S", os.path.dirname(path)), ("%t", temporary)
    for name, value in values:
        command = command.replace(name, value)
    search = [folder, arguments.llvm_tools, os.environ["PATH"]]
    environment = dict(os.environ, PATH=os.pathsep.join(search), LC_ALL="C")
    shell = ["bash", "-o", "pipefail", "-c", command]
    try:
        done = subprocess.run(shell, capture_output=True, env=environment, cwd=folder, timeout=arguments.timeout)
    except subprocess.TimeoutExpired:
        return "more than %d seconds" % arguments.timeout
    if not done.returncode:
        return ""
    lines = done.stderr.decode("utf-8", "replace").splitlines()
    errors = [line for line in lines if "error" in line] or lines
    return errors[0] if errors else "no message"


def generalize(error):
    """Returns an error without names and places, so that similar ones count together."""
    error = re.sub(r"[^ ]*/", "", error)
    error = re.sub(r"^[\w.-]+:\d+:\d+: ", "", error)
    error = re.sub(r"error: [\w-]+: ", "error: CHECK: ", error)
    return re.sub(r"'[^']*'", "'...'", error)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("--assembler", default="clrx-mc")
    parser.add_argument("--llvm-tools", default="/usr/lib/llvm-22/bin", help="folder of FileCheck, not and llvm-readobj")
    parser.add_argument("--only", default="", help="run only the tests whose names contain this text")
    parser.add_argument("--list", action="store_true", help="print each command that fails")
    parser.add_argument("--timeout", type=int, default=120, metavar="SECONDS")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    root = os.path.abspath(arguments.folder)
    names = [n for n in sorted(os.listdir(root)) if n.endswith((".s", ".txt")) and arguments.only in n]
    paths = [os.path.join(root, name) for name in names]
    runs = [(path, command) for path in paths for command in read_run_lines(path) if "llvm-mc" in command]
    reasons = collections.Counter()
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        wrapper = os.path.join(folder, "llvm-mc")
        with open(wrapper, "w") as file:
            file.write(WRAPPER % shlex.quote(os.path.abspath(arguments.assembler)))
        os.chmod(wrapper, 0o755)
        started = [pool.submit(execute, *run, arguments, folder, number) for number, run in enumerate(runs)]
        for (path, command), result in zip(runs, started):
            if error := result.result():
                reasons[generalize(error)] += 1
                if arguments.list:
                    print("%s: %s\n    %s" % (os.path.basename(path), command, error))
    for reason, count in reasons.most_common(30):
        print("%5d  %s" % (count, reason[:150]))
    print("%d of %d commands succeed" % (len(runs) - sum(reasons.values()), len(runs)))


if __name__ == "__main__":
    sys.exit(main())
