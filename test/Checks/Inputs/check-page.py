# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Assembles the examples of docs/checks.md. Each bad example must draw one warning
of its group, each good example none. Prints the examples that fail."""

import re
import subprocess
import sys

EXAMPLE = re.compile(r"^# (\w+), -W([\w-]+): warns\n(.*?)^# \w+: does not\n(.*?)^```", re.M | re.S)


def get_groups(clrx_mc, device, group, code):
    command = [clrx_mc, "-filetype=null", "-Wno-all", "-W" + group, "-"]
    if device != "source":
        command += ["-mcpu=" + device, "--format=rawcode"]
        code += "s_endpgm\n"
    run = subprocess.run(command, input=code, stderr=subprocess.PIPE, text=True)
    return re.findall(r"(?:warning|error): .*", run.stderr)


def main():
    clrx_mc, page = sys.argv[1:]
    with open(page) as f:
        examples = EXAMPLE.findall(f.read())
    for device, group, bad, good in examples:
        found = get_groups(clrx_mc, device, group, bad)
        if len(found) != 1 or not found[0].endswith("[-W%s]" % group):
            print("should warn once for %s: %s\n%s" % (device, found, bad))
        found = get_groups(clrx_mc, device, group, good)
        if found:
            print("should not warn for %s: %s\n%s" % (device, found, good))
    print("%d examples" % len(examples))


if __name__ == "__main__":
    main()
