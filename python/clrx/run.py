# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The results of a run."""

import ctypes
from dataclasses import dataclass
from typing import Dict, List, Optional, Tuple

from clrx._library import decode, encode, get_list, library
from clrx.result import Diagnostic, Severity, read_diagnostic


class RunError(Exception):
    """The code cannot be executed, or the sizes or arguments do not suit it."""


class FindingError(RunError):
    """The kernel made a mistake. str() is the text that clrx-run would print."""

    def __init__(self, result):
        super().__init__("\n".join(map(str, result.findings)))
        self.result = result

    @property
    def findings(self):
        return self.result.findings


@dataclass(frozen=True)
class Finding:
    """A mistake that showed while the kernel ran."""

    group: str  # Such as "bounds" (docs/rules.md).
    diagnostic: Diagnostic
    place: str  # The place in a binary, such as ".text+0x10". Empty for sources.
    kernel: str  # Empty for raw code.
    work_group: Tuple[int, int, int]  # The work-group of the first occurrence.
    wavefront: int  # The number in the work-group.
    lane: Optional[int]  # None for instructions without lanes.
    count: int  # The number of occurrences at this place.

    @property
    def is_error(self):
        return self.diagnostic.severity == Severity.ERROR

    @property
    def message(self):
        return self.diagnostic.message

    @property
    def rule(self):
        return self.diagnostic.rule

    @property
    def file(self):
        return self.diagnostic.file

    @property
    def line(self):
        return self.diagnostic.line

    def __str__(self):
        return str(self.diagnostic)


def read_finding(f):
    return Finding(
        group=decode(f.group),
        diagnostic=read_diagnostic(f.diagnostic.contents),
        place=decode(f.place),
        kernel=decode(f.kernel),
        work_group=tuple(f.work_group),
        wavefront=f.wavefront,
        lane=None if f.lane < 0 else f.lane,
        count=f.count,
    )


@dataclass(frozen=True)
class TraceEntry:
    """An executed instruction."""

    work_group: Tuple[int, int, int]
    wavefront: int  # The number in the work-group.
    code: str  # The buffer that has the code. Empty for the kernel.
    offset: int  # In bytes from the start of the code.
    file: str  # Empty if only a binary is known.
    line: int  # Counts from 1. 0 if only a binary is known.
    exec: int  # EXEC before the instruction.
    text: str  # The instruction.
    written: str  # Registers and memory with their new values.


@dataclass(frozen=True)
class LineCount:
    """The counts of a line of the source."""

    file: str
    line: int  # Counts from 1.
    executions: int  # The number of times that wavefronts execute the line.
    instructions: int  # The executed instructions of the line itself.


def read_trace_entry(e):
    return TraceEntry(
        work_group=tuple(e.work_group),
        wavefront=e.wavefront,
        code=decode(e.code),
        offset=e.offset,
        file=decode(e.file),
        line=e.line,
        exec=e.exec,
        text=decode(e.text),
        written=decode(e.written),
    )


class RunResult:
    """The findings, and the values after the run."""

    succeeded: bool  # False if the kernel did not run to its end, or if a finding is an error.
    findings: List[Finding]
    stats: Dict[str, int]  # Counts by name. Empty without stats=True.
    trace: List[TraceEntry]  # Empty without trace=True or an option such as trace_range.
    lines: List[LineCount]  # Empty without stats_lines=True.
    profile: Optional[str]  # A page of HTML. None without stats_lines=True, and report="html" of Kernel.
    reports: str  # The text of the options break and watch.

    def __init__(self, handle, launch):
        self._handle = handle
        self._launch = launch  # The library needs it as long as the run.
        self.succeeded = bool(library.clrx_run_succeeded(handle))
        self.findings = [read_finding(f.contents) for f in get_list(handle, "run_finding")]
        statistics = (s.contents for s in get_list(handle, "run_statistic"))
        self.stats = {decode(s.name): s.value for s in statistics}
        self.trace = [read_trace_entry(e.contents) for e in get_list(handle, "run_trace_entry")]
        counts = (c.contents for c in get_list(handle, "run_line_count"))
        self.lines = [LineCount(decode(c.file), c.line, c.executions, c.instructions) for c in counts]
        self.profile = decode(library.clrx_run_profile(handle))
        self.reports = decode(library.clrx_run_reports(handle))

    def __del__(self):
        library.clrx_run_destroy(self._handle)

    def buffer(self, index):
        """The bytes of the buffer of argument `index`, or of that buffer of raw
        code. None if there is none."""
        return self._read(library.clrx_run_buffer, index)

    def undefined_bits(self, index):
        """A mask of the undefined bits of the same buffer, as bytes."""
        return self._read(library.clrx_run_undefined_bits, index)

    @property
    def lds(self):
        """The bytes of the LDS of the first work-group at its end. None if there is none."""
        return self._read(library.clrx_run_lds)

    @property
    def undefined_lds_bits(self):
        """A mask of the undefined bits of the same memory, as bytes."""
        return self._read(library.clrx_run_undefined_lds_bits)

    def _read(self, function, *arguments):
        size = ctypes.c_size_t()
        address = function(self._handle, *arguments, ctypes.byref(size))
        if address is None:
            return b"" if size.value else None
        return ctypes.string_at(address, size.value)

    def register(self, name):
        """The values of registers of the first wavefront when it ended, such as
        "s5", "s[4:7]", "v3" or "vcc": a list of dwords, with None for undefined
        ones. A VGPR has one value for each lane."""
        registers = library.clrx_run_registers(self._handle, encode(name))
        if not registers:
            raise ValueError("the kernel has no register '%s'" % name)
        r = registers.contents
        return [None if r.undefined[i] else r.values[i] for i in range(r.count)]
