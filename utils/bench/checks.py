#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the cost of the code checks relative to plain assembly.

Assembles a kernel of 200,000 instructions with loads, stores, waits, branches and
loops. The runs without checks, with the default checks, with all groups of warnings, and
with --auto-waits in place of the waits alternate; the best time of each counts.
With --branches, the code consists mainly of branches to random targets, without
waits. This is the worst case for a dataflow analysis.

    checks.py [options]
"""

import argparse
import pathlib
import random
import subprocess
import tempfile
import time

BODY = """\
.L{n}:
  buffer_load_dwordx4 v[{a}:{b}], v1, s[4:7], 0 offen offset:{o}
  ds_read_b64 v[{c}:{d}], v2 offset:{o}
  s_load_dwordx2 s[20:21], s[2:3], {o}
  v_add_f32 v{e}, v{e}, v3
  v_mad_f32 v{f}, v{e}, v3, v4
  v_lshlrev_b32 v5, 2, v{f}
  s_waitcnt vmcnt(0) & lgkmcnt(0)
  v_add_f32 v{e}, v{a}, v{c}
  v_mul_f32 v{f}, v{b}, s20
  v_cmp_gt_f32 vcc, v{e}, v{f}
  v_cndmask_b32 v{e}, v{f}, v{d}, vcc
  v_readfirstlane_b32 s22, v{e}
  s_add_u32 s23, s22, 7
  v_max_f32 v{e}, v{e}, s23
  v_sub_f32 v{f}, v{f}, v{e}
  ds_write_b32 v2, v{f} offset:{o}
  buffer_store_dword v{e}, v1, s[4:7], 0 offen offset:{o}
  s_sub_u32 s24, s24, 1
  s_cmp_lg_u32 s24, 0
  s_cbranch_scc1 .L{t}
"""


def make_source(count):
    lines = [".rawcode\n.gpu gfx900\n"]
    for n in range(count // BODY.count("\n  ")):
        r = 8 + 12 * (n % 16)
        registers = dict(a=r, b=r + 3, c=r + 4, d=r + 5, e=r + 6, f=r + 7)
        lines.append(BODY.format(n=n, o=4 * (n % 64), t=n - n % 3, **registers))
    return "".join(lines) + "  s_endpgm\n"


def make_branches(count):
    numbers = random.Random(1)
    lines = [".rawcode\n.gpu gfx900\n"]
    for n in range(count):
        if numbers.random() < 0.1:
            a, b = numbers.randrange(250), numbers.randrange(250)
            code = numbers.choice(["ds_read_b32 v%d, v%d", "v_mov_b32 v%d, v%d", "buffer_load_dword v%d, v%d, s[4:7], 0 offen"]) % (a, b)
        else:
            target = numbers.randint(max(0, n - 15000), min(count - 1, n + 15000))
            code = "%s .L%d" % (numbers.choice(["s_cbranch_scc0", "s_cbranch_vccz", "s_cbranch_execz"]), target)
        lines.append(".L%d: %s\n" % (n, code))
    return "".join(lines) + "  s_endpgm\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clrx-mc", default="clrx-mc")
    parser.add_argument("--instructions", type=int, default=200000)
    parser.add_argument("--branches", action="store_true")
    parser.add_argument("--runs", type=int, default=9)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "code.s"
        make = make_branches if args.branches else make_source
        source.write_text(make(args.instructions))
        stripped = source.with_name("stripped.s")
        stripped.write_text("".join(line for line in source.read_text().splitlines(True) if "s_waitcnt" not in line))
        variants = {
            "without checks": ["-Wno-all", source],
            "with checks": ["-Wno-error" if args.branches else "-Werror", source],
            "with all groups": ["-Wall", source],
            "automatic waits": ["--auto-waits", "-Wno-error" if args.branches else "-Werror", stripped],
        }
        times = {name: [] for name in variants}
        for _ in range(args.runs):
            for name, options in variants.items():
                start = time.perf_counter()
                command = [args.clrx_mc, "-filetype=obj", *options, "-o", source.with_suffix(".bin")]
                subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
                times[name].append(time.perf_counter() - start)
    for name, all_times in times.items():
        print("%-16s %6.1f ms" % (name, 1000 * min(all_times)))


if __name__ == "__main__":
    main()
