# Reports go to the file of the trace, in the order of execution: a break before the line
# of the instruction, a change after it.
# RUN: clrx-run %s -trace=%t -break=here -watch=s4 -print=s4 | FileCheck %s --check-prefix=OUT
# RUN: FileCheck %s < %t
#  OUT-NOT: break
#      OUT: s4: 0x00000001
#      CHECK: break 1 (here)
# CHECK-NEXT: wg {{.*}}: s_mov_b32 s4, 1{{$}}
# CHECK-NEXT: wg {{.*}}: s_mov_b32 s4, 1 s4=0x1
# CHECK-NEXT: watch 2 (s4)
# CHECK-NEXT: wg {{.*}}: s_mov_b32 s4, 1
# CHECK-NEXT: s4: undef -> 0x1
# CHECK-NEXT: wg {{.*}}: s_endpgm
.rawcode
.gpu Tonga
here:   s_mov_b32 s4, 1
        s_endpgm
