# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tries each pseudo-op of a container in each context of a source, with several
drivers, and with many operands where it is legal.

Only the operands are random. --count and --first choose from the list of programs,
and without --count all programs run.
"""

import collections
import sys

import harness

# Statements of the language that depend on the context.
LANGUAGE = [".text", ".data", ".rodata", ".section .bss", ".section .mysec", '.section .mysec, "a"', ".kernel k0"]
LANGUAGE += [".kernel k1", ".main", ".byte 1", ".align 8", ".skip 4", ".org 4", "label:", "s_nop 0", ".size k0, 4"]

# page: a page of --help-pseudo-ops; head: the lines that select the container; drivers:
# driver versions; places: name -> the statements that lead to the context; odd_places: the
# contexts in which odd_operands are tried; operands(name): the operands that are legal in
# some context.
Table = collections.namedtuple("Table", "page head drivers places odd_places odd_operands operands")


def make_program(table, driver, place, statement, tail, is_64bit=False):
    """Makes a program. tail makes the context visible that the statement has led to."""
    lines = table.head + [".driver_version %d" % driver] + table.places[place] + [statement, tail]
    options = ("-w", "-6") if is_64bit else ("-w",)
    return harness.Program(options, {"a.clrx": "\n".join(lines + [""]).encode()}, (place, statement.split()[0]))


def programs(table, names):
    statements = ["%s %s" % (name, table.operands(name)) for name in names] + LANGUAGE
    for driver in table.drivers:
        for place in table.places:
            for statement in statements:
                for tail in ("", ".int 7"):
                    yield make_program(table, driver, place, statement, tail)
    for name in names:
        for operands in table.odd_operands:
            for place in table.odd_places:
                yield make_program(table, table.drivers[-1], place, "%s %s" % (name, operands), "", is_64bit=True)


def main(description, table):
    args = harness.parse_arguments(description, lambda p: p.set_defaults(count=None))
    names = harness.pseudo_ops(args.clrx_mc, table.page)
    tried = list(programs(table, names))
    end = len(tried) if args.count is None else args.first + args.count
    features = [] if args.count else list(table.places) + names
    sys.exit(not harness.run(args, tried.__getitem__, range(args.first, end), None, features))
