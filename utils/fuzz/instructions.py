#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares random instruction statements with the reference assembler.

A program is a few hundred statements of one architecture, most of them valid.
First the sets of lines with errors are compared, then, without the faulty lines,
the bytes of each statement and the lines with warnings. Statements are made from
the tables of lib/Inst; --coverage says which rows and what else never occurred in
a valid one.

With --kernels a program is a Gallium binary of many small kernels, compared as a
whole: register counts are part of it.
"""

import collections
import concurrent.futures
import random
import re
import struct
import sys
import tempfile

import harness
import inst_tables as tables
from inst_mistakes import spoil
from inst_writer import Writer, postamble, preamble

MESSAGE = re.compile(r"^(?:[^:\n]*:)?(\d+):\d{1,6}: (?:fatal )?(error|warning): (.*)$", re.I | re.M)
TRUNCATED = re.compile(r"value (0x[0-9a-f]+) truncated to (0x[0-9a-f]+)", re.I)

# Warnings that only we give, see docs/compatibility.md.
OWN_WARNING = re.compile(r"is ignored$|^the address has .* registers, found")

# What one program came to: outcomes counts statements, features those of the
# valid ones; differing has texts by line, warnings a list of them.
Verdict = collections.namedtuple("Verdict", "outcomes features differing warnings")


class Program:
    """Lines, of which some are statements with a marker behind each."""

    def __init__(self, arch, options, numbered):
        self.number = 0
        self.arch = arch
        self.options = ["-A", arch, *options]
        self.lines = []
        self.statements = {}  # Line number -> (text, features).
        self.numbered = numbered

    def add(self, text):
        self.lines.append(text)

    def add_statement(self, text, features):
        self.add(text)
        self.statements[len(self.lines)] = (text, features)

    def describe(self, number, what):
        """What is said about a line; 0 is the whole program."""
        text = self.lines[number - 1] if number else "all"
        return "%s  [%s]\n  %s" % (text, self.arch, what)

    def marker(self, number):
        return struct.pack("<I", 0xC1A70000 | number & 0xFFFF)

    def source(self, without=()):
        """The program without some lines, all others keeping their numbers."""
        out = []
        for number, line in enumerate(self.lines, 1):
            if number in without:
                line = ""
            if number in self.statements and self.numbered:
                line += " ; .int 0x%x" % struct.unpack("<I", self.marker(number))
            out.append(line)
        return "\n".join(out) + "\n"

    def split(self, output):
        """The bytes of each statement, by line number."""
        pieces, at = {}, 0
        for number in self.statements:
            end = output.find(self.marker(number), at)
            if end < 0:
                break
            pieces[number] = output[at:end]
            at = end + 4
        return pieces


def switches(random, arch):
    """A line that changes how later statements are read, and what it does to the wavefront."""
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
    """Many small kernels, so that most statements matter for a count."""
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


class Runs:
    """Runs variants of one program."""

    def __init__(self, program, tools, folder):
        self.program, self.tools, self.folder = program, tools, folder

    def run(self, tool, without=()):
        name = "a.s"
        with open("%s/%s" % (self.folder, name), "w") as f:
            f.write(self.program.source(without))
        return tool.run(self.program.options, name, self.folder)


def messages(result, kind):
    found = [(int(n), k.lower(), text) for n, k, text in MESSAGE.findall(result.messages)]
    return {n: text for n, k, text in reversed(found) if k == kind}


def warning_keys(result):
    """Lines with warnings; of those about truncation with the values."""
    keys = set()
    for n, k, text in MESSAGE.findall(result.messages):
        if k.lower() == "warning" and not OWN_WARNING.search(text):
            values = TRUNCATED.search(text)
            keys.add((int(n), *(values.groups() if values else ())))
    return {tuple(str(part).lower() for part in key) for key in keys}


def gave_up(result):
    """Whether the reference was killed or ended with a message without a place."""
    bare = [line for line in result.messages.splitlines() if line and not MESSAGE.match(line)]
    return result.status not in (0, 1) or (result.status == 1 and bool(bare))


def crashed(result):
    return result.status not in (0, 1)


def find_causes(runs, tool, is_bad, without):
    """The statements that make tool's result bad, each with its message alone."""
    found = {}
    while is_bad(runs.run(tool, without | set(found))):
        left = [n for n in runs.program.statements if n not in without and n not in found]
        while len(left) > 1:
            half = left[: len(left) // 2]
            others = set(runs.program.statements) - set(half)
            left = half if is_bad(runs.run(tool, others)) else left[len(left) // 2 :]
        alone = runs.run(tool, set(runs.program.statements) - set(left))
        found[left[0]] = alone.messages.strip() if alone.status == 1 else "crash or timeout"
    return found


def judge(program, tools):
    with tempfile.TemporaryDirectory() as folder:
        return judge_in(program, Runs(program, tools, folder))


def judge_in(program, runs):
    ours_tool, reference = runs.tools
    outcomes, differing, skipped = collections.Counter(), {}, set()
    ours, theirs = runs.run(ours_tool), runs.run(reference)
    if crashed(ours):
        differing.update(find_causes(runs, ours_tool, crashed, set()))
        skipped |= set(differing)
    if gave_up(theirs):
        causes = find_causes(runs, reference, gave_up, skipped)
        outcomes["reference gave up"] += len(causes)
        our_errors = messages(ours, "error")
        for n, text in causes.items():
            if text != "crash or timeout" and n not in our_errors:
                differing[n] = "accepted; reference: " + text
        skipped |= set(causes)
    for _ in range(4):  # Without the faulty lines others may become faulty.
        ours, theirs = runs.run(ours_tool, skipped), runs.run(reference, skipped)
        our_errors, their_errors = messages(ours, "error"), messages(theirs, "error")
        if not our_errors and not their_errors:
            break
        equal = set(our_errors) & set(their_errors)
        outcomes["equal errors"] += len(equal)
        skipped |= equal
        rejected = set(our_errors) - equal
        if rejected:
            lost = lost_statements(runs, rejected, skipped | set(their_errors))
            outcomes["lost by the reference"] += len(lost)
            differing.update((n, "rejected: " + our_errors[n]) for n in rejected - lost)
        differing.update((n, "accepted; reference: " + their_errors[n]) for n in set(their_errors) - equal)
        skipped |= set(our_errors) | set(their_errors)
    compare_bytes(program, ours, theirs, skipped, differing)
    warnings = compare_warnings(program, ours, theirs)
    features = collections.Counter()
    valid = [n for n in program.statements if n not in skipped and n not in differing]
    for n in valid:
        features.update(program.statements[n][1])
    outcomes["equal bytes"] += len(valid)
    return Verdict(outcomes, features, {n: program.describe(n, text) for n, text in differing.items()}, warnings)


def lost_statements(runs, candidates, without):
    """Those that the reference accepts and writes no bytes for."""
    result = runs.run(runs.tools[1], without - candidates)
    if result.output is None:
        return set()
    pieces = runs.program.split(result.output)
    return {n for n in candidates if n in pieces and not pieces[n].strip(b"\0")}


def compare_bytes(program, ours, theirs, skipped, differing):
    if ours.output == theirs.output and ours.output is not None:
        return
    if not ours.output or not theirs.output:
        differing[0] = "no output: %s / %s" % (ours.messages[:300], theirs.messages[:300])
        return
    if not program.numbered:
        differing[0] = harness.compare(ours, theirs)
        return
    mine, other = program.split(ours.output), program.split(theirs.output)
    before = len(differing)
    for n in program.statements:
        if n not in skipped and mine.get(n) != other.get(n):
            differing[n] = "bytes: %s, reference %s" % (words(mine.get(n)), words(other.get(n)))
    if len(differing) == before:
        differing[0] = harness.compare(ours, theirs)


def words(data):
    return data.hex() if data is not None else "none"


def compare_warnings(program, ours, theirs):
    mine, other = warning_keys(ours), warning_keys(theirs)
    texts = []
    for name, keys in (("ours only", mine - other), ("reference only", other - mine)):
        for key in sorted(keys):
            texts.append(program.describe(int(key[0]), "%s: %s" % (name, " -> ".join(key[1:]))))
    return texts


def keep(program, differing, folder):
    """Writes the program with only those statements that differ."""
    others = set(program.statements) - set(differing) if 0 not in differing else ()
    files = {"a.s": program.source(others).encode()}
    short = harness.Program(program.options, files, ())
    harness.keep(short, program.number, "\n".join(differing.values()), folder)


def all_features(arches):
    """What valid statements should have, by architecture."""
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
    p.add_argument("--arch", action="append", choices=tables.ARCHES, help="only this one; may be repeated")
    p.add_argument("--size", type=int, default=400, help="statements of a program")
    p.add_argument("--kernels", action="store_true", help="compare the register counts of Gallium kernels")
    p.add_argument("--coverage", action="store_true", help="list rows, operands and so on in no valid statement")
    p.add_argument("--print", action="store_true", help="print the program with number --first and end")


def main():
    args = harness.parse_arguments(__doc__, add_arguments)
    if args.print:
        print(make(args.first, args).source())
        return
    arches = args.arch or tables.ARCHES
    ours = harness.Tool(args.clrx_mc, 0 if args.no_memory_limit else 4096, args.seconds)
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
