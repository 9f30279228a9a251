#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the simulator with the constants that LLVM folds.

LLVM computes operations on constants at compile time: amdgcn intrinsics, and
instructions of its own. Each row of ROWS is such an operation and the instruction
that computes it. The script makes random operands, lets opt fold the operations,
and lets clrx-run execute one raw program with all instructions, in which each lane
has other operands. MODE keeps all denormals, as LLVM's folding does.

Two NaNs are equal here, because no document tells the bits of NaNs. Prints the
number of comparisons of each row, and the differences. EXPLAINED lists the
differences that have a reason. The exit status is 1 if there are others.

    compare-folded-constants.py --run CLRX-RUN [--opt OPT] [--count N] [--seed N]
"""

import argparse
import collections
import dataclasses
import random
import re
import struct
import subprocess
import sys
import tempfile

LANES = 64
GPU = "gfx900"


@dataclasses.dataclass
class Format:
    """A format of floats."""

    name: str  # in LLVM
    bits: int
    fraction: int
    prefix: str  # of hexadecimal constants in LLVM

    @property
    def exponents(self):
        return self.bits - 1 - self.fraction

    def is_nan(self, value):
        return (value & (1 << self.bits - 1) - 1) > (1 << self.exponents) - 1 << self.fraction

    def is_denormal(self, value):
        low = value & (1 << self.bits - 1) - 1
        return 0 < low < 1 << self.fraction

    def constant(self, value):
        """Returns the constant in LLVM's assembly with these bits."""
        if self.name == "float":  # LLVM writes floats as doubles.
            if value & 0x7F800000 == 0x7F800000:
                value = (value & 0x80000000) << 32 | 0x7FF << 52 | (value & 0x7FFFFF) << 29
            else:
                single = struct.unpack("<f", struct.pack("<I", value))[0]
                value = struct.unpack("<Q", struct.pack("<d", single))[0]
            return f"0x{value:016X}"
        return f"{self.prefix}{value:0{self.bits // 4}X}"


HALF = Format("half", 16, 10, "0xH")
FLOAT = Format("float", 32, 23, "0x")
DOUBLE = Format("double", 64, 52, "0x")
FORMATS = {"h": HALF, "f": FLOAT, "d": DOUBLE}


def make_float(rng, fmt, small=False):
    """Returns the bits of a random float; of a quarter turn if small."""
    mask = (1 << fmt.bits) - 1
    one = ((1 << fmt.exponents - 1) - 1) << fmt.fraction
    kind = rng.randrange(8)
    if kind == 0:  # zero, smallest numbers, one, largest number, infinity, quiet NaN
        top = ((1 << fmt.exponents) - 1) << fmt.fraction
        value = rng.choice(
            [0, 1, (1 << fmt.fraction) - 1, 1 << fmt.fraction, one, one + (1 << fmt.fraction)]
            + [top - 1, top, top | 1 << fmt.fraction - 1]
        )
    elif kind < 3:  # any bits
        value = rng.getrandbits(fmt.bits)
    elif kind < 5:  # near one, few bits
        value = one + (rng.randrange(-12, 12) << fmt.fraction)
        value += rng.getrandbits(5) << fmt.fraction - 5
    else:  # near one
        value = one + (rng.randrange(-20, 14) << fmt.fraction) + rng.getrandbits(fmt.fraction)
    value &= mask >> 1
    if fmt.is_nan(value):
        value |= 1 << fmt.fraction - 1  # quiet: signaling NaNs have rules of their own
    return value | (rng.getrandbits(1) << fmt.bits - 1)


def make_quarters(rng, fmt):
    """Returns a multiple of a quarter, whose sine is exact."""
    sign = rng.getrandbits(1)
    value = rng.randrange(0, 1024) / 4
    code = {"half": "<e", "float": "<f", "double": "<d"}[fmt.name]
    bits = int.from_bytes(struct.pack(code, value), "little")
    return bits | sign << fmt.bits - 1


