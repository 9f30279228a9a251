// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Code that needs wait states, or on GCN 1.5 other measures: lanes, divisions, DPP,
// scalar registers of vector memory accesses, EXEC.

#include "../../Compiled/Inputs/ids.h"

kernel void divide(global float *out, global const float *in) {
  uint i = GLOBAL_ID(x);
  out[i] = in[i] / in[i + 1];
}

kernel void divide64(global double *out, global const double *in) {
  uint i = GLOBAL_ID(x);
  out[i] = in[i] / in[i + 1];
}

kernel void divide_integers(global long *out, global const long *in) {
  uint i = GLOBAL_ID(x);
  out[i] = in[i] / in[i + 1] + in[i + 2] % 10;
}

kernel void lanes(global int *out, global const int *in, int lane) {
  uint i = GLOBAL_ID(x);
  int v = in[i];
  int first = __builtin_amdgcn_readfirstlane(v);
  int other = __builtin_amdgcn_readlane(v, first & 31);
  out[i] = other + __builtin_amdgcn_readlane(v, lane);
  out[i + 64] = in[first] + in[other];
}

kernel void uniform(global int *out, global const int *in, constant int *table) {
  uint i = GLOBAL_ID(x);
  int first = __builtin_amdgcn_readfirstlane(in[i]);
  out[i] = table[first] + table[first + 5];
}

kernel void waterfall(global int *out, global const int *in) {
  uint i = GLOBAL_ID(x);
  int v = in[i];
  for (int k = 0; k < 8; ++k) {
    int first = __builtin_amdgcn_readfirstlane(v);
    if (first == v)
      v = in[first + k] * 3;
  }
  out[i] = v;
}

#if !defined(__gfx600__) && !defined(__gfx700__)
kernel void permuted(global int *out, global const int *in) {
  uint i = GLOBAL_ID(x);
  int v = in[i] * 5;
  int a = __builtin_amdgcn_ds_bpermute((int)(i ^ 1) << 2, v);
  int b = __builtin_amdgcn_ds_swizzle(v, 0x041f);
  out[i] = a + b;
}

kernel void dpp(global int *out, global const int *in) {
  uint i = GLOBAL_ID(x);
  int v = in[i] + 1;
  v += __builtin_amdgcn_update_dpp(0, v, 0x111, 0xf, 0xf, false);
  v += __builtin_amdgcn_update_dpp(0, v, 0x112, 0xf, 0xf, true);
  v ^= __builtin_amdgcn_mov_dpp(v, 0xb1, 0xf, 0xf, true);
  out[i] = v;
}
#endif

kernel void masked(global int *out, global const int *in, uint n) {
  uint i = GLOBAL_ID(x);
  int sum = 0;
  while (i < n && in[i] != 7) {
    if (in[i] & 1)
      sum += in[i + 4];
    else
      out[i] = sum;
    i += 64;
  }
  out[i] = sum;
}

// GFX11 has no s_memtime.
#if !defined(__GFX11__) && !defined(__GFX12__)
kernel void clocked(global ulong *out, global const ulong *in) {
  ulong before = __builtin_amdgcn_s_memtime();
  ulong v = in[GLOBAL_ID(x)];
  out[GLOBAL_ID(x)] = v + (__builtin_amdgcn_s_memtime() - before);
}
#endif

kernel void shared(global int *out, global const int *in, local int *own, uint n) {
  uint l = LOCAL_ID(x), i = GLOBAL_ID(x);
  for (uint k = 0; k < n; ++k) {
    own[l] = in[i + k];
    BARRIER();
    if (own[l ^ 3] > 9)
      out[i] += own[l ^ 5];
    BARRIER();
  }
}

kernel void modes(global float *out, global const float *in) {
  uint i = GLOBAL_ID(x);
  __builtin_amdgcn_s_setreg(0x0801, 1); // MODE's rounding, two bits.
  float v = in[i] * in[i + 1];
  __builtin_amdgcn_s_setreg(0x0801, 0);
  out[i] = v + __builtin_amdgcn_s_getreg(0x0801);
}
