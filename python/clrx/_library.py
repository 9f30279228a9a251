# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The declarations of clrx-c/Clrx.h for ctypes, in the same order."""

import ctypes
import os
from ctypes import POINTER, Structure, c_char_p, c_int, c_int32, c_size_t, c_uint, c_uint32, c_uint64, c_void_p

SONAME = "libclrx.so.0"


class CEdit(Structure):
    _fields_ = [
        ("file", c_char_p),
        ("line", c_uint64),
        ("column", c_uint64),
        ("length", c_uint64),
        ("replacement", c_char_p),
    ]


class CDiagnostic(Structure):
    pass


CDiagnostic._fields_ = [
    ("severity", c_int),
    ("file", c_char_p),
    ("line", c_uint64),
    ("column", c_uint64),
    ("length", c_uint64),
    ("message", c_char_p),
    ("source_line", c_char_p),
    ("text", c_char_p),
    ("notes", POINTER(POINTER(CDiagnostic))),
    ("num_notes", c_size_t),
    ("rule", c_char_p),
    ("fix", POINTER(CEdit)),
]


class CSymbol(Structure):
    _fields_ = [("name", c_char_p), ("section", c_char_p), ("value", c_uint64)]


class CArgument(Structure):
    _fields_ = [("name", c_char_p), ("type", c_char_p), ("offset", c_uint64), ("size", c_uint64)]


class CKernel(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("file", c_char_p),
        ("line", c_uint64),
        ("wavefront_size", c_uint32),
        ("code_size", c_uint64),
        ("num_instructions", c_uint64),
        ("has_resources", c_int),
        ("num_sgprs", c_uint32),
        ("num_vgprs", c_uint32),
        ("lds_size", c_uint64),
        ("scratch_size", c_uint64),
        ("kernarg_size", c_uint64),
        ("group_size", c_uint32 * 3),
        ("waves", c_uint32),
        ("arguments", POINTER(POINTER(CArgument))),
        ("num_arguments", c_size_t),
    ]


class CLine(Structure):
    _fields_ = [
        ("section", c_char_p),
        ("offset", c_uint64),
        ("size", c_uint64),
        ("file", c_char_p),
        ("line", c_uint64),
        ("column", c_uint32),
        ("is_data", c_int),
    ]


class CInsertion(Structure):
    _fields_ = [
        ("file", c_char_p),
        ("line", c_uint64),
        ("column", c_uint32),
        ("is_after", c_int),
        ("statement", c_char_p),
    ]


class CAllocation(Structure):
    _fields_ = [
        ("kernels", POINTER(c_char_p)),
        ("num_kernels", c_size_t),
        ("sgprs_used", c_uint32),
        ("sgprs_alive", c_uint32),
        ("sgprs_needed", c_uint32),
        ("vgprs_used", c_uint32),
        ("vgprs_alive", c_uint32),
        ("vgprs_needed", c_uint32),
    ]


class CParameter(Structure):
    _fields_ = [("name", c_char_p), ("type", c_char_p), ("kind", c_int), ("size", c_uint64)]


class CSignature(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("group_size", c_uint32 * 3),
        ("parameters", POINTER(POINTER(CParameter))),
        ("num_parameters", c_size_t),
    ]


class CFinding(Structure):
    _fields_ = [
        ("diagnostic", POINTER(CDiagnostic)),
        ("group", c_char_p),
        ("place", c_char_p),
        ("kernel", c_char_p),
        ("work_group", c_uint32 * 3),
        ("wavefront", c_uint32),
        ("lane", c_int32),
        ("count", c_uint64),
    ]


class CStatistic(Structure):
    _fields_ = [("name", c_char_p), ("value", c_uint64)]


class CTraceEntry(Structure):
    _fields_ = [
        ("work_group", c_uint32 * 3),
        ("wavefront", c_uint32),
        ("code", c_char_p),
        ("offset", c_uint64),
        ("file", c_char_p),
        ("line", c_uint64),
        ("exec", c_uint64),
        ("text", c_char_p),
        ("written", c_char_p),
    ]


class CLineCount(Structure):
    _fields_ = [("file", c_char_p), ("line", c_uint64), ("executions", c_uint64), ("instructions", c_uint64)]


class CRegisters(Structure):
    _fields_ = [("values", POINTER(c_uint32)), ("undefined", POINTER(c_uint32)), ("count", c_size_t)]


# Returns an address or None, because C cannot keep a Python string alive.
IncludeCallback = ctypes.CFUNCTYPE(c_void_p, c_void_p, c_char_p, POINTER(c_size_t))

# The functions that read a source or binary with an assembler.
ACTIONS = [
    "assemble",
    "list",
    "make_c_header",
    "make_line_map",
    "make_dependencies",
    "fix",
    "format_source",
    "disassemble",
    "verify",
    "check",
    "report",
    "extract",
    "test_kernels",
]

_ASSEMBLER = _RESULT = _PROGRAM = _LAUNCH = _RUN = c_void_p

