# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs blocks of a document as one program. They may name a source and call use().

usage: run-python-pages.py BLOCK...
"""

import pathlib
import sys

names = {
    "source": pathlib.Path("k.clrx").read_text(),
    "use": lambda data: print(len(data), "bytes"),
}
for block in sys.argv[1:]:
    exec(compile(pathlib.Path(block).read_text(), block, "exec"), names)
