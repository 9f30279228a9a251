## Up to GCN 1.1, offsets and literals count dwords.
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.rocm
.gpu bonaire
.kernel near
.config
    .dims x
    .use_kernarg_segment_ptr
    .kernarg_segment_size 32
.kernel far
.config
    .dims x
    .use_kernarg_segment_ptr
    .kernarg_segment_size 1024
.text
near: .skip 256
    s_load_dword    s2, s[0:1], 7
# CHECK: kernel-arguments-dwords.s:[[#@LINE+1]]:33: warning: kernel 'near': bytes 32 to 35 of the arguments are loaded here, but there are only 32 [-Wkernel]
    s_load_dword    s2, s[0:1], 8
    s_endpgm
.p2align 8
far: .skip 256
    s_load_dword    s2, s[0:1], 255
# CHECK: kernel-arguments-dwords.s:[[#@LINE+1]]:33: warning: kernel 'far': bytes 1024 to 1027 of the arguments are loaded here, but there are only 1024 [-Wkernel]
    s_load_dword    s2, s[0:1], 256
    s_endpgm
