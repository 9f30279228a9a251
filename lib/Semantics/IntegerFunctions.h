//===- IntegerFunctions.h - Functions of integer operations -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that the texts of IntegerOps.def use.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SEMANTICS_INTEGERFUNCTIONS_H
#define CLRX_LIB_SEMANTICS_INTEGERFUNCTIONS_H

#include "Semantics/ValueTypes.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

namespace clrx {

/// Returns the carry out of A + B + Carry.
inline bool carryOf(uint32_t A, uint32_t B, bool Carry = false) {
  const uint32_t Sum = A + B + Carry;
  return ((A & B) | ((A | B) & ~Sum)) >> 31;
}

/// Returns the borrow of A - B - Borrow.
inline bool borrowOf(uint32_t A, uint32_t B, bool Borrow = false) {
  const uint32_t Difference = A - B - Borrow;
  return ((~A & B) | ((~A | B) & Difference)) >> 31;
}

/// Returns bit 64 of Product + C. The product and C are unsigned.
inline bool carryOf64(uint64_t Product, uint64_t C) {
  return Product + C < Product;
}

/// Returns bit 64 of the exact sum of two signed numbers.
inline bool signOfSum64(int64_t A, int64_t B) {
  const bool Carry = carryOf64(A, B);
  return Carry ^ (A < 0) ^ (B < 0);
}

/// Returns the lower 24 bits, extended by zeros.
inline uint32_t low24(uint32_t A) { return A & 0xffffff; }
/// Returns the lower 24 bits, extended by their sign.
inline int32_t low24(int32_t A) { return int32_t(uint32_t(A) << 8) >> 8; }

/// Returns the absolute value of A - B.
inline uint32_t distance(uint32_t A, uint32_t B) {
  return A > B ? A - B : B - A;
}

template <typename T> T min3(T A, T B, T C) {
  return std::min(std::min(A, B), C);
}
template <typename T> T max3(T A, T B, T C) {
  return std::max(std::max(A, B), C);
}
/// Returns the number in the middle.
template <typename T> T med3(T A, T B, T C) {
  return std::max(std::min(A, B), std::min(std::max(A, B), C));
}

/// Returns the Width bits (modulo 32) of A from bit Offset (modulo 32) on.
inline uint32_t bitfield(uint32_t A, uint32_t Offset, uint32_t Width) {
  const uint32_t Mask = (uint32_t(1) << (Width & 31)) - 1;
  return A >> (Offset & 31) & Mask;
}

/// Returns the same for a signed number: its last bit is the sign.
inline int32_t bitfield(int32_t A, uint32_t Offset, uint32_t Width) {
  const uint32_t Mask = (uint32_t(1) << (Width & 31)) - 1;
  const uint32_t Field = (A >> (Offset & 31)) & Mask;
  const uint32_t Sign = Mask & ~(Mask >> 1);
  return int32_t((Field ^ Sign) - Sign);
}

/// Returns a mask of Width bits (modulo 32) from bit Offset (modulo 32) on.
inline uint32_t bitMask(uint32_t Width, uint32_t Offset) {
  return ((uint32_t(1) << (Width & 31)) - 1) << (Offset & 31);
}

/// Reverses the order of the bits.
inline uint32_t reverseBits(uint32_t A) {
  A = (A >> 1 & 0x55555555) | (A & 0x55555555) << 1;
  A = (A >> 2 & 0x33333333) | (A & 0x33333333) << 2;
  A = (A >> 4 & 0x0f0f0f0f) | (A & 0x0f0f0f0f) << 4;
  A = (A >> 8 & 0x00ff00ff) | (A & 0x00ff00ff) << 8;
  return A >> 16 | A << 16;
}

/// Returns the number of ones.
inline uint32_t countOnes(uint32_t A) {
  A -= A >> 1 & 0x55555555;
  A = (A & 0x33333333) + (A >> 2 & 0x33333333);
  A = (A + (A >> 4)) & 0x0f0f0f0f;
  return A * 0x01010101 >> 24;
}

/// Returns the number of zeros before the first one, from bit 31 downwards; -1
/// if there is no one.
inline int32_t findFirstFromHigh(uint32_t A) {
  return A ? llvm::countl_zero(A) : -1;
}

/// Returns the number of the lowest bit that is one; -1 if there is none.
inline int32_t findFirstFromLow(uint32_t A) {
  return A ? llvm::countr_zero(A) : -1;
}

/// Returns the number of bits from bit 31 downwards that equal the sign; -1 if
/// all do.
inline int32_t findFirstUnlikeSign(int32_t A) {
  return findFirstFromHigh(uint32_t(A < 0 ? ~A : A));
}

/// Returns a mask of the lanes below Lane, from lane First on.
inline uint32_t lanesBelow(unsigned Lane, unsigned First) {
  const unsigned Count = Lane > First ? Lane - First : 0;
  return Count >= 32 ? ~uint32_t(0) : (uint32_t(1) << Count) - 1;
}

/// Returns byte N of A.
inline uint32_t byteOf(uint64_t A, unsigned N) { return A >> (N * 8) & 0xff; }
/// Returns the 16 bits of A from bit N * 16 on.
inline uint32_t wordOf(uint64_t A, unsigned N) {
  return A >> (N * 16) & 0xffff;
}
/// Packs two words.
inline uint32_t packWords(uint32_t Low, uint32_t High) {
  return (Low & 0xffff) | High << 16;
}

/// Returns the byte of {High, Low} that Selector names: 0 to 7 are bytes of
/// Low, then of High; 8 to 11 the sign of byte 1, 3, 5 or 7; 12 is 0, the rest
/// 0xff.
inline uint32_t selectByte(uint32_t High, uint32_t Low, uint32_t Selector) {
  const uint64_t Bytes = uint64_t(High) << 32 | Low;
  if (Selector < 8)
    return byteOf(Bytes, Selector);
  if (Selector < 12)
    return byteOf(Bytes, (Selector - 8) * 2 + 1) >= 0x80 ? 0xff : 0;
  return Selector == 12 ? 0 : 0xff;
}

/// Returns the bytes of {High, Low} that the bytes of Selectors name.
inline uint32_t permuteBytes(uint32_t High, uint32_t Low, uint32_t Selectors) {
  uint32_t Result = 0;
  for (unsigned N = 0; N != 4; ++N)
    Result |= selectByte(High, Low, byteOf(Selectors, N)) << (N * 8);
  return Result;
}

/// Returns the averages of the bytes of A and B. Bit 0 of a byte of Rounding
/// tells to round up.
inline uint32_t averageBytes(uint32_t A, uint32_t B, uint32_t Rounding) {
  uint32_t Result = 0;
  for (unsigned N = 0; N != 4; ++N)
    Result |= ((byteOf(A, N) + byteOf(B, N) + (byteOf(Rounding, N) & 1)) >> 1)
              << (N * 8);
  return Result;
}

/// Returns the sum of the distances of the bytes of A and B.
inline uint32_t sumOfByteDistances(uint32_t A, uint32_t B) {
  uint32_t Sum = 0;
  for (unsigned N = 0; N != 4; ++N)
    Sum += distance(byteOf(A, N), byteOf(B, N));
  return Sum;
}

/// Returns the same for the bytes of Reference that are not 0.
inline uint32_t maskedSumOfByteDistances(uint32_t A, uint32_t Reference) {
  uint32_t Sum = 0;
  for (unsigned N = 0; N != 4; ++N)
    if (byteOf(Reference, N))
      Sum += distance(byteOf(A, N), byteOf(Reference, N));
  return Sum;
}

/// Returns the sum of the distances of two pairs of words.
inline uint32_t sumOfWordDistances(uint32_t A, uint32_t B) {
  return distance(wordOf(A, 0), wordOf(B, 0)) +
         distance(wordOf(A, 1), wordOf(B, 1));
}

/// Applies Sum to the four groups of 4 bytes of A that start at bytes 0 to 3,
/// and adds the results to the words of Addends.
template <typename Function>
uint64_t addToWords(uint64_t A, uint32_t Reference, uint64_t Addends,
                    Function Sum) {
  uint64_t Result = 0;
  for (unsigned N = 0; N != 4; ++N) {
    const uint32_t Total =
        wordOf(Addends, N) + Sum(uint32_t(A >> (N * 8)), Reference);
    Result |= uint64_t(Total & 0xffff) << (N * 16);
  }
  return Result;
}

/// As addToWords, for dwords.
template <typename Function>
Dwords4 addToDwords(uint64_t A, uint32_t Reference, Dwords4 Addends,
                    Function Sum) {
  for (unsigned N = 0; N != 4; ++N)
    Addends[N] += Sum(uint32_t(A >> (N * 8)), Reference);
  return Addends;
}

/// Returns field N of A, of Bits bits, extended by zeros.
inline uint32_t fieldOf(uint32_t A, unsigned N, unsigned Bits) {
  return A >> (N * Bits) & ((uint32_t(1) << Bits) - 1);
}
/// Returns field N of A, of Bits bits, extended by the sign.
inline int32_t fieldOf(int32_t A, unsigned N, unsigned Bits) {
  return int32_t(uint32_t(A) << (32 - (N + 1) * Bits)) >> (32 - Bits);
}

/// Returns the sum of the products of the fields of A and B, which have Bits
/// bits each.
template <typename Int> int64_t dotProduct(Int A, Int B, unsigned Bits) {
  int64_t Sum = 0;
  for (unsigned N = 0; N != 32 / Bits; ++N)
    Sum += int64_t(fieldOf(A, N, Bits)) * fieldOf(B, N, Bits);
  return Sum;
}

/// Returns the nearest number from 0 to Max.
inline uint32_t saturateUnsigned(int32_t A, int32_t Max) {
  return std::min(std::max(A, 0), Max);
}
/// Returns the nearest number from -32768 to 32767.
inline int32_t saturateI16(int32_t A) {
  return std::min(std::max(A, -0x8000), 0x7fff);
}

/// Returns the set of shader engines, as a mask, that the code A[7:0] of parts
/// of the screen names. Source: AMD's Vega ISA document,
/// V_SCREEN_PARTITION_4SE_B32.
inline uint32_t screenPartition(uint32_t A) {
  // A row has 16 entries of 4 bits; entry 0 is the last digit.
  constexpr uint64_t Rows[] = {
      0xfffffff7fff5f731, 0xffffffbfffafe62f, 0xfffffdfff5ffc4fd,
      0xffffefffafff8fb9, 0xfffefff6fdc4ffff, 0xffdff99fb98fffff,
      0xfbfff9ff31f7ffff, 0x7fff6ff62fe6ffff, 0xfffafb32fffffffb,
      0xff5fd91fffffff7f, 0xfaffc8fefffffeff, 0x5fff4f76ffffdfff,
      0xfec8fffffffdfff9, 0x764fffffffeff66f, 0x32fbfffff7fff6ff,
      0x1fd9ffffbfff9ff9};
  return Rows[A >> 4 & 15] >> (A & 15) * 4 & 15;
}

} // namespace clrx

#endif // CLRX_LIB_SEMANTICS_INTEGERFUNCTIONS_H
