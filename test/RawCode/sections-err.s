# Errors for other sections: raw code has only one.
# RUN: not clrxasm -b raw  -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.text
.data
# CHECK: :[[#@LINE-1]]:1: error: raw code has no section but '.text'
.rodata
# CHECK: :[[#@LINE-1]]:1: error: raw code has no section but '.text'
.section .bss
# CHECK: :[[#@LINE-1]]:1: error: raw code has no section but '.text'
.section .mine
# CHECK: :[[#@LINE-1]]:1: error: raw code has no section but '.text'
.globaldata
# CHECK: :[[#@LINE-1]]:1: error: '.globaldata' is a pseudo-op of amd{{.*}} and {{[a-z]+}}, but the output format is raw
# CHECK: :[[#@LINE-2]]:1: note: leave it out
.bss
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.bss'
# CHECK: note: '.section .bss' opens it in containers that have one
