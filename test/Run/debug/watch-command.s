# watch stops behind the instruction that changes the value. The instruction that is shown
# as next has not been executed.
# RUN: printf "watch s0\nwatch q\ncontinue\nprint s1\nstep\nprint s1\n" | not clrx-run -i %s | FileCheck %s
#      CHECK: clrx-run> watch s0
# CHECK-NEXT: watch 1 (s0)
# CHECK-NEXT: clrx-run> watch q
# CHECK-NEXT: error: 'q' is not a register
# CHECK-NEXT: clrx-run> continue
# CHECK-NEXT: watch 1 (s0) at
# CHECK-NEXT: s_mov_b32 s0, 2
# CHECK-NEXT: s0: undef -> 0x2
# CHECK-NEXT: stop at
# CHECK-NEXT: pc 0x4 {{.*}}: s_mov_b32 s1, 1
# CHECK-NEXT: clrx-run> print s1
# CHECK-NEXT: s1: undef
# CHECK-NEXT: clrx-run> step
# CHECK-NEXT: stop at
# CHECK-NEXT: pc 0x8 {{.*}}: s_nop
# CHECK-NEXT: clrx-run> print s1
# CHECK-NEXT: s1: 0x00000001
.rawcode
.gpu Tonga
        s_mov_b32 s0, 2
        s_mov_b32 s1, 1
        s_nop 0
        s_endpgm
