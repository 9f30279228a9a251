// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Code that needs waits: loads of all kinds, in flight together, in loops, after
// branches and calls.

#include "../../Compiled/Inputs/ids.h"

kernel void many(global float *out, global const float *in) {
  uint i = GLOBAL_ID(x);
  float a = in[i], b = in[i + 64], c = in[i + 128], d = in[i + 192];
  float e = in[i + 256], f = in[i + 320];
  out[i] = a * b + c;
  out[i + 64] = d * e + f;
  out[i + 128] = a + f;
}

kernel void pipelined(global float4 *out, global const float4 *in, uint count) {
  uint i = GLOBAL_ID(x);
  float4 next = in[i], sum = 0;
  for (uint k = 0; k < count; ++k) {
    float4 now = next;
    next = in[i + k * 64];
    sum += now * now.yzwx;
  }
  out[i] = sum + next;
}

#ifndef __gfx600__ // Has no generic addresses.
kernel void anywhere(global int *out, global const int *in, uint which) {
  local int own[64];
  uint l = LOCAL_ID(x);
  own[l & 63] = in[l];
  BARRIER();
  const int *from = which ? (const int *)own : (const int *)in;
  int sum = 0;
  for (uint k = 0; k < 4; ++k)
    sum += from[(l + k) & 63] * in[l + k];
  out[GLOBAL_ID(x)] = sum;
}
#endif

kernel void mixed(global float *out, global const float *in, local float *own,
                  constant float *factors) {
  uint l = LOCAL_ID(x);
  float a = own[l], b = in[l], c = factors[GROUP_ID(x)];
  own[l] = a * b;
  BARRIER();
  float d = own[l ^ 1] + own[l ^ 2] * c + factors[GROUP_ID(x) + 8];
  out[GLOBAL_ID(x)] = d + b;
}

kernel void chain(global uint *out, global const uint *in) {
  uint i = in[GLOBAL_ID(x)];
  for (uint k = 0; k < 3; ++k)
    i = in[i];
  if (i & 1)
    i = in[i ^ 1];
  out[GLOBAL_ID(x)] = i;
}

kernel void returning(global uint *counters, global ulong *wide, local uint *own) {
  uint i = GLOBAL_ID(x);
  uint a = __scoped_atomic_fetch_add(&counters[i], 3u, __ATOMIC_RELAXED, 1);
  uint b = __scoped_atomic_fetch_max(&own[i & 63], a, __ATOMIC_RELAXED, 2);
  uint c = __scoped_atomic_exchange_n(&counters[b], a, __ATOMIC_ACQ_REL, 1);
  wide[i] = __scoped_atomic_exchange_n(&wide[c], (ulong)a << 9, __ATOMIC_SEQ_CST, 1);
  __scoped_atomic_fetch_add(&counters[b + 1], c, __ATOMIC_RELAXED, 1);
}

kernel void structures(global int8 *out, global const uchar *bytes,
                       global const short3 *shorts, global const double2 *doubles) {
  uint i = GLOBAL_ID(x);
  short3 s = shorts[i];
  double2 d = doubles[i];
  int8 v;
  v.s0 = bytes[i];
  v.s1 = bytes[i + 3];
  v.s2 = s.x;
  v.s3 = s.y * s.z;
  v.s4 = (int)d.x;
  v.s5 = (int)(d.x * d.y);
  v.s6 = bytes[i + 17];
  v.s7 = 7;
  out[i] = v;
}

kernel void stored(global int4 *out, global const int4 *in, uint n) {
  uint i = GLOBAL_ID(x);
  int4 v = in[i];
  for (uint k = 0; k < n; ++k) {
    out[i + k] = v;
    v = v.wxyz + (int)k;
  }
}

kernel void scratched(global int *data, uint at) {
  int own[33];
  uint i = GLOBAL_ID(x);
  for (int k = 0; k < 33; ++k)
    own[k] = data[i + k];
  own[at & 31] += own[(at + i) & 31];
  data[i] = own[at % 33] + own[i % 33];
}

__attribute__((noinline)) float called(float a, global const float *in) {
  return a * in[3] + in[5];
}

kernel void calling(global float *out, global const float *in) {
  uint i = GLOBAL_ID(x);
  float a = called(in[i], in), b = in[i + 1];
  out[i] = called(a, in + 4) * b;
}

__attribute__((noinline)) int fill(private int *to, int n) {
  int sum = 0;
  for (int k = 0; k < n; ++k)
    sum += to[k] = n * k;
  return sum;
}

kernel void pointing(global int *out, int n) {
  int own[16];
  int sum = fill(own, n & 15);
  out[GLOBAL_ID(x)] = sum + own[n & 7];
}
