# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The clrx-mc assembler and simulator for AMD GCN GPUs.

    import clrx

    assembler = clrx.Assembler(format="gallium", mcpu="tonga", define={"ROUNDS": 2})
    try:
        result = assembler.assemble(source, "kernel.clrx")
    except clrx.AssembleError as error:
        print(error)
    else:
        use(result.data)

The options are those of clrx-mc's command line, with underscores in place of
dashes. An Assembler also lists, formats and fixes sources, disassembles, verifies
and extracts from binaries, and checks and reports on both. See Assembler.

Kernel runs a kernel without a GPU:

    kernel = clrx.Kernel(source, format="amdcl2", mcpu="tonga")
    kernel.run(global_size=4, args=[data, 7])  # Writes the results into data
"""

from clrx._library import version
from clrx.assembler import Assembler, OptionError
from clrx.explain import (
    explain_checks,
    explain_devices,
    explain_instruction,
    explain_pseudo_ops,
    explain_rules,
    explain_targets,
)
from clrx.kernel import Kernel, Local, Parameter
from clrx.result import (
    Allocation,
    Argument,
    AssembleError,
    Diagnostic,
    Edit,
    Error,
    Insertion,
    KernelInfo,
    Line,
    Resources,
    Result,
    Severity,
    Symbol,
)
from clrx.run import Finding, FindingError, LineCount, RunError, RunResult, TraceEntry

__all__ = [
    "Allocation",
    "Argument",
    "AssembleError",
    "Assembler",
    "Diagnostic",
    "Edit",
    "Error",
    "Finding",
    "FindingError",
    "Insertion",
    "Kernel",
    "KernelInfo",
    "Line",
    "LineCount",
    "Local",
    "OptionError",
    "Parameter",
    "Resources",
    "Result",
    "RunError",
    "RunResult",
    "Severity",
    "Symbol",
    "TraceEntry",
    "explain_checks",
    "explain_devices",
    "explain_instruction",
    "explain_pseudo_ops",
    "explain_rules",
    "explain_targets",
    "version",
]

__version__ = version()
