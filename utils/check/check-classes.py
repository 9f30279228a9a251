#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that no class of lib/ and include/ is too large.

A class may have at most 60 member functions and 25 data members. Constructors
and operators count as member functions. Static data members do not count, and
neither do members of base classes. The members of an anonymous struct or union
belong to the class around it; any other nested class is a class of its own.

The script reads headers and sources without a compiler. It does not see members
that a macro declares.

Prints one line for each class that is too large. The exit status is 0 if there
is none.
"""

import argparse
import pathlib
import re
import sys

MAX_FUNCTIONS = 60
MAX_DATA = 25

# Classes that may be larger: file:name -> reason.
EXCEPTIONS = {
    "lib/AmdCL2/Format.h:Stub": "an on-disk structure",
    "include/clrx/KernelModel/AmdKernelCode.h:AmdKernelCode": "an on-disk structure",
    "include/clrx/Targets/Targets.h:ArchInfo": "a row of Arches.def",
}

TOKEN = re.compile(
    r"""
    (?P<skip> //[^\n]* | /\*.*?\*/
        | ^[ \t]*\#(?:[^\n\\]|\\.)*            # A directive with continuations.
        | \s+ )
  | (?P<text> (?:u8|u|U|L)?R"(?P<delim>[^(\s]*)\(.*?\)(?P=delim)" | "(?:\\.|[^"\\\n])*"
        | '(?:\\.|[^'\\\n])*' )
  | (?P<code> [A-Za-z_]\w* | \d(?:[\w.]|'\w)* | :: | -> | . )
    """,
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
CLOSERS = {"(": ")", "[": "]", "{": "}"}
CLASS_KEYS = ("class", "struct", "union")
NOT_MEMBERS = ("using", "typedef", "friend", "static_assert")


def read_tokens(text):
    """Returns (token, line) pairs without comments and preprocessor directives."""
    tokens = []
    line = 1
    for match in TOKEN.finditer(text):
        if match["text"]:
            tokens.append(('""', line))
        elif match["code"]:
            tokens.append((match["code"], line))
        line += match[0].count("\n")
    return tokens


class Class:
    """A class and the number of its members."""

    def __init__(self, name, path, line):
        self.name = name
        self.path = path
        self.line = line
        self.functions = 0
        self.data = 0

    def get_key(self):
        return "%s:%s" % (self.path, self.name)

    def is_too_large(self):
        return self.functions > MAX_FUNCTIONS or self.data > MAX_DATA

    def __str__(self):
        return "%s:%d: %s has %d member functions and %d data members" % (
            self.path, self.line, self.name, self.functions, self.data)


class Scanner:
    """Finds the classes of one file."""

    def __init__(self, path, text):
        self.path = path
        self.tokens = read_tokens(text)
        self.classes = []

    def token(self, index):
        return self.tokens[index][0] if index < len(self.tokens) else ""

    def skip_group(self, index):
        """Returns the index after the group that the bracket at index opens."""
        stack = []
        while index < len(self.tokens):
            token = self.token(index)
            index += 1
            if token in CLOSERS:
                stack.append(CLOSERS[token])
            elif stack and token == stack[-1]:
                stack.pop()
                if not stack:
                    break
        return index

    def skip_angles(self, index):
        """Returns the index after the template arguments that open at index."""
        depth = 0
        while index < len(self.tokens):
            token = self.token(index)
            if token in CLOSERS:
                index = self.skip_group(index)
                continue
            if token in (";", "}"):
                break
            depth += (token == "<") - (token == ">")
            index += 1
            if not depth:
                break
        return index

    def find_body(self, index):
        """Reads a class head, whose class key is at index.

        Returns the name and the index of the opening brace; the index is None
        if this is no definition."""
        index += 1
        name = ""
        while index < len(self.tokens):
            token = self.token(index)
            if token == "{":
                return name, index
            if token == ":":  # Base classes.
                while self.token(index) not in ("{", ";", ""):
                    index += 1
                return name, index if self.token(index) == "{" else None
            if token in ("[", "("):  # Attributes.
                index = self.skip_group(index)
                continue
            if token == "<":  # A specialization.
                index = self.skip_angles(index)
                continue
            if token == "final" or token == "alignas" or token == "::":
                index += 1
                continue
            if not re.match(r"[A-Za-z_]", token):
                return name, None
            name = token
            index += 1
        return name, None

    def scan(self):
        index = 0
        while index < len(self.tokens):
            if self.token(index) == "enum":  # Skip the key of enum class.
                index += 2
            elif self.token(index) in CLASS_KEYS:
                name, body = self.find_body(index)
                index = self.scan_class(name, body) if body else index + 1
            elif self.token(index) == "template":
                index = self.skip_angles(index + 1)
            else:
                index += 1

    def scan_class(self, name, body, outer=None):
        """Counts the members between braces. Returns the index after them."""
        if outer is None:
            outer = Class(name, self.path, self.tokens[body][1])
            self.classes.append(outer)
        end = self.skip_group(body)
        index = body + 1
        while index < end - 1:
            index = self.scan_member(outer, index)
        return end

    def scan_member(self, owner, index):
        """Counts the member at index. Returns the index after it."""
        first = self.token(index)
        if first in ("public", "protected", "private") and self.token(index + 1) == ":":
            return index + 2
        if first == ";":
            return index + 1
        while self.token(index) == "template":
            index = self.skip_angles(index + 1)
        if self.token(index) in CLASS_KEYS:
            name, body = self.find_body(index)
            if body is not None:
                return self.scan_nested(owner, name, body)
            if self.token(index + 2) == ";":  # A forward declaration.
                return index + 3
        if self.token(index) == "enum":
            while self.token(index) not in ("{", ";"):
                index += 1
            if self.token(index) == "{":
                index = self.skip_group(index)
            owner.data += self.token(index) != ";"
            return self.find_semicolon(index) + 1
        if self.token(index) in NOT_MEMBERS:
            return self.find_semicolon(index) + 1
        return self.scan_declaration(owner, index)

    def scan_nested(self, owner, name, body):
        end = self.skip_group(body)
        is_anonymous = not name and self.token(end) == ";"
        self.scan_class(name or "(unnamed)", body, owner if is_anonymous else None)
        owner.data += self.token(end) != ";"
        return self.find_semicolon(end) + 1

    def find_semicolon(self, index):
        while self.token(index) not in (";", "}", ""):
            index = self.skip_group(index) if self.token(index) in CLOSERS else index + 1
        return index

    def scan_declaration(self, owner, index):
        """Counts a function or the data members that a declaration declares."""
        is_static = is_function = has_init = in_initializers = False
        declarators = 1
        previous = ""
        while index < len(self.tokens):
            token = self.token(index)
            if token == ";":
                index += 1
                break
            if token == "{":
                is_brace_init = in_initializers and re.match(r"[\w>]", previous)
                index = self.skip_group(index)
                previous = "}"
                if is_function and not has_init and not is_brace_init:
                    index += self.token(index) == ";"
                    break
                continue
            if token == "(":
                if not is_function and self.token(index + 1) in ("*", "&"):
                    has_init = True  # A pointer to a function, not a function.
                if not is_function and not has_init:
                    is_function = previous not in ("decltype", "alignas", "__attribute__")
                index = self.skip_group(index)
                previous = ")"
                continue
            if token == "[":
                index = self.skip_group(index)
                continue
            if token == "operator":  # Its symbol may be any of the tokens below.
                index += 1
                while self.token(index) != "(" or self.token(index + 1) == ")" == previous:
                    index += 1
                if self.token(index + 1) == ")" and self.token(index + 2) == "(":
                    index += 2  # The call operator.
                previous = "operator"
                continue
            if token == "<" and not has_init and re.match(r"\w", previous):
                index = self.skip_angles(index)
                previous = ">"
                continue
            is_static |= token == "static"
            has_init |= token == "=" and not is_function
            in_initializers |= token == ":" and is_function
            declarators += token == "," and not is_function
            previous = token
            index += 1
        if is_function:
            owner.functions += 1
        elif not is_static:
            owner.data += declarators
        return index


def find_classes(root):
    """Yields the classes of all headers and sources."""
    for folder in "include", "lib":
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                scanner = Scanner(path.relative_to(root), path.read_text())
                scanner.scan()
                yield from scanner.classes


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", nargs="?", type=pathlib.Path,
                        default=pathlib.Path(__file__).resolve().parents[2],
                        help="folder that holds include and lib")
    parser.add_argument("--list", action="store_true", help="print all classes with their counts")
    args = parser.parse_args()
    classes = list(find_classes(args.root))
    if args.list:
        for c in sorted(classes, key=lambda c: (-c.functions, -c.data)):
            print(c)
        return 0
    too_large = [c for c in classes if c.is_too_large()]
    unused = EXCEPTIONS.keys() - {c.get_key() for c in too_large}
    errors = ["error: %s (at most %d and %d)" % (c, MAX_FUNCTIONS, MAX_DATA)
              for c in too_large if c.get_key() not in EXCEPTIONS]
    notes = ["note: remove the exception for %s, which is not needed" % key
             for key in sorted(unused) if (args.root / key.split(":")[0]).exists()]
    for line in errors + notes:
        print(line)
    return bool(errors)


if __name__ == "__main__":
    sys.exit(main())
