#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the register allocation with code that clang compiles.

Compiles OpenCL C for GPUs of several generations at several levels of
optimisation, and links it. Then disassembles the code of each kernel, and replaces
all SGPRs by one large variable and all VGPRs by another. Each part of a variable
is allocated separately. Copies before the code give values to the registers that
are set at the start and read later. Kernels with calls, or with words that are no
instructions, are skipped.

The allocated code must have the same instructions except for the numbers of
registers, no two values may share a register (utils/fuzz/allocation/regalloc_checker.py), and
clrx-mc must report as many live registers as are live in the compiled code.

Prints the number of registers that are used, live at most, and needed at least,
and the number that clang uses; with --list, the kernels that use over 5 % more
registers than are live. The exit status is 0 if there is no error and the excess
is within the limit.

    measure-allocation.py [options] FILE.cl...
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fuzz", "allocation"))
from disassembly import REGISTERS, Code, accesses_of, arch_mask, registers_of
from elf64 import Elf
from regalloc_allocation import WrongAllocation, parse_figures
from regalloc_checker import Accesses, alive_behind, check_allocation, find_alive

# With XNACK off, scalar loads may overwrite their address.
GPUS = ["gfx600", "gfx803", "gfx900:xnack-", "gfx1010:xnack-"]
LEVELS = ["-O1", "-O2", "-O3"]
CLANG_OPTIONS = ["-w", "-x", "cl", "-c", "-nogpulib", "--target=amdgcn-amd-amdhsa", "-mcode-object-version=5"]
CALLS = {"s_swappc_b64", "s_setpc_b64", "s_getpc_b64", "s_call_b64"}
# Kernels with a larger excess over the live registers are listed.
LISTED_EXCESS = 0.05

SOURCE = """\
.rocm
.gpu {processor}
.codeobject 5
.llvm10binfmt
.target "amdgcn-amd-amdhsa--{gpu}"
.regalloc on
.regvar SX:s:104, VX:v:256
.kernel k
.config
.text
k:
{copies}{code}"""

# Register counts of a kernel. kind: S or V; used, alive, needed: as in --stats;
# compiled: the registers that clang uses.
Figures = collections.namedtuple("Figures", "name kind used alive needed compiled")
# data: the code; at_start: (kind, number) of the registers that are set.
Kernel = collections.namedtuple("Kernel", "name data at_start")


def run(*command):
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True)


class Assembler:
    """clrx-mc for one GPU. gpu: its name with features; folder: for temporary files."""

    def __init__(self, program, folder, gpu):
        self.program, self.folder, self.gpu = program, folder, gpu
        self.processor = gpu.split(":")[0]
        self.arches = arch_mask(self.processor)

    def _read_raw(self, data, option):
        path = self.folder / "code"
        path.write_bytes(data)
        return run(self.program, option, "--format=rawcode", "--mcpu=" + self.processor, path).stdout

    def disassemble(self, data):
        return self._read_raw(data, "--disassemble")

    def report(self, data):
        return json.loads(self._read_raw(data, "--report=json"))["kernels"][0]

    def allocate(self, copies, code):
        """Returns the allocated code, and the figures by kind."""
        source, output = self.folder / "source.s", self.folder / "output"
        source.write_text(SOURCE.format(processor=self.processor, gpu=self.gpu, copies=copies, code=code))
        command = [self.program, "-filetype=obj", "--stats", "-Wno-all", "--no-warn", source, "-o", output]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise WrongAllocation("".join(done.stderr.splitlines()[:1]) or "clrx-mc ends with %d" % done.returncode)
        return Elf(output.read_bytes()).content(".text"), parse_figures(done.stderr)


def with_variables(code):
    """Returns the text with parts of SX and VX instead of registers."""

    def part(match):
        kind, single, first, last = match.groups()
        return "%sX[%s]" % (kind.upper(), single or (first + ":" + last if last else first))

    return REGISTERS.sub(part, code)


