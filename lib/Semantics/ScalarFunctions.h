//===- ScalarFunctions.h - Functions in scalar operations -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that the texts of scalar operations use. The manual explains each
// of them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SEMANTICS_SCALARFUNCTIONS_H
#define CLRX_LIB_SEMANTICS_SCALARFUNCTIONS_H

#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

namespace clrx {

/// Returns true if the difference of two signed numbers does not fit in 32
/// bits.
inline bool subtractOverflows(int32_t A, int32_t B) {
  int64_t Difference = int64_t(A) - B;
  return Difference != int32_t(Difference);
}

/// Returns \p Length bits of \p Value from bit \p First on, extended by zeros,
/// or by their sign if T is signed. If \p Length is 0, returns 0.
template <typename T> T extractField(T Value, unsigned First, unsigned Length) {
  constexpr unsigned Bits = sizeof(T) * 8;
  if (Length == 0)
    return 0;
  if (First + Length >= Bits)
    return Value >> First;
  const unsigned Above = Bits - First - Length;
  using Unsigned = std::make_unsigned_t<T>;
  return T(Unsigned(Value) << Above) >> (Bits - Length);
}

/// Returns \p Value with the low \p Length bits of \p Field from bit \p First
/// on. \p Length is 1 to 32.
inline uint32_t insertField(uint32_t Value, unsigned First, unsigned Length,
                            uint32_t Field) {
  const uint32_t Mask = llvm::maskTrailingOnes<uint32_t>(Length) << First;
  return (Value & ~Mask) | (Field << First & Mask);
}

/// Returns the number of bits that are 1.
template <typename T> unsigned countOnes(T Value) {
  return llvm::popcount(Value);
}

/// Returns the number of the lowest bit that is 1; -1 if there is none.
template <typename T> int32_t findLowestOne(T Value) {
  return Value ? int32_t(llvm::countr_zero(Value)) : -1;
}

/// Returns the number of bits above the highest bit that is 1; -1 if there is
/// none.
template <typename T> int32_t countBitsAboveOne(T Value) {
  return Value ? int32_t(llvm::countl_zero(Value)) : -1;
}

/// Returns the bits in the opposite order.
template <typename T> T reverseBitOrder(T Value) {
  return llvm::reverseBits(Value);
}

/// Sets all four bits of each quad of bits that contains a 1.
template <typename T> T fillQuads(T Value) {
  constexpr T LowBits = T(0x1111111111111111);
  return ((Value | Value >> 1 | Value >> 2 | Value >> 3) & LowBits) * 15;
}

/// Returns one bit for each quad of bits: 1 if the quad contains a 1.
template <typename T> T packQuads(T Value) {
  T Result = 0;
  for (unsigned Quad = 0; Quad != sizeof(T) * 2; ++Quad)
    Result |= T((Value >> (Quad * 4) & 15) != 0) << Quad;
  return Result;
}

/// Returns each bit twice: bit N becomes the bits 2 * N and 2 * N + 1.
inline uint64_t doubleBits(uint32_t Value) {
  uint64_t Result = 0;
  for (unsigned Bit = 0; Bit != 32; ++Bit)
    Result |= uint64_t(Value >> Bit & 1) * 3 << (Bit * 2);
  return Result;
}

} // namespace clrx

#endif // CLRX_LIB_SEMANTICS_SCALARFUNCTIONS_H
