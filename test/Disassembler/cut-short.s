# RUN: clrxasm -b raw -A GCN1.2 %s -o %t && clrxdisasm -r -A GCN1.2 -h %t | FileCheck %s --match-full-lines
# RUN: clrxdisasm -r -A GCN1.2 --exact %t | FileCheck %s --check-prefix=EXACT --match-full-lines
#
# The last instruction lacks a word; only its existing words are printed.

.int 0xe0501000, 0x80000102
# CHECK: /*000000000000: e0501000 80000102*/ buffer_load_dword v1, v2, s[0:3], 0 offen
.int 0xc0020000
# CHECK-NEXT: /*000000000008: c0020000         */ s_load_dword    s0, s[0:1], 0x0

# EXACT: /*{{0+}}8*/ .int 0xc0020000  # s_load_dword    s0, s[0:1], 0x0
