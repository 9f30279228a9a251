# The pseudo-ops that assign a symbol may assign '.'. This selects the absolute section;
# with .scratchsym, it selects the scratch buffer.

# RUN: clrxasm -o %t %s
# RUN: tail -c +29 %t > %t.elf
# RUN: llvm-readelf -x .text %t.elf | FileCheck %s

.gallium
.gpu tonga
.int 1
.get_gpu .
x = .
.skip 4
y = .
.scratchsym .
.text
.int x, y
# CHECK: 0x00000000 01000000 0b000000 0f000000
