#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the interface of libclrx with a list that is committed.

Compiled programs depend on the exported functions and their types, on the offsets and
sizes of members, and on the values of enumerators. The script reads their names from
Clrx.h, compiles a program that prints the numbers, and asks nm for the exported
functions. The list has a line for each of them.

A line that changes or disappears breaks programs. Additions are fine if they are new
functions, new enumerators, or new members at the end of a structure; --update adds them
to the list. It refuses to change or remove a line.

With --python, compares the structures of the Python module, too. With --calls, the
named program, which is a test, must call each function.

Prints one line for each difference. The exit status is 0 if there is none.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
FUNCTION = re.compile(r"CLRX_C_API ([^;(]*?)\b(clrx_\w+)\s*\(([^;]*)\);")
CALLBACK = re.compile(r"typedef ([^;(]*?)\(\*(clrx_\w+)\)\s*\(([^;]*)\);")
STRUCT = re.compile(r"struct (clrx_\w+) \{(.*?)\}", re.DOTALL)
ENUM = re.compile(r"enum (clrx_\w+) \{(.*?)\}", re.DOTALL)
# Matches the name of a member in its declaration.
MEMBER = re.compile(r"(\w+)(?:\[\d+\])?;")
ENUMERATOR = re.compile(r"\b(CLRX_\w+)\b")

ADDITION = "the list lacks '%s'. If it is meant to be new, run this script with --update, and commit the list"
CHANGE = (
    "'%s' is now %s. Compiled programs break. Undo the change or, if that is impossible, increase SOVERSION in "
    "tools/libclrx/CMakeLists.txt and start a new list"
)


def run(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def make_program(header):
    """The C program that prints a line for each structure, member and enumerator."""
    lines = ["#include <clrx-c/Clrx.h>", "#include <stdio.h>", "int main(void) {"]
    for name, members in STRUCT.findall(header):
        lines.append('printf("struct %s: %%zu bytes\\n", sizeof(struct %s));' % (name, name))
        for member in MEMBER.findall(members):
            place = "offsetof(struct {0}, {1}), sizeof(((struct {0} *)0)->{1})".format(name, member)
            lines.append('printf("member %s.%s: offset %%zu, %%zu bytes\\n", %s);' % (name, member, place))
    for name, enumerators in ENUM.findall(header):
        for enumerator in ENUMERATOR.findall(enumerators):
            lines.append('printf("enumerator %s: %%d\\n", (int)%s);' % (enumerator, enumerator))
    return "\n".join([*lines, "return 0;", "}", ""])


def read_numbers(args, header):
    """The lines that the program prints."""
    with tempfile.TemporaryDirectory() as folder:
        source, program = pathlib.Path(folder, "abi.c"), pathlib.Path(folder, "abi")
        source.write_text(make_program(header))
        run(args.cc, "-x", "c", "-I", str(args.source / "include"), str(source), "-o", str(program))
        return run(str(program)).splitlines()


def describe(result, parameters):
    """The type of a function, without the names of its parameters."""
    types = [re.sub(r"(?<=[ *])\w+$", "", " ".join(p.split())).strip() for p in parameters.split(",")]
    return "%s (%s)" % (" ".join(result.split()), ", ".join(types))


def read_functions(args, header):
    """The lines of the functions, and the functions that are only declared or only exported."""
    symbols = run(args.nm, "-D", "--defined-only", str(args.library)).split()
    exported = {symbol.partition("@")[0] for symbol in symbols if symbol.startswith("clrx_")}
    declared = FUNCTION.findall(header)
    lines = ["function %s: %s" % (name, describe(result, p)) for result, name, p in declared]
    lines += ["callback %s: %s" % (name, describe(result, p)) for result, name, p in CALLBACK.findall(header)]
    return sorted(lines), exported ^ {name for _, name, _ in declared}


def split(lines):
    """The lines as a dict from the subject to the numbers."""
    return dict(line.split(": ", 1) for line in lines)


def is_growth(subject, old, new):
    """Tells if a structure has become larger, which additions at its end do."""
    return subject.startswith("struct ") and int(old.split()[0]) < int(new.split()[0])


def find_inner_additions(old, new):
    """Yields the new members that do not follow all members of the list."""
    ends = {}
    for subject, place in old.items():
        match = re.match(r"member (\w+)\.", subject)
        if match:
            offset, size = map(int, re.findall(r"\d+", place))
            ends[match[1]] = max(ends.get(match[1], 0), offset + size)
    for subject in new.keys() - old.keys():
        match = re.match(r"member (\w+)\.", subject)
        if match and int(re.findall(r"\d+", new[subject])[0]) < ends.get(match[1], 0):
            yield "'%s' is not at the end of its structure" % subject


def compare(old, new, updating):
    """Yields the differences that break programs and, unless the list is updated, the additions."""
    for subject, value in old.items():
        found = new.get(subject, "missing")
        if found != value and not is_growth(subject, value, found if found != "missing" else "0"):
            yield CHANGE % (subject, found)
        elif found != value and not updating:
            yield ADDITION % ("%s: %s" % (subject, found))
    yield from sorted(find_inner_additions(old, new))
    if not updating:
        yield from (ADDITION % subject for subject in new if subject not in old)


def check_python(folder, numbers):
    """Yields the members whose place in a structure of Python differs from C."""
    sys.path.insert(0, str(folder))
    from clrx import _library

    by_name = {name.lower(): name for name in vars(_library)}
    for subject, place in numbers.items():
        match = re.match(r"member clrx_(\w+)\.(\w+)", subject)
        if not match:
            continue
        structure = getattr(_library, by_name.get("c" + match[1].replace("_", ""), ""), None)
        member = getattr(structure, match[2], None)
        found = member and "offset %d, %d bytes" % (member.offset, member.size)
        if found != place:
            yield "the Python module has '%s' at %s, not at %s" % (subject, found, place)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=pathlib.Path, help="the folder of clrx-mc's sources")
    parser.add_argument("library", type=pathlib.Path, help="libclrx.so")
    parser.add_argument("list", type=pathlib.Path, help="the list")
    parser.add_argument("--update", action="store_true", help="add to the list what is new")
    parser.add_argument("--python", type=pathlib.Path, help="the folder of the Python module")
    parser.add_argument("--calls", type=pathlib.Path, help="a program that must call each function")
    parser.add_argument("--cc", default="cc", help="the C compiler (default: cc)")
    parser.add_argument("--nm", default="nm", help="the program that lists symbols (default: nm)")
    args = parser.parse_args()

    header = COMMENT.sub("", (args.source / "include/clrx-c/Clrx.h").read_text())
    functions, differing = read_functions(args, header)
    lines = functions + read_numbers(args, header)
    mistakes = ["%s is exported but not declared, or declared but not exported" % name for name in sorted(differing)]
    old = split(args.list.read_text().splitlines()) if args.list.exists() else {}
    mistakes += compare(old, split(lines), args.update)
    if args.python:
        mistakes += check_python(args.python, split(lines))
    if args.calls:
        called = set(re.findall(r"\bclrx_\w+", args.calls.read_text()))
        declared = {name for _, name, _ in FUNCTION.findall(header)}
        mistakes += ["%s does not call %s" % (args.calls.name, name) for name in sorted(declared - called)]
    for mistake in mistakes:
        print("error: " + mistake)
    if args.update and not mistakes:
        args.list.write_text("\n".join(lines) + "\n")
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
