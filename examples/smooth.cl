// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Smooths an array with a weighted mean of five neighbours, in work-groups of
// 64. smooth.clrx includes the assembly that clang makes from this file.

constant float Weights[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
smooth(global float *out, global const float *in, int size) {
  // get_global_id would read an offset that only the HSA runtime passes.
  int i = __builtin_amdgcn_workgroup_id_x() * 64 +
          __builtin_amdgcn_workitem_id_x();
  if (i >= size)
    return;
  float sum = 0;
  for (int k = 0; k < 5; ++k) {
    int at = i + k - 2;
    sum += Weights[k] * in[at < 0 ? 0 : at < size ? at : size - 1];
  }
  out[i] = sum;
}
