# A trace has a line for each instruction with the registers that it writes. With
# a file, standard output has only printed values.
# RUN: clrx-run -trace -vgpr=0:u32:1,2 %s | FileCheck %s --match-full-lines
# RUN: clrx-run -trace=%t -vgpr=0:u32:1,2 -print=s4 %s | FileCheck %s \
# RUN:   --check-prefix=ONLY --implicit-check-not=wg
# RUN: FileCheck %s --match-full-lines < %t
# CHECK: wg 0,0,0 wave 0 pc 0x0 exec 0xffffffffffffffff: s_mov_b32 s4, 17 s4=0x11
# CHECK-NEXT: wg 0,0,0 wave 0 pc 0x4 exec 0xffffffffffffffff: v_mov_b32 v1, v0 v1={0x1,0x2*63}
# CHECK-NEXT: wg 0,0,0 wave 0 pc 0x8 exec 0xffffffffffffffff: s_endpgm
# ONLY: s4: 0x00000011
.rawcode
.gpu Bonaire
        s_mov_b32 s4, 17
        v_mov_b32 v1, v0
        s_endpgm
