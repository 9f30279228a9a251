#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures how fast clrx-lsp answers.

Opens a source, and edits an operand in its middle again and again. Prints the median
and the 95th percentile of the times from an edit to its diagnostics, and of the times
from a request to its answer.

    language-server.py [options]
"""

import argparse
import os
import statistics
import sys
import time

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fuzz", "common"))
from language_client import LanguageClient

URI = "file:///tmp/measured/a.clrx"

HEAD = """\
.gallium
.gpu tonga
.kernel k
.config
  .dims x
  .sgprsnum 40
.text
k:
"""
BODY = """\
.L{n}:
  s_load_dword s20, s[0:1], {o}
  v_add_f32 v1, v2, v3
  v_mad_f32 v4, v1, v3, v4
  v_lshlrev_b32 v5, 2, v6
  s_waitcnt lgkmcnt(0)
  s_add_u32 s21, s20, {o}
  s_cmp_lt_u32 s21, s20
  s_cbranch_scc1 .L{n}
  v_xor_b32 v7, v5, v4
"""


def make_source(lines):
    size = BODY.count("\n")
    return HEAD + "".join(BODY.format(n=n, o=4 * (n % 200)) for n in range(lines // size)) + "  s_endpgm\n"


def measure_edits(client, line, rounds):
    times = []
    for number in range(rounds):
        start = time.perf_counter()
        client.change(URI, number + 2, (line, 14), (line, 15), "23"[number % 2])
        client.wait_for_version(URI, number + 2)
        times.append(time.perf_counter() - start)
    return times


def measure_requests(client, method, line, rounds):
    params = {"textDocument": {"uri": URI}, "position": {"line": line, "character": 4},
              "range": {"start": {"line": line - 30, "character": 0}, "end": {"line": line + 30, "character": 0}},
              "options": {"tabSize": 8, "insertSpaces": True}, "context": {"diagnostics": [], "triggerKind": 1}}
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        answer = client.wait(client.request("textDocument/" + method, params))
        if "error" in answer:
            sys.exit("%s: %s" % (method, answer["error"]["message"]))
        times.append(time.perf_counter() - start)
    return times


def show(name, times):
    times = sorted(1000 * t for t in times)
    print("  %-16s median %7.1f ms, 95%% %7.1f ms" % (name, statistics.median(times), times[len(times) * 95 // 100]))


def measure(program, lines, rounds):
    client = LanguageClient(program)
    client.start()
    start = time.perf_counter()
    client.open(URI, make_source(lines))
    diagnostics = client.wait_for_version(URI, 1)
    print("%d lines: first diagnostics (%d) after %.0f ms"
          % (lines, len(diagnostics), 1000 * (time.perf_counter() - start)))
    # The second line of a block is an addition.
    line = HEAD.count("\n") + BODY.count("\n") * (lines // 20) + 2
    show("diagnostics", measure_edits(client, line, rounds))
    for method in "completion", "hover", "signatureHelp", "inlayHint", "codeLens", "codeAction", "formatting":
        show(method, measure_requests(client, method, line, rounds))
    print("  %.0f MiB of memory" % client.get_memory())
    client.stop()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clrx-lsp", default="clrx-lsp")
    parser.add_argument("--lines", type=int, nargs="+", default=[2000, 20000])
    parser.add_argument("--rounds", type=int, default=50)
    args = parser.parse_args()
    for lines in args.lines:
        measure(args.clrx_lsp, lines, args.rounds)


if __name__ == "__main__":
    main()
