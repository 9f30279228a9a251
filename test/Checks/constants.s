## Small integers in sources that are read as floats. The values are those of
## IEEE 754: the smallest denormals are 2^-149, 2^-24 and 2^-1074.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-all -Wconstants %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# CHECK: [[#@LINE+2]]:19: warning: v_mul_f32 reads the integer 2 as the float 2.8e-45 [-Wconstants]
# CHECK: [[#@LINE+1]]:19: note: write 2.0
    v_mul_f32 v8, 2, v8
# CHECK: warning: v_mul_f32 reads the integer 3 as the float 4.2e-45 [-Wconstants]
# CHECK: note: write 3.0{{$}}
    v_mul_f32 v8, 3, v8
# CHECK: warning: v_add_f16 reads the integer 1 as the float 6e-08
    v_add_f16 v8, 1, v8
# CHECK: warning: v_add_f64 reads the integer 2 as the float 9.9e-324
    v_add_f64 v[0:1], v[2:3], 2
# CHECK: warning: v_max_f32 reads the integer -1 as NaN
    v_max_f32 v8, -1, v8
# CHECK: [[#@LINE+2]]:27: warning: v_cmp_lt_f32 reads the integer 5 as
# CHECK: note: write 5.0, in a register if the instruction has no room for a literal
    v_cmp_lt_f32 vcc, v8, 5
# CHECK: warning: v_mad_f32 reads the integer 7 as
    v_mad_f32 v8, v8, v9, 7
# CHECK: warning: v_madmk_f32 reads the integer 100 as
# CHECK: note: write 100.0{{$}}
    v_madmk_f32 v8, v9, 100, v9
# CHECK: warning: v_mul_f32 reads the integer 1000 as
    v_mul_f32 v8, 1000, v8
# CHECK: warning: v_cvt_u32_f32 reads the integer 4 as
    v_cvt_u32_f32 v8, 4
# CHECK: warning: v_pk_mul_f16 reads the integer 2 as
    v_pk_mul_f16 v8, v8, 2
# CHECK: warning: v_add_f16 reads the integer 65537 as the float 6e-08
# CHECK: note: the largest 16-bit float is 65504.0
    v_add_f16 v8, 65537, v8
.equ scale, 2
# CHECK: warning: v_mul_f32 reads the integer 2 as
# CHECK: note: the bits of 2.0 are 0x40000000
    v_mul_f32 v8, scale, v8
# CHECK: warning: v_mul_f32 reads the integer 3 as
# CHECK: note: write 3.33333333
    v_mul_f32 v8, 10/3, v8
# CHECK: [[#@LINE+2]]:19: warning: 1/9 is 0, because expressions divide integers [-Wconstants]
# CHECK: note: write 0.111111111
    v_mul_f32 v8, 1/9, v8
# CHECK: warning: -1 / 9 is 0, because expressions divide integers
    v_add_f32 v8, -1 / 9, v8
    s_endpgm
