//===- TexelFormat.cpp - Formats of typed buffers and images ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables of formats, and conversions.
//
//===----------------------------------------------------------------------===//

#include "Simulator/TexelFormat.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// Bits of the components of a data format, from the lowest bit on.
static ArrayRef<uint8_t> getComponents(unsigned Code) {
  static constexpr uint8_t X8[] = {8, 8, 8, 8};
  static constexpr uint8_t X16[] = {16, 16, 16, 16};
  static constexpr uint8_t X32[] = {32, 32, 32, 32};
  static constexpr uint8_t C10x11x11[] = {11, 11, 10};
  static constexpr uint8_t C11x11x10[] = {10, 11, 11};
  static constexpr uint8_t C10x10x10x2[] = {2, 10, 10, 10};
  static constexpr uint8_t C2x10x10x10[] = {10, 10, 10, 2};
  auto First = [](ArrayRef<uint8_t> A, size_t N) { return A.take_front(N); };
  const ArrayRef<uint8_t> Formats[] = {{},
                                       First(X8, 1),
                                       First(X16, 1),
                                       First(X8, 2),
                                       First(X32, 1),
                                       First(X16, 2),
                                       C10x11x11,
                                       C11x11x10,
                                       C10x10x10x2,
                                       C2x10x10x10,
                                       X8,
                                       First(X32, 2),
                                       X16,
                                       First(X32, 3),
                                       X32};
  return Code < std::size(Formats) ? Formats[Code] : ArrayRef<uint8_t>();
}

std::optional<TexelFormat> sim::getTexelFormat(unsigned Data, unsigned Number) {
  const ArrayRef<uint8_t> Bits = getComponents(Data);
  if (Bits.empty())
    return std::nullopt;
  return TexelFormat{Bits, NumberFormat(Number & 7)};
}

/// Unified formats of GCN 1.5 are numbered from 1 on: for each data format of
/// this list its number formats in ascending order.
std::optional<TexelFormat> sim::getUnifiedFormat(unsigned Code) {
  struct Group {
    uint8_t Data;
    bool HasNumbers; ///< UNorm to SScaled; all groups have integers.
    bool HasFloat;
  };
  static constexpr Group Groups[] = {
      {1, true, false},  {2, true, true},   {3, true, false},  {4, false, true},
      {5, true, true},   {6, true, true},   {7, true, true},   {8, true, false},
      {9, true, false},  {10, true, false}, {11, false, true}, {12, true, true},
      {13, false, true}, {14, false, true}};
  unsigned Next = 1;
  for (const Group &G : Groups) {
    const unsigned First =
        unsigned(G.HasNumbers ? NumberFormat::UNorm : NumberFormat::UInt);
    const unsigned NumIntegers = unsigned(NumberFormat::SInt) + 1 - First;
    if (Code < Next)
      return std::nullopt;
    if (Code < Next + NumIntegers)
      return getTexelFormat(G.Data, First + Code - Next);
    Next += NumIntegers;
    if (G.HasFloat && Code == Next)
      return getTexelFormat(G.Data, unsigned(NumberFormat::Float));
    Next += G.HasFloat;
  }
  return std::nullopt;
}

unsigned TexelFormat::size() const {
  unsigned Sum = 0;
  for (uint8_t Width : Bits)
    Sum += Width;
  return Sum / 8;
}

//===----------------------------------------------------------------------===//
// Components
//===----------------------------------------------------------------------===//

static uint32_t toBits(double Value) {
  return bit_cast<uint32_t>(float(Value));
}

static uint32_t convertHalf(uint16_t Half) {
  APFloat F(APFloat::IEEEhalf(), APInt(16, Half));
  bool LosesInfo;
  F.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &LosesInfo);
  return uint32_t(F.bitcastToAPInt().getZExtValue());
}

