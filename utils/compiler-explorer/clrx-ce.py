#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs clrx-mc for Compiler Explorer, which takes it for a compiler.

Compiler Explorer passes -g -o OUTPUT, and -S for a text or -c for an object file. All
other arguments go to clrx-mc. With -S, OUTPUT becomes assembly with .loc directives, and
the offset and the words of each statement in a comment. With -c, it becomes text in the
form of objdump. Lines are those of the file on the command line: statements of macros and
included files belong to the line that invokes them.

The variable CLRX_MC of the environment names clrx-mc if it is not in PATH.

    clrx-ce.py [-g] [-S | -c] [-o OUTPUT] [options of clrx-mc] FILE
"""

import collections
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile

# A row of the listing: offset, words, line number, depth and text.
ROW = re.compile(r"(?P<offset>[0-9a-f]{8}| {8})(?P<words>(?: [0-9a-f]+)*)\s*"
                 r"(?:(?P<line>\d+)(?:\+\d+|  )  |\s{4,})?(?P<text>.*)")
LABEL = re.compile(r"\s*([A-Za-z_.$][\w.$]*|\d+)\s*:(?!:)")


# A statement with output, and the labels before it.
Piece = collections.namedtuple("Piece", "section offset words text line labels")


def find_line(entry, line_map):
    """Returns the line of the main file, or 0."""
    place = entry
    while "expansion" in place:
        place = line_map["expansions"][place["expansion"]]
    return place["line"] if place["file"] == 0 else 0


def read_rows(listing):
    """Returns the labels before, the words and the row of each output, and the texts of the rows.

    The first three are keyed by the section and the offset.
    """
    labels, words, rows, texts = {}, {}, {}, []
    section, pending = "", []
    for line in listing.split("# report\n")[0].splitlines():
        if line.startswith("# section "):
            section = line[len("# section "):]
            continue
        match = ROW.fullmatch(line)
        if line.startswith("# file ") or not match:
            continue
        # The rest of the words of a row has neither a number nor a text.
        if match["line"] or match["text"]:
            texts.append(match["text"])
        found = LABEL.match(match["text"])
        while found:
            pending.append(found[1])
            found = LABEL.match(match["text"], found.end())
        if not match["offset"].strip():
            continue
        offset = int(match["offset"], 16)
        labels.setdefault((section, offset), []).extend(pending)
        pending = []
        rows[section, offset] = len(texts) - 1
        for word in match["words"].split():
            words[section, offset] = word
            offset += len(word) // 2
    return labels, words, rows, texts


def take_words(words, section, offset, size):
    """Returns the words of a piece. The listing has only the first bytes of long data."""
    found, at = [], offset
    while at < offset + size and (section, at) in words:
        found.append(words[section, at])
        at += len(found[-1]) // 2
    return found


def split_row(text, entries):
    """Yields the statements of a row, of which each of the entries is one."""
    columns = [entry["column"] for entry in entries]
    for begin, end in zip(columns, columns[1:] + [len(text) + 1]):
        yield text[begin - 1:end - 1].strip().rstrip(";").strip()


def make_pieces(listing, line_map):
    labels, words, rows, texts = read_rows(listing)

    def get_key(entry):
        return line_map["sections"][entry["section"]], entry["offset"]

    pieces = []
    for row, group in itertools.groupby(line_map["entries"], lambda entry: rows.get(get_key(entry))):
        entries = list(group)
        text = "" if row is None else texts[row]
        statements = [text.strip()] if entries[0].get("inserted") else split_row(text, entries)
        for entry, statement in zip(entries, statements):
            section, offset = get_key(entry)
            pieces.append(Piece(section, offset, take_words(words, section, offset, entry["size"]), statement,
                                find_line(entry, line_map), labels.get((section, offset), [])))
    return pieces


def print_assembly(pieces, source, out):
    print("\t.file 1 \"%s\"" % source, file=out)
    section = None
    for piece in pieces:
        if piece.section != section:
            section = piece.section
            print("\t.section %s" % section, file=out)
        for label in piece.labels:
            print("\t.globl %s\n%s:" % (label, label), file=out)
        if piece.line:
            print("\t.loc 1 %d 0" % piece.line, file=out)
        print("\t%-40s # %08x: %s" % (piece.text, piece.offset, " ".join(piece.words)), file=out)


def print_object(pieces, source, out):
    section = None
    for piece in pieces:
        if piece.section != section:
            section = piece.section
            print("\nDisassembly of section %s:\n" % section, file=out)
            if not piece.labels:
                print("%08x <%s>:" % (piece.offset, section), file=out)
        for label in piece.labels:
            print("%08x <%s>:" % (piece.offset, label), file=out)
        if piece.line:
            print("%s:%d" % (source, piece.line), file=out)
        code = " ".join(word[i:i + 2] for word in piece.words for i in range(0, len(word), 2))
        print("%8x:\t%s \t%s" % (piece.offset, code, piece.text), file=out)


def split_arguments(args):
    """Returns the form of the output, its name, and the arguments of clrx-mc."""
    form, output, others = "-S", "-", []
    rest = iter(args)
    for arg in rest:
        if arg in ("-S", "-c"):
            form = arg
        elif arg == "-o":
            output = next(rest)
        elif arg != "-g":
            others.append(arg)
    return form, output, others


def main():
    program = os.environ.get("CLRX_MC", "clrx-mc")
    form, output, args = split_arguments(sys.argv[1:])
    if not args or args[-1].startswith("-"):
        return subprocess.run([program, *args]).returncode
    with tempfile.TemporaryDirectory() as folder:
        listing, line_map = os.path.join(folder, "listing"), os.path.join(folder, "map")
        command = [program, *args, "-filetype=null", "-listing=" + listing, "-line-map=" + line_map]
        status = subprocess.run(command).returncode
        if status:
            return status
        with open(listing, errors="replace") as text, open(line_map) as data:
            pieces = make_pieces(text.read(), json.load(data))
    with sys.stdout if output == "-" else open(output, "w") as out:
        (print_assembly if form == "-S" else print_object)(pieces, os.path.abspath(args[-1]), out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
