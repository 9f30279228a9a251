#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds prose that a stranger has to read twice.

Prints a line for each of these in the files that git tracks:

  fragment   a sentence of a comment, document or help text that begins with
             a word such as "Of", "What" or "Whether" and asks no question
  long       a line of Markdown over 120 columns outside tables and code

The exit status is 1 if anything was printed.
"""
import argparse
import collections
import re
import subprocess
import sys
from pathlib import Path

ROOT = next((folder for folder in Path(__file__).resolve().parents
             if (folder / 'LICENSE.TXT').exists()), None)
if ROOT is None:
    sys.exit('error: no folder above %s has LICENSE.TXT' % __file__)

MAX_COLUMNS = 120
STARTERS = ('Of', 'What', 'Whatever', 'Whether', 'Where', 'Wherever', 'Who',
            'Whoever', 'Whom', 'Whose', 'Which', 'How')
# A sentence begins at the start of the text or after the end of another
# sentence. Markup may precede its first word.
FRAGMENT = re.compile(
    r'(?:^|(?<=[.!?:] )|(?<=[.!?]\) ))[*_`(\[]*(?:%s) [a-zA-Z`\\.*\d][^.?!]*(.?)'
    % '|'.join(STARTERS))
# The pattern of a comment, by the suffix of the file.
SLASHES = re.compile(r'(?<![:"\'])//[/!]?<? ?(.*)')
HASH = re.compile(r'(?:^|\s)#+:? (.*)')
COMMENT = {'.cpp': SLASHES, '.h': SLASHES, '.c': SLASHES, '.def': SLASHES,
           '.td': SLASHES, '.py': HASH, '.sh': HASH, '.cmake': HASH,
           '.txt': HASH, '.s': HASH, '.clrx': HASH, '.test': HASH,
           '.in': HASH, '.yml': HASH}
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
# Lines of tests that lit and FileCheck read.
TEST_LINE = re.compile(r'[A-Z0-9_-]+(?:-[A-Z]+)*:')

Finding = collections.namedtuple('Finding', 'line kind text')


def split_comments(lines, pattern):
    """Yields (first line, text) of each comment, with its lines joined."""
    block, first = [], 0
    for number, line in enumerate(lines, 1):
        match = pattern.search(line)
        text = match.group(1).strip() if match else None
        begins = match and line[:match.start()].strip()
        if block and (text is None or begins or not text or
                      text.startswith(('\\', '- ', '* '))):
            yield first, ' '.join(block)
            block = []
        if text and not TEST_LINE.match(text):
            text = re.sub(r'^(?:\\(?:name|param \w+|returns?|p \w+) ?|[-*] )',
                          '', text)
            first = first if block else number
            block.append(text)
    if block:
        yield first, ' '.join(block)


def split_strings(lines):
    """Yields (first line, text) of string literals; adjacent ones are joined."""
    block, first = '', 0
    for number, line in enumerate(lines, 1):
        code = line.strip()
        strings = STRING.findall(code) if not code.startswith('//') else []
        if strings and code.startswith('"') and block:
            block += ''.join(strings)
            continue
        if block:
            yield first, block
        block, first = '', number
        if strings:
            yield from ((number, text) for text in strings[:-1])
            block = strings[-1]
    if block:
        yield first, block


def split_markdown(lines):
    """Yields (first line, text) of paragraphs and items outside code."""
    block, first, is_code = [], 0, False
    for number, line in enumerate(lines + [''], 1):
        text = line.strip()
        if text.startswith('```'):
            is_code = not is_code
        ends = (is_code or not text or text.startswith(('```', '|', '#')) or
                line.startswith('    ') and not block)
        begins = re.match(r'[-*] |\d+\. ', text)
        if block and (ends or begins):
            yield first, ' '.join(block)
            block = []
        if not ends:
            first = first if block else number
            block.append(re.sub(r'^(?:[-*>] |\d+\. )', '', text))


def find_long_lines(lines):
    is_code = False
    for number, line in enumerate(lines, 1):
        if line.strip().startswith('```'):
            is_code = not is_code
        is_quoted = is_code or line.startswith('    ')
        if (len(line) > MAX_COLUMNS and not is_quoted and
                not line.lstrip().startswith('|')):
            yield Finding(number, 'long', '%d columns' % len(line))


def find_fragments(pieces):
    for number, text in pieces:
        for match in FRAGMENT.finditer(text):
            if match.group(1) != '?':
                yield Finding(number, 'fragment', match.group(0)[:70])


def check_file(path):
    try:
        lines = path.read_text(encoding='utf-8').splitlines()
    except UnicodeDecodeError:
        return []
    if path.suffix == '.md':
        return [*find_fragments(split_markdown(lines)),
                *find_long_lines(lines)]
    pattern = COMMENT.get(path.suffix)
    if not pattern:
        return []
    findings = list(find_fragments(split_comments(lines, pattern)))
    if pattern is SLASHES:
        findings += find_fragments(split_strings(lines))
    return findings


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument('paths', nargs='*', default=['.'],
                        help='files and folders (default: all)')
    parser.add_argument('--count', action='store_true',
                        help='print the numbers for each folder instead')
    options = parser.parse_args()
    names = subprocess.run(
        ['git', 'ls-files', '-z', '--', *options.paths], cwd=ROOT, check=True,
        capture_output=True, text=True).stdout.split('\0')
    counts = collections.Counter()
    for name in filter(None, names):
        for finding in check_file(ROOT / name):
            counts['/'.join(name.split('/')[:-1]), finding.kind] += 1
            if not options.count:
                print('%s:%d: %s: %s' % (name, *finding))
    if options.count:
        for (folder, kind), number in sorted(counts.items()):
            print('%6d %-8s %s' % (number, kind, folder or '.'))
    print('%d findings' % sum(counts.values()))
    return 1 if counts else 0


if __name__ == '__main__':
    sys.exit(main())
