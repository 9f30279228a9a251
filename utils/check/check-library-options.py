#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the tables of docs/library.md about the options of the command line.

The section "The options of the command line" has a subsection for each program. Each
option that the program prints for --help must be in exactly one row of its table,
spelled as there, and no other option may be. The other cells name what C and Python
have, or say "none:" and a reason. Names of C must be in Clrx.h, and names of Python in
the module clrx. If C's cell names a function that sets options, the library must know
the options of the row.

The environment variable CLRX_LIBRARY names the library. Prints one line for each
mistake. The exit status is 0 if there is none.
"""

import argparse
import pathlib
import re
import subprocess
import sys

SECTION = "## The options of the command line"
PROGRAM = re.compile(r"^### (clrx-\w+)$", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
# Matches an option of --help with the name of its value.
OPTION = re.compile(r"^  (-[\w-]+(?:[=<]\S+| <\S+)?)", re.MULTILINE)
# Matches the name of an option as the library takes it.
PLAIN = re.compile(r"-+(\w[\w-]*)")


def read_options(program):
    """The options that the program prints."""
    text = subprocess.run([program, "--help"], check=True, stdout=subprocess.PIPE, text=True).stdout
    return OPTION.findall(text)


def read_tables(text):
    """Yields each program with the cells of the rows of its table."""
    section = text.partition(SECTION + "\n")[2].partition("\n## ")[0]
    parts = PROGRAM.split(section)[1:]
    for program, table in zip(parts[::2], parts[1::2]):
        rows = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("|")]
        yield program, [[cell.strip() for cell in row] for row in rows[2:]]


def check_options(program, rows):
    """Yields the differences between the options of the program and those of the table."""
    listed = [option for row in rows for option in CODE.findall(row[0])]
    known = read_options(program)
    for option in known:
        if listed.count(option) != 1:
            yield "%s: %d rows have the option %s" % (program, listed.count(option), option)
    for option in sorted(set(listed) - set(known)):
        yield "%s does not print the option %s" % (program, option)


def has_python_name(module, name):
    for part in name.split("."):
        if part in getattr(module, "__annotations__", {}):
            return True
        if not hasattr(module, part):
            return False
        module = getattr(module, part)
    return True


def check_names(program, row, header, module):
    """Yields the names of a row that do not exist."""
    for cell, has_name, where in [
        (row[1], lambda name: re.search(r"\b%s\b" % re.escape(name), header), "Clrx.h"),
        (row[2], lambda name: has_python_name(module, name), "the module clrx"),
    ]:
        names = [name for name in CODE.findall(cell) if not name.startswith("-")]
        if not names and not re.match(r"none: \w", cell):
            yield "%s: a row has neither a name nor a reason: %s" % (program, row[0])
        for name in names:
            if not has_name(name):
                yield "%s: %s has no %s" % (program, where, name)


class Library:
    """Tells which options the library knows."""

    def __init__(self, module):
        from clrx import kernel

        self.error = module.OptionError
        self.launch = kernel._Launch(module.Kernel("s_endpgm\n", format="rawcode", mcpu="tonga")._program)
        self.setters = {
            "clrx_assembler_set_option": lambda *option: module.Assembler().set_option(*option),
            "clrx_launch_set_option": self.launch.set_option,
        }

    def knows(self, setter, option):
        value = "1" if re.search("[=<]", option) else True
        try:
            self.setters[setter](PLAIN.match(option)[1], value)
        except self.error as error:
            # A wrong value does not matter, but the option must exist.
            return not re.match("unknown option|option '.*' (needs a|takes no) value", str(error))
        return True


def check_settings(program, row, library):
    """Yields the options of a row that the library does not know."""
    for setter in set(CODE.findall(row[1])) & set(library.setters):
        for option in CODE.findall(row[0]):
            # Options that only name a file of the program select a function.
            if not option.endswith("=<file>") and not library.knows(setter, option):
                yield "%s: %s does not know %s" % (program, setter, option)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=pathlib.Path, help="the folder of clrx-mc's sources")
    parser.add_argument("--document", type=pathlib.Path, help="the document (default: docs/library.md)")
    args = parser.parse_args()
    sys.path.insert(0, str(args.source / "python"))
    import clrx

    header = (args.source / "include/clrx-c/Clrx.h").read_text()
    library = Library(clrx)
    mistakes = []
    for program, rows in read_tables((args.document or args.source / "docs/library.md").read_text()):
        mistakes += check_options(program, rows)
        for row in rows:
            mistakes += check_names(program, row, header, clrx)
            mistakes += check_settings(program, row, library)
    for mistake in mistakes:
        print("error: " + mistake)
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
