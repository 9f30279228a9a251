#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tries each pseudo-op of AmdCL2 in each context (places.py)."""

import random

import amdcl2
import places

DRIVERS = [180005, 191205, 200406]

# Contexts by name, each with the statements that lead to it from a fresh source.
KERNEL = [".kernel k0"]
PLACES = {
    "a fresh source": [],
    ".main": KERNEL + ["s_endpgm", ".main"],
    ".inner": KERNEL + [".inner"],
    ".globaldata": KERNEL + [".globaldata"],
    ".rodata from .main": [".main", ".rodata"],
    ".rwdata": KERNEL + [".rwdata"],
    ".bssdata": KERNEL + [".bssdata align=16"],
    ".samplerinit": [".globaldata", ".skip 8", ".samplerinit", ".skip 8"],
    "after .sampler": KERNEL + [".globaldata", ".skip 8", ".sampler 1"],
    "an outer section": KERNEL + [".main", ".section .mysec"],
    "an inner section": KERNEL + [".inner", ".section .mysec"],
    "a kernel's code": KERNEL + ["s_endpgm"],
    ".kcode": KERNEL + ["s_endpgm", ".kcode k0"],
    ".config": KERNEL + [".config"],
    ".config behind an argument": KERNEL + [".config", ".arg a1, int"],
    ".hsaconfig": KERNEL + [".hsaconfig"],
    ".control_directive": KERNEL + [".control_directive", ".skip 128"],
    ".metadata": KERNEL + [".metadata"],
    ".setup": KERNEL + [".setup"],
    ".stub": KERNEL + [".stub"],
    ".isametadata": KERNEL + [".isametadata"],
    "a kernel with HSA layout": [".hsalayout"] + KERNEL + [".text", "k0: .skip 256", ".kernel k0"],
    "code with HSA layout": [".hsalayout"] + KERNEL + [".text", "k0: .skip 256"],
    ".config with HSA layout": [".hsalayout"] + KERNEL + [".text", "k0: .skip 256"] + KERNEL + [".config"],
    "the absolute section": KERNEL + [".offset 0"],
}

# Legal operands of pseudo-ops that the tables of the fuzzer lack.
OPERANDS = {
    ".acl_version": '"v"',
    ".arch_minor": "1",
    ".arch_stepping": "1",
    ".arg": "a9, float",
    ".compile_options": '"o"',
    ".driver_version": "200406",
    ".get_driver_version": "drv",
    ".kcode": "k0",
    ".sampler": "1",
    ".samplerreloc": "0, 0",
}

def operands_of(name):
    """Returns the operands that are legal in some context."""
    tables = {**amdcl2.BOTH, **amdcl2.CONFIG, **amdcl2.HSA}
    if name in tables:
        return tables[name](amdcl2.Kernel(amdcl2.Source(random.Random(name)), "k0"))
    return OPERANDS.get(name, "")


if __name__ == "__main__":
    odd_places = (".config", ".hsaconfig", ".inner", "a kernel's code")
    head = [".amdcl2", ".gpu Fiji"]
    table = places.Table("amdcl2", head, DRIVERS, PLACES, odd_places, amdcl2.ODD_OPERANDS, operands_of)
    places.main(places.__doc__, table)
