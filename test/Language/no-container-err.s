# A source that selects no container that can be written.
# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.amd
s_nop 0
# CHECK: :[[#@LINE-1]]:1: error: container 'amd' is not supported
# CHECK: :[[#@LINE-2]]:1: note: select one with .amdcl2, .gallium, .rawcode or .rocm before the first code, data, label or section
.byte 1
