# The drivers' compilers also mark values as const.

# RUN: clrxasm -o %t %s
# RUN: clrx-mc --disassemble %t -o %t.s
# RUN: FileCheck %s < %t.s
# RUN: clrxasm -o %t2 %t.s && cmp %t %t2

# clrxdisasm does not print the mark.
# RUN: clrxdisasm -C %t | FileCheck %s --check-prefix=PLAIN
# PLAIN: .arg a, "size_t", long{{$}}

.amdcl2
.64bit
.gpu Fiji
.driver_version 200406
.kernel k
.config
.dims x
# CHECK: .arg a, "size_t", long, const  # at
.arg a, "size_t", long, const
# CHECK-NEXT: .arg b, "int", int, const  # at
.arg b, int, CONST
# CHECK-NEXT: .arg s, "s_t", structure, 24, const  # at
.arg s, "s_t", structure, 24, const, unused
# CHECK-NEXT: .arg n, "int", int{{$}}
.arg n, int
.text
s_endpgm
