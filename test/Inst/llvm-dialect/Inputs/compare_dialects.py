# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Assembles the instruction vectors of an architecture in both dialects.

LLVM's text of each instruction comes from a listing. It is assembled by llvm-mc and, under `.dialect llvm`, by clrx-mc:
the bytes must be equal. Then each instruction is the code of a Gallium kernel, in both dialects: the binaries, which hold the
registers that each kernel uses, must be equal.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

ENCODING = re.compile(r"\t(.*?)\s*(?:;|//) encoding: \[(.*)\]")
WORDS = re.compile(r"\t\.long\t([^;]*)")


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clrx-mc", required=True)
    parser.add_argument("--llvm-mc", required=True)
    parser.add_argument("--mcpu", required=True, help="as clrx-mc and llvm-mc call the device")
    parser.add_argument("--mattr", help="for llvm-mc")
    parser.add_argument("--dir", required=True, type=pathlib.Path, help="for temporary files; it is made")
    parser.add_argument("vectors", type=pathlib.Path, help="a .jsonl file of test/Conformance/instructions")
    return parser.parse_args()


def read_statements(path):
    """Yields the instructions that assemble and that refer to no label."""
    for line in path.read_text().splitlines():
        row = json.loads(line)
        text = row.get("src", "\n")
        if "hex" in row and "\n" not in text and "lab" not in text and not text.startswith("."):
            yield text


def read_listing(text):
    """Yields LLVM's text and the bytes of each instruction. The text is empty if the
    listing gives the instruction as words."""
    for line in text.splitlines():
        if match := ENCODING.match(line):
            yield match[1], bytes(int(byte, 16) for byte in match[2].split(","))
        elif match := WORDS.match(line):
            yield "", b"".join(int(word, 16).to_bytes(4, "little") for word in match[1].split(","))


def run(*command):
    return subprocess.run([str(word) for word in command], check=True, stdout=subprocess.PIPE, text=True).stdout


class Comparison:
    def __init__(self, args):
        self.args = args
        self.failures = 0

    def write(self, name, text):
        path = self.args.dir / name
        path.write_text(text)
        return path

    def fail(self, message):
        self.failures += 1
        print("error:", message)

    def list(self, statements, *options):
        source = self.write("statements.clrx", "\n".join(statements) + "\n")
        text = run(self.args.clrx_mc, "--format=rawcode", "-mcpu=" + self.args.mcpu, "--no-warn", "-show-encoding",
                   *options, source)
        return list(read_listing(text))

    def check_bytes(self, texts):
        source = self.write("statements.s", "\n".join(texts) + "\n")
        attributes = ["-mattr=" + self.args.mattr] if self.args.mattr else []
        expected = read_listing(run(self.args.llvm_mc, "-triple=amdgcn", "-mcpu=" + self.args.mcpu, *attributes,
                                    "-show-encoding", source))
        found = self.list(texts, "--dialect=llvm")
        for text, (_, want), (_, got) in zip(texts, expected, found, strict=True):
            if want != got:
                self.fail(f"{text}: {got.hex()}, llvm-mc: {want.hex()}")

    def make_kernels(self, dialect, statements):
        lines = [".gallium", f".gpu {self.args.mcpu}", ".driver_version 170000", ".llvm_version 40000"]
        for i in range(len(statements)):
            lines += [f".kernel k{i}", ".config", ".dims x"]
        lines += [".text"]
        for i, statement in enumerate(statements):
            lines += [".p2align 8", f"k{i}: .skip 256", f".dialect {dialect}", statement, ".dialect clrx"]
        source = self.write("kernels.clrx", "\n".join(lines) + "\n")
        output = self.args.dir / f"{dialect}.bin"
        run(self.args.clrx_mc, "-filetype=obj", "--no-warn", "-o", output, source)
        return output.read_bytes()

    def check_usage(self, pairs):
        """Halves the pairs until single instructions that differ are left."""
        clrx, llvm = zip(*pairs)
        if self.make_kernels("clrx", clrx) == self.make_kernels("llvm", llvm):
            return
        if len(pairs) == 1:
            self.fail(f"{clrx[0]}: uses other registers than {llvm[0]}")
            return
        middle = len(pairs) // 2
        self.check_usage(pairs[:middle])
        self.check_usage(pairs[middle:])


def main():
    args = parse_arguments()
    args.dir.mkdir(parents=True, exist_ok=True)
    comparison = Comparison(args)
    statements = list(read_statements(args.vectors))
    listed = comparison.list(statements)
    pairs = [(clrx, llvm) for clrx, (llvm, _) in zip(statements, listed, strict=True) if llvm]
    comparison.check_bytes([llvm for _, llvm in pairs])
    comparison.check_usage(pairs)
    print(f"{len(pairs)} of {len(statements)} instructions compared")
    return comparison.failures != 0


if __name__ == "__main__":
    sys.exit(main())
