# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The clrx-mc assembler for AMD GCN GPUs.

    import clrx

    assembler = clrx.Assembler(format="gallium", mcpu="tonga", define={"ROUNDS": 2})
    try:
        result = assembler.assemble(source, "kernel.clrx")
    except clrx.AssembleError as error:
        print(error)
    else:
        use(result.data)

The options are those in the groups TARGET and LANGUAGE of clrx-mc's command
line, with underscores in place of dashes. See Assembler.
"""

from clrx._library import version
from clrx.assembler import Assembler, AssembleError, OptionError
from clrx.result import Argument, Diagnostic, Edit, Kernel, Line, Resources, Result, Severity, Symbol

__all__ = [
    "Argument",
    "AssembleError",
    "Assembler",
    "Diagnostic",
    "Edit",
    "Kernel",
    "Line",
    "OptionError",
    "Resources",
    "Result",
    "Severity",
    "Symbol",
    "version",
]

__version__ = version()
