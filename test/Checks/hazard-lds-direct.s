## Loads of parameters and LDS into VGPRs that VALU or memory accesses still use. The
## fields of the load wait for them.
# RUN: split-file %s %t
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1150 --format=rawcode -Wno-all -Whazard -filetype=null %t/gfx11.s 2>&1 | FileCheck %t/gfx11.s --implicit-check-not=warning:
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1200 --format=rawcode -Wno-all -Whazard -filetype=null %t/gfx12.s 2>&1 | FileCheck %t/gfx12.s --implicit-check-not=warning:

#--- gfx11.s
        v_mov_b32 v0, v1
        v_mov_b32 v2, v3
        lds_direct_load v0 wait_vdst:1
        v_mov_b32 v0, v1
        v_mov_b32 v2, v3
# CHECK: :[[#@LINE+3]]:{{[0-9]+}}: warning: this overwrites v0, which a VALU instruction may not have read or written yet
# CHECK: :[[#@LINE-3]]:{{[0-9]+}}: note: the VALU instruction is here
# CHECK: note: add 's_waitcnt_depctr 0xfff', or write wait_vdst:0 here
        lds_direct_load v0 wait_vdst:2
## With a transcendental instruction in between, only 0 helps.
        v_mov_b32 v0, v1
        v_exp_f32 v2, v3
# CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: this overwrites v0
        lds_direct_load v0 wait_vdst:1
        v_mov_b32 v0, v1
        s_waitcnt_depctr 0xfff
        lds_direct_load v0 wait_vdst:15

        global_store_b32 v[2:3], v0, off
# CHECK: :[[#@LINE+2]]:{{[0-9]+}}: warning: this overwrites v0, which a memory access may not have read yet
# CHECK: note: add 's_waitcnt_depctr 0xffe3'
        lds_direct_load v0 wait_vdst:15
        global_store_b32 v[2:3], v0, off
        s_waitcnt_depctr 0xffe3
        lds_direct_load v0 wait_vdst:15
        global_store_b32 v[2:3], v0, off
        v_mov_b32 v5, v6
        lds_direct_load v0 wait_vdst:15
        s_endpgm

#--- gfx12.s
        global_store_b32 v[2:3], v0, off
        ds_direct_load v0 wait_va_vdst:15 wait_vm_vsrc:0
        global_store_b32 v[2:3], v0, off
# CHECK: :[[#@LINE+2]]:{{[0-9]+}}: warning: this overwrites v0, which a memory access may not have read yet
# CHECK: note: add 's_wait_alu 0xffe3', or write wait_vm_vsrc:0 here
        ds_direct_load v0 wait_va_vdst:15 wait_vm_vsrc:1
        v_mov_b32 v0, v1
# CHECK: :[[#@LINE+2]]:{{[0-9]+}}: warning: this overwrites v0, which a VALU instruction may not have read or written yet
# CHECK: note: add 's_wait_alu 0xfff', or write wait_va_vdst:0 here
        ds_direct_load v0 wait_va_vdst:15 wait_vm_vsrc:1
        s_endpgm
