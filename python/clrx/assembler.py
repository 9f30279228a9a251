# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The assembler as an object with options."""

import ctypes

from clrx._library import IncludeCallback, decode, encode, library
from clrx.result import read_result


class OptionError(ValueError):
    """An option is unknown, or its value is invalid."""


class AssembleError(Exception):
    """The source has errors. str() is the text that clrx-mc would print."""

    def __init__(self, result):
        super().__init__("\n".join(map(str, result.diagnostics)))
        self.result = result

    @property
    def diagnostics(self):
        return self.result.diagnostics


class _Includes:
    """Files from a function or mapping, kept alive while a source is assembled."""

    def __init__(self, find):
        self.find = find.get if hasattr(find, "get") else find
        self.contents = {}
        self.error = None

    def __call__(self, _, path, size):
        # An exception cannot pass through C, so it is raised after C has returned.
        try:
            content = self._open(decode(path))
        except Exception as error:
            self.error = self.error or error
            return None
        if content is None:
            return None
        size[0] = len(content.raw) - 1
        return ctypes.addressof(content)

    def _open(self, path):
        if path not in self.contents:
            text = self.find(path)
            # The buffer ends with a NUL, so that even an empty file has an address.
            self.contents[path] = None if text is None else ctypes.create_string_buffer(encode(text))
        return self.contents[path]


class Assembler:
    """Assembles sources one after the other.

    Options are named as on clrx-mc's command line, with underscores for dashes:
    `format="amdcl2"`, `mcpu="tonga"`, `driver_version=223600`, `m64=True`.
    `include_dirs` is a list of folders, `define` a dict of symbols and numbers.
    `files`, a dict or a function from a name to str, bytes or None, replaces the
    file system for .include and .incbin.

    Only one thread at a time may use an object.
    """

    def __init__(self, *, include_dirs=(), define=None, files=None, **options):
        self._handle = library.clrx_assembler_create()
        self._files = files
        for folder in include_dirs:
            self.set_option("I", folder)
        for name, value in (define or {}).items():
            self.set_option("D", "%s=%d" % (name, value))
        for name, value in options.items():
            self.set_option(name, value)

    def __del__(self):
        # There is no handle if __init__ was called with wrong arguments.
        if getattr(self, "_handle", None):
            library.clrx_assembler_destroy(self._handle)

    def set_option(self, name, value=True):
        """Sets an option. True sets an option that takes no value, and False or
        None leave the option unset. Raises OptionError."""
        if value is False or value is None:
            return
        text = None if value is True else encode(value if isinstance(value, bytes) else str(value))
        error = library.clrx_assembler_set_option(self._handle, encode(name.replace("_", "-")), text)
        if error is not None:
            raise OptionError(decode(error))

    def assemble(self, source, name="<source>"):
        """Assembles `source` (str or bytes). Diagnostics refer to it as `name`.

        Returns a Result, or raises AssembleError if there are errors."""
        text = encode(source)
        handle = self._call(library.clrx_assemble, encode(name), text, len(text))
        try:
            succeeded = library.clrx_result_succeeded(handle)
            result = read_result(handle)
        finally:
            library.clrx_result_destroy(handle)
        self._raise_include_error()
        if not succeeded:
            raise AssembleError(result)
        return result

    def _call(self, function, *arguments):
        """Calls a function that reads a source with the files of the assembler."""
        self._includes = _Includes(self._files) if self._files is not None else None
        callback = IncludeCallback(self._includes) if self._includes else IncludeCallback()
        library.clrx_assembler_set_include_callback(self._handle, callback, None)
        return function(self._handle, *arguments)

    def _raise_include_error(self):
        """Raises the exception of the caller's function for files."""
        if self._includes and self._includes.error:
            raise self._includes.error
