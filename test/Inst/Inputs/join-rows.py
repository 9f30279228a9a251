# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: join-rows.py ROWS.jsonl SOURCE BINARY

Joins the one-instruction rows that a reference assembler accepted into one
source, several times over and in different orders, and their bytes into one
binary, so that encodings learnt from one instruction are used for others.
"""

import json
import random
import re
import sys

rows, source, binary = sys.argv[1:]
with open(rows) as f:
    gpu, *parsed = [json.loads(line) for line in f]
# Rows with symbols or labels, and rows that depend on their location, are left out.
local = re.compile(r"[\n;=]|^\s*[.\w]+:\s|(^|[\s,:])\.(?!\d)|\bs_\w*branch|\bs_call")
usable = [r for r in parsed if "hex" in r and not local.search(r["src"])]
order = random.Random(1)
with open(source, "w") as text, open(binary, "wb") as code:
    text.write(".rawcode\n.gpu %s\n" % gpu["gpu"])
    for _ in range(3):
        order.shuffle(usable)
        for row in usable:
            text.write(row["src"] + "\n")
            code.write(bytes.fromhex(row["hex"]))
