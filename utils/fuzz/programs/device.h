// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C for random programs, on GPUs. No library of functions is linked, so
// atomics and numbers of work-items are builtins.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef char i8;
typedef unsigned char u8;
typedef short i16;
typedef unsigned short u16;
typedef int i32;
typedef unsigned int u32;
typedef long i64;
typedef unsigned long u64;
typedef float f32;
typedef double f64;

#define GLOBAL global
#define LOCAL local
#define CONSTANT_TABLE constant
#define NOINLINE __attribute__((noinline))

#define DEFINE_ATOMIC(NAME, SPACE, BUILTIN)                                    \
  static inline u32 atomic_##NAME(SPACE u32 *P, u32 B) {                       \
    return BUILTIN(P, B, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);             \
  }
DEFINE_ATOMIC(add, local, __scoped_atomic_fetch_add)
DEFINE_ATOMIC(sub, local, __scoped_atomic_fetch_sub)
DEFINE_ATOMIC(and, local, __scoped_atomic_fetch_and)
DEFINE_ATOMIC(or, local, __scoped_atomic_fetch_or)
DEFINE_ATOMIC(xor, local, __scoped_atomic_fetch_xor)
DEFINE_ATOMIC(umin, local, __scoped_atomic_fetch_min)
DEFINE_ATOMIC(umax, local, __scoped_atomic_fetch_max)
DEFINE_ATOMIC(global_add, global, __scoped_atomic_fetch_add)
DEFINE_ATOMIC(global_xor, global, __scoped_atomic_fetch_xor)
DEFINE_ATOMIC(global_umax, global, __scoped_atomic_fetch_max)

static inline void synchronize(void) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