static uint16_t convertToHalf(uint32_t Single, RoundingMode Round) {
  APFloat F(APFloat::IEEEsingle(), APInt(32, Single));
  bool LosesInfo;
  F.convert(APFloat::IEEEhalf(), Round, &LosesInfo);
  return uint16_t(F.bitcastToAPInt().getZExtValue());
}

/// Floats of 10 and 11 bits are halves without a sign and without the last bits
/// of the fraction.
static unsigned getDroppedBits(unsigned Width) { return 15 - Width; }

static uint32_t readFloat(uint32_t Raw, unsigned Width) {
  if (Width == 32)
    return Raw;
  return convertHalf(
      uint16_t(Width == 16 ? Raw : Raw << getDroppedBits(Width)));
}

static uint32_t writeFloat(uint32_t Single, unsigned Width) {
  if (Width == 32)
    return Single;
  if (Width == 16)
    return convertToHalf(Single, RoundingMode::NearestTiesToEven);
  const uint16_t Half = convertToHalf(Single, RoundingMode::TowardZero);
  return Half >> 15 ? 0 : Half >> getDroppedBits(Width);
}

/// Converts the component \p Raw of \p Width bits to 32 bits.
static uint32_t readComponent(uint32_t Raw, unsigned Width, NumberFormat N) {
  const int32_t Signed = SignExtend32(Raw, Width);
  const double Max = double(maskTrailingOnes<uint32_t>(Width));
  const double SignedMax = double(maskTrailingOnes<uint32_t>(Width - 1));
  switch (N) {
  case NumberFormat::UNorm:
    return toBits(Raw / Max);
  case NumberFormat::SNorm:
    return toBits(std::max(Signed / SignedMax, -1.0));
  case NumberFormat::UScaled:
    return toBits(Raw);
  case NumberFormat::SScaled:
    return toBits(Signed);
  case NumberFormat::UInt:
    return Raw;
  case NumberFormat::SInt:
    return Signed;
  case NumberFormat::SNormOGL:
    return toBits((2.0 * Signed + 1) / Max);
  case NumberFormat::Float:
    return readFloat(Raw, Width);
  }
  llvm_unreachable("unknown number format");
}

/// Returns \p Value, rounded to nearest even, in the range of \p Min to \p Max;
/// 0 for NaN.
static int64_t roundToRange(double Value, double Min, double Max) {
  if (std::isnan(Value))
    return 0;
  return int64_t(std::nearbyint(std::clamp(Value, Min, Max)));
}

/// Converts \p Value to a component of \p Width bits. Integers that do not fit
/// become the nearest one.
static uint32_t writeComponent(uint32_t Value, unsigned Width, NumberFormat N) {
  const double Float = bit_cast<float>(Value);
  const uint32_t Mask = maskTrailingOnes<uint32_t>(Width);
  const auto SignedMax = double(Mask >> 1);
  switch (N) {
  case NumberFormat::UNorm:
    return uint32_t(roundToRange(Float * Mask, 0, Mask));
  case NumberFormat::SNorm:
    return uint32_t(roundToRange(Float * SignedMax, -SignedMax, SignedMax)) &
           Mask;
  case NumberFormat::UScaled:
    return uint32_t(roundToRange(Float, 0, Mask));
  case NumberFormat::SScaled:
    return uint32_t(roundToRange(Float, -SignedMax - 1, SignedMax)) & Mask;
  case NumberFormat::UInt:
    return std::min(Value, Mask);
  case NumberFormat::SInt:
    return uint32_t(roundToRange(int32_t(Value), -SignedMax - 1, SignedMax)) &
           Mask;
  case NumberFormat::SNormOGL:
    return uint32_t(roundToRange((Float * Mask - 1) / 2, -SignedMax - 1,
                                 SignedMax)) &
           Mask;
  case NumberFormat::Float:
    return writeFloat(Value, Width);
  }
  llvm_unreachable("unknown number format");
}

//===----------------------------------------------------------------------===//
// Texels
//===----------------------------------------------------------------------===//

