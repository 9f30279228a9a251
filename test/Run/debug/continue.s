# continue goes on to the next breakpoint, and then to the end. The results are printed as
# without a debugger, and the exit status is that of the run.
# RUN: printf "continue\ncontinue\n" | clrx-run -i -break=here %s -print=s0 | FileCheck %s
#      CHECK: clrx-run> continue
# CHECK-NEXT: break 1 (here) at
# CHECK-NEXT: s_mov_b32 s1, 1
# CHECK-NEXT: clrx-run> continue
# CHECK-NEXT: the run has ended
# CHECK-NEXT: s0: 0x00000002
.rawcode
.gpu Tonga
        s_mov_b32 s0, 2
here:   s_mov_b32 s1, 1
        s_endpgm
