# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs in LLVM's machine IR, without waits."""

import re

# GPU -> its generation, and features for LLVM: no XNACK, wavefronts of 64 where the
# GPU has them.
GPUS = {
    "gfx600": (6, ""),
    "gfx700": (7, ""),
    "gfx803": (8, "-xnack"),
    "gfx900": (9, "-xnack"),
    "gfx908": (9, "-xnack"),
    "gfx90a": (9, "-xnack"),
    "gfx942": (9, "-xnack"),
    "gfx1010": (10, "-xnack,+wavefrontsize64"),
    "gfx1030": (10, "+wavefrontsize64"),
    "gfx1100": (11, "+wavefrontsize64"),
    "gfx1150": (11, "+wavefrontsize64"),
    "gfx1200": (12, "+wavefrontsize64"),
    "gfx1201": (12, "+wavefrontsize64"),
    "gfx1250": (12, ""),
}

# Instructions of the table that a GPU lacks.
CDNA2_LACKS = r"APPEND|S_BARRIER|\bEXP|{gds}|DS_GWS|DS_ORDERED|lds_direct|V_INTERP|IMAGE_"
GFX103_LACKS = r"S_SCRATCH|S_MEMREALTIME|V_MAC_F32"
GFX11_LACKS = (
    r"\bEXP|_LDS_OFFEN|CMPST|S_MEM(REAL)?TIME|S_SCRATCH|V_MAC_F32|V_INTERP_(P1|P2|MOV)_F32|sdwa|lds_direct|TTRACE|"
    r"S_SETREG|S_GETREG|ADDTID|SENDMSG|(APPEND|CONSUME)|IMAGE_SAMPLE_D|"
    r"S_WAITCNT 49279"
)
GFX12_LACKS = GFX11_LACKS + r"|{gds}|DS_ORDERED|DS_GWS|_SGPR |BUFFER_GL|DENORM|IMAGE_(?!.*gfx12)|S_DCACHE"
GFX1250_LACKS = GFX12_LACKS + r"|_FORMAT_|IMAGE_|\bEXP|PARAM_LOAD|V_INTERP|S_BARRIER|{c2} = S_|\$exec = S_|_B64 \$exec|S_\w+_SAVEEXEC"
LACKS = {
    "gfx90a": CDNA2_LACKS + "|TTRACE",
    "gfx942": CDNA2_LACKS + "|BUFFER_WBINVL1|S_DCACHE_WB|S_STORE|S_BUFFER_STORE|S_ATOMIC|S_SCRATCH|TTRACE|V_MAC_F32",
    "gfx1030": GFX103_LACKS,
    "gfx1100": GFX11_LACKS,
    "gfx1150": GFX11_LACKS,
    "gfx1200": GFX12_LACKS,
    "gfx1201": GFX12_LACKS,
    "gfx1250": GFX1250_LACKS,
}
# GPUs whose register tuples begin at even registers.
ALIGNED = {"gfx90a", "gfx942", "gfx1250"}
# GPUs whose masks have 32 bits.
WAVE32 = {"gfx1250"}

