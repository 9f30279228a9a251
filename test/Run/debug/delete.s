# delete removes a breakpoint or a watchpoint. Two breakpoints at one instruction are
# independent.
# RUN: printf "delete 1\ndelete 3\ndelete 5\ncontinue\ncontinue\n" \
# RUN:   | clrx-run -i -break=here -break=.text+4 -watch=s0 %s | FileCheck %s
#      CHECK: clrx-run> delete 1
# CHECK-NEXT: break 2 (.text+4)
# CHECK-NEXT: watch 3 (s0)
# CHECK-NEXT: clrx-run> delete 3
# CHECK-NEXT: break 2 (.text+4)
# CHECK-NEXT: clrx-run> delete 5
# CHECK-NEXT: error: there is no breakpoint or watchpoint 5
# CHECK-NEXT: clrx-run> continue
# CHECK-NEXT: break 2 (.text+4) at
# CHECK-NEXT: s_mov_b32 s0, 1
# CHECK-NEXT: clrx-run> continue
# CHECK-NEXT: the run has ended
.rawcode
.gpu Tonga
        s_nop 0
here:   s_mov_b32 s0, 1
        s_endpgm
