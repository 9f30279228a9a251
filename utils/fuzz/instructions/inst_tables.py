# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The tables of the ISA room for the fuzzers: mnemonics, modifiers, registers."""

import collections
import os
import re

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")

ARCHES = ["gcn1.0", "gcn1.1", "gcn1.2", "gcn1.4", "gcn1.4.1", "gcn1.5", "gcn1.5.1"]

# Sets of architectures, by their names in the tables.
MASKS = {
    "GCN10": 0x01,
    "GCN11": 0x02,
    "GCN12": 0x04,
    "GCN140": 0x08,
    "GCN141": 0x10,
    "GCN150": 0x20,
    "GCN151": 0x40,
    "GCN1x": 0x03,
    "GCN14": 0x18,
    "GCN15": 0x60,
    "GCN12to14": 0x1C,
    "GCN12up": 0x7C,
    "GCN14up": 0x78,
    "AllGCN": 0x7F,
}

# An operand code: its kind, the number of registers, and for images whether it has derivatives.
Operand = collections.namedtuple("Operand", "kind count derivatives")
# long_opcode: opcode of the VOP3 form, or None.
Row = collections.namedtuple("Row", "mnemonic arches format opcode long_opcode operands flags extra")
Modifier = collections.namedtuple("Modifier", "name groups arches kind param")
Special = collections.namedtuple("Special", "name code arches kind")
# An encoding on one architecture: its number of dwords (0 if it extends another encoding),
# its identifying bits in the first dword, and the fields. source: the first bit of the value.
Layout = collections.namedtuple("Layout", "name dwords mask value fields")
LayoutField = collections.namedtuple("LayoutField", "name source dword low width")


def names(text):
    return frozenset(part.strip() for part in text.split("|"))


def mask(text):
    return sum(MASKS[name] for name in names(text))


def read(name):
    with open(os.path.join(ROOT, name)) as f:
        return re.sub(r"//.*", "", f.read())


def entries(name, macro):
    """Returns the arguments of each row, split at commas outside of strings and parentheses."""
    rows = re.findall(r"^%s\((.*?)\)$" % macro, read(name), re.M | re.S)
    return [[a.strip() for a in re.findall(r'(?:"[^"]*"|\([^)]*\)|[^,"(])+', row)] for row in rows]


def parse_operand(code):
    kind, count, derivatives = re.fullmatch(r"(i16|i8|i7|[a-zA-Z]+?)(\d*)(d?)", code).groups()
    return Operand(kind, int(count or 0), bool(derivatives))


# Mnemonics of the dialect that clrxasm does not have; see docs/compatibility.md.
EXTENSIONS = {"s_waitcnt_depctr"}


def read_rows():
    for mnemonic, arches, form, opcode, long_opcode, operands, flags, _ in entries("lib/ISA/InstTable.def", "CLRX_INST"):
        codes = re.findall(r"\w+", operands.removeprefix("Ops"))
        if "LLVMOnly" in flags or mnemonic.strip('"') in EXTENSIONS:
            continue
        extra = re.search(r"ExtraAddr\((\d)\)", flags)
        yield Row(
            mnemonic.strip('"'),
            mask(arches),
            form,
            int(opcode),
            int(long_opcode) if form in ("VOP1", "VOP2", "VOPC") and long_opcode != "NoVOP3" else None,
            tuple(parse_operand(c) for c in codes),
            names(flags),
            int(extra[1]) if extra else 0,
        )


def read_modifiers():
    file = "include/clrx/ISA/Modifiers.def"
    renamed = [[name, *rest] for name, _, *rest in entries(file, "CLRX_MODIFIER_LLVM")]
    for name, groups, arches, kind, _, param in entries(file, "CLRX_MODIFIER") + renamed:
        yield Modifier(name.strip('"'), names(groups), mask(arches), kind, param)


def read_specials():
    for name, llvm_name, code, arches, kind in entries("lib/ISA/Registers.def", "CLRX_SPECIAL_REG"):
        for spelling in filter(None, (name.strip('"'), llvm_name.strip('"'))):
            yield Special(spelling, int(code), mask(arches), kind)


def layouts_of(arch_mask):
    """Returns the encodings of an architecture."""
    file = "include/clrx/ISA/Layouts.def"
    bases = {}
    for name, arches, bits, value in entries(file, "CLRX_LAYOUT_BASE"):
        if mask(arches) & arch_mask:
            bases[name] = int(bits, 16), int(value, 16)
    fields = collections.defaultdict(list)
    for layout, arches, name, *numbers in entries(file, "CLRX_FIELD"):
        if mask(arches) & arch_mask:
            fields[layout].append(LayoutField(name, *map(int, numbers)))
    for name, dwords in entries(file, "CLRX_LAYOUT"):
        if name in bases or name in fields:
            yield Layout(name, int(dwords), *bases.get(name, (0, 0)), fields[name])


def opcodes_of(layout, arch_mask):
    """Returns the opcodes with a mnemonic in the encoding of that name."""
    form = "SMRD" if layout == "SMEM" else layout
    rows = [r for r in ROWS if r.arches & arch_mask]
    longs = {r.long_opcode for r in rows if form == "VOP3A" and r.long_opcode is not None}
    return sorted(longs | {r.opcode for r in rows if r.format == form})


ROWS = list(read_rows())
MODIFIERS = list(read_modifiers())
SPECIALS = list(read_specials())


def is_interp(row):
    return any(o.kind == "attr" for o in row.operands)


def has_carry_out(row):
    return row.format != "VOPC" and len(row.operands) > 1 and row.operands[1].kind == "C"


def group_of(row, arch_mask):
    """Returns the group of Modifiers.def whose modifiers the row takes, or None."""
    if is_interp(row):
        return "Interp" if row.format == "VOP3A" else None
    if row.format == "SMRD":
        return "SMem" if arch_mask & MASKS["GCN12up"] else None
    if row.format in ("VOP1", "VOP2", "VOPC"):
        return "VOPShortB" if has_carry_out(row) else "VOPShort"
    if row.format in ("VOP3A", "VOP3P"):
        return "VOPPacked" if "Packed" in row.flags else "VOP3"
    if row.format == "DS":
        return "DataShare2" if "Off2" in row.flags else "DataShare"
    direct = {"VOP3B": "VOP3B", "MUBUF": "MUBuf", "MTBUF": "MTBuf", "MIMG": "Image", "EXP": "Export", "FLAT": "Flat"}
    return direct.get(row.format)


def modifiers_of(group, arch_mask):
    return [
        m
        for m in MODIFIERS
        if m.arches & arch_mask and (group in m.groups or (group in ("MUBuf", "MTBuf") and "Buffers" in m.groups))
    ]
