#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the manifest of the extension for VS Code.

The commands and settings of package.json must be those that extension.js uses, and
its containers must be those that clrx-mc accepts. Prints one line for each
violation. The exit status is 0 if there is none.

With --match, prints the fields that the problem matcher finds in each line of standard
input instead.

    check-vscode-extension.py [options] package.json
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

EXTENSION = pathlib.Path(__file__).resolve().parents[1] / "vscode" / "extension.js"


def print_matches(matcher, lines):
    pattern = matcher["pattern"]
    regexp = re.compile(pattern["regexp"])
    for line in lines:
        match = regexp.search(line.rstrip("\n"))
        if match:
            print(*("%s=%s" % (field, match[group]) for field, group in pattern.items()
                    if field != "regexp" and match[group]))


def compare(kind, declared, used):
    """Yields the differences between the names in the manifest and in the script."""
    yield from ("%s %s is used and not declared" % (kind, name) for name in sorted(used - declared))
    yield from ("%s %s is declared and not used" % (kind, name) for name in sorted(declared - used))


def check(contributes, clrx_mc):
    """Yields violations."""
    script = EXTENSION.read_text()
    yield from compare("command", {c["command"] for c in contributes["commands"]},
                       set(re.findall(r"registerCommand\('([\w.]+)'", script)))
    settings = contributes["configuration"]["properties"]
    # The language client reads clrx.trace.server.
    yield from compare("setting", set(settings) - {"clrx.trace.server"},
                       {"clrx." + name for name in re.findall(r"\bget\('([\w.]+)'\)", script)})
    yield from compare("task", {t["type"] for t in contributes["taskDefinitions"]},
                       set(re.findall(r"registerTaskProvider\('(\w+)'", script)))
    yield from compare("problem matcher", {"$" + m["name"] for m in contributes["problemMatchers"]},
                       set(re.findall(r"'(\$[\w-]+)'", script)))
    # The message about an unknown container lists those that exist.
    known = subprocess.run([clrx_mc, "-format=?", "-"], input="", stderr=subprocess.PIPE, text=True).stderr
    yield from compare("container", set(settings["clrx.format"]["enum"]) - {""},
                       set(re.findall(r"\w+", known.partition("expected ")[2])) - {"or"})


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clrx-mc", default="clrx-mc")
    parser.add_argument("--match", action="store_true")
    parser.add_argument("manifest", type=pathlib.Path)
    args = parser.parse_args()
    contributes = json.loads(args.manifest.read_text())["contributes"]
    if args.match:
        print_matches(contributes["problemMatchers"][0], sys.stdin)
        return 0
    violations = list(check(contributes, args.clrx_mc))
    for violation in violations:
        print(violation)
    return len(violations) != 0


if __name__ == "__main__":
    sys.exit(main())
