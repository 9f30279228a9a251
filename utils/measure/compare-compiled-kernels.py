#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares compiled kernels in Gallium and AmdCL2 binaries with LLVM's object.

clang compiles OpenCL C to assembly and to an object. For an assembly file, llvm-mc
makes the object. clrx-mc puts the assembly into both containers. Each kernel must
have the object's code, and the COMPUTE_PGM_RSRC words of the object's descriptor.
The addresses that a linker would fill in must lead to the same content. With
--clover, Clover loads the Gallium binaries and launches each kernel; test/Clover
says how to set up Mesa's Clover.

Prints a line for each kernel and container, and the differences. The exit status
is 0 if there are none.

    compare-compiled-kernels.py [options] FILE.cl|FILE.s...
"""

import argparse
import pathlib
import struct
import subprocess
import sys
import tempfile

import containers
from elf64 import Elf

# -mcpu of the compiler -> the name of Clover's simulated GPU.
DEVICES = {"tonga": "tonga", "gfx900": "vega10", "bonaire": "bonaire"}
# Devices that are used only on request, because AmdCL2 does not have them.
MORE_DEVICES = {"tahiti": "tahiti", "gfx1010": "navi10"}
ALL_DEVICES = {**DEVICES, **MORE_DEVICES}

CLANG_OPTIONS = ["-w", "-x", "cl", "-cl-std=CL2.0", "-O2", "-nogpulib"]
CLANG_OPTIONS += ["--target=amdgcn-amd-amdhsa", "-mcode-object-version=4"]
DEVICE_OPTIONS = {"gfx1010": ["-mwavefrontsize64"]}
LDS_GRANULES = {"tahiti": 256}

HEADER_SIZE = 256  # amd_kernel_code_t
PROLOGUE_SIZE = 8  # AmdCL2: two instructions that skip the driver's arguments.
REL32_LO, REL32_HI = 10, 11
LDS_SIZE_MASK = 0x1FF << 15


class Kernel:
    """A kernel of an object: the content that each container must have."""

    def __init__(self, code, descriptor):
        self.code = code
        # Offset in the code -> type, referenced content, addend.
        self.relocations = {}
        self.lds_size, self.scratch_size = struct.unpack_from("<II", descriptor, 0)
        self.rsrc1, self.rsrc2, properties = struct.unpack_from("<IIH", descriptor, 48)
        # First SGPR of the arguments' address, or None if it is not passed.
        in_front = 4 * (properties & 1) + (properties & 2) + (properties >> 1 & 2)
        self.kernarg_sgpr = in_front if properties & 8 else None


def read_object(path):
    elf = Elf(path.read_bytes())
    symbols = list(elf.symbols())
    text = elf.index(".text")
    by_name = {s[0]: s for s in symbols}
    kernels, starts = {}, {}
    for name, section, value, size in symbols:
        descriptor = by_name.get(name + ".kd")
        if section != text or not descriptor:
            continue
        content = elf.sections[descriptor.section].content[descriptor.value :]
        kernels[name] = Kernel(elf.sections[text].content[value : value + size], content)
        starts[name] = value
    if elf.index(".rela.text") is None:
        return kernels
    for offset, info, addend in struct.iter_unpack("<QQq", elf.content(".rela.text")):
        _, section, value, size = symbols[info >> 32]
        target = elf.sections[section].content[value : value + size]
        for name, kernel in kernels.items():
            at = offset - starts[name]
            if 0 <= at < len(kernel.code):
                kernel.relocations[at] = info & 0xFFFFFFFF, target, addend
    return kernels


def read_gallium(path):
    """Returns the code section and the offsets of the kernels' headers in it."""
    data = path.read_bytes()
    (count,) = struct.unpack_from("<I", data)
    offsets, at = {}, 4
    for _ in range(count):
        (length,) = struct.unpack_from("<I", data, at)
        name = data[at + 4 : at + 4 + length].decode()
        at += 4 + length
        (length,) = struct.unpack_from("<I", data, at)  # Attributes.
        at += 4 + length + 4 + 24
        _, offsets[name], num_args = struct.unpack_from("<III", data, at)
        at += 12 + 24 * num_args
    return Elf(data[at + 24 :]).content(".text"), offsets


def read_amdcl2(path):
    """Returns the code section of an AmdCL2 binary, and the offsets of the kernels' headers in it."""
    inner = Elf(Elf(path.read_bytes()).content(".text"))
    prefix, suffix = "&__OpenCL_", "_kernel"
    offsets = {
        name[len(prefix) : -len(suffix)]: value
        for name, _, value, _ in inner.symbols()
        if name.startswith(prefix)
    }
    return inner.content(".hsatext"), offsets


CONTAINERS = {
    # Name: source, reader, number of bytes in front of the code, whether RSRC2 has LDS_SIZE.
    "gallium": (containers.GALLIUM, read_gallium, HEADER_SIZE, True),
    "amdcl2": (containers.AMDCL2, read_amdcl2, HEADER_SIZE + PROLOGUE_SIZE, False),
}


def compare_code(kernel, text, start):
    """Yields the differences between the code and text from start on."""
    code = bytearray(text[start : start + len(kernel.code)])
    expected = bytearray(kernel.code)
    for at, (kind, target, addend) in kernel.relocations.items():
        (word,) = struct.unpack_from("<i", code, at)
        if kind == REL32_LO:
            place = start + at + word - addend
            if text[place : place + len(target)] != target:
                yield "the address at 0x%x does not lead to its content" % at
        elif kind != REL32_HI or word not in (0, -1):
            yield "the address at 0x%x is no distance" % at
        code[at : at + 4] = expected[at : at + 4] = bytes(4)
    for at in range(0, len(expected), 4):
        if code[at : at + 4] != expected[at : at + 4]:
            pair = code[at : at + 4].hex(), expected[at : at + 4].hex()
            yield "code at 0x%x is %s, not %s" % ((at,) + pair)


