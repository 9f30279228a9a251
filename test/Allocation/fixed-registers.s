## Registers that the source names are not used while their values are live,
## from the kernel's start or from a write to the last read.
# RUN: clrx-mc -filetype=obj %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t | FileCheck %s
.rawcode
.gpu gfx900
.regalloc on
.regvar base:s:2, first:v, second:v, third:v, count:s
## s[0:1] and v0 have values from the start, and v0 is live to the end.
# CHECK:      s_load_dwordx2 s[2:3], s[0:1], 0x0
        s_load_dwordx2 base, s[0:1], 0x0
        s_waitcnt lgkmcnt(0)
# CHECK:      v_mov_b32 v1, s2
        v_mov_b32 first, base[0]
        v_mov_b32 v2, base[1]
## v2 is live, and first is not any more.
# CHECK:      v_add_u32 v1, v0, v1
        v_add_u32 second, v0, first
        v_add_u32 v1, second, v2
## Now v1 is live, and v2 will be written before it is read.
# CHECK:      v_mov_b32 v2, 1
        v_mov_b32 third, 1
        ds_write_b32 v0, third
        v_mov_b32 v2, 7
        ds_write_b32 v1, v2
# CHECK:      s_mov_b32 s0, 1
        s_mov_b32 count, 1
        s_cmp_eq_u32 count, 1
        s_endpgm
