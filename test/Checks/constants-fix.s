## The edits make floats of the integers, if the instruction can hold them.
# RUN: cp %s %t.s
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-all -Wconstants --fix %t.s
# RUN: FileCheck %s --input-file=%t.s
# CHECK: v_mul_f32 v8, 2.0, v8
    v_mul_f32 v8, 2, v8
# CHECK: v_mul_f32 v8, 3.0, v8
    v_mul_f32 v8, 3, v8
# CHECK: v_mad_f32 v8, v8, v9, 4.0 clamp
    v_mad_f32 v8, v8, v9, 4 clamp
# CHECK: v_mad_f32 v8, v8, v9, 5{{$}}
    v_mad_f32 v8, v8, v9, 5
# CHECK: v_madak_f32 v8, v9, v9, -12.0
    v_madak_f32 v8, v9, v9, -12
# CHECK: v_add_f16 v8, 1.0, v8
    v_add_f16 v8, 1, v8
# CHECK: v_add_f64 v[0:1], v[2:3], 1.0
    v_add_f64 v[0:1], v[2:3], 1
# CHECK: v_mul_f32 v8, 0.111111111, v8
    v_mul_f32 v8, 1 / 9, v8
## This type has no such number.
# CHECK: v_add_f16 v8, 65537, v8
    v_add_f16 v8, 65537, v8
    s_endpgm
