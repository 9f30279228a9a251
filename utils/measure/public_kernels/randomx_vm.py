# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The virtual machine of RandomX (github:xmrig/xmrig).

The expected values come from the interpreter of github:tevador/RandomX on the host. The part of
the data set that a program chooses addresses in has one megabyte instead of two gigabytes.

The interpreter with fewer than 8 workers is left out: its work-items read what others have written
without a barrier. clang puts an older value there. With a barrier, the results are right.
"""

import functools
import os
import random
import re
import shutil
import struct

from public_kernels.runner import FOLDER as HERE
from public_kernels.runner import require_equal

REFERENCE = "RandomX"
FOLDER = "src/backend/opencl/cl/rx"
CONSTANTS = "randomx_constants_monero.h"
SOURCES = ["aes.cl", "blake2b.cl", "randomx_vm.cl", "randomx_jit.cl"]
VERSIONS = {"gfx803": 12, "gfx900": 14, "gfx1010": 15}  # The values of GCN_VERSION.
WORKERS = [8, 16]  # Work-items that execute a program.
NUM_PROGRAMS = 4  # One for each rounding mode.
NUM_ITERATIONS = 2048
BASE_SIZE = 1 << 20
BASE_MASK = 0x7FFFFFC0  # Selects an address in this part of the real data set.
EXTRA_SIZE = 33554368
SCRATCHPAD_SIZE = 2 << 20
STATE_SIZE = 2048
FLAGS_OFFSET = 0x30  # Offset of e_flags in an ELF header.
GFX1010_FLAGS = 0x33  # EF_AMDGPU_MACH_AMDGCN_GFX1010.
# Binary logarithms of the sizes of the scratchpad's parts and of the number of iterations.
PARAMETERS = 14 | 18 << 5 | 21 << 10 | 11 << 15
# Parts of a result of the reference.
PARTS = {
    "entropy": 128 + 256 * 8,
    "scratchpad before": SCRATCHPAD_SIZE,
    "mode before": 4,
    "registers": 256,
    "scratchpad": SCRATCHPAD_SIZE,
    "mode": 4,
}
REFERENCE_SOURCES = ["aes_hash.cpp", "soft_aes.cpp", "bytecode_machine.cpp", "instructions_portable.cpp"]
REFERENCE_SOURCES += ["vm_interpreted.cpp", "virtual_machine.cpp", "allocator.cpp", "virtual_memory.c"]
REFERENCE_SOURCES += ["reciprocal.c", "blake2/blake2b.c", "cpu.cpp"]


def read_changed(path, pattern, replacement):
    """Returns the text of a file with a changed place."""
    with open(path, encoding="utf-8") as f:
        text, count = re.subn(pattern, replacement, f.read())
    assert count == 1, path
    return text.encode()


def read_constants(path):
    name = "#define RANDOMX_DATASET_BASE_SIZE "
    return read_changed(path, name + r".*", name + str(BASE_SIZE))


@functools.lru_cache
def get_data_set(runner):
    return "file:" + runner.write(random.Random(9).randbytes(BASE_SIZE + EXTRA_SIZE))


def compile_reference(runner, folder):
    copy = runner.new_path("")
    shutil.copytree(os.path.join(folder, os.pardir, REFERENCE, "src"), copy)
    path = os.path.join(copy, "configuration.h")
    with open(path, "r+b") as f:
        constants = read_constants(path)
        f.truncate()
        f.write(constants)
    program = runner.new_path("")
    sources = [os.path.join(copy, source) for source in REFERENCE_SOURCES]
    sources.append(os.path.join(HERE, "randomx_reference.cpp"))
    runner.execute([runner.args.clang, "-O2", "-w", "-I" + copy, *sources, "-lstdc++", "-lm", "-o", program])
    return program


def split_result(content):
    parts = {}
    for name, size in PARTS.items():
        parts[name], content = content[:size], content[size:]
    return parts


@functools.lru_cache
def get_expected(runner, folder):
    """Returns the parts of each program's result."""
    program, path = compile_reference(runner, folder), runner.new_path(".out")
    seeds = [str(4 * 1000 * i + i) for i in range(NUM_PROGRAMS)]
    runner.execute([program, get_data_set(runner)[len("file:") :], path, *seeds])
    content, size = runner.read(path), sum(PARTS.values())
    return [split_result(content[i : i + size]) for i in range(0, len(content), size)]


def join(programs, part, padding=0):
    return b"".join(program[part] + bytes(padding) for program in programs)


@functools.lru_cache
def compile_kernels(runner, folder, processor, workers):
    path = os.path.abspath(os.path.join(folder, FOLDER))
    source = read_constants(os.path.join(path, CONSTANTS))
    source += "".join('#include "%s/%s"\n' % (path, name) for name in SOURCES).encode()
    options = ["-DWORKERS_PER_HASH=%d" % workers, "-DGCN_VERSION=%d" % VERSIONS[processor]]
    return runner.compile(runner.write(source, ".cl"), processor, options)