# Weight, generations, instructions. Words in braces are replaced:
#   v, v2...      vector registers
#   s, s2...      scalar registers
#   c, c2         the same, sometimes VCC
#   a|b           one of them: a word of this list, or text
#   name=a        the same operand wherever {name} occurs
#   E, M0, F      implicit operands: EXEC, M0, FLAT_SCRATCH
#   ds, gds       suffixes of LDS access (from gfx9 on) and of GDS access (from gfx10 on)
#   dsm           implicit operand of LDS access before gfx9
#   mem, store    memory operands of image access
#   nsa           the last operands of image access with a list of addresses
TABLE = """
6   6-10  {v} = BUFFER_LOAD_DWORD_OFFEN {v}, {s4}, {0|0|s}, {0|4|8}, 0, 0, {E}
2   6-10  {v2} = BUFFER_LOAD_DWORDX2_OFFSET {s4}, {0|s}, {0|4|12}, 0, 0, {E}
2   6-10  {v4} = BUFFER_LOAD_DWORDX4_IDXEN {v}, {s4}, {0|s}, 0, 0, 0, {E}
1   6-10  {v} = BUFFER_LOAD_UBYTE_OFFEN {v}, {s4}, 0, 0, 0, 0, {E}
1   6-10  {v4} = BUFFER_LOAD_FORMAT_XYZW_IDXEN {v}, {s4}, 0, 0, 0, 0, {E}
2   9-10  {d=v} = BUFFER_LOAD_SHORT_D16{|_HI}_OFFEN {v}, {s4}, 0, 0, 0, 0, {d}, {E}
1   7-10  BUFFER_LOAD_DWORD_LDS_OFFEN {v}, {s4}, 0, 0, 0, 0, {E}, {M0}
4   6-10  BUFFER_STORE_DWORD_OFFEN {v}, {v}, {s4}, {0|s}, {0|4|8}, 0, 0, {E}
1   6-10  BUFFER_STORE_BYTE_OFFEN {v}, {v}, {s4}, 0, 0, 0, 0, {E}
2   6-10  BUFFER_STORE_DWORDX2_OFFEN {v2}, {v}, {s4}, 0, 0, 0, 0, {E}
2   6-10  BUFFER_STORE_DWORDX3_OFFEN {v3}, {v}, {s4}, {0|0|s}, 0, 0, 0, {E}
3   6-10  BUFFER_STORE_DWORDX4_OFFEN {v4}, {v}, {s4}, {0|0|s}, 0, 0, 0, {E}
1   6-10  BUFFER_STORE_FORMAT_XYZW_IDXEN {v4}, {v}, {s4}, 0, 0, 0, 0, {E}
1   6-10  BUFFER_ATOMIC_ADD_OFFEN {v}, {v}, {s4}, 0, 0, 0, {E}
1   6-10  BUFFER_ATOMIC_CMPSWAP_X2_OFFEN {v4}, {v}, {s4}, 0, 0, 0, {E}
1   6-10  {d=v} = BUFFER_ATOMIC_ADD_OFFEN_RTN {d}, {v}, {s4}, 0, 0, 1, {E}
1   6-10  {d=v2} = BUFFER_ATOMIC_CMPSWAP_OFFEN_RTN {d}, {v}, {s4}, 0, 0, 1, {E}
2   10    BUFFER_ATOMIC_F{MIN|MAX}_OFFEN {v}, {v}, {s4}, 0, 0, 0, {E}
1   6-10  {v} = TBUFFER_LOAD_FORMAT_X_IDXEN {v}, {s4}, 0, 0, 77, 0, 0, {E}
1   6-10  {v4} = TBUFFER_LOAD_FORMAT_XYZW_IDXEN {v}, {s4}, 0, 0, 77, 0, 0, {E}
1   6-10  TBUFFER_STORE_FORMAT_XYZW_IDXEN {v4}, {v}, {s4}, 0, 0, 77, 0, 0, {E}
0.5 6-9   BUFFER_WBINVL1 {E}
0.5 10    BUFFER_GL{0|1}_INV {E}

1   6-9   {v4} = IMAGE_LOAD_V4_V1 {v}, {s8}, 15, 1, 0, 0, 0, 0, 0, 0, {E}{mem}
1   10    {v4} = IMAGE_LOAD_V4_V2_gfx10 {v2}, {s8}, 15, 1, 1, 0, 0, 0, 0, 0, 0, {E}{mem}
1   10    {v4} = IMAGE_LOAD_V4_V2_nsa_gfx10 {v}, {v}, {s8}, 15, 1, 1, 0, 0, 0, 0, 0, 0, {E}{mem}
1   6-9   IMAGE_STORE_V4_V1 {v4}, {v}, {s8}, 15, 1, 0, 0, 0, 0, 0, 0, {E}{store}
1   10    IMAGE_STORE_V4_V2_gfx10 {v4}, {v2}, {s8}, 15, 1, 1, 0, 0, 0, 0, 0, 0, {E}{store}
1   6-7   {d=v} = IMAGE_ATOMIC_ADD_V1_V1_si {d}, {v}, {s8}, 1, 1, 1, 0, 0, 0, 0, {E}{mem}
1   8-9   {d=v} = IMAGE_ATOMIC_ADD_V1_V1_vi {d}, {v}, {s8}, 1, 1, 1, 0, 0, 0, 0, {E}{mem}
1   10    {d=v} = IMAGE_ATOMIC_ADD_V1_V2_gfx10 {d}, {v2}, {s8}, 1, 1, 1, 1, 0, 0, 0, 0, {E}{mem}
2   6-9   {v4} = IMAGE_SAMPLE_V4_V1 {v}, {s8}, {s4}, 15, 0, 0, 0, 0, 0, 0, 0, {E}{mem}
1   6-9   {v4} = IMAGE_GATHER4_V4_V1 {v}, {s8}, {s4}, 1, 0, 0, 0, 0, 0, 0, 0, {E}{mem}
2   10    {v4} = IMAGE_SAMPLE_V4_V2_gfx10 {v2}, {s8}, {s4}, 15, 1, 0, 0, 0, 0, 0, 0, 0, {E}{mem}
2   10    {v4} = IMAGE_SAMPLE_D_V4_V6_nsa_gfx10 {v}, {v}, {v}, {v}, {v}, {v}, {s8}, {s4}, {nsa}, {E}{mem}
0.5 6-9   {v4} = IMAGE_GET_RESINFO_V4_V1 {v}, {s8}, 15, 0, 0, 0, 0, 0, 0, {E}

2   7-10  {v} = FLAT_LOAD_DWORD {v2}, 0, 0, {E}, {F}
1   7-10  {v4} = FLAT_LOAD_DWORDX4 {v2}, 0, 0, {E}, {F}
1   7-10  FLAT_STORE_DWORD {v2}, {v}, 0, 0, {E}, {F}
1   7-10  FLAT_STORE_DWORDX4 {v2}, {v4}, 0, 0, {E}, {F}
0.5 7-10  FLAT_ATOMIC_ADD {v2}, {v}, 0, 0, {E}, {F}
0.5 7-10  FLAT_ATOMIC_CMPSWAP_X2 {v2}, {v4}, 0, 0, {E}, {F}
0.5 7-10  {v} = FLAT_ATOMIC_ADD_RTN {v2}, {v}, 0, 1, {E}, {F}
3   9-10  {v} = GLOBAL_LOAD_DWORD {v2}, 0, 0, {E}
2   9-10  {v} = GLOBAL_LOAD_DWORD_SADDR {s2}, {v}, 0, 0, {E}
1   9-10  {v4} = GLOBAL_LOAD_DWORDX4 {v2}, 0, 0, {E}
1   9-10  {d=v} = GLOBAL_LOAD_SHORT_D16{|_HI} {v2}, 0, 0, {d}, {E}
2   9-10  GLOBAL_STORE_DWORD {v2}, {v}, 0, 0, {E}
1   9-10  GLOBAL_STORE_DWORDX4 {v2}, {v4}, 0, 0, {E}
1   9-10  GLOBAL_STORE_DWORDX3_SADDR {v}, {v3}, {s2}, 0, 0, {E}
1   9-10  GLOBAL_ATOMIC_ADD {v2}, {v}, 0, 0, {E}
1   9-10  {v} = GLOBAL_ATOMIC_ADD_RTN {v2}, {v}, 0, 1, {E}
2   10    GLOBAL_ATOMIC_FM{IN|AX} {v2}, {v}, 0, 0, {E}
1   9-10  {v} = SCRATCH_LOAD_DWORD {v}, 0, 0, {E}, {F}
1   9-10  {v} = SCRATCH_LOAD_DWORD_SADDR {s}, 0, 0, {E}, {F}
1   9-10  SCRATCH_STORE_DWORD {v}, {v}, 0, 0, {E}, {F}
1   9-10  SCRATCH_STORE_DWORDX4_SADDR {v4}, {s}, 0, 0, {E}, {F}

4   6-10  {v} = DS_READ_B32{ds} {v}, 0, 0, {dsm}{E}
1   6-10  {v2} = DS_READ2_B32{ds} {v}, 1, 2, 0, {dsm}{E}
1   7-10  {v4} = DS_READ_B128{ds} {v}, 0, 0, {dsm}{E}
1   9-10  {d=v} = DS_READ_U16_D16{|_HI} {v}, 0, 0, {d}, {E}
2   6-10  DS_WRITE_B32{ds} {v}, {v}, 0, 0, {dsm}{E}
1   6-10  DS_WRITE2_B32{ds} {v}, {v}, {v}, 0, 1, 0, {dsm}{E}
1   6-10  {v} = DS_ADD_RTN_U32{ds} {v}, {v}, 0, 0, {dsm}{E}
1   6-10  {v} = DS_CMPST_RTN_B32{ds} {v}, {v}, {v}, 0, 0, {dsm}{E}
1   6-10  {v} = DS_SWIZZLE_B32 {v}, 2079, 0, {E}
1   8-10  {v} = DS_BPERMUTE_B32 {v}, {v}, 0, {E}
1   9-10  {v} = DS_READ_ADDTID_B32 0, 0, {M0}, {E}
1   9-10  DS_WRITE_ADDTID_B32 {v}, 0, 0, {M0}, {E}
1   6-10  {v} = DS_{APPEND|CONSUME} 0, {0|1}, {M0}, {E}
1   6-10  DS_ADD_U32{gds} {v}, {v}, 0, 1, {M0}, {E}
1   6-10  {v} = DS_READ_B32{gds} {v}, 0, 1, {M0}, {E}
0.5 6-10  {v} = DS_ADD_RTN_U32{gds} {v}, {v}, 0, 1, {M0}, {E}
0.5 6-10  {v} = DS_ORDERED_COUNT {v}, 0, {M0}, {E}
0.5 6-10  DS_GWS_{INIT|BARRIER} {v}, 0, {M0}, {E}
0.5 7-10  DS_GWS_SEMA_RELEASE_ALL 0, {M0}, {E}

5   6-10  {c2} = S_LOAD_DWORDX2_IMM {s2}, 4, 0
2   6-10  {c} = S_LOAD_DWORD_IMM {s2}, 4, 0
1   6-10  {s8} = S_LOAD_DWORDX8_IMM {s2}, 4, 0
1   6-10  {s2} = S_LOAD_DWORDX2_SGPR {s2}, {s}, 0
2   6-10  {s4} = S_BUFFER_LOAD_DWORDX4_IMM {s4}, 0, 0
2   6-10  {s} = S_BUFFER_LOAD_DWORD_SGPR {s4}, {s}, 0
1   6-10  {s2} = S_MEMTIME
1   8-10  {s2} = S_MEMREALTIME
1   9-10  {s} = S_SCRATCH_LOAD_DWORD_IMM {s2}, 0, 0, {F}
1   8-9   S_STORE_DWORD_IMM {s}, {s2}, 0, 0
1   8-9   S_BUFFER_STORE_DWORD_IMM {s}, {s4}, 0, 0
0.5 9     {d=s} = S_ATOMIC_ADD_IMM_RTN {d}, {s2}, 0, 1
0.5 8-9   S_DCACHE_WB
0.5 6-10  S_DCACHE_INV

2   6-10  EXP {0|7|8|9|12|13|32|33}, {v}, {v}, {v}, {v}, 0, 0, 15, {E}
1   6-10  EXP {0|12|33}, {a=v}, {b=v}, {a}, {b}, 0, 1, 15, {E}
0.5 6-10  EXP_DONE {0|12}, {v}, {v}, {v}, {v}, 0, 0, 15, {E}
0.5 6-10  S_SENDMSG {1|2|18|34|3|19|35|51}, {E}, {M0}
0.2 6-10  S_SENDMSGHALT 1, {E}, {M0}
0.5 6-10  S_TTRACEDATA {M0}
0.7 6-9   S_BARRIER
0.7 10    S_WAITCNT 49279; S_BARRIER

6   6-10  {v} = V_ADD_F32_e32 {v|s}, {v}, implicit $mode, {E}
4   6-10  {v} = V_MOV_B32_e32 {v|c|7}, {E}
1   6-10  {d=v} = V_MAC_F32_e32 {v}, {v}, {d}, implicit $mode, {E}
1   6-10  {v2} = V_FMA_F64_e64 0, {v2}, 0, {v2}, 0, {v2}, 0, 0, implicit $mode, {E}
1   6-10  {v}, {c2} = V_ADD_CO_U32_e64 {v}, {v}, 0, {E}
1   6-10  {v} = V_ADDC_U32_e32 {v}, {v}, implicit-def $vcc, implicit $vcc, {E}
1   7-10  {v2}, {c2} = V_MAD_U64_U32_e64 {v}, {v}, {v2}, 0, {E}
0.5 6-10  V_NOP_e32 {E}
2   6-10  V_CMP_LT_U32_e32 {v|s}, {v}, implicit-def $vcc, {E}
2   6-10  {c2} = V_CMP_LT_U32_e64 {v}, {v}, {E}
1   6-9   V_CMPX_LT_U32_e32 {v}, {v}, implicit-def $vcc, implicit-def $exec, {E}
1   6-9   {c2} = V_CMPX_LT_U32_e64 {v}, {v}, implicit-def $exec, {E}
2   10    V_CMPX_LT_U32_nosdst_e{32|64} {v}, {v}, implicit-def $exec, {E}
1   6-10  {v} = V_CNDMASK_B32_e32 {v}, {v}, implicit $vcc, {E}
1   6-10  {v} = V_CNDMASK_B32_e64 0, {v}, 0, {v}, {c2}, {E}
1   6-10  {v}, {c2} = V_DIV_SCALE_F32_e64 0, {a=v}, 0, {a}, 0, {v}, 0, 0, implicit $mode, {E}
2   6-10  {v} = V_DIV_FMAS_F32_e64 0, {v}, 0, {v}, 0, {v}, 0, 0, implicit $mode, implicit $vcc, {E}
1   6-10  {v2} = V_DIV_FMAS_F64_e64 0, {v2}, 0, {v2}, 0, {v2}, 0, 0, implicit $mode, implicit $vcc, {E}
3   6-10  {c} = V_READFIRSTLANE_B32 {v}, {E}
2   6-10  {c} = V_READLANE_B32 {v}, {s|3}
1   6-10  {d=v} = V_WRITELANE_B32 {s}, 3, {d}
1   6-10  {d=v} = V_WRITELANE_B32 5, {s}, {d}
1   6-10  {v} = V_INTERP_P1_F32{|_16bank} {v}, 0, 0, implicit $mode, {M0}, {E}
1   6-10  {d=v} = V_INTERP_P2_F32 {d}, {v}, 0, 0, implicit $mode, {M0}, {E}
1   6-10  {v} = V_INTERP_MOV_F32 0, 0, 0, implicit $mode, {M0}, {E}
1   6-10  {v} = V_MOV_B32_e32 $lds_direct, {E}, {M0}
2   8-9   {d=v} = V_MOV_B32_dpp {d}, {v}, 257, 15, 15, 0, {E}
2   8-9   {d=v} = V_ADD_F32_dpp {d}, 0, {v}, 0, {v}, 257, 15, 15, 0, implicit $mode, {E}
2   10    {d=v} = V_MOV_B32_dpp {d}, {v}, 257, 15, 15, 0, {E}
1   8-10  {v} = V_ADD_F32_sdwa 0, {v}, 0, {v}, 0, 0, 6, 0, 0, 6, implicit $mode, {E}
1   8-10  {d=v} = V_MOV_B32_sdwa 0, {v}, 0, 0, 2, 6, {E}, implicit {d}(tied-def 0)
3   10    {d=v} = V_PERMLANE{16|X16}_B32_e64 0, {v}, 0, {s}, 0, {s}, {d}, 0, {E}

5   6-10  {c} = S_ADD_U32 {c}, {s}, implicit-def $scc
3   6-10  {c} = S_MOV_B32 {c|7}
2   6-10  {c2} = S_MOV_B64 {c2}
2   6-10  $m0 = S_MOV_B32 {s|7}
1   6-10  {s} = S_MOV_B32 $m0
1   6-10  $exec = S_MOV_B64 {c2}
1   6-10  {s2} = S_MOV_B64 $exec
1   6-10  {s2} = S_AND_SAVEEXEC_B64 {c2}, implicit-def $exec, implicit-def $scc, {E}
1   6-10  $exec = S_ANDN2_B64 $exec, {c2}, implicit-def $scc
1   6-10  S_CMP_EQ_U32 {s}, {s}, implicit-def $scc
1   6-10  {s} = S_MOVRELS_B32 {s}, {M0}
1   6-10  {s} = S_GETREG_B32 {6145|6147}, implicit $mode
1   6-10  S_SETREG_B32 {s}, {6145|6147}, implicit-def $mode, implicit $mode
0.5 6-10  S_SETREG_IMM32_B32 3, {6145|6147}, implicit-def $mode, implicit $mode
2   10    S_DENORM_MODE 3, implicit-def $mode, implicit $mode
0.5 6-10  S_SETPRIO 1
0.1 8-9   S_RFE_B64 {s2}
2   11    {v} = LDS_PARAM_LOAD 0, {0|1}, 15, {M0}, {E}
1   11    {v} = LDS_DIRECT_LOAD 15, {M0}, {E}
2   12    {v} = DS_PARAM_LOAD 0, {0|1}, 15, 1, {M0}, {E}
2   11-12 {v} = V_INTERP_P10_F32_inreg 0, {v}, 0, {v}, 0, {v}, 0, {0|1|7}, {M0}, {E}, implicit $mode
1   11-12 {s} = S_SENDMSG_RTN_B32 128, {M0}
2   11-12 EXP {0|7|8|12|13}, {v}, {v}, {v}, {v}, 0, 0, 15, {E}
2   12    {v4} = IMAGE_SAMPLE_V4_V2_gfx12 {v}, {v}, {s8}, {s4}, 15, 1, 0, 0, 0, 0, 0, 0, 0, {E}{mem}
2   12    {v4} = IMAGE_LOAD_V4_V2_gfx12 {v}, {v}, {s8}, 15, 1, 0, 0, 0, 0, 0, {E}{mem}
2   12    {v4} = IMAGE_BVH_INTERSECT_RAY_gfx12 {v}, {v}, {v3}, {v3}, {v3}, {s4}, 0, {E}{mem}
1   12    GLOBAL_INV 16, {E}
1   12    GLOBAL_WB 16, {E}
0.7 11    S_WAITCNT 64519; S_BARRIER
1   12    S_WAIT_DSCNT 0; S_BARRIER_SIGNAL_IMM -1; S_BARRIER_WAIT -1
"""

