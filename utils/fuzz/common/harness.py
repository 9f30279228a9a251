# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs programs through clrx-mc and the reference assembler, and compares the results.

A fuzzer is a script that makes random programs and passes them to main(). Two
results agree by the rules of test/Conformance: equal bytes if the reference
succeeds; if it fails, an error on the line of its first error, and no output file.
If the reference crashes or exceeds its time or memory, our program only must not
do the same.
"""

import argparse
import collections
import concurrent.futures
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../test/Conformance"))
import UnorderedElf

import corrections

# Bytes of output that suffice for a comparison; a larger output ends the assembler.
MAX_OUTPUT = 64 << 20

ERROR = re.compile(r"^(?:.*?:)?(\d+):\d+: (?:fatal )?error: ", re.I | re.M)

# An error of the reference that names no line.
UNPLACED = re.compile(r"^: error: ", re.I | re.M)

# The reference asks the host for versions that a source leaves out; our program takes 0.
NO_HOST_VERSIONS = dict.fromkeys(("CLRX_LLVMCONFIG_PATH", "CLRX_MESAOCL_PATH", "CLRX_AMDOCL_PATH"), "/nonexistent")

# Messages with which sanitizers report an error.
SANITIZER = re.compile(r"ERROR: \w+Sanitizer|runtime error: ")
# The reference reports unresolved symbols in the order of a hash table.
UNRESOLVED = re.compile(r"^(?:.*?:)?(\d+):\d+: error: unresolved symbol '", re.I | re.M)

# Feature of programs whose symbols and relocations the reference writes in the order
# of a hash table.
ANY_ORDER = "several symbols in any order"

# A source with its options and files. options: as for clrxasm; files: name -> bytes;
# the first one is assembled, and the others may be included; features: names of the
# program's features, which the summary counts.
Program = collections.namedtuple("Program", "options files features", defaults=((),))

# status: the exit status, negative for a signal, None for a timeout; output: the
# bytes, or None if there is no file; line: line of the first error, if it has one.
# The time limit counts processor time, so that a busy machine does not change the
# outcome.
Result = collections.namedtuple("Result", "status output line messages")


class Tool:
    """One of the two assemblers, called under the name clrxasm by default."""

    def __init__(self, path, megabytes, seconds, options=(), name="clrxasm"):
        self.path = os.path.abspath(path)
        self.name = name
        self.options = options  # Options of every run, in addition to those of the program.
        self.megabytes = megabytes
        self.seconds = seconds

    def limit(self):
        size = self.megabytes << 20
        resource.setrlimit(resource.RLIMIT_FSIZE, (MAX_OUTPUT, MAX_OUTPUT))
        resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds + 1))
        if size:
            resource.setrlimit(resource.RLIMIT_AS, (size, size))

    def run(self, options, source, folder):
        out = os.path.join(folder, "out.bin")
        if os.path.exists(out):
            os.unlink(out)
        try:
            p = subprocess.run(
                [self.name, *self.options, *options, "-o", out, source],
                executable=self.path,
                cwd=folder,
                env={**os.environ, **NO_HOST_VERSIONS},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=30 * self.seconds,
                preexec_fn=self.limit,
            )
            status, messages = p.returncode, p.stderr.decode("utf-8", "replace")
            if status == -signal.SIGXCPU:
                status, messages = None, "out of time"
        except subprocess.TimeoutExpired:
            status, messages = None, "out of time"
        output = None
        if os.path.exists(out):
            with open(out, "rb") as f:
                output = f.read()
        first = ERROR.search(messages)
        return Result(status, output, first and int(first[1]), messages)


def misbehaviour(result):
    """Returns a description of behaviour that no input may cause, or None."""
    if SANITIZER.search(result.messages):
        return "sanitizer report"
    if result.status == -signal.SIGXFSZ:
        return None
    if result.status not in (0, 1):
        return "crash or timeout (%s)" % result.status
    if result.status == 1 and result.output is not None:
        return "failed and left an output file"
    if result.status == 0 and result.output is None:
        return "succeeded without an output file"
    if result.status == 1 and not result.messages.strip():
        return "failed without a message"
    return None


def first_lines(result):
    """Returns the lines that the first error may be on."""
    first, unresolved = ERROR.search(result.messages), UNRESOLVED.finditer(result.messages)
    lines = {m.start(): int(m[1]) for m in unresolved}
    return set(lines.values()) if first.start() in lines else {result.line}


def has_same_error(ours, theirs):
    """Compares the lines of the first errors, as far as the reference names a line."""
    if theirs.line is None:
        return True
    lines = {ours.line}
    if UNPLACED.search(theirs.messages):  # Our first error may be the one without a line.
        lines = {int(m[1]) for m in ERROR.finditer(ours.messages)}
    return bool(lines & first_lines(theirs))


def unordered(output):
    """Returns the content of the first ELF file in an output, with the bytes before it."""
    start = output.find(b"\x7fELF")
    return output[:start], UnorderedElf.value_of(output[start:])


def compare(ours, theirs, any_order=False):
    """Returns a description of the difference, or None. any_order: ignore the order of symbols."""
    wrong = misbehaviour(ours)
    if wrong or theirs.status not in (0, 1):
        return wrong
    first_message = (ours.messages.splitlines() or [""])[0]
    if theirs.status == 0 and ours.status == 1:
        return "rejected: " + first_message
    if theirs.status == 1 and ours.status == 0:
        return "accepted; reference: " + (theirs.messages.splitlines() or [""])[0]
    if theirs.status == 1:
        if not has_same_error(ours, theirs):
            return "error on line %s, reference on %s: %s" % (ours.line, theirs.line, first_message)
        return None
    expected = corrections.correct(theirs.output)
    if ours.output == expected:
        return None
    if any_order and unordered(ours.output) == unordered(expected):
        return None
    pairs = zip(ours.output, expected)
    short = min(len(ours.output), len(expected))
    place = next((i for i, (a, b) in enumerate(pairs) if a != b), short)
    return "first difference at 0x%x (sizes: ours %d, reference %d)" % (place, len(ours.output), len(expected))


def write_files(program, folder):
    for name, data in program.files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as f:
            f.write(data)
    return next(iter(program.files))


def judge(program, tools, check):
    """Returns (outcome, error message or None)."""
    with tempfile.TemporaryDirectory() as folder:
        source = write_files(program, folder)
        ours = tools.ours.run(program.options, source, folder)
        if tools.reference is None:
            outcomes = {0: "assembled", -signal.SIGXFSZ: "more output than is looked at"}
            wrong = misbehaviour(ours)
            if not wrong and ours.status == 0 and check:
                wrong = check(program, ours.output, folder, tools)
            return outcomes.get(ours.status, "refused"), wrong
        theirs = tools.reference.run(program.options, source, folder)
        wrong = compare(ours, theirs, ANY_ORDER in program.features)
        if theirs.status not in (0, 1):
            return "reference crashed or ran out of time", wrong
        if theirs.status == 1:
            return "equal errors", wrong
        return "equal bytes", wrong or (check and check(program, theirs.output, folder, tools))


def shrink(program, still_wrong):
    """Removes lines of the main source as long as it still fails in the same way."""
    main = next(iter(program.files))
    lines = program.files[main].split(b"\n")
    step = max(len(lines) // 2, 1)
    while step:
        at = 0
        while at < len(lines):
            rest = lines[:at] + lines[at + step :]
            smaller = program._replace(files={**program.files, main: b"\n".join(rest)})
            if still_wrong(smaller):
                lines, program = rest, smaller
            else:
                at += step
        step //= 2
    return program


def keep(program, number, wrong, folder):
    place = os.path.join(folder, "%06d" % number)
    os.makedirs(place, exist_ok=True)
    write_files(program, place)
    with open(os.path.join(place, "args"), "w") as f:
        f.write(" ".join(program.options) + "\n")
    with open(os.path.join(place, "why"), "w") as f:
        f.write(wrong + "\n")


# Extensions that clrxasm does not have, by page; docs/compatibility.md lists them.
EXTENSIONS = {
    "amd": [
        ".empty_compile_options",
        ".encoding",
        ".resource_symbols",
        ".section_order",
    ],
    "amdcl2": [
        ".driver_data",
        ".driver_tables",
        ".globaldata_align",
        ".isa_note_size",
        ".section_order",
        ".used_samplers",
    ],
    "gallium": [".attributes", ".cws", ".reqd_work_group_size", ".use_wave32"],
    "rocm": [
        ".accum_offset",
        ".codeobject",
        ".enable_private_segment",
        ".forward_progress",
        ".fp16_overflow",
        ".hidden_args",
        ".inst_pref_size",
        ".linker",
        ".memory_ordered",
        ".named_barrier_count",
        ".relocatable",
        ".round_robin_scheduling",
        ".tg_split",
        ".user_sgpr_kernarg_preload_length",
        ".user_sgpr_kernarg_preload_offset",
        ".workgroup_processor_mode",
    ],
}


def pseudo_ops(clrx_mc, page):
    """Returns the names on a page of our --help-pseudo-ops that clrxasm has, too."""
    command = [os.path.realpath(clrx_mc), "--help-pseudo-ops=" + page]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    names = re.findall(r"^### `(\.\w+)", text, re.M)
    return [name for name in names if name not in EXTENSIONS.get(page, [])]


def parse_arguments(description, add_arguments):
    p = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--clrx-mc", required=True, help="our assembler")
    p.add_argument("--clrxasm", help="the reference; without it, our assembler only must not crash or hang")
    p.add_argument("--count", type=int, default=500, help="number of programs")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--first", type=int, default=0, help="number of the first program")
    p.add_argument("--keep", metavar="DIR", help="write shortened programs that differ into this folder")
    p.add_argument("--show", type=int, default=10, help="print this many differences")
    p.add_argument("--seconds", type=int, default=20, help="processor time for one run of an assembler")
    p.add_argument("--megabytes", type=int, default=4096, help="address space for one run of an assembler")
    p.add_argument("--no-memory-limit", action="store_true", help="for sanitizer builds, which map much address space")
    p.add_argument("-j", type=int, default=os.cpu_count() or 1)
    if add_arguments:
        add_arguments(p)
    return p.parse_args()


def run(args, make, numbers, check=None, features=()):
    """make(number) makes a Program; the other parameters are those of main(). Returns
    whether all programs agree."""
    megabytes = 0 if args.no_memory_limit else args.megabytes
    Tools = collections.namedtuple("Tools", "ours reference arguments")
    reference = Tool(args.clrxasm, args.megabytes, args.seconds) if args.clrxasm else None
    name = getattr(args, "name", "clrxasm")
    tools = Tools(Tool(args.clrx_mc, megabytes, args.seconds, name=name), reference, args)

    outcomes, seen, differing = collections.Counter(), collections.Counter(), []
    with concurrent.futures.ThreadPoolExecutor(args.j) as pool:

        def one(number):
            program = make(number)
            return (number, program.features, *judge(program, tools, check))

        for number, has, outcome, wrong in pool.map(one, numbers):
            seen.update(set(has))
            if wrong:
                differing.append((number, wrong))
                if len(differing) <= args.show:
                    print("program %d: %s" % (number, wrong), flush=True)
            else:
                outcomes[outcome] += 1

    missing = sorted(set(features) - set(seen))
    if missing:
        print("in no program: " + " ".join(missing))
    parts = ["%d %s" % (n, name) for name, n in sorted(outcomes.items())]
    print("%d programs: %s" % (len(numbers), ", ".join(parts + ["%d differ" % len(differing)])), flush=True)
    if args.keep:
        for number, wrong in differing[: args.show]:
            kind = wrong.split()[0]
            program = shrink(make(number), lambda p: (judge(p, tools, check)[1] or "").startswith(kind))
            keep(program, number, judge(program, tools, check)[1] or wrong, args.keep)
    return not (differing or missing)


def main(description, generate, check=None, add_arguments=None, features=()):
    """generate(random, arguments) makes a Program. check(program, output, folder, tools), if
    given, returns an error message about an output, or None; the output is ours if there is
    no reference. Each of the features must occur in at least one program. Exits with 1 on a
    difference."""
    args = parse_arguments(description, add_arguments)

    def make(number):
        return generate(random.Random("%d/%d" % (args.seed, number)), args)

    sys.exit(not run(args, make, range(args.first, args.first + args.count), check, features))
