# At the end of the program, everything in flight arrives.
# RUN: clrx-run -w %s -buffer=4:u32:100,101 -vgpr=1:u32:0 -print=v0:u32:1 -print=s0:u32 \
# RUN:   | FileCheck %s
# RUN: clrx-run -w %s -D END=1 -buffer=4:u32:100,101 -vgpr=1:u32:0 -print=v0:u32:1 \
# RUN:   -print=s0:u32 | FileCheck %s
# CHECK: v0: 100{{$}}
# CHECK: s0: 101{{$}}
.rawcode
.gpu gfx900
        global_load_dword v0, v1, s[4:5]
        s_load_dword s0, s[4:5], 4
.ifdef END
        s_endpgm
.endif