/// Returns \p Width bits of \p From from bit \p Low on. Components of up to 16
/// bits do not cross a boundary of 32 bits.
static uint32_t extractBits(const uint8_t *From, unsigned Low, unsigned Width,
                            unsigned Size) {
  const unsigned First = Low / 32 * 4;
  uint32_t Word = 0;
  std::memcpy(&Word, From + First, std::min(4u, Size - First));
  return Word >> Low % 32 & maskTrailingOnes<uint32_t>(Width);
}

/// Replaces the bits that extractBits() returns.
static void insertBits(uint8_t *To, unsigned Low, unsigned Width, unsigned Size,
                       uint32_t Value) {
  const unsigned First = Low / 32 * 4;
  const unsigned Count = std::min(4u, Size - First);
  const uint32_t Mask = maskTrailingOnes<uint32_t>(Width);
  uint32_t Word = 0;
  std::memcpy(&Word, To + First, Count);
  Word = (Word & ~(Mask << Low % 32)) | (Value & Mask) << Low % 32;
  std::memcpy(To + First, &Word, Count);
}

/// The component 1 of a format.
static uint32_t getOne(const TexelFormat &F) {
  return F.isInteger() ? 1 : toBits(1);
}

Texel sim::readTexel(const TexelFormat &F, const uint8_t *Values,
                     const uint8_t *Undefined) {
  Texel T;
  T.Values[3] = getOne(F);
  const unsigned Size = F.size();
  unsigned Low = 0;
  for (unsigned C = 0; C != F.Bits.size(); Low += F.Bits[C++]) {
    const unsigned Width = F.Bits[C];
    T.Values[C] =
        readComponent(extractBits(Values, Low, Width, Size), Width, F.Number);
    const uint32_t Bad = extractBits(Undefined, Low, Width, Size);
    T.Undefined[C] = Width == 32 || !Bad ? Bad : ~0u;
  }
  return T;
}

void sim::writeTexel(const TexelFormat &F, const Texel &T, uint8_t *Values,
                     uint8_t *Undefined) {
  const unsigned Size = F.size();
  unsigned Low = 0;
  for (unsigned C = 0; C != F.Bits.size(); Low += F.Bits[C++]) {
    const unsigned Width = F.Bits[C];
    insertBits(Values, Low, Width, Size,
               writeComponent(T.Values[C], Width, F.Number));
    const uint32_t Bad = T.Undefined[C];
    insertBits(Undefined, Low, Width, Size, Width == 32 || !Bad ? Bad : ~0u);
  }
}

Texel sim::selectComponents(const TexelFormat &F, const Texel &T,
                            const uint8_t (&Select)[4]) {
  Texel Result;
  for (unsigned C = 0; C != 4; ++C) {
    if (Select[C] >= 4) {
      Result.Values[C] = T.Values[Select[C] - 4];
      Result.Undefined[C] = T.Undefined[Select[C] - 4];
    } else {
      Result.Values[C] = Select[C] == 1 ? getOne(F) : 0;
    }
  }
  return Result;
}

void sim::narrowTexel(const TexelFormat &F, Texel &T) {
  for (unsigned C = 0; C != 4; ++C) {
    T.Values[C] =
        F.isInteger()
            ? T.Values[C] & 0xffff
            : convertToHalf(T.Values[C], RoundingMode::NearestTiesToEven);
    T.Undefined[C] = T.Undefined[C] ? 0xffff : 0;
  }
}

void sim::widenTexel(const TexelFormat &F, Texel &T) {
  for (unsigned C = 0; C != 4; ++C) {
    if (!F.isInteger())
      T.Values[C] = convertHalf(uint16_t(T.Values[C]));
    else if (F.Number == NumberFormat::SInt)
      T.Values[C] = SignExtend32<16>(T.Values[C]);
    T.Undefined[C] = T.Undefined[C] ? ~0u : 0;
  }
}
