# next executes a function that is called as one instruction: also a call of a call, and
# one at the end of a function that another breakpoint interrupts.
# RUN: printf "next\nnext\nprint s9\nnext\n" | not clrx-run -i %s | FileCheck %s
#      CHECK: start
# CHECK-NEXT: s_getpc_b64
#      CHECK: clrx-run> next
#      CHECK: s_call_b64
#      CHECK: clrx-run> next
# CHECK-NEXT: stop at
# CHECK-NEXT: pc 0x8 {{.*}}: s_mov_b32 s8, 1
#      CHECK: s9: 0x00000007
# RUN: printf "next\nbreak inner\nnext\nnext\nnext\n" | not clrx-run -i %s | FileCheck %s --check-prefix=BREAK
#      BREAK: clrx-run> next
# BREAK-NEXT: stop at
#      BREAK: clrx-run> next
# BREAK-NEXT: break 1 (inner) at
# BREAK-NEXT: s_mov_b32 s9, 7
# BREAK-NEXT: clrx-run> next
# BREAK-NEXT: stop at
# BREAK-NEXT: s_setpc_b64
# BREAK-NEXT: clrx-run> next
# BREAK-NEXT: stop at
# BREAK-NEXT: s_setpc_b64
.rawcode
.gpu Vega10
        s_getpc_b64 s[0:1]
        s_call_b64 s[2:3], outer
        s_mov_b32 s8, 1
        s_endpgm
outer:  s_call_b64 s[4:5], inner
        s_setpc_b64 s[2:3]
inner:  s_mov_b32 s9, 7
        s_setpc_b64 s[4:5]
