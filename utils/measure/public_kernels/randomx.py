# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The hash functions of RandomX (github:xmrig/xmrig).

The expected values are BLAKE2b of Python's hashlib, and AES rounds from FIPS 197 with the keys
of RandomX's specification. The initial hash of more than two blocks is left out: clang moves a
write behind the end of an array in front of the condition that prevents it, and the write destroys
another register.

randomx_vm.py checks the virtual machine.
"""

import functools
import hashlib
import os
import random
import struct

from public_kernels import randomx_vm
from public_kernels.runner import require_equal

REPOSITORY = "xmrig"
FOLDER = "src/backend/opencl/cl/rx"
PROCESSORS = ["gfx803", "gfx900"]
SCRATCHPAD_SIZE = 2 << 20
ENTROPY_SIZE = 128 + 256 * 8
NUM_HASHES = 64
NONCE = 39  # Offset of the nonce in a block.
# Four work-items share a state of AES. A work-group must be full, because all of its work-items
# copy a part of the table.
NUM_STATES = 16
CHECKED_STATES = [0, NUM_STATES - 1]
VERSION = 104
SOURCE = '#include "%s/randomx_constants_monero.h"\n#include "%s/aes.cl"\n#include "%s/blake2b.cl"\n'


def multiply(a, b):
    """Multiplies in the field of AES."""
    result = 0
    while b:
        result ^= a if b & 1 else 0
        a = a << 1 ^ (0x11B if a & 0x80 else 0)
        b >>= 1
    return result


def make_s_box():
    box = []
    for value in range(256):
        inverse = next((i for i in range(256) if multiply(value, i) == 1), 0)
        bits = inverse
        for turn in range(1, 5):
            bits ^= (inverse << turn | inverse >> (8 - turn)) & 255
        box.append(bits ^ 0x63)
    return box


def make_tables(box, factors):
    """Returns for each row of a column what its byte adds to the mixed column."""
    column = lambda value, row: sum(multiply(value, factors[(i - row) % 4]) << 8 * i for i in range(4))
    return [[column(value, row) for value in box] for row in range(4)]


S_BOX = make_s_box()
ENCRYPT = make_tables(S_BOX, [2, 1, 1, 3]), 1
DECRYPT = make_tables([S_BOX.index(i) for i in range(256)], [14, 9, 13, 11]), -1


def run_round(state, key, direction):
    """Substitutes bytes, shifts rows, mixes columns and adds the key. A state has four columns."""
    tables, step = direction
    columns = []
    for i in range(4):
        word = key[i]
        for row in range(4):
            word ^= tables[row][state[(i + step * row) % 4] >> 8 * row & 255]
        columns.append(word)
    return columns


def get_words(text, size=64):
    return split(hashlib.blake2b(text.encode(), digest_size=size).digest())


def split(content):
    """Returns groups of four words."""
    return [list(struct.unpack_from("<4I", content, i)) for i in range(0, len(content), 16)]


def join(groups):
    return b"".join(struct.pack("<4I", *group) for group in groups)


def fill(seed, size, keys):
    """Returns the output of a generator and its last state. keys: those of each column."""
    state, output = split(seed), []
    while 16 * len(output) < size:
        for i, column_keys in enumerate(keys):
            for key in column_keys:
                state[i] = run_round(state[i], key, ENCRYPT if i % 2 else DECRYPT)
        output += [list(group) for group in state]
    return join(output), join(state)


def get_aes_hash(content):
    """Returns AesHash1R."""
    state = get_words("RandomX AesHash1R state")
    keys = get_words("RandomX AesHash1R xkeys", 32)
    groups = split(content)
    for start in range(0, len(groups), 4):
        state = [run_round(state[i], groups[start + i], DECRYPT if i % 2 else ENCRYPT) for i in range(4)]
    for key in keys:
        state = [run_round(state[i], key, DECRYPT if i % 2 else ENCRYPT) for i in range(4)]
    return join(state)


@functools.lru_cache
def compile_kernels(runner, folder, processor):
    path = os.path.abspath(os.path.join(folder, FOLDER))
    source = runner.write((SOURCE % (path, path, path)).encode(), ".cl")
    return runner.compile(source, processor)


def run_initial_hash(runner, folder, processor, kernel, size):
    binary = compile_kernels(runner, folder, processor)
    template = bytearray(random.Random(size).randbytes(size))
    template[NONCE : NONCE + 4] = bytes(4)
    arguments = ["zero:%d" % (64 * NUM_HASHES), bytes(template.ljust(384, b"\0")), "u32:%d" % size, "u32:70000"]
    (found,) = runner.run(binary, arguments, [0], NUM_HASHES, 64, kernel)
    expected = b""
    for i in range(NUM_HASHES):
        template[NONCE : NONCE + 4] = struct.pack("<I", 70000 + i)
        expected += hashlib.blake2b(template).digest()
    require_equal("hashes", found, expected)


def run_register_hash(runner, folder, processor, size):
    binary = compile_kernels(runner, folder, processor)
    registers = random.Random(6).randbytes(256 * NUM_HASHES)
    arguments = ["zero:%d" % (size * NUM_HASHES), registers, "u32:256"]
    (found,) = runner.run(binary, arguments, [0], NUM_HASHES, 64, "blake2b_hash_registers_%d" % size)
    parts = [registers[i : i + 256] for i in range(0, len(registers), 256)]
    require_equal("hashes", found, b"".join(hashlib.blake2b(p, digest_size=size).digest() for p in parts))


def run_fill(runner, folder, processor, kernel, size, stride, keys):
    binary = compile_kernels(runner, folder, processor)
    seeds = random.Random(7).randbytes(64 * NUM_STATES)
    arguments = [seeds, "zero:%d" % (stride * NUM_STATES), "u32:%d" % NUM_STATES, "u32:%d" % VERSION]
    states, output = runner.run(binary, arguments, [0, 1], 4 * NUM_STATES, 64, kernel)
    for i in CHECKED_STATES:
        expected = fill(seeds[64 * i : 64 * i + 64], size, keys)
        require_equal("output %d" % i, output[stride * i : stride * i + size], expected[0])
        require_equal("state %d" % i, states[64 * i : 64 * i + 64], expected[1])


def run_aes_hash(runner, folder, processor):
    binary = compile_kernels(runner, folder, processor)
    size = SCRATCHPAD_SIZE + 64
    content = random.Random(8).randbytes(size * NUM_STATES)
    arguments = [content, "zero:%d" % (256 * NUM_STATES), "u32:192", "u32:256", "u32:%d" % NUM_STATES]
    (output,) = runner.run(binary, arguments, [1], 4 * NUM_STATES, 64, "hashAes1Rx4")
    for i in CHECKED_STATES:
        expected = get_aes_hash(content[size * i : size * i + SCRATCHPAD_SIZE])
        require_equal("hash %d" % i, output[256 * i + 192 : 256 * i + 256], expected)


def find_cases(runner, folder):
    one_round = [[key] for key in get_words("RandomX AesGenerator1R keys")]
    four_rounds = get_words("RandomX AesGenerator4R keys 0-3"), get_words("RandomX AesGenerator4R keys 4-7")
    cases = {
        "initial hash of 1 block": (run_initial_hash, "blake2b_initial_hash", 76),
        "initial hash of 2 blocks": (run_initial_hash, "blake2b_initial_hash_double", 203),
        "hash of registers, 32 bytes": (run_register_hash, 32),
        "hash of registers, 64 bytes": (run_register_hash, 64),
        "scratchpad": (run_fill, "fillAes1Rx4_scratchpad", SCRATCHPAD_SIZE, SCRATCHPAD_SIZE + 64, one_round),
        "entropy": (run_fill, "fillAes4Rx4_entropy", ENTROPY_SIZE, ENTROPY_SIZE, [four_rounds[i // 2] for i in range(4)]),
        "hash of the scratchpad": (run_aes_hash,),
    }
    for processor in PROCESSORS:
        for name, (function, *values) in cases.items():
            yield "%s for %s" % (name, processor), functools.partial(function, runner, folder, processor, *values)
    yield from randomx_vm.find_cases(runner, folder)
