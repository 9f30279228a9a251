# Branch targets count words from the end of the instruction.
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
start:
s_branch start
# CHECK: bf82ffff
s_branch end
# CHECK-NEXT: bf820008
s_cbranch_scc0 start
# CHECK-NEXT: bf84fffd
s_cbranch_vccnz start+8
# CHECK-NEXT: bf87fffe
s_branch .
# CHECK-NEXT: bf82ffff
s_branch .+4
# CHECK-NEXT: bf820000
1:
s_cbranch_execz 1b
# CHECK-NEXT: bf88ffff
s_cbranch_execz 1f
# CHECK-NEXT: bf880001
s_nop 0
# CHECK-NEXT: bf800000
1:
s_branch start-4+4
# CHECK-NEXT: bf82fff6
end:
s_endpgm
# CHECK-NEXT: bf810000
# CHECK-NOT: {{.}}
