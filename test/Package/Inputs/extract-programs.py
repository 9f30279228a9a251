# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the C++ programs in a page of Markdown, and a project that builds them.

A program is a block of the language cpp whose first line is a comment with the name of its file.

usage: extract-programs.py PAGE FOLDER
"""

import pathlib
import re
import sys

PROJECT = """cmake_minimum_required(VERSION 3.25)
project(programs LANGUAGES C CXX)
set(CMAKE_CXX_STANDARD 17)
find_package(ClrxMC 0.2 REQUIRED CONFIG)
file(GLOB Sources *.cpp)
foreach(Source ${Sources})
  cmake_path(GET Source STEM Name)
  add_executable(${Name} ${Source})
  target_link_libraries(${Name} PRIVATE ClrxMC::ClrxAssembler ClrxMC::ClrxDisassembler)
endforeach()
"""


def main():
    page, folder = map(pathlib.Path, sys.argv[1:])
    folder.mkdir()
    (folder / "CMakeLists.txt").write_text(PROJECT)
    for block in re.findall(r"^```cpp\n(.*?)^```$", page.read_text(), re.MULTILINE | re.DOTALL):
        name = re.match(r"// (\w+\.cpp):", block)[1]
        (folder / name).write_text(block)
        print(name)


main()
