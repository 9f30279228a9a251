# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: compare-occupancy.py CLRX_MC CLANG FOLDER

Compiles kernels that use chosen numbers of registers and bytes of LDS with clang,
and compares clang's numbers for the occupancy with those that clrx-mc reports for
clang's output. Two kinds of SGPR counts are left out: those for which LLVM's table
of occupancy contradicts LLVM's rule of granules (AMDGPUBaseInfo's getMaxNumSGPRs,
see docs/report.md), and those for which LLVM's assembler on gfx600 reserves four
SGPRs that LLVM's compiler does not count.
"""

import json
import os
import re
import subprocess
import sys

VGPRS = [8, 24, 25, 28, 29, 32, 33, 36, 37, 40, 41, 48, 49, 64, 65, 84, 85, 96, 97, 128, 129, 168, 169, 200, 256]
SGPRS = {"gfx600": [40, 44, 49, 57, 65, 73, 81, 90], "gfx803": [40, 72, 74, 90], "gfx900": [40, 72, 74, 90], "gfx1010": [40, 100]}
LDS = [512, 4096, 6000, 8192, 12000, 16384, 20000, 32768]
# GPUs without a dialect.
OTHERS = ["gfx908", "gfx90a", "gfx942", "gfx1030", "gfx1102", "gfx1150"]
for cpu in OTHERS:
    SGPRS[cpu] = SGPRS["gfx900" if cpu == "gfx908" else "gfx1010"]
TARGETS = [("gfx600", []), ("gfx803", []), ("gfx900", []), ("gfx1010", []), ("gfx1010", ["-mwavefrontsize64"])]
TARGETS += [(cpu, []) for cpu in OTHERS]
TARGETS += [(cpu, ["-mwavefrontsize64"]) for cpu in OTHERS if cpu.startswith("gfx1")]


def make_source(cpu):
    kernel = "kernel __attribute__((reqd_work_group_size(256, 1, 1))) void %s(global int *p) { %s }\n"
    text = ""
    for n in VGPRS:
        text += kernel % ("v%d" % n, '__asm volatile("" ::: "v%d");' % (n - 1))
    for n in SGPRS[cpu]:
        text += kernel % ("s%d" % n, '__asm volatile("" ::: "s%d");' % (n - 1))
    # For gfx6, LLVM assumes half of the LDS of a CU.
    for n in [] if cpu == "gfx600" else LDS:
        text += kernel % ("l%d" % n, 'local char a[%d]; __asm volatile("" :: "v"(&a[0]));' % n)
    return text


def main():
    clrx_mc, clang, folder = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    failed = compared = 0
    for cpu, flags in TARGETS:
        source, assembly = os.path.join(folder, "k.cl"), os.path.join(folder, "k.s")
        with open(source, "w") as f:
            f.write(make_source(cpu))
        subprocess.run(
            [clang, "-x", "cl", "-cl-std=CL1.2", "-target", "amdgcn-amd-amdhsa", "-mcpu=" + cpu, "-nogpulib", "-w", "-O2", "-S"]
            + flags
            + ["-o", assembly, source],
            check=True,
        )
        with open(assembly) as f:
            text = f.read()
        expected, name = {}, None
        for line in text.splitlines():
            begin = re.match(r"(\w+):\s+; @", line)
            name = begin.group(1) if begin else name
            found = re.match(r"; Occupancy: (\d+)$", line)
            if found:
                expected.setdefault(name, int(found.group(1)))
        wave = [] if not cpu.startswith("gfx1") or flags else ["-mattr=+wavefrontsize32"]
        command = [clrx_mc, "--report=json", "--dialect=llvm", "--format=rocm", "--code-object-version=5", "-mcpu=" + cpu]
        report = json.loads(subprocess.run(command + wave + [assembly], check=True, stdout=subprocess.PIPE).stdout)
        for k in report["kernels"]:
            if k["name"] not in expected:
                continue
            compared += 1
            waves = k["occupancy"]["waves"]
            if waves != expected[k["name"]]:
                failed += 1
                print("%s %s: %s waves, LLVM says %s" % (cpu, k["name"], waves, expected[k["name"]]))
    print("%d compared, %d differ" % (compared, failed))


main()
