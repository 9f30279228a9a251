# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For each word, prints the name of the first pattern of a TextMate grammar that matches it."""

import json
import re
import sys

WORDS = """.sgprsnum .amdcl2 .sgprs v_add_f32 V_ADD_F32 exp v_add_f33 v12 v[ ttmp3 vcc_lo exec dst_sel
0x1F 0b101 1.5e-3 label:""".split() + ["# comment", "/* comment", '"text"', "name"]

with open(sys.argv[1]) as file:
    grammar = json.load(file)

for word in WORDS:
    scope = "nothing"
    for pattern in grammar["patterns"]:
        if re.match(pattern.get("match", pattern.get("begin")), word):
            scope = pattern["name"].removesuffix(".clrx")
            break
    print("%s: %s" % (word, scope))
