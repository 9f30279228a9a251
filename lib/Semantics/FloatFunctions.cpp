//===- FloatFunctions.cpp - Functions on floats in texts --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that are too long or too slow for loops over lanes.
//
//===----------------------------------------------------------------------===//

#include "Semantics/FloatFunctions.h"
#include "llvm/ADT/APFloat.h"
#include <iterator>

using namespace clrx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Halves
//===----------------------------------------------------------------------===//

Half clrx::toHalf(double Value) {
  float Single = float(Value);
  if (double(Single) == Value || isNaN(Value))
    return toHalf(Single);
  // Round to odd first: see addToOdd.
  uint32_t Bits = bitsOf(Single);
  if (std::abs(double(Single)) > std::abs(Value))
    --Bits;
  return toHalf(fromBitsOf<float>(Bits | 1));
}

Half clrx::toHalfTowardZero(float Value) {
  const uint16_t Sign = isNegative(Value) ? 0x8000 : 0;
  const float Abs = absolute(Value);
  // The low bits of the fraction do not fit in a half. Units of denormal
  // halves are 2^-24.
  const uint32_t Unit = Abs < 0x1p-14f ? 0 : bitsOf(Abs) & 0x1fff;
  if (isFinite(Value) && Abs >= 65504)
    return {uint16_t(Sign | 0x7bff)};
  if (Abs < 0x1p-14f)
    return {uint16_t(Sign | uint16_t(Abs * 0x1p24f))};
  return {uint16_t(Sign | toHalf(fromBitsOf<float>(bitsOf(Abs) - Unit)).Bits)};
}

//===----------------------------------------------------------------------===//
// Functions that hardware approximates
//===----------------------------------------------------------------------===//

// The functions of the C library err by less than a unit of the last of 64
// bits. That is enough for the nearest float or half.

float clrx::reciprocalRoot(float Value) {
  return float(1 / std::sqrt(static_cast<long double>(Value)));
}

Half clrx::reciprocalRoot(Half Value) {
  return toHalf(1 / std::sqrt(double(toFloat(Value))));
}

/// Returns the number that is nearest to 1 / sqrt(\p Value), from a number that
/// is near. \p Value is from 0.5 to 2.
static double refineReciprocalRoot(double Value, double Near) {
  // The unit of all integers here is 2^-53, that of middles is 2^-54.
  const auto Square = uint64_t(Value * 0x1p53);
  auto Root = uint64_t(Near * 0x1p53);
  auto IsTooLarge = [&](uint64_t Middle) {
    const APInt M(192, Middle);
    return (M * M * Square).ugt(APInt::getOneBitSet(192, 2 * 54 + 53));
  };
  const uint64_t One = uint64_t(1) << 53;
  auto GetStep = [&](bool Up) {
    return Up ? (Root < One ? 1 : 2) : (Root <= One ? 1 : 2);
  };
  while (!IsTooLarge(2 * Root + GetStep(true)))
    Root += GetStep(true);
  while (IsTooLarge(2 * Root - GetStep(false)))
    Root -= GetStep(false);
  return double(Root) * 0x1p-53;
}

double clrx::reciprocalRoot(double Value) {
  const double Near = 1 / std::sqrt(Value);
  if (!(Value > 0) || isInfinite(Value))
    return Near;
  int Exponent;
  double Fraction = std::frexp(Value, &Exponent);
  if (Exponent % 2) {
    Fraction *= 2;
    --Exponent;
  }
  return std::ldexp(refineReciprocalRoot(Fraction, 1 / std::sqrt(Fraction)),
                    -Exponent / 2);
}

float clrx::powerOf2(float Value) {
  return float(std::exp2(static_cast<long double>(Value)));
}

Half clrx::powerOf2(Half Value) {
  return toHalf(std::exp2(double(toFloat(Value))));
}

float clrx::logarithm2(float Value) {
  return float(std::log2(static_cast<long double>(Value)));
}

Half clrx::logarithm2(Half Value) {
  return toHalf(std::log2(double(toFloat(Value))));
}

