# For instructions that only LLVM supports, sinks receive the registers that each instruction
# reads or writes: the required numbers of scalar, vector, and accumulation
# registers.
# RUN: clrx-check-sinks %s | FileCheck %s --match-full-lines
.gpu gfx90a
.dialect llvm
# CHECK: {{.*}}: instruction .text+0 s0 v10 a16
v_mfma_f32_32x32x8f16 a[0:15], v[8:9], v[2:3], a[0:15]
# CHECK-NEXT: {{.*}}: instruction .text+8 s8 v0 a0
s_load_dwordx4 s[4:7], s[2:3], 0x10
# CHECK-NEXT: {{.*}}: instruction .text+16 s12 v256 a0
v_add_f64 v[254:255], s[10:11], v[2:3]
# CHECK-NEXT: {{.*}}: instruction .text+24 s0 v0 a0 flat_scratch
s_mov_b64 flat_scratch, 0
# CHECK-NEXT: {{.*}}: instruction .text+28 s0 v0 a0 xnack_mask
s_mov_b32 xnack_mask_lo, 0
# CHECK-NEXT: {{.*}}: instruction .text+32 s0 v3 a0 vcc
v_cmp_eq_u32_e32 vcc, v1, v2
# CHECK-NEXT: {{.*}}: instruction .text+36 s0 v4 a0 vcc
v_cndmask_b32_e32 v3, v1, v2
# CHECK-NEXT: {{.*}}: instruction .text+40 s0 v0 a0 vcc
s_cbranch_vccz 5
# CHECK-NEXT: {{.*}}: instruction .text+44 s0 v8 a9
flat_load_dword a8, v[6:7]
# CHECK-NEXT: {{.*}}: instruction .text+52 s0 v0 a0
s_mov_b64 exec, ttmp[4:5]
