# .ifngpu, .ifnarch and their .elseif forms.
# RUN: clrxasm -b raw -o %t %s && od -An -v -tu1 -w1 %t | FileCheck %s --match-full-lines
.gpu fiji
.ifngpu gfx803
.byte 1
.else
.byte 2
.endif
# CHECK: 2
.ifngpu tonga
.byte 1
.else
.byte 2
.endif
# CHECK-NEXT: 1
.ifnarch vi
.byte 1
.elseifgpu fiji
.byte 2
.endif
# CHECK-NEXT: 2
.ifgpu tonga
.byte 1
.elseifarch vi
.byte 2
.endif
# CHECK-NEXT: 2
.ifarch si
.byte 1
.elseifngpu fiji
.byte 2
.elseifnarch ci
.byte 3
.endif
# CHECK-NEXT: 3
# CHECK-NOT: {{.}}