/// Returns the sine of \p Turns + \p Quarters / 4 full turns.
static long double sine(double Turns, unsigned Quarters) {
  if (!isFinite(Turns))
    return isNaN(Turns) ? Turns : std::numeric_limits<double>::quiet_NaN();
  // These steps are exact.
  double Rest = std::remainder(Turns, 1.0);
  const auto Quarter = int(std::floor(Rest * 4 + 0.5));
  Rest -= Quarter * 0.25;
  constexpr long double FullTurn = 6.283185307179586476925286766559005768L;
  const long double Angle = Rest * FullTurn;
  switch ((unsigned(Quarter) + Quarters) % 4) {
  case 0:
    return Rest == 0 ? 0 : std::sin(Angle);
  case 1:
    return std::cos(Angle);
  case 2:
    return Rest == 0 ? 0 : -std::sin(Angle);
  default:
    return -std::cos(Angle);
  }
}

float clrx::sineOfTurns(float Value) { return float(sine(Value, 0)); }
float clrx::cosineOfTurns(float Value) { return float(sine(Value, 1)); }
Half clrx::sineOfTurns(Half Value) {
  return toHalf(double(sine(toFloat(Value), 0)));
}
Half clrx::cosineOfTurns(Half Value) {
  return toHalf(double(sine(toFloat(Value), 1)));
}

//===----------------------------------------------------------------------===//
// Steps of divisions
//===----------------------------------------------------------------------===//

namespace {
/// Numbers in the rules of v_div_scale and v_div_fixup.
/// Source: AMD's ISA documents of Vega and RDNA, V_DIV_SCALE, V_DIV_FIXUP.
template <typename Float> struct DivisionRules;
template <> struct DivisionRules<float> {
  static constexpr int LargeQuotient = 96;  ///< Difference of the exponents.
  static constexpr int TinyNumerator = 23;  ///< Exponent field.
  static constexpr int Scale = 64;          ///< Exponent of the factor.
  static constexpr int TinyQuotient = -150; ///< Difference of the exponents.
};
template <> struct DivisionRules<double> {
  static constexpr int LargeQuotient = 768;
  static constexpr int TinyNumerator = 53;
  static constexpr int Scale = 128;
  static constexpr int TinyQuotient = -1075;
};
} // namespace

template <typename Float>
static Float scaleOperand(Float Value, Float Denominator, Float Numerator,
                          bool &NeedsScaling) {
  using Rules = DivisionRules<Float>;
  NeedsScaling = false;
  if (isZero(Denominator) || isZero(Numerator))
    return defaultNaN<Float>(false);
  const bool IsDenominator = bitsOf(Value) == bitsOf(Denominator);
  const bool IsNumerator = bitsOf(Value) == bitsOf(Numerator);
  const bool HasTinyInverse = isDenormal(1 / Denominator);
  const bool HasTinyQuotient = isDenormal(Numerator / Denominator);
  int Scale = 0;
  if (exponentField(Numerator) - exponentField(Denominator) >=
      Rules::LargeQuotient) {
    NeedsScaling = true;
    Scale = IsDenominator ? Rules::Scale : 0;
  } else if (isDenormal(Denominator)) {
    Scale = Rules::Scale;
  } else if (HasTinyInverse && HasTinyQuotient) {
    NeedsScaling = true;
    Scale = IsDenominator ? Rules::Scale : 0;
  } else if (HasTinyInverse) {
    Scale = -Rules::Scale;
  } else if (HasTinyQuotient) {
    NeedsScaling = true;
    Scale = IsNumerator ? Rules::Scale : 0;
  } else if (exponentField(Numerator) <= Rules::TinyNumerator) {
    Scale = Rules::Scale;
  }
  return scaleByPower(Value, Scale);
}

float clrx::scaleForDivision(float Value, float Denominator, float Numerator,
                             bool &NeedsScaling) {
  return scaleOperand(Value, Denominator, Numerator, NeedsScaling);
}
double clrx::scaleForDivision(double Value, double Denominator,
                              double Numerator, bool &NeedsScaling) {
  return scaleOperand(Value, Denominator, Numerator, NeedsScaling);
}