# Operands: h, f, d floats; q, Q quarter turns of h and f; i 32-bit integers;
# s small integers; m, M 10-bit masks in one and two registers.
FLOAT_KINDS = {"h": HALF, "f": FLOAT, "d": DOUBLE, "q": HALF, "Q": FLOAT}
WIDE = "dM"  # operands in two registers
TYPES = {"h": "half", "f": "float", "d": "double", "q": "half", "Q": "float"}


def make_operand(rng, kind):
    if kind in "qQ":
        return make_quarters(rng, FLOAT_KINDS[kind])
    if kind in FLOAT_KINDS:
        return make_float(rng, FLOAT_KINDS[kind])
    if kind == "s":
        return rng.randrange(-40, 40) & 0xFFFFFFFF
    if kind in "mM":
        return rng.getrandbits(10)
    return rng.choice([rng.getrandbits(32), rng.getrandbits(rng.randrange(1, 33)), 0, 0xFFFFFFFF])


def make_constant(kind, value):
    if kind in FLOAT_KINDS:
        return f"{TYPES[kind]} {FLOAT_KINDS[kind].constant(value)}"
    return f"i32 {value}"


@dataclasses.dataclass
class Row:
    name: str
    result: str  # h, f, d, or LLVM's type
    operands: str
    body: str  # of the function in LLVM; %0, %1, %2 are constants, %r the result
    inst: str  # {d} is the destination, {0} to {2} the sources


def call(result, name):
    return f"%r = call {TYPES.get(result, result)} @{name}"


ROWS = []


def add_call(intrinsic, result, operands, inst):
    ROWS.append(Row(intrinsic, result, operands, call(result, intrinsic) + "(ARGS)", inst))


def add_inst(name, result, operands, body, inst):
    ROWS.append(Row(name, result, operands, "%r = " + body, inst))


def plain(mnemonic, count):
    return mnemonic + " {d}, " + ", ".join("{%d}" % n for n in range(count))


SUFFIX = {"h": "f16", "f": "f32", "d": "f64"}
for k, s in SUFFIX.items():
    for name in ["rcp", "rsq", "sqrt", "fract"]:
        add_call(f"llvm.amdgcn.{name}.{s}", k, k, plain(f"v_{name}_{s}", 1))
    add_call(f"llvm.amdgcn.frexp.mant.{s}", k, k, plain(f"v_frexp_mant_{s}", 1))
    for name, inst in [("trunc", "trunc"), ("ceil", "ceil"), ("floor", "floor"), ("roundeven", "rndne"), ("sqrt", "sqrt")]:
        add_call(f"llvm.{name}.{s}", k, k, plain(f"v_{inst}_{s}", 1))
    for name in ["minnum", "maxnum"]:
        add_call(f"llvm.{name}.{s}", k, k * 2, plain(f"v_{name[:3]}_{s}", 2))
    add_call(f"llvm.fma.{s}", k, k * 3, plain(f"v_fma_{s}", 3))
    t = TYPES[k]
    add_inst(f"fadd {s}", k, k * 2, f"fadd {t} %0, %1", plain(f"v_add_{s}", 2))
    add_inst(f"fmul {s}", k, k * 2, f"fmul {t} %0, %1", plain(f"v_mul_{s}", 2))
    for relation, inst in [
        *[(f"o{r}", r) for r in ["lt", "le", "eq", "gt", "ge"]],
        *[(f"u{r}", f"n{n}") for r, n in [("ge", "lt"), ("gt", "le"), ("le", "gt"), ("lt", "ge"), ("ne", "eq")]],
        *[("one", "lg"), ("ueq", "nlg"), ("ord", "o"), ("uno", "u")],
    ]:
        add_inst(f"fcmp {relation} {s}", "i1", k * 2, f"fcmp {relation} {t} %0, %1", plain(f"v_cmp_{inst}_{s}", 2))
    mask = "M" if k == "d" else "m"
    add_call(f"llvm.amdgcn.class.{s}", "i1", k + mask, plain(f"v_cmp_class_{s}", 2))
