#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares random programs in the source language with the reference.

A program is a frame (raw code, Gallium or AMD CL2) around blocks. Each block comes
from one function of SUBJECTS: expressions, symbols, scopes, macros, repetitions,
conditionals, data and so on. Statements may get comments, joined lines and odd
blanks. Most programs are valid and give bytes. --mistakes is the share of programs
with one mistake. For these, the script compares the lines of the errors.

The cases of docs/compatibility.md are not generated: the reference's crashes (.text
after .offset in raw code; labels in the absolute section of other containers;
.align without a value in the absolute section; INT64_MIN / -1), .endmacro and
.endrept, `5+1b`, cycles of symbols, .exitm in endless loops, and lines of macros
that are joined with empty lines.

    language.py --clrx-mc build/release/bin/clrxasm --clrxasm CLRXASM --count 5000
"""


import collections
import os
import re
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
import harness
import lang_subjects as subjects
import lang_values as values
import more_checks

# Functions that generate statements, with their weights. Leaf subjects and body subjects
# may be assembled any number of times, so bodies may contain them; body subjects contain
# other subjects. All other subjects occur only at the top level.
LEAF_SUBJECTS = [
    (values.integers, 6),
    (values.octas, 1),
    (values.floats, 2),
    (values.strings, 2),
    (values.fills, 1),
    (values.alignments, 1),
    (subjects.redefine, 1),
    (subjects.messages, 0.3),
]
BODY_SUBJECTS = LEAF_SUBJECTS + [
    (subjects.conditionals, 2),
    (subjects.skipped, 1),
    (subjects.repetitions, 2),
    (subjects.macro_call, 2),
    (subjects.local_labels, 1),
    (values.moves, 0.5),
    (subjects.instructions, 1),
]
SUBJECTS = BODY_SUBJECTS + [
    (subjects.once, 2),
    (subjects.stored_expression, 1),
    (subjects.pending, 1),
    (subjects.forget, 1),
    (subjects.label, 2),
    (subjects.substituted_labels, 1),
    (subjects.bindings, 0.5),
    (subjects.enumeration, 1),
    (subjects.scopes, 3),
    (subjects.paths, 1),
    (subjects.using, 1),
    (subjects.macro, 4),
    (subjects.vararg, 1),
    (subjects.nested_macro, 1),
    (subjects.macro_case, 0.5),
    (subjects.alternate_macro, 1),
    (subjects.recursion, 0.5),
    (subjects.register_symbols, 2),
    (subjects.special_registers, 0.5),
    (subjects.branches, 1),
    (subjects.register_variables, 0.5),
    (subjects.includes, 1),
    (subjects.incbin, 0.7),
    (subjects.facts, 0.7),
    (subjects.switches, 0.3),
    (subjects.sections, 1),
]


# ---- Frames


def begin(g):
    """Writes the head of the source, which gives values to p0 and the other names of POOL."""
    if g.chance(0.5):
        g.has("container in the source")
        g.put(g.pick(".rawcode", ".format RAW") if g.container == "raw" else "." + g.container)
    if g.chance(0.5):
        g.has("device in the source")
        g.put(g.pick(".gpu %s" % g.r.choice(values.GPUS), ".arch %s" % g.r.choice(values.ARCHES)))
    for name in values.POOL:
        g.put("%s = %s" % (name, values.literal(g)))
    if g.container == "raw":
        g.put(g.pick("start:", ".text\nstart:"))
    elif g.container == "gallium":
        g.put(".kernel krn\n.args\n.arg scalar, 4\n.config\n.dims x\n.text\nkrn: .skip 256\nstart:")
    else:
        g.put(".kernel krn\n.config\n.dims x\n.text\nstart:")
    g.labels.append("::start")


def end(g):
    """Defines the names that were used before."""
    if g.container == "raw" and g.chance(0.2):
        subjects.absolute_section(g)
    elif g.container != "raw" and g.chance(0.1):
        subjects.absolute_section(g)
    g.r.shuffle(g.forward)
    for name in g.forward:
        value = values.expression(g, 1, known=True) if not g.lines[-1].startswith((".offset", ".struct")) else "5"
        g.put(g.pick("%s = %s", ".equ %s, %s", ".equiv %s, %s", ".set %s,%s") % (name, value))


# ---- Mistakes


FAULTS = [
    ".byte (",
    ".byte 1+",
    ".byte 5/0",
    ".int 1 2",
    ".int )",
    ".quad 0x",
    ".int 'ab'",
    '.ascii "a',
    ".ascii x",
    ".int nowhere_at_all",
    ".int 9b",
    ".int 88f",
    ".double 1e",
    ".half 70000",
    ".octa 1+1",
    ".bogus",
    "bogus_op s1",
    "12",
    "5 5",
    "+",
    ".endif",
    ".else",
    ".endm",
    ".endr",
    ".ends",
    ".if",
    ".if nowhere",
    ".ifdef",
    ".ifc a",
    '.ifeqs "a"',
    ".if 1",
    ".rept 3",
    ".macro",
    ".macro x1 a a",
    ".macro x2",
    ".irp",
    ".for q",
    ".while",
    ".scope 1",
    ".using",
    ".enum 1",
    ".enum p0",
    ".equiv p0, 1",
    "start:",
    ".set",
    ".set x",
    "x =",
    "x = 1 2",
    "q = %v",
    "q = %",
    "= 1",
    ".undef",
    ".undef .",
    ".org 0",
    ". = 0",
    ".align 3",
    ".p2align 64",
    ".skip nowhere",
    ".fill",
    '.include "nothing"',
    ".incbin 3",
    ".error",
    '.error "x"',
    ".err",
    ".fail 3",
    ".abort",
    ".end",
    ".gpu none",
    ".format elf",
    ".arch",
    ".regvar",
    ".regvar a",
    ".usereg v1",
    ".global",
    ".size p0",
    ".section",
    ".kernel",
    ".text x",
    ".get_gpu",
    ".policy",
    '.string16 "\\x"',
    '.byte "a"',
    "s_mov_b32 s1",
    "v5 = %v5:",
    ".int p0 p1",
    ".purgem",
    ".print 5",
    ".print",
    ".byte 1 ? 2",
    ".byte (1:2)",
    ".byte 1 = 1",
    ".rept start",
    ".int start",
    ".int start*start",
    ".unusing ::",
    ".exitm",
    ".elseif 1",
    ".eqv zz, zz+",
    "\\",
    "'",
    '"',
    "/*",
    ".rawcode",
    ".32bit",
    ".data",
    ".kernel a",
    "A::",
    "::p0 ::",
]
TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|[\w.$]+|\s+|[<>=&|:/*%]{2,3}|.', re.S)


def spoil(g):
    """Makes about one mistake."""
    g.has("mistake")
    at = g.number(min(len(g.lines) - 1, len(values.POOL) + 4), len(g.lines) - 1)
    kind = g.number(0, 6)
    tokens = TOKEN.findall(g.lines[at])
    if kind <= 2:
        g.lines.insert(at, g.r.choice(FAULTS))
    elif kind == 3:
        del tokens[g.r.randrange(len(tokens))]
        g.lines[at] = "".join(tokens)
    elif kind == 4:
        tokens.insert(
            g.r.randrange(len(tokens) + 1),
            g.pick("(", ")", ",", "+", "0", "x", '"', ":", "=", "-1", "?", "[", "\\", "%", "99999999999999999999"),
        )
        g.lines[at] = "".join(tokens)
    elif kind == 5:
        g.lines.insert(at, g.r.choice(g.lines))
    else:
        del g.lines[at]


# ---- The look of a source


def blanks_outside_strings(text):
    quote, places, escaped = None, [], False
    for at, c in enumerate(text):
        if quote:
            quote = None if c == quote and not escaped else quote
            escaped = c == "\\" and not escaped
        elif c in "\"'":
            quote, escaped = c, False
        elif c == " ":
            places.append(at)
    return places


def dress(g, statement):
    """Returns the same statement in another style."""
    if g.chance(0.75) or re.match(r"(?i)\s*(\.macro [^ ]*\s*$|\.macro.*\"$|local|\.endm)", statement):
        return statement
    places = blanks_outside_strings(statement)
    kind = g.number(0, 7)
    if kind == 0 and places and statement[places[0] :].strip():
        g.has("joined line")
        at = g.r.choice([p for p in places if statement[p:].strip()])
        return statement[: at + 1] + "\\\n" + statement[at + 1 :]
    if kind == 1 and places:
        g.has("block comment")
        at = g.r.choice(places)
        return statement[:at] + g.pick("/* a */", "/**/ ", '/*;#"*/', "/* \\\n */") + statement[at:]
    if kind == 2 and places:
        g.has("odd blank")
        at = g.r.choice(places)
        return statement[:at] + g.pick("\t", "   ", " \t ", "\v", "\f", "\r") + statement[at + 1 :]
    if kind == 3:
        g.has("line comment")
        return statement + g.pick(" # c ; d", "# /* ", " #\\\n still", "#'\"")
    if kind == 4:
        return g.pick("  ", "\t", "/* x */ ", ";;", " ; ") + statement
    if kind == 5 and statement.startswith(".") and "=" not in statement:
        g.has("upper case")
        word, blank, rest = statement.partition(" ")
        return word.upper() + blank + rest if len(word) > 2 and word[1:].isalnum() else statement
    if kind == 6:
        g.has("block comment over lines")
        return "/* one\n two */" + statement
    return statement + g.pick(" ", "  \t", "\r", " /* e */")


def join_statements(g, lines):
    out = []
    for line in lines:
        plain = out and "#" not in out[-1] and "\n" not in out[-1] and "\\" not in out[-1]
        if plain and g.chance(0.08) and not re.search(r"\.macro [^ ]*\s*$", out[-1]):
            g.has("separator")
            out[-1] += g.pick(";", " ; ", "; ") + line
        else:
            out.append(line)
    return out


def write(g):
    statements = [s for line in g.lines for s in line.split("\n")]
    lines = join_statements(g, [dress(g, s) for s in statements])
    return "\n".join(lines) + g.pick("\n", "\n", "\n", "", "\n\n", " ")


def generate(random, args):
    container = random.choices(["raw", "gallium", "amdcl2"], [8, 1, 1])[0]
    # From 200300 on, our Gallium layout is that of Mesa, not that of clrxasm.
    driver = "180300" if container == "gallium" else "200406"
    options = ["-b", container, "-g", random.choice(values.GPUS), "--driverVersion=" + driver, "--llvmVersion=40000"]
    options += [o for o in ["-w", "-m"] if random.random() < 0.05]
    is_spoiled = random.random() < args.mistakes
    g = values.Generator(random, container, "-m" not in options, is_spoiled, LEAF_SUBJECTS, BODY_SUBJECTS)
    g.has(g.container)
    begin(g)
    length = g.number(10, 110)
    while sum(line.count("\n") + 1 for line in g.lines) < length:
        g.put_subject(SUBJECTS)
    end(g)
    if g.is_spoiled:
        spoil(g)
    options += ["-Idir"] if any(n.startswith("dir/") for n in g.files) else []
    files = {"program.clrx": write(g), **g.files}
    return harness.Program(options, {n: t.encode("latin-1") for n, t in files.items()}, sorted(g.features))


def add_arguments(parser):
    parser.add_argument("--mistakes", type=float, default=0.2, help="share of programs with a mistake")
    parser.add_argument("--warnings", action="store_true", help="compare the lines of warnings, too")


def check(program, output, folder, tools):
    if not tools.arguments.warnings:
        return None
    return more_checks.compare_warnings(program, folder, tools, collections.Counter())


if __name__ == "__main__":
    names = [s.__name__ for s, _ in SUBJECTS]
    harness.main(__doc__, generate, check, add_arguments, features=names)
