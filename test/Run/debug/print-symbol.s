# print shows the value of a symbol, or the section and offset of a label.
# RUN: printf "print rounds\nprint minus\nprint here\nprint her\n" | not clrx-run -i %s | FileCheck %s --match-full-lines
#      CHECK:clrx-run> print rounds
# CHECK-NEXT:rounds: 77 (0x4d)
# CHECK-NEXT:clrx-run> print minus
# CHECK-NEXT:minus: -2 (0xfffffffffffffffe)
# CHECK-NEXT:clrx-run> print here
# CHECK-NEXT:here: .text+0x4
# CHECK-NEXT:clrx-run> print her
# CHECK-NEXT:error: 'her' is not a register
.rawcode
.gpu Tonga
rounds = 77
minus = -2
        s_nop 0
here:   s_endpgm
