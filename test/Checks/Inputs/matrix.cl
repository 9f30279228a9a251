// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Kernels with the matrix instructions of each GPU, and with scalar loads, LDS
// and atomics around them.

#include "../../Compiled/Inputs/ids.h"

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef half half4_t __attribute__((ext_vector_type(4)));
typedef half half8_t __attribute__((ext_vector_type(8)));
typedef half half16_t __attribute__((ext_vector_type(16)));
typedef float float4_t __attribute__((ext_vector_type(4)));
typedef float float8_t __attribute__((ext_vector_type(8)));
typedef float float16_t __attribute__((ext_vector_type(16)));
typedef float float32_t __attribute__((ext_vector_type(32)));
typedef double double4_t __attribute__((ext_vector_type(4)));
typedef int int2_t __attribute__((ext_vector_type(2)));
typedef int int4_t __attribute__((ext_vector_type(4)));
typedef int int8_v __attribute__((ext_vector_type(8)));

#define ID LOCAL_ID(x)

#if defined(__gfx908__) || defined(__gfx90a__) || defined(__gfx942__)
#define MFMA

kernel void small(global float4_t *out, global const half4_t *a, uint n) {
  float4_t sum = 0;
  for (uint i = 0; i < n; ++i)
    sum = __builtin_amdgcn_mfma_f32_16x16x16f16(a[i], a[i + ID], sum, 0, 0, 0);
  out[ID] = sum;
}

kernel void chained(global float4_t *out, global const half4_t *a) {
  half4_t x = a[ID], y = a[ID + 64];
  float4_t sum = __builtin_amdgcn_mfma_f32_4x4x4f16(x, y, out[ID], 0, 0, 0);
  sum = __builtin_amdgcn_mfma_f32_4x4x4f16(y, x, sum, 1, 0, 0);
  half4_t z = {(half)sum.x, (half)sum.y, (half)sum.z, (half)sum.w};
  sum = __builtin_amdgcn_mfma_f32_16x16x16f16(z, x, sum, 0, 0, 0);
  out[ID] = sum * 2.0f;
}

kernel void large(global float32_t *out, global const float *a, uint n) {
  float32_t sum = out[ID];
  for (uint i = 0; i < n; ++i)
    sum = __builtin_amdgcn_mfma_f32_32x32x1f32(a[ID], a[i], sum, 0, 0, 0);
  out[ID] = sum;
}

kernel void tiles(global float16_t *out, global const half4_t *a, local half4_t *tile, uint n) {
  float16_t s0 = 0, s1 = 1;
  for (uint i = 0; i < n; ++i) {
    tile[ID] = a[i * 64 + ID];
    BARRIER();
    s0 = __builtin_amdgcn_mfma_f32_32x32x8f16(tile[ID ^ 1], tile[ID ^ 2], s0, 0, 0, 0);
    s1 = __builtin_amdgcn_mfma_f32_32x32x8f16(tile[ID ^ 3], tile[ID ^ 4], s1, 0, 0, 0);
    BARRIER();
  }
  out[ID] = s0;
  out[ID + 64] = s1 + s0;
}

kernel void added(global float *out, global const float *a, global const half4_t *b) {
  float4_t sum = 0;
  sum = __builtin_amdgcn_mfma_f32_16x16x4f32(a[ID], a[0], sum, 0, 0, 0);
  if (ID & 1)
    sum = __builtin_amdgcn_mfma_f32_16x16x16f16(b[ID], b[1], sum, 0, 0, 0);
  __opencl_atomic_fetch_add((global atomic_float *)out + ID, sum.x + sum.w, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE);
}
#endif

#if defined(__gfx908__) || defined(__gfx90a__)
kernel void bytes(global int4_t *out, global const int *a, uint n) {
  int4_t sum = out[ID];
  for (uint i = 0; i < n; ++i)
    sum = __builtin_amdgcn_mfma_i32_16x16x16i8(a[ID + i], a[i], sum, 0, 0, 0);
  out[ID] = sum;
}
#endif

#if defined(__gfx90a__) || defined(__gfx942__)
kernel void doubles(global double4_t *out, global const double *a, uint n) {
  double4_t sum = 0;
  for (uint i = 0; i < n; ++i)
    sum = __builtin_amdgcn_mfma_f64_16x16x4f64(a[ID], a[i], sum, 0, 0, 0);
  double one = __builtin_amdgcn_mfma_f64_4x4x4f64(a[ID], a[1], sum.x, 0, 0, 0);
  out[ID] = sum + __builtin_fma(one, sum.y, sum.z);
}
#endif

#if defined(__gfx942__)
kernel void sparse(global float4_t *out, global const half4_t *a, global const half8_t *b, global const int *index, uint n) {
  float4_t sum = out[ID];
  for (uint i = 0; i < n; ++i)
    sum = __builtin_amdgcn_smfmac_f32_16x16x32_f16(a[ID], b[i], sum, index[i + ID], 0, 0);
  out[ID] = sum;
}

