# quit ends the run: findings are shown, but no results. The exit status is 1, because the
# kernel did not run to its end. The end of the input does the same.
# RUN: printf "step 3\nquit\nstep\n" | not clrx-run -i %s -print=s0 > %t 2>&1
# RUN: FileCheck %s --implicit-check-not=s0: --implicit-check-not=ended < %t
# RUN: printf "step 3\n" | not clrx-run -i %s -print=s0 > %t 2>&1
# RUN: FileCheck %s --implicit-check-not=s0: --implicit-check-not=ended < %t
# CHECK: quit.s:[[#@LINE+5]]:9: error: a branch depends on an undefined bit
.rawcode
.gpu Tonga
        s_mov_b32 s0, 1
        s_cmp_eq_u32 s2, s3
        s_cbranch_scc1 end
        s_nop 0
end:    s_endpgm
