// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Loops, branches and ids of several dimensions.

#include "ids.h"

kernel void mandelbrot(global uchar *out, float left, float top, float step,
                       int width, int limit) {
  uint x = GLOBAL_ID(x), y = GLOBAL_ID(y);
  float a = left + x * step, b = top + y * step;
  float re = 0, im = 0;
  int n = 0;
  for (; n < limit && re * re + im * im < 4; ++n) {
    float next = re * re - im * im + a;
    im = 2 * re * im + b;
    re = next;
  }
  out[y * width + x] = n;
}

kernel void multiply(global float *c, global const float *a,
                     global const float *b, int n) {
  local float tileA[8][8], tileB[8][8];
  uint lx = LOCAL_ID(x) & 7, ly = LOCAL_ID(y) & 7;
  uint x = GLOBAL_ID(x), y = GLOBAL_ID(y);
  float sum = 0;
  for (int k = 0; k < n; k += 8) {
    tileA[ly][lx] = a[y * n + k + lx];
    tileB[ly][lx] = b[(k + ly) * n + x];
    BARRIER();
    for (int i = 0; i < 8; ++i)
      sum += tileA[ly][i] * tileB[i][lx];
    BARRIER();
  }
  c[y * n + x] = sum;
}

kernel void volume(global int *out, int strideY, int strideZ) {
  uint x = GLOBAL_ID(x), y = GLOBAL_ID(y), z = GLOBAL_ID(z);
  out[x + y * strideY + z * strideZ] = x ^ y ^ z;
}

kernel void collatz(global uint *data) {
  uint i = GLOBAL_ID(x), n = data[i], steps = 0;
  while (n > 1) {
    n = n & 1 ? 3 * n + 1 : n / 2;
    ++steps;
  }
  data[i] = steps;
}

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
sized(global int *data) {
  data[GROUP_ID(x) * 64 + LOCAL_ID(x)] += 1;
}
