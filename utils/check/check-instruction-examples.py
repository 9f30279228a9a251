#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Assembles and executes the examples of the instruction manual.

usage: check-instruction-examples.py [--clrx-mc PROGRAM] [--clrx-run PROGRAM] FORMAT...

The script reads the page of each format from `clrx-mc --help-instruction=FORMAT`. Every example must assemble without
a message. It must also run to its end, except those of instructions that the page calls unsupported.
"""

import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

# Instructions whose examples end with a finding, as patterns, and the group of the finding. Raw code has no scratch
# memory and no image. After jumps to addresses in registers, with the empty group, any end is right.
FINDINGS = [
    ("s_trap|s_code_end|s_rfe_restore_b64|s_cbranch_join|s_cbranch_g_fork|v_illegal", "trap"),
    ("s_sethalt|s_sendmsghalt", "loop"),
    ("image_(load|store|atomic|get_resinfo).*", "unsupported"),
    ("scratch_.*", "bounds"),
    ("s_setpc_b64|s_swappc_b64|s_rfe_b64", ""),
]
# s[8:9] is the address behind the statement that follows.
PROLOGUE = [".rawcode", "s_mov_b32 m0, 0", "s_getpc_b64 s[8:9]", "s_add_u32 s8, s8, 28"]
VGPRS = 48


def read_page(clrx_mc, name):
    """Returns the page of a format."""
    command = [clrx_mc, "--help-instruction=" + name]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def read_examples(page):
    """Returns the mnemonic, the architecture, the statement and the support of each entry."""
    for entry in re.split(r"^## ", page, flags=re.M)[1:]:
        example = re.search(r"^- Example \((\S+)\): `(.*)`$", entry, re.M)
        if not example:
            sys.exit("error: no example of " + entry.split("\n")[0])
        yield entry.split("\n")[0], example[1], example[2], "The simulator does not execute it" not in entry


def find_address(statement):
    """Returns the number of the first VGPR of a flat or global address, or None."""
    mnemonic, _, operands = statement.partition(" ")
    if not mnemonic.startswith(("flat_", "global_")):
        return None
    operand = operands.split(", ")[0 if "_store" in mnemonic else 1]
    return int(re.match(r"v\[(\d+):", operand)[1])


def find_group(name):
    """Returns the group of the finding that ends the example of an instruction, or None."""
    return next((group for pattern, group in FINDINGS if re.fullmatch(pattern, name)), None)


def write_source(arch, statement):
    lines = [PROLOGUE[0], ".arch " + arch] + PROLOGUE[1:]
    address = find_address(statement)
    if address is not None:
        lines += ["v_mov_b32 v%d, s2" % address, "v_mov_b32 v%d, s3" % (address + 1)]
    return "\n".join(lines + [statement, "s_nop 0", "s_endpgm", ""])


def get_run_options():
    """Returns the options of clrx-run that define all registers and memory."""
    values = ["-vgpr=%d:u32:0" % n for n in range(VGPRS)]
    values += ["-sgpr=8:u32:" + ",".join("0" for _ in range(90)), "-sgpr=vcc:u64:0", "-sgpr=scc:u32:0"]
    values += ["-buffer=2:zero:65536", "-resource=4:zero:65536", "-lds=4096:u32:0"]
    # All lanes access one address on purpose.
    return ["-w", "-max-insts=1000", "-no-check=race", *values]


def check(programs, folder, name, arch, statement, is_supported):
    """Returns the mistakes of one example."""
    path = os.path.join(folder, name + ".clrx")
    with open(path, "w") as file:
        file.write(write_source(arch, statement))
    assembly = subprocess.run([programs.clrx_mc, "-w", "-filetype=null", path], capture_output=True, text=True)
    if assembly.returncode or assembly.stderr:
        return "%s: does not assemble: %s" % (statement, assembly.stderr.splitlines()[0])
    command = [programs.clrx_run, *get_run_options(), path]
    run = subprocess.run(command, capture_output=True, text=True)
    group = find_group(name) if is_supported else "unsupported"
    if run.returncode not in (0, 1):
        return "%s: the simulator ends with status %d" % (statement, run.returncode)
    if group is None and run.returncode:
        return "%s: does not run: %s" % (statement, (run.stderr.splitlines() or ["no message"])[0])
    if group and "[-C%s]" % group not in run.stderr:
        return "%s: expected a finding of the group %s" % (statement, group)
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clrx-mc", default="clrx-mc")
    parser.add_argument("--clrx-run", default="clrx-run")
    parser.add_argument("formats", nargs="+")
    programs = parser.parse_args()
    wrong = count = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name in programs.formats:
            examples = list(read_examples(read_page(programs.clrx_mc, name)))
            count += len(examples)
            for mistake in pool.map(lambda e: check(programs, folder, *e), examples):
                if mistake:
                    wrong += 1
                    print(mistake)
    print("%d examples, %d wrong" % (count, wrong))
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main())
