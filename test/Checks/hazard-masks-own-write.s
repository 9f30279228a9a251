## An instruction that reads a mask and writes it has seen the old value, so its own
## write needs no wait on GFX11. Loads and VALU instructions that read another scalar
## register end the hazard. The expected results are those of LLVM's pass.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 -mattr=+wavefrontsize64 --format=rawcode -Wno-all -Whazard -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
        v_add_co_ci_u32 v0, vcc, v1, v2, vcc
        v_mov_b32 v3, vcc_lo

        v_cndmask_b32 v0, v1, v2, vcc
        s_load_b64 vcc, s[2:3], 0x0
        s_mov_b32 vcc_hi, s4
        v_mov_b32 v3, vcc_hi

        v_cndmask_b32 v0, v1, v2, s[6:7]
        v_mov_b32 v4, s8
        s_mov_b32 s6, 0
        v_mov_b32 v3, s6

        v_cndmask_b32 v0, v1, v2, s[6:7]
        v_mov_b32 v4, v5
        s_mov_b32 s6, 0
# CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: this may not see the new value of s6
        v_mov_b32 v3, s6
        s_endpgm