def compare_words(kernel, header, lds_granule):
    """Yields the differences between the words of the headers."""
    rsrc1, rsrc2 = struct.unpack_from("<II", header, 48)
    (scratch_size,) = struct.unpack_from("<I", header, 60)
    (lds_size,) = struct.unpack_from("<I", header, 64)
    blocks = -(-kernel.lds_size // lds_granule) if lds_granule else 0
    expected2 = kernel.rsrc2 & ~LDS_SIZE_MASK | blocks << 15
    rows = (
        ("COMPUTE_PGM_RSRC1", rsrc1, kernel.rsrc1),
        ("COMPUTE_PGM_RSRC2", rsrc2, expected2),
        ("scratch size", scratch_size, kernel.scratch_size),
        ("LDS size", lds_size, kernel.lds_size),
    )
    for title, value, expected in rows:
        if value != expected:
            yield "%s is 0x%x, not 0x%x" % (title, value, expected)


class Checker:
    def __init__(self, options, folder):
        self.options = options
        self.folder = folder
        self.num_kernels = self.num_faults = 0

    def run(self, *command):
        subprocess.run([str(c) for c in command], check=True)

    def fault(self, title, text):
        self.num_faults += 1
        print("%s: %s" % (title, text))

    def build(self, source, device):
        """Writes the assembly and the object of a source. Returns the path of the object."""
        assembly, object_file = self.folder / "kernel.s", self.folder / "kernel.o"
        if source.suffix == ".cl":
            clang = [self.options.clang, *CLANG_OPTIONS, "-mcpu=" + device, source]
            clang += DEVICE_OPTIONS.get(device, [])
            self.run(*clang, "-S", "-o", assembly)
            self.run(*clang, "-c", "-o", object_file)
        else:
            assembly.write_bytes(source.read_bytes())
            llvm_mc = [self.options.llvm_mc, "-triple=amdgcn-amd-amdhsa", "-mcpu=" + device]
            self.run(*llvm_mc, "-filetype=obj", assembly, "-o", object_file)
        return object_file

    def assemble(self, container, device):
        source = self.folder / "wrapper.clrx"
        header = CONTAINERS[container][0]
        source.write_text(containers.wrap(header, device, self.folder / "kernel.s"))
        binary = self.folder / container
        self.run(self.options.assembler, "-filetype=obj", source, "-o", binary)
        return binary

    def compare_prologue(self, kernel, prologue, device):
        """Yields the differences in the instructions in front of the code."""
        text = "s_nop 0\n" * 2
        if kernel.kernarg_sgpr is not None:
            sgprs = kernel.kernarg_sgpr, kernel.kernarg_sgpr + 1
            text = "s_add_u32 s%d, s%d, 48\n" % (sgprs[0], sgprs[0])
            text += "s_addc_u32 s%d, s%d, 0\n" % (sgprs[1], sgprs[1])
        object_file = self.folder / "prologue.o"
        llvm_mc = [self.options.llvm_mc, "-triple=amdgcn-amd-amdhsa", "-mcpu=" + device]
        command = [*llvm_mc, "-filetype=obj", "-o", str(object_file)]
        subprocess.run(command, input=text, text=True, check=True)
        expected = Elf(object_file.read_bytes()).content(".text")
        if prologue != expected:
            yield "instructions in front are %s, not %s" % (prologue.hex(), expected.hex())

    def launch(self, title, binary, device):
        command = [*self.options.clover.format(gpu=ALL_DEVICES[device]).split(), binary]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            self.fault(title, "Clover does not launch all\n" + done.stdout + done.stderr)

    def check(self, source, device):
        kernels = read_object(self.build(source, device))
        if not kernels:
            self.fault(source, "no kernel for " + device)
        for container in self.options.container or CONTAINERS:
            _, read, room, has_lds_size = CONTAINERS[container]
            lds_granule = LDS_GRANULES.get(device, 512) if has_lds_size else 0
            binary = self.assemble(container, device)
            text, offsets = read(binary)
            for name, kernel in kernels.items():
                title = "%s %s %s %s" % (source.name, device, container, name)
                self.num_kernels += 1
                faults = self.num_faults
                at = offsets[name]
                prologue = text[at + HEADER_SIZE : at + room]
                for text_of_fault in (
                    *compare_words(kernel, text[at:], lds_granule),
                    *(self.compare_prologue(kernel, prologue, device) if prologue else ()),
                    *compare_code(kernel, text, at + room),
                ):
                    self.fault(title, text_of_fault)
                if faults == self.num_faults:
                    print(title + ": ok")
            if self.options.clover and container == "gallium":
                self.launch("%s %s" % (source.name, device), binary, device)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--assembler", default="clrx-mc")
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--llvm-mc", default="llvm-mc-22")
    parser.add_argument("--device", action="append", choices=ALL_DEVICES)
    parser.add_argument("--container", action="append", choices=CONTAINERS)
    parser.add_argument(
        "--clover",
        metavar="COMMAND",
        help="command that launches the kernels of a binary; {gpu} is the device",
    )
    parser.add_argument("sources", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        checker = Checker(options, pathlib.Path(folder))
        for source in options.sources:
            for device in options.device or DEVICES:
                checker.check(source, device)
    print("%d kernels, %d differences" % (checker.num_kernels, checker.num_faults))
    return checker.num_faults != 0


if __name__ == "__main__":
    sys.exit(main())
