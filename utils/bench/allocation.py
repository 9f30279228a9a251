#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the cost of register allocation relative to plain assembly.

Assembles a kernel of 100,000 instructions with 2,000 variables, single registers
and ranges, with loads, branches and loops. The runs with and without allocation
alternate; the best time of each counts.

    allocation.py [options]
"""

import argparse
import pathlib
import random
import subprocess
import tempfile
import time

# The kinds of a hundred variables, and statements that use variables.
KINDS = ["v"] * 60 + ["v:2"] * 12 + ["v:4"] * 8 + ["s"] * 10 + ["s:2"] * 5 + ["s:4"] * 5
BODY = """\
.L{n}:
  v_add_f32 {v0}, {v1}, {v2}
  v_mad_f32 {v3}, {v0}, {v1}, {v4}
  v_lshlrev_b32 {v2}, 2, {v3}
  s_add_u32 {s0}, {s1}, {s2}
  buffer_load_dwordx4 {q0}, {v2}, {t0}, 0 offen
  ds_read_b64 {p0}, {v3}
  s_load_dwordx2 {r0}, {r1}, 0x10
  v_mul_f32 {v4}, {v3}, {s0}
  s_waitcnt vmcnt(0) & lgkmcnt(0)
  v_add_f64 {p1}, {p0}, {p1}
  v_add_f32 {v1}, {q0}[0], {q0}[3]
  s_add_u32 {s1}, {r0}[0], {s0}
  v_cmp_gt_f32 vcc, {v1}, {v4}
  v_cndmask_b32 {v0}, {v1}, {p1}[0], vcc
  v_readfirstlane_b32 {s2}, {v0}
  ds_write_b32 {v3}, {v0}
  v_max_f32 {v2}, {v2}, {v0}
  s_sub_u32 {s1}, {s1}, 1
  s_cmp_lg_u32 {s1}, 0
  s_cbranch_scc1 .L{t}
"""


def make_source(num_insts, num_vars):
    rng = random.Random(1)
    kinds = [KINDS[n % len(KINDS)] for n in rng.sample(range(num_vars), num_vars)]
    by_kind = {kind: [n for n, k in enumerate(kinds) if k == kind] for kind in set(KINDS)}
    names = {"v": "v", "v:2": "p", "v:4": "q", "s": "s", "s:2": "r", "s:4": "t"}
    lines = [".rawcode\n.gpu gfx900\n.regalloc on\n"]
    lines += [".regvar x%d:%s\n" % item for item in enumerate(kinds)]
    rounds = num_insts // BODY.count("\n  ")
    for n in range(rounds):
        chosen = {}
        for kind, name in names.items():
            # Later rounds use other variables.
            of_kind = by_kind[kind]
            in_use = max(8, len(of_kind) // 25)
            first = n * (len(of_kind) - in_use) // rounds
            for i, var in enumerate(rng.sample(of_kind[first:first + in_use], 5)):
                chosen["%s%d" % (name, i)] = "x%d" % var
        lines.append(BODY.format(n=n, t=n - n % 3, **chosen))
    return "".join(lines) + "  s_endpgm\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clrx-mc", default="clrx-mc")
    parser.add_argument("--instructions", type=int, default=100000)
    parser.add_argument("--variables", type=int, default=2000)
    parser.add_argument("--runs", type=int, default=5)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sources = {name: pathlib.Path(folder) / (name + ".s") for name in ("without allocation", "with allocation")}
        text = make_source(args.instructions, args.variables)
        sources["with allocation"].write_text(text)
        sources["without allocation"].write_text(text.replace(".regalloc on\n", ""))
        times = {name: [] for name in sources}
        for _ in range(args.runs):
            for name, source in sources.items():
                start = time.perf_counter()
                command = [args.clrx_mc, "-filetype=obj", "--no-warn", "-Wno-all", "--stats", source, "-o", source.with_suffix(".bin")]
                done = subprocess.run(command, check=True, stderr=subprocess.PIPE, text=True)
                times[name].append(time.perf_counter() - start)
    for name, all_times in times.items():
        print("%-18s %6.1f ms" % (name, 1000 * min(all_times)))
    print("".join(line + "\n" for line in done.stderr.splitlines() if " allocation - " in line), end="")


if __name__ == "__main__":
    main()
