# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""MD5, SHA-1, SHA-256 and SHA-512 of opencl_brute (github:bkerler/opencl_brute).

The kernel of SHA-1 is wrong, on the host too, where the length does not fit into the block
of the last byte. Such messages are left out.
"""

import functools
import hashlib
import os
import random
import struct

from public_kernels.runner import require_equal

REPOSITORY = "opencl_brute"
FOLDER = "Library/worker/generic"
PROCESSORS = ["gfx803", "gfx900", "gfx1010"]
NUM_MESSAGES = 64
MAX_LENGTH = 512  # The padding, which the kernel adds, included.

# Size of a word and of a block, in bytes, for each file.
HASHES = {"md5": (4, 64), "sha1": (4, 64), "sha256": (4, 64), "sha512": (8, 128)}


def make_source(folder, name):
    """Returns the text of a kernel, with the values that its template asks for."""
    with open(os.path.join(folder, FOLDER, "buffer_structs_template.cl")) as template:
        with open(os.path.join(folder, FOLDER, name + ".cl")) as kernel:
            text = template.read() + kernel.read()
    word, block = HASHES[name]
    size = hashlib.new(name).digest_size
    text = text.replace("<word_size>", str(word)).replace("#define DEBUG 1", "#define DEBUG 0")
    text = text.replace("<hashBlockSize_bits>", str(8 * block)).replace("<hashDigestSize_bits>", str(8 * size))
    text = text.replace("<inBufferSize_bytes>", str(MAX_LENGTH)).replace("<outBufferSize_bytes>", str(size))
    for buffer in ("pwd", "salt", "ct"):
        text = text.replace("<%sBufferSize_bytes>" % buffer, "64")
    return text.encode()


def make_messages():
    """Returns messages of all lengths up to 160 bytes where padding changes, and longer ones."""
    rng = random.Random(1)
    lengths = [0, 1, 3, 4, 54, 55, 56, 57, 63, 64, 65, 110, 111, 112, 113, 127, 128, 129, 256, 300]
    lengths += [rng.randrange(MAX_LENGTH - 128) for _ in range(NUM_MESSAGES - len(lengths))]
    return [rng.randbytes(length) for length in lengths]


def run_hash(runner, folder, name, processor):
    source = runner.write(make_source(folder, name), ".cl")
    binary = runner.compile(source, processor)
    length = struct.Struct("<I" if HASHES[name][0] == 4 else "<Q")
    messages = [m for m in make_messages() if name != "sha1" or len(m) % 64 < 56]
    content = b"".join(length.pack(len(m)) + m.ljust(MAX_LENGTH, b"\0") for m in messages)
    size = hashlib.new(name).digest_size
    arguments = [content, "zero:%d" % (size * len(messages))]
    (output,) = runner.run(binary, arguments, [1], len(messages), 64, "hash_main")
    for i, message in enumerate(messages):
        found = output[i * size : (i + 1) * size]
        require_equal("%s of %d bytes" % (name, len(message)), found, hashlib.new(name, message).digest())


def find_cases(runner, folder):
    for name in HASHES:
        for processor in PROCESSORS:
            case = functools.partial(run_hash, runner, folder, name, processor)
            yield "%s for %s" % (name, processor), case
