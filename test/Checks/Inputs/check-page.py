# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Assembles the examples of docs/checks.md. Each bad example must draw one warning
of its group, each good example none. Warnings without a group do not count. If the
warning suggests an edit, --fix must silence it. Prints the examples that fail."""

import re
import subprocess
import sys

EXAMPLE = re.compile(r"^# (\w+)((?:, -+[a-z][^,:]*)*), -W([\w-]+): warns\n(.*?)^# \w+: does not\n(.*?)^```", re.M | re.S)


def run(clrx_mc, device, needed, group, name, *options):
    command = [clrx_mc, "-filetype=null", "-Wno-all", "-W" + group, name, *options]
    command += needed.split(", ")[1:]
    if device != "source":
        command += ["-mcpu=" + device, "--format=rawcode"]
    return subprocess.run(command, stderr=subprocess.PIPE, text=True).stderr


def get_warnings(clrx_mc, device, needed, group, code, name):
    with open(name, "w") as f:
        f.write(code + ("" if device == "source" else "s_endpgm\n"))
    return re.findall(r"error: .*|warning: .*\[-W.*", run(clrx_mc, device, needed, group, name))


def main():
    clrx_mc, page, name = sys.argv[1:]
    num_fixed = 0
    with open(page) as f:
        examples = EXAMPLE.findall(f.read())
    for device, needed, group, bad, good in examples:
        found = get_warnings(clrx_mc, device, needed, group, bad, name)
        if len(found) != 1 or not found[0].endswith("[-W%s]" % group):
            print("should warn once for %s: %s\n%s" % (device, found, bad))
        if "applied" in run(clrx_mc, device, needed, group, name, "--fix"):
            num_fixed += 1
            if "[-W" in run(clrx_mc, device, needed, group, name):
                print("is not fixed for %s: %s" % (device, bad))
        found = get_warnings(clrx_mc, device, needed, group, good, name)
        if found:
            print("should not warn for %s: %s\n%s" % (device, found, good))
    print("%d examples, %d with an edit" % (len(examples), num_fixed))


if __name__ == "__main__":
    main()
