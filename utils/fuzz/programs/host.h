// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C for random programs, as C on the host.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int8_t i8;
typedef uint8_t u8;
typedef int16_t i16;
typedef uint16_t u16;
typedef int32_t i32;
typedef uint32_t u32;
typedef int64_t i64;
typedef uint64_t u64;
typedef _Float16 f16;
typedef float f32;
typedef double f64;

#define GLOBAL
#define LOCAL
#define CONSTANT const
#define CONSTANT_TABLE static const
#define ALIGNED __attribute__((aligned(16)))
#define NOINLINE __attribute__((noinline))
#define HIDE_BITS(A) ((void)0)

// Work-items run one after the other.
#define DEFINE_ATOMIC(NAME, T, EXPRESSION)                                     \
  static inline T atomic_local_##NAME##_##T(T *P, T B) {                       \
    const T A = *P;                                                            \
    *P = (EXPRESSION);                                                         \
    return A;                                                                  \
  }                                                                            \
  static inline T atomic_global_##NAME##_##T(T *P, T B) {                      \
    return atomic_local_##NAME##_##T(P, B);                                    \
  }
#define DEFINE_ATOMICS_OF(U, I)                                                \
  DEFINE_ATOMIC(add, U, A + B)                                                 \
  DEFINE_ATOMIC(sub, U, A - B)                                                 \
  DEFINE_ATOMIC(and, U, (A & B))                                               \
  DEFINE_ATOMIC(or, U, A | B)                                                  \
  DEFINE_ATOMIC(xor, U, A ^ B)                                                 \
  DEFINE_ATOMIC(min, U, A < B ? A : B)                                         \
  DEFINE_ATOMIC(max, U, A > B ? A : B)                                         \
  DEFINE_ATOMIC(min, I, A < B ? A : B)                                         \
  DEFINE_ATOMIC(max, I, A > B ? A : B)                                         \
  DEFINE_ATOMIC(xchg, U, B)                                                    \
  static inline U atomic_local_cmpxchg_##U(U *P, U A, U B) {                   \
    const U Old = *P;                                                          \
    *P = Old == A ? B : Old;                                                   \
    return Old;                                                                \
  }                                                                            \
  static inline U atomic_global_cmpxchg_##U(U *P, U A, U B) {                  \
    return atomic_local_cmpxchg_##U(P, A, B);                                  \
  }
DEFINE_ATOMICS_OF(u32, i32)
DEFINE_ATOMICS_OF(u64, i64)
