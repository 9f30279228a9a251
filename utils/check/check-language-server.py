#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sends every request of clrx-lsp, and compares the answers with a model of the source.

The source is made of equal blocks, so the places of its names, the offsets of its labels
and the accesses of its registers are known. Prints the time of each request, and one line
for each wrong answer.

    check-language-server.py [options]
"""

import argparse
import os
import sys
import time

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fuzz", "common"))
from language_client import LanguageClient

URI = "file:///nowhere/model/a.clrx"
HEAD = """\
.gallium
.gpu tonga
.macro scale reg, factor
  v_mul_f32 \\reg, \\factor, \\reg
.endm
value = 3
.kernel k
.config
  .dims x
.text
k:
  v_mov_b32 v2, 1.0
  v_mov_b32 v4, v2
"""
BLOCK = """\
block{n}:
  s_load_dword s20, s[0:1], 0x10
  v_add_f32    v1, v2, v2
  scale v4, 2.0
  s_waitcnt      lgkmcnt(0)
  s_add_u32      s21, s20, value
  s_cmp_lt_u32   s21, s20
  s_cbranch_scc1 block{n}
"""
HEAD_LINES, BLOCK_LINES = HEAD.count("\n"), BLOCK.count("\n")
HEAD_BYTES, BLOCK_BYTES = 8, 32  # s_load_dword has 8 bytes on tonga, and all others 4.
MACRO_LINE, VALUE_LINE, KERNEL_LINE = 2, 5, 6


class Model:
    def __init__(self, lines):
        self.blocks = max(3, (lines - HEAD_LINES) // BLOCK_LINES)
        self.text = HEAD + "".join(BLOCK.format(n=n) for n in range(self.blocks)) + "  s_endpgm\n"
        self.lines = self.text.split("\n")

    def line_of(self, block, row):
        return HEAD_LINES + block * BLOCK_LINES + row

    def range_of(self, line, word):
        column = self.lines[line].rindex(word)
        return {"start": {"line": line, "character": column}, "end": {"line": line, "character": column + len(word)}}

    def find_lines(self, word):
        return [number for number, line in enumerate(self.lines) if word in line.replace(",", " ").split() + [line[:-1]]]


class Session:
    def __init__(self, program, model):
        self.model, self.faults, self.count = model, 0, 0
        self.client = LanguageClient(program)
        self.client.start()

    def expect(self, name, is_right, answer):
        if not is_right:
            self.faults += 1
            print("  %s: wrong answer: %.300s" % (name, answer))

    def ask(self, method, params, check):
        """Sends a request, and calls check with the result."""
        start = time.perf_counter()
        answer = self.client.wait(self.client.request(method, {"textDocument": {"uri": URI}, **params}))
        elapsed = time.perf_counter() - start
        self.count += 1
        print("  %-36s %8.1f ms" % (method, 1000 * elapsed))
        try:
            is_right = "error" not in answer and check(answer["result"])
        except (KeyError, IndexError, TypeError, StopIteration):
            is_right = False
        self.expect(method, is_right, answer)
        return answer.get("result")

    def ask_at(self, method, line, word, check, **params):
        start = self.model.range_of(line, word)["start"]
        return self.ask("textDocument/" + method,
                        {"position": {"line": line, "character": start["character"] + 1}, **params}, check)


def get_places(answer):
    return [(place["uri"], place["range"]["start"]["line"]) for place in answer]


def decode_tokens(data):
    """Yields the line, the character and the length of each token."""
    line = character = 0
    for i in range(0, len(data), 5):
        line, character = line + data[i], data[i + 1] + (0 if data[i] else character)
        yield line, character, data[i + 2]


def check_names(session, model, block):
    label, value_lines = "block%d" % block, model.find_lines("value")
    branch = model.line_of(block, 7)
    session.ask_at("definition", branch, label, lambda r: get_places(r) == [(URI, model.line_of(block, 0))])
    session.ask_at("references", VALUE_LINE, "value", lambda r: sorted(get_places(r)) == [(URI, n) for n in value_lines],
                   context={"includeDeclaration": True})
    session.ask_at("documentHighlight", branch, label,
                   lambda r: sorted(h["range"]["start"]["line"] for h in r) == [model.line_of(block, 0), branch])
    session.ask_at("prepareRename", branch, label, lambda r: r.get("range", r) == model.range_of(branch, label))
    session.ask_at("rename", VALUE_LINE, "value", lambda r: sorted(
        (e["range"]["start"]["line"], e["newText"]) for e in r["changes"][URI]) == [(n, "amount") for n in value_lines],
                   newName="amount")
    session.ask("workspace/symbol", {"query": label}, lambda r: label in [s["name"] for s in r])

    def check_symbols(symbols):
        names = []
        pending = list(symbols)
        while pending:
            symbol = pending.pop()
            names.append(symbol["name"])
            pending += symbol.get("children", [])
        expected = {"scale", "value", "k"} | {"block%d" % n for n in range(model.blocks)}
        return expected <= set(names)

    session.ask("textDocument/documentSymbol", {}, check_symbols)
    session.ask("textDocument/foldingRange", {}, lambda r: {(MACRO_LINE, MACRO_LINE + 2)} <=
                {(f["startLine"], f["endLine"]) for f in r} and KERNEL_LINE in [f["startLine"] for f in r])
    place = model.range_of(branch, label)["start"]
    session.ask("textDocument/semanticTokens/full", {}, lambda r: (branch, place["character"], len(label)) in
                set(decode_tokens(r["data"])))
    items = session.ask_at("prepareCallHierarchy", MACRO_LINE, "scale", lambda r: r[0]["name"] == "scale")
    session.ask("callHierarchy/incomingCalls", {"item": items[0]},
                lambda r: sum(len(c["fromRanges"]) for c in r) == model.blocks)
    session.ask("callHierarchy/outgoingCalls", {"item": items[0]}, lambda r: r == [])


def check_code(session, model, block):
    add, offset = model.line_of(block, 2), HEAD_BYTES + block * BLOCK_BYTES
    session.ask_at("hover", add, "v_add_f32", lambda r: "offset %#x:" % (offset + 8) in r["contents"]["value"])
    load = model.line_of(block, 1)
    session.ask_at("hover", model.line_of(block, 6), "s20", lambda r: "written in line %d:" % (load + 1) in
                   r["contents"]["value"])
    session.ask_at("hover", model.line_of(block, 3), "scale", lambda r: "v_mul_f32" in r["contents"]["value"])
    session.ask_at("completion", add, "_add", lambda r: {"v_add_f32"} <= {i["label"] for i in r["items"]} and
                   all(i["label"].startswith("v_") for i in r["items"]), context={"triggerKind": 1})
    session.ask_at("completion", model.line_of(block, 7), "block", lambda r: "block%d" % block in
                   {i["label"] for i in r["items"]}, context={"triggerKind": 1})
    session.ask_at("signatureHelp", add, " v2", lambda r: r["activeParameter"] == 2 and
                   r["signatures"][0]["label"].startswith("v_add_f32 "))
    first, last = model.line_of(block, 0), model.line_of(block + 1, 0)
    hints = {first: "%#x" % offset, last: "%#x" % (offset + BLOCK_BYTES)}
    window = {"range": {"start": {"line": first, "character": 0}, "end": {"line": last, "character": 9}}}
    session.ask("textDocument/inlayHint", window, lambda r: {h["position"]["line"]: h["label"] for h in r} == hints)
    session.ask("textDocument/codeLens", {}, lambda r: [l["range"]["start"]["line"] for l in r] == [KERNEL_LINE] and
                "VGPRs" in r[0]["command"]["title"])
    session.ask("textDocument/formatting", {"options": {}}, lambda r: r == [])


def check_edits(session, model, block):
    """Makes mistakes that the server mends."""
    client, line = session.client, model.line_of(block, 2)
    column = model.lines[line].index("_add_")
    whole = {"start": {"line": line, "character": 0}, "end": {"line": line, "character": len(model.lines[line])}}
    # Take two blanks away, and put them back.
    after = column + len("_add_f32")
    client.change(URI, 2, (line, after), (line, after + 2), "")
    session.ask("textDocument/rangeFormatting", {"range": whole},
                lambda r: [e["newText"] for e in r] == [model.lines[line]])
    client.change(URI, 3, (line, after), (line, after), "  ")
    client.change(URI, 4, (line, column), (line, column + 5), "_addd_")
    diagnostics = client.wait_for_version(URI, 4)
    session.expect("diagnostics", [d["code"] for d in diagnostics] == ["unknown-instruction"], diagnostics)
    session.ask("textDocument/codeAction", {"range": whole, "context": {"diagnostics": diagnostics}}, lambda r: any(
        a["kind"] == "quickfix" and "v_add_f32" in str(a["edit"]) for a in r))
    client.change(URI, 5, (line, column), (line, column + 6), "_add_")
    session.expect("diagnostics", client.wait_for_version(URI, 5) == [], "they stay")


def run(program, lines):
    model = Model(lines)
    session = Session(program, model)
    start = time.perf_counter()
    session.client.open(URI, model.text)
    diagnostics = session.client.wait_for_version(URI, 1)
    print("%d lines: diagnostics after %.1f ms" % (len(model.lines) - 1, 1000 * (time.perf_counter() - start)))
    session.expect("diagnostics", diagnostics == [], diagnostics)
    block = model.blocks // 2
    check_names(session, model, block)
    check_code(session, model, block)
    check_edits(session, model, block)
    session.expect("exit status", session.client.stop() == 0, "not 0")
    print("%d requests, %d faults" % (session.count, session.faults))
    return session.faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clrx-lsp", default="clrx-lsp")
    parser.add_argument("--lines", type=int, default=20000)
    args = parser.parse_args()
    return run(args.clrx_lsp, args.lines) != 0


if __name__ == "__main__":
    sys.exit(main())
