## Instructions that are written as data are checked. Lines of the warnings
## follow the last instruction that is written as such.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s
.rawcode
.gpu gfx906
# CHECK: [[#@LINE+1]]:1: warning: s0 is read here, but the load that writes it may not have returned [-Wwaitcnt]
s_load_dword s0, s[2:3], 0x400
# CHECK: note: the instruction is in the data after this, at offset 0x8
# CHECK: [[#@LINE-2]]:1: note: the load is here
# CHECK: note: add 's_waitcnt lgkmcnt(0)'
# v_mov_b32 v0, s0
.int 0x7e000200
s_endpgm
