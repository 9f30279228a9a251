// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Calls, which make resources symbols of the callee's.

#include "ids.h"

__attribute__((noinline)) int pick(int a, int b) {
  volatile int p[8];
  p[a & 7] = b;
  return p[b & 7] * a;
}

kernel void caller(global int *data, int k) {
  uint i = GLOBAL_ID(x);
  data[i] = pick(k, data[i]) + pick(data[i], k);
}
