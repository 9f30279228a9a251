# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ethash for a small data set, from its specification.

The binaries were assembled by clrxasm (AMD CL2). The OpenCL C kernels are compiled here.

Those for gfx900, gfx901 and gfx906 take the number of the work-group from s8, but their
headers ask for ten SGPRs of user data, so that the number is in s10. Copies of them with
eight SGPRs of user data are executed.
"""

import functools
import glob
import os
import re
import struct

from public_kernels.keccak import keccak
from public_kernels.runner import require_equal

REPOSITORY = "ethminer"
KERNELS = "libethash-cl/kernels"
PROCESSORS = ["gfx704", "gfx803", "gfx900", "gfx906", "gfx1010"]
MAX_OUTPUTS = 4
CACHE_SIZE = 61  # Number of nodes of 64 bytes; a prime number, as in real epochs.
NUM_PAGES = 127  # Number of pages of 128 bytes in the data set; a prime number, too.
ACCESSES = 64
# The start of amd_kernel_code_t: version 1.x, machine kind 1. Its properties have a bit for the
# start of flat scratch memory in the user data.
AMD_KERNEL_CODE = rb"\x01\0\0\0[\0-\x02]\0\0\0\x01\0"
FLAT_SCRATCH_INIT = 1 << 5
HEADER = bytes(range(100, 132))
FIRST_NONCE = 0xFEDCBA98FFFFFFE0  # The lower half overflows in some work-items.


def fnv(a, b):
    return (a * 0x01000193 ^ b) & 0xFFFFFFFF


def words_of(content):
    return list(struct.unpack("<%dI" % (len(content) // 4), content))


def bytes_of(words):
    return struct.pack("<%dI" % len(words), *words)


@functools.lru_cache
def make_cache():
    """Returns the nodes as words."""
    nodes = [keccak(b"seed", 64)]
    while len(nodes) < CACHE_SIZE:
        nodes.append(keccak(nodes[-1], 64))
    for _ in range(3):
        for i in range(CACHE_SIZE):
            other = nodes[words_of(nodes[i])[0] % CACHE_SIZE]
            nodes[i] = keccak(bytes(a ^ b for a, b in zip(nodes[i - 1], other)), 64)
    return [words_of(node) for node in nodes]


@functools.lru_cache
def make_data_set():
    """Returns the nodes as bytes."""
    return [make_node(i) for i in range(2 * NUM_PAGES)]


def make_node(i):
    cache = make_cache()
    mix = list(cache[i % CACHE_SIZE])
    mix[0] ^= i
    mix = words_of(keccak(bytes_of(mix), 64))
    for j in range(256):
        parent = cache[fnv(i ^ j, mix[j % 16]) % CACHE_SIZE]
        mix = [fnv(a, b) for a, b in zip(mix, parent)]
    return keccak(bytes_of(mix), 64)


def make_halves():
    """Returns the pages with even and with odd numbers."""
    nodes = make_data_set()
    pages = [nodes[2 * i] + nodes[2 * i + 1] for i in range(NUM_PAGES)]
    return b"".join(pages[0::2]), b"".join(pages[1::2])


@functools.lru_cache
def get_hash(nonce):
    """Returns the number that is compared with the target, and the mix."""
    nodes = make_data_set()
    seed = keccak(HEADER + struct.pack("<Q", nonce % (1 << 64)), 64)
    first = words_of(seed)[0]
    mix = words_of(seed + seed)
    for i in range(ACCESSES):
        page = fnv(i ^ first, mix[i % 32]) % NUM_PAGES
        mix = [fnv(a, b) for a, b in zip(mix, words_of(nodes[2 * page] + nodes[2 * page + 1]))]
    short = [fnv(fnv(fnv(*mix[i : i + 2]), mix[i + 2]), mix[i + 3]) for i in range(0, 32, 4)]
    result = keccak(seed + bytes_of(short), 32)
    return struct.unpack(">Q", result[:8])[0], bytes_of(short)


def search(runner, binary, size, has_exit):
    """Runs two work-groups for each start. The target lets three nonces pass, and the first one
    alone if the kernel stops after that."""
    count = 2 * size
    for start in range(FIRST_NONCE, FIRST_NONCE + 2 * count, count):
        hashes = {i: get_hash(start + i) for i in range(count)}
        ordered = sorted(hashes, key=lambda i: hashes[i])
        winners = ordered[: 1 if has_exit else 3]
        target = hashes[winners[-1]][0] + 1  # The assembled kernels take smaller numbers only.
        even, odd = make_halves()
        arguments = ["zero:%d" % (64 * MAX_OUTPUTS + 12), HEADER, even, odd]
        arguments += ["u32:%d" % NUM_PAGES, "u64:%d" % (start % (1 << 64)), "u64:%d" % target]
        (output,) = runner.run(binary, arguments, [0], count, size, "search")
        check_output(output, winners, hashes, has_exit)


def set_user_data(content):
    """Returns a binary whose kernels have eight SGPRs of user data."""
    content = bytearray(content)
    for header in re.finditer(AMD_KERNEL_CODE, bytes(content)):
        resources, properties = struct.unpack_from("<II", content, header.start() + 0x34)
        resources = resources & ~(31 << 1) | 8 << 1
        struct.pack_into("<II", content, header.start() + 0x34, resources, properties & ~FLAT_SCRATCH_INIT)
    return content


def search_binary(runner, path, size, has_exit):
    if "_gfx90" in path:
        path = runner.write(set_user_data(runner.read(path)))
    search(runner, path, size, has_exit)


def check_output(output, winners, hashes, has_exit):
    """has_exit: the kernel adds to the number of results a register that an atomic in flight may
    overwrite. So the number depends on time, but the first result does not."""
    count = 1 if has_exit else struct.unpack_from("<I", output, 64 * MAX_OUTPUTS)[0]
    found = {}
    for slot in range(min(count, MAX_OUTPUTS)):
        found[struct.unpack_from("<I", output, 64 * slot)[0]] = output[64 * slot + 4 : 64 * slot + 36]
    require_equal("nonces", sorted(found), sorted(winners))
    for i in winners:
        require_equal("mix of nonce %d" % i, found[i], hashes[i][1])


def generate(runner, binary, size):
    sizes = [len(half) + 128 for half in make_halves()]
    cache = b"".join(bytes_of(node) for node in make_cache())
    arguments = ["u32:0", cache, "zero:%d" % sizes[0], "zero:%d" % sizes[1], "u32:%d" % CACHE_SIZE]
    count = (2 * NUM_PAGES + size - 1) // size * size
    halves = runner.run(binary, arguments, [2, 3], count, size, "GenerateDAG")
    for expected, half in zip(make_halves(), halves):
        require_equal("data set", half[: len(expected)], expected)


def compile_kernels(runner, folder, processor, size):
    values = {"WORKSIZE": size, "ACCESSES": ACCESSES, "MAX_OUTPUTS": MAX_OUTPUTS, "PLATFORM": 1, "COMPUTE": 0}
    options = ["-D%s=%d" % pair for pair in values.items()]
    return runner.compile(os.path.join(folder, KERNELS, "cl/ethash.cl"), processor, options)


def find_cases(runner, folder):
    for path in sorted(glob.glob(os.path.join(folder, KERNELS, "bin/*.bin"))):
        name = os.path.basename(path)
        size = int(name.split("lws")[1].split("_")[0].split(".")[0])
        yield name, functools.partial(search_binary, runner, path, size, "exit" in name)
    for processor in PROCESSORS:
        for function in (generate, lambda *parts: search(*parts, False)):
            name = "%s for %s" % ("GenerateDAG" if function is generate else "search", processor)
            yield name, functools.partial(run_compiled, runner, folder, processor, function)


def run_compiled(runner, folder, processor, function):
    function(runner, compile_kernels(runner, folder, processor, 64), 64)
