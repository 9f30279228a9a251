#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints what is in AMD CL2 and GalliumCompute binaries: their sections, their
kernels, the registers these use, and on request the code in hex.

Reads the AMD CL2 layout of drivers from 1912.05 on; of older ones it prints the
sections only.
"""

import argparse
import struct
import sys
from collections import namedtuple

Section = namedtuple("Section", "name type offset size link entsize data")
Kernel = namedtuple("Kernel", "name place code sgprs vgprs lds arguments")

SHT_SYMTAB, SHT_NOBITS = 2, 8
AMDCL2_MACHINES = (0xAF5A, 0xAF5B)
RSRC1_REGISTER = 0xB848
SETUP_SIZE = 256  # Of amd_kernel_code_t, in front of a kernel's code.


class BadBinary(Exception):
    pass


def read(fmt, data, offset):
    """Unpacks little-endian fields, refusing to leave the data."""
    if offset < 0 or offset + struct.calcsize("<" + fmt) > len(data):
        raise BadBinary("offset 0x%x is past the end (0x%x bytes)" % (offset, len(data)))
    return struct.unpack_from("<" + fmt, data, offset)


def read_string(data, offset):
    end = data.find(b"\0", offset)
    return data[offset : end if end >= 0 else len(data)].decode("latin-1")


class Elf:
    def __init__(self, data):
        if data[:4] != b"\x7fELF":
            raise BadBinary("not an ELF file")
        self.is64 = data[4] == 2
        self.machine = read("H", data, 18)[0]
        if self.is64:
            table, size, count, names = read("Q", data, 40) + read("HHH", data, 58)
        else:
            table, size, count, names = read("I", data, 32) + read("HHH", data, 46)
        self.data = data
        headers = [self.read_header(table + i * size) for i in range(count)]
        strings = headers[names][1].data
        self.sections = [s._replace(name=read_string(strings, name)) for name, s in headers]

    def read_header(self, at):
        fmt = "IIQQQQIIQQ" if self.is64 else "10I"
        name, kind, _, _, offset, size, link, _, _, entsize = read(fmt, self.data, at)
        data = b"" if kind == SHT_NOBITS else self.data[offset : offset + size]
        return name, Section("", kind, offset, size, link, entsize, data)

    def find(self, name):
        for section in self.sections:
            if section.name == name:
                return section
        raise BadBinary("no section '%s'" % name)

    def symbols(self):
        """Name, value, and size of each symbol."""
        for table in (s for s in self.sections if s.type == SHT_SYMTAB):
            strings = self.sections[table.link].data
            for at in range(0, len(table.data) - table.entsize + 1, table.entsize):
                if self.is64:
                    name, _, _, _, value, size = read("IBBHQQ", table.data, at)
                else:
                    name, value, size = read("III", table.data, at)
                yield read_string(strings, name), value, size

    def print_sections(self, title):
        print("  %s, %d-bit ELF, %d bytes:" % (title, 64 if self.is64 else 32, len(self.data)))
        for s in self.sections[1:]:
            print("    %-28s offset 0x%05x  size %6d" % (s.name, s.offset, s.size))


def read_setup(name, place, setup, code, arguments):
    """A kernel by its amd_kernel_code_t."""
    (lds,) = read("I", setup, 0x40)
    sgprs, vgprs = read("HH", setup, 0x54)
    return Kernel(name, place, code, sgprs, vgprs, lds, arguments)


def read_amdcl2(outer):
    outer.print_sections("outer file")
    text = outer.find(".text")
    if text.data[:4] != b"\x7fELF":
        return []
    inner = Elf(text.data)
    inner.print_sections("inner file")
    kernels = []
    for name, value, size in inner.symbols():
        if not (name.startswith("&__OpenCL_") and name.endswith("_kernel")):
            continue
        whole = inner.find(".hsatext").data[value : value + size]
        arguments = "%d bytes of arguments" % read("I", whole, 0x48)
        kernels.append(
            read_setup(
                name[len("&__OpenCL_") : -len("_kernel")],
                "setup at .hsatext+0x%x" % value,
                whole,
                whole[SETUP_SIZE:],
                arguments,
            )
        )
    return kernels


def read_gallium_kernels(data, has_attributes):
    """Kernel records, and where the ELF file begins."""
    (count,) = read("I", data, 0)
    records, at = [], 4
    for _ in range(count):
        (length,) = read("I", data, at)
        name = data[at + 4 : at + 4 + length].decode("latin-1")
        at += 4 + length
        required = (0, 0, 0)
        if has_attributes:
            (length,) = read("I", data, at)
            _, *required = read("IQQQ", data, at + 4 + length)
            at += 32 + length
        _, offset, arguments = read("III", data, at)
        note = "%d arguments" % arguments
        if any(required):
            note += ", work-group size %d %d %d" % tuple(required)
        records.append((name, offset, note))
        at += 12 + 24 * arguments
    read("6I", data, at)
    return records, at + 24


def find_gallium_kernels(data):
    """Nothing says which layout it is: that of Mesa 20.3 and later, or the old one."""
    for has_attributes in (False, True):
        try:
            records, at = read_gallium_kernels(data, has_attributes)
        except BadBinary:
            if has_attributes:
                raise
            continue
        if data[at : at + 4] == b"\x7fELF":
            break
    return records, at


def read_gallium(data):
    records, at = find_gallium_kernels(data)
    count = len(records)
    elf = Elf(data[at:])
    elf.print_sections("behind a header of %d bytes" % at)
    text = elf.find(".text").data
    config = elf.find(".AMDGPU.config").data
    ends = sorted([offset for _, offset, _ in records] + [len(text)])
    kernels = []
    for index, (name, offset, note) in enumerate(records):
        whole = text[offset : next((e for e in ends if e > offset), len(text))]
        place = ".text+0x%x" % offset
        if whole[:20] == struct.pack("<IIHHHHI", 1, 0, 1, *read("HHH", whole, 10), 256):
            code = whole[SETUP_SIZE:]
            kernels.append(read_setup(name, "setup at " + place, whole, code, note))
            continue
        row = index * len(config) // count
        values = dict(struct.iter_unpack("<II", config[row : row + len(config) // count]))
        rsrc1 = values.get(RSRC1_REGISTER, 0)
        sgprs, vgprs = ((rsrc1 >> 6 & 15) + 1) * 8, ((rsrc1 & 63) + 1) * 4
        kernels.append(Kernel(name, place, whole, sgprs, vgprs, 0, note))
    return kernels


def print_kernel(kernel, with_code):
    print(
        "  kernel {0.name}: {0.place}, {1} bytes of code, {0.sgprs} SGPRs, "
        "{0.vgprs} VGPRs, {0.lds} bytes of LDS, {0.arguments}".format(kernel, len(kernel.code))
    )
    if with_code:
        for at in range(0, len(kernel.code), 16):
            row = kernel.code[at : at + 16]
            words = [row[i : i + 4][::-1].hex() for i in range(0, len(row), 4)]
            print("    %04x: %s" % (at, " ".join(words)))


def show(path, with_code):
    with open(path, "rb") as f:
        data = f.read()
    print("%s: %d bytes" % (path, len(data)))
    if data[:4] == b"\x7fELF":
        elf = Elf(data)
        if elf.machine not in AMDCL2_MACHINES:
            raise BadBinary("ELF machine 0x%x is not AMD CL2's" % elf.machine)
        print("  AMD CL2 binary")
        kernels = read_amdcl2(elf)
    else:
        print("  GalliumCompute binary")
        kernels = read_gallium(data)
    for kernel in kernels:
        print_kernel(kernel, with_code)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--code", action="store_true", help="print the code's words")
    parser.add_argument("file", nargs="+")
    args = parser.parse_args()
    status = 0
    for path in args.file:
        try:
            show(path, args.code)
        except (BadBinary, OSError) as error:
            print("%s: %s: %s" % (sys.argv[0], path, error), file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
