#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the command line of our clrxasm with the reference on random arguments.

The arguments are options in all their spellings with valid and invalid values, any
number of inputs, standard input, and outputs of all kinds. The script compares the
exit status, every file in the folder, standard output (for --help, --usage and
--version: that it is not empty), whether standard error is empty, and the position of
the first error. On failure, our program must leave the folder unchanged.

    command-line.py --clrx-mc build/release/bin/clrxasm --clrxasm clrxasm --count 2000
"""

import collections
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
import harness
import more_checks

# Files in the folder. Most sources make the effect of an option visible in their output.
SOURCES = {
    "raw.s": ".rawcode\n",
    "get.s": ".text\n.get_64bit x; .byte x\n.get_arch x; .byte x\n.get_gpu x; .byte x\n.get_format x; .byte x\n"
    ".get_policy x; .int x\n.get_version x; .int x\n",
    "versions.s": ".text\n.iffmt gallium\n.get_driver_version x; .int x\n.get_llvm_version x; .int x\n.endif\n"
    ".iffmt amdcl2\n.get_driver_version x; .int x\n.endif\n",
    "symbols.s": "".join(".ifdef %s\n.quad %s\n.endif\n" % (s, s) for s in ("A", "B", "a.b", "$x", "_", ".t"))
    + "A = 3\nB: .int 1\n",
    "include.s": '.include "part.inc"\n.include "one.inc"\n.include "two.inc"\n',
    "incbin.s": '.incbin "part.inc"\n',
    "macros.s": ".macro Mac\n.byte 1\n.endm\nMac\n.macro mac\n.byte 2\n.endm\nMac\nmac\n",
    "case.s": ".macro Mac\n.byte 1\n.endm\nMAC\n",
    "alternate.s": '.macro m x\n.string "\\\\x"\n.endm\nm %1+2\nm <5>\n',
    "floats.s": "v_add_f32 v0, 0.5, v1\ns_mov_b32 s0, 1.5\ns_mov_b32 s1, 2.0h\nv_add_f32 v0, 4, v1\n",
    "modifiers.s": "ds_read_b32 v0, v1 gds:0\nds_read_b32 v0, v1 gds:1\n",
    "wave.s": ".ifarch gcn1.5\nv_cmp_lt_f32 vcc_lo, v1, v2\n.endif\n.byte 1\n",
    "warning.s": ".byte 300\n.byte 1\n",
    "print.s": '.print "printed"\n.byte 1\n',
    "error.s": ".int 1\n.int 1 +\n",
    "empty.s": "",
    "no-newline.s": ".byte 1",
    "continued.s": ".byte 1 \\",
    "if.s": ".if 0\n",
    "endif.s": ".byte 4\n.endif\n",
    "weak.s": ".iffmt gallium\n.weak w\nw = 5\n.endif\n.int 1\n",
    "text.s": ".text\ns_endpgm\n",
    "-": ".byte 45\n",
    "-6": ".byte 54\n",
    "a b.s": ".byte 32\n",
    "d1/part.inc": ".byte 1\n",
    "d1/one.inc": ".byte 11\n",
    "d2/part.inc": ".byte 2\n",
    "d2/one.inc": ".byte 21\n",
    "d2/two.inc": ".byte 22\n",
    "old.bin": "what stood here before\n",
}
INPUTS = [name for name in SOURCES if "/" not in name and name not in ("raw.s", "-6", "old.bin")]
BAD_INPUTS = ["missing.s", "", "d1", "nodir/a.s"]

NUMBERS = ["0", "1", "30600", "170000", "0x9c40", "0b101", "017", " 5 ", "4294967295", "00", "200406"]
# From 200300 on, our Gallium layout is that of Mesa, not that of clrxasm.
DRIVER_NUMBERS = [n for n in NUMBERS if n not in ("4294967295", "200406")]
BAD_NUMBERS = ["", "-1", "4294967296", "0x100000000", "x", "12x", "08", "0x", "0b2", "1.5", "+1", "5 5"]
GPUS = ["fiji", "Tahiti", " gfx900 ", "GFX906", "polaris10", "gfx1010", "hawaii"]
ARCHES = ["gcn1.0", "VI", "Vega20", "GCN1.1", " gfx9 ", "navi"]
SYMBOLS = ["A", "A=5", "B=0x10", "a.b=017", "$x=0b11", "_=18446744073709551615", "A=0", "A= 7 ", ".t=1"]
BAD_SYMBOLS = ["3x=4", "A=z", "A=", "A=18446744073709551616", "A=-1", "=5", "", "A b=1", "A=1=2", "A==1", "x%=1"]

# One row for each option: letter, long name, valid and invalid values. A flag has no values.
Option = collections.namedtuple("Option", "short long good bad", defaults=((), ()))
OPTIONS = [
    Option("D", "defsym", SYMBOLS, BAD_SYMBOLS),
    Option("I", "includePath", ["d1", "d2", "d1/", "./d2", "nodir", "d1/../d2"], [""]),
    Option("o", "output", ["out.bin", "d1/out.bin", "old.bin", "-o", "-", "x y", "./out.bin"], ["d1", "nodir/x", ""]),
    Option("b", "binaryFormat", ["raw", "RawCode", "gallium", " Gallium ", "amdcl2", "raw"], ["amd3", "", "elf"]),
    Option("6", "64bit"),
    Option("g", "gpuType", GPUS, ["fij", "", "gcn1.2"]),
    Option("A", "arch", ARCHES, ["gcn1.3", "", "fiji"]),
    Option("3", "wave32"),
    Option("t", "driverVersion", DRIVER_NUMBERS, BAD_NUMBERS),
    Option("", "llvmVersion", NUMBERS, BAD_NUMBERS),
    Option("", "newROCmBinFormat"),
    Option("S", "forceAddSymbols"),
    Option("a", "alternate"),
    Option("", "buggyFPLit"),
    Option("", "oldModParam"),
    Option("m", "noMacroCase"),
    Option("", "policy", NUMBERS, BAD_NUMBERS),
    Option("w", "noWarnings"),
    Option("?", "help"),
    Option("", "usage"),
    Option("", "version"),
]
INFORMATIVE = ("help", "usage", "version")
UNKNOWN = [["-x"], ["--xyz"], ["--xyz=3"], ["-6=3"], ["--Output=a"], ["--out=a"], ["-h"], ["---"], ["--=3"], ["--64bi"]]

CommandLine = collections.namedtuple("CommandLine", "arguments stdin features")
Outcome = collections.namedtuple("Outcome", "status files stdout stderr")


# ------------------------------------------------------------------------------
# Making command lines


def spell(rng, option):
    """Returns the arguments that set the option, perhaps with a flag before it."""
    if not option.good:
        spellings = [["--" + option.long], ["--%s=%s" % (option.long, rng.choice(["", "0", "x"]))]]
        if option.short:
            spellings += [["-" + option.short], ["-%s%s" % (rng.choice("6Swm"), option.short)]] * 2
        return rng.choice(spellings)
    value = rng.choice(option.bad) if rng.random() < 0.08 else rng.choice(option.good)
    spellings = [["--%s=%s" % (option.long, value)], ["--" + option.long, value]]
    if option.short:
        o = "-" + option.short
        spellings += [[o, value], [o + "=" + value], ["-6%s%s" % (option.short, value)], ["-Sw" + option.short, value]]
        if value:
            spellings.append([o + value])
    return rng.choice(spellings)


def generate(rng):
    parts, features = [], set()
    options = [o for o in OPTIONS if o.long not in INFORMATIVE or rng.random() < 0.05]
    for option in rng.sample(options, rng.randint(0, 6)):
        features.add(option.long)
        for _ in range(rng.choice([1, 1, 1, 2])):
            parts.append(spell(rng, option))
    if rng.random() < 0.04:
        parts.append(rng.choice(UNKNOWN))
    inputs = rng.sample(INPUTS, rng.choice([0, 1, 1, 1, 2, 3]))
    if rng.random() < 0.05:
        inputs.insert(rng.randint(0, len(inputs)), rng.choice(BAD_INPUTS))
    # Select a container: the default, AMD CL1, is not tested here.
    if not any(p[0].startswith(("-b", "--binaryFormat")) for p in parts):
        if inputs:
            inputs.insert(0, "raw.s")
        else:
            parts.append(["-b", "raw"])
    read = rng.choice(["get.s", "symbols.s", "warning.s", "include.s", "print.s", "empty.s"])
    rng.shuffle(parts)
    return CommandLine(arrange(rng, parts, inputs), SOURCES[read], features | {"%d inputs" % len(inputs)})


def arrange(rng, parts, inputs):
    """Puts options before, between and after the inputs, which keep their order."""
    names = [[name] for name in inputs]
    if rng.random() < 0.1:
        return sum(parts, []) + ["--"] + sum(names, [])
    turns = [parts] * len(parts) + [names] * len(names)
    rng.shuffle(turns)
    arguments = sum((turn.pop(0) for turn in turns), [])
    if rng.random() < 0.02:
        arguments.append("--" + rng.choice([o.long for o in OPTIONS if o.good]))  # The value is missing.
    return arguments


# ------------------------------------------------------------------------------
# Running and comparing


def write_folder(folder):
    for name in ("d1", "d2"):
        os.mkdir(os.path.join(folder, name))
    for name, text in SOURCES.items():
        with open(os.path.join(folder, name), "w") as f:
            f.write(text)


def read_folder(folder):
    files = {}
    for root, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(root, name)
            with open(path, "rb") as f:
                files[os.path.relpath(path, folder)] = f.read()
    return files


def run(program, line, seconds):
    """Runs the program under the name clrxasm in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        write_folder(folder)
        try:
            p = subprocess.run(
                ["clrxasm", *line.arguments],
                executable=program,
                cwd=folder,
                env={**os.environ, **harness.NO_HOST_VERSIONS},
                input=line.stdin.encode(),
                capture_output=True,
                timeout=seconds,
            )
        except subprocess.TimeoutExpired:
            return Outcome(None, {}, b"", b"")
        return Outcome(p.returncode, read_folder(folder), p.stdout, p.stderr)


