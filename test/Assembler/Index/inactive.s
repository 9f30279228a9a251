# Branches that are skipped are inactive, without the lines of their pseudo-ops. Branches inside of them are not listed.

# RUN: clrx-check-index %s | FileCheck %s

.if 0
    .int 1
    .if 1
    .int 2
    .endif
.elseif 1
    .int 3
.else
    .int 4
.endif
.ifdef unknown
.endif
# CHECK:      inactive.s:6-9: inactive
# CHECK-NEXT: inactive.s:13-13: inactive
# CHECK-NOT:  : inactive
