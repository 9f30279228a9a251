## Constants that are no mistakes in float instructions, and integers where the
## sources are integers or plain bits.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-all -Wconstants %s 2>&1 | count 0
    v_mul_f32 v8, 2.0, v8
    v_max_f32 v8, 0, v8
    v_cmp_lt_f64 vcc, 0, v[0:1]
    v_mul_f32 v8, 0/9, v8
## Hexadecimal and binary numbers state the bits.
    v_mul_f32 v8, 0x2, v8
    v_mul_f32 v8, 0b10, v8
    v_mul_f32 v8, 0x40000000, v8
    v_mul_f32 v8, 1073741824, v8
## These sources are integers, numbers of classes or bits.
    v_ldexp_f32 v8, v8, 2
    v_ldexp_f64 v[0:1], v[0:1], -3
    v_cmp_class_f32 vcc, v8, 3
    v_cvt_f32_u32 v8, 3
    v_cvt_f32_ubyte0 v8, 3
    v_cvt_pk_u8_f32 v8, v8, 1, v9
    v_trig_preop_f64 v[0:1], v[0:1], 2
    v_add_u32 v8, 2, v8
    v_and_b32 v8, 3, v8
    v_cndmask_b32 v8, 1, v8, vcc
    v_pack_b32_f16 v8, v8, 2
## Compilers write the bits of integers as floats: 0.5 is 0x3f000000.
    v_add_u32 v8, 0.5, v8
    .nowarn constants
    v_mul_f32 v8, 2, v8
    s_endpgm
