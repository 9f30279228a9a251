#!/usr/bin/env python3
#===- check-mistakes.py - Quality of the messages for mistakes -----------===//
#
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===----------------------------------------------------------------------===//
#
# Runs clrx-mc on every mistake of test/Mistakes/mistakes.txt, and clrxasm and
# llvm-mc if they are given. Counts the mistakes that are refused, those whose
# message has the right position, and those whose message suggests a correct fix.
# The head of the list describes its format.
#
#===----------------------------------------------------------------------===//

import argparse, os, pty, re, subprocess, sys, tempfile

MARK = '¦'


class Mistake:
    def __init__(self, head, lines):
        name, _, keys = head.partition('|')
        self.name = name.strip()
        self.keys = dict(k.partition('=')[::2] for k in keys.split())
        self.origin = self.text_of(lines, 'from')
        self.fix = self.text_of(lines, 'fix')
        self.place = self.text_of(lines, 'place')
        marked = '\n'.join(lines).strip('\n') + '\n'
        self.source = marked.replace(MARK, '')
        self.places = []
        for number, line in enumerate(marked.splitlines(), 1):
            for i, part in enumerate(line.split(MARK)[:-1]):
                column = len(''.join(line.split(MARK)[:i + 1])) + 1
                self.places.append((number, column))

    @staticmethod
    def text_of(lines, key):
        for i, line in enumerate(lines):
            if line.startswith(key + ': '):
                del lines[i]
                return line.partition(': ')[2]
        return None


def read_list(path):
    mistakes, head, lines = [], None, []
    for line in open(path, encoding='utf-8').read().splitlines() + ['=== ']:
        if line.startswith('=== '):
            if head:
                mistakes.append(Mistake(head, lines))
            head, lines = line[4:], []
        elif head and not re.match('#{8} ', line):
            lines.append(line)
    return mistakes


#===----------------------------------------------------------------------===//
# The tools
#===----------------------------------------------------------------------===//

def clrx_mc(m, tool, path):
    keys, command = m.keys, [tool]
    if keys.get('format', '') != 'none':
        command += ['--format=' + keys.get('format', 'rawcode')]
    if device(keys):
        command += ['-mcpu=' + device(keys)]
    if 'driver' in keys:
        command += ['--driver-version=' + keys['driver']]
    if 'args' not in keys:
        command += ['-filetype=null']
    return command + extra(keys.get('args'), path) + [path]


def clrxasm(m, tool, path):
    keys, command = m.keys, [tool]
    if keys.get('format', '') != 'none':
        command += ['-b', keys.get('format', 'raw')]
    if device(keys):
        command += ['-g', device(keys)]
    if 'driver' in keys:
        command += ['-t', keys['driver']]
    args = keys.get('clrxasm') or keys.get('args')
    if '-o' not in (args or ''):
        command += ['-o', path + '.out']
    return command + extra(args, path) + [path]


def llvm_mc(m, tool, path):
    keys = m.keys
    if keys.get('format', 'raw') != 'raw':
        return None
    args = keys.get('llvm-mc') or keys.get('args')
    return [tool, '-triple=amdgcn', '-mcpu=' + device(keys),
            *extra(args or '-filetype=null', path), path]


def device(keys):
    return keys.get('gpu', 'tonga')


def extra(args, path):
    return [path if a == 'INPUT' else a for a in (args or '').split(',') if a]


def run(command, on_terminal):
    if not on_terminal:
        done = subprocess.run(command, capture_output=True, timeout=20,
                              stdin=subprocess.DEVNULL)
        return done.returncode, (done.stderr + done.stdout)
    master, slave = pty.openpty()
    with subprocess.Popen(command, stdout=slave, stdin=subprocess.DEVNULL,
                          stderr=subprocess.PIPE) as p:
        text = p.stderr.read()
        status = p.wait()
    os.close(slave)
    os.close(master)
    return status, text


#===----------------------------------------------------------------------===//
# Counting
#===----------------------------------------------------------------------===//

def judge(m, status, text, path):
    """Returns (is refused, has the right position, suggests the fix)."""
    refused = status != 0
    if 'warning' in m.keys:
        refused |= 'warning: ' in text
    if not refused:
        return False, False, False
    if m.place:
        has_place = re.search(m.place, text) is not None
    else:
        found = re.findall('^' + re.escape(path) + r':(\d+):(\d+): ', text, re.M)
        has_place = any((int(l), int(c)) in m.places for l, c in found)
    # Source lines that diagnostics show are not messages.
    messages = '\n'.join(re.findall(r'(?:[Ee]rror|[Ww]arning|[Nn]ote): (.*)',
                                    text))
    messages = messages.replace(path, '')
    return True, has_place, re.search(m.fix, messages) is not None


def check(m, command, directory, show):
    path = os.path.join(directory, m.name + '.clrx')
    with open(path, 'wb') as f:
        f.write(m.source.encode(m.keys.get('encoding', 'utf-8')))
    line = command(path)
    if line is None:
        return None
    status, text = run(line, 'tty' in m.keys)
    text = text.decode(errors='replace')
    verdict = judge(m, status, text, path)
    if show and not all(verdict):
        lacks = ', '.join(n for n, v in zip(
            ('refusal', 'place', 'way out'), verdict) if not v)
        print(f'== {m.name}: without {lacks}\n{text}')
    return verdict


def main():
    p = argparse.ArgumentParser()
    p.add_argument('list')
    p.add_argument('--clrx-mc', required=True)
    p.add_argument('--clrxasm')
    p.add_argument('--llvm-mc')
    p.add_argument('--show', action='store_true',
                   help='print the mistakes with an incomplete message')
    p.add_argument('--only', help='a regular expression for names')
    p.add_argument('--table', action='store_true',
                   help='print a line for each mistake')
    p.add_argument('--min-way-out', type=int, default=0, metavar='PERCENT',
                   help='fail unless all refused mistakes have a position, and '
                   'this many a fix')
    a = p.parse_args()
    mistakes = [m for m in read_list(a.list)
                if not a.only or re.search(a.only, m.name)]
    tools = [(n, c, t) for n, c, t in (
        ('clrx-mc', clrx_mc, a.clrx_mc), ('clrxasm', clrxasm, a.clrxasm),
        ('llvm-mc', llvm_mc, a.llvm_mc)) if t]
    results = {}
    with tempfile.TemporaryDirectory() as d:
        for name, command, tool in tools:
            results[name] = [
                check(m, lambda path: command(m, tool, path), d,
                      a.show and name == 'clrx-mc') for m in mistakes]
    if a.table:
        for i, m in enumerate(mistakes):
            print(f'{m.name:40}', *(
                '  -' if r[i] is None else
                ''.join(c if v else '.' for c, v in zip('RPW', r[i]))
                for r in results.values()), sep='  ')
    for name, r in results.items():
        asked = [v for v in r if v is not None]
        print(f'{name:8} asked {len(asked)}, refused {sum(v[0] for v in asked)}, '
              f'with the place {sum(v[1] for v in asked)}, '
              f'with a way out {sum(v[2] for v in asked)}')
    ours = [v for v in results['clrx-mc'] if v[0]]
    if a.min_way_out and (not all(v[1] for v in ours) or
                          sum(v[2] for v in ours) * 100 <
                          a.min_way_out * len(ours)):
        sys.exit(1)


if __name__ == '__main__':
    main()
