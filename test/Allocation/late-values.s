## Values that become known after an instruction with variables are preserved.
# RUN: clrx-mc -filetype=obj %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t | FileCheck %s
.rawcode
.gpu gfx900
.regalloc on
.regvar x:v, y:s
# CHECK:      v_mov_b32 v0, 0x12345678
        v_mov_b32 x, later
# CHECK-NEXT: s_movk_i32 s2, 0x1234
        s_movk_i32 y, short
# CHECK-NEXT: s_load_dword s0, s[0:1], 0x40
        s_load_dword y, s[0:1], offset
# CHECK:      v_add_u32 v0, lit(28), v0
        v_add_u32 x, end-start, x
start:
        ds_write_b32 x, x offset:16
        s_waitcnt lgkmcnt(0)
        v_mov_b32 x, y
        ds_write_b32 x, x
        s_endpgm
end:
later = 0x12345678
short = 0x1234
offset = 0x40
