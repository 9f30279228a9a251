# .undef may remove a symbol that waits for a distance; the reference crashes then. The value of
# the symbol is not needed any more, and errors about the value disappear.

# RUN: clrxasm -o %t %s && llvm-objcopy -O binary -j .text %t %t.text
# RUN: od -An -v -tx1 %t.text | FileCheck %s

.rocm
.globaldata
g: .int 1
.text
a: .byte 1
x = g - a
y = g - a
.undef x
.undef y
x = 3
.byte x, x
# CHECK: 01 03 03{{$}}
