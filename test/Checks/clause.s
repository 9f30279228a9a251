## Instructions that must not be in a clause of s_clause, and the length of
## clauses.
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-waitcnt %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx1011 --format=rawcode -filetype=null -Wno-waitcnt %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-all %s 2>&1 | count 0
        s_clause        3
        s_load_dword    s0, s[2:3], 0
        s_load_dword    s1, s[2:3], 4
        s_nop           0
# CHECK: [[@LINE+1]]:9: warning: this instruction does not belong in a clause of scalar memory access [-Whazard]
        v_mov_b32       v9, 0
# CHECK: [[@LINE-6]]:9: note: the clause is declared here
# CHECK: [[@LINE-2]]:9: note: 's_clause 1' covers the 2 instructions after it
        s_clause        1
        s_load_dword    s0, s[2:3], 0
# CHECK: [[@LINE+1]]:9: warning: this instruction does not belong in a clause of scalar memory access
        buffer_load_dword v0, v1, s[4:7], 0 offen
# CHECK: note: the clause is declared here
# CHECK: note: move the instruction before s_clause, or remove s_clause
        s_clause        1
        ds_read_b32     v0, v1
# CHECK: [[@LINE+1]]:9: warning: this instruction does not belong in a clause of LDS access
        ds_read_b32     v2, v1 gds
        s_clause        1
        flat_load_dword v0, v[2:3]
# CHECK: [[@LINE+1]]:9: warning: this instruction does not belong in a clause of flat access
        global_load_dword v5, v[2:3], off
        s_clause        1
        global_load_dword v5, v[2:3], off
# CHECK: [[@LINE+1]]:9: warning: this instruction does not belong in a clause of buffer, image, global and scratch access
        flat_load_dword v0, v[2:3]
        s_clause        3
        v_mov_b32       v10, 0
        v_mov_b32       v11, 0
        v_mov_b32       v12, 0
# CHECK: [[@LINE+1]]:9: warning: this instruction does not belong in a clause of VALU instructions
        s_mov_b32       s20, 0
# CHECK: note: 's_clause 2' covers the 3 instructions after it
        s_clause        2
        v_mov_b32       v10, 0
        v_mov_b32       v11, 0
# CHECK: [[@LINE+1]]:9: warning: this instruction does not belong in a clause of VALU instructions
        exp             mrt0, v10, v10, v10, v10
        s_clause        2
        v_mov_b32       v21, 0
        v_mov_b32       v22, 0
# CHECK: [[@LINE+1]]:9: warning: this instruction does not belong in a clause of VALU instructions
        s_sendmsg       sendmsg(interrupt)
        s_clause        2
        v_mov_b32       v23, 0
        v_mov_b32       v24, 0
# CHECK: [[@LINE+1]]:9: warning: this instruction does not belong in a clause of VALU instructions
        s_clause        1
        v_mov_b32       v25, 0
        v_mov_b32       v26, 0

## The first instruction determines the type of the clause.
        s_clause        1
# CHECK: [[@LINE+1]]:9: warning: a clause cannot begin with this instruction [-Whazard]
        s_mov_b32       s20, 0
# CHECK: [[@LINE-3]]:9: note: the clause is declared here
# CHECK: note: move the instruction before s_clause, or remove s_clause
        s_mov_b32       s21, 0

## Lengths; bits 11:8 state where the clause may be interrupted.
# CHECK: [[@LINE+1]]:9: warning: a clause has 2 to 63 instructions, so the operand is 1 to 62 [-Whazard]
        s_clause        0
# CHECK: note: write s_clause N for N + 1 instructions, or remove it
        s_load_dword    s0, s[2:3], 0
# CHECK: [[@LINE+1]]:9: warning: a clause has 2 to 63 instructions, so the operand is 1 to 62
        s_clause        63
        s_load_dword    s0, s[2:3], 0
        s_waitcnt       lgkmcnt(0)
        s_clause        0x201
        s_load_dword    s0, s[2:3], 0
        s_load_dword    s1, s[2:3], 4
        s_mov_b32       s20, 0

## Instructions that may be in a clause.
        s_clause        3
        buffer_load_dword v0, v1, s[4:7], 0 offen
        s_nop           0
        global_load_dword v2, v[2:3], off
        image_load      v[12:15], v[4:5], s[8:15] dmask:15 dim:2d
        v_mov_b32       v27, 0
        s_clause        1
        ds_read_b32     v0, v1
        ds_write_b32    v1, v1
        s_endpgm
