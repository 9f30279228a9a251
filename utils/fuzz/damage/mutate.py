#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Damages sources and runs clrx-mc on them.

The sources are those of test/ and examples/. Each program is one of them with a few
random changes: of bytes, tokens and lines, splices with other sources, and text that
no one would write. Without --clrxasm, our program only has to end, with bytes or
with a message. With --clrxasm, it has to agree with the reference. It cannot always
do so, because damaged sources often contain cases of docs/compatibility.md.

    mutate.py --clrx-mc build/release/bin/clrxasm --count 100000 --seconds 5
    mutate.py --clrx-mc build/asan/bin/clrxasm --no-memory-limit --count 20000
    mutate.py --clrx-mc build/asan/bin/clrx-mc --name clrx-mc --no-memory-limit

Under the name clrx-mc, the program also checks, reports, lists and allocates
registers.
"""

import collections
import functools
import glob
import json
import os
import re
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
import harness
import ConformanceCases

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")

# files: as in harness.Program, without the source itself.
Source = collections.namedtuple("Source", "options text files")

GPUS = "CapeVerde Tahiti Bonaire Hawaii Iceland Tonga Fiji gfx900 gfx906 gfx1010".split()
FORMATS = "raw gallium amdcl2 amd rocm".split()
SWITCHES = ["-S", "-a", "-m", "-w", "-6", "-3", "--oldModParam", "--buggyFPLit", "--policy=1", "-DX=7"]
SWITCHES += ["--newROCmBinFormat"]
VERSIONS = ["--driverVersion=200406", "--driverVersion=170000", "--driverVersion=234800", "--llvmVersion=40000"]

TOKEN = re.compile(rb'\\\n|[A-Za-z_.$][\w.$]*|\d[\w.]*|"(?:\\.|[^"\n\\])*"|\s+|[<>=&|:/*%]{2,3}|.', re.S)

NASTY = [
    *(b"0 1 -1 2 63 64 65 255 256 65535 65536 0x7fffffff 0x80000000 0xffffffff 0x100000000").split(),
    *(b"0x7fffffffffffffff 0x8000000000000000 0xffffffffffffffff 18446744073709551616").split(),
    *(b"1e400 1e-400 0x1p99999999999 .5e -nan inf 0x 0b 08 1e+ 340282366920938463463374607431768211456").split(),
    *(b"( ) [ ] { } < > \" ' \\ \\\\ /* */ # ; , : :: = == % @ \\@ \\() \\% ! ? ~ $ . .. ... // .- - + * /").split(),
    *(b"1b 1f 0b 99999999f a::b ::a :: a:: v[0:255] s[0:1] v[ v[1 s[:] vcc exec m0 @x %v0 %s[2:3]").split(),
    *(b".if .else .endif .elseif .ifdef .ifb .ifc .macro .endm .endmacro .rept .irp .irpc .for .while").split(),
    *(b".endr .endrept .exitm .end .abort .scope .ends .using .unusing .enum .include .incbin .org .offset").split(),
    *(b".text .data .rodata .section .kernel .main .config .args .align .p2align .fill .skip .undef .eqv").split(),
    *(b".set .octa .string64 .double .altmacro .globaldata .control_directive .setupargs .get_gpu").split(),
    b"\0",
    b"\r",
    b"\r\n",
    b"\t",
    b"\v",
    b"\f",
    b"\x1a",
    b"\x7f",
    b"\x80",
    b"\xff",
    b"\xef\xbb\xbf",
    "é".encode(),
    "𝛼".encode(),
    b"\n",
    b"\n\n",
    b"\\\n",
    b"\\\r\n",
    b" ",
    b"\x1b[0m",
    b"%s%n",
]

# Blocks that can be nested deeply: opening and closing text.
NESTS = [
    (b"(", b")"),
    (b"-", b""),
    (b"~!", b""),
    (b"1?", b":2"),
    (b"1+", b""),
    (b"[", b"]"),
    (b"a::", b""),
    (b"abs(", b")"),
    (b"{", b"}"),
    (b".if 1\n", b".endif\n"),
    (b".rept 1\n", b".endr\n"),
    (b".macro m\n", b".endm\n"),
    (b".scope a\n", b".ends\n"),
    (b".ifc a,b\n", b".endif\n"),
    (b"x:", b""),
    (b'"', b'"'),
    (b"\\", b""),
    (b"/*", b"*/"),
]


def read(path):
    with open(path, "rb") as f:
        return f.read()


def read_vectors(area="*"):
    """Yields the sources of test/Conformance with the files that they include."""
    for path in sorted(glob.glob(os.path.join(ROOT, "test", "Conformance", area, "*.cases"))):
        folder = os.path.join(os.path.dirname(path), "Inputs")
        for case in ConformanceCases.read_cases(path).values():
            if "source" not in case.parts:
                continue
            text = case.parts["source"]
            options = case.keys.get("options", "").split()
            files = {}
            if b".inc" in text or any(o.startswith("-I") for o in options):
                found = glob.glob(os.path.join(folder, "**", "*"), recursive=True)
                files = {os.path.relpath(p, folder): read(p) for p in found if p.endswith((".inc", ".dat"))}
            yield Source([o for o in options if not o.endswith(".clrx")], text, files)


def read_rows():
    """Returns test/Conformance/instructions, with twelve instructions in each source."""
    for path in sorted(glob.glob(os.path.join(ROOT, "test", "Conformance", "instructions", "*.jsonl"))):
        rows = [json.loads(line) for line in read(path).splitlines()]
        if "src" in rows[0]:
            rows = rows[::10]
            yield from (Source(["-g", r["gpu"]], r["src"].encode() + b"\n", {}) for r in rows)
            continue
        options = ["-g", rows[0]["gpu"], "-b", "raw"]
        for at in range(1, len(rows), 12):
            lines = [r["src"].encode() + b"\n" for r in rows[at : at + 12]]
            yield Source(options, b"".join(lines), {})


def read_tests():
    """Returns the other sources of test/ and examples/, for any target."""
    paths = glob.glob(os.path.join(ROOT, "test", "**", "*.s"), recursive=True)
    for path in sorted(paths) + sorted(glob.glob(os.path.join(ROOT, "examples", "*.clrx"))):
        yield Source([], read(path), {})


@functools.lru_cache(None)
def corpus():
    """Returns groups of sources that are equally likely, whatever their size. The conformance tests
    are three of the five groups."""
    vectors, rows, tests = list(read_vectors()), list(read_rows()), list(read_tests())
    return [vectors, vectors, vectors, rows, tests]


def pick_source(random):
    return random.choice(random.choice(corpus()))


# The mutations. Each takes a text and returns the changed text.


def span(random, length, most):
    size = min(random.randint(1, most), length)
    at = random.randint(0, length - size)
    return at, at + size


def of_list(split, join):
    """Turns a mutation of a list into a mutation of a text."""

    def decorate(change):
        def mutate(random, text):
            parts = split(text)
            return join(change(random, parts)) if len(parts) > 1 else text

        return mutate

    return decorate


bytewise = of_list(lambda text: text, lambda text: text)
tokenwise = of_list(TOKEN.findall, b"".join)
linewise = of_list(lambda text: text.splitlines(True), b"".join)


def delete(random, parts):
    a, b = span(random, len(parts), 4)
    return parts[:a] + parts[b:]


def duplicate(random, parts):
    a, b = span(random, len(parts), 6)
    return parts[:b] + parts[a:b] * random.choice([1, 1, 2, 5]) + parts[b:]


def swap(random, parts):
    a, b = sorted(random.sample(range(len(parts)), 2))
    return parts[:a] + parts[b : b + 1] + parts[a + 1 : b] + parts[a : a + 1] + parts[b + 1 :]


def move(random, parts):
    a, b = span(random, len(parts), 8)
    rest = parts[:a] + parts[b:]
    at = random.randint(0, len(rest))
    return rest[:at] + parts[a:b] + rest[at:]


@bytewise
def change_byte(random, text):
    at = random.randrange(len(text))
    return (
        text[:at]
        + bytes([random.choice([random.randrange(256), text[at] ^ (1 << random.randrange(8))])])
        + text[at + 1 :]
    )


@bytewise
def insert_nasty(random, text):
    at = random.randint(0, len(text))
    return text[:at] + random.choice(NASTY) + text[at:]


@tokenwise
def replace_token(random, tokens):
    places = [i for i, t in enumerate(tokens) if not t.isspace()] or [0]
    tokens[random.choice(places)] = random.choice(NASTY)
    return tokens


@tokenwise
def change_number(random, tokens):
    places = [i for i, t in enumerate(tokens) if t[:1].isdigit()]
    if places:
        tokens[random.choice(places)] = random.choice(
            NASTY[:20] + [b"%d" % random.getrandbits(random.randrange(1, 70))]
        )
    return tokens


@tokenwise
def borrow_token(random, tokens):
    other = TOKEN.findall(pick_source(random).text) or [b""]
    a, b = span(random, len(other), 4)
    at = random.randrange(len(tokens))
    return tokens[:at] + other[a:b] + tokens[at + random.choice([0, b - a]) :]


@linewise
def borrow_lines(random, lines):
    other = pick_source(random).text.splitlines(True) or [b""]
    a, b = span(random, len(other), 6)
    at = random.randint(0, len(lines))
    return lines[:at] + other[a:b] + lines[at:]


@linewise
def splice(random, lines):
    other = pick_source(random).text.splitlines(True)
    return lines[: random.randint(0, len(lines))] + other[random.randint(0, len(other)) :]


@linewise
def wrap(random, lines):
    opening, closing = random.choice(NESTS[9:14] + [(b".rept 3\n", b".endr\n"), (b".irp x,1,2\n", b".endr\n")])
    a, b = span(random, len(lines), 10)
    return lines[:a] + [opening] + lines[a:b] + [closing] + lines[b:]


@linewise
def lengthen_line(random, lines):
    at = random.randrange(len(lines))
    lines[at] = lines[at].rstrip(b"\n") * random.choice([100, 2000]) + b"\n"
    return lines


@bytewise
def nest(random, text):
    opening, closing = random.choice(NESTS)
    depth = random.choice([20, 300, 5000] if b"\n" in opening else [300, 5000, 50000])
    at = random.randint(0, len(text))
    end = random.choice([at, at, min(at + random.randrange(80), len(text))])
    closing = closing * random.choice([depth, depth, 0, 1])
    return text[:at] + opening * depth + text[at:end] + closing + text[end:]


@bytewise
def cut(random, text):
    return text[: random.randint(0, len(text))] + random.choice(
        [b"", b"", b"\\", b"\\\n", b'"', b"'", b"/*", b"#", b"("]
    )


@bytewise
def change_line_ends(random, text):
    return text.replace(b"\n", random.choice([b"\r\n", b"\\\n", b";", b"\n\n", b"\r", b"\0\n", b" \\\n "]))


# The names of the mutations, with their weights. They are the features of a program.
MUTATIONS = {
    "delete bytes": (bytewise(delete), 4),
    "duplicate bytes": (bytewise(duplicate), 2),
    "swap bytes": (bytewise(swap), 2),
    "change byte": (change_byte, 6),
    "insert nasty": (insert_nasty, 8),
    "delete tokens": (tokenwise(delete), 8),
    "duplicate tokens": (tokenwise(duplicate), 5),
    "swap tokens": (tokenwise(swap), 6),
    "move tokens": (tokenwise(move), 4),
    "replace token": (replace_token, 10),
    "change number": (change_number, 10),
    "borrow token": (borrow_token, 8),
    "delete lines": (linewise(delete), 6),
    "duplicate lines": (linewise(duplicate), 4),
    "swap lines": (linewise(swap), 4),
    "move lines": (linewise(move), 4),
    "borrow lines": (borrow_lines, 8),
    "splice": (splice, 4),
    "wrap": (wrap, 3),
    "lengthen line": (lengthen_line, 1),
    "nest": (nest, 2),
    "cut": (cut, 3),
    "change line ends": (change_line_ends, 1),
}


def pick_options(random, options):
    # Select a container at random. Without the versions, the reference's result would
    # depend on the host.
    options = ["-b", random.choice(FORMATS), "--driverVersion=200406", "--llvmVersion=40000", *options]
    if random.random() < 0.1:
        options += ["-g", random.choice(GPUS)]
    if random.random() < 0.1:
        options += ["-b", random.choice(FORMATS)]
    if random.random() < 0.15:
        options.append(random.choice(SWITCHES + VERSIONS))
    return options


# Analyses that can be requested beside the output.
ANALYSES = ["--allocate-registers", "--report", "--report=json", "--report=html", "--cfg=dot"]
ANALYSES += ["--listing=listing", "--line-map=map", "-MD", "--diagnostics-format=sarif"]


def pick_analyses(random, options):
    """Returns options of clrx-mc: random analyses, and the target of clrxasm's `options`."""
    result = ["-filetype=obj", "-Wall", *random.sample(ANALYSES, random.randint(0, 3))]
    names = {"-b": "--format=", "-g": "-mcpu="}
    for option, value in zip(options, options[1:]):
        if option in names:
            result.append(names[option] + {"raw": "rawcode"}.get(value, value))
    return result


def damage(random, text, longest):
    """Returns `text`, damaged and cut to `longest` bytes, and the names of the
    mutations."""
    names = []
    for _ in range(random.choice([1, 1, 1, 2, 4, 8])):
        weights = [w for _, w in MUTATIONS.values()]
        names += random.choices(list(MUTATIONS), weights)
        text = MUTATIONS[names[-1]][0](random, text)[:longest]
    return text, names


def generate(random, args):
    source = pick_source(random)
    text, names = damage(random, source.text, args.longest)
    files = {"mutated.clrx": text, **source.files}
    options = pick_options(random, source.options)
    if args.name == "clrx-mc":
        options = pick_analyses(random, options)
    return harness.Program(options, files, names)


def add_arguments(parser):
    parser.add_argument("--name", choices=["clrxasm", "clrx-mc"], default="clrxasm", help="name of our program")
    parser.add_argument("--longest", type=int, default=1 << 20, help="bytes of a source; longer ones are cut")


if __name__ == "__main__":
    harness.main(__doc__, generate, add_arguments=add_arguments, features=MUTATIONS)
