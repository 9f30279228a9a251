#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the speed of clrx-mc with clrxasm and llvm-mc on generated loads.

Runs the programs in turn, --runs times each, on every load. Prints the median
time of a whole process, the ratio to clrxasm's, the peak memory, and whether the
output equals clrxasm's. clrx-mc and clrxasm get -w; the column "checks" is the ratio of
clrx-mc's times without and with -w. llvm-mc gets the same instructions in LLVM's syntax, from
clrx-mc's listing of the load; "-" stands for a load that has no such input.
Use a release build and an idle machine.
"""

import argparse
import collections
import filecmp
import json
import os
import random
import re
import statistics
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROWS = os.path.join(HERE, "../../test/Conformance/instructions/gcn1.2.jsonl")
HEAD = ".rawcode\n.gpu tonga\n"

Sample = collections.namedtuple("Sample", "seconds kilobytes")


def plain_statements(rng, count):
    """Vector and scalar arithmetic, as in hash kernels."""
    v = lambda: "v%d" % rng.randrange(256)
    s = lambda: "s%d" % rng.randrange(100)
    literal = lambda: "0x%x" % rng.randrange(65, 1 << 32)
    makers = [
        lambda: "v_add_u32 %s, vcc, %s, %s" % (v(), v(), v()),
        lambda: "v_xor_b32 %s, %s, %s" % (v(), s(), v()),
        lambda: "v_alignbit_b32 %s, %s, %s, %d" % (v(), v(), v(), rng.randrange(32)),
        lambda: "v_bfi_b32 %s, %s, %s, %s" % (v(), v(), v(), v()),
        lambda: "v_mov_b32 %s, %s" % (v(), literal()),
        lambda: "s_add_u32 %s, %s, %s" % (s(), s(), literal()),
        lambda: "s_mov_b32 %s, %s" % (s(), s()),
        lambda: "ds_write_b32 %s, %s offset:%d" % (v(), v(), rng.randrange(65536)),
    ]
    return [rng.choice(makers)() for _ in range(count)]


def family_statements(rng, count):
    """Every encoding: instructions of the conformance suite that need no symbols and
    do not depend on their position."""
    local = re.compile(r"[\n;=]|^\s*[.\w]+:\s|(^|[\s,:])\.(?!\d)|\bs_\w*branch|\bs_call")
    with open(ROWS) as f:
        rows = [json.loads(line) for line in f]
    texts = [r["src"] for r in rows if "hex" in r and "warn" not in r and not local.search(r["src"])]
    return [rng.choice(texts) for _ in range(count)]


MACRO = """mix = %v[0:7]
tmp = %v[8:15]
.macro round x, y, k, i
    v_add_u32 tmp[\\i], vcc, mix[\\x], mix[\\y]
    v_xor_b32 mix[\\x], tmp[\\i], mix[\\y]
    .if \\i > 3
    v_alignbit_b32 mix[\\y], mix[\\x], mix[\\x], \\k
    .else
    v_alignbit_b32 mix[\\x], mix[\\y], mix[\\y], \\k
    .endif
    sum = \\k + \\i
    v_add_u32 mix[\\y], vcc, sum, tmp[\\i]
    s_nop 0
