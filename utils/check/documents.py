# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the project's documents and their blocks of code."""

import os
import re
import shlex
import sys

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
FENCE = re.compile(r"( *)```(.*)$")
LIST_ITEM = re.compile(r" *([-*]|\d+\.) ")
MARKS = ("file", "in", "needs", "not-run", "tested-by")


class Block:
    """Lines of code with the words behind their fence. Indented code has no words."""

    def __init__(self, line, info="", indent=""):
        self.line = line
        self.indent = indent
        self.lines = []
        self.marks = {}
        words = []
        for word in shlex.split(info):
            mark, _, value = word.partition("=")
            if mark in MARKS:
                self.marks[mark] = value
            else:
                words.append(word)
        self.kind = words[0] if words else ""
        self.options = words[1:]

    def add(self, line):
        self.lines.append(line[len(self.indent):])

    def text(self):
        return "".join(line + "\n" for line in self.lines).rstrip("\n") + "\n"


def find_documents(root=ROOT):
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(f for f in folders if not f.startswith(("build", ".", "install", "Output")))
        yield from (os.path.join(folder, name) for name in sorted(names) if name.endswith(".md"))


def read_manual_page(lines):
    """Yields the commands in the section EXAMPLES of a manual page."""
    section = ""
    for number, line in enumerate(lines, 1):
        if line.startswith(".SH "):
            section = line[4:]
        elif section == "EXAMPLES" and line.startswith(".B "):
            block = Block(number, "console")
            block.add("$ " + line[3:].replace("\\-", "-").replace("\\e", "\\"))
            yield block


def read_comments(lines):
    """Yields the commands in the comments of a source."""
    block = None
    for number, line in enumerate(lines, 1):
        if block:
            block.add(line[4:])
        elif line.startswith(("#   clrx", "#   clang ")):
            block = Block(number, "console needs=" + line.split()[1])
            block.add("$ " + line[4:])
        if block and not block.lines[-1].endswith("\\"):
            yield block
            block = None


def read_markdown(path, lines):
    """Yields the fenced and the indented blocks of a document."""
    block = None
    is_fenced = is_list = False
    before = ""
    for number, line in enumerate(lines, 1):
        fence = FENCE.match(line)
        if is_fenced:
            if fence:
                yield block
                block = None
                is_fenced = False
            else:
                block.add(line)
        else:
            is_indented = line.startswith("    ")
            if block and line and not is_indented:
                yield block
                block = None
            if fence:
                block = Block(number, fence.group(2), fence.group(1))
                is_fenced = True
            elif block:
                block.add(line)
            elif is_indented and not before and not is_list:
                block = Block(number, indent="    ")
                block.add(line)
            elif LIST_ITEM.match(line):
                is_list = True
            elif line and not line.startswith(" "):
                is_list = False
        before = line
    if is_fenced:
        sys.exit("%s:%d: this block is not closed" % (path, block.line))
    if block:
        yield block


def read_blocks(path):
    """Yields the blocks of a Markdown document, a manual page or a source."""
    with open(path, encoding="utf-8") as f:
        lines = f.read().split("\n")
    if path.endswith(".md"):
        return read_markdown(path, lines)
    return read_manual_page(lines) if path.endswith(".1") else read_comments(lines)
