#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tries each pseudo-op of AmdCL2 in each place of a source, with drivers of each
generation, and with many operands where it is legal, in clrx-mc and the
reference, and compares.

Nothing is random but the operands; --count and --first choose from the list of
programs, and without --count all are tried.
"""

import random
import sys

import amdcl2
import harness

DRIVERS = [180005, 191205, 200406]

# A place, as the statements that lead there. The kernel k0 exists in each.
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

# Operands that each is legal with, where the fuzzer's tables do not say.
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

# Statements of the language that depend on the place.
LANGUAGE = [".text", ".data", ".rodata", ".section .bss", ".section .mysec", '.section .mysec, "a"', ".kernel k0"]
LANGUAGE += [".kernel k1", ".main", ".byte 1", ".align 8", ".skip 4", ".org 4", "label:", "s_nop 0", ".size k0, 4"]


def with_operands(name):
    """The statement as it is legal somewhere."""
    tables = {**amdcl2.BOTH, **amdcl2.CONFIG, **amdcl2.HSA}
    if name in tables:
        return "%s %s" % (name, tables[name](amdcl2.Kernel(amdcl2.Source(random.Random(name)), "k0")))
    return "%s %s" % (name, OPERANDS.get(name, ""))


def make_program(driver, place, statement, tail, is_64bit=False):
    """tail shows where the statement has led to."""
    lines = [".amdcl2", ".gpu Fiji", ".driver_version %d" % driver] + PLACES[place] + [statement, tail]
    options = ("-w", "-6") if is_64bit else ("-w",)
    return harness.Program(options, {"a.clrx": "\n".join(lines + [""]).encode()}, (place, statement.split()[0]))


def programs(names):
    statements = [with_operands(name) for name in names] + LANGUAGE
    for driver in DRIVERS:
        for place in PLACES:
            for statement in statements:
                for tail in ("", ".int 7"):
                    yield make_program(driver, place, statement, tail)
    for name in names:
        for operands in amdcl2.ODD_OPERANDS:
            for place in (".config", ".hsaconfig", ".inner", "a kernel's code"):
                yield make_program(DRIVERS[-1], place, "%s %s" % (name, operands), "", is_64bit=True)


def main():
    args = harness.parse_arguments(__doc__, lambda p: p.set_defaults(count=None))
    names = harness.pseudo_ops(args.clrx_mc, "amdcl2")
    tried = list(programs(names))
    end = len(tried) if args.count is None else args.first + args.count
    features = [] if args.count else list(PLACES) + names
    sys.exit(not harness.run(args, tried.__getitem__, range(args.first, end), None, features))


if __name__ == "__main__":
    main()
