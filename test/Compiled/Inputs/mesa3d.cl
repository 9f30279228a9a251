// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// For mesa3d, which does not support the sizes of work-groups.

#include "ids.h"

kernel void add(global int *out, global const int *in, int factor) {
  uint i = GROUP_ID(x) * 64 + LOCAL_ID(x);
  out[i] = in[i] * factor;
}

kernel void use(global int *out, char c) {
  local int buffer[64];
  volatile int p[16];
  for (int i = 0; i < 16; i++)
    p[i] = i * c;
  uint x = LOCAL_ID(x);
  buffer[x & 63] = p[c & 15];
  BARRIER();
  out[x] = buffer[(x ^ 1) & 63] + GROUP_ID(z);
}
