## A load in the lanes of one branch is no hazard for writes in the lanes of the
## other branch, as in code of AMD's compiler without jumps. It is a hazard
## after the lanes are merged.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.rawcode
.gpu tonga
v_cmp_lt_u32    s[2:3], v1, 4
s_mov_b64       s[6:7], exec
s_andn2_b64     exec, s[6:7], s[2:3]
ds_read_b64     v[13:14], v0 offset:160
s_andn2_b64     exec, s[6:7], exec
v_mov_b32       v13, 0
s_mov_b64       exec, s[6:7]
# CHECK: [[#@LINE+1]]:17: warning: v13 is written here, but the load that writes it may not have returned [-Wwaitcnt]
v_mov_b32       v13, 0
s_waitcnt lgkmcnt(0)

## The same with a jump, as in LLVM's code.
s_and_saveexec_b64 s[6:7], s[2:3]
ds_read_b32     v5, v0
ds_read_b32     v6, v0
s_or_saveexec_b64 s[6:7], s[6:7]
s_xor_b64       exec, exec, s[6:7]
s_cbranch_execz joined
v_mov_b32       v5, 0
## The value belongs to these lanes.
# CHECK: [[#@LINE+1]]:21: warning: v6 is read here, but the load that writes it may not have returned [-Wwaitcnt]
v_mov_b32       v7, v6
joined:
s_or_b64        exec, exec, s[6:7]
s_waitcnt lgkmcnt(0)

## These lanes are a subset of the lanes of the load.
ds_read_b32     v5, v0
s_andn2_b64     exec, exec, s[2:3]
# CHECK: [[#@LINE+1]]:17: warning: v5 is written here, but the load that writes it may not have returned [-Wwaitcnt]
v_mov_b32       v5, 0
s_waitcnt lgkmcnt(0)

## Nested branches stay in the other lanes until the lanes are merged, as in code of AMD's
## compiler.
s_mov_b64       exec, s[6:7]
s_and_saveexec_b64 s[6:7], s[2:3]
ds_read_b32     v5, v0
s_andn2_b64     exec, s[6:7], exec
s_and_saveexec_b64 s[8:9], s[4:5]
v_mov_b32       v5, 0
s_andn2_b64     exec, s[8:9], exec
v_mov_b32       v5, 1
v_cmpx_eq_u32   s[10:11], v0, v1
v_mov_b32       v5, 2
s_or_b64        exec, exec, s[6:7]
# CHECK: [[#@LINE+1]]:17: warning: v5 is written here, but the load that writes it may not have returned [-Wwaitcnt]
v_mov_b32       v5, 3
s_endpgm
