#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares random instruction statements with the reference assembler.

A program is a few hundred statements of one architecture, most of them valid. The
script first compares the sets of lines with errors. Then it removes the faulty
lines and compares the bytes of each statement and the lines with warnings. The
tables of lib/ISA generate the statements; --coverage lists the rows and other
features that never occurred in a valid statement.

With --kernels, a program is a Gallium binary of many small kernels. It is compared
as a whole, including the register counts.
"""

import collections
import concurrent.futures
import os
import random
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
import harness
import inst_tables as tables
from inst_compare import Program, judge
from inst_mistakes import spoil
from inst_operands import postamble, preamble
from inst_writer import Writer


def switches(random, arch):
    """Returns a line that changes how later statements are parsed, and whether it selects wavefronts of 32, or
    None if it leaves their size unchanged."""
    known = [(".buggyfplit", None), (".nobuggyfplit", None), (".oldmodparam", None), (".nooldmodparam", None)]
    if arch.startswith("gcn1.5"):
        known += [(".wave32", True), (".nowave32", False)] * 2
    return random.choice(known)


def make_code(rng, arch, arguments):
    wave32 = arch.startswith("gcn1.5") and rng.random() < 0.3
    program = Program(arch, ["-b", "raw"] + ["--wave32"] * wave32, numbered=True)
    writer = Writer(rng, arch, wave32)
    for line in preamble():
        program.add(line)
    mistakes = rng.random() < 0.7
    for i in range(arguments.size):
        if i % 16 == 15:
            program.add("at%d:" % i)
            program.add("5:")
            writer.labels.append("at%d" % i)
        if rng.random() < 0.01:
            line, wave32 = switches(rng, arch)
            writer.wave32 = writer.wave32 if wave32 is None else wave32
            program.add(line)
        text = writer.write()
        if mistakes and rng.random() < 0.25:
            text = spoil(rng, text, writer)
            writer.features.add("mistake")
        program.add_statement(text, writer.features)
    if rng.random() < 0.05:
        program.add(".skip 140000")
    for line in ["5:", "lend:"] + postamble():
        program.add(line)
    return program


def make_kernels(rng, arch, arguments):
    """Makes many small kernels, so that most statements affect a register count."""
    count = max(arguments.size // 6, 1)
    program = Program(arch, ["-b", "gallium", "--llvmVersion=%d" % rng.choice([30800, 40000])], numbered=False)
    writer = Writer(rng, arch)
    for line in preamble():
        program.add(line)
    for i in range(count):
        for line in (".kernel k%d" % i, ".config", ".dims x"):
            program.add(line)
    program.add(".text")
    for i in range(count):
        program.add("k%d:" % i)
        program.add(".skip 256")
        for _ in range(rng.randint(1, 6)):
            program.add_statement(writer.write(), writer.features)
        program.add("s_endpgm")
        program.add(".p2align 8")
    for line in ["lend:"] + postamble():
        program.add(line)
    return program


def make(number, arguments):
    rng = random.Random("%d/%d" % (arguments.seed, number))
    arches = arguments.arch or tables.ARCHES
    arch = arches[number % len(arches)]
    program = (make_kernels if arguments.kernels else make_code)(rng, arch, arguments)
    program.number = number
    return program


def keep(program, differing, folder):
    """Writes the program with only the statements that differ."""
    others = set(program.statements) - set(differing) if 0 not in differing else ()
    files = {"a.s": program.source(others).encode()}
    short = harness.Program(program.options, files, ())
    harness.keep(short, program.number, "\n".join(differing.values()), folder)


def all_features(arches):
    """Returns the features that valid statements should have, by architecture."""
    for arch in arches:
        bit = 1 << tables.ARCHES.index(arch)
        rows = [r for r in tables.ROWS if r.arches & bit]
        for row in rows:
            yield arch, "row: " + row.mnemonic
            for o in row.operands:
                yield arch, "operand: %s%s%s" % (o.kind, o.count or "", "d" * o.derivatives)
            for m in tables.modifiers_of(tables.group_of(row, bit), bit):
                yield arch, "modifier: " + m.name
        for s in tables.SPECIALS:
            if s.arches & bit:
                yield arch, "register: " + s.name


def show_coverage(seen, arches):
    for kind in ("row", "operand", "modifier", "register"):
        wanted = {f for f in all_features(arches) if f[1].startswith(kind + ": ")}
        missing = sorted(f for f in wanted if not seen[f])
        print("%ss in valid statements: %d of %d" % (kind, len(wanted) - len(missing), len(wanted)))
        for arch, feature in missing:
            print("  never on %s: %s" % (arch, feature.split(": ")[1]))


def add_arguments(p):
    p.add_argument("--arch", action="append", choices=tables.ARCHES, help="architecture (default: all); repeatable")
    p.add_argument("--size", type=int, default=400, help="number of statements of a program")
    p.add_argument("--kernels", action="store_true", help="compare the register counts of Gallium kernels")
    p.add_argument(
        "--verify-encodings", action="store_true", help="let clrx-mc compare the words of every instruction with LLVM's"
    )
    p.add_argument("--coverage", action="store_true", help="list the features that are in no valid statement")
    p.add_argument("--print", action="store_true", help="print the program with number --first, and exit")


def main():
    args = harness.parse_arguments(__doc__, add_arguments)
    if args.print:
        print(make(args.first, args).source())
        return
    arches = args.arch or tables.ARCHES
    options = ["--verifyEncodings"] * args.verify_encodings
    ours = harness.Tool(args.clrx_mc, 0 if args.no_memory_limit else 4096, args.seconds, options)
    tools = (ours, harness.Tool(args.clrxasm, 4096, args.seconds))
    per_arch = collections.defaultdict(collections.Counter)
    seen, differing, warnings = collections.Counter(), 0, 0

    def one(number):
        program = make(number, args)
        return program, judge(program, tools)

    with concurrent.futures.ThreadPoolExecutor(args.j) as pool:
        for program, verdict in pool.map(one, range(args.first, args.first + args.count)):
            per_arch[program.arch].update(verdict.outcomes)
            per_arch[program.arch]["differ"] += len(verdict.differing)
            per_arch[program.arch]["warnings differ"] += len(verdict.warnings)
            seen.update({(program.arch, f): n for f, n in verdict.features.items()})
            for text in list(verdict.differing.values())[: max(args.show - differing, 0)]:
                print(text, flush=True)
            for text in verdict.warnings[: max(args.show - warnings, 0)]:
                print("warning: " + text, flush=True)
            if args.keep and verdict.differing:
                keep(program, verdict.differing, args.keep)
            differing += len(verdict.differing)
            warnings += len(verdict.warnings)
    if args.coverage:
        show_coverage(seen, arches)
    for arch in arches:
        print("%s: %s" % (arch, ", ".join("%d %s" % (n, k) for k, n in sorted(per_arch[arch].items()))))
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
