# A break at a label reports the instruction each time before it is executed, with the
# registers that it reads.
# RUN: clrx-run %s -break=loop | FileCheck %s --match-full-lines
#      CHECK:break 1 (loop) at {{.*}}break-label.s:[[#@LINE+11]]:9
# CHECK-NEXT:wg 0,0,0 wave 0 pc 0x8 exec 0xffffffffffffffff: s_sub_u32 s0, s0, s1 s0=0x2 s1=0x1
# CHECK-NEXT:break 1 (loop) at {{.*}}break-label.s:[[#@LINE+9]]:9
# CHECK-NEXT:wg 0,0,0 wave 0 pc 0x8 exec 0xffffffffffffffff: s_sub_u32 s0, s0, s1 s0=0x1 s1=0x1
#  CHECK-NOT:{{.}}
# RUN: clrx-run %s -break=loop -print=s0 | FileCheck %s --check-prefix=RESULT
# RESULT: s0: 0x00000000
.rawcode
.gpu Tonga
        s_movk_i32 s0, 2
        s_movk_i32 s1, 1
loop:   s_sub_u32 s0, s0, s1
        s_cmp_lg_u32 s0, 0
        s_cbranch_scc1 loop
        s_endpgm
