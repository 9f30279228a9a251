#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lists which tests execute the operations of Operations.def.

usage: list-coverage.py [--bin FOLDER] [--jobs N] [--missing]

Runs the cases of test/Semantics and the examples of the instruction manual with a trace. Prints a line for each
operation: its name, its kind, the number of cases and the number of examples that execute it, and the reason if the
simulator does not support it. Then prints the numbers of operations. The exit status is 1 if nothing executes a
supported operation. With --missing, only these operations are printed, and a case runs only if no example executes
its instruction.
"""

import argparse
import collections
import concurrent.futures
import glob
import importlib
import json
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.append(os.path.join(ROOT, "utils", "check"))
semantics = importlib.import_module("run-semantics")
manual = importlib.import_module("check-instruction-examples")

FORMATS = "SOP1 SOP2 SOPK SOPC SOPP SMRD VOP1 VOP2 VOPC VOP3A VOP3B VOP3P VINTRP DS MUBUF MTBUF MIMG EXP FLAT".split()
ARCHES = {
    "CapeVerde": "GCN1.0",
    "Bonaire": "GCN1.1",
    "Tonga": "GCN1.2",
    "gfx900": "GCN1.4",
    "gfx906": "GCN1.4.1",
    "gfx1010": "GCN1.5",
}
TRACED = re.compile(r"^wg \S+ wave \d+ pc \S+ exec \S+: (\S+)", re.M)


def read_operations(program):
    """Returns the operations, and a map from mnemonics and architectures to them."""
    listing = subprocess.run([program, "--list"], capture_output=True, text=True, check=True).stdout
    operations = [json.loads(line) for line in listing.splitlines()]
    by_mnemonic = {}
    for operation in operations:
        for mnemonic in operation["mnemonics"]:
            for arch in operation["arches"]:
                by_mnemonic[mnemonic, arch] = operation["id"]
    return operations, by_mnemonic


def trace(program, options, source):
    """Returns the mnemonics of the executed instructions."""
    with tempfile.NamedTemporaryFile("r", suffix=".trace") as file:
        command = [program, *options, "-w", "-trace=" + file.name, "-"]
        subprocess.run(command, input=source, text=True, capture_output=True, timeout=60)
        return set(TRACED.findall(file.read()))


def find_arch(source):
    named = re.search(r"^\.arch (\S+)", source, re.M)
    return named[1] if named else ARCHES[re.search(r"^\.gpu (\S+)", source, re.M)[1]]


def read_cases():
    """Returns the options and the source of each case."""
    for path in sorted(glob.glob(os.path.join(ROOT, "test", "Semantics", "*.jsonl.gz"))):
        for case in semantics.read_cases(path):
            yield case["args"], case["src"]


def read_examples(clrx_mc):
    for name in FORMATS:
        for _, arch, statement, _ in manual.read_examples(manual.read_page(clrx_mc, name)):
            yield manual.get_run_options(), manual.write_source(arch, statement)


def count(options, by_mnemonic, programs):
    """Returns the numbers of programs that execute each operation."""
    counts = collections.Counter()
    clrx_run = os.path.join(options.bin, "clrx-run")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        traces = pool.map(lambda program: trace(clrx_run, *program), programs)
        for (_, source), mnemonics in zip(programs, traces):
            arch = find_arch(source)
            counts.update({by_mnemonic[name, arch] for name in mnemonics if (name, arch) in by_mnemonic})
    return counts


def count_all(options, by_mnemonic):
    """Returns the numbers of cases, and those of examples, that execute each operation."""
    examples = count(options, by_mnemonic, [*read_examples(os.path.join(options.bin, "clrx-mc"))])
    cases = [*read_cases()]
    if options.missing:
        wanted = {name for (name, _), operation in by_mnemonic.items() if not examples[operation]}
        cases = [case for case in cases if wanted & set(case[1].split())]
    return count(options, by_mnemonic, cases), examples


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", default=os.path.join(ROOT, "build", "release", "bin"), help="folder of the programs")
    parser.add_argument("--jobs", type=int, default=2, help="number of parallel processes")
    parser.add_argument("--missing", action="store_true", help="list operations that nothing executes")
    options = parser.parse_args()
    operations, by_mnemonic = read_operations(os.path.join(options.bin, "clrx-check-operations"))
    in_cases, in_examples = count_all(options, by_mnemonic)
    totals = collections.Counter()
    for operation in operations:
        cases, examples = in_cases[operation["id"]], in_examples[operation["id"]]
        is_unsupported = operation["kind"] == "unsupported"
        is_missing = not is_unsupported and not cases and not examples
        totals["unsupported" if is_unsupported else "cases" if cases else "examples" if examples else "nothing"] += 1
        if is_missing or not options.missing:
            row = "%-40s %-12s %5d %5d %s"
            print((row % (operation["id"], operation["kind"], cases, examples, operation.get("reason", ""))).rstrip())
    if options.missing:
        print("nothing executes %d of %d operations" % (totals["nothing"], len(operations)))
        return totals["nothing"] != 0
    print(
        "%d operations: %d in cases, %d in examples only, %d unsupported, %d in nothing"
        % (len(operations), totals["cases"], totals["examples"], totals["unsupported"], totals["nothing"])
    )
    return totals["nothing"] != 0


if __name__ == "__main__":
    sys.exit(main())
