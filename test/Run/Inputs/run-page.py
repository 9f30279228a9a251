# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the examples of docs/checks.md about waits and wait states. The simulator must
find what the static check warns of, at the same line, in each bad example, and nothing
in the good one. Examples for GPUs without a CLRX dialect, and those that the simulator
cannot execute to the end of the example, are left out. Prints the examples that fail."""

import re
import subprocess
import sys

EXAMPLE = re.compile(r"^# (\w+), -W(hazard|waitcnt): warns\n(.*?)^# \w+: does not\n(.*?)^```", re.M | re.S)
GROUPS = {"hazard": "hazard", "waitcnt": "wait"}
# Registers that make jumps and conditions defined.
REGISTERS = ["-sgpr=0:u32:" + ",".join("0" for _ in range(102)), "-sgpr=vcc:u64:0", "-sgpr=m0:u32:0", "-sgpr=scc:u32:0"]


def run(program, name, device, code, *options):
    """Returns the findings or warnings as pairs of a line and a group."""
    with open(name, "w") as file:
        file.write(code + "s_endpgm\n")
    command = [program, "--format=rawcode", "-mcpu=" + device, name, *options]
    text = subprocess.run(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True).stderr
    return re.findall(r":(\d+):\d+: (?:error|warning): .*\[-[WC](\w+)\]", text), text


def main():
    page, name = sys.argv[1:]
    counts = {"hazard": 0, "wait": 0}
    with open(page) as file:
        examples = EXAMPLE.findall(file.read())
    for device, group, bad, good in examples:
        # The simulator ignores s_clause.
        if "s_clause" in bad:
            continue
        check = GROUPS[group]
        options = ["-w", "-check=" + check, "-max-insts=1000", *REGISTERS]
        found, text = run("clrx-run", name, device, bad, *options)
        if re.search(r"(is unknown|executes code of|cannot execute|which is turned off, stopped)", text):
            continue
        warnings, _ = run("clrx-mc", name, device, bad, "-filetype=null", "-Wno-all", "-W" + group)
        if found != [(line, check) for line, _ in warnings]:
            print("should find %s for %s: %s\n%s" % (check, device, text, bad))
        found, text = run("clrx-run", name, device, good, *options)
        if found:
            print("should not find %s for %s: %s\n%s" % (check, device, text, good))
        counts[check] += 1
    print("%d pairs for hazard, %d for wait" % (counts["hazard"], counts["wait"]))


if __name__ == "__main__":
    main()
