# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keccak-256 of ERADICATE2 (github:johguse/ERADICATE2).

Its kernel prints only the best addresses, so a kernel of our own calls its function.
"""

import functools
import os
import random

from public_kernels.keccak import keccak
from public_kernels.runner import require_equal

REPOSITORY = "ERADICATE2"
PROCESSORS = ["gfx704", "gfx803", "gfx900", "gfx1010"]
NUM_MESSAGES = 64
STATE_SIZE = 200

# The function adds the last bit of the padding.
KERNEL = """
#include "%s"
__kernel void hash(__global ethhash *states) {
  ethhash h = states[get_global_id(0)];
  sha3_keccakf(&h);
  states[get_global_id(0)] = h;
}
"""


def run_keccak(runner, folder, processor):
    source = runner.write((KERNEL % os.path.abspath(os.path.join(folder, "keccak.cl"))).encode(), ".cl")
    binary = runner.compile(source, processor)
    rng = random.Random(2)
    messages = [rng.randbytes(rng.randrange(135)) for _ in range(NUM_MESSAGES)]
    states = b"".join((message + b"\1").ljust(STATE_SIZE, b"\0") for message in messages)
    (output,) = runner.run(binary, [states], [0], NUM_MESSAGES, 64, "hash")
    for i, message in enumerate(messages):
        require_equal("hash of %d bytes" % len(message), output[STATE_SIZE * i :][:32], keccak(message, 32))


def find_cases(runner, folder):
    for processor in PROCESSORS:
        yield "Keccak for " + processor, functools.partial(run_keccak, runner, folder, processor)
