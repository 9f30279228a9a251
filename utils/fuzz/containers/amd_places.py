#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tries each pseudo-op of AmdCL1 in each context (places.py)."""

import random

import amd
import places

DRIVERS = [112300, 134805, 180005]

# Contexts by name, each with the statements that lead to it from a fresh source.
KERNEL = [".kernel k0"]
CONFIGURED = KERNEL + [".config"]
PARTS = KERNEL + [".header", ".int 1", ".metadata", ".int 1"]
PLACES = {
    "a fresh source": [],
    ".main": CONFIGURED + [".text", "s_endpgm", ".main"],
    ".globaldata": CONFIGURED + [".globaldata"],
    "an outer section": CONFIGURED + [".main", ".section .mysec"],
    "an inner section": CONFIGURED + [".section .mysec"],
    "a kernel's code": KERNEL + ["s_endpgm"],
    "a kernel's data": CONFIGURED + [".data"],
    ".config": CONFIGURED,
    ".config behind an argument": CONFIGURED + [".arg a1, int"],
    "a configured kernel's code": CONFIGURED + [".text", "s_endpgm"],
    ".header": KERNEL + [".metadata", ".int 1", ".header"],
    ".metadata": KERNEL + [".header", ".int 1", ".metadata"],
    "a kernel with parts": PARTS + [".text"],
    **{"." + note: PARTS + ["." + note] for note in amd.NOTES},
    "another note": PARTS + [".calnote 77"],
    "the absolute section": CONFIGURED + [".text", ".offset 0"],
}

# Legal operands of pseudo-ops that the tables of the fuzzer lack.
OPERANDS = {
    ".arg": "a9, float",
    ".calnote": "2",
    ".cbmask": "1, 2",
    ".compile_options": '"o"',
    ".driver_info": '"AMD-APP (1348.5)"',
    ".driver_version": "134805",
    ".entry": "1, 2",
    ".get_driver_version": "drv",
    ".segment": "1, 2",
}


def operands_of(name):
    """Returns the operands that are legal in some context."""
    if name in amd.CONFIG:
        return amd.CONFIG[name](amd.Kernel(amd.Source(random.Random(name)), "k0"))
    return OPERANDS.get(name, "")


if __name__ == "__main__":
    odd_places = (".config", ".globaldata", "a kernel with parts", ".uav", ".constantbuffers", "a kernel's code")
    table = places.Table("amd", [".amd", ".gpu Fiji"], DRIVERS, PLACES, odd_places, amd.ODD_OPERANDS, operands_of)
    places.main(places.__doc__, table)
