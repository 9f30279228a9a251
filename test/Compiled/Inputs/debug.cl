// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Small, for debug information and other sections that are not kept.

#include "ids.h"

kernel void scale(global float *data, float factor) {
  data[GLOBAL_ID(x)] *= factor;
}
