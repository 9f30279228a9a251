# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the list of public headers, and writes a project that compiles each of them alone.

usage: public-headers.py SOURCE_ROOT INSTALLED_INCLUDE_FOLDER PROJECT_FOLDER
"""

import pathlib
import re
import sys

INCLUDE = re.compile(r'\s*#\s*include "(clrx/[^"]+)"')

PROJECT = """cmake_minimum_required(VERSION 3.25)
project(headers LANGUAGES C CXX)
set(CMAKE_CXX_STANDARD 17)
find_package(ClrxMC 1.0 REQUIRED CONFIG)
file(GLOB Sources *.cpp)
add_library(headers OBJECT ${Sources})
target_compile_options(headers PRIVATE -fsyntax-only)
target_link_libraries(headers PRIVATE ClrxMC::ClrxAssembler ClrxMC::ClrxDisassembler)
"""


def read_lists(root):
    """Returns the headers in each list of ClrxPublicHeaders.cmake."""
    text = (root / "cmake/modules/ClrxPublicHeaders.cmake").read_text()
    lists = re.findall(r"set\((CLRX_\w+)\s([^)]*)\)", text)
    return {name: set(headers.split()) for name, headers in lists}


def collect(root, header, seen):
    """Adds the header, and the project's headers that it includes, to seen."""
    if header in seen:
        return
    seen.add(header)
    for line in (root / "include" / header).read_text().splitlines():
        if match := INCLUDE.match(line):
            collect(root, match[1], seen)


def main():
    root, installed, project = map(pathlib.Path, sys.argv[1:])
    lists = read_lists(root)
    public = lists["CLRX_PUBLIC_HEADERS"]
    seen = set()
    for header in public:
        collect(root, header, seen)
    expected = lists["CLRX_INCLUDED_HEADERS"]
    for header in sorted(seen - public - expected):
        print("not in CLRX_INCLUDED_HEADERS, but included:", header)
    for header in sorted(expected - seen):
        print("in CLRX_INCLUDED_HEADERS, but not included:", header)
    found = {str(p.relative_to(installed)) for p in (installed / "clrx").rglob("*.*")}
    for header in sorted(found ^ seen):
        print("installed or public, but not both:", header)
    project.mkdir()
    (project / "CMakeLists.txt").write_text(PROJECT)
    for header in sorted(seen):
        if header.endswith(".h"):
            name = header.replace("/", "-").replace(".h", ".cpp")
            (project / name).write_text('#include "%s"\n' % header * 2)
    print("checked", "the headers")


main()
