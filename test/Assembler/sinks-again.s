# If a source is assembled again, the sink is told to start again, and receives the final
# result.
# RUN: clrx-check-sinks %s | FileCheck %s --match-full-lines
# RUN: clrx-check-sinks %s | grep -c again | FileCheck %s --check-prefix=COUNT
# COUNT: 1
.gpu gfx1010
.dialect llvm
s_branch target
.fill 63, 4, 0
target:
#      CHECK: again
# CHECK-NEXT: [[#@LINE-4]]:10: reference .text+0 target #0
# CHECK-NEXT: [[#@LINE-5]]:1: instruction .text+0 s_branch .+4
# CHECK-NEXT: [[#@LINE-6]]:1: instruction .text+4 s_nop 0x0
# CHECK-NEXT: [[#@LINE-6]]:1: data .text+8 252 bytes
# CHECK-NEXT: [[#@LINE-6]]:1: label .text+260 target #0