# Text for each word that is constant in the whole program.
WORDS = {
    "E": "implicit $exec",
    "M0": "implicit $m0",
    "F": "implicit $flat_scr",
    "mem": " :: (load (s32), addrspace 8)",
    "store": " :: (store (s32), addrspace 8)",
    "nsa": "15, 1, 0, 0, 0, 0, 0, 0, 0",
}

HEAD = """--- |
  define amdgpu_kernel void @k() { ret void }
...
---
name: k
tracksRegLiveness: false
machineFunctionInfo:
  isEntryFunction: true
body: |
"""

CONDITIONS = {"SCC1": "implicit $scc", "VCCZ": "implicit $vcc", "VCCNZ": "implicit $vcc", "EXECZ": "implicit $exec"}


def read_table(gpu):
    """Returns the weight and the text of each row for the GPU."""
    generation = GPUS[gpu][0]
    lacks = re.compile(LACKS.get(gpu, "$."))
    rows = []
    for line in TABLE.splitlines():
        if line:
            weight, where, text = line.split(None, 2)
            first, _, last = where.partition("-")
            # Instructions of GFX10 are those of later generations, except those in LACKS.
            is_old = int(first) <= min(generation, 10) <= int(last or first)
            if (is_old or int(first) <= generation <= int(last or first)) and not lacks.search(text):
                rows.append((float(weight), text))
    return rows