template <typename Float>
static Float scaleResult(Float Result, Float C, bool IsScaled) {
  if (!IsScaled)
    return Result;
  constexpr int Scale = DivisionRules<Float>::Scale;
  return scaleByPower(Result, absolute(C) >= 2 ? Scale : -Scale);
}

float clrx::mulAddScaled(float A, float B, float C, bool IsScaled) {
  return scaleResult(fusedMulAdd(A, B, C), C, IsScaled);
}
double clrx::mulAddScaled(double A, double B, double C, bool IsScaled) {
  return scaleResult(fusedMulAdd(A, B, C), C, IsScaled);
}

/// Returns true and sets \p Result if the operands of a division decide the
/// result.
template <typename Float>
static bool fixSpecial(Float Denominator, Float Numerator, Float &Result) {
  const bool IsNegative = isNegative(Denominator) != isNegative(Numerator);
  if (isNaN(Numerator))
    Result = quiet(Numerator);
  else if (isNaN(Denominator))
    Result = quiet(Denominator);
  else if ((isZero(Numerator) && isZero(Denominator)) ||
           (isInfinite(Numerator) && isInfinite(Denominator)))
    Result = defaultNaN<Float>(/*IsNegative=*/true);
  else if (isZero(Denominator) || isInfinite(Numerator))
    Result = negateIf(IsNegative, infinityWithSign(absolute(Numerator)));
  else if (isInfinite(Denominator) || isZero(Numerator))
    Result = negateIf(IsNegative, fromBitsOf<Float>(0));
  else
    return false;
  return true;
}

/// Returns \p Quotient with the sign of the result; infinity if it is a NaN.
template <typename Float>
static Float fixSign(Float Quotient, Float Denominator, Float Numerator) {
  const Float Magnitude = isNaN(Quotient) ? infinityWithSign(absolute(Quotient))
                                          : absolute(Quotient);
  return negateIf(isNegative(Denominator) != isNegative(Numerator), Magnitude);
}

template <typename Float>
static Float fixQuotient(Float Quotient, Float Denominator, Float Numerator) {
  Float Result;
  if (fixSpecial(Denominator, Numerator, Result))
    return Result;
  if (exponentField(Numerator) - exponentField(Denominator) <
      DivisionRules<Float>::TinyQuotient)
    return scaleByPower(fixSign(Float(1), Denominator, Numerator),
                        2 * DivisionRules<Float>::TinyQuotient);
  return fixSign(Quotient, Denominator, Numerator);
}

float clrx::fixDivision(float Quotient, float Denominator, float Numerator) {
  return fixQuotient(Quotient, Denominator, Numerator);
}
double clrx::fixDivision(double Quotient, double Denominator,
                         double Numerator) {
  return fixQuotient(Quotient, Denominator, Numerator);
}
Half clrx::fixDivision(Half Quotient, Half Denominator, Half Numerator) {
  Half Result;
  if (fixSpecial(Denominator, Numerator, Result))
    return Result;
  return fixSign(Quotient, Denominator, Numerator);
}

double clrx::twoOverPi(double Value, uint32_t Segment) {
  if (isNaN(Value))
    return quiet(Value);
  // 2 / pi in binary behind the point. The hardware has 1201 bits.
  static constexpr uint64_t Words[] = {
      0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041,
      0xfe5163abdebbc561, 0xb7246e3a424dd2e0, 0x06492eea09d1921c,
      0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41,
      0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f,
      0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d,
      0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08,
      0x56033046fc7b0000};
  constexpr unsigned NumWords = std::size(Words);
  const int Exponent = exponentField(Value);
  const unsigned Shift = Segment % 32 * 53 + std::max(0, Exponent - 1077);
  auto GetWord = [&](unsigned I) { return I < NumWords ? Words[I] : 0; };
  const unsigned Word = Shift / 64, Bit = Shift % 64;
  uint64_t Bits = GetWord(Word) << Bit;
  if (Bit)
    Bits |= GetWord(Word + 1) >> (64 - Bit);
  const int Scale = Exponent >= 1968 ? 128 : 0;
  return scalbn(APFloat(double(Bits >> 11)), Scale - 53 - int(Shift),
                APFloat::rmNearestTiesToEven)
      .convertToDouble();
}
