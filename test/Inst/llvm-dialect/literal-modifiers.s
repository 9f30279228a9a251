// A symbol in the literal of an instruction with source modifiers sets none of
// the modifiers' bits, whatever the previous statement had.
// RUN: clrx-mc --format=rawcode -mcpu=gfx1010 --dialect=llvm -show-encoding %s | FileCheck %s
// CHECK: v_add_f32_e64 v0, -v1, -|v2|
v_add_f32_e64 v0, -v1, -|v2|
// CHECK: v_ldexp_f32 v184, s60, 0x77 {{ *}}; encoding: [0xb8,0x00,0x62,0xd7,0x3c,0xfe,0x01,0x00,0x77,0x00,0x00,0x00]
v_ldexp_f32 v184, s60, late
late = 0x77