def first_error(outcome):
    """Returns the file and line of the first error, if it has a position."""
    place = re.search(rb"^([^:\n]+:\d+):\d+: error: ", outcome.stderr, re.I | re.M)
    return place and place[1].decode()


def has_messages(stderr):
    """Returns true if there are messages other than warnings that only clrx-mc has."""
    text = stderr.decode(errors="replace")
    only_warns = "warning: " in text and not re.search(r"\berror: ", text, re.I)
    return bool(text) and not (only_warns and not more_checks.WARNING.search(text))



def compare(line, ours, theirs, before):
    """Returns a description of the difference, or None."""
    if theirs.status not in (0, 1):
        return None
    if ours.status != theirs.status:
        return "exit status %s, reference %s" % (ours.status, theirs.status)
    expected = before if theirs.status else theirs.files
    if ours.files != expected:
        return "other files are left: " + " ".join(sorted(k for k in ours.files if ours.files[k] != expected.get(k)))
    if has_messages(ours.stderr) != has_messages(theirs.stderr):
        return "standard error is %s" % ("not empty" if ours.stderr else "empty")
    # The reference reports some errors at the end of a source without a position.
    if first_error(theirs) not in (None, first_error(ours)):
        return "first error is at %s, reference: %s" % (first_error(ours), first_error(theirs))
    if ours.stdout != theirs.stdout and not (ours.stdout and theirs.stdout and b"lrxasm" in theirs.stdout):
        return "other standard output"
    return None