def require_results(programs, registers, modes, scratchpads):
    """registers: those of a program are at the start of an equal part."""
    size = len(registers) // len(programs)
    for i, program in enumerate(programs):
        require_equal("mode of program %d" % i, modes[4 * i : 4 * i + 4], program["mode"])
        require_equal("registers of program %d" % i, registers[size * i : size * i + 256], program["registers"])
        start = (SCRATCHPAD_SIZE + 64) * i
        require_equal("scratchpad of program %d" % i, scratchpads[start : start + SCRATCHPAD_SIZE], program["scratchpad"])


def run_interpreter(runner, folder, processor, workers):
    """Runs init_vm and execute_vm."""
    programs = get_expected(runner, folder)
    binary = compile_kernels(runner, folder, processor, workers)
    modes = join(programs, "mode before")
    arguments = [join(programs, "entropy"), "zero:%d" % (STATE_SIZE * NUM_PROGRAMS), modes, "u32:1"]
    (states,) = runner.run(binary, arguments, [1], 8 * NUM_PROGRAMS, 32, "init_vm")
    arguments = [states, modes, join(programs, "scratchpad before", 64), get_data_set(runner)]
    arguments += ["u32:%d" % value for value in [NUM_PROGRAMS, NUM_ITERATIONS, 1, 1]]
    width = 16 if workers == 16 else 8
    found = runner.run(binary, arguments, [0, 1, 2], width * NUM_PROGRAMS, 2 * width, "execute_vm")
    require_results(programs, *found)


def assemble_kernel(runner, path):
    source = read_changed(path + ".asm", r"\b%s\b" % hex(BASE_MASK), hex(BASE_SIZE - 64))
    binary = runner.new_path(".bin")
    runner.execute([runner.args.assembler, runner.write(source, ".asm"), "-o", binary])
    return binary


def get_assembled_kernel(runner, path):
    """Returns the binary that the repository has as an array. xmrig replaces its flags, too."""
    with open(path + ".h", encoding="utf-8") as f:
        array = re.search(r"\{([^}]*)\}", f.read())[1]
    binary = bytes(int(number, 0) for number in array.replace(",", " ").split())
    mask = struct.pack("<I", BASE_MASK)
    assert binary.count(mask) == 1, path
    binary = bytearray(binary.replace(mask, struct.pack("<I", BASE_SIZE - 64)))
    struct.pack_into("<I", binary, FLAGS_OFFSET, GFX1010_FLAGS)
    return runner.write(binary)


def get_run_kernel(runner, folder, processor):
    """The source for gfx1010 needs an assembler that puts literals into the long forms of short
    instructions. CLRX's assembler does not do so, nor does clrxasm."""
    path = os.path.join(folder, FOLDER, "randomx_run_" + processor)
    return (get_assembled_kernel if processor == "gfx1010" else assemble_kernel)(runner, path)


def change_modes(program):
    """Returns a result with the rounding modes of the register MODE."""
    modes = {name: struct.pack("<I", [0, 2, 1, 3][program[name][0]]) for name in ["mode before", "mode"]}
    return {**program, **modes}


def run_compiler(runner, folder, processor):
    """Runs randomx_jit and randomx_run, which calls the code that randomx_jit writes."""
    programs = [change_modes(program) for program in get_expected(runner, folder)]
    binary = compile_kernels(runner, folder, processor, WORKERS[-1])
    modes, count = join(programs, "mode before"), "u32:%d" % NUM_PROGRAMS
    sizes = ["zero:%d" % (size * NUM_PROGRAMS) for size in [256, 5120, 10048]]
    arguments = [join(programs, "entropy"), *sizes, count, modes, "u32:1"]
    registers, code = runner.run(binary, arguments, [1, 3], 32 * NUM_PROGRAMS, 64, "randomx_jit")
    binary = get_run_kernel(runner, folder, processor)
    scratchpads = join(programs, "scratchpad before", 64)
    arguments = [get_data_set(runner), scratchpads, registers, modes, code, count, "u32:%d" % PARAMETERS]
    width = 32 if processor == "gfx1010" else 64
    scratchpads, registers, modes = runner.run(
        binary, arguments, [1, 2, 3], width * NUM_PROGRAMS, width, "randomx_run", ["-code=4"]
    )
    require_results(programs, registers, modes, scratchpads)


def find_cases(runner, folder):
    for processor in VERSIONS:
        for workers in WORKERS:
            name = "interpreter with %d workers for %s" % (workers, processor)
            yield name, functools.partial(run_interpreter, runner, folder, processor, workers)
        yield "compiler for %s" % processor, functools.partial(run_compiler, runner, folder, processor)
