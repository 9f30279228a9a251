## Undefined values need no registers of their own. Unwritten elements of a
## range do not reserve registers.
# RUN: clrx-mc -filetype=obj --no-warn --stats %s -o %t 2>&1 | FileCheck %s --check-prefix=STATS
# RUN: clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t | FileCheck %s
# STATS: {{ }}5 allocation - VGPRs used, 5 alive at most, 5 needed at least
.rawcode
.gpu gfx900
.regalloc on
.regvar padded:v:4, other:v, another:v
# CHECK:      v_mov_b32 v[[#PADDED:]], 1
        v_mov_b32 padded[0], 1
        v_mov_b32 padded[2], 2
# CHECK:      v_mov_b32 v[[#PADDED+1]], 3
        v_mov_b32 other, 3
# CHECK-NEXT: v_mov_b32 v[[#PADDED+3]], 4
        v_mov_b32 another, 4
# CHECK:      ds_write_b128 v0, v[[[#PADDED]]:[[#PADDED+3]]]
        ds_write_b128 v0, padded
        ds_write2_b32 v0, other, another offset1:1
        s_endpgm
