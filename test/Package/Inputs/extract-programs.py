# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the C++ programs in a page of Markdown, and a project that builds them.

A program is a block of the language cpp with the name of its file. The block link.cmake lets
a target with the name program use the libraries.

usage: extract-programs.py PAGE FOLDER
"""

import pathlib
import re
import sys

HEAD = """cmake_minimum_required(VERSION 3.25)
project(programs LANGUAGES C CXX)
set(CMAKE_CXX_STANDARD 17)
"""
BLOCK = re.compile(r"^```(\w+) file=(\S+)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def main():
    page, folder = map(pathlib.Path, sys.argv[1:])
    folder.mkdir()
    blocks = BLOCK.findall(page.read_text())
    link = next(text for _, name, text in blocks if name == "link.cmake")
    project = HEAD
    for language, name, text in blocks:
        if language == "cpp":
            (folder / name).write_text(text)
            program = name.replace(".cpp", "")
            project += "add_executable(%s %s)\n" % (program, name) + link.replace("program", program)
            print(name)
    (folder / "CMakeLists.txt").write_text(project)


main()
