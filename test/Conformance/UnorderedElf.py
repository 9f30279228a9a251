# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An ELF file as a value that does not depend on the order of its symbols.

The layouts are those of the System V ABI, for little-endian files of 32 or 64
bits.
"""

import struct

SHT_SYMTAB, SHT_STRTAB, SHT_RELA, SHT_HASH, SHT_NOBITS, SHT_REL, SHT_DYNSYM = 2, 3, 4, 5, 8, 9, 11
SYMBOL_TABLES = SHT_SYMTAB, SHT_DYNSYM


class Format:
    """The formats of headers, symbols and relocations for one word size, for the
    module struct."""

    def __init__(self, is64):
        self.header = "<16sHHIQQQIHHHHHH" if is64 else "<16sHHIIIIIHHHHHH"
        self.section = "<IIQQQQIIQQ" if is64 else "<10I"
        self.symbol = "<IBBHQQ" if is64 else "<IIIBBH"
        self.relocation = {SHT_RELA: "<QQq" if is64 else "<IIi", SHT_REL: "<QQ" if is64 else "<II"}
        self.symbol_shift = 32 if is64 else 8


def name_at(strings, offset):
    return strings[offset:].split(b"\0", 1)[0]  # A source's own table may lack the NUL.


def value_of(data):
    """Returns a value that represents data. Two files with the same symbols,
    relocations and strings in another order have the same value."""
    if not data.startswith(b"\x7fELF"):
        return data
    f = Format(data[4] == 2)
    header = struct.unpack_from(f.header, data)
    offset, count = header[6], header[12]
    rows = [struct.unpack_from(f.section, data, offset + i * header[11]) for i in range(count)]
    extents = [(row[4], 0 if row[1] == SHT_NOBITS else row[5]) for row in rows]
    contents = [data[start : start + size] for start, size in extents]
    rest = bytearray(data)  # Headers, and what lies between the sections.
    for (start, _), content in zip(extents, contents):
        rest[start : start + len(content)] = bytes(len(content))
    symbols = {}  # Section number -> symbols, each with its name instead of the offset.

    def read_symbols(number):
        strings = contents[rows[number][6]]
        found = struct.iter_unpack(f.symbol, contents[number])
        return [(name_at(strings, fields[0]), *fields[1:]) for fields in found]

    def read_relocations(number):
        of = symbols[rows[number][6]]
        for place, info, *addend in struct.iter_unpack(f.relocation[rows[number][1]], contents[number]):
            low = info & ((1 << f.symbol_shift) - 1)
            yield place, of[info >> f.symbol_shift], low, addend

    def section_value(number):
        kind = rows[number][1]
        if kind in SYMBOL_TABLES:
            return sorted(symbols[number])
        if kind == SHT_HASH:  # Buckets and chains number the symbols.
            return len(contents[number]), contents[number][:8]
        if kind == SHT_STRTAB:
            return sorted(contents[number].split(b"\0"))
        if kind in f.relocation and rows[number][6] in symbols:
            return sorted(read_relocations(number))
        return value_of(contents[number])

    symbols.update((i, read_symbols(i)) for i, row in enumerate(rows) if row[1] in SYMBOL_TABLES)
    return bytes(rest), [section_value(i) for i in range(count)]
