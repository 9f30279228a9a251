# v_cmp_class_f64 reads one register of the mask, which the dialect writes as two. The
# second may be one that the wavefront does not have.

# RUN: clrx-run %s -no-warn -print=vcc:x64 | FileCheck %s

# CHECK: vcc: 0xffffffffffffffff

.rocm
.gpu gfx900
.codeobject 4
.kernel test
.config
        .dims x
        .vgprsnum 4
.text
test:
        .skip 256
        v_mov_b32 v1, 0
        v_mov_b32 v2, 0
        v_mov_b32 v3, 0x40
        v_cmp_class_f64 vcc, v[1:2], v[3:4]
        s_endpgm
