// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Images and samplers, by LLVM's intrinsics: there is no library here.

#include "../../Compiled/Inputs/ids.h"

float4 load2d(int mask, int x, int y, int8 image, int, int)
    __asm("llvm.amdgcn.image.load.2d.v4f32.i32.v8i32");
void store2d(float4 value, int mask, int x, int y, int8 image, int, int)
    __asm("llvm.amdgcn.image.store.2d.v4f32.i32.v8i32");
float4 sample2d(int mask, float x, float y, int8 image, int4 sampler, bool, int,
                int) __asm("llvm.amdgcn.image.sample.lz.2d.v4f32.f32.v8i32.v4i32");

kernel void copied(constant int8 *images) {
  int x = LOCAL_ID(x), y = GROUP_ID(x);
  float4 value = load2d(15, x, y, images[0], 0, 0);
  store2d(value * value.wzyx, 15, y, x, images[1], 0, 0);
}

kernel void sampled(global float4 *out, constant int8 *images,
                    constant int4 *samplers) {
  int x = LOCAL_ID(x), y = GROUP_ID(x);
  float4 a = sample2d(15, x * 0.5f, y * 0.25f, images[0], samplers[0], false, 0, 0);
  float4 b = load2d(15, x, y, images[2], 0, 0);
  out[GLOBAL_ID(x)] = a * b + out[y];
}