# Each row has a name, the type of the result and the types of the arguments.
_FUNCTIONS = [
    ("clrx_version", c_char_p, []),
    ("clrx_assembler_create", _ASSEMBLER, []),
    ("clrx_assembler_destroy", None, [_ASSEMBLER]),
    ("clrx_assembler_set_option", c_char_p, [_ASSEMBLER, c_char_p, c_char_p]),
    ("clrx_assembler_clear_options", None, [_ASSEMBLER]),
    ("clrx_assembler_set_details", None, [_ASSEMBLER, c_uint]),
    ("clrx_assembler_set_include_callback", None, [_ASSEMBLER, IncludeCallback, c_void_p]),
    ("clrx_explain_instruction", _RESULT, [c_char_p]),
    ("clrx_explain_pseudo_ops", _RESULT, [c_char_p]),
    ("clrx_explain_rules", _RESULT, []),
    ("clrx_explain_checks", _RESULT, []),
    ("clrx_explain_targets", _RESULT, []),
    ("clrx_explain_devices", _RESULT, []),
    ("clrx_result_destroy", None, [_RESULT]),
    ("clrx_result_succeeded", c_int, [_RESULT]),
    ("clrx_result_data", c_void_p, [_RESULT, POINTER(c_size_t)]),
    ("clrx_result_printed", c_char_p, [_RESULT]),
    ("clrx_program_create", _PROGRAM, [_ASSEMBLER, c_char_p, c_char_p, c_size_t]),
    ("clrx_program_destroy", None, [_PROGRAM]),
    ("clrx_program_error", c_char_p, [_PROGRAM]),
    ("clrx_launch_create", _LAUNCH, [_PROGRAM]),
    ("clrx_launch_destroy", None, [_LAUNCH]),
    ("clrx_launch_set_option", c_char_p, [_LAUNCH, c_char_p, c_char_p]),
    ("clrx_launch_count_instructions", None, [_LAUNCH]),
    ("clrx_launch_add_value", None, [_LAUNCH, c_char_p, c_size_t]),
    ("clrx_launch_add_buffer", None, [_LAUNCH, c_char_p, c_size_t]),
    ("clrx_launch_add_same", None, [_LAUNCH, c_size_t]),
    ("clrx_launch_add_local", None, [_LAUNCH, c_size_t]),
    ("clrx_launch_add_null", None, [_LAUNCH]),
    ("clrx_launch_run", _RUN, [_LAUNCH]),
    ("clrx_run_destroy", None, [_RUN]),
    ("clrx_run_error", c_char_p, [_RUN]),
    ("clrx_run_succeeded", c_int, [_RUN]),
    ("clrx_run_buffer", c_void_p, [_RUN, c_size_t, POINTER(c_size_t)]),
    ("clrx_run_undefined_bits", c_void_p, [_RUN, c_size_t, POINTER(c_size_t)]),
    ("clrx_run_reports", c_char_p, [_RUN]),
    ("clrx_run_profile", c_char_p, [_RUN]),
    ("clrx_run_lds", c_void_p, [_RUN, POINTER(c_size_t)]),
    ("clrx_run_undefined_lds_bits", c_void_p, [_RUN, POINTER(c_size_t)]),
    ("clrx_run_registers", POINTER(CRegisters), [_RUN, c_char_p]),
]

# The lists of objects. Each row has the name of the object and of one element, which
# are parts of the functions' names, and the type of an element.
_LISTS = [
    ("result_diagnostic", POINTER(CDiagnostic)),
    ("result_kernel", POINTER(CKernel)),
    ("result_file", c_char_p),
    ("result_symbol", POINTER(CSymbol)),
    ("result_line", POINTER(CLine)),
    ("result_insertion", POINTER(CInsertion)),
    ("result_allocation", POINTER(CAllocation)),
    ("result_statistic", POINTER(CStatistic)),
    ("program_diagnostic", POINTER(CDiagnostic)),
    ("program_signature", POINTER(CSignature)),
    ("run_finding", POINTER(CFinding)),
    ("run_statistic", POINTER(CStatistic)),
    ("run_trace_entry", POINTER(CTraceEntry)),
    ("run_line_count", POINTER(CLineCount)),
]


def _count_function(name):
    """The name of the function that counts the elements of a list."""
    kind, _, element = name.partition("_")
    plural = element[:-1] + "ies" if element.endswith("y") else element + "s"
    return "clrx_%s_num_%s" % (kind, plural)


def _load():
    library = ctypes.CDLL(os.environ.get("CLRX_LIBRARY", SONAME))
    functions = list(_FUNCTIONS)
    for name in ACTIONS:
        functions.append(("clrx_" + name, _RESULT, [_ASSEMBLER, c_char_p, c_char_p, c_size_t]))
    for name, element in _LISTS:
        functions.append((_count_function(name), c_size_t, [c_void_p]))
        functions.append(("clrx_" + name, element, [c_void_p, c_size_t]))
    for name, result, arguments in functions:
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
    return library


library = _load()


def get_list(handle, name):
    """Yields the elements of the list `name` of an object, such as "result_line"."""
    get = getattr(library, "clrx_" + name)
    for index in range(getattr(library, _count_function(name))(handle)):
        yield get(handle, index)


def decode(text):
    """Converts a C string to a str. File names and sources may contain any bytes."""
    return None if text is None else text.decode("utf-8", "surrogateescape")


def encode(text):
    return text if isinstance(text, bytes) else os.fspath(text).encode("utf-8", "surrogateescape")


def version():
    """The version of libclrx, such as '1.0.0'."""
    return decode(library.clrx_version())
