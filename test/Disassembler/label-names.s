# Labels are numbered within their kernels. If a kernel has the name that such a label would
# get, all labels have the names that clrxdisasm gives them.

# RUN: clrxasm -D NUMBERED -o %t %s
# RUN: clrx-mc --disassemble -mcpu=pitcairn %t -o %t.s
# RUN: FileCheck %s --input-file=%t.s --check-prefix=OFFSETS
# RUN: clrxasm -o %t2 %t.s && cmp %t %t2
# OFFSETS:      a:
# OFFSETS-NEXT: s_branch .L8_0
# OFFSETS-NEXT: s_branch a_L1
# OFFSETS-NEXT: .L8_0:
# OFFSETS-NEXT: s_endpgm
# OFFSETS:      a_L1:

# RUN: clrxasm -o %t %s
# RUN: clrx-mc --disassemble -mcpu=pitcairn %t -o %t.s
# RUN: FileCheck %s --input-file=%t.s
# RUN: clrxasm -o %t2 %t.s && cmp %t %t2
# CHECK:      a:
# CHECK-NEXT: s_branch a_L1
# CHECK-NEXT: s_branch b
# CHECK-NEXT: a_L1:
# CHECK-NEXT: s_endpgm
# CHECK-NEXT: b:
# CHECK-NEXT: s_nop 0x1
# CHECK-NEXT: b_L1:
# CHECK-NEXT: s_branch b_L1

.gallium
.gpu Pitcairn
.ifdef NUMBERED
.kernel a
.kernel a_L1
.else
.kernel a
.kernel b
.endif
.text
a:
s_branch inner
s_branch other
inner:
s_endpgm
.ifdef NUMBERED
a_L1:
.else
b:
.endif
other:
s_nop 1
s_branch other+4
