//===- Half.h - Half-precision floats ---------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A float of 16 bits as a value. Arithmetic on it rounds once, as the host's
// current rounding mode says. Nothing here has branches, so that compilers can
// vectorise loops over lanes.
//
// A sum, difference or product of two halves has at most 24 significant bits
// after it is rounded to a float, which are twice the 11 bits of a half and two
// more. Rounding such a float to a half yields the same as rounding the exact
// value. Only fusedMulAdd needs more care.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SEMANTICS_HALF_H
#define CLRX_LIB_SEMANTICS_HALF_H

#include "llvm/ADT/bit.h"
#include <algorithm>
#include <cmath>
#include <cstdint>

namespace clrx {

/// A float of 16 bits: 1 sign bit, 5 bits of exponent, 10 bits of fraction.
struct Half {
  uint16_t Bits;
};

/// Converts a half to a float. NaNs become quiet.
inline float toFloat(Half H) {
  const uint32_t Sign = uint32_t(H.Bits & 0x8000) << 16;
  const uint32_t Abs = H.Bits & 0x7fff;
  // The bias of a float's exponent is larger by 112. Units of denormal halves
  // are 2^-24.
  const uint32_t Normal = (Abs << 13) + (112 << 23);
  const uint32_t Denormal =
      llvm::bit_cast<uint32_t>(float(int32_t(Abs)) * 0x1p-24f);
  const uint32_t Finite = Abs < 0x400 ? Denormal : Normal;
  const uint32_t Quiet = Abs > 0x7c00 ? 0x400000 : 0;
  const uint32_t Special = 0x7f800000 | Quiet | Abs << 13;
  return llvm::bit_cast<float>(Sign | (Abs >= 0x7c00 ? Special : Finite));
}

/// Rounds a float to a half in the current rounding mode. NaNs become quiet.
inline Half toHalf(float Value) {
  const uint32_t Bits = llvm::bit_cast<uint32_t>(Value);
  const uint32_t Sign = Bits & 0x80000000;
  const int32_t Abs = Bits & 0x7fffffff;
  // The sum of the value and a power of 2 that is 2^13 times as large as the
  // value's exponent has room for 10 bits of fraction, so the host rounds to
  // them. Denormal halves have the exponent of the smallest normal half.
  const int32_t Exponent =
      std::min(std::max(Abs & 0x7f800000, 113 << 23), 143 << 23);
  const float Shifter = llvm::bit_cast<float>(Sign | (Exponent + (13 << 23)));
  const int32_t Fraction =
      llvm::bit_cast<uint32_t>(Value + Shifter) & 0x007fffff;
  int32_t Result = ((Exponent - (113 << 23)) >> 13) + Fraction;
  // An overflow yields infinity or the largest number, as the host rounds.
  const float Large = llvm::bit_cast<float>(Sign | 0x7f000000);
  const int32_t Overflow =
      int32_t((llvm::bit_cast<uint32_t>(Large + Large) & 0x7fffffff) >> 13) -
      (224 << 10);
  Result = Abs >= 0x47800000 || Result >= 0x7c00 ? Overflow : Result;
  Result = Abs == 0x7f800000 ? 0x7c00 : Result;
  Result = Abs > 0x7f800000 ? 0x7e00 | (Abs >> 13 & 0x3ff) : Result;
  return {uint16_t(Sign >> 16 | Result)};
}

/// Returns A + B, rounded to odd: if the sum is not exact, the neighbour whose
/// last bit is 1. Rounding the result to a format with at least 2 bits less
/// yields the same as rounding the exact sum. No rounding mode changes this.
/// Source: Boldo and Melquiond, "Emulation of FMA and correctly rounded sums".
template <typename Float> Float addToOdd(Float A, Float B) {
  using Int =
      std::conditional_t<sizeof(Float) == sizeof(float), uint32_t, uint64_t>;
  const Float Sum = A + B;
  const Float PartOfB = Sum - A;
  const Float Error = (A - (Sum - PartOfB)) + (B - PartOfB);
  const Int Bits = llvm::bit_cast<Int>(Sum);
  // The exact sum lies between the rounded sum and its neighbour in the
  // direction of the error. The error of infinities and NaNs is NaN.
  const Int Signs = Bits ^ llvm::bit_cast<Int>(Error);
  const Int Step = 1 - 2 * (Signs >> (sizeof(Float) * 8 - 1));
  const Int OddStep = Step & -(~Bits & 1);
  return llvm::bit_cast<Float>(Bits + (std::abs(Error) > 0 ? OddStep : 0));
}

inline Half operator-(Half A) { return {uint16_t(A.Bits ^ 0x8000)}; }
inline Half operator+(Half A, Half B) {
  return toHalf(toFloat(A) + toFloat(B));
}
inline Half operator-(Half A, Half B) {
  return toHalf(toFloat(A) - toFloat(B));
}
inline Half operator*(Half A, Half B) {
  return toHalf(toFloat(A) * toFloat(B));
}

/// Returns A * B + C, rounded once. The product is exact as a float.
inline Half fusedMulAdd(Half A, Half B, Half C) {
  return toHalf(addToOdd(toFloat(A) * toFloat(B), toFloat(C)));
}

inline bool operator<(Half A, Half B) { return toFloat(A) < toFloat(B); }
inline bool operator>(Half A, Half B) { return toFloat(A) > toFloat(B); }
inline bool operator<=(Half A, Half B) { return toFloat(A) <= toFloat(B); }
inline bool operator>=(Half A, Half B) { return toFloat(A) >= toFloat(B); }
inline bool operator==(Half A, Half B) { return toFloat(A) == toFloat(B); }
inline bool operator!=(Half A, Half B) { return toFloat(A) != toFloat(B); }

} // namespace clrx

#endif // CLRX_LIB_SEMANTICS_HALF_H
