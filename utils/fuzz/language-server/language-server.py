#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sends random edits, requests and malformed messages to clrx-lsp.

Each edit changes a random place of an open source. The script keeps its own copy of the
text. It reports these faults:

- The server ends or does not answer a request.
- The versions of published diagnostics go backwards, or the last one is missing.
- At a checkpoint, a fresh server that opens the copy publishes other diagnostics, or
  gives other answers about the whole text. Then the server's text differs from the copy,
  or an answer is stale.
- In the second half of the edits, the memory grows by more than --memory MiB beyond its
  maximum in the first half. A long loop may raise the maximum once, because freed memory
  stays with the process.

    language-server.py [options] SOURCE...
"""

import argparse
import json
import os
import random
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
from language_client import LanguageClient

SNIPPETS = ["\n", " ", ",", "\"", "'", "/*", "*/", "#", "\\", ";", ":", ".", "[", "]", "(", "é", "😀", "\t", "\r\n",
            ".macro m x\n", ".endm\n", ".rept 3\n", ".endr\n", ".while 1\n", ".for i = 0, 1, i + 1\n", ".rept 1 << 30\n",
            ".if 1\n", ".else\n", ".endif\n", ".include \"a.clrx\"\n", ".gpu gfx900\n", ".amdcl2\n", ".rawcode\n",
            "s_mov_b32 s0, s1\n", "v_add_f32 v0, v1\n", "label:\n", "x = 1\n", ".waits auto\n", ".regalloc on\n",
            ".regvar a:v\n", "v_mov_b32 a, 1\n", ".kernel k\n", ".config\n", ".text\n", ".dialect llvm\n", "s_bran"]
METHODS = ["hover", "completion", "signatureHelp", "inlayHint", "codeLens", "codeAction", "formatting",
           "rangeFormatting", "definition", "references", "documentHighlight", "prepareRename", "rename",
           "documentSymbol", "foldingRange", "semanticTokens/full", "prepareCallHierarchy"]
# Requests whose answers depend on nothing but the text.
STATE_METHODS = ["formatting", "documentSymbol", "foldingRange", "semanticTokens/full"]
MALFORMED = [b"{", b"[]", b"null", b"\"text\"", b"\xff\xfe", b"[" * 100000, b'{"jsonrpc":"2.0"}',
             b'{"jsonrpc":"2.0","id":{},"method":"textDocument/hover"}',
             b'{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":7}}}',
             b'{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"a:b","version":1},'
             b'"contentChanges":[{"text":1}]}}',
             b'{"jsonrpc":"2.0","method":"textDocument/didOpen","params":[]}',
             b'{"jsonrpc":"2.0","id":"x","method":"textDocument/completion","params":{"position":{"line":-1}}}',
             b'{"jsonrpc":"2.0","id":"y","result":null}',
             b'{"jsonrpc":"2.0","method":"workspace/didChangeConfiguration","params":{"settings":[{"options":1}]}}',
             b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}']


def count_units(text):
    return len(text.encode("utf-16-le")) // 2


def find_place(text, offset):
    """Returns the line and the character of an offset."""
    begin = text.rfind("\n", 0, offset) + 1
    return text.count("\n", 0, offset), count_units(text[begin:offset])


def choose_offset(rng, text):
    """Returns an offset that is not between the bytes of a line end, where positions cannot be."""
    offset = rng.randrange(len(text) + 1)
    return offset - 1 if text[offset - 1:offset + 1] == "\r\n" else offset


class Session:
    """An open source, its copy, and the server."""

    def __init__(self, program, rng, uri, text):
        self.program, self.rng, self.uri, self.text = program, rng, uri, text
        self.original = text
        self.version = 1
        self.client = LanguageClient(program)
        self.client.start()
        self.client.open(uri, text)

    def edit(self):
        first = choose_offset(self.rng, self.text)
        last = first
        if self.rng.random() < 0.5:
            last = min(len(self.text), first + int(self.rng.expovariate(0.1)))
            last -= self.text[last - 1:last + 1] == "\r\n"
        new = self.rng.choice(SNIPPETS) if self.rng.random() < 0.6 else ""
        if len(self.text) > 2 * len(self.original) or self.rng.random() < 0.005:
            first, last, new = 0, len(self.text), self.original
        last = max(first, last)
        self.version += 1
        self.client.change(self.uri, self.version, find_place(self.text, first), find_place(self.text, last), new)
        self.text = self.text[:first] + new + self.text[last:]

    def ask(self):
        line, character = find_place(self.text, self.rng.randrange(len(self.text) + 1))
        place = {"line": line + self.rng.choice([0, 0, 0, 100000]), "character": character}
        return self.client.request("textDocument/" + self.rng.choice(METHODS),
                                   {"textDocument": {"uri": self.uri}, "position": place,
                                    "range": {"start": place, "end": place}, "newName": "renamed",
                                    "context": {"diagnostics": [], "triggerKind": 1, "includeDeclaration": True}})

    def get_state(self, client, version):
        """Returns the diagnostics and the answers about the whole text."""
        diagnostics = client.wait_for_version(self.uri, version)
        answers = [client.wait(client.request("textDocument/" + method, {"textDocument": {"uri": self.uri}}))
                   for method in STATE_METHODS]
        return json.dumps(diagnostics), [answer.get("result") for answer in answers]

    def compare(self):
        """Returns a fault, or None."""
        fresh = LanguageClient(self.program)
        fresh.start()
        fresh.open(self.uri, self.text)
        same = self.get_state(fresh, 1) == self.get_state(self.client, self.version)
        fresh.stop()
        versions = [p["version"] for p in self.client.published[self.uri] if "version" in p]
        del self.client.published[self.uri][:-1]
        if versions != sorted(versions):
            return "the versions of diagnostics go backwards"
        return None if same else "a fresh server gives other results"


def fuzz(session, args):
    requests = []
    base = 0
    for number in range(args.edits):
        session.edit()
        if session.rng.random() < 0.5:
            requests.append(session.ask())
            if session.rng.random() < 0.2:
                session.client.notify("$/cancelRequest", {"id": requests[-1]})
        if session.rng.random() < 0.05:
            # Settings that are wrong show as a diagnostic, so take them back.
            session.client.send_bytes(session.rng.choice(MALFORMED))
            session.client.notify("workspace/didChangeConfiguration", {"settings": None})
        if number % args.checkpoint == args.checkpoint - 1:
            for request in requests:
                session.client.wait(request)
            requests.clear()
            session.client.answers.clear()
            fault = session.compare()
            if fault:
                with open("language-server-fault.clrx", "w", newline="") as file:
                    file.write(session.text)
                return "edit %d: %s" % (number, fault)
            if number <= args.edits // 2:
                base = max(base, session.client.get_memory())
    memory = session.client.get_memory()
    print("%d edits; memory at most %.0f MiB in the first half, %.0f MiB at the end" % (args.edits, base, memory))
    if memory > base + args.memory:
        return "the memory has grown"
    return None if session.client.stop() == 0 else "the exit status is not 0"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clrx-lsp", default="clrx-lsp")
    parser.add_argument("--edits", type=int, default=10000, help="edits of each source")
    parser.add_argument("--checkpoint", type=int, default=200, help="edits between comparisons")
    parser.add_argument("--memory", type=float, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("sources", nargs="+")
    args = parser.parse_args()
    faults = 0
    for path in args.sources:
        with open(path, newline="") as file:
            text = file.read()
        session = Session(args.clrx_lsp, random.Random(args.seed), "file:///nowhere/a.clrx", text)
        fault = fuzz(session, args)
        if fault:
            print("%s: %s" % (path, fault))
            faults += 1
    print("%d sources, %d faults" % (len(args.sources), faults))
    return faults != 0


if __name__ == "__main__":
    sys.exit(main())