def main():
    args = harness.parse_arguments(__doc__, None)
    if not args.clrxasm:
        sys.exit("the reference is needed: --clrxasm")
    ours, theirs = os.path.abspath(args.clrx_mc), os.path.abspath(args.clrxasm)
    with tempfile.TemporaryDirectory() as folder:
        write_folder(folder)
        before = read_folder(folder)

    def one(number):
        line = generate(random.Random("%d/%d" % (args.seed, number)))
        theirs_did = run(theirs, line, args.seconds)
        return line, theirs_did.status, compare(line, run(ours, line, args.seconds), theirs_did, before)

    outcomes, seen = collections.Counter(), set()
    with concurrent.futures.ThreadPoolExecutor(args.j) as pool:
        for line, status, wrong in pool.map(one, range(args.first, args.first + args.count)):
            seen |= line.features
            outcomes["differ" if wrong else "end with status %s" % status] += 1
            if wrong and outcomes["differ"] <= args.show:
                print("%s: clrxasm %s" % (wrong, " ".join("'%s'" % a for a in line.arguments)))
    missing = sorted({o.long for o in OPTIONS} - seen)
    if missing:
        print("in no command line: " + " ".join(missing))
    outcomes["differ"] += 0
    parts = ["%d %s" % (n, what) for what, n in sorted(outcomes.items(), reverse=True)]
    print("%d command lines: %s" % (args.count, ", ".join(parts)))
    sys.exit(1 if outcomes["differ"] or missing else 0)


if __name__ == "__main__":
    main()
