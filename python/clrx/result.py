# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The result of a function, as plain data."""

import ctypes
import enum
import json
from dataclasses import dataclass
from typing import Dict, List, Optional, Tuple

from clrx._library import decode, get_list, library


class Severity(enum.IntEnum):
    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3


@dataclass(frozen=True)
class Edit:
    """A replacement in one line of a file."""

    file: str
    line: int  # Counts from 1.
    column: int  # Counts bytes from 1.
    length: int  # The number of bytes to remove. 0 to insert.
    replacement: str  # May contain newlines.


@dataclass(frozen=True)
class Diagnostic:
    severity: Severity
    file: str  # Empty if there is no location.
    line: int  # Counts from 1. 0 if there is no location.
    column: int  # Counts the bytes of source_line from 1.
    length: int  # The number of bytes marked, starting at column.
    message: str
    source_line: str
    text: str  # The whole diagnostic with its notes, as clrx-mc prints it.
    notes: List["Diagnostic"]
    rule: str  # The kind of diagnostic, which docs/rules.md lists. Empty for notes.
    fix: Optional[Edit]  # The edit that a note suggests.

    def __str__(self):
        return self.text.rstrip("\n")


@dataclass(frozen=True)
class Argument:
    name: str  # May be empty.
    type: str  # The type as the container's syntax spells it.
    offset: int  # In bytes from the start of the argument memory.
    size: int  # Size in the argument memory in bytes.


@dataclass(frozen=True)
class Resources:
    """The hardware resources that a kernel uses, and its arguments."""

    num_sgprs: int  # The count for the hardware, including VCC and similar registers.
    num_vgprs: int  # The count for the hardware.
    lds_size: int  # In bytes per work-group.
    scratch_size: int  # In bytes per work-item.
    kernarg_size: int  # Size of the argument memory in bytes.
    group_size: Tuple[int, int, int]  # Required work-group size. 0 if any size is allowed.
    waves: int  # Waves that fit on a SIMD. 0 if unknown.
    arguments: List[Argument]


@dataclass(frozen=True)
class KernelInfo:
    name: str
    file: str  # The file that declares the kernel. May be empty.
    line: int  # Counts from 1. 0 if there is no location.
    wavefront_size: int
    code_size: int  # Size of the reachable code in bytes.
    num_instructions: int
    resources: Optional[Resources]  # None if the source does not configure the kernel.


@dataclass(frozen=True)
class Symbol:
    name: str
    section: Optional[str]  # None if the value is a number.
    value: int  # The offset in the section in bytes, or the number.


@dataclass(frozen=True)
class Line:
    """The source location of an instruction or a piece of data."""

    section: Optional[str]
    offset: int  # In bytes from the start of the section.
    size: int  # In bytes.
    file: Optional[str]  # Empty if there is no location.
    line: int  # Counts from 1. In a macro, this is the line in its body.
    column: int  # Counts from 1.
    is_data: bool  # False for an instruction.


@dataclass(frozen=True)
class Insertion:
    """An instruction that the assembler has inserted."""

    file: str  # The file of the statement next to it.
    line: int  # Counts from 1. In a macro, this is the line in its body.
    column: int  # Counts from 1.
    is_after: bool  # False if the statement follows the instruction.
    statement: str


@dataclass(frozen=True)
class Allocation:
    """The result of the register allocation for connected code."""

    kernels: List[str]  # The kernels that use the code.
    sgprs_used: int  # The highest SGPR of a variable plus 1.
    sgprs_alive: int  # The maximum number of live SGPRs.
    sgprs_needed: int  # A lower bound of sgprs_used.
    vgprs_used: int
    vgprs_alive: int
    vgprs_needed: int


@dataclass(frozen=True)
class Result:
    data: bytes  # The binary, raw code or text.
    diagnostics: List[Diagnostic]  # Warnings and remarks. If assembly failed, also errors.
    printed: str  # The output of .print.
    kernels: List[KernelInfo]  # In the order of declaration. Raw code has none.
    files: List[str]  # The files that .include and .incbin read, each once, in the order of reading.
    symbols: List[Symbol]  # The symbols of the global scope.
    lines: List[Line]  # In the order of the source.
    insertions: List[Insertion]  # The waits that the assembler has inserted, in the order of the source.
    allocations: List[Allocation]  # The results of the register allocation.
    stats: Dict[str, int]  # Counts of the encoder by name, of all sources of the assembler so far.

    @property
    def text(self):
        """The data of a function that makes a text, as a str."""
        return decode(self.data)

    @property
    def json(self):
        """The data of a function that makes JSON, as dicts and lists."""
        return json.loads(self.data)


class Error(Exception):
    """There were errors. str() is the text that clrx-mc would print."""

    def __init__(self, result):
        super().__init__("\n".join(map(str, result.diagnostics)))
        self.result = result

    @property
    def diagnostics(self):
        return self.result.diagnostics


class AssembleError(Error):
    """The source has errors."""


def read_edit(e):
    return Edit(
        file=decode(e.file),
        line=e.line,
        column=e.column,
        length=e.length,
        replacement=decode(e.replacement),
    )


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
        rule=decode(d.rule),
        fix=read_edit(d.fix.contents) if d.fix else None,
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
    return KernelInfo(
        name=decode(k.name),
        file=decode(k.file),
        line=k.line,
        wavefront_size=k.wavefront_size,
        code_size=k.code_size,
        num_instructions=k.num_instructions,
        resources=read_resources(k) if k.has_resources else None,
    )


def read_allocation(a):
    return Allocation(
        kernels=[decode(a.kernels[index]) for index in range(a.num_kernels)],
        sgprs_used=a.sgprs_used,
        sgprs_alive=a.sgprs_alive,
        sgprs_needed=a.sgprs_needed,
        vgprs_used=a.vgprs_used,
        vgprs_alive=a.vgprs_alive,
        vgprs_needed=a.vgprs_needed,
    )


def read_result(handle):
    """Copies everything from a clrx_result."""
    size = ctypes.c_size_t()
    address = library.clrx_result_data(handle, ctypes.byref(size))
    symbols = (s.contents for s in get_list(handle, "result_symbol"))
    lines = (l.contents for l in get_list(handle, "result_line"))
    insertions = (i.contents for i in get_list(handle, "result_insertion"))
    stats = (s.contents for s in get_list(handle, "result_statistic"))
    return Result(
        data=ctypes.string_at(address, size.value) if size.value else b"",
        diagnostics=[read_diagnostic(d.contents) for d in get_list(handle, "result_diagnostic")],
        printed=decode(library.clrx_result_printed(handle)),
        kernels=[read_kernel(k.contents) for k in get_list(handle, "result_kernel")],
        files=[decode(name) for name in get_list(handle, "result_file")],
        symbols=[Symbol(decode(s.name), decode(s.section), s.value) for s in symbols],
        lines=[Line(decode(l.section), l.offset, l.size, decode(l.file), l.line, l.column, bool(l.is_data)) for l in lines],
        insertions=[Insertion(decode(i.file), i.line, i.column, bool(i.is_after), decode(i.statement)) for i in insertions],
        allocations=[read_allocation(a.contents) for a in get_list(handle, "result_allocation")],
        stats={decode(s.name): s.value for s in stats},
    )


def take_result(handle, error=Error):
    """Copies and destroys a clrx_result. Raises `error` if it has no success."""
    try:
        succeeded = library.clrx_result_succeeded(handle)
        result = read_result(handle)
    finally:
        library.clrx_result_destroy(handle)
    if not succeeded:
        raise error(result)
    return result
