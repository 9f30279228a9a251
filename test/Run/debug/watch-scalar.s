# A watch on scalar registers reports the instruction that changes them, with the old and
# the new value. An instruction that writes the same value does not change it.
# RUN: clrx-run %s -sgpr=4:u32:5,6 -watch=s[4:5] | FileCheck %s --match-full-lines
# RUN: clrx-run %s -sgpr=4:u32:5,6 -watch=scc | FileCheck %s --check-prefix=SCC
# RUN: clrx-run %s -sgpr=4:u32:5,6 -watch=exec | FileCheck %s --check-prefix=EXEC
#      CHECK:watch 1 (s[4:5]) at {{.*}}watch-scalar.s:[[#@LINE+16]]:9
# CHECK-NEXT:wg 0,0,0 wave 0 pc 0x4 exec 0xffffffffffffffff: s_add_u32 s4, s4, 1
# CHECK-NEXT:  s4: 0x5 -> 0x6
# CHECK-NEXT:watch 1 (s[4:5]) at {{.*}}watch-scalar.s:[[#@LINE+14]]:9
# CHECK-NEXT:wg 0,0,0 wave 0 pc 0x8 exec 0xffffffffffffffff: s_mov_b64 s[4:5], 3
# CHECK-NEXT:  s4: 0x6 -> 0x3
# CHECK-NEXT:  s5: 0x6 -> 0x0
#  CHECK-NOT:{{.}}
# SCC: s_add_u32
# SCC-NEXT: scc: undef -> 0x0
# EXEC: s_mov_b64 exec, 1
# EXEC-NEXT: exec_lo: 0xffffffff -> 0x1
# EXEC-NEXT: exec_hi: 0xffffffff -> 0x0
.rawcode
.gpu Tonga
        s_mov_b32 s4, 5
        s_add_u32 s4, s4, 1
        s_mov_b64 s[4:5], 3
        s_mov_b64 exec, 1
        s_endpgm
