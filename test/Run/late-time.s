# The result of s_memtime arrives like that of a scalar load.
# RUN: not clrx-run -w %s -print=s8:u32 -print=s9:u32 2>&1 | FileCheck %s
# CHECK: error: s0 is read here
# CHECK: s8: 7{{$}}
# CHECK: s9: {{[^7]}}
.rawcode
.gpu pitcairn
        s_mov_b32 s0, 7
        s_memtime s[0:1]
        s_mov_b32 s8, s0
        s_waitcnt lgkmcnt(0)
        s_mov_b32 s9, s0
        s_endpgm
