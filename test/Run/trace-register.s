# -trace-register shows the changes of these registers only, and the instructions that
# make them.
# RUN: clrx-run %s -trace-register=s[4:5] -trace-register=v1 -trace-register=vcc \
# RUN:   | FileCheck %s --match-full-lines --implicit-check-not=wg
# RUN: clrx-run %s -trace-register=scc | FileCheck %s --check-prefix=SCC --implicit-check-not=wg
# RUN: not clrx-run %s -trace-register=x 2>&1 | FileCheck %s --check-prefix=ERR
# CHECK: {{.*}}: s_mov_b64 s[4:5], 1 s4=0x1 s5=0x0
# CHECK-NEXT: {{.*}}: v_mov_b32 v1, 3 v1={0x3*64}
# CHECK-NEXT: {{.*}}: v_cmp_eq_u32 vcc, 3, v1 vcc_lo=0xffffffff vcc_hi=0xffffffff
# CHECK-NEXT: {{.*}}: s_add_u32 s4, s4, s4 s4=0x2
# SCC: wg {{.*}}: s_add_u32 s4, s4, s4 scc=0x0
# ERR: error: '-trace-register=x': 'x' is not a register
.rawcode
.gpu Tonga
        s_mov_b64 s[4:5], 1
        s_mov_b64 s[2:3], 2
        v_mov_b32 v1, 3
        v_mov_b32 v2, 3
        v_cmp_eq_u32 vcc, 3, v1
        s_add_u32 s4, s4, s4
        s_endpgm
