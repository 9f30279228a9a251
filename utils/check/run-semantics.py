#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes cases of single instructions with clrx-run, and compares what it prints.

Each case runs in a process of its own. Each line of a file is a case, a JSON object:

  id        the unique name
  src       raw code in CLRX's dialect
  args      options of clrx-run
  expect    the lines that clrx-run prints
  findings  groups of findings that clrx-run must report (optional)

test/Semantics/README.md says where the expected lines come from.
"""

import argparse
import concurrent.futures
import gzip
import json
import re
import subprocess
import sys

TIMEOUT_IN_SECONDS = 60


def read_cases(path):
    opener = gzip.open if path.endswith('.gz') else open
    with opener(path, 'rt', encoding='utf-8') as f:
        return [json.loads(line) for line in f]


def differences(program, case):
    """Returns a list of descriptions, which is empty if the case passes."""
    try:
        run = subprocess.run([program, *case['args'], '-'], input=case['src'], text=True,
                             capture_output=True, timeout=TIMEOUT_IN_SECONDS)
    except subprocess.TimeoutExpired:
        return [f'clrx-run needs more than {TIMEOUT_IN_SECONDS} s']
    found = []
    if run.returncode:
        found.append(f'the exit status is {run.returncode}: {run.stderr.strip()}')
    printed = run.stdout.splitlines()
    for i in range(max(len(printed), len(case['expect']))):
        got, expected = (lines[i] if i < len(lines) else '(nothing)'
                         for lines in (printed, case['expect']))
        if got != expected:
            found.append(f'printed  {got}\n  expected {expected}')
    for group in case.get('findings', []):
        if f'[-C{group}]' not in run.stderr:
            found.append(f'there is no finding of the group {group}')
    return found


def main():
    parser = argparse.ArgumentParser(
        description='Compares results of instructions on the simulator with expected ones.')
    parser.add_argument('files', nargs='+', help='cases, as .jsonl or .jsonl.gz')
    parser.add_argument('--run', default='clrx-run', help='the simulator')
    parser.add_argument('--only', default='', metavar='REGEX', help='names of the cases to run')
    parser.add_argument('--shard', default='1/1', metavar='I/N',
                        help='run one of N parts of the cases; the first part is 1')
    parser.add_argument('--jobs', type=int, default=1, help='number of parallel processes')
    parser.add_argument('--show', type=int, default=5, help='number of differing cases to show')
    options = parser.parse_args()
    part, parts = map(int, options.shard.split('/'))

    cases = [case for path in options.files for case in read_cases(path)]
    cases = [case for case in cases[part - 1::parts] if re.search(options.only, case['id'])]
    differing = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = pool.map(lambda case: differences(options.run, case), cases)
        for case, found in zip(cases, results):
            differing += bool(found)
            if found and differing <= options.show:
                print(f'{case["id"]}\n{case["src"]}{" ".join(case["args"])}')
                print(''.join(f'  {text}\n' for text in found))
    print(f'{len(cases) - differing} of {len(cases)} cases have the expected result')
    return bool(differing) or not cases


if __name__ == '__main__':
    sys.exit(main())
