# The index has the operands of .include and .incbin, and the names of the included file.

# RUN: split-file %s %t
# RUN: clrx-check-index -I%t %t/main.s | FileCheck %s
# CHECK:      main.s:2:6+4: reference of label part
# CHECK-NEXT: part.s:1:1+4: definition of label part
# CHECK-NEXT: main.s:1:10+8: include part.s
# CHECK-NEXT: main.s:3:9+8: incbin part.s

#--- main.s
.include "part.s"
.int part - .
.incbin "part.s"
#--- part.s
part: .int 1
