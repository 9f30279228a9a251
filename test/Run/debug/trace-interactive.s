# The trace of an interactive run shows each instruction that a command executes, in the
# order of the session.
# RUN: printf "step 2\ncontinue\n" | clrx-run -i -trace %s | FileCheck %s
#      CHECK: clrx-run> step 2
# CHECK-NEXT: s_mov_b32 s0, 1 s0=0x1
# CHECK-NEXT: s_mov_b32 s1, 2 s1=0x2
# CHECK-NEXT: stop at
# CHECK-NEXT: s_endpgm
# CHECK-NEXT: clrx-run> continue
# CHECK-NEXT: s_endpgm
# CHECK-NEXT: the run has ended
.rawcode
.gpu Tonga
        s_mov_b32 s0, 1
        s_mov_b32 s1, 2
        s_endpgm
