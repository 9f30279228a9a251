# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The instructions of random programs for the register allocation, and their reads
and writes."""

import collections

# GPUs of all architectures of the dialect. level: 10 for GCN 1.0, and so on.
Target = collections.namedtuple("Target", "name gpu level lanes")
TARGETS = [
    Target("gfx600", "gfx600", 10, 64),
    Target("gfx700", "gfx700", 11, 64),
    Target("gfx803", "gfx803", 12, 64),
    Target("gfx900", "gfx900", 14, 64),
    Target("gfx906", "gfx906", 14, 64),
    Target("gfx1010", "gfx1010", 15, 64),
    Target("gfx1010-wave32", "gfx1010", 15, 32),
]

# An operand is a Part or a text (exec, m0, or a constant). After allocation, it is
# Registers or a text.
Registers = collections.namedtuple("Registers", "kind first count")
Part = collections.namedtuple("Part", "var first count")
Inst = collections.namedtuple("Inst", "name operands tail target")


def numbers(op):
    """Returns the register numbers of a Part or of Registers."""
    return range(op.first, op.first + op.count)


class Var:
    """A variable. base is the first of its correct registers."""

    def __init__(self, name, kind, count, base, is_fixed):
        self.name, self.kind, self.count = name, kind, count
        self.base, self.is_fixed = base, is_fixed


# The forms of each instruction's operands. A form starts with = if the operand is
# written, or with + if it is read and written. Then follow the kind (s: SGPRs; v: VGPRs;
# x: VGPRs, sometimes SGPRs; k: a mask of lanes in SGPRs; e: such a mask or EXEC; c: VCC;
# l: a lane number; o: an offset in a VGPR; a: an address in VGPRs; b, r: the base or the
# resource of a buffer in SGPRs) and the number of registers, if it is not 1.
OPERANDS = {
    "s_mov_b32": "=s s",
    "s_mov_b64": "=s2 s2",
    "s_add_u32": "=s s s",
    "s_sub_u32": "=s s s",
    "s_lshl_b64": "=s2 s2 s",
    "s_addc_u32": "=s s s",
    "s_cselect_b32": "=s s s",
    "s_cmp_lt_i32": "s s",
    "s_bitset1_b32": "+s s",
    "s_cmov_b32": "+s s",
    "s_load_dword": "=s b2",
    "s_load_dwordx2": "=s2 b2",
    "s_load_dwordx4": "=s4 b2",
    "s_buffer_load_dwordx2": "=s2 r4",
    "v_mov_b32": "=v v",
    "v_and_b32": "=v v v",
    "v_xor_b32": "=v x v",
    "v_sad_u32": "=v v v x",
    "v_mac_f32": "+v v v",
    "v_add_f64": "=v2 v2 v2",
    "v_mad_u64_u32": "=v2 c v v v2",
    "v_cmp_lt_i32": "=k v v",
    "v_cmpx_lt_i32": "=k v v",
    "v_cmpx_gt_i32": "v v",  # On GCN 1.5, which writes EXEC only.
    "v_cndmask_b32": "=v v v k",
    "v_readfirstlane_b32": "=s v",
    "v_readlane_b32": "=s v l",
    "v_writelane_b32": "+v s l",
    "v_mqsad_u32_u8": "=v4 v2 v v4",
    "v_mov_b32_sdwa": "+v v",
    "v_mov_b32_dpp": "+v v",
    "ds_read_b32": "=v o",
    "ds_read_b64": "=v2 o",
    "ds_write_b32": "o v",
    "ds_write_b64": "o v2",
    "buffer_load_dword": "=v o r4",
    "buffer_load_dwordx4": "=v4 o r4",
    "buffer_load_short_d16_hi": "+v o r4",
    "buffer_atomic_add": "+v o r4",
    "buffer_store_dword": "v o r4",
    "buffer_store_dwordx4": "v4 o r4",
    "flat_load_dword": "=v a2",
    "flat_store_dwordx2": "a2 v2",
    "global_load_dword": "=v a2",
    "global_atomic_add": "=v a2 v",
    "global_store_dwordx2": "a2 v2",
    "s_sendmsg": "",
    "s_waitcnt": "",
    "s_branch": "",
    "s_cbranch_scc0": "",
    "s_cbranch_scc1": "",
    "s_cbranch_execz": "",
    "s_cbranch_execnz": "",
    "s_call_b64": "=s2",
    "s_setpc_b64": "s2",
    "s_swappc_b64": "=s2 s2",
    "s_getpc_b64": "=s2",
    "s_endpgm": "",
}
# Instructions for masks of lanes, without the suffix for the size of the wavefront.
MASK_OPS = ["s_and", "s_or", "s_xor", "s_andn2"]
MASK_SUFFIXES = "_b32", "_b64"
for suffix in MASK_SUFFIXES:
    OPERANDS.update({name + suffix: "=k k e" for name in MASK_OPS})
    OPERANDS.update({name + suffix: "=k k" for name in ("s_and_saveexec", "s_or_saveexec")})
OPERANDS = {name: operands.split() for name, operands in OPERANDS.items()}

# The first architectures that have an instruction.
SINCE = {"flat_load_dword": 11, "flat_store_dwordx2": 11, "v_mad_u64_u32": 11, "v_mqsad_u32_u8": 11}
SINCE.update({"v_mov_b32_sdwa": 12, "v_mov_b32_dpp": 12, "buffer_load_short_d16_hi": 14, "s_call_b64": 14})
SINCE.update({"global_load_dword": 14, "global_atomic_add": 14, "global_store_dwordx2": 14})

READS_SCC = {"s_cselect_b32", "s_addc_u32", "s_cmov_b32"}
WRITES_SCC = {"s_add_u32", "s_sub_u32", "s_lshl_b64", "s_addc_u32", "s_cmp_lt_i32"}
WRITES_SCC |= {name for name, forms in OPERANDS.items() if forms[:2] == ["=k", "k"] and name[0] == "s"}
STORES = {"ds_write_b32", "ds_write_b64", "buffer_store_dword", "buffer_store_dwordx4"}
STORES |= {"flat_store_dwordx2", "global_store_dwordx2"}
# Loads, with the counter that waits for each. Accesses of flat memory need two counters.
LOADS = {
    "s_load_dword": "lgkm",
    "s_load_dwordx2": "lgkm",
    "s_load_dwordx4": "lgkm",
    "s_buffer_load_dwordx2": "lgkm",
    "ds_read_b32": "lgkm",
    "ds_read_b64": "lgkm",
    "buffer_load_dword": "vm",
    "buffer_load_dwordx4": "vm",
    "buffer_load_short_d16_hi": "vm",
    "buffer_atomic_add": "vm",
    "flat_load_dword": "flat",
    "global_load_dword": "vm",
    "global_atomic_add": "vm",
}
# These loads may be repeated on GPUs with XNACK, and must not write the registers that they read.
REPLAYED = {"s_load_dwordx2", "s_load_dwordx4", "s_buffer_load_dwordx2"}
CALLS = {"s_call_b64", "s_swappc_b64"}
# These instructions keep a part of their destination, which counts as read only if the part is read later.
KEEP_PARTS = {"v_writelane_b32", "v_mov_b32_sdwa", "v_mov_b32_dpp"}
COMPARES = {"s_cmp_lt_i32", "v_cmp_lt_i32", "v_cmpx_lt_i32", "v_cmpx_gt_i32"}


def read_ones(name, operands):
    """Returns the operands that are read."""
    return [op for op, form in zip(operands, OPERANDS[name]) if form[0] != "="]


def written_ones(name, operands):
    return [op for op, form in zip(operands, OPERANDS[name]) if form[0] in "=+"]


def writes_vector(name):
    return OPERANDS[name][:1] != [] and OPERANDS[name][0].startswith(("=v", "+v"))


def has_inst(target, name):
    """Returns true if the target has the instruction; of those for masks, the one for its size of masks."""
    if name[0] == "s" and "k" in "".join(OPERANDS[name]):
        return name.endswith("_b%d" % target.lanes)
    return SINCE.get(name, 0) <= target.level


def mask_inst(target, stem):
    """Returns the name of an instruction for masks. stem: its name without the suffix."""
    return "%s_b%d" % (stem, target.lanes)


def is_early(target, name):
    """Returns true if the instruction may write before it has read all operands."""
    return name == "v_mqsad_u32_u8" or (name in REPLAYED and target.level >= 14)
