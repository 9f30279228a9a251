# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Texts from the tables of the assembler. Each function returns a str, or raises Error."""

from clrx._library import encode, library
from clrx.result import take_result


def explain_instruction(name):
    """Explains an instruction. `name` may have `*` for any text, and may be "index" or
    the name of an instruction format."""
    return take_result(library.clrx_explain_instruction(encode(name))).text


def explain_pseudo_ops(name=None):
    """Explains the pseudo-op `name`, which starts with a dot, or those of a container or
    of the language. Without a name, lists all names."""
    return take_result(library.clrx_explain_pseudo_ops(None if name is None else encode(name))).text


def explain_rules():
    """Explains the rules of diagnostics."""
    return take_result(library.clrx_explain_rules()).text


def explain_checks():
    """Explains the warnings about code and their groups."""
    return take_result(library.clrx_explain_checks()).text


def explain_targets():
    """Lists containers, devices and architectures."""
    return take_result(library.clrx_explain_targets()).text


def explain_devices():
    """Lists the devices as `clrx-mc -mcpu=help` does."""
    return take_result(library.clrx_explain_devices()).text
