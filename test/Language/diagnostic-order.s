# A diagnostic is printed before the output of the next .print.
# RUN: clrxasm -b raw -o %t %s 2>&1 | FileCheck %s

.print "first"
.warning "second"
.print "third"
.rept 2
.warning "again"; .print "and again"
.endr
.byte late
.warning "before late"
late = 300
.print "last"

# CHECK: {{^}}first
# CHECK-NEXT: :5:1: warning: second
# CHECK: {{^}}third
# CHECK-NEXT: warning: again
# CHECK: in round 1 of 2
# CHECK: {{^}}and again
# CHECK-NEXT: warning: again
# CHECK: in round 2 of 2
# CHECK: {{^}}and again
# CHECK-NEXT: warning: before late
# CHECK: :10:7: warning: value 0x12c truncated to 0x2c
# CHECK: {{^}}last
