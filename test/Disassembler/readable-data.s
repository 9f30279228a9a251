# Readable text has data in words, uses the names of data in the code, prints long padding
# in one line, and user sections after the code. Exact text that is not readable prints
# data as bytes.

# RUN: clrxasm -o %t %s
# RUN: clrx-mc --disassemble %t -o %t.s
# RUN: FileCheck %s --match-full-lines --strict-whitespace --input-file=%t.s
# RUN: clrxasm -o %t2 %t.s && cmp %t %t2
# RUN: clrxdisasm --exact %t | FileCheck %s --check-prefix=EXACT

#      CHECK:.globaldata
# CHECK-NEXT:.gdata:
# CHECK-NEXT:first:
# CHECK-NEXT:    .int 0x00000001, 0x00000002, 0x00000003, 0x00000004
# CHECK-NEXT:    .int 0x00000005
# CHECK-NEXT:second:
# CHECK-NEXT:    .fill 6, 4, 0x00000007
# CHECK-NEXT:    .byte 0x08
#      CHECK:    .text
# CHECK-NEXT:    s_mov_b32 s0, first&0xffffffff
# CHECK-NEXT:    s_mov_b32 s1, (second+4)>>32
# CHECK-NEXT:    s_branch k_L1
# CHECK-NEXT:    s_nop 0x0
# CHECK-NEXT:k_L1:
# CHECK-NEXT:    .fill 9, 4, 0xbf800000  # s_nop 0
# CHECK-NEXT:    s_endpgm
# CHECK-NEXT:.main
# CHECK-NEXT:.section .own, "", @progbits
# CHECK-NEXT:    .int 0x00000009

# EXACT: .byte 0x01, 0x00, 0x00, 0x00
# EXACT: s_mov_b32 s1, (.gdata+24)>>32
# EXACT: .byte 0x09, 0x00, 0x00, 0x00

.amdcl2
.64bit
.gpu Fiji
.driver_version 200406
.globaldata
first:
  .int 1, 2, 3, 4, 5
second:
  .fill 6, 4, 7
  .byte 8
.main
.section .own
  .int 9
.kernel k
.config
.dims x
.text
  s_mov_b32 s0, first
  s_mov_b32 s1, (second+4)>>32
  s_branch pad
  s_nop 0
pad:
.rept 9
  s_nop 0
.endr
  s_endpgm
.global first, second
.sym first, second
