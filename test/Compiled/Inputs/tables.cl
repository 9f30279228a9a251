// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Constants, which the compiler puts into sections of their own.

#include "ids.h"

constant int Primes[16] = {2,  3,  5,  7,  11, 13, 17, 19,
                           23, 29, 31, 37, 41, 43, 47, 53};
constant uchar Text[] = "a \"quoted\" text;\twith // and \\ in it\n";
constant float Powers[6] = {1, 10, 100, 1000, 10000, 1e5f};
constant ulong Zeros[5] = {0, 0, 0, 0, 1};

kernel void lookUp(global int *data, constant int *offsets) {
  uint i = GLOBAL_ID(x);
  data[i] = Primes[data[i] & 15] + offsets[i & 7];
}

kernel void text(global uchar *out, uint length) {
  uint i = GLOBAL_ID(x);
  if (i < length)
    out[i] = Text[i % sizeof(Text)];
}

kernel void manyTables(global float *out, global const int *in) {
  uint i = GLOBAL_ID(x);
  int n = in[i];
  out[i] = Powers[(uint)n % 6] * Primes[n & 7] + Zeros[(uint)n % 5];
}
