# A kernel lasts to the line before the next one or before .main.

# RUN: clrx-check-index %s | FileCheck %s

.amdcl2
.gpu tonga
.driver_version 191205
.kernel first
# CHECK:      kernels.s:[[#@LINE-1]]:9+5: definition of kernel first
    .config
        .dims x
    .text
        s_endpgm
.kernel second
# CHECK-NEXT: kernels.s:[[#@LINE-1]]:9+6: definition of kernel second
    .config
        .dims x
    .text
        s_endpgm
# CHECK-NEXT: kernels.s:8-13: kernel block first
# CHECK-NEXT: kernels.s:14-21: kernel block second
