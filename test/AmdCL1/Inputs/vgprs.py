"""Prints the VGPR counts of the kernels of an AmdCL1 file, in the file's order."""

import re
import sys

with open(sys.argv[1], "rb") as f:
    data = f.read()
print(*(data[m.end()] for m in re.finditer(rb"\x41\x10\x00\x80", data)))
