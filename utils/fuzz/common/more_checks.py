# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Further checks for fuzzers, which compare warnings and run other tools on the binaries,
and the main function of the container fuzzers."""

import collections
import os
import random
import re
import subprocess
import sys

import harness

# First words of the exact text of a binary that pseudo-ops cannot describe.
RAW_CODE = b"# As raw code"

# Warnings, except those that the reference does not have: warnings of a group, which end with
# its name, and some others.
WARNING = re.compile(
    r"^(?:.*?:)?(\d+):\d+: warning: (?!.*\[-W[a-z-]+\]$|code is not aligned|gfx1010 to gfx1013 mish|no Mesa since)",
    re.I | re.M,
)


def compare_warnings(program, folder, tools, counts):
    """Compares the lines with warnings, and the number of warnings on each."""
    if not tools.reference:
        return None
    options = [o for o in program.options if o != "-w"]
    source = next(iter(program.files))
    runs = (t.run(options, source, folder) for t in (tools.ours, tools.reference))
    ours, theirs = (collections.Counter(map(int, WARNING.findall(r.messages))) for r in runs)
    counts["warnings"] += sum(theirs.values())
    lines = sorted((ours - theirs) + (theirs - ours))
    return lines and "warnings differ on line %d: ours %d, reference %d" % (lines[0], ours[lines[0]], theirs[lines[0]])


class Checks:
    """Runs other programs on an output. The reference writes the same output.

    view(program, output) returns clrxdisasm's options, and images(program, output) the
    ELF files in the output by name."""

    def __init__(self, args, view, images):
        self.args = args
        self.view = view
        self.images = images
        self.counts = collections.Counter()

    def __call__(self, program, output, folder, tools):
        with open(os.path.join(folder, "checked.bin"), "wb") as f:
            f.write(output)
        wrong = self.args.warnings and compare_warnings(program, folder, tools, self.counts)
        wrong = wrong or (self.args.exact and self.exact(program, output, folder, tools))
        wrong = wrong or (self.args.round_trip and self.round_trip(program, output, folder, tools))
        return wrong or (self.args.readobj and self.readobj(program, output, folder))

    def round_trip(self, program, output, folder, tools):
        """Assembles clrxdisasm's text of the output with both assemblers."""
        if not tools.reference:
            return None
        view = self.view(program, output)
        command = [self.args.round_trip, *view, "checked.bin"]
        printed = subprocess.run(command, cwd=folder, capture_output=True, timeout=self.args.seconds)
        if printed.returncode or not printed.stdout:
            self.counts["clrxdisasm refuses it"] += 1
            return None
        with open(os.path.join(folder, "printed.clrx"), "wb") as f:
            f.write(printed.stdout)
        ours, theirs = (t.run(["-w"], "printed.clrx", folder) for t in (tools.ours, tools.reference))
        if theirs.status == 0:
            same = theirs.output == output
            self.counts["round trips" if same else "clrxdisasm leaves something out"] += 1
        else:
            self.counts["what clrxdisasm prints is refused"] += 1
        wrong = harness.compare(ours, theirs, harness.ANY_ORDER in program.features)
        return wrong and "printed by clrxdisasm %s: %s" % (" ".join(view), wrong)

    def exact(self, program, output, folder, tools):
        """Assembles the exact text of the output, which must give the same bytes."""
        device = [o for o in self.view(program, output) if o[:2] in ("-g", "-r")]
        command = [os.path.abspath(self.args.exact), "--exact", *device, "checked.bin"]
        printed = subprocess.run(command, cwd=folder, capture_output=True, timeout=self.args.seconds)
        if printed.returncode:
            return "no exact text: " + printed.stderr.decode(errors="replace").strip()
        with open(os.path.join(folder, "exact.clrx"), "wb") as f:
            f.write(printed.stdout)
        again = tools.ours.run(["-w"], "exact.clrx", folder)
        if again.output != output:
            return "exact text makes another file: " + again.messages[:200]
        self.counts["come back as raw code" if RAW_CODE in printed.stdout else "come back"] += 1
        return None

    def readobj(self, program, output, folder):
        """Reports the warnings of llvm-readobj about the ELF files."""
        for which, image in self.images(program, output).items():
            with open(os.path.join(folder, "image.elf"), "wb") as f:
                f.write(image)
            command = [self.args.readobj, "--all", "image.elf"]
            result = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace")
            self.counts["llvm-readobj reads the %s ELF" % which] += result.returncode == 0
            for line in set(re.findall(r"(?:warning|error): (?:'.*?': )?(.*)", result.stderr)):
                self.counts["%s ELF: %s" % (which, re.sub(r"0x[0-9a-fA-F]+|\d+", "N", line))] += 1
            if result.returncode:
                return "llvm-readobj fails on the %s ELF: %s" % (which, result.stderr.strip()[:200])
        return None

    def report(self):
        for what, count in sorted(self.counts.items()):
            print("%7d  %s" % (count, what))


def add_arguments(p):
    p.add_argument("--warnings", action="store_true", help="compare the lines of warnings, too")
    p.add_argument("--round-trip", metavar="CLRXDISASM", help="assemble its text of each output, too")
    p.add_argument("--exact", metavar="CLRXDISASM", help="the exact text must assemble to the same output")
    p.add_argument("--readobj", metavar="LLVM_READOBJ", help="llvm-readobj, which must read the ELF files")


def main(description, container, generate, view, images, features, ops=None, table=None):
    """Main function of a container's fuzzer.

    generate(random, names) makes a Program; names are the container's pseudo-ops. `ops`,
    if given, must have operands for all of them. view and images are those of Checks. Each
    of features(names) must occur in some program. table(), if given, makes the programs of
    --table, which must contain every pseudo-op."""

    def add_all_arguments(parser):
        if table:
            parser.add_argument("--table", action="store_true", help="try every pseudo-op in every context")
        add_arguments(parser)

    args = harness.parse_arguments(description, add_all_arguments)
    names = harness.pseudo_ops(args.clrx_mc, container)
    if ops and set(ops) != set(names):
        sys.exit("pseudo-ops without operands here, or the other way round: %s" % (set(names) ^ set(ops)))

    def make(number):
        return generate(random.Random("%d/%d" % (args.seed, number)), names)

    checks = Checks(args, view, images)
    if table and args.table:
        programs = table()
        agree = harness.run(args, programs.__getitem__, range(len(programs)), checks, names)
    else:
        agree = harness.run(args, make, range(args.first, args.first + args.count), checks, features(names))
    checks.report()
    sys.exit(not agree)
