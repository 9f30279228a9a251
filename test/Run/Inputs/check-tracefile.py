# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks a tracefile of lcov against the manual page of geninfo and the sources.

usage: check-tracefile.py TRACEFILE
"""

import re
import sys


def check_record(record):
    """Checks the text between SF and end_of_record."""
    match = re.fullmatch(r"SF:(.+)\n((?:DA:\d+,\d+\n)+)LF:(\d+)\nLH:(\d+)\n", record)
    assert match, record
    with open(match[1], encoding="utf-8") as file:
        source = file.read().splitlines()
    counts = [tuple(map(int, pair)) for pair in re.findall(r"DA:(\d+),(\d+)", match[2])]
    lines = [line for line, _ in counts]
    assert lines == sorted(set(lines)), "lines are not in order"
    assert all(source[line - 1].strip() for line in lines), "an empty line has a count"
    assert int(match[3]) == len(counts), "LF is wrong"
    assert int(match[4]) == sum(count != 0 for _, count in counts), "LH is wrong"
    return match[1]


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        text = file.read()
    assert text.startswith("TN:\n"), "there is no TN"
    *records, rest = text[len("TN:\n") :].split("end_of_record\n")
    assert not rest, "a record has no end"
    names = [check_record(record) for record in records]
    assert len(set(names)) == len(names), "a file has two records"
    print("records: %d" % len(names))


if __name__ == "__main__":
    main()
