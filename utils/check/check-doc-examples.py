#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the examples in documents, in the section EXAMPLES of manual pages, and the commands
in the comments of sources. The exit status is 1 if one of them is wrong, or if a block of
commands or code has no test. Without FILE, all documents of the project are read.

The first word behind the fence of a code block is its kind:

  ```clrx [OPTION...]      clrx-mc must assemble this source with these options and
                           without a warning. In a source without s_endpgm, the warnings
                           of -W groups do not count
  ```clrx-err [OPTION...]  clrx-mc must refuse this source
  ```console               the shell runs the lines that begin with "$ ". The lines below
                           a command must be its output, except for the width of blanks.
                           A line "..." matches any lines, and "..." at the end of a line
                           matches the rest of the line. A command without lines below
                           it may print anything
  ```sh                    the shell runs the block up to the first command that fails,
                           and that is an error
  ```text                  neither code nor commands

Only pages that programs print have blocks without a kind. Other kinds, such as c or json, need one of the marks file, in, tested-by and not-run:

  file=NAME                later blocks of the document use the block as a file
  in=FILE                  FILE, which a test uses, has the same lines
  tested-by=TEST           TEST runs the block. It names the document and, if there is one,
                           the NAME of file=NAME, which --extract prints
  not-run="REASON"         no test can run the block
  needs=PROGRAM,...        without one of these programs, the block is not run

Commands run in a folder that looks like that of the project, with finished builds in
build/dev and build/release. Numbers in a comment behind .int, as in ".int a + 1  # 6",
are the expected values in raw code. A comment "# error: TEXT", "# warning: TEXT" or
"# note: TEXT" in a source is an expected message; the order of messages matters. Without
-mcpu, a source that names no device is assembled for tonga, and one that names no
container is raw code.
"""

import argparse
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile

from documents import ROOT, find_documents, read_blocks

SAID = re.compile(r"([^\s:]+(:\d+:\d+)?: )?(error|warning|remark|note): ")
DIAGNOSTIC = re.compile(r"(?:^|: )(error|warning|remark): ")
BETWEEN_LINES = re.compile(r"(?:^|: )warning: .*\[-W[\w-]+\]$")
NUMBERS = re.compile(r"\.int\b.*#\s*(-?\d+(?:, -?\d+)*)(?=$|:)")
MESSAGE = re.compile(r"#\s*((?:error|warning|note): .*)")
CONTAINER = re.compile(r"^\s*\.(amd|amd3|amdcl2|catalyst|gallium|raw|rawcode|rocm|format)\b", re.M)
DEVICE = re.compile(r"^\s*\.(gpu|arch|target)\b", re.M)
COMMAND = re.compile(
    r"\s*(\$ |(\./|\.\./|utils/|build/|test/)\w|"
    r"(clrx-\w+|clrxasm|clrxdisasm|clang|cc|ld\.lld|lit|cmake|ctest|cpack|ninja|make|dpkg|apt|apt-get|sudo|git|pip|npm|"
    r"python3|export|cd|mkdir|code) [\w./-])", re.M)
# Pages that programs print wholly or in part.
PRINTED = ("docs/checks.md", "docs/instructions/", "docs/pseudo-ops-")


def write(path, text):
    if os.path.islink(path):
        os.remove(path)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def run(command, folder):
    stdin = os.path.join(folder, "stdin")
    with open(stdin if os.path.exists(stdin) else os.devnull, encoding="utf-8") as f:
        result = subprocess.run(command, shell=isinstance(command, str), cwd=folder, text=True,
                                stdin=f, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
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
    name = block.marks.get("file", "example.clrx")
    write(os.path.join(folder, name), text)
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


def check_script(block, folder):
    status, output = run(["sh", "-e", "-c", block.text()], folder)
    return "fails:\n" + output if status else None


CHECKS = {"clrx": check_source, "clrx-err": check_source, "console": check_console, "sh": check_script}


def has_lines(text, lines):
    """Returns whether a text has these lines in this order, apart from the width of blanks."""
    texts = iter(" ".join(line.split()) for line in text.splitlines())
    return all(" ".join(line.split()) in texts for line in lines if line.strip())


def read_marked(name):
    """Returns the text of a file that a mark names, or None."""
    path = os.path.join(ROOT, name)
    if not os.path.isfile(path):
        return None
    with open(path, encoding="utf-8") as f:
        return f.read()


def check_marks(path, block, later):
    """Returns an error message about a block that no test runs, or None. The blocks behind it are in `later`."""
    marks = block.marks
    if "not-run" in marks:
        return None if " " in marks["not-run"] else "does not say why it is not run"
    if "tested-by" in marks:
        test = read_marked(marks["tested-by"]) or ""
        names = [os.path.basename(path)] + [marks[mark] for mark in ["file"] if mark in marks]
        missing = [name for name in names if name not in test]
        return "is not in %s, which lacks '%s'" % (marks["tested-by"], missing[0]) if missing else None
    if "in" in marks:
        return None if has_lines(read_marked(marks["in"]) or "", block.lines) else "differs from " + marks["in"]
    if "file" in marks:
        return None if any(marks["file"] in b.text() for b in later) else "is a file that no later block uses"
    if not block.kind and not os.path.relpath(path, ROOT).startswith(PRINTED):
        return "has no kind"
    if block.kind in ("", "text"):
        return "has commands without a test" if COMMAND.search(block.text()) else None
    return "has neither a test nor the mark not-run"


def make_folder(folder, files):
    """Copies the files to a folder. Without files, lets it look like that of the project after a build."""
    if files:
        shutil.copytree(files, folder, dirs_exist_ok=True)
        return
    for name in os.listdir(ROOT):
        if not name.startswith((".", "build")):
            os.symlink(os.path.join(ROOT, name), os.path.join(folder, name))
    build = os.path.dirname(os.path.dirname(shutil.which("clrx-mc") or sys.exit("clrx-mc is not in PATH")))
    os.mkdir(os.path.join(folder, "build"))
    for name in "dev", "release":
        os.symlink(build, os.path.join(folder, "build", name))


def check_block(path, block, later, folder):
    """Returns whether the block was run, and an error message or None."""
    if not all(map(shutil.which, filter(None, block.marks.get("needs", "").split(",")))):
        return False, None
    if block.kind in CHECKS and not block.marks.keys() & {"in", "not-run", "tested-by"}:
        return True, CHECKS[block.kind](block, folder)
    if "file" in block.marks:
        write(os.path.join(folder, block.marks["file"]), block.text())
    return False, check_marks(path, block, later)


def check(path, files):
    """Returns the number of tested blocks, and the number of wrong ones."""
    tried = wrong = 0
    blocks = list(read_blocks(path))
    with tempfile.TemporaryDirectory() as folder:
        make_folder(folder, files)
        for number, block in enumerate(blocks, 1):
            is_run, problem = check_block(path, block, blocks[number:], folder)
            tried += is_run
            if problem:
                wrong += 1
                print("%s:%d: this block %s" % (path, block.line, problem.rstrip()))
    return tried, wrong


def extract(path, name):
    for block in read_blocks(path):
        if block.marks.get("file") == name:
            sys.stdout.write(block.text())
            return 0
    sys.exit("%s has no block with the name %s" % (path, name))


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--extract", metavar="NAME", help="print the block of this name instead")
    p.add_argument("--files", metavar="FOLDER",
                   help="the files that the commands see, instead of the project's; stdin is their standard input")
    p.add_argument("documents", metavar="FILE", nargs="*", help="a document, manual page or source")
    args = p.parse_args()
    if args.extract:
        return extract(args.documents[0], args.extract)
    tried = wrong = 0
    for path in args.documents or find_documents():
        counts = check(path, args.files)
        tried += counts[0]
        wrong += counts[1]
    print("%d blocks, %d wrong" % (tried, wrong))
    return 1 if wrong or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
