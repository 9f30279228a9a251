// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Local memory, scratch memory, barriers and atomics.

#include "ids.h"

kernel void reverse(global int *data) {
  local int buffer[64];
  uint l = LOCAL_ID(x), g = GLOBAL_ID(x);
  buffer[l & 63] = data[g];
  BARRIER();
  data[g] = buffer[63 - (l & 63)];
}

kernel void reduce(global float *out, global const float *in, local float *sums,
                   ulong count) {
  uint l = LOCAL_ID(x);
  float sum = 0;
  for (ulong i = GLOBAL_ID(x); i < count; i += __builtin_amdgcn_grid_size_x())
    sum += in[i];
  sums[l] = sum;
  for (uint step = __builtin_amdgcn_workgroup_size_x() / 2; step; step /= 2) {
    BARRIER();
    if (l < step)
      sums[l] += sums[l + step];
  }
  if (l == 0)
    out[GROUP_ID(x)] = sums[0];
}

kernel void histogram(global int *counts, global const uchar *data, uint size) {
  local int own[256];
  for (uint i = LOCAL_ID(x); i < 256; i += 64)
    own[i] = 0;
  BARRIER();
  for (uint i = GLOBAL_ID(x); i < size; i += __builtin_amdgcn_grid_size_x())
    __opencl_atomic_fetch_add((local atomic_int *)&own[data[i]], 1,
                              __ATOMIC_RELAXED, 1);
  BARRIER();
  for (uint i = LOCAL_ID(x); i < 256; i += 64)
    __opencl_atomic_fetch_add((global atomic_int *)&counts[i], own[i],
                              __ATOMIC_RELAXED, 2);
}

kernel void scratch(global int *data, int seed) {
  int stack[48];
  uint i = GLOBAL_ID(x);
  for (int k = 0; k < 48; ++k)
    stack[k] = seed * k + data[i];
  int at = data[i] & 31;
  for (int k = 0; k < 16; ++k)
    stack[at + k] ^= stack[(at * 7 + k) & 31];
  data[i] = stack[at + (seed & 15)];
}
