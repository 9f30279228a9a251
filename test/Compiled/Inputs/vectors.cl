// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Vectors and structures, by value and in memory.

#include "ids.h"

struct Sphere {
  float Center[3];
  float Radius;
};

kernel void vectors(global float4 *out, global const float4 *in, float4 weight,
                    int2 shift, short3 index) {
  uint i = GLOBAL_ID(x);
  out[i] = in[i + shift.x] * weight + in[i + shift.y].wzyx;
  out[i].x += index.y;
}

kernel void bytes(global uchar16 *data, uchar8 mask) {
  uint i = GLOBAL_ID(x);
  data[i].lo ^= mask;
  data[i].hi |= mask;
}

kernel void structure(struct Sphere s, global float *out) {
  uint i = GLOBAL_ID(x);
  float d = out[i] - s.Center[0];
  out[i] = d * d < s.Radius * s.Radius ? s.Center[1] : s.Center[2];
}
