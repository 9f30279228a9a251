# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The instructions of random programs for the register allocation, and their reads
and writes."""

import collections

LANES = 4
ALL_LANES = (1 << LANES) - 1

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

    def registers(self):
        return {(self.kind, self.base + i) for i in range(self.count)}


# The forms of each instruction's operands. A form starts with = if the operand is
# written, or with + if it is read and written. Then follow the kind (s: SGPRs; v: VGPRs;
# x: VGPRs, sometimes SGPRs; m: SGPRs or EXEC; l: a lane number) and the number of
# registers, if it is not 1.
OPERANDS = {
    "s_mov_b32": "=s s",
    "s_mov_b64": "=s2 s2",
    "s_add_u32": "=s s s",
    "s_sub_u32": "=s s s",
    "s_lshl_b64": "=s2 s2 s",
    "s_addc_u32": "=s s s",
    "s_and_b64": "=s2 s2 m2",
    "s_or_b64": "=s2 s2 m2",
    "s_xor_b64": "=s2 s2 m2",
    "s_andn2_b64": "=s2 s2 m2",
    "s_cselect_b32": "=s s s",
    "s_cmp_lt_u32": "s s",
    "s_and_saveexec_b64": "=s2 s2",
    "s_or_saveexec_b64": "=s2 s2",
    "s_bitset1_b32": "+s s",
    "s_cmov_b32": "+s s",
    "s_load_dword": "=s s2",
    "s_load_dwordx2": "=s2 s2",
    "s_load_dwordx4": "=s4 s2",
    "s_buffer_load_dwordx2": "=s2 s4",
    "v_mov_b32": "=v v",
    "v_add_f32": "=v x v",
    "v_mad_f32": "=v v v x",
    "v_mac_f32": "+v v v",
    "v_add_f64": "=v2 v2 v2",
    "v_cmp_lt_f32": "=s2 v v",
    "v_cmpx_lt_f32": "=s2 v v",
    "v_cndmask_b32": "=v v v s2",
    "v_readfirstlane_b32": "=s v",
    "v_readlane_b32": "=s v l",
    "v_writelane_b32": "+v s l",
    "v_mqsad_u32_u8": "=v4 v2 v v4",
    "v_mov_b32_sdwa": "+v v",
    "v_mov_b32_dpp": "+v v",
    "ds_read_b32": "=v v",
    "ds_read_b64": "=v2 v",
    "ds_write_b32": "v v",
    "ds_write_b64": "v v2",
    "buffer_load_dword": "=v v s4",
    "buffer_load_dwordx4": "=v4 v s4",
    "buffer_load_short_d16_hi": "+v v s4",
    "buffer_atomic_add": "+v v s4",
    "global_load_dword": "=v v2",
    "global_atomic_add": "=v v2 v",
    "global_store_dwordx2": "v2 v2",
    "buffer_store_dword": "v v s4",
    "buffer_store_dwordx4": "v4 v s4",
    "exp": "v v v v",
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
OPERANDS = {name: operands.split() for name, operands in OPERANDS.items()}

READS_SCC = {"s_cselect_b32", "s_addc_u32", "s_cmov_b32"}
WRITES_SCC = {"s_add_u32", "s_sub_u32", "s_lshl_b64", "s_addc_u32", "s_and_b64", "s_or_b64", "s_xor_b64", "s_andn2_b64"}
WRITES_SCC |= {"s_cmp_lt_u32", "s_and_saveexec_b64", "s_or_saveexec_b64"}
MASK_OPS = {
    "s_and_b64": lambda a, b: a & b,
    "s_or_b64": lambda a, b: a | b,
    "s_xor_b64": lambda a, b: a ^ b,
    "s_andn2_b64": lambda a, b: a & ~b & ALL_LANES,
}
STORES = {"ds_write_b32", "ds_write_b64", "buffer_store_dword", "buffer_store_dwordx4", "global_store_dwordx2"}
STORES |= {"exp", "s_sendmsg"}
# Loads, with the counter that waits for each.
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
    "global_load_dword": "vm",
    "global_atomic_add": "vm",
}
# These instructions may write before they have read all operands; loads because of XNACK.
EARLY = {"v_mqsad_u32_u8", "s_load_dwordx2", "s_load_dwordx4", "s_buffer_load_dwordx2"}
CALLS = {"s_call_b64", "s_swappc_b64"}
# Suffixes of v_mov_b32_dpp, with the lane that each lane reads.
DPP_SOURCES = {" row_shr:1": lambda lane: lane - 1, " quad_perm:[1,0,3,2]": lambda lane: lane ^ 1}
# These instructions keep a part of their destination, which counts as read only if the part is read later.
KEEP_PARTS = {"v_writelane_b32", "v_mov_b32_sdwa", "v_mov_b32_dpp"}
COMPARES = {"s_cmp_lt_u32", "v_cmp_lt_f32", "v_cmpx_lt_f32"}


def read_ones(name, operands):
    """Returns the operands that are read."""
    return [op for op, form in zip(operands, OPERANDS[name]) if form[0] != "="]


def written_ones(name, operands):
    return [op for op, form in zip(operands, OPERANDS[name]) if form[0] in "=+"]


def writes_vector(name):
    return OPERANDS[name][:1] != [] and OPERANDS[name][0].startswith(("=v", "+v"))
