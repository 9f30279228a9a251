# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The search of a SHA-256 hash in anubis_offload (github:DavidBuchanan314/anubis_offload).

The message is one block of a prefix, whose state is an argument, and a number as 19 octal
digits, the first of which is 1. The kernel looks for a hash that begins with zero bits.
"""

import functools
import hashlib
import os
import struct

from public_kernels.runner import Difference, require_equal

REPOSITORY = "anubis_offload"
PROCESSORS = ["gfx704", "gfx803", "gfx900", "gfx1010"]
START = 0x2345678  # The kernel misplaces digits of numbers with more than 30 bits.
NUM_ITEMS = 64
NUM_STEPS = 256
PREFIX = bytes(range(1, 65))


def compress(block):
    """Returns the state of SHA-256 after one block (FIPS 180-4, section 6.2.2)."""
    primes = [n for n in range(2, 312) if all(n % d for d in range(2, n))]
    constants = [get_root_bits(p, 3) for p in primes[:64]]
    start = [get_root_bits(p, 2) for p in primes[:8]]
    rotate = lambda x, n: x >> n | x << (32 - n) & 0xFFFFFFFF
    w = list(struct.unpack(">16I", block))
    for t in range(16, 64):
        s0 = rotate(w[t - 15], 7) ^ rotate(w[t - 15], 18) ^ w[t - 15] >> 3
        s1 = rotate(w[t - 2], 17) ^ rotate(w[t - 2], 19) ^ w[t - 2] >> 10
        w.append((s1 + w[t - 7] + s0 + w[t - 16]) & 0xFFFFFFFF)
    a, b, c, d, e, f, g, h = start
    for constant, word in zip(constants, w):
        s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
        t1 = h + s1 + (e & f ^ ~e & g) + constant + word
        t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + (a & b ^ a & c ^ b & c)
        a, b, c, d, e, f, g, h = (t1 + t2) & 0xFFFFFFFF, a, b, c, (d + t1) & 0xFFFFFFFF, e, f, g
    return [(x + y) & 0xFFFFFFFF for x, y in zip(start, (a, b, c, d, e, f, g, h))]


def get_root_bits(prime, degree):
    """Returns the first 32 bits of the fraction of a square root or cube root."""
    scaled, root = prime << 32 * degree, 0
    for bit in range(40, -1, -1):
        if (root | 1 << bit) ** degree <= scaled:
            root |= 1 << bit
    return root & 0xFFFFFFFF


def make_hash(number):
    return hashlib.sha256(PREFIX + ("%o" % (1 << 54 | number)).encode()).digest()


def search(runner, folder, processor):
    binary = runner.compile(os.path.join(folder, "sha256.cl"), processor)
    state = struct.pack("<8I", *compress(PREFIX))
    arguments = ["zero:4", "zero:8", "zero:32", state, "u64:%d" % START, "u32:%d" % len(PREFIX)]
    arguments += ["u32:%d" % 0xFFF00000, "u32:0"]
    flag, number, words = runner.run(binary, arguments, [0, 1, 2], NUM_ITEMS, 64, "mine")
    winners = [n for n in range(START, START + NUM_ITEMS * NUM_STEPS) if not int.from_bytes(make_hash(n)[:4], "big") >> 20]
    require_equal("flag", struct.unpack("<I", flag)[0], int(bool(winners)))
    (found,) = struct.unpack("<Q", number)
    if found not in winners:
        raise Difference("%d is not one of %s" % (found, winners))
    require_equal("hash", struct.pack(">8I", *struct.unpack("<8I", words)), make_hash(found))


def find_cases(runner, folder):
    for processor in PROCESSORS:
        yield "SHA-256 for " + processor, functools.partial(search, runner, folder, processor)