add_call("llvm.amdgcn.frexp.exp.i16.f16", "i16", "h", plain("v_frexp_exp_i16_f16", 1))
add_call("llvm.amdgcn.frexp.exp.i32.f32", "i32", "f", plain("v_frexp_exp_i32_f32", 1))
add_call("llvm.amdgcn.frexp.exp.i32.f64", "i32", "d", plain("v_frexp_exp_i32_f64", 1))
for k, s in [("f", "f32"), ("d", "f64")]:
    add_call(f"llvm.ldexp.{s}.i32", k, k + "s", plain(f"v_ldexp_{s}", 2))
    add_call(f"llvm.fptosi.sat.i32.{s}", "i32", k, plain(f"v_cvt_i32_{s}", 1))
    add_call(f"llvm.fptoui.sat.i32.{s}", "i32", k, plain(f"v_cvt_u32_{s}", 1))
    add_inst(f"sitofp {s}", k, "i", f"sitofp i32 %0 to {TYPES[k]}", plain(f"v_cvt_{s}_i32", 1))
    add_inst(f"uitofp {s}", k, "i", f"uitofp i32 %0 to {TYPES[k]}", plain(f"v_cvt_{s}_u32", 1))
add_call("llvm.ldexp.f16.i32", "h", "hs", plain("v_ldexp_f16", 2))
add_call("llvm.fptosi.sat.i16.f16", "i16", "h", plain("v_cvt_i16_f16", 1))
add_call("llvm.fptoui.sat.i16.f16", "i16", "h", plain("v_cvt_u16_f16", 1))
add_inst("fptrunc f16", "h", "f", "fptrunc float %0 to half", plain("v_cvt_f16_f32", 1))
add_inst("fptrunc f32", "f", "d", "fptrunc double %0 to float", plain("v_cvt_f32_f64", 1))
add_inst("fpext f32", "f", "h", "fpext half %0 to float", plain("v_cvt_f32_f16", 1))
add_inst("fpext f64", "d", "f", "fpext float %0 to double", plain("v_cvt_f64_f32", 1))
for k, s in [("h", "f16"), ("f", "f32")]:
    add_call(f"llvm.amdgcn.fmed3.{s}", k, k * 3, plain(f"v_med3_{s}", 3))
for name in ["cubeid", "cubema", "cubesc", "cubetc"]:
    add_call(f"llvm.amdgcn.{name}", "f", "fff", plain(f"v_{name}_f32", 3))
for name, kind, result in [("sin", "q", "h"), ("cos", "q", "h"), ("sin", "Q", "f"), ("cos", "Q", "f")]:
    s = SUFFIX[result]
    add_call(f"llvm.amdgcn.{name}.{s}", result, kind, plain(f"v_{name}_{s}", 1))
add_call("llvm.exp2.f32", "f", "f", plain("v_exp_f32", 1))
add_call("llvm.log2.f32", "f", "f", plain("v_log_f32", 1))
add_call("llvm.amdgcn.exp2.f32", "f", "f", plain("v_exp_f32", 1))
add_call("llvm.amdgcn.log.f32", "f", "f", plain("v_log_f32", 1))
add_call("llvm.amdgcn.log.clamp.f32", "f", "f", plain("v_log_f32", 1))
add_call("llvm.amdgcn.fmul.legacy", "f", "ff", plain("v_mul_legacy_f32", 2))
add_call("llvm.amdgcn.cvt.pkrtz", "<2 x half>", "ff", plain("v_cvt_pkrtz_f16_f32", 2))
add_call("llvm.amdgcn.trig.preop.f64", "d", "di", plain("v_trig_preop_f64", 2))
add_call("llvm.amdgcn.sffbh.i32", "i32", "i", plain("v_ffbh_i32", 1))
add_call("llvm.amdgcn.ubfe.i32", "i32", "iii", plain("v_bfe_u32", 3))
add_call("llvm.amdgcn.sbfe.i32", "i32", "iii", plain("v_bfe_i32", 3))
add_call("llvm.amdgcn.perm", "i32", "iii", plain("v_perm_b32", 3))
add_call("llvm.amdgcn.mul.u24.i32", "i32", "ii", plain("v_mul_u32_u24", 2))
add_call("llvm.amdgcn.mul.i24.i32", "i32", "ii", plain("v_mul_i32_i24", 2))
add_call("llvm.bitreverse.i32", "i32", "i", plain("v_bfrev_b32", 1))
add_call("llvm.fshr.i32", "i32", "iii", plain("v_alignbit_b32", 3))


