# Live registers in raw code. The expected counts were determined by hand: the largest
# number of registers that are live in front of an instruction, or after it with the
# registers that it writes.

# RUN: split-file %s %t
# RUN: clrx-mc --report --format=rawcode -mcpu=gfx900 %t/loop.s | FileCheck %s --check-prefix=LOOP
# RUN: clrx-mc --report --format=rawcode -mcpu=gfx900 %t/call.s | FileCheck %s --check-prefix=CALL
# RUN: clrx-mc --report --format=rawcode -mcpu=gfx900 %t/unknown.s | FileCheck %s --check-prefix=UNKNOWN
# RUN: clrx-mc --report --format=rawcode -mcpu=gfx900 %t/usereg.s | FileCheck %s --check-prefix=USEREG
# RUN: clrx-mc --report --format=rawcode -mcpu=gfx900 %t/notes.s | FileCheck %s --check-prefix=NOTES
# RUN: clrx-mc --report --format=rawcode -mcpu=gfx900 %t/dead.s | FileCheck %s --check-prefix=DEAD
# RUN: clrx-mc --report --format=rawcode -mcpu=gfx1100 %t/other.s | FileCheck %s --check-prefix=OTHER

# v[0:3] are live in each round; v4 and v5 are never live together.
# LOOP: {{^}}code{{.*}}, GCN1.4, wave64
# LOOP-NEXT: code 40 bytes, 9 instructions: 1 branches and calls, 3 scalar ALU, 1 other scalar, 3 vector ALU, 1 flat, global, scratch
# LOOP-NEXT: live at most 1 SGPR ({{.*}}loop.s:1, offset 0x0), 5 VGPRs ({{.*}}loop.s:3, offset 0x4)
# LOOP-NOT: {{.}}
#--- loop.s
    s_mov_b32 s0, 10
loop:
    v_mul_f32 v4, v0, v0        # v0 to v4
    v_add_f32 v5, v4, v4
    v_add_f32 v1, v1, v5
    s_sub_u32 s0, s0, 1
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc1 loop
    global_store_dword v[2:3], v1, off
    s_endpgm

# Registers that are live after a call are live in the function.
# CALL: live at most 2 SGPRs ({{.*}}call.s:2, offset 0x4), 6 VGPRs ({{.*}}call.s:8, offset 0x20)
#--- call.s
    v_mov_b32 v7, 7
    s_call_b64 s[4:5], fn
    v_add_f32 v1, v1, v2
    global_store_dword v[8:9], v1, off
    global_store_dword v[8:9], v7, off
    s_endpgm
fn:
    v_mov_b32 v10, v7           # v1, v2, v7 to v10
    v_mov_b32 v11, v7
    v_add_f32 v7, v10, v11
    s_setpc_b64 s[4:5]

# At a jump to an unknown target, all registers that the code reads anywhere are live.
# UNKNOWN: code 16 bytes, 3 instructions
# UNKNOWN-NEXT: the targets of 1 jump are unknown; describe them with '.cf_jump', '.cf_call' or '.cf_ret'
# UNKNOWN-NEXT: live at most 2 SGPRs {{.*}}, 3 VGPRs
#--- unknown.s
    s_setpc_b64 s[0:1]
    global_store_dword v[2:3], v1, off
    s_endpgm

# The source declares that v[20:23] are read and v1 is written before the store.
# USEREG: live at most 0 SGPRs, 6 VGPRs ({{.*}}usereg.s:1, offset 0x0)
#--- usereg.s
    s_nop 0                     # v2, v3, v[20:23]; not v1
    .usereg v[20:23]:r, v1:w
    global_store_dword v[2:3], v1, off
    s_endpgm

# At a jump to an unknown target, registers that .usereg reads are live, too.
# NOTES: live at most 2 SGPRs {{.*}}, 5 VGPRs
#--- notes.s
    s_setpc_b64 s[0:1]
    .usereg v[20:21]:r
    global_store_dword v[2:3], v1, off
    s_endpgm

# A register that is never read is live only where it is written.
# DEAD: live at most 0 SGPRs, 4 VGPRs ({{.*}}dead.s:3, offset 0x8)
#--- dead.s
    v_mov_b32 v1, 0             # v1, v3, v9
    v_mov_b32 v2, 0             # v[2:3], v9
    v_mov_b32 v5, 0             # v5, too
    global_store_dword v[2:3], v9, off
    s_endpgm

# Code for processors without a dialect.
# OTHER: {{^}}code, GFX11, wave32{{$}}
# OTHER-NEXT: code 8 bytes, 2 instructions: 1 other scalar, 1 vector ALU
# OTHER-NEXT: live at most 0 SGPRs, 1 VGPR ({{.*}}other.s:2, offset 0x0)
#--- other.s
.dialect llvm
    v_mov_b32 v1, 0
    s_endpgm
