## Reads that draw no warning: the value does not matter, or some path has
## written the register.
# RUN: clrx-mc -filetype=null -mcpu=gfx900 -Wno-kernel %s 2>&1 | count 0
.amdcl2
.64bit
.driver_version 223600

.kernel same
.config
    .dims x
    .localsize 64
.text
    v_xor_b32 v1, v9, v9
    s_sub_u32 s0, s20, s20
    s_cmp_eq_u32 s20, s20
    v_cmp_eq_u32 vcc, v9, v9
## The lanes and halves that an instruction keeps.
    v_writelane_b32 v2, s0, 0
    v_mov_b32 v3, v0 dst_sel:word_1 dst_unused:preserve
## The upper bits of M0 that the instruction keeps.
    s_set_gpr_idx_on s4, 1
    s_set_gpr_idx_idx s4
    s_set_gpr_idx_off
## The low half of a result needs only the low halves of the sources.
    v_mov_b32 v4, 0
    v_lshlrev_b64 v[4:5], 2, v[4:5]
## GCN 1.4 needs no M0 for LDS.
    ds_write_b32 v0, v0
    s_endpgm

.kernel paths
.config
    .dims x
.text
    s_cmp_eq_u32 s4, 0
    s_cbranch_scc0 other
    v_mov_b32 v1, 0
other:
## One path has written v1. The next turn of the loop writes v2.
    v_add_f32 v3, v1, v2
    v_mov_b32 v2, 0
    s_cmp_eq_u32 s4, 1
    s_cbranch_scc1 other
## A function sets v4.
    s_getpc_b64 s[30:31]
after:
    s_add_u32 s30, s30, function-after
    s_addc_u32 s31, s31, 0
    s_swappc_b64 s[32:33], s[30:31]
    v_mov_b32 v5, v4
    s_endpgm
function:
    v_mov_b32 v4, v3
    s_setpc_b64 s[32:33]

.kernel declared
.config
    .dims x
.text
## The source declares that something writes the register here.
    .usereg v7:w
    v_mov_b32 v1, v7
    s_endpgm