def is_denormal_result(row, operands, theirs, ours):
    formats = [FLOAT_KINDS[k] for k in row.operands if k in FLOAT_KINDS]
    values = [v for k, v in zip(row.operands, operands) if k in FLOAT_KINDS]
    denormal = any(f.is_denormal(v) for f, v in zip(formats, values))
    fmt = FLOAT_KINDS.get(row.result)
    return denormal or (fmt and fmt.is_denormal(theirs))


# Names of rows (regular expressions), a test of the difference, and its reason.
EXPLAINED = [
    (
        r"llvm\.(amdgcn\.)?(rcp|rsq|sqrt|exp2|log2?)\.f(32|64)",
        is_denormal_result,
        "these instructions flush denormals always, as LLVM's InstCombine says in its comment on rcp",
    ),
]


def explain(row, operands, theirs, ours):
    for pattern, test, reason in EXPLAINED:
        if re.fullmatch(pattern, row.name) and test(row, operands, theirs, ours):
            return reason
    return None


def result_bits(row):
    if row.result in FLOAT_KINDS:
        return FLOAT_KINDS[row.result].bits
    return {"i1": 1, "i16": 16}.get(row.result, 32)


def make_function(row, number, operands):
    constants = [make_constant(k, v) for k, v in zip(row.operands, operands)]
    body = row.body.replace("ARGS", ", ".join(constants))
    for n, constant in enumerate(constants):
        body = body.replace(f"%{n}", constant.split()[-1])
    bits = result_bits(row)
    lines = [f"define i{bits} @f{number}() {{", "  " + body]
    if row.result.startswith("i"):
        lines.append(f"  ret i{bits} %r")
    else:
        lines += [f"  %b = bitcast {TYPES.get(row.result, row.result)} %r to i{bits}", f"  ret i{bits} %b"]
    return "\n".join(lines + ["}"])


def declare(row):
    match = re.match(r"%r = call (.*) (@\S+)\(ARGS\)", row.body)
    if not match:
        return None
    types = ", ".join(make_constant(k, 0).split()[0] for k in row.operands)
    return f"declare {match[1]} {match[2]}({types})"


def fold(opt, rows, operands):
    """Returns the results that opt computes, by number of the function."""
    lines = ['target triple = "amdgcn-amd-amdhsa"'] + sorted({d for d in map(declare, rows) if d})
    for r, row in enumerate(rows):
        lines += [make_function(row, r * LANES + lane, operands[r][lane]) for lane in range(LANES)]
    command = [opt, f"-mcpu={GPU}", "-passes=instcombine,instsimplify", "-S"]
    run = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True)
    if run.returncode:
        sys.exit(run.stderr)
    pattern = re.compile(r"^define [^@]*@f(\d+)\(\).*\{\n  ret i(\d+) (-?\d+|true|false)\n", re.M)
    results = {}
    for number, bits, value in pattern.findall(run.stdout):
        value = {"true": 1, "false": 0}.get(value) if value[0] in "tf" else int(value)
        results[int(number)] = value & (1 << int(bits)) - 1
    return results


