// GCN 1.5 with 32 lanes in LLVM's syntax gives llvm-mc's bytes.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1010 -mattr=+wavefrontsize32,-wavefrontsize64 -filetype=obj %s -o %t.o
// RUN: llvm-objcopy -O binary --only-section=.text %t.o %t.llvm
// RUN: clrx-mc --format=rawcode -mcpu=gfx1010 -mattr=+wavefrontsize32 -filetype=obj %S/Inputs/dialect-llvm.clrx %s -o %t.clrx
// RUN: cmp %t.llvm %t.clrx

; Lane masks are single registers.
s_and_saveexec_b32 s6, vcc_lo
v_cmp_lt_f32 vcc_lo, v1, v2
v_cmp_eq_u32_e64 s10, v1, s2
v_cndmask_b32 v1, v2, v3, vcc_lo
v_cndmask_b32_e64 v1, v2, -v3, s10
v_add_co_u32 v1, vcc_lo, v2, v3
v_add_co_ci_u32 v1, vcc_lo, v2, v3, vcc_lo
v_div_scale_f32 v1, vcc_lo, v2, v3, v4
v_mad_u64_u32 v[0:1], s10, v2, v3, v[4:5]
v_cmp_eq_u32_sdwa vcc_lo, v1, v2 src0_sel:BYTE_3 src1_sel:WORD_1
