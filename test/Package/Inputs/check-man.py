# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that a manual page has each option of the --help on standard input."""

import re
import sys

with open(sys.argv[1]) as file:
    page = file.read().replace("\\-", "-")

options = re.findall(r"^  (-[\w-]+=?)", sys.stdin.read(), re.MULTILINE)
missing = [option for option in options if "\\fB%s\\fR" % option not in page]
if missing or len(options) < 40:
    sys.exit("%d options, missing %s" % (len(options), missing))
