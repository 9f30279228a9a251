# A distance wraps modulo 2^64, like other numbers.

# RUN: clrxasm -o %t %s && tail -c +29 %t > %t.elf
# RUN: llvm-readelf -x .text %t.elf | FileCheck %s

.gallium
.gpu tonga
.driver_version 220300
.text
s_nop 0
# CHECK: 0x00000000 000080bf ff00008e fbffffff ff010180
# CHECK-NEXT: 0x00000010 ffffff7f
place:
s_lshl_b32 s0, place@rel32@lo+0x7fffffffffffffff, s0
s_add_u32 s1, place@rel32@hi+0x7fffffffffffffff, s1
