// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Numbers of all widths as arguments and in buffers.

#include "ids.h"
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void scale(global float *data, float factor, float offset) {
  uint i = GLOBAL_ID(x);
  data[i] = data[i] * factor + offset;
}

kernel void widths(global long *out, char c, uchar uc, short s, ushort us,
                   int i, uint ui, long l, ulong ul) {
  uint id = GLOBAL_ID(x);
  out[id] = (long)c * uc + (long)s * us + (long)i * ui + l * (long)ul;
}

kernel void halves(global half *out, global const half *in, int n) {
  uint i = GLOBAL_ID(x);
  if (i < n)
    out[i] = in[i] * (half)0.5f + out[i];
}

kernel void doubles(global double *out, double a, double b) {
  uint i = GLOBAL_ID(x);
  out[i] = a / (out[i] + b);
}

kernel void divide(global int *out, global const int *in, int by, uint modulo) {
  uint i = GLOBAL_ID(x);
  out[i] = in[i] / by + (int)((uint)in[i] % modulo);
}
