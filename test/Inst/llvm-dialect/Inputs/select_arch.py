# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: select_arch.py ARCH SOURCE

Prints the parts of SOURCE for ARCH. A part begins after a line `//! NAME...`, and
ends before the next such line. It is printed if a NAME is ARCH or "all".
"""

import sys

arch, source = sys.argv[1:]
selected, count = False, 0
with open(source) as f:
    for line in f:
        if line.startswith("//!"):
            selected = bool({arch, "all"} & set(line.split()[1:]))
        elif selected:
            print(line, end="")
            count += 1
sys.exit(count == 0)
