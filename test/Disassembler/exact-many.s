# RUN: clrxasm -b raw %s -o %t && clrxdisasm -r --exact %t > %t.s && clrxasm -o %t.again %t.s && cmp %t %t.again
#
# The assembler refuses more instructions than it reports errors.

.rept 12000
  .int 0x00000040 # v_cndmask_b32 v0, s64, v0, vcc
.endr
