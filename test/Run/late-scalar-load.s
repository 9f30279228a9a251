# Scalar loads return in any order: only lgkmcnt(0) proves that one has arrived.
# RUN: not clrx-run -w %s -buffer=4:u32:100,101 -print=s8:u32 -print=s9:u32 \
# RUN:   -print=s10:u32 2>&1 | FileCheck %s
# CHECK: error: s0 is read here
# CHECK-NOT: error:
# CHECK: s8: 7{{$}}
# CHECK: s9: 100{{$}}
# CHECK: s10: 101{{$}}
.rawcode
.gpu gfx900
        s_mov_b32 s0, 7
        s_load_dword s0, s[4:5], 0
        s_load_dword s1, s[4:5], 4
        s_waitcnt lgkmcnt(1)
        s_mov_b32 s8, s0
        s_waitcnt lgkmcnt(0)
        s_mov_b32 s9, s0
        s_mov_b32 s10, s1
        s_endpgm
