// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C for random programs, on GPUs. No library of functions is linked, so
// atomics and numbers of work-items are builtins.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef char i8;
typedef unsigned char u8;
typedef short i16;
typedef unsigned short u16;
typedef int i32;
typedef unsigned int u32;
typedef long i64;
typedef unsigned long u64;
typedef half f16;
typedef float f32;
typedef double f64;

#define GLOBAL global
#define LOCAL local
#define CONSTANT constant
#define CONSTANT_TABLE constant
#define ALIGNED __attribute__((aligned(16)))
#define NOINLINE __attribute__((noinline))
// Hides from clang where the bits of a variable come from.
#define HIDE_BITS(A) __asm__("" : "+v"(A))

#define DEFINE_ATOMIC(NAME, T, SPACE, BUILTIN)                                 \
  static inline T atomic_##NAME(SPACE T *P, T B) {                             \
    return BUILTIN(P, B, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);             \
  }
#define DEFINE_ATOMICS(SPACE)                                                  \
  DEFINE_ATOMICS_OF(SPACE, u32, i32)                                           \
  DEFINE_ATOMICS_OF(SPACE, u64, i64)
#define DEFINE_ATOMICS_OF(SPACE, U, I)                                         \
  DEFINE_ATOMIC(SPACE##_add_##U, U, SPACE, __scoped_atomic_fetch_add)          \
  DEFINE_ATOMIC(SPACE##_sub_##U, U, SPACE, __scoped_atomic_fetch_sub)          \
  DEFINE_ATOMIC(SPACE##_and_##U, U, SPACE, __scoped_atomic_fetch_and)          \
  DEFINE_ATOMIC(SPACE##_or_##U, U, SPACE, __scoped_atomic_fetch_or)            \
  DEFINE_ATOMIC(SPACE##_xor_##U, U, SPACE, __scoped_atomic_fetch_xor)          \
  DEFINE_ATOMIC(SPACE##_min_##U, U, SPACE, __scoped_atomic_fetch_min)          \
  DEFINE_ATOMIC(SPACE##_max_##U, U, SPACE, __scoped_atomic_fetch_max)          \
  DEFINE_ATOMIC(SPACE##_min_##I, I, SPACE, __scoped_atomic_fetch_min)          \
  DEFINE_ATOMIC(SPACE##_max_##I, I, SPACE, __scoped_atomic_fetch_max)          \
  DEFINE_ATOMIC(SPACE##_xchg_##U, U, SPACE, __scoped_atomic_exchange_n)        \
  static inline U atomic_##SPACE##_cmpxchg_##U(SPACE U *P, U A, U B) {         \
    __scoped_atomic_compare_exchange_n(P, &A, B, false, __ATOMIC_RELAXED,      \
                                       __ATOMIC_RELAXED,                       \
                                       __MEMORY_SCOPE_DEVICE);                 \
    return A;                                                                  \
  }
DEFINE_ATOMICS(local)
DEFINE_ATOMICS(global)

static inline void synchronize(void) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
