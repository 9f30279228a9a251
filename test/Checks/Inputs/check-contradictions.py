# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Applies the edits of each group to the examples of docs/checks.md, and prints the
warnings of all groups that the edited code or the good example draws, but the
unchanged code does not."""

import re
import subprocess
import sys

EXAMPLE = re.compile(r"^# (\w+), -W([\w-]+): warns\n(.*?)^# \w+: does not\n(.*?)^```", re.M | re.S)


class Checker:
    def __init__(self, program, device, name):
        self.program, self.name = program, name
        self.is_source = device == "source"
        self.target = [] if self.is_source else ["-mcpu=" + device, "--format=rawcode"]

    def write(self, code):
        with open(self.name, "w") as f:
            f.write(code + ("" if self.is_source else "s_endpgm\n"))

    def run(self, *options):
        command = [self.program, "-filetype=null", self.name, *self.target, *options]
        return subprocess.run(command, stderr=subprocess.PIPE, text=True).stderr

    def get_warnings(self):
        return re.findall(r"warning: (.*)", self.run("-Wall"))


def main():
    program, page, name = sys.argv[1:]
    with open(page) as f:
        examples = EXAMPLE.findall(f.read())
    for device, group, bad, good in examples:
        checker = Checker(program, device, name)
        checker.write(bad)
        known = checker.get_warnings()
        checker.run("-Wno-all", "-W" + group, "--fix")
        after = checker.get_warnings()
        checker.write(good)
        after += checker.get_warnings()
        for warning in after:
            if warning not in known:
                print("%s, -W%s: new: %s\n%s" % (device, group, warning, bad))
    print("%d examples" % len(examples))


if __name__ == "__main__":
    main()
