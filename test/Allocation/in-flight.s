## A load whose result is not read on this path still writes its register until
## a wait. An export still reads its registers.
# RUN: clrx-mc -filetype=obj %s -o %t && clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t | FileCheck %s
.rawcode
.gpu gfx900
.regalloc on
.regvar dead:v, loaded:v, x:v, y:v, s_dead:s, s_x:s
# CHECK:      ds_read_b32 v[[#DEAD:]], v0
        ds_read_b32 dead, v0
# CHECK-NEXT: v_mov_b32 v[[#X:DEAD+1]], 1
        v_mov_b32 x, 1
        ds_write_b32 v0, x
        s_waitcnt lgkmcnt(0)
## Now the register is free.
# CHECK:      v_mov_b32 v[[#DEAD]], 2
        v_mov_b32 x, 2
        ds_write_b32 v0, x
# CHECK:      ds_read_b32 v[[#LOADED:]], v0
        ds_read_b32 loaded, v0
        s_cbranch_scc0 other
        s_waitcnt lgkmcnt(0)
        ds_write_b32 v0, loaded
        s_endpgm
other:
# CHECK:      v_mov_b32 v[[#LOADED+1]], 3
        v_mov_b32 y, 3
# CHECK-NEXT: exp mrt0, v[[#LOADED+1]], v[[#LOADED+1]], v[[#LOADED+1]], v[[#LOADED+1]] done
        exp mrt0, y, y, y, y done
# CHECK-NEXT: v_mov_b32 v[[#LOADED+2]], 4
        v_mov_b32 x, 4
        ds_write_b32 v0, x
        s_waitcnt expcnt(0)
# CHECK:      v_mov_b32 v[[#LOADED+1]], 5
        v_mov_b32 x, 5
        ds_write_b32 v0, x
# CHECK:      s_load_dword s[[#S_DEAD:]], s[6:7], 0x0
        s_load_dword s_dead, s[6:7], 0x0
# CHECK-NEXT: s_mov_b32 s[[#S_DEAD+1]], 1
        s_mov_b32 s_x, 1
        s_cmp_eq_u32 s_x, 1
        s_endpgm