def shape(code, start=0):
    """Returns the instructions from start on. Only the number of registers of each operand is kept."""
    labels = {name: "to %d" % (number - start) for name, number in code.labels.items()}

    def convert(operand):
        if operand in labels:
            return labels[operand]
        return REGISTERS.sub(lambda m: m[1] + str(len(registers_of(m[0]))), operand)

    return [(inst.name, *map(convert, inst.operands), inst.rest) for inst in code.insts[start:]]


def read_alive(code, accesses):
    """Returns the registers that are live before each instruction."""
    plain = [Accesses(*({key: None for key in keys} for keys in pair)) for pair in accesses]
    return find_alive(plain, code.successors())


def check_liveness(code, accesses, alive, report):
    """Raises an error if clrx-mc reports another number of live registers."""
    behind = [alive_behind(alive, following) for following in code.successors()]
    for kind, name in ("s", "sgprs"), ("v", "vgprs"):
        sets = alive + [live | set(writes) for live, (_, writes) in zip(behind, accesses)]
        most = max(sum(k == kind for k, _ in live) for live in sets)
        reported = report["live"][name]["count"]
        if most != reported:
            raise WrongAllocation("%d %s are alive, clrx-mc reports %d" % (most, name, reported))


def find_places(keys, registers):
    """Maps keys to the registers that an instruction reads or writes."""
    places = dict(zip(keys, registers))
    for key, register in zip(keys, registers):
        if places[key] != register:
            raise WrongAllocation("%s%d is in two registers at once" % key)
    return places


def check_result(assembler, code, accesses, copied, data):
    """Raises an error if data is not the same program as code with the copies in front."""
    result = Code(assembler.disassemble(data))
    start = len(copied)
    if shape(result, start) != shape(code):
        raise WrongAllocation("the instructions are others")
    found = [accesses_of(inst, assembler.arches) for inst in result.insts]
    at_start = {("start of " + kind, n): {(kind, n)} for kind, n in copied}
    checked = [
        Accesses({("start of " + kind, n): (kind, n)}, {(kind, n): writes[0]})
        for (kind, n), (_, writes) in zip(copied, found)
    ]
    checked += [
        Accesses(find_places(reads, new_reads), find_places(writes, new_writes))
        for (reads, writes), (new_reads, new_writes) in zip(accesses, found[start:])
    ]
    check_allocation(checked, result.successors(), at_start)


def measure(assembler, name, kernel):
    """Returns the figures, or None if the kernel is skipped."""
    text = assembler.disassemble(kernel.data)
    code = Code(text)
    names = {inst.name for inst in code.insts}
    if names & CALLS or any(mnemonic.startswith(".") for mnemonic in names):
        return None
    accesses = [accesses_of(inst, assembler.arches) for inst in code.insts]
    alive = read_alive(code, accesses)
    check_liveness(code, accesses, alive, assembler.report(kernel.data))
    copied = sorted(alive[0] & kernel.at_start)
    copies = "".join("%s_mov_b32 %sX[%d], %s%d\n" % (k, k.upper(), n, k, n) for k, n in copied)
    body = text[text.index(".text\n") + len(".text\n") :]
    result, figures = assembler.allocate(copies, with_variables(body))
    check_result(assembler, code, accesses, copied, result)
    registers = {register for pair in accesses for keys in pair for register in keys}
    highest = {kind: max((n for k, n in registers if k == kind.lower()), default=-1) for kind in figures}
    return [Figures(name, kind, *three, highest[kind] + 1) for kind, three in figures.items()]


def set_registers(descriptor):
    """Returns the registers that have a value at the start, from COMPUTE_PGM_RSRC2:
    user SGPRs, SGPRs of work-groups and scratch, and VGPRs of work-items."""
    (rsrc2,) = struct.unpack_from("<I", descriptor, 52)
    num_sgprs = (rsrc2 >> 1 & 31) + (rsrc2 & 1) + (rsrc2 >> 7 & 15).bit_count()
    num_vgprs = 1 + (rsrc2 >> 11 & 3)
    return {("s", n) for n in range(num_sgprs)} | {("v", n) for n in range(num_vgprs)}