def execute(run, rows, operands):
    """Returns the results of the simulator, by row and lane; None for rows with
    instructions that it does not know."""
    source, options, prints, register, masks = [], [], [], 0, 0
    for r, row in enumerate(rows):
        places = []
        for n, kind in enumerate(row.operands):
            wide = kind in WIDE
            values = ",".join(hex(operands[r][lane][n]) for lane in range(LANES))
            options.append(f"-vgpr={register}:{'u64' if wide else 'u32'}:{values}")
            places.append(f"v[{register}:{register + 1}]" if wide else f"v{register}")
            register += 1 + wide
        bits = result_bits(row)
        place = f"v[{register}:{register + 1}]" if bits == 64 else f"v{register}"
        if bits == 1:  # a mask of lanes
            place = f"s[{masks}:{masks + 1}]"
            masks += 2
        source.append(row.inst.format(*places, d=place))
        prints.append((f"-print={place}:{'x64' if bits in (1, 64) else 'x32'}", bits))
        register += 1 + (bits == 64)
    with tempfile.NamedTemporaryFile("w", suffix=".clrx") as file:
        file.write("\n".join([".rawcode", f".gpu {GPU}", *source, "s_endpgm", ""]))
        file.flush()
        command = [run, "-mode=0xf0", *options, *[p for p, _ in prints], file.name]
        done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        return done.stderr
    results = []
    for line, (_, bits) in zip(done.stdout.splitlines(), prints):
        values = [int(v, 16) for v in line.split(": ")[1].split()]
        if bits == 1:
            values = [values[0] >> lane for lane in range(LANES)]
        results.append([v & (1 << bits) - 1 for v in values])
    return results


def batches(rows):
    """Splits rows such that a program has registers for all of them."""
    batch, used = [], 0
    for row in rows:
        need = sum(1 + (k in WIDE) for k in row.operands) + 2
        if used + need > 200:
            yield batch
            batch, used = [], 0
        batch.append(row)
        used += need
    yield batch


def find_supported(run, rows):
    """Returns the rows whose instructions the simulator executes."""
    supported = []
    for row in rows:
        operands = [[[0] * len(row.operands)] * LANES]
        error = execute(run, [row], operands)
        if isinstance(error, str):
            print(f"{row.name}: not executed: {error.splitlines()[0].split(': ', 1)[1]}")
        else:
            supported.append(row)
    return supported


def is_equal(row, a, b):
    fmt = FLOAT_KINDS.get(row.result)
    return a == b or (fmt is not None and fmt.is_nan(a) and fmt.is_nan(b))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--run", required=True, help="clrx-run")
    parser.add_argument("--opt", default="opt-22")
    parser.add_argument("--count", type=int, default=4, help=f"rounds of {LANES} operands for each row")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="regular expression of names of rows")
    parser.add_argument("--show", type=int, default=5, help="differences to print for each row")
    args = parser.parse_args()
    rng = random.Random(args.seed)
    rows = [row for row in ROWS if re.search(args.only, row.name)]
    compared, differences, reasons = collections.Counter(), collections.Counter(), collections.Counter()
    supported = find_supported(args.run, rows)
    for _ in range(args.count):
        for batch in batches(supported):
            operands = [[[make_operand(rng, k) for k in row.operands] for _ in range(LANES)] for row in batch]
            theirs, ours = fold(args.opt, batch, operands), execute(args.run, batch, operands)
            if isinstance(ours, str):
                sys.exit(ours)
            for number, value in theirs.items():
                row, values = batch[number // LANES], operands[number // LANES][number % LANES]
                result = ours[number // LANES][number % LANES]
                compared[row.name] += 1
                if is_equal(row, value, result):
                    continue
                reason = explain(row, values, value, result)
                if reason:
                    reasons[reason] += 1
                    continue
                differences[row.name] += 1
                if differences[row.name] <= args.show:
                    print(f"{row.inst}: {' '.join(map(hex, values))}: {result:#x}, LLVM has {value:#x}")
    for row in supported:
        print(f"{row.name:36} {compared[row.name]:8} {differences[row.name]:6}")
    for reason, count in reasons.items():
        print(f"{count} differences have a reason: {reason}")
    print(f"{sum(compared.values())} comparisons, {sum(differences.values())} differences without a reason")
    return bool(differences)


if __name__ == "__main__":
    sys.exit(main())
