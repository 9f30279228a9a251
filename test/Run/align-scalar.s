# Misaligned atomics that no lane executes by itself.
# RUN: not clrx-run -w %s -buffer=4:zero:64 -lds=64:u32:0 -sgpr=8:u64:1 -sgpr=m0:u32:0 2>&1 | FileCheck %s
# CHECK: :[[#@LINE+5]]:9: error: atomic of 8 bytes at a misaligned address [-Calign]
# CHECK: :[[#@LINE+5]]:9: error: atomic of 4 bytes at a misaligned address [-Calign]
# CHECK: note: work-group 0,0,0, wavefront 0: 0x2 is not a multiple of 4
.rawcode
.gpu gfx900
        s_atomic_add_x2 s[8:9], s[4:5], 0x4
        ds_append v5 offset:2
        s_endpgm
