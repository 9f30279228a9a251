# .iffmt with each name of a format; catalyst is a synonym of amd.
# RUN: clrxasm -b raw -o %t %s | FileCheck %s --match-full-lines
.macro try fmt
.format \fmt
.irp name, amd, catalyst, amdcl2, gallium, rocm, raw
.iffmt \name
.print "\fmt is \name"
.endif
.endr
.endm
try amd
# CHECK: amd is amd
# CHECK-NEXT: amd is catalyst
try AMDCL2
# CHECK-NEXT: AMDCL2 is amdcl2
try Catalyst
# CHECK-NEXT: Catalyst is amd
# CHECK-NEXT: Catalyst is catalyst
try gallium
# CHECK-NEXT: gallium is gallium
try rocm
# CHECK-NEXT: rocm is rocm
try raw
# CHECK-NEXT: raw is raw
.text
# CHECK-NOT: {{.}}