def use_vbuffer(text):
    """Returns the instruction of GFX12, whose buffer accesses have a register as offset."""
    match = re.match(r"(.*?\bT?BUFFER_\w+?)_(OFFEN|OFFSET|IDXEN)(_RTN)?( .*?, )(0|\$sgpr\d+), (.*)", text)
    if not match:
        return text
    head, mode, returns, operands, offset, rest = match.groups()
    offset = "$sgpr_null" if offset == "0" else offset
    return "%s_VBUFFER_%s%s%s%s, %s" % (head, mode, returns or "", operands, offset, rest)


class Generator:
    """Writes one program with the random numbers of rng."""

    def __init__(self, rng, gpu):
        self.rng = rng
        self.gpu = gpu
        self.generation = GPUS[gpu][0]
        # Use few registers, again and again.
        self.vectors = rng.choice([6, 12, 30])
        self.scalars = rng.choice([12, 24])
        self.words = dict(WORDS)
        is_new = self.generation >= 9
        self.words.update(ds="_gfx9" if is_new else "", dsm="" if is_new else "implicit $m0, ")
        self.words["gds"] = "_gfx9" if self.generation >= 10 else ""

    def register(self, kind, count):
        if kind == "c" and self.rng.random() < 0.25:
            return "$vcc" if count == 2 else self.rng.choice(["$vcc_lo", "$vcc_hi"])
        if kind == "v":
            first = self.rng.randrange(max(1, self.vectors - count + 1))
            if self.gpu in ALIGNED and count > 1:
                first -= first % 2
        else:
            step = min(count, 4)
            first = step * self.rng.randrange((self.scalars - count) // step + 1)
        name = "vgpr" if kind == "v" else "sgpr"
        return "$" + "_".join("%s%d" % (name, first + i) for i in range(count))

    def operand(self, text, names):
        """Returns the replacement for text, which was in braces."""
        name, equals, value = text.partition("=")
        if equals:
            names[name] = self.operand(value, names)
            return names[name]
        if text in names:
            return names[text]
        if "|" in text:
            return self.operand(self.rng.choice(text.split("|")), names)
        if text in self.words:
            return self.words[text]
        kind = re.fullmatch(r"([vsc])(\d*)", text)
        return self.register(kind[1], int(kind[2] or 1)) if kind else text

    def instructions(self, template):
        names = {}
        if self.gpu in WAVE32 and re.search(r"\bV_", template):
            template = template.replace("{c2}", "{c}")
        text = re.sub(r"{(.*?)}", lambda match: self.operand(match[1], names), template)
        if self.generation >= 12:
            text = use_vbuffer(text)
        return text.split("; ")

    def program(self, num_blocks=6):
        rows = read_table(self.gpu)
        # Use some rows only, so that these follow one another often.
        if self.rng.random() < 0.7:
            rows = self.rng.sample(rows, self.rng.randrange(8, 30))
        weights, templates = zip(*rows)
        lines = []
        for block in range(num_blocks):
            lines.append("bb.%d:" % block)
            # LLVM's pass does not terminate if the first block is a loop by itself.
            targets = [to for to in range(1, num_blocks) if to not in (block, block + 1)]
            is_last = block + 1 == num_blocks
            target = self.rng.choice(targets) if not is_last and self.rng.random() < 0.7 else None
            successors = [block + 1] * (not is_last) + [target] * (target is not None)
            if successors:
                lines.append("  successors: " + ", ".join("%%bb.%d" % to for to in successors))
            for _ in range(self.rng.randrange(2, 14)):
                template = self.rng.choices(templates, weights)[0]
                lines += ["  " + line for line in self.instructions(template)]
            if is_last:
                lines.append("  S_ENDPGM 0")
            elif target is not None:
                condition = self.rng.choice(list(CONDITIONS))
                lines.append("  S_CBRANCH_%s %%bb.%d, %s" % (condition, target, CONDITIONS[condition]))
        return HEAD + "".join("  %s\n" % line for line in lines) + "...\n"
