#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Damages binaries and runs clrxdisasm and clrx-mc on them.

Takes the .bin files of the given folders. Each mutant is one of them with a few
random changes: flipped bits, numbers replaced by 0, -1 and huge ones, cuts, and
splices with other binaries. Our program must end in time and within its memory, with
text or with a message. One process gets a batch of mutants; if a batch fails, its
mutants are run one by one. For a share of the batches, the exact text is printed,
which is also assembled.

    mutate-binaries.py --clrxdisasm build/release/bin/clrxdisasm --count 20000 test/Conformance
    mutate-binaries.py --clrxdisasm build/asan/bin/clrxdisasm --no-memory-limit --count 2000 test/Conformance

With --write, the mutants are only written, for the libFuzzer program.
"""

import argparse
import collections
import concurrent.futures
import glob
import os
import random
import signal
import subprocess
import sys
import tempfile

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
import harness

# A program name with its options. One in `every` batches runs the mode.
Mode = collections.namedtuple("Mode", "program options every", defaults=(1,))
MODES = [
    *(Mode("clrxdisasm", [option]) for option in ("-a", "-aC", "-aCH", "-aL", "-r")),
    Mode("clrxdisasm", ["-aCH", "--llvmVersion=40000"], 2),
    Mode("clrxdisasm", ["--exact"], 4),
    Mode("clrxdisasm", ["--exact", "-r"], 8),
    Mode("clrx-mc", ["--disassemble"], 4),
    Mode("clrx-mc", ["--report"], 4),
    Mode("clrx-mc", ["--report=html"], 8),
    Mode("clrx-mc", ["--cfg=dot"], 8),
    Mode("clrx-mc", ["--check", "-Wall"], 4),
]
ARCHES = "GCN1.0 GCN1.1 GCN1.2 GCN1.4 GCN1.5".split()
SIZES = (1, 2, 4, 8)
# Largest size of ELF headers. Most of the values that a reader trusts are in the
# first and the last headers of a file.
HEADER = 64


def pick_place(rng, data, size):
    """Returns a location; half of them are in the first headers or in the tables at the end."""
    last = max(len(data) - size, 0)
    first, end = rng.choice([(0, last), (0, last), (0, min(4 * HEADER, last)), (max(last - 16 * HEADER, 0), last)])
    return rng.randint(first, end)


def flip_bit(rng, data, others):
    data[pick_place(rng, data, 1)] ^= 1 << rng.randrange(8)


def change_number(rng, data, others):
    size = rng.choice(SIZES)
    at = pick_place(rng, data, size) // size * size
    old = int.from_bytes(data[at : at + size], "little")
    top = 1 << 8 * size
    near = (old + rng.choice([-1, 1, -4, 4, 16, 256])) % top
    value = rng.choice([0, 1, top - 1, top // 2, top // 2 - 1, len(data) % top, near, rng.randrange(top)])
    data[at : at + size] = value.to_bytes(size, "little")[: len(data) - at]


def cut(rng, data, others):
    del data[rng.randint(0, len(data)) :]


def delete(rng, data, others):
    at = pick_place(rng, data, 1)
    del data[at : at + rng.choice([1, 4, 8, HEADER, 1024])]


def insert(rng, data, others):
    at = pick_place(rng, data, 1)
    data[at:at] = rng.choice([b"\0", b"\xff"]) * rng.choice([1, 4, 8, HEADER, 1024])


def copy(rng, data, others):
    """Overwrites a part with a piece of the same binary or of another."""
    source = rng.choice([data, rng.choice(others)])
    begin = rng.randint(0, len(source))
    piece = source[begin : begin + rng.choice([4, 8, 24, HEADER, 1024])]
    at = rng.randint(0, len(data))
    data[at : at + len(piece)] = piece


def splice(rng, data, others):
    other = rng.choice(others)
    data[rng.randint(0, len(data)) :] = other[rng.randint(0, len(other)) :]


MUTATIONS = {flip_bit: 6, change_number: 10, cut: 1, delete: 1, insert: 1, copy: 3, splice: 1}


def make_mutant(number, args, corpus):
    rng = random.Random("%d/%d" % (args.seed, number))
    data = bytearray(rng.choice(corpus))
    for _ in range(rng.choice([1, 1, 2, 4, 8, 32])):
        if data:
            rng.choices(list(MUTATIONS), MUTATIONS.values())[0](rng, data, corpus)
    return bytes(data)


# Message for a process that was too slow. A batch may be slow without a slow mutant.
OUT_OF_TIME = "out of time"


def disassemble(tool, command, paths):
    """Returns an error message, or None."""
    try:
        p = subprocess.run(
            [*command, *paths],
            executable=tool.path,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=30 * tool.seconds,
            preexec_fn=tool.limit,
        )
    except subprocess.TimeoutExpired:
        return OUT_OF_TIME
    messages = p.stderr.decode("utf-8", "replace")
    if harness.SANITIZER.search(messages):
        return "sanitizer report: " + harness.SANITIZER.search(messages)[0]
    if p.returncode == -signal.SIGXCPU:
        return OUT_OF_TIME
    if p.returncode not in (0, 1):
        return "crash (status %d)" % p.returncode
    if p.returncode == 1 and not messages.strip():
        return "failed without a message"
    return None


def run_batch(numbers, args, corpus, tool):
    """Returns (number, command, error message) for each failure."""
    failures = []
    batch = numbers[0] // args.batch
    with tempfile.TemporaryDirectory() as folder:
        paths = {}
        for number in numbers:
            paths[number] = os.path.join(folder, "%d.bin" % number)
            with open(paths[number], "wb") as f:
                f.write(make_mutant(number, args, corpus))
        for mode in MODES:
            if batch % mode.every:
                continue
            command = [mode.program, *mode.options]
            if mode.program == "clrxdisasm":
                command += ["-A", ARCHES[batch // mode.every % len(ARCHES)]]
            wrong = disassemble(tool, command, paths.values())
            if not wrong:
                continue
            alone = [(n, command, disassemble(tool, command, [paths[n]])) for n in numbers]
            found = [f for f in alone if f[2]]
            if not found and wrong != OUT_OF_TIME:
                found = [(numbers[0], command, "only together with the others of its batch: " + wrong)]
            failures += found
    return failures


def write_mutant(folder, number, args, corpus):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "%d.bin" % number), "wb") as f:
        f.write(make_mutant(number, args, corpus))


def read_corpus(folders, largest):
    paths = [p for folder in folders for p in glob.glob(os.path.join(folder, "**", "*.bin"), recursive=True)]
    paths = [p for p in sorted(paths) if 0 < os.path.getsize(p) <= largest]
    corpus = []
    for path in paths:
        with open(path, "rb") as f:
            corpus.append(f.read())
    return corpus


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--clrxdisasm", help="our disassembler")
    p.add_argument("--write", metavar="DIR", help="write all mutants into this folder, and run nothing")
    p.add_argument("--count", type=int, default=1000, help="number of mutants")
    p.add_argument("--first", type=int, default=0, help="number of the first mutant")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--batch", type=int, default=40, help="number of mutants for one process")
    p.add_argument("--largest", type=int, default=1 << 16, help="largest size of the binaries, in bytes")
    p.add_argument("--seconds", type=int, default=5, help="processor time of one process")
    p.add_argument("--megabytes", type=int, default=1024, help="address space of one process")
    p.add_argument("--no-memory-limit", action="store_true", help="for sanitizer builds, which map much address space")
    p.add_argument("--keep", metavar="DIR", help="write the mutants that fail into this folder")
    p.add_argument("-j", type=int, default=os.cpu_count() or 1)
    p.add_argument("folder", nargs="+", help="folders with .bin files, searched recursively")
    args = p.parse_args()

    corpus = read_corpus(args.folder, args.largest)
    if not corpus:
        p.error("no .bin files there")
    numbers = range(args.first, args.first + args.count)
    if args.write:
        for number in numbers:
            write_mutant(args.write, number, args, corpus)
        return
    if not args.clrxdisasm:
        p.error("--clrxdisasm or --write is needed")
    tool = harness.Tool(args.clrxdisasm, 0 if args.no_memory_limit else args.megabytes, args.seconds)
    batches = [numbers[i : i + args.batch] for i in range(0, len(numbers), args.batch)]
    kinds = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(args.j) as pool:
        for failures in pool.map(lambda b: run_batch(b, args, corpus, tool), batches):
            for number, command, wrong in failures:
                print("mutant %d, %s: %s" % (number, " ".join(command), wrong), flush=True)
                kinds[wrong] += 1
                if args.keep:
                    write_mutant(args.keep, number, args, corpus)
    print("%d mutants of %d binaries, %d failures" % (len(numbers), len(corpus), sum(kinds.values())))
    sys.exit(bool(kinds))


if __name__ == "__main__":
    main()
