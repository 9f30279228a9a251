# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs launch files, and compares their first errors.

usage: check-launch-errors.py CLRX-RUN LIST

In LIST, a line has a launch file for raw.clrx, and the next line its error without the
name of the file. The program also tries a file that is nested deeply, and each file of
LIST without its last characters.
"""

import subprocess
import sys


def run(program, text):
    with open("test.json", "w", encoding="utf-8") as file:
        file.write(text)
    result = subprocess.run([program, "-launch=test.json", "raw.clrx"], capture_output=True, text=True)
    return result.returncode, result.stderr


def main():
    program, name = sys.argv[1:]
    with open(name, encoding="utf-8") as file:
        lines = file.read().splitlines()
    cases = list(zip(lines[::2], lines[1::2]))
    cases.append(("[" * 100000, "1:65: values are nested too deeply"))
    wrong = 0
    for text, expected in cases:
        place, message = expected.split(": ", 1)
        status, output = run(program, text)
        first = output.split("\n")[0]
        if status != 1 or first != "test.json:%s: error: %s" % (place, message):
            print("%s\n  expected %s\n  %s" % (text[:200], expected, output))
            wrong += 1
    for text, _ in cases[::6]:
        for end in range(0, min(len(text), 300), 7):
            status, output = run(program, text[:end])
            if status != 1 or "error: " not in output:
                print("status %d: %s" % (status, text[:end]))
                wrong += 1
    print("%d files, %d wrong" % (len(cases), wrong))


main()
