# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What an assembly gives, as plain data."""

import ctypes
import enum
from dataclasses import dataclass
from typing import List, Optional

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
        files=[decode(name) for name in get_list(handle, "file")],
        symbols=[Symbol(decode(s.name), decode(s.section), s.value) for s in symbols],
        lines=[Line(decode(l.section), l.offset, l.size, decode(l.file), l.line, l.column, bool(l.is_data)) for l in lines],
    )
