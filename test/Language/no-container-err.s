# A source that selects no container that can be written.
# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.rocm
.32bit
# CHECK: :[[#@LINE-1]]:1: warning: the ROCm container is always 64-bit
s_nop 0
# CHECK: :[[#@LINE-1]]:1: error: container 'rocm' is not supported
# CHECK: :[[#@LINE-2]]:1: note: select one with .amd, .amdcl2, .gallium or .rawcode before the first code, data, label or section
.byte 1
