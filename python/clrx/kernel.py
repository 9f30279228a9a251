# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels that run without a GPU."""

import ctypes
import os
import re
import struct
from dataclasses import dataclass

from clrx._library import decode, encode, get_list, library
from clrx.assembler import Assembler, OptionError
from clrx.result import read_diagnostic
from clrx.run import FindingError, RunError, RunResult

_VALUE, _BUFFER, _LOCAL, _OTHER = range(4)

_FLOATS = {2: "e", 4: "f", 8: "d"}
_IS_FLOAT = re.compile(r"(float|double|half|f16|f32|f64)\d*$", re.IGNORECASE)
_IS_INTEGER = re.compile(r"(u|unsigned )?(char|short|int|long|size_t)\d*$|[iu](8|16|32|64)$", re.IGNORECASE)
_ELEMENT_SIZES = {"char": 1, "short": 2, "half": 2, "int": 4, "float": 4, "long": 8, "double": 8}
_IS_VECTOR = re.compile(r"u?(%s)(\d+)$" % "|".join(_ELEMENT_SIZES))


@dataclass(frozen=True)
class Local:
    """An argument: local memory of `size` bytes."""

    size: int


@dataclass(frozen=True)
class Parameter:
    """An argument that a kernel expects."""

    name: str  # May be empty.
    type: str  # The type as the container spells it. May be empty.
    kind: int  # 0 for a value, 1 for a buffer, 2 for local memory.
    size: int  # The size of a value in bytes.

    def describe(self, index):
        """The words for messages."""
        text = "argument %d" % index
        if self.name:
            text += " '%s'" % self.name
        return text + " of type '%s'" % self.type if self.type else text


class _Program:
    """Owns a clrx_program."""

    def __init__(self, handle):
        self.handle = handle

    def __del__(self):
        library.clrx_program_destroy(self.handle)


class _Launch:
    """Owns a clrx_launch."""

    def __init__(self, program):
        self.handle = library.clrx_launch_create(program.handle)
        self.program = program  # The library needs it as long as the launch.

    def __del__(self):
        library.clrx_launch_destroy(self.handle)

    def set_option(self, name, value):
        text = None if value is True else encode(str(value))
        error = library.clrx_launch_set_option(self.handle, encode(name.replace("_", "-")), text)
        if error is not None:
            raise OptionError(decode(error))


def _read_parameters(signature):
    parameters = (signature.parameters[i].contents for i in range(signature.num_parameters))
    return [Parameter(decode(p.name), decode(p.type), p.kind, p.size) for p in parameters]


def _join(size):
    """Converts a size, a number or a sequence, to the text of an option."""
    return ",".join(map(str, size)) if isinstance(size, (tuple, list)) else str(size)


class Kernel:
    """A kernel of a source or of a binary.

    `code` is the text of a source (str), a source or a binary (bytes), or the path
    of a file (os.PathLike). `name` selects a kernel; it may be left out if there is
    only one. Messages refer to the code as `file`. The other arguments are those of
    Assembler.

    Raises RunError if the code cannot be executed, with the text of all
    diagnostics."""

    def __init__(self, code, name=None, *, file=None, **options):
        if isinstance(code, os.PathLike):
            file = file or os.fspath(code)
            with open(code, "rb") as stream:
                code = stream.read()
        data = encode(code)
        assembler = Assembler(**options)
        handle = assembler._call(library.clrx_program_create, encode(file or "<source>"), data, len(data))
        self._program = _Program(handle)
        assembler._raise_include_error()
        self.diagnostics = [read_diagnostic(d.contents) for d in get_list(handle, "program_diagnostic")]
        error = library.clrx_program_error(handle)
        if error is not None:
            raise RunError("\n".join([*map(str, self.diagnostics), decode(error)]))
        self.name = name
        self.parameters = self._find_parameters()

    def _find_parameters(self):
        """The parameters of the kernel. None for raw code."""
        signatures = {decode(s.contents.name): s.contents for s in get_list(self._program.handle, "program_signature")}
        if not signatures and self.name is None:
            return None
        if self.name is None and len(signatures) == 1:
            self.name = next(iter(signatures))
        if self.name not in signatures:
            what = "name a kernel" if self.name is None else "there is no kernel '%s'" % self.name
            raise RunError("%s; the kernels are: %s" % (what, ", ".join(signatures) or "none"))
        return _read_parameters(signatures[self.name])

    def run(self, *, global_size=None, local_size=None, global_offset=None, args=(), stats=False, strict=True, **options):
        """Runs the kernel, and returns a RunResult.

        The sizes are numbers or tuples of up to three numbers, as for clrx-run.
        Each argument is, depending on what the kernel expects:

        - for a value: an int or a float, a sequence of them for a vector, a ctypes or
          NumPy scalar, or bytes;
        - for a buffer: bytes, bytearray, memoryview, array.array, a ctypes or NumPy
          array, or None for a null pointer. If the object is writable, it has the
          contents of the buffer after the run. An object that is passed twice is one
          buffer;
        - for local memory: Local(size).

        `options` are options of clrx-run with underscores for dashes: check, no_check,
        max_insts, seed, schedules and code, and for raw code sgpr, vgpr, buffer, resource,
        lds and mode. trace, trace_group, trace_wave, trace_range, trace_register, break,
        watch and stats_lines fill attributes of the result. A list sets an option several
        times. Python has a keyword `break`, so write **{"break": "12"}.

        Raises RunError if the kernel cannot start, TypeError or ValueError for a wrong
        argument, and FindingError if a finding is an error, unless `strict` is False.
        """
        launch = _Launch(self._program)
        sizes = {"global_size": global_size, "local_size": local_size, "global_offset": global_offset}
        for name, size in sizes.items():
            if size is not None:
                launch.set_option(name, _join(size))
        if self.name is not None:
            launch.set_option("kernel", self.name)
        for name, values in options.items():
            for value in values if isinstance(values, list) else [values]:
                launch.set_option(name, value)
        if stats:
            library.clrx_launch_count_instructions(launch.handle)
        arguments = _Arguments(launch, self.parameters or [], args)
        run = library.clrx_launch_run(launch.handle)
        result = RunResult(run, launch)
        arguments.write_back(result)
        error = library.clrx_run_error(run)
        if error is not None and (strict or not result.findings):
            raise RunError(decode(error))
        if strict and not result.succeeded:
            raise FindingError(result)
        return result


