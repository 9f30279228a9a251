# A finding stops the run: before the instruction if it is about the way to it, otherwise
# behind it. The same finding at the same place does not stop it again.
# RUN: printf "continue\nprint s5\ncontinue\ncontinue\n" | not clrx-run -i %s -vgpr=0:u32:4096 -buffer=2:zero:4 -sgpr=exec:u64:1 \
# RUN:   2> /dev/null | FileCheck %s
#      CHECK: clrx-run> continue
# CHECK-NEXT: error: load of 4 bytes outside of {{.*}} [-Cbounds] at {{.*}}finding.s:[[#@LINE+13]]:9
# CHECK-NEXT: stop at {{.*}}finding.s:[[#@LINE+13]]:9
# CHECK-NEXT: v_mov_b32 v2, v1
# CHECK-NEXT: clrx-run> print s5
# CHECK-NEXT: s5: 0x00000002
# CHECK-NEXT: clrx-run> continue
# CHECK-NEXT: [-Cwait] at {{.*}}finding.s:[[#@LINE+8]]:9
# CHECK-NEXT: stop at {{.*}}finding.s:[[#@LINE+7]]:9
# CHECK: clrx-run> continue
# CHECK-NEXT: the run has ended
.rawcode
.gpu Vega10
        s_mov_b32 s5, 2
loop:   global_load_dword v1, v0, s[2:3]
        v_mov_b32 v2, v1
        s_sub_u32 s5, s5, 1
        s_cmp_lg_u32 s5, 0
        s_cbranch_scc1 loop
        s_endpgm
