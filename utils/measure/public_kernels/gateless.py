# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The Ethash kernels of GatelessGateSharp in CLRX assembly.

Each is run as it was written, and with automatic waits in place of its waits and wait states.
Then it must not be longer.
"""

import functools
import glob
import os
import re
import shutil
import struct

from public_kernels import ethash
from public_kernels.runner import Difference, require_equal

REPOSITORY = "GatelessGateSharp"
KERNELS = "GatelessGateSharp/AssemblyKernels"
DEVICES = {"GCN3": "ellesmere", "GCN5": "gfx900"}
WAIT = re.compile(r"^\s*s_(waitcnt|nop)\b.*\n", re.M)
MAX_OUTPUTS = 255


def assemble(runner, folder, name, options):
    """Returns the path of the binary of one source in the folder."""
    binary = runner.new_path(".bin")
    runner.execute([runner.args.assembler, "-g", DEVICES[name[:4]], "-w", "-I", folder, *options, "-o", binary, os.path.join(folder, name)])
    return binary


def assemble_without_waits(runner, folder, name):
    copies = runner.new_path("")
    shutil.copytree(folder, copies)
    for path in glob.glob(os.path.join(copies, "*.isa")):
        with open(path) as file:
            text = file.read()
        with open(path, "w") as file:
            file.write(WAIT.sub("", text))
    return assemble(runner, copies, name, ["--autoWaits"])


def make_binary(runner, folder, name, has_waits):
    original = assemble(runner, folder, name, [])
    if has_waits:
        return original
    binary = assemble_without_waits(runner, folder, name)
    longer = os.path.getsize(binary) - os.path.getsize(original)
    if longer > 0:
        raise Difference("%d bytes longer with automatic waits" % longer)
    return binary


def search(runner, folder, name, has_waits):
    """Runs two work-groups. The target lets three nonces pass."""
    size = int(re.search("LWS([0-9]+)", name)[1])
    start = ethash.FIRST_NONCE
    hashes = {i: ethash.get_hash(start + i) for i in range(2 * size)}
    winners = sorted(hashes, key=lambda i: hashes[i])[:3]
    arguments = ["zero:%d" % (4 * MAX_OUTPUTS + 4), ethash.HEADER, b"".join(ethash.make_data_set())]
    arguments += ["u32:%d" % ethash.NUM_PAGES, "u64:%d" % start, "u64:%d" % (hashes[winners[-1]][0] + 1)]
    arguments += ["u32:0xffffffff", "u32:1"]
    binary = make_binary(runner, folder, name, has_waits)
    (output,) = runner.run(binary, arguments, [0], 2 * size, size, "search")
    (count,) = struct.unpack_from("<I", output, 4 * MAX_OUTPUTS)
    found = struct.unpack_from("<%dI" % min(count, MAX_OUTPUTS), output)
    require_equal("nonces", sorted(found), sorted(winners))


def generate(runner, folder, name, has_waits):
    size = int(re.search("LWS([0-9]+)", name)[1])
    nodes = b"".join(ethash.make_data_set())
    cache = b"".join(ethash.bytes_of(node) for node in ethash.make_cache())
    count = (2 * ethash.NUM_PAGES + size - 1) // size * size
    arguments = ["u32:0", cache, "zero:%d" % (64 * count), "u32:%d" % ethash.CACHE_SIZE, "u32:0xffffffff"]
    binary = make_binary(runner, folder, name, has_waits)
    (output,) = runner.run(binary, arguments, [2], count, size, "GenerateDAG")
    require_equal("data set", output[: len(nodes)], nodes)


def find_cases(runner, folder):
    folder = os.path.join(folder, KERNELS)
    for path in sorted(glob.glob(os.path.join(folder, "*_LWS*.isa"))):
        for function in search, generate:
            for has_waits in True, False:
                name = os.path.basename(path)
                text = "%s, %s, %s" % (name, function.__name__, "as written" if has_waits else "automatic waits")
                yield text, functools.partial(function, runner, folder, name, has_waits)
