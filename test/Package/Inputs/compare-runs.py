#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what the Python module knows about a run with the output of clrx-run.

The argument is the folder of clrx-mc's sources. Prints the name of each attribute that
has what the program prints, and a message about each difference."""

import array
import json
import os
import subprocess
import sys

import clrx

ARGS = ["-arg=u32:0,0,0,0", "-arg=u32:10,20,30,40", "-arg=u32:4", "-arg=u32:7"]


def run(*options, names=("mix.clrx",)):
    command = ["clrx-run", "--format=amdcl2", "-mcpu=tonga", *options, *names]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    return result.stdout, result.stderr


def run_kernel(*options):
    return run("-global-size=64", *ARGS, *options)


def compare(title, found, expected):
    print(title if found == expected else "%s: the results differ\n%s\n%s" % (title, found, expected))


def read(name):
    with open(name) as stream:
        return stream.read()


def print_entry(e):
    """The line of a trace."""
    written = " " + e.written if e.written else ""
    return "wg %d,%d,%d wave %d pc 0x%x exec 0x%016x: %s%s\n" % (*e.work_group, e.wavefront, e.offset, e.exec, e.text, written)


def main():
    source = read(os.path.join(sys.argv[1], "examples", "mix.clrx"))
    with open("mix.clrx", "w") as stream:
        stream.write(source)
    kernel = clrx.Kernel(source, file="mix.clrx", format="amdcl2", mcpu="tonga", report="html")

    def call(**options):
        data = array.array("I", [0] * 4), array.array("I", [10, 20, 30, 40])
        return kernel.run(global_size=64, args=[*data, 4, 7], **options)

    run_kernel("-coverage=coverage", "-profile=profile")
    result = call(trace=True, stats=True, stats_lines=True)
    compare("trace", "".join(map(print_entry, result.trace)), run_kernel("-trace")[0])
    lines = ["DA:%d,%d" % (line.line, line.executions) for line in result.lines]
    compare("executions", lines, [line for line in read("coverage").splitlines() if line.startswith("DA:")])
    counts = sorted((line.instructions, line.line) for line in result.lines if line.instructions)
    printed = [line.split() for line in run_kernel("-stats-lines")[1].splitlines()]
    compare("instructions", counts, sorted((int(words[0]), int(words[3].split(":")[1])) for words in printed))
    stats = [line.strip().split(" ", 1) for line in run_kernel("-stats")[1].splitlines()]
    compare("stats", list(result.stats.values()), [int(number) for number, _ in stats])
    compare("profile", result.profile, read("profile"))

    result = call(trace_register="v2", trace_wave="0")
    compare("selected", "".join(map(print_entry, result.trace)), run_kernel("-trace-register=v2", "-trace-wave=0")[0])
    result = call(**{"break": "209", "watch": "v2"})
    compare("reports", result.reports, run_kernel("-break=209", "-watch=v2")[0])

    raw = "v_mov_b32 v0, 4\nv_mov_b32 v1, 7\ns_mov_b32 m0, -1\nds_write_b32 v0, v1\ns_waitcnt lgkmcnt(0)\ns_endpgm\n"
    lds = clrx.Kernel(raw, format="rawcode", mcpu="tonga").run(lds="12:u32:1", sgpr="exec:u64:1")
    compare("lds", (lds.lds[:8], lds.undefined_lds_bits), (bytes([1, 0, 0, 0, 7, 0, 0, 0]), bytes(8) + b"\xff" * 4))

    launches = {
        "file": "mix.clrx",
        "options": {"format": "amdcl2", "mcpu": "tonga"},
        "launches": [
            {
                "global-size": 64,
                "args": ["zero:16", "u32:10,20,30,40", "u32:4", "u32:7"],
                "expect": [{"register": "vcc", "equals": "u64:5"}],
            }
        ],
    }
    with open("wrong.json", "w") as stream:
        json.dump(launches, stream)
    try:
        clrx.Assembler().test_kernels(read("wrong.json"), "wrong.json")
    except clrx.Error as error:
        compare("launches", str(error) + "\n", run("-launch=wrong.json")[1])
    del launches["launches"][0]["expect"]
    with open("good.json", "w") as stream:
        json.dump(launches, stream)
    result = clrx.Assembler().test_kernels(read("good.json"), "good.json")
    compare("summary", result.text, run("-launch=good.json")[0])


main()
