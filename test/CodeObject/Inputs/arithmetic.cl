// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic of all kinds.

#define ID                                                                     \
  (__builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() +   \
   __builtin_amdgcn_workitem_id_x())

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void integers(global uint *out, uint a, uint b) {
  out[ID] = (a * b + (a >> 3)) ^ (b << 7) | (a - b);
}
kernel void longs(global ulong *out, ulong a, ulong b) {
  out[ID] = a * b + (a >> (b & 63));
}
kernel void divides(global int *out, int a, int b) { out[ID] = a / b + a % b; }
kernel void divides_longs(global long *out, long a, long b) { out[ID] = a / b; }
kernel void floats(global float *out, float a, float b) {
  out[ID] = __builtin_fmaf(a, b, out[ID]) - a * b;
}
kernel void divides_floats(global float *out, float a, float b) {
  out[ID] = a / b;
}
kernel void halfs(global half *out, half a, half b) { out[ID] = a * b + out[ID]; }
kernel void halves(global half2 *out, half2 a) { out[ID] = a * out[ID]; }
kernel void shorts(global short4 *out, short4 a) { out[ID] = a + out[ID]; }
kernel void converts(global double *out, float a, long b) {
  out[ID] = (double)a + (double)b + (float)b;
}
kernel void rounds(global float *out) {
  out[ID] = __builtin_floorf(out[ID]) + __builtin_sqrtf(out[ID]);
}
kernel void packs(global uchar4 *out, float4 a) {
  out[ID] = (uchar4)(a.x, a.y, a.z, a.w);
}
kernel void selects(global int8 *out, int8 a, int8 b) {
  out[ID] = a > b ? a - b : b;
}
