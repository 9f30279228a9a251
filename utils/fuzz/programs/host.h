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
typedef float f32;
typedef double f64;

#define GLOBAL
#define LOCAL
#define CONSTANT_TABLE static const
#define NOINLINE __attribute__((noinline))

// Work-items run one after the other.
#define DEFINE_ATOMIC(NAME, EXPRESSION)                                        \
  static inline u32 atomic_##NAME(u32 *P, u32 B) {                             \
    const u32 A = *P;                                                          \
    *P = (EXPRESSION);                                                         \
    return A;                                                                  \
  }
DEFINE_ATOMIC(add, A + B)
DEFINE_ATOMIC(sub, A - B)
DEFINE_ATOMIC(and, (A & B))
DEFINE_ATOMIC(or, A | B)
DEFINE_ATOMIC(xor, A ^ B)
DEFINE_ATOMIC(umin, A < B ? A : B)
DEFINE_ATOMIC(umax, A > B ? A : B)
#define atomic_global_add atomic_add
#define atomic_global_xor atomic_xor
#define atomic_global_umax atomic_umax
