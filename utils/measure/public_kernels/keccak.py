# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The Keccak sponge of FIPS 202, also with the padding from before the standard."""

import hashlib
import struct

MASK = (1 << 64) - 1


def rotate(value, bits):
    return (value << bits | value >> (64 - bits)) & MASK if bits else value


def make_round_constants():
    """Returns the round constants from the shift register of FIPS 202, section 3.2.5."""
    constants, state = [], 1
    for _ in range(24):
        constant = 0
        for j in range(7):
            constant |= (state & 1) << ((1 << j) - 1)
            state = state << 1 ^ (0x171 if state & 0x80 else 0)
        constants.append(constant)
    return constants


ROUND_CONSTANTS = make_round_constants()


def permute(a):
    """Applies Keccak-f[1600] to 25 lanes, of which x + 5 * y has the coordinates x and y."""
    for constant in ROUND_CONSTANTS:
        columns = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
        mixed = [columns[x - 1] ^ rotate(columns[(x + 1) % 5], 1) for x in range(5)]
        a = [lane ^ mixed[i % 5] for i, lane in enumerate(a)]
        moved, x, y, lane = list(a), 1, 0, a[1]
        for t in range(24):  # rho and pi
            x, y = y, (2 * x + 3 * y) % 5
            lane, moved[x + 5 * y] = a[x + 5 * y], rotate(lane, (t + 1) * (t + 2) // 2 % 64)
        a = [moved[i] ^ (~moved[i // 5 * 5 + (i + 1) % 5] & moved[i // 5 * 5 + (i + 2) % 5]) for i in range(25)]
        a[0] ^= constant
    return a


def keccak(message, size, suffix=0x01):
    """Returns a hash of size bytes. suffix: the first byte of the padding; 6 gives SHA-3."""
    rate = 200 - 2 * size
    padded = bytearray(message + bytes([suffix]))
    padded += bytes(-len(padded) % rate)
    padded[-1] |= 0x80
    state = [0] * 25
    for start in range(0, len(padded), rate):
        block = struct.unpack_from("<%dQ" % (rate // 8), padded, start)
        state = permute([lane ^ word for lane, word in zip(state, block + (0,) * 25)])
    return struct.pack("<25Q", *state)[:size]


assert keccak(b"abc" * 99, 32, 6) == hashlib.sha3_256(b"abc" * 99).digest()
