## A register that an instruction writes is beyond the count, because '.kcode' counts the
## instruction for another kernel. The note says so.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s --match-full-lines --implicit-check-not=warning: --implicit-check-not=note:
.amdcl2
.64bit
.gpu Bonaire
.driver_version 200406
.hsalayout
.kernel one
    .config
        .dims x
.kernel two
    .config
        .dims x
.text
one:
    .skip 256
    v_mov_b32 v10, 0
.kcode two
    v_mov_b32 v60, 0
# CHECK: {{.*}}:[[#@LINE-1]]:15: warning: kernel 'one': v60 is used here, but the kernel has 11 VGPRs [-Wkernel]
# CHECK-NEXT:     v_mov_b32 v60, 0
# CHECK-NEXT:               ^~~
# CHECK-NEXT: {{.*}}:[[#@LINE-4]]:15: note: this instruction was counted for another kernel, or for none
.kcodeend
    s_endpgm
.p2align 8
two:
    .skip 256
    s_endpgm
