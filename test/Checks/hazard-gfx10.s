## GCN 1.5 needs certain instructions instead of wait states.
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null --defsym OTHERS=1 %s 2>&1 | count 0
# CHECK-NOT: warning:
        buffer_load_dword v0, v10, s[4:7], 0 offen
        s_nop 7
# CHECK: [[@LINE+1]]:25: warning: this overwrites s5, which a memory access may not have read yet [-Whazard]
        s_mov_b32       s5, 0
# CHECK: [[@LINE-4]]:9: note: the access is here
# CHECK: note: add 's_waitcnt_depctr 0xffe3', or any VALU instruction
# CHECK-NOT: warning:
        buffer_load_dword v1, v10, s[4:7], 0 offen
        v_nop
        s_mov_b32       s5, 0
        buffer_load_dword v2, v10, s[4:7], 0 offen
        s_waitcnt       vmcnt(0)
        s_mov_b64       exec, -1

.ifndef OTHERS
        s_load_dword    s0, s[2:3], 0
# CHECK: warning: this overwrites s2, which a scalar memory access may not have read yet [-Whazard]
        v_readfirstlane_b32 s2, v5
# CHECK: note: add 's_mov_b32 null, 0'
# CHECK-NOT: warning:
        s_load_dword    s1, s[2:3], 0
        s_mov_b32       null, 0
        v_readfirstlane_b32 s2, v5
        s_waitcnt       lgkmcnt(0)

        s_mov_b64       s[8:9], exec
# CHECK: warning: VALU overwrites exec_lo, which may not have been read yet [-Whazard]
        v_cmpx_eq_u32   v0, v1
# CHECK: note: the read is here
# CHECK: note: add 's_waitcnt_depctr 0xfffe'
# CHECK: warning: v_permlane follows a VALU compare that writes exec [-Whazard]
        v_permlane16_b32 v5, v6, s0, s1
# CHECK-NOT: warning:
        s_mov_b64       s[8:9], exec
        s_waitcnt_decptr 0xfffe
        v_cmpx_eq_u32   v0, v1
        v_mov_b32       v6, v6
        v_permlane16_b32 v5, v6, s0, s1

        ds_write_b32    v0, v1
        s_branch        next
next:
# CHECK: warning: LDS and vector memory are accessed on opposite sides of a branch [-Whazard]
        buffer_load_dword v3, v10, s[4:7], 0 offen
# CHECK: note: add 's_waitcnt_vscnt null, 0'
# CHECK-NOT: warning:
        s_branch        last
last:
        s_waitcnt_vscnt null, 0
        ds_write_b32    v0, v1
## Flat accesses may be vector memory accesses, as in LLVM.
        flat_store_dword v[0:1], v2
        s_branch        flat
flat:
        buffer_load_dword v3, v10, s[4:7], 0 offen
## Mesa's compiler ignores flat accesses.
        flat_store_dword v[0:1], v2
        s_branch        flat2
flat2:
# CHECK: warning: LDS and vector memory are accessed on opposite sides of a branch [-Whazard]
        ds_write_b32    v0, v1
# CHECK-NOT: warning:
        flat_store_dword v[0:1], v2
        s_branch        flat3
flat3:
        buffer_load_dword v3, v10, s[4:7], 0 offen

## Loads to LDS are LDS accesses, and they end hazards of vector memory, as in
## LLVM.
        s_branch        lds
lds:
# CHECK: warning: LDS and vector memory are accessed on opposite sides of a branch [-Whazard]
        buffer_load_dword v0, v10, s[4:7], 0 offen lds
# CHECK-NOT: warning:
        s_branch        lds2
lds2:
        ds_write_b32    v0, v1
        s_waitcnt_vscnt null, 0
        buffer_load_dword v3, v10, s[8:11], 0 offen
        buffer_load_dword v0, v10, s[4:7], 0 offen lds
        s_mov_b32       s8, 0
        v_cmp_eq_u32    s[20:21], v0, v1
        buffer_load_dword v0, v10, s[4:7], 0 offen lds
        v_cmpx_eq_u32   v0, v1
# CHECK: warning: this overwrites s4, which a memory access may not have read yet [-Whazard]
        buffer_load_dword v0, v10, s[4:7], 0 offen lds
        s_mov_b32       s4, 0
.endif
        s_endpgm
