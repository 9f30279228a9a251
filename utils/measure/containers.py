# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Puts the assembly of a compiler into other containers."""

GALLIUM = ".gallium\n.driver_version 220300\n"
AMDCL2 = ".amdcl2\n.64bit\n.driver_version 252700\n"


def wrap(header, device, assembly):
    """Returns a source with the compiler's assembly file in the container of the header."""
    return f'.gpu {device}\n{header}.dialect llvm\n.include "{assembly}"\n'
