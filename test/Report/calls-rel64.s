## On gfx1250, the report follows calls through a distance of 64 bits, in both
## directions.
# RUN: clrx-mc --report %s | FileCheck %s
# CHECK: kernel k
# CHECK-NOT: unknown
# CHECK: live {{.*}} 3 VGPRs
.rocm
.gpu gfx1250
.codeobject 5
.dialect llvm
        .text
before: v_add_nc_u32 v2, v1, v0
        s_set_pc_i64 s[30:31]
        .globl k
        .p2align 8
        .type k,@function
k:
        v_mov_b32 v0, 0
        v_mov_b32 v1, 0
        s_get_pc_i64 s[0:1]
        s_add_nc_u64 s[0:1], s[0:1], before@rel64+4
        s_swap_pc_i64 s[30:31], s[0:1]
        v_add_nc_u32 v0, v2, v1
        s_get_pc_i64 s[0:1]
        s_add_nc_u64 s[0:1], s[0:1], after@rel64+4
        s_swap_pc_i64 s[30:31], s[0:1]
        v_mov_b32 v3, v0
        s_endpgm
after:  v_add_nc_u32 v0, v0, v0
        s_set_pc_i64 s[30:31]
        .section .rodata,"a",@progbits
        .p2align 6
        .amdhsa_kernel k
            .amdhsa_next_free_vgpr 12
            .amdhsa_next_free_sgpr 32
        .end_amdhsa_kernel
