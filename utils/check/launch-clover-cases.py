#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reassembles Gallium sources for Mesa 22.3 and launches them in Clover.

Assembles each source in its folder without changes, then with driver version
220300. The Clover that utils/setup/setup-clover.sh has set up loads the second binary.
A source
  is launched   if all its kernels are launched, and no call fails;
  is diagnosed  if a call fails or there is no binary, and the assembler gives a
                message that it does not give for the unchanged source;
  fails         otherwise: a crash, a hang or a refusal without a warning.
Sources that the assembler refuses without changes, that are not for Gallium, or
that have no kernels do not count.
The exit status is 0 if no source fails and at least one is launched.
"""

import argparse
import collections
import os
import re
import struct
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
DRIVER_VERSION = "220300"
SECONDS_PER_SOURCE = 60

# A chip of the simulated GPU for each machine number in LLVM's ELF flags.
CHIPS = {
    **dict.fromkeys((0x20, 0x3A), "tahiti"),
    0x21: "verde",
    **dict.fromkeys((0x23, 0x24), "hawaii"),
    **dict.fromkeys((0x22, 0x25, 0x26, 0x3B), "bonaire"),
    **dict.fromkeys((0x28, 0x29, 0x2B, 0x3C), "tonga"),
    0x2A: "polaris10",
    **dict.fromkeys((0x2C, 0x2D, 0x2E, 0x31), "vega10"),
    0x2F: "vega20",
    **dict.fromkeys((0x33, 0x34, 0x35, 0x42), "navi10"),
}

MESSAGE = re.compile(r"^\S+?:\d+:\d+: (?:error|warning|note): .*", re.M)
DRIVER_VERSION_LINE = re.compile(r"^(\s*\.driver_version)\s+[^,\n]*$", re.M)

Assembled = collections.namedtuple("Assembled", "binary messages")


def find_sources(paths):
    for path in paths:
        if os.path.isdir(path):
            names = sorted(os.listdir(path))
            yield from (os.path.join(path, n) for n in names if n.endswith(".clrx"))
        else:
            yield path


def assemble(assembler, options, source, folder, out):
    """Returns the result; its binary is None if none was written."""
    if os.path.exists(out):
        os.remove(out)
    run = subprocess.run(
        [assembler, "-filetype=obj", *options, "-o", out, source],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        timeout=SECONDS_PER_SOURCE,
    )
    messages = MESSAGE.findall(run.stderr.decode("utf-8", "replace"))
    binary = None
    if run.returncode == 0:
        with open(out, "rb") as f:
            binary = f.read()
    # Without positions, equal messages compare equal.
    return Assembled(binary, {m.split(": ", 1)[1] for m in messages})


def write_retargeted(source, path):
    with open(source, encoding="latin-1") as f:
        text = f.read()
    with open(path, "w", encoding="latin-1") as f:
        f.write(DRIVER_VERSION_LINE.sub(r"\1 " + DRIVER_VERSION, text))


def find_elf(binary):
    """Returns the offset of the ELF file in a Gallium binary, or -1."""
    return binary.find(b"\x7fELF")


def count_kernels(binary):
    return struct.unpack_from("<I", binary)[0]


def find_chip(binary):
    """Returns the chip that a file names, or tonga if it names none: Clover must judge it, too."""
    (flags,) = struct.unpack_from("<I", binary, find_elf(binary) + 48)
    return CHIPS.get(flags & 0xFF, "tonga")


def launch(clover, binary, path):
    """Returns None if all kernels were launched, or else an error message."""
    chip = find_chip(binary)
    run = subprocess.run(
        [os.path.join(clover, "run"), chip, path],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    lines = run.stdout.decode("utf-8", "replace").splitlines()
    dispatches = sum(line.startswith("dispatch ") for line in lines)
    problems = [line.strip() for line in lines if "FAILED" in line or "error" in line]
    if run.returncode not in (0, 1):
        status = "timeout" if run.returncode == 124 else "status %d" % run.returncode
        return "%s: %s after '%s'" % (chip, status, lines[-1].strip() if lines else "")
    if problems:
        return "%s: %s" % (chip, problems[0])
    if dispatches != count_kernels(binary):
        return "%s: %d of %d kernels launched" % (chip, dispatches, count_kernels(binary))
    return None


def judge(source, clover, assembler, scratch):
    """Returns the outcome for a source, and the reason."""
    folder, name = os.path.split(os.path.abspath(source))
    out = os.path.join(scratch, "out.gallium")
    old = assemble(assembler, [], name, folder, out)
    if old.binary is None:
        return "refused as it stands", ""
    if find_elf(old.binary) <= 0:  # Other containers begin with the ELF file.
        return "not for Gallium", ""
    if not count_kernels(old.binary):
        return "without kernels", ""

    retargeted = os.path.join(scratch, name)
    write_retargeted(source, retargeted)
    options = ["-I", folder, "-driver-version=" + DRIVER_VERSION]
    new = assemble(assembler, options, retargeted, folder, out)
    problem = "nothing written" if new.binary is None else launch(clover, new.binary, out)
    if not problem:
        return "launched", ""
    said = sorted(new.messages - old.messages)
    if said:
        return "diagnosed", "%s (%s)" % ("; ".join(said), problem)
    return "failed", problem


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs="+", metavar="SOURCE", help="a source, or a folder of *.clrx")
    parser.add_argument("--assembler", default=os.path.join(ROOT, "build/release/bin/clrx-mc"))
    parser.add_argument("--clover", default=os.path.join(ROOT, "build/clover"), help="the folder of utils/setup/setup-clover.sh")
    parser.add_argument("--verbose", action="store_true", help="list successes, too")
    args = parser.parse_args()
    if not os.path.exists(os.path.join(args.clover, "version")):
        parser.error("utils/setup/setup-clover.sh has not set up " + args.clover)

    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        for source in find_sources(args.sources):
            outcome, why = judge(source, args.clover, os.path.abspath(args.assembler), scratch)
            counts[outcome] += 1
            if outcome == "failed" or args.verbose:
                print("%s: %s%s" % (source, outcome, why and ": " + why))
    print(", ".join("%d %s" % (count, outcome) for outcome, count in counts.most_common()))
    return 0 if counts["launched"] and not counts["failed"] else 1


if __name__ == "__main__":
    sys.exit(main())
