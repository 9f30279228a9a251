# An old driver is selected after statements that need a newer one. A .bss alone is
# silently dropped, as in clrxasm. Other data and HSA layout are errors when the file is
# written.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o out bss.s
# RUN: llvm-readelf -x .rodata out | FileCheck bss.s
# RUN: not clrxasm -o out data.s 2>&1 | FileCheck data.s
# RUN: not clrxasm -o out layout.s 2>&1 | FileCheck layout.s

#--- bss.s
.amdcl2
.gpu bonaire
.driver_version 200406
.bssdata
b: .skip 8
.kernel a
.metadata
.byte 1, 2, 3, 4
# CHECK: 0x00000000 01020304
.text
s_mov_b32 s0, b
.driver_version 1

#--- data.s
# CHECK: error: global data and samplers need driver version 191205 or later, not 1
.amdcl2
.gpu bonaire
.driver_version 200406
.rwdata
.byte 1
.driver_version 1

#--- layout.s
# CHECK: error: HSA layout needs driver version 191205 or later, not 1
.amdcl2
.gpu bonaire
.driver_version 200406
.hsalayout
.kernel a
.text
a: .skip 256
.driver_version 1
