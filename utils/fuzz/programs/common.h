// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of random programs, for the host and for GPUs. Every operation is
// defined for all values, and a result that is not a number always has the same
// bits. So both sides compute the same bytes.

#define DEFINE_DIVISIONS(T, U, MIN)                                            \
  static inline T div_##T(T A, T B) {                                          \
    return B == 0 || (A == (T)(MIN) && B == (T)(-1)) ? (T)(A ^ 3)              \
                                                     : (T)(A / B);             \
  }                                                                            \
  static inline T rem_##T(T A, T B) {                                          \
    return B == 0 || (A == (T)(MIN) && B == (T)(-1)) ? (T)(A ^ 5)              \
                                                     : (T)(A % B);             \
  }
// An unsigned type has no smallest value whose division overflows, but the test
// is harmless.
DEFINE_DIVISIONS(i8, u8, -0x7f - 1)
DEFINE_DIVISIONS(u8, u8, 0)
DEFINE_DIVISIONS(i16, u16, -0x7fff - 1)
DEFINE_DIVISIONS(u16, u16, 0)
DEFINE_DIVISIONS(i32, u32, -0x7fffffff - 1)
DEFINE_DIVISIONS(u32, u32, 0)
DEFINE_DIVISIONS(i64, u64, -0x7fffffffffffffffL - 1)
DEFINE_DIVISIONS(u64, u64, 0)

#define DEFINE_TO_INTEGER(F, T, LOW, HIGH)                                     \
  static inline T F##_to_##T(F A) {                                            \
    return A >= (F)(LOW) && A < (F)(HIGH) ? (T)A : (T)77;                      \
  }
#define DEFINE_TO_INTEGERS(F)                                                  \
  DEFINE_TO_INTEGER(F, i8, -128, 128)                                          \
  DEFINE_TO_INTEGER(F, u8, 0, 256)                                             \
  DEFINE_TO_INTEGER(F, i16, -32768, 32768)                                     \
  DEFINE_TO_INTEGER(F, u16, 0, 65536)                                          \
  DEFINE_TO_INTEGER(F, i32, -2147483648.0, 2147483648.0)                       \
  DEFINE_TO_INTEGER(F, u32, 0, 4294967296.0)                                   \
  DEFINE_TO_INTEGER(F, i64, -9223372036854775808.0, 9223372036854775808.0)     \
  DEFINE_TO_INTEGER(F, u64, 0, 18446744073709551616.0)
DEFINE_TO_INTEGERS(f32)
DEFINE_TO_INTEGERS(f64)

static inline u32 bits_f32(f32 A) {
  union {
    f32 F;
    u32 U;
  } B;
  B.F = A;
  return A == A ? B.U : 0x7fc00000;
}
static inline u64 bits_f64(f64 A) {
  union {
    f64 F;
    u64 U;
  } B;
  B.F = A;
  return A == A ? B.U : 0x7ff8000000000000UL;
}
static inline f32 from_bits_f32(u32 A) {
  union {
    u32 U;
    f32 F;
  } B;
  B.U = A;
  return B.F;
}
static inline f64 from_bits_f64(u64 A) {
  union {
    u64 U;
    f64 F;
  } B;
  B.U = A;
  return B.F;
}

static inline u32 rotate_u32(u32 A, u32 N) {
  N &= 31;
  return A << N | A >> ((32 - N) & 31);
}
static inline u64 rotate_u64(u64 A, u32 N) {
  N &= 63;
  return A << N | A >> ((64 - N) & 63);
}
static inline u32 count_u32(u32 A) { return __builtin_popcount(A); }
static inline u32 count_u64(u64 A) { return __builtin_popcountll(A); }
static inline u32 leading_u32(u32 A) { return A ? __builtin_clz(A) : 32; }
static inline u32 leading_u64(u64 A) {
  if ((u32)(A >> 32))
    return __builtin_clz((u32)(A >> 32));
  return 32 + leading_u32((u32)A);
}
static inline u32 trailing_u32(u32 A) { return A ? __builtin_ctz(A) : 32; }
static inline u32 high_u32(u32 A, u32 B) { return (u32)((u64)A * B >> 32); }
static inline i32 high_i32(i32 A, i32 B) { return (i32)((i64)A * B >> 32); }
