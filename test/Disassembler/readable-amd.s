# Readable text of OpenCL 1.2 binaries has configurations, and words where no configuration
# gives the parts of a kernel.

# RUN: clrxasm -o %t %s && clrx-mc --disassemble %t -o %t.text
# RUN: FileCheck %s --input-file=%t.text
# RUN: clrxasm -o %t.again %t.text && cmp %t %t.again

# CHECK:      .globaldata
# CHECK-NEXT:     .int 0x00000001, 0x00000002, 0x00000003, 0x00000004
# CHECK-NEXT:     .int 0x00000005
# CHECK-EMPTY:
# CHECK-NEXT: .kernel one
# CHECK-NEXT:     .config
# CHECK-NEXT:         .dims x
# CHECK:          .text
# CHECK:      s_endpgm
# CHECK-EMPTY:
# CHECK-NEXT: .kernel two
# CHECK-NEXT:     .header
# CHECK-NEXT:     .int 0x00000001, 0x00000002, 0x00000003, 0x00000004
# CHECK-NEXT:     .int 0x00000005, 0x00000006, 0x00000007, 0x00000008
# CHECK-NEXT:     .metadata
# CHECK-NEXT:         .ascii ";some text\n"
# CHECK-NEXT:     .data
# CHECK-NEXT:     .int 0x0000000a, 0x0000000b
# CHECK-NEXT:     .proginfo
# CHECK-NEXT:         .entry 0x80001000, 0x00000003
# CHECK:      .section own
# CHECK-NEXT:     .int 0x00000009, 0x0000000a

.amd
.gpu Tahiti
.globaldata
.int 1, 2, 3, 4, 5
.kernel one
.config
.dims x
.arg p, float*, global
.text
s_mov_b32 s1, 5
s_endpgm
.kernel two
.header
.int 1, 2, 3, 4, 5, 6, 7, 8
.metadata
.ascii ";some text\n"
.data
.int 10, 11
.proginfo
.entry 0x80001000, 3
.text
s_endpgm
.section own, "a"
.int 9, 10
