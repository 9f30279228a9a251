#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Print a source with about the given number of lines, in groups of 10."""

import sys

HEADER = """.rawcode
.macro move, to, from
    s_mov_b32 \\to, \\from
    s_nop \\from & 1
.endm
"""
# Mentions: label 2, count 3, move 1, local label 2, scope 2, inner 2.
GROUP = """label{0}: s_mov_b32 s0, 1
count{0} = {0}
    move s1, count{0}
    .int count{0} + 1
1:  s_branch 1b
    s_branch label{0}
    .scope scope{0}
    inner = 1
    .ends
    .int scope{0}::inner
"""


def main():
    print(HEADER, end="")
    for number in range(int(sys.argv[1]) // 10):
        print(GROUP.format(number), end="")


if __name__ == "__main__":
    main()
