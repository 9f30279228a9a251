# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a kernel with Clover on the simulated GPU, and with clrx-run.

Prints the values, which must be equal. Then prints each register that is not equal at the start of
the first and of the last work-group, and each word of the memory that the registers point to.
Addresses are equal if both are addresses.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run-program", required=True, help="run-program of setup-clover.sh")
    parser.add_argument("--tools", required=True, help="folder of clrx-run and clrx-dispatch")
    parser.add_argument("--ignore", action="append", default=[], help="a register or word that may differ")
    parser.add_argument("chip")
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="OPTION... BINARY", help="as for clrx-run")
    return parser.parse_args()


def execute(command, environment=None):
    """Returns the standard output."""
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode or "FAILED" in done.stderr or "error:" in done.stderr:
        sys.exit("%s\n%sFAILED" % (" ".join(command), done.stderr))
    return done.stdout


def run_clover(args, state):
    """Returns the values. Writes the initial state to a file."""
    program = os.path.join(args.tools, "clrx-dispatch")
    environment = {**os.environ, "SIMULATED_GPU_PROGRAM": program, "CLRX_DISPATCH_STATE": state}
    # The device of a binary that does not name it is the chip.
    options = [option for option in args.rest if not option.startswith("-mcpu=")]
    return execute([args.run_program, args.chip, "clover-run", *options], environment)


def read_state(text):
    """Returns the values of each group by name."""
    names, group = {}, ""
    for line in text.splitlines():
        name, _, value = line.partition(" = ")
        if line.startswith("group "):
            group = line + ": "
        names[group + name] = value
    return names


# The place of the descriptor of scratch memory. Mesa reserves it for all kernels, and leaves old
# values there if a kernel has no scratch memory.
RESERVED = ["s0", "s1", "s2", "s3"]


def is_compared(name, run):
    """The memory at an address ends where clrx-run's allocation ends."""
    return name in run or ("+" not in name and name.split(": ")[-1] not in RESERVED)


def show_differences(clover, run, ignored):
    for name in list(run) + [name for name in clover if name not in run]:
        values = run.get(name), clover.get(name)
        if values[0] != values[1] and is_compared(name, run) and name.split(": ")[-1] not in ignored:
            print("%s: clrx-run %s, Mesa %s" % (name, *values))


def main():
    args = parse_arguments()
    with tempfile.TemporaryDirectory() as folder:
        state = os.path.join(folder, "state")
        values = run_clover(args, state)
        with open(state) as f:
            clover = read_state(f.read())
    expected = execute([os.path.join(args.tools, "clrx-run"), *args.rest])
    if re.sub("0x", "", values) != re.sub("0x", "", expected):
        sys.exit("Clover: %sclrx-run: %sFAILED" % (values, expected))
    print(values, end="")
    launch = execute([os.path.join(args.tools, "clrx-dispatch"), "launch", *args.rest])
    show_differences(clover, read_state(launch), args.ignore)


main()