def compile_kernels(args, folder, source, gpu, level):
    """Returns the kernels, or None if clang cannot compile the source."""
    # OpenCL 2.0 uses generic addresses, which gfx600 does not support.
    options = ["-cl-std=CL1.2" if gpu == "gfx600" else "-cl-std=CL2.0", level, "-mcpu=" + gpu]
    options += ["-mwavefrontsize64"] if gpu.startswith("gfx10") else []
    object_file, linked = folder / "k.o", folder / "k.so"
    command = [args.clang, *CLANG_OPTIONS, *options, source, "-o", object_file]
    if subprocess.run(command, stderr=subprocess.DEVNULL).returncode:
        return None
    run(args.lld, "-shared", "--unresolved-symbols=ignore-all", object_file, "-o", linked)
    elf = Elf(linked.read_bytes())
    contents = {}
    for symbol in elf.symbols():
        if symbol.section < len(elf.sections):
            section = elf.sections[symbol.section]
            start = symbol.value - section.address
            contents[symbol.name] = section.content[start : start + symbol.size]
    names = [name.removesuffix(".kd") for name in contents if name.endswith(".kd")]
    return [Kernel(name, contents[name], set_registers(contents[name + ".kd"])) for name in names]


def measure_source(args, source, gpu, level):
    """Maps kernel names to figures, None, or an error message. Returns None if clang cannot compile the source."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        kernels = compile_kernels(args, folder, source, gpu, level)
        if kernels is None:
            return None
        results = {}
        assembler = Assembler(args.clrx_mc, folder, gpu)
        for kernel in kernels:
            name = "%s: %s %s %s" % (source, kernel.name, gpu, level)
            try:
                results[name] = measure(assembler, name, kernel)
            except WrongAllocation as error:
                results[name] = error
        return results


def print_figures(kind, rows, is_listed):
    """Prints the figures of one kind of registers. Returns the excess of used over live registers, in %."""
    used, alive, needed, compiled = (sum(getattr(row, field) for row in rows) for field in Figures._fields[2:])
    over = [row for row in rows if row.used > row.alive * (1 + LISTED_EXCESS)]
    excess = 100 * (used / alive - 1) if alive else 0
    text = "%sGPRs: %d kernels; %d used, %d alive at most, %.2f %% more; %d needed at least, clang %d; above %g %%: %d"
    print(text % (kind, len(rows), used, alive, excess, needed, compiled, 100 * LISTED_EXCESS, len(over)))
    for row in over if is_listed else []:
        print("  %s: %d used, %d alive, %d needed, clang %d" % (row.name, row.used, row.alive, row.needed, row.compiled))
    return excess


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    parser.add_argument("--clrx-mc", default="clrx-mc")
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--lld", default="ld.lld-22")
    parser.add_argument("--gpu", action="append", help="GPU to measure (default: all); may be repeated")
    parser.add_argument("--level", action="append", help="level such as -O2 (default: all); may be repeated")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--max-excess", type=float, default=5, help="largest excess of used over live registers, in %%"
    )
    parser.add_argument("--list", action="store_true", help="list the kernels with over 5 %% more registers than are live")
    return parser.parse_args()


def measure_all(args):
    """Yields pairs of a kernel's name and its result, as in measure_source()."""
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        runs = {
            (source, gpu, level): pool.submit(measure_source, args, source, gpu, level)
            for source in args.files
            for gpu in args.gpu or GPUS
            for level in args.level or LEVELS
        }
        for what, future in runs.items():
            results = future.result()
            if results is None:
                print("%s: clang cannot compile it for %s with %s" % what)
                continue
            yield from results.items()


def main():
    args = parse_arguments()
    rows = {"S": [], "V": []}
    counts = collections.Counter()
    for name, result in measure_all(args):
        if isinstance(result, WrongAllocation):
            counts["wrong"] += 1
            print("%s: %s" % (name, result))
            continue
        counts["left out" if result is None else "measured"] += 1
        for figures in result or []:
            rows[figures.kind].append(figures)
    excess = max(print_figures(kind, found, args.list) for kind, found in rows.items())
    print("%d kernels measured, %d left out, %d wrong" % (counts["measured"], counts["left out"], counts["wrong"]))
    return 1 if counts["wrong"] or excess > args.max_excess else 0


if __name__ == "__main__":
    sys.exit(main())
