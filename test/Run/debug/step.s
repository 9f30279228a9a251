# step executes an instruction of the wavefront, or several. An empty line repeats it.
# RUN: printf "step\n\nstep 2\nprint s0\nquit\n" | not clrx-run -i %s | FileCheck %s
#      CHECK: start at {{.*}}step.s:[[#@LINE+15]]:9
# CHECK-NEXT: wg 0,0,0 wave 0 pc 0x0 {{.*}}: s_mov_b32 s0, 2
# CHECK-NEXT: clrx-run> step
# CHECK-NEXT: stop at {{.*}}step.s:[[#@LINE+13]]:9
# CHECK-NEXT: wg 0,0,0 wave 0 pc 0x4 {{.*}}: s_add_u32 s0, s0, 5 s0=0x2
# CHECK-NEXT: clrx-run>{{ $}}
# CHECK-NEXT: stop at {{.*}}step.s:[[#@LINE+11]]:9
# CHECK-NEXT: wg 0,0,0 wave 0 pc 0x8 {{.*}}: s_add_u32 s0, s0, 3 s0=0x7
# CHECK-NEXT: clrx-run> step 2
# CHECK-NEXT: stop at {{.*}}step.s:[[#@LINE+10]]:9
# CHECK-NEXT: wg 0,0,0 wave 0 pc 0x10 {{.*}}: s_endpgm
# CHECK-NEXT: clrx-run> print s0
# CHECK-NEXT: s0: 0x0000000e
.rawcode
.gpu Tonga
        s_mov_b32 s0, 2
        s_add_u32 s0, s0, 5
        s_add_u32 s0, s0, 3
        s_add_u32 s0, s0, 4
        s_endpgm
