# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What an assembly gives, as plain data."""

import ctypes
import enum
from dataclasses import dataclass
from typing import List, Optional, Tuple

from clrx._library import decode, get_list, library


class Severity(enum.IntEnum):
    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3


@dataclass(frozen=True)
class Diagnostic:
    severity: Severity
    file: str  # Empty: no place.
    line: int  # From 1; 0: no place.
    column: int  # From 1, in bytes of source_line.
    length: int  # Bytes from column that are meant.
    message: str
    source_line: str
    text: str  # All of it with its notes, as clrx-mc prints it.
    notes: List["Diagnostic"]

    def __str__(self):
        return self.text.rstrip("\n")


@dataclass(frozen=True)
class Argument:
    name: str  # May be empty.
    type: str  # In the words of the container.
    offset: int  # In bytes, in the memory that passes arguments.
    size: int  # In bytes, there.


@dataclass(frozen=True)
class Resources:
    """What a kernel takes of the hardware, and what it is given."""

    num_sgprs: int  # As the hardware is told, VCC and the like included.
    num_vgprs: int  # As the hardware is told.
    lds_size: int  # In bytes, for a work-group.
    scratch_size: int  # In bytes, for a work-item.
    kernarg_size: int  # Of the memory that passes arguments, in bytes.
    group_size: Tuple[int, int, int]  # That it must be launched with; 0: any.
    waves: int  # That a SIMD has room for; 0: not known.
    arguments: List[Argument]


@dataclass(frozen=True)
class Kernel:
    name: str
    file: str  # Where it was declared; may be empty.
    line: int  # From 1; 0: no place.
    wavefront_size: int
    code_size: int  # Of the code that it can reach, in bytes.
    num_instructions: int
    resources: Optional[Resources]  # None: the source has no configuration of it.


@dataclass(frozen=True)
class Symbol:
    name: str
    section: Optional[str]  # None: the value is a number.
    value: int  # Offset in the section in bytes, or the number.


@dataclass(frozen=True)
class Line:
    """Where an instruction or piece of data is from."""

    section: Optional[str]
    offset: int  # In the section, in bytes.
    size: int  # In bytes.
    file: Optional[str]  # None: no place.
    line: int  # From 1; in a macro, that of its body.
    column: int  # From 1.
    is_data: bool  # Not an instruction.


@dataclass(frozen=True)
class Result:
    data: bytes  # The binary, or raw code.
    diagnostics: List[Diagnostic]  # Warnings and remarks, or errors, too.
    printed: str  # What .print wrote.
    kernels: List[Kernel]  # In the order of declaration; raw code has none.
    files: List[str]  # Of .include and .incbin, in order of reading.
    symbols: List[Symbol]  # Of the global scope.
    lines: List[Line]  # In the order of the source.


def read_diagnostic(d):
    return Diagnostic(
        severity=Severity(d.severity),
        file=decode(d.file),
        line=d.line,
        column=d.column,
        length=d.length,
        message=decode(d.message),
        source_line=decode(d.source_line),
        text=decode(d.text),
        notes=[read_diagnostic(d.notes[index].contents) for index in range(d.num_notes)],
    )


def read_resources(k):
    arguments = (k.arguments[index].contents for index in range(k.num_arguments))
    return Resources(
        num_sgprs=k.num_sgprs,
        num_vgprs=k.num_vgprs,
        lds_size=k.lds_size,
        scratch_size=k.scratch_size,
        kernarg_size=k.kernarg_size,
        group_size=tuple(k.group_size),
        waves=k.waves,
        arguments=[Argument(decode(a.name), decode(a.type), a.offset, a.size) for a in arguments],
    )


def read_kernel(k):
    return Kernel(
        name=decode(k.name),
        file=decode(k.file),
        line=k.line,
        wavefront_size=k.wavefront_size,
        code_size=k.code_size,
        num_instructions=k.num_instructions,
        resources=read_resources(k) if k.has_resources else None,
    )


def read_result(handle):
    """Copies all of a clrx_result."""
    size = ctypes.c_size_t()
    address = library.clrx_result_data(handle, ctypes.byref(size))
    symbols = (s.contents for s in get_list(handle, "symbol"))
    lines = (l.contents for l in get_list(handle, "line"))
    return Result(
        data=ctypes.string_at(address, size.value) if size.value else b"",
        diagnostics=[read_diagnostic(d.contents) for d in get_list(handle, "diagnostic")],
        printed=decode(library.clrx_result_printed(handle)),
        kernels=[read_kernel(k.contents) for k in get_list(handle, "kernel")],
        files=[decode(name) for name in get_list(handle, "file")],
        symbols=[Symbol(decode(s.name), decode(s.section), s.value) for s in symbols],
        lines=[Line(decode(l.section), l.offset, l.size, decode(l.file), l.line, l.column, bool(l.is_data)) for l in lines],
    )
