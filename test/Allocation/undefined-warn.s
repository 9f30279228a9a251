## Reads of undefined variables get any register, with one warning for each
## variable. Unreachable code gets no warning.
# RUN: clrx-mc -filetype=obj %s -o %t 2>&1 | FileCheck %s --implicit-check-not=warning:
.rawcode
.gpu gfx900
.regalloc on
.regvar never:v, half:v:2, maybe:v, sum:v, lost:v
        v_mov_b32 half[0], 1
        s_cbranch_scc0 skip
        v_mov_b32 maybe, 1
skip:
## A variable that is written on one path gets no warning.
        v_mov_b32 sum, maybe
# CHECK: :[[#@LINE+2]]:9: warning: register variable 'never' is read before it is written
# CHECK: :[[#@LINE-8]]:9: note: 'never' is declared here
        v_add_f32 sum, sum, never
        v_add_f32 sum, sum, never
# CHECK: :[[#@LINE+2]]:9: warning: register variable 'half' is read before it is written
# CHECK: :[[#@LINE-12]]:18: note: 'half' is declared here
        v_add_f64 half, half, half
        v_mac_f32 sum, half[0], half[1]
        ds_write_b32 v0, sum
        s_endpgm
        v_mov_b32 sum, lost
        s_branch skip