.endm
"""


def macro_calls(rng, count):
    call = lambda: "round %d, %d, %d, %d" % tuple(rng.randrange(n) for n in (8, 8, 32, 8))
    return MACRO + "\n".join(call() for _ in range(count)) + "\n"


def data_values(rng, count, form="0x%x", least=0):
    row = lambda: ".int " + ", ".join(form % rng.randrange(least, 1 << 32) for _ in range(10))
    return "\n".join(row() for _ in range(count // 10)) + "\n"


def many_gallium_kernels(rng, count, size=20):
    lines = [".gallium", ".gpu tonga", ".driver_version 200000", ".llvm_version 40000"]
    for i in range(count):
        lines += [".kernel k%d" % i, ".args", ".arg scalar, 4", ".config", ".dims x"]
    lines.append(".text")
    for i in range(count):
        lines += ["k%d:" % i, ".skip 256"] + plain_statements(rng, size) + ["s_endpgm"]
    return "\n".join(lines) + "\n"


def many_rocm_kernels(rng, count, size=20):
    lines = [".rocm", ".gpu fiji", ".newbinfmt"]
    for i in range(count):
        lines += [".kernel k%d" % i, ".config", ".dims x", ".default_hsa_features"]
        lines += [".arg n, 4, , value, u32", ".arg out, \"uint*\", 8, 8, globalbuf, u32, global"]
    lines += [".globaldata", "table: .skip 256", ".text"]
    for i in range(count):
        lines += [".p2align 8", "k%d:" % i, ".skip 256", "s_mov_b32 s0, table-."]
        lines += plain_statements(rng, size) + ["s_endpgm"]
    return "\n".join(lines) + "\n"


def many_kernels(rng, count, size=20):
    lines = [".amdcl2", ".gpu tonga", ".driver_version 200406"]
    for i in range(count):
        lines += [".kernel k%d" % i, ".config", ".dims x", ".setupargs", ".arg n, uint", ".arg out, uint*, global"]
        lines += [".text"] + plain_statements(rng, size) + ["s_endpgm"]
    return "\n".join(lines) + "\n"


def many_amd_kernels(rng, count, size=20):
    lines = [".amd", ".gpu tonga", ".driver_version 180005"]
    for i in range(count):
        lines += [".kernel k%d" % i, ".config", ".dims x", ".arg n, uint", ".arg out, uint*, global"]
        lines += [".userdata ptr_uav_table, 0, 2, 2", ".userdata imm_const_buffer, 1, 4, 4"]
        lines += [".text"] + plain_statements(rng, size) + ["s_endpgm"]
    return "\n".join(lines) + "\n"


TINY = """.amdcl2
.gpu tonga
.driver_version 200406
.kernel k
.config
.dims x
.text
s_endpgm
"""


def code(statements):
    return HEAD + "\n".join(statements) + "\n"


LOADS = {
    "plain": lambda rng: code(plain_statements(rng, 200000)),
    "families": lambda rng: code(family_statements(rng, 200000)),
    "macros": lambda rng: HEAD + macro_calls(rng, 20000),
    "data": lambda rng: HEAD + data_values(rng, 300000),
    "decimals": lambda rng: HEAD + data_values(rng, 300000, "%d", 10**9),
    "kernels": lambda rng: many_kernels(rng, 1000),
    "amd": lambda rng: many_amd_kernels(rng, 1000),
    "gallium": lambda rng: many_gallium_kernels(rng, 1000),
    "rocm": lambda rng: many_rocm_kernels(rng, 1000),
    "tiny": lambda rng: TINY,
    "grow-10^4": lambda rng: code(plain_statements(rng, 10**4)),
    "grow-10^5": lambda rng: code(plain_statements(rng, 10**5)),
    "grow-10^6": lambda rng: code(plain_statements(rng, 10**6)),
}
# Loads that have only instructions, so that llvm-mc accepts clrx-mc's listing.
CODE_LOADS = ("plain", "families")


def write_load(make, path):
    """Writes the load that make, a function of LOADS, returns. Runs in a process of its
    own, because the peak memory of a child includes the memory of its parent at the start."""
    pid = os.fork()
    if pid == 0:
        with open(path, "w") as f:
            f.write(make(random.Random(1)))
        os._exit(0)
    if os.waitpid(pid, 0)[1]:
        sys.exit("cannot make a load")


def run(argv, executable):
    """Runs one process and discards its output."""
    null = os.open(os.devnull, os.O_RDWR)
    start = time.perf_counter()
    actions = [(os.POSIX_SPAWN_DUP2, null, fd) for fd in (0, 1, 2)]
    pid = os.posix_spawn(executable, argv, os.environ, file_actions=actions)
    _, status, usage = os.wait4(pid, 0)
    seconds = time.perf_counter() - start
    os.close(null)
    if status:
        sys.exit("failed (status %d): %s" % (status, " ".join(argv)))
    return Sample(seconds, usage.ru_maxrss)


def commands(load, args, folder):
    """program -> (argv, executable, output)"""
    source = os.path.join(folder, "load.clrx")
    write_load(LOADS[load], source)
    result = {}
    for name, path in (("clrx-mc", args.clrx_mc), ("clrxasm", args.clrxasm)):
        out = os.path.join(folder, name)
        result[name] = (["clrxasm", "-w", "-o", out, source], os.path.abspath(path), out)
    # The warnings about the code are the main cost without -w.
    out = os.path.join(folder, "checked")
    result["checks"] = (["clrxasm", "-o", out, source], os.path.abspath(args.clrx_mc), out)
    if args.llvm_mc and load in CODE_LOADS:
        listing = os.path.join(folder, "load.s")
        run(["clrx-mc", "-no-warn", "-o", listing, source], os.path.abspath(args.clrx_mc))
        argv = ["llvm-mc", "-triple=amdgcn", "-mcpu=tonga", "-filetype=obj", "-o", os.path.join(folder, "o"), listing]
        result["llvm-mc"] = (argv, os.path.abspath(args.llvm_mc), None)
    return result


def take_samples(programs, runs):
    """programs: name -> tuple that begins with argv and executable. Returns name -> (median
    seconds, median kilobytes)."""
    samples = {name: [] for name in programs}
    for _ in range(runs):
        for name, (argv, executable, *_) in programs.items():
            samples[name].append(run(argv, executable))
    return {name: Sample(*map(statistics.median, zip(*taken))) for name, taken in samples.items()}


def measure(load, args):
    """Returns program -> (median seconds, kilobytes), and whether the bytes are equal."""
    with tempfile.TemporaryDirectory() as folder:
        programs = commands(load, args, folder)
        medians = take_samples(programs, args.runs)
        equal = filecmp.cmp(programs["clrx-mc"][2], programs["clrxasm"][2], shallow=False)
    return medians, equal


def parse_arguments(description, loads, add_programs):
    """Parses the command line of a comparison on some of the loads. add_programs adds the
    options for the compared programs to the parser."""
    p = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--clrx-mc", required=True)
    add_programs(p)
    p.add_argument("--runs", type=int, default=9)
    p.add_argument("load", nargs="*", help="loads to measure (default: all): " + ", ".join(loads))
    args = p.parse_args()
    unknown = set(args.load) - set(loads)
    if unknown:
        p.error("unknown load: " + ", ".join(sorted(unknown)))
    args.load = args.load or list(loads)
    return args


def add_programs(parser):
    parser.add_argument("--clrxasm", required=True, help="the reference assembler")
    parser.add_argument("--llvm-mc", help="llvm-mc of the same LLVM")


def main():
    args = parse_arguments(__doc__, LOADS, add_programs)
    print(
        "%-10s %9s %9s %6s %6s %8s %9s %9s %6s  %s"
        % (("load", "clrx-mc", "clrxasm", "ratio", "checks", "llvm-mc", "clrx-mc", "clrxasm", "ratio", "bytes"))
    )
    grown = {}
    for load in args.load:
        medians, equal = measure(load, args)
        ours, theirs, llvm = medians["clrx-mc"], medians["clrxasm"], medians.get("llvm-mc")
        grown[load] = ours.seconds
        print(
            "%-10s %7.1fms %7.1fms %6.2f %6.2f %8s %7.1fMB %7.1fMB %6.2f  %s"
            % (
                load,
                ours.seconds * 1e3,
                theirs.seconds * 1e3,
                ours.seconds / theirs.seconds,
                medians["checks"].seconds / ours.seconds,
                "%.2f" % (llvm.seconds / theirs.seconds) if llvm else "-",
                ours.kilobytes / 1024,
                theirs.kilobytes / 1024,
                ours.kilobytes / theirs.kilobytes,
                "equal" if equal else "DIFFER",
            ),
            flush=True,
        )
    if "grow-10^5" in grown and "grow-10^6" in grown:
        print("10^6 : 10^5 instructions take %.1f times as long" % (grown["grow-10^6"] / grown["grow-10^5"]))


if __name__ == "__main__":
    main()
