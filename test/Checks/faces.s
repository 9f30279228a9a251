# clrxasm gives the same warnings as clrx-mc.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o out wait.s 2>&1 | FileCheck wait.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -b raw -g gfx900 -o out hazard.s 2>&1 | FileCheck hazard.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrxasm -o out kernel.s 2>&1 | FileCheck kernel.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: not clrxasm -Werror=waitcnt -o out werror.s 2>&1 | FileCheck werror.s --match-full-lines --implicit-check-not='{{.}}'
#--- wait.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.useargs
.text
s_load_dword s0, s[4:5], 0
s_mov_b32 s1, s0
s_endpgm
# CHECK: wait.s:11:15: warning: s0 is read here, but the load that writes it may not have returned [-Wwaitcnt]
# CHECK-NEXT: s_mov_b32 s1, s0
# CHECK-NEXT: ^~
# CHECK-NEXT: wait.s:10:1: note: the load is here
# CHECK-NEXT: s_load_dword s0, s[4:5], 0
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: wait.s:11:15: note: add 's_waitcnt lgkmcnt(0)'
#--- hazard.s
v_readlane_b32 s0, v0, 0
v_readlane_b32 s1, v0, s0
s_mov_b32 s4, 0
s_endpgm
# CHECK: hazard.s:2:24: warning: the lane select reads s0, which VALU has just written: 4 wait states are needed, but there are none [-Whazard]
# CHECK-NEXT: v_readlane_b32 s1, v0, s0
# CHECK-NEXT: ^~
# CHECK-NEXT: hazard.s:1:1: note: the other instruction is here
# CHECK-NEXT: v_readlane_b32 s0, v0, 0
# CHECK-NEXT: ^~~~~~~~~~~~~~
# CHECK-NEXT: hazard.s:2:24: note: add 's_nop 3' or other instructions
#--- kernel.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.useargs
.text
s_nop 0
# CHECK: kernel.s:10:1: warning: kernel 'k': control runs past the end of the code here [-Wkernel]
# CHECK-NEXT: s_nop 0
# CHECK-NEXT: ^~~~~
# CHECK-NEXT: kernel.s:10:1: note: end the kernel with 's_endpgm'
#--- werror.s
.amdcl2
.64bit
.gpu fiji
.driver_version 200406
.kernel k
.config
.dims x
.useargs
.text
s_load_dword s0, s[4:5], 0
s_mov_b32 s1, s0
s_endpgm
# CHECK: werror.s:11:15: error: s0 is read here, but the load that writes it may not have returned [-Werror,-Wwaitcnt]
# CHECK-NEXT: s_mov_b32 s1, s0
# CHECK-NEXT: ^~
# CHECK-NEXT: werror.s:10:1: note: the load is here
# CHECK-NEXT: s_load_dword s0, s[4:5], 0
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: werror.s:11:15: note: add 's_waitcnt lgkmcnt(0)'
