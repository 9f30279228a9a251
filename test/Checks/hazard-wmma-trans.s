## On gfx1250, transcendental instructions do not run beside matrix instructions, so
## that they need no other instruction before them. LLVM's pass has this rule.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1250 --format=rawcode -Wno-all -Whazard -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
        v_wmma_f32_16x16x32_f16 v[16:23], v[8:15], v[0:7], v[16:23]
        v_exp_f32 v25, v23
        v_nop
        v_nop
        v_nop
        v_add_f32 v26, v16, v16

        v_wmma_f32_16x16x32_f16 v[16:23], v[8:15], v[0:7], v[16:23]
# CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: this reads v16, which a matrix instruction has just written: 4 VALU instructions are needed, but there are none
        v_add_f32 v26, v16, v16
        s_endpgm