class _Arguments:
    """Passes the arguments of a launch."""

    def __init__(self, launch, parameters, args):
        self.handle = launch.handle
        self.buffers = []  # The object and the index of each buffer.
        if len(args) != len(parameters):
            names = "; ".join(p.describe(i) for i, p in enumerate(parameters))
            raise TypeError("the kernel has %d arguments, but %d are given: %s" % (len(parameters), len(args), names))
        for index, (parameter, value) in enumerate(zip(parameters, args)):
            try:
                self._add(parameter, index, value)
            except (TypeError, ValueError, OverflowError, struct.error) as error:
                kind = TypeError if isinstance(error, TypeError) else ValueError
                raise kind("%s: %s" % (parameter.describe(index), error)) from None

    def _add(self, parameter, index, value):
        if parameter.kind == _VALUE:
            data = _pack(parameter, value)
            library.clrx_launch_add_value(self.handle, data, len(data))
        elif parameter.kind == _LOCAL:
            if not isinstance(value, Local):
                raise TypeError("expected clrx.Local, got %s" % type(value).__name__)
            library.clrx_launch_add_local(self.handle, value.size)
        elif parameter.kind == _OTHER:
            raise TypeError("arguments of this kind cannot be passed")
        elif value is None:
            library.clrx_launch_add_null(self.handle)
        else:
            self._add_buffer(index, value)

    def _add_buffer(self, index, value):
        for other, first in self.buffers:
            if other is value:
                library.clrx_launch_add_same(self.handle, first)
                return
        view = _view(value)
        library.clrx_launch_add_buffer(self.handle, view.tobytes(), view.nbytes)
        self.buffers.append((value, index))

    def write_back(self, result):
        """Copies the contents of buffers to the writable objects."""
        for value, index in self.buffers:
            view, data = _view(value), result.buffer(index)
            if not view.readonly and data:
                to = (ctypes.c_char * view.nbytes).from_buffer(value)
                ctypes.memmove(to, data, len(data))


def _view(value):
    """The bytes of a buffer's object."""
    try:
        view = memoryview(value)
    except TypeError:
        expected = "bytes, an array or None; array.array or NumPy makes an array of a list"
        raise TypeError("expected %s, got %s" % (expected, type(value).__name__)) from None
    if not view.c_contiguous:
        raise ValueError("the array is not contiguous")
    return view


def _pack(parameter, value):
    """The bytes of a value."""
    if isinstance(value, (tuple, list)):
        return _pack_vector(parameter, value)
    # NumPy's scalars convert to numbers if they have another size.
    if hasattr(value, "dtype") and value.nbytes != parameter.size:
        value = value.item()
    try:
        return memoryview(value).tobytes()
    except TypeError:
        return _pack_number(parameter, parameter.size, value)


def _pack_vector(parameter, values):
    size = _find_element_size(parameter, len(values))
    if size is None:
        raise ValueError("a value of %d bytes is not a vector of %d elements" % (parameter.size, len(values)))
    return b"".join(_pack_number(parameter, size, value) for value in values).ljust(parameter.size, b"\0")


def _find_element_size(parameter, count):
    """The size of an element if the parameter has `count` elements."""
    known = _IS_VECTOR.match(parameter.type)
    if known:
        return _ELEMENT_SIZES[known[1]] if int(known[2]) == count else None
    for size in 1, 2, 4, 8:
        # A vector of three elements has the size of four.
        if count and parameter.size in (size * count, size * (count + (count == 3))):
            return size
    return None


def _pack_number(parameter, size, value):
    """The bytes of a number. Without a known type, a float has the format of its size."""
    if not isinstance(value, (int, float)):
        raise TypeError("expected a number, got %s" % type(value).__name__)
    if isinstance(value, float) and _IS_INTEGER.match(parameter.type):
        raise TypeError("expected an integer, got a float")
    if isinstance(value, float) or _IS_FLOAT.match(parameter.type):
        if size not in _FLOATS:
            raise ValueError("there are no floats of %d bytes" % size)
        return struct.pack("<" + _FLOATS[size], value)
    return value.to_bytes(size, "little", signed=value < 0)
