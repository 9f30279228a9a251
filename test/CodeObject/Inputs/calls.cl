// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that are called.

#define ID                                                                     \
  (__builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() +   \
   __builtin_amdgcn_workitem_id_x())

__attribute__((noinline)) int square(int x) { return x * x; }
__attribute__((noinline)) int mix(int x, int y, global int *p) {
  return square(x) + p[y];
}
__attribute__((noinline)) static float half_of(float x) { return x * 0.5f; }
__attribute__((noinline)) void fill(global int *p, int n) {
  int a[8];
  for (int i = 0; i < 8; ++i)
    a[i] = square(i + n);
  p[n] = a[n & 7];
}
int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }
__attribute__((noinline, weak)) int replaceable(int x) { return x + 1; }
__attribute__((noinline, visibility("protected"))) int visible(int x) {
  return x - 1;
}

kernel void calls(global int *out) { out[ID] = square(ID); }
kernel void calls_twice(global int *out) {
  out[ID] = mix(ID, ID & 3, out) + mix(1, 2, out);
}
kernel void calls_static(global float *out) { out[ID] = half_of(out[ID]); }
kernel void calls_with_stack(global int *out, int n) { fill(out, n); }
kernel void calls_itself(global int *out, int n) { out[ID] = factorial(n & 7); }
kernel void calls_weak(global int *out, int n) { out[ID] = replaceable(n); }
kernel void calls_visible(global int *out, int n) { out[ID] = visible(n); }

kernel void calls_in_loop(global int *out, int n) {
  int sum = 0;
  for (int i = 0; i < n; ++i)
    sum += square(out[i]) ^ visible(i);
  out[ID] = sum;
}

kernel void calls_a_kernel(global int *out) {
  calls(out);
  out[ID] += 1;
}

kernel void many_arguments(global int *out, int a, int b, int c, int d) {
  out[ID] = mix(a, b & 1, out) * mix(c, d & 1, out);
}
