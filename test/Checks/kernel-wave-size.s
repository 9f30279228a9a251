## clrxdisasm prints wavefront_size of a kernel with 32 lanes without the bit
## that enables them. One warning reports this, and no warning is about VGPRs,
## which are allocated in granules of 8 then.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.rocm
.gpu gfx1010
.llvm10binfmt
.globaldata
.skip 128
# CHECK: [[#@LINE+2]]:1: warning: kernel 'lost' has '.wavefront_size 32', but runs in wavefronts of 64 [-Wkernel]
# CHECK: [[#@LINE+1]]:1: note: add '.use_wave32' to its '.config' for wavefronts of 32; clrxdisasm omits it
.kernel lost
.config
    .vgprsnum 8
    .wavefront_size 32
.kernel said
.config
    .vgprsnum 8
    .wavefront_size 32
    .use_wave32
.text
lost:
    v_mov_b32 v9, 0
    s_endpgm
.p2align 8
said:
    v_mov_b32 v7, 0
    s_endpgm
