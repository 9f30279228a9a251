# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reader for ELF64 images."""

import collections
import struct

SHT_SYMTAB, SHT_NOBITS = 2, 8
SHF_ALLOC = 2

Section = collections.namedtuple("Section", "name kind flags address content size link info align entry")
Symbol = collections.namedtuple("Symbol", "name section value size")


class Elf:
    """An ELF image at the start of data. Section names may occur twice."""

    def __init__(self, data):
        self.abi_version = data[8]
        (self.flags,) = struct.unpack_from("<I", data, 48)
        (table,) = struct.unpack_from("<Q", data, 40)
        count, names = struct.unpack_from("<HH", data, 60)
        headers = [struct.unpack_from("<IIQQQQIIQQ", data, table + 64 * i) for i in range(count)]
        self.sections = []
        for name, kind, flags, address, offset, size, link, info, align, entry in headers:
            content = b"" if kind == SHT_NOBITS else data[offset : offset + size]
            text = self._text(data[headers[names][4] :], name)
            self.sections.append(Section(text, kind, flags, address, content, size, link, info, align, entry))

    @staticmethod
    def _text(table, start):
        return table[start : table.index(b"\0", start)].decode()

    def index(self, name):
        """Returns the index of the first section with that name, or None."""
        return next((i for i, s in enumerate(self.sections) if s.name == name), None)

    def content(self, name):
        return self.sections[self.index(name)].content

    def symbols(self):
        """Returns the symbols of .symtab."""
        table = next(s for s in self.sections if s.kind == SHT_SYMTAB)
        names = self.sections[table.link].content
        for name, _, _, section, value, size in struct.iter_unpack("<IBBHQQ", table.content):
            yield Symbol(self._text(names, name), section, value, size)
