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

// Conversions of half go through float, because compilers may round twice.
static inline f16 f32_to_f16(f32 A) { return (f16)A; }
// Clang 22 takes conversions of integers to half for exact if the significant
// bits fit. But half is infinite from 65520 on.
static inline f16 integer_to_f16(f32 A) {
  HIDE_BITS(A);
  return f32_to_f16(A);
}
#define DEFINE_HALF_TO_INTEGER(T)                                              \
  static inline T f16_to_##T(f16 A) { return f32_to_##T((f32)A); }
DEFINE_HALF_TO_INTEGER(i8)
DEFINE_HALF_TO_INTEGER(u8)
DEFINE_HALF_TO_INTEGER(i16)
DEFINE_HALF_TO_INTEGER(u16)
DEFINE_HALF_TO_INTEGER(i32)
DEFINE_HALF_TO_INTEGER(u32)
DEFINE_HALF_TO_INTEGER(i64)
DEFINE_HALF_TO_INTEGER(u64)

// Clang 22 makes the SDWA form of a float instruction read a part of a register
// without the sign extension that an integer instruction did before.
#define KEEP_BITS(A) ((void)0)
#define DEFINE_BITS(F, U, NOT_A_NUMBER, PREPARE)                               \
  static inline U bits_##F(F A) {                                              \
    union {                                                                    \
      F Value;                                                                 \
      U Bits;                                                                  \
    } B;                                                                       \
    B.Value = A;                                                               \
    return A == A ? B.Bits : (U)(NOT_A_NUMBER);                                \
  }                                                                            \
  static inline F from_bits_##F(U A) {                                         \
    PREPARE(A);                                                                \
    union {                                                                    \
      U Bits;                                                                  \
      F Value;                                                                 \
    } B;                                                                       \
    B.Bits = A;                                                                \
    return B.Value;                                                            \
  }
DEFINE_BITS(f16, u16, 0x7e00, HIDE_BITS)
DEFINE_BITS(f32, u32, 0x7fc00000, HIDE_BITS)
DEFINE_BITS(f64, u64, 0x7ff8000000000000UL, KEEP_BITS)
#define DEFINE_HIDE(T)                                                         \
  static inline T hide_##T(T A) {                                              \
    HIDE_BITS(A);                                                              \
    return A;                                                                  \
  }
DEFINE_HIDE(u32)
DEFINE_HIDE(u64)

#define DEFINE_ORDERS(SIZE)                                                    \
  static inline u##SIZE rotate_u##SIZE(u##SIZE A, u32 N) {                     \
    N &= SIZE - 1;                                                             \
    return A << N | A >> ((SIZE - N) & (SIZE - 1));                            \
  }                                                                            \
  static inline u##SIZE reverse_u##SIZE(u##SIZE A) {                           \
    return __builtin_bitreverse##SIZE(A);                                      \
  }                                                                            \
  static inline u##SIZE swap_u##SIZE(u##SIZE A) {                              \
    return __builtin_bswap##SIZE(A);                                           \
  }
DEFINE_ORDERS(32)
DEFINE_ORDERS(64)
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
static inline u64 high_u64(u64 A, u64 B) {
  const u64 Low = (A & 0xffffffff) * (B & 0xffffffff) >> 32;
  const u64 Middle1 = (A >> 32) * (B & 0xffffffff) + Low;
  const u64 Middle2 = (A & 0xffffffff) * (B >> 32) + (u32)Middle1;
  return (A >> 32) * (B >> 32) + (Middle1 >> 32) + (Middle2 >> 32);
}
static inline u32 product24(u32 A, u32 B) {
  return (A & 0xffffff) * (B & 0xffffff);
}
static inline i32 product24_i32(i32 A, i32 B) {
  return (i32)((u32)((i32)((u32)A << 8) >> 8) * (u32)((i32)((u32)B << 8) >> 8));
}
static inline u32 field_u32(u32 A, u32 N, u32 Width) {
  return A >> (N & 31) & ((1u << (Width & 31)) - 1);
}

// Vectors of four elements.
#define DEFINE_VECTOR(T) typedef T T##x4 __attribute__((ext_vector_type(4)));
DEFINE_VECTOR(u8)
DEFINE_VECTOR(u16)
DEFINE_VECTOR(u32)
DEFINE_VECTOR(u64)

// A function that changes an array of its caller.
NOINLINE static u32 mix(u32 *P, u32 N, u32 A) {
  for (u32 I = 0; I != 4; ++I)
    P[(I + N) & 7] += P[I] ^ A;
  return P[N & 7];
}
