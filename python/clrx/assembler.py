# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The assembler as an object with options."""

import contextlib
import ctypes

from clrx._library import IncludeCallback, decode, encode, library
from clrx.result import AssembleError, Error, take_result


class OptionError(ValueError):
    """An option is unknown, or its value is invalid."""


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


# The masks of clrx_assembler_set_details.
_DETAILS = {"kernels": 1, "symbols": 2, "lines": 4}


def _get_mask(details):
    unknown = set(details) - set(_DETAILS)
    if unknown:
        raise ValueError("unknown details: " + ", ".join(sorted(unknown)))
    return sum(_DETAILS[detail] for detail in set(details))


class Assembler:
    """Assembles sources and reads binaries, one after the other.

    Options are named as on clrx-mc's command line, with underscores for dashes:
    `format="amdcl2"`, `mcpu="tonga"`, `driver_version=223600`, `m64=True`,
    `W="no-waitcnt"`. A list sets an option several times. `include_dirs` is a list of
    folders, `define` a dict of symbols and numbers. `files`, a dict or a function from
    a name to str, bytes or None, replaces the file system for .include and .incbin.

    `details` lists what results tell about the code of a source: "kernels", "symbols"
    and "lines". Assemblies with fewer details take less time.

    The other methods take options, too, which apply to one call. Each method returns a
    Result, or raises Error. Diagnostics refer to the source or binary as `name`.

    Only one thread at a time may use an object.
    """

    def __init__(self, *, include_dirs=(), define=None, files=None, details=tuple(_DETAILS), **options):
        mask = _get_mask(details)
        self._handle = library.clrx_assembler_create()
        library.clrx_assembler_set_details(self._handle, mask)
        self._files = files
        self._options = []  # Names and values, as the library gets them.
        for folder in include_dirs:
            self.set_option("I", folder)
        for name, value in (define or {}).items():
            self.set_option("D", "%s=%d" % (name, value))
        self._set_options(options)

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
        option = encode(name.replace("_", "-")), text
        self._add(option)
        self._options.append(option)

    def _add(self, option):
        error = library.clrx_assembler_set_option(self._handle, *option)
        if error is not None:
            raise OptionError(decode(error))

    def _set_options(self, options):
        for name, values in options.items():
            for value in values if isinstance(values, list) else [values]:
                self.set_option(name, value)

    @contextlib.contextmanager
    def _with(self, options):
        """Sets options for one call."""
        count = len(self._options)
        try:
            self._set_options(options)
            yield
        finally:
            if len(self._options) > count:
                del self._options[count:]
                library.clrx_assembler_clear_options(self._handle)
                for option in self._options:
                    self._add(option)

    def assemble(self, source, name="<source>", **options):
        """Assembles `source` (str or bytes).

        Returns a Result, or raises AssembleError if there are errors."""
        return self._run("assemble", source, name, options, AssembleError)

    def list(self, source, name="<source>", **options):
        """Lists the code in LLVM's assembly language, or with `listing=True` the lines
        of the source with their words. Another option is `show_encoding`."""
        return self._run("list", source, name, options, AssembleError)

    def make_c_header(self, source, name="<source>", **options):
        """Makes a C header with an array, which the option `c_name` names."""
        return self._run("make_c_header", source, name, options, AssembleError)

    def make_line_map(self, source, name="<source>", **options):
        """Makes a map from the output to the lines of the source. `json` of the result
        has it as a dict."""
        return self._run("make_line_map", source, name, options, AssembleError)

    def make_dependencies(self, source, name="<source>", **options):
        """Makes a rule for make with the files that were read. The options are `MT`,
        `MQ` and `MP`."""
        return self._run("make_dependencies", source, name, options, AssembleError)

    def fix(self, source, name="<source>", **options):
        """Applies the edits that diagnostics suggest, and returns the new source; with
        `fix="diff"`, the changes. The diagnostics may be errors."""
        return self._run("fix", source, name, options)

    def format_source(self, source, name="<source>"):
        """Aligns operands and makes blanks uniform."""
        return self._run("format_source", source, name, {})

    def disassemble(self, binary, name="<binary>", **options):
        """Makes a source that assembles to the same bytes. The options are `exact`,
        `show_offsets` and `show_encoding`."""
        return self._run("disassemble", binary, name, options)

    def verify(self, binary, name="<binary>", **options):
        """Raises Error unless the exact source assembles to the same bytes."""
        return self._run("verify", binary, name, options)

    def check(self, code, name="<code>", **options):
        """Looks for mistakes in a source or binary. The diagnostics of the result are
        warnings. Raises Error if there are errors."""
        return self._run("check", code, name, options)

    def report(self, code, name="<code>", *, form="json", **options):
        """Reports on the kernels of a source or binary. `form` is "json" (`json` of the
        result has it as a dict), "text", "html", or "dot" for graphs of the control
        flow. The option `kernel` selects a kernel."""
        options["cfg" if form == "dot" else "report"] = form
        return self._run("report", code, name, options)

    def extract(self, binary, name="<binary>", **options):
        """Extracts the machine code of a kernel or, with `extract="elf"`, the ELF file
        inside a binary. The option `kernel` selects a kernel."""
        return self._run("extract", binary, name, options)

    def test_kernels(self, launches, name="<launches>", **options):
        """Executes the launches of a launch file, and compares their results. Raises
        Error if one is wrong. Paths in the file are relative to the folder of `name`."""
        return self._run("test_kernels", launches, name, options)

    def _run(self, action, code, name, options, error=Error):
        text = encode(code)
        with self._with(options):
            handle = self._call(getattr(library, "clrx_" + action), encode(name), text, len(text))
        try:
            return take_result(handle, error)
        finally:
            self._raise_include_error()

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
