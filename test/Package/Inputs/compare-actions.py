#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the results of the Python module with the output of clrx-mc.

The argument is the folder of clrx-mc's sources. Each row calls a method, and runs the
program with the same options. Prints the name of each method whose result is the same
as the program's standard output, and a message about each difference."""

import os
import subprocess
import sys

import clrx

OPTIONS = {"format": "amdcl2", "mcpu": "tonga", "define": {"ROUNDS": 2}}
COMMAND = ["clrx-mc", "--format=amdcl2", "-mcpu=tonga", "-D", "ROUNDS=2"]
SOURCE, BINARY = "mix.clrx", "mix.bin"

# The method, its options, the options of the program, and the file.
ROWS = [
    ("assemble", {}, ["-filetype=obj"], SOURCE),
    ("list", {}, [], SOURCE),
    ("list", {"show_encoding": True}, ["--show-encoding"], SOURCE),
    ("list", {"listing": True}, ["--listing"], SOURCE),
    ("make_c_header", {}, ["-filetype=c-header"], SOURCE),
    ("make_c_header", {"c_name": "code"}, ["-filetype=c-header", "--c-name=code"], SOURCE),
    ("make_line_map", {}, ["-filetype=null", "--line-map=-"], SOURCE),
    ("make_dependencies", {}, ["-filetype=null", "-MD", "-MF", "-"], SOURCE),
    ("make_dependencies", {"MT": "a", "MQ": "$b", "MP": True}, ["-filetype=null", "-MD", "-MF", "-", "-MT", "a", "-MQ", "$b", "-MP"], SOURCE),
    ("format_source", {}, ["--format-source"], SOURCE),
    ("fix", {"fix": "diff"}, ["--fix=diff"], "wrong.clrx"),
    ("disassemble", {}, ["--disassemble"], BINARY),
    ("disassemble", {"exact": True}, ["--disassemble", "--exact"], BINARY),
    ("disassemble", {"show_offsets": True}, ["--disassemble", "--show-offsets"], BINARY),
    ("disassemble", {"show_encoding": True}, ["--disassemble", "--show-encoding"], BINARY),
    ("verify", {}, ["--verify"], BINARY),
    ("check", {}, ["-filetype=null"], SOURCE),
    ("check", {}, ["--check"], BINARY),
    ("report", {"form": "text"}, ["--report"], SOURCE),
    ("report", {}, ["--report=json", "--kernel=mix"], SOURCE),
    ("report", {"form": "html"}, ["--report=html"], SOURCE),
    ("report", {"form": "dot"}, ["--cfg=dot"], SOURCE),
    ("report", {"form": "text"}, ["--report"], BINARY),
    ("report", {"kernel": "mix"}, ["--report=json", "--kernel=mix"], BINARY),
    ("report", {"form": "html"}, ["--report=html"], BINARY),
    ("extract", {}, ["--extract=code"], BINARY),
    ("extract", {"extract": "elf", "kernel": "mix"}, ["--extract=elf", "--kernel=mix"], BINARY),
]

# The function, its arguments, and the option of the program.
EXPLANATIONS = [
    ("explain_instruction", ["s_nop"], "--help-instruction=s_nop"),
    ("explain_instruction", ["s_load*"], "--help-instruction=s_load*"),
    ("explain_instruction", ["index"], "--help-instruction=index"),
    ("explain_instruction", ["sopp"], "--help-instruction=sopp"),
    ("explain_pseudo_ops", [], "--help-pseudo-ops"),
    ("explain_pseudo_ops", [".arg"], "--help-pseudo-ops=.arg"),
    ("explain_pseudo_ops", ["rocm"], "--help-pseudo-ops=rocm"),
    ("explain_rules", [], "--help-rules"),
    ("explain_checks", [], "--help-checks"),
    ("explain_targets", [], "--help-targets"),
    ("explain_devices", [], "-mcpu=help"),
]


def run(arguments):
    # The diff of a source with errors is printed in spite of the exit status.
    return subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout


def compare(title, found, expected):
    print(title if found == expected else "%s: the results differ" % title)


def check_wait(assembler):
    """Compares the warnings of a binary with a missing wait."""
    lines = ".amdcl2\n.gpu tonga\n.kernel k\n.config\n.dims x\n.text\ns_load_dword s0, s[0:1], 0x0\ns_add_u32 s0, s0, s0\ns_endpgm\n"
    binary = assembler.assemble(lines, no_warn=True).data
    with open("wait.bin", "wb") as stream:
        stream.write(binary)
    found = "".join(d.text for d in assembler.check(binary, "wait.bin").diagnostics)
    compare("check wait.bin", found.encode(), run([*COMMAND, "--check", "wait.bin"]))


def main():
    with open(os.path.join(sys.argv[1], "examples", SOURCE), "rb") as stream:
        files = {SOURCE: stream.read(), "wrong.clrx": b".amdcl2\n.gpu tonga\n.kernel a\n.config\n.text\ns_nopp 0\n"}
    assembler = clrx.Assembler(**OPTIONS)
    files[BINARY] = assembler.assemble(files[SOURCE], SOURCE).data
    for name, content in files.items():
        with open(name, "wb") as stream:
            stream.write(content)
    for method, options, arguments, name in ROWS:
        result = getattr(assembler, method)(files[name], name, **options)
        compare("%s %s" % (method, name), result.data, run([*COMMAND, *arguments, name]))
    check_wait(assembler)
    for function, arguments, option in EXPLANATIONS:
        compare(function, getattr(clrx, function)(*arguments).encode(), run(["clrx-mc", option]))


main()
