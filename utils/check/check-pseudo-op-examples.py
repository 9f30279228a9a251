#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Assembles the examples of the pages that clrx-mc --help-pseudo-ops=SET prints.

Every pseudo-op must have an example that uses it. The script adds the context that the
page names for the example: the container, a kernel, the group of a kernel where it is
legal, a version, a processor. The exit status is 1 if an example is missing or refused.
"""

import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

SETS = ["language", "amd", "amdcl2", "gallium", "rocm"]
ENTRY = re.compile(r"^### `(\.\w+)[^`\n]*`\n(.*?)(?=^### |\Z)", re.M | re.S)
GROUPS = r"\.(constantbuffers|inputsamplers);"
CONTAINERS = re.compile(r"\.(amd|amd3|amdcl2|gallium|raw|rawcode|rocm|format)\b")

# A processor for each family that a page names.
PROCESSORS = {"gfx9": "gfx900", "gfx10": "gfx1010", "gfx11": "gfx1100", "gfx12": "gfx1200"}

# Files that the examples may include.
FILES = {"part.clrx": "s_nop 0\n", "table.bin": "0123456789abcdef"}


class Example:
    def __init__(self, name, text):
        self.name = name
        place = re.search(r"^- Legal (.*)\.$", text, re.M)
        self.place = place.group(1) if place else ""
        needs = re.search(r"^- Needs (.*)\.$", text, re.M)
        self.needs = needs.group(1) if needs else ""
        processor = re.search(r"With '\.codeobject'(?: \((gfx\w+))?", text)
        self.is_code_object = bool(processor)
        self.processor = processor.group(1) if processor else None
        statements = re.search(r"^Example: `(.*)`$", text, re.M)
        self.statements = statements.group(1) if statements else ""

    def opener(self):
        """Returns the pseudo-op that opens the group of a kernel where the example is legal, or None. An example
        that opens such a group itself needs none."""
        for group in (".config", ".args", ".hsaconfig"):
            if "'%s'" % group in self.place and not re.match(GROUPS, self.statements):
                return group
        return ".config" if "configuration section" in self.place else None


def frame_language(e):
    if CONTAINERS.match(e.statements):
        return [e.statements, ".gpu fiji", *([".rodata"] if e.name == ".amd3" else []), ".text", "s_endpgm"]
    return [".gallium", ".gpu tonga", e.statements, ".text"]


def with_kernel(head, e, code):
    """Puts the example in front of a kernel, into it, into one of its groups, or into its code."""
    if e.name in (".kcode", ".kcodeend"):
        return head + [".kernel add", ".config", ".dims x"] + code + [e.statements]
    if not e.place or "outside" in e.place:
        return head + [e.statements, ".kernel add", ".config", ".dims x"] + code
    lines = head + [".kernel add"]
    if e.opener():
        lines += [e.opener()]
    elif "with '.config'" in e.place or e.name == ".control_directive":
        lines += [".hsaconfig" if ".amdcl2" in head else ".config"]
    return lines + [e.statements] + code


def frame_amd(e):
    code = [".text", "s_endpgm"]
    if not e.opener() and e.place and e.name != ".config":
        # Describe the kernel by parts that consist of bytes, not by a configuration.
        parts = {".metadata": '.ascii ";ARGSTART"', ".header": ".fill 32"}
        for part, content in parts.items():
            if part != e.name:
                code = [part, content] + code
    return with_kernel([".amd", ".gpu tonga", ".driver_version 158005"], e, code)


def frame_amdcl2(e):
    version = "180005" if "before 191205" in e.needs else "258000"
    head = [".amdcl2", ".64bit", ".gpu tonga", ".driver_version " + version]
    if e.name in (".kcode", ".kcodeend"):
        head += [".hsalayout"]
    return with_kernel(head, e, [".kernel add", ".text", "add:", ".skip 256", "s_endpgm"])


def frame_gallium(e):
    version = "220300" if "Mesa 20.3" in e.needs else "170000"
    code = [".text", ".p2align 8", "add:", ".skip 256", "s_endpgm"]
    return with_kernel([".gallium", ".gpu tonga", ".driver_version " + version, ".llvm_version 40000"], e, code)


def frame_rocm(e):
    head = [".rocm", ".gpu " + PROCESSORS.get(e.processor, e.processor or "fiji")]
    if e.is_code_object and ".codeobject" not in e.statements:
        head += [".codeobject 5"]
    code = [".text", ".p2align 8", "add:", ".skip 256", "s_endpgm"]
    if ".metadatav3" in e.statements or ".llvm10binfmt" in e.statements:
        code = [".globaldata", ".skip 64"] + code
    return with_kernel(head, e, code)


def check(page, e, folder):
    """Returns an error message about an example, or None."""
    if not re.search(re.escape(e.name) + r"\b", e.statements):
        return "has no example that uses it"
    lines = globals()["frame_" + page](e)
    name = os.path.join(folder, page + e.name)
    with open(name, "w", encoding="utf-8") as f:
        f.write("\n".join(lines) + "\n")
    result = subprocess.run(["clrx-mc", "-filetype=obj", "-I", folder, "-o", name + ".bin", name],
                            text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode:
        return "is refused:\n%s%s" % ("".join("    %s\n" % line for line in lines), result.stdout)
    return None


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("sets", nargs="*", default=SETS)
    args = p.parse_args()
    wrong = tried = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(4) as pool:
        for name, text in FILES.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as f:
                f.write(text)
        for page in args.sets:
            text = subprocess.run(["clrx-mc", "--help-pseudo-ops=" + page], check=True, text=True, stdout=subprocess.PIPE).stdout
            examples = [Example(*entry) for entry in ENTRY.findall(text)]
            problems = pool.map(lambda e: check(page, e, folder), examples)
            for e, problem in zip(examples, problems):
                tried += 1
                if problem:
                    wrong += 1
                    print("%s: %s %s" % (page, e.name, problem))
    print("%d examples, %d wrong" % (tried, wrong))
    return 1 if wrong or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
