# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs of utils/fuzz/programs as assembly of clang, for scripts that change its waits."""

import argparse
import os
import re
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../fuzz/programs"))
import programs  # noqa: E402

Case = programs.Case
COUNT = re.compile(r"(vmcnt|lgkmcnt|expcnt)\((\d+)\)")


def make_parser(description, count):
    """Returns a parser of the options that all scripts have. By default, there are count programs."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run", default="clrx-run")
    parser.add_argument("--assembler", default="clrx-mc")
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--count", type=int, default=count, help="number of programs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--without", default="", help="features of the programs to leave out, such as calls")
    return parser


def parse(parser):
    """Returns the options, with those that programs.Case needs."""
    arguments = parser.parse_args()
    arguments.containers = ["clang"]
    arguments.processors = programs.program_containers.PROCESSORS
    arguments.without = arguments.without.split(",")
    return arguments


def get_target(case):
    """Returns the options for the assembly of the case."""
    options = ["--dialect=llvm", "--format=rocm", "-mcpu=" + case.processor]
    return options + ["-mattr=+wavefrontsize64"] * case.has_wave64


def get_launch(case):
    """Returns the options of clrx-run for the launch, without the program and its processor."""
    return [a for a in case.get_command("clang")[1:-1] if not a.startswith("-mcpu")]


def read_results(case):
    """Returns the bytes that the last run wrote."""
    result = b""
    for name in ("out.bin", "shared.bin"):
        with open(case.path(name), "rb") as file:
            result += file.read()
    return result


def weaken_counts(text):
    """Yields the text with one count increased by 1, for each count."""
    for match in COUNT.finditer(text):
        yield text[: match.start()] + "%s(%d)" % (match[1], int(match[2]) + 1) + text[match.end() :]
