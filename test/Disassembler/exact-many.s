# RUN: clrxasm -b raw %s -o %t && clrxdisasm -r --exact %t > %t.s && clrxasm -o %t.again %t.s && cmp %t %t.again
#
# More instructions that the assembler refuses than it reports.

.rept 12000
  .int 0x00000040 # v_cndmask_b32 v0, s64, v0, vcc
.endr
