## An instruction that writes before it has read all operands gets other
## registers than it reads, even for an operand that it replaces (LLVM:
## @earlyclobber). v_mad_u64_u32 does so only from gfx11 on.
# RUN: clrx-mc -filetype=obj -mcpu=gfx900 %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t | FileCheck %s
# RUN: clrx-mc -filetype=obj -mcpu=gfx803 %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx803 %t | FileCheck %s
.rawcode
.regalloc on
.regvar bytes:v:2, sums:v:4, packed:v:2, long:v:2, attr:v
# CHECK:      v_mov_b32 v1, 1
        v_mov_b32 bytes[0], 1
# CHECK-NEXT: v_mov_b32 v2, 2
        v_mov_b32 bytes[1], 2
        v_mov_b32 sums[0], 3
        v_mov_b32 sums[1], 4
        v_mov_b32 sums[2], 5
        v_mov_b32 sums[3], 6
# CHECK:      v_mqsad_u32_u8 v[7:10], v[1:2], v0, v[3:6]
        v_mqsad_u32_u8 sums, bytes, v0, sums
# CHECK-NEXT: v_mqsad_u32_u8 v[3:6], v[1:2], v0, v[7:10]
        v_mqsad_u32_u8 sums, bytes, v0, sums
# CHECK-NEXT: ds_write_b128 v0, v[3:6]
        ds_write_b128 v0, sums
# CHECK-NEXT: v_qsad_pk_u16_u8 v[3:4], v[1:2], v0, v[1:2]
        v_qsad_pk_u16_u8 packed, bytes, v0, bytes
# CHECK-NEXT: v_mqsad_pk_u16_u8 v[5:6], v[3:4], v0, v[1:2]
        v_mqsad_pk_u16_u8 packed, packed, v0, bytes
# CHECK-NEXT: v_mad_u64_u32 v[1:2], vcc, v1, v2, v[5:6]
        v_mad_u64_u32 long, vcc, bytes[0], bytes[1], packed
# CHECK-NEXT: v_interp_p1_f32 v3, v1, attr0.x
        v_interp_p1_f32 attr, long[0], attr0.x
# CHECK-NEXT: v_interp_p2_f32 v3, v2, attr0.x
        v_interp_p2_f32 attr, long[1], attr0.x
        ds_write_b32 v0, attr
        s_endpgm
