# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The corrections that docs/compatibility.md lists, applied to the reference's output."""

import struct

import UnorderedElf

SAMPLER_RELOCATIONS = b".rela.hsadata_readonly_agent"


def correct(output):
    """Returns the reference's output as clrx-mc writes it: the relocations of samplers in
    an inner ELF file link to the symbol table, not to the section after it."""
    start = output.find(b"\x7fELF", 1)
    if start < 0:
        return output
    elf = output[start:]
    f = UnorderedElf.Format(elf[4] == 2)
    try:
        header = struct.unpack_from(f.header, elf)
        offsets = [header[6] + i * header[11] for i in range(header[12])]
        rows = [struct.unpack_from(f.section, elf, offset) for offset in offsets]
        names = elf[rows[header[13]][4] :]
    except (struct.error, IndexError):
        return output
    tables = [i for i, row in enumerate(rows) if row[1] == UnorderedElf.SHT_SYMTAB]
    fixed = bytearray(output)
    link = struct.calcsize("<IIQQQQ" if elf[4] == 2 else "<6I")
    for offset, row in zip(offsets, rows):
        if UnorderedElf.name_at(names, row[0]) == SAMPLER_RELOCATIONS and row[6] - 1 in tables:
            struct.pack_into("<I", fixed, start + offset + link, row[6] - 1)
    return bytes(fixed)
