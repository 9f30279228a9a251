#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the examples in documents. The exit status is 1 if one of them is wrong.

The first word behind the fence of a code block says how to test the block:

  ```clrx [OPTION...]      clrx-mc must assemble this source with these options and
                           without a warning. In a source without s_endpgm, the warnings
                           of -W groups do not count
  ```clrx-err [OPTION...]  clrx-mc must refuse this source
  ```text NAME             a file for the commands and sources of later blocks
  ```console               the shell runs the lines that begin with "$ ". The lines below
                           a command must be its output, except for the width of blanks.
                           A line "..." matches any lines, and "..." at the end of a line
                           matches the rest of the line. A command without lines below
                           it may print anything

Numbers in a comment behind .int, as in ".int a + 1  # 6", are the expected values in raw
code. A comment "# error: TEXT", "# warning: TEXT" or "# note: TEXT" in a source is an
expected message; the order of messages matters. The option file=NAME keeps a source for
later blocks of the same document. Without -mcpu, a source that names no device is
assembled for tonga, and one that names no container is raw code.
"""

import argparse
import json
import os
import re
import shlex
import struct
import subprocess
import sys
import tempfile

SAID = re.compile(r"([^\s:]+(:\d+:\d+)?: )?(error|warning|remark|note): ")
DIAGNOSTIC = re.compile(r"(?:^|: )(error|warning|remark): ")
BETWEEN_LINES = re.compile(r"(?:^|: )warning: .*\[-W[\w-]+\]$")
NUMBERS = re.compile(r"\.int\b.*#\s*(-?\d+(?:, -?\d+)*)(?=$|:)")
MESSAGE = re.compile(r"#\s*((?:error|warning|note): .*)")
CONTAINER = re.compile(r"^\s*\.(amd|amd3|amdcl2|catalyst|gallium|raw|rawcode|rocm|format)\b", re.M)
DEVICE = re.compile(r"^\s*\.(gpu|arch|target)\b", re.M)


class Block:
    def __init__(self, line, info):
        self.line = line
        words = shlex.split(info)
        self.kind = words[0] if words else ""
        self.options = [word for word in words[1:] if not word.startswith("file=")]
        names = [word[len("file="):] for word in words[1:] if word.startswith("file=")]
        self.name = names[0] if names else None
        self.lines = []

    def text(self):
        return "".join(line + "\n" for line in self.lines)


def blocks(path):
    """Yields all fenced blocks of a document."""
    block = None
    indent = ""
    with open(path, encoding="utf-8") as f:
        for number, line in enumerate(f, 1):
            line = line.rstrip("\n")
            fence = re.match(r"( *)```(.*)$", line)
            if not fence:
                if block:
                    block.lines.append(line[len(indent):])
            elif block:
                yield block
                block = None
            else:
                indent = fence.group(1)
                block = Block(number, fence.group(2))
    if block:
        sys.exit("%s:%d: this block is not closed" % (path, block.line))


def run(command, folder):
    result = subprocess.run(command, shell=isinstance(command, str), cwd=folder, text=True,
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return result.returncode, result.stdout


def without_checks(output):
    """Returns the messages without the warnings of -W groups and their notes."""
    kept = []
    keeps = True
    for line in output.splitlines(True):
        if DIAGNOSTIC.search(line):
            keeps = not BETWEEN_LINES.search(line.rstrip())
        if keeps:
            kept.append(line)
    return "".join(kept)


def check_source(block, folder):
    """Returns an error message about a source, or None."""
    text = block.text()
    name = block.name or "example.clrx"
    with open(os.path.join(folder, name), "w", encoding="utf-8") as f:
        f.write(text)
    command = ["clrx-mc", "-filetype=null"]
    if not CONTAINER.search(text):
        command.append("--format=rawcode")
    if not DEVICE.search(text):
        command.append("-mcpu=tonga")
    status, output = run(command + block.options + [name], folder)
    if "s_endpgm" not in text:
        output = without_checks(output)
    # Drop the source lines that diagnostics show: they contain the comments.
    said = "\n".join(line for line in output.splitlines() if SAID.match(line))
    place = 0
    expected = MESSAGE.findall(text)
    for message in expected:
        found = said.find(message.strip(), place)
        if found < 0:
            return "does not say '%s':\n%s" % (message, output)
        place = found + len(message.strip())
    if (block.kind == "clrx-err") != (status != 0):
        return "%s:\n%s" % ("is refused" if status else "is accepted", output)
    if output and not expected:
        return "has unexpected messages:\n" + output
    return check_numbers(block, command + block.options, name, folder) if block.kind == "clrx" else None


def check_numbers(block, command, name, folder):
    """Returns an error message about the numbers in comments after .int, or None."""
    wanted = {}
    for number, line in enumerate(block.lines, 1):
        found = NUMBERS.search(line)
        if found:
            wanted[number] = [int(text) for text in found.group(1).split(",")]
    if not wanted or "--format=rawcode" not in command:
        return None
    run([word for word in command if word != "-filetype=null"] + ["-filetype=obj", "-o", name + ".bin", "--line-map=" + name + ".json", name], folder)
    with open(os.path.join(folder, name + ".bin"), "rb") as f:
        output = f.read()
    with open(os.path.join(folder, name + ".json"), encoding="utf-8") as f:
        entries = json.load(f)["entries"]
    for line, numbers in wanted.items():
        data = b"".join(output[e["offset"]:e["offset"] + e["size"]] for e in entries if e["line"] == line)
        actual = list(struct.unpack("<%di" % (len(data) // 4), data))
        if actual != numbers:
            return "has %s in line %d, not %s" % (actual, line, numbers)
    return None


def matches(shown, output):
    """Returns whether the output has these lines; "..." matches any lines."""
    if not shown:
        return not output
    if shown[0].strip() == "...":
        return any(matches(shown[1:], output[i:]) for i in range(len(output) + 1))
    if not output:
        return False
    line, actual = " ".join(shown[0].split()), " ".join(output[0].split())
    if line.endswith(" ..."):
        actual = actual[:len(line) - 4] + " ..."
    return line == actual and matches(shown[1:], output[1:])


def check_console(block, folder):
    commands = []
    for line in block.lines:
        if line.startswith("$ "):
            commands.append([line[2:], []])
        elif commands and commands[-1][0].endswith("\\") and not commands[-1][1]:
            commands[-1][0] += "\n" + line
        elif commands:
            commands[-1][1].append(line)
    for command, shown in commands:
        status, output = run(command, folder)
        if shown and not matches(shown, output.splitlines()):
            return "'%s' prints:\n%s" % (command, output)
        if status and not shown:
            return "'%s' fails:\n%s" % (command, output)
    return None


def check(path, examples):
    """Returns the number of tested blocks, and the number of wrong ones."""
    tried = wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(os.path.abspath(examples), os.path.join(folder, "examples"))
        for block in blocks(path):
            problem = None
            if block.kind in ("clrx", "clrx-err"):
                problem = check_source(block, folder)
            elif block.kind == "console":
                problem = check_console(block, folder)
            elif block.kind == "text" and block.options:
                with open(os.path.join(folder, block.options[0]), "w", encoding="utf-8") as f:
                    f.write(block.text())
                continue
            else:
                continue
            tried += 1
            if problem:
                wrong += 1
                print("%s:%d: this block %s" % (path, block.line, problem.rstrip()))
    return tried, wrong


def extract(path, name):
    for block in blocks(path):
        if block.name == name or (block.kind == "text" and name in block.options):
            sys.stdout.write(block.text())
            return 0
    sys.exit("%s has no block with the name %s" % (path, name))


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--extract", metavar="NAME", help="print the block of this name instead")
    p.add_argument("files", nargs="+")
    args = p.parse_args()
    if args.extract:
        return extract(args.files[0], args.extract)
    examples = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "examples")
    tried = wrong = 0
    for path in args.files:
        counts = check(path, examples)
        tried += counts[0]
        wrong += counts[1]
    print("%d blocks, %d wrong" % (tried, wrong))
    return 1 if wrong or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