kernel void tiny(global float16_t *out, global const long *a, uint n) {
  float16_t sum = out[ID];
  for (uint i = 0; i < n; ++i)
    sum = __builtin_amdgcn_mfma_f32_32x32x16_fp8_bf8(a[ID], a[i], sum, 0, 0, 0);
  out[ID] = sum;
}
#endif

#if defined(__gfx1100__) || defined(__gfx1150__)
#define WMMA_FACTOR half16_t
#define WMMA(A, B, C) __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(A, B, C)
kernel void bytes(global int8_v *out, global const int4_t *a, uint n) {
  int8_v sum = out[ID];
  for (uint i = 0; i < n; ++i)
    sum = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(true, a[ID], false, a[i], sum, false);
  out[ID] = sum;
}
#elif defined(__gfx1200__) || defined(__gfx1201__)
#define WMMA_FACTOR half8_t
#define WMMA(A, B, C) __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(A, B, C)
kernel void bytes(global int8_v *out, global const int2_t *a, uint n) {
  int8_v sum = out[ID];
  for (uint i = 0; i < n; ++i)
    sum = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32_gfx12(true, a[ID], false, a[i], sum, false);
  out[ID] = sum;
}

kernel void sparse(global float8_t *out, global const half8_t *a, global const half16_t *b, global const int *index, uint n) {
  float8_t sum = out[ID];
  for (uint i = 0; i < n; ++i)
    sum = __builtin_amdgcn_swmmac_f32_16x16x32_f16_w32(a[ID], b[i], sum, index[i + ID]);
  out[ID] = sum;
}
#elif defined(__gfx1250__)
#define WMMA_FACTOR half16_t
#define WMMA(A, B, C) __builtin_amdgcn_wmma_f32_16x16x32_f16(0, A, 0, B, (short)0, C, false, false)
kernel void bytes(global int8_v *out, global const int8_v *a, uint n) {
  int8_v sum = out[ID];
  for (uint i = 0; i < n; ++i)
    sum = __builtin_amdgcn_wmma_i32_16x16x64_iu8(true, a[ID], false, a[i], sum, false, false);
  out[ID] = sum;
}
#endif

#ifdef WMMA
kernel void small(global float8_t *out, global const WMMA_FACTOR *a, uint n) {
  float8_t sum = 0;
  for (uint i = 0; i < n; ++i)
    sum = WMMA(a[i], a[i + ID], sum);
  out[ID] = sum;
}

kernel void chained(global float8_t *out, global const WMMA_FACTOR *a) {
  WMMA_FACTOR x = a[ID], y = a[ID + 32];
  float8_t sum = WMMA(x, y, out[ID]);
  x.s0 = (half)sum.s0;
  x.s7 = (half)__builtin_amdgcn_exp2f(sum.s7);
  sum = WMMA(x, y, sum);
  y.s1 = (half)sum.s1;
  sum = WMMA(y, x, sum);
  out[ID] = sum * 2.0f;
}

kernel void tiles(global float8_t *out, global const WMMA_FACTOR *a, local WMMA_FACTOR *tile, uint n) {
  float8_t s0 = 0, s1 = 1;
  for (uint i = 0; i < n; ++i) {
    tile[ID] = a[i * 32 + ID];
    BARRIER();
    s0 = WMMA(tile[ID ^ 1], tile[ID ^ 2], s0);
    s1 = WMMA(tile[ID ^ 3], tile[ID ^ 4], s1);
    BARRIER();
  }
  out[ID] = s0;
  out[ID + 32] = s1 + s0;
}
#endif

kernel void uniform(global int *out, constant int *table, local int *own, uint n) {
  int sum = 0;
  for (uint i = 0; i < n; ++i)
    sum += table[i] * table[i + n];
  own[ID] = sum + out[ID];
  BARRIER();
  __opencl_atomic_fetch_add((local atomic_int *)&own[ID & 3], sum, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_WORK_GROUP);
  BARRIER();
  out[ID] = __opencl_atomic_fetch_add((global atomic_int *)out + (own[0] & 63), own[ID & 3], __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE);
}

kernel void masks(global int *out, global const int *in, uint n) {
  int v = in[ID];
  for (uint i = 0; i < n; ++i) {
    bool below = v < in[i], odd = v & 1;
    v = below ? v + out[i] : v - 1;
    v = odd ? v * 3 : v;
    if (below && odd)
      v ^= in[v & 63];
  }
  out[ID] = v;
}

kernel void functions(global float *out, global const float *in) {
  float v = in[ID];
  float e = __builtin_amdgcn_exp2f(v), s = __builtin_amdgcn_sqrtf(v), r = __builtin_amdgcn_rcpf(v);
  out[ID] = e * s + r * v;
  out[ID + 64] = __builtin_amdgcn_sinf(e) / s;
}
