//===- FloatFunctions.h - Functions on floats in texts ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions on floats that the texts of operations use. The manual explains
// each of them. Float stands for Half, float and double. Results are rounded
// once, as the host's current rounding mode says, unless a comment says
// otherwise. Denormals are not flushed here.
//
// Fast functions have no branches, so that compilers can vectorise loops over
// lanes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SEMANTICS_FLOATFUNCTIONS_H
#define CLRX_LIB_SEMANTICS_FLOATFUNCTIONS_H

#include "Semantics/Half.h"
#include <limits>

namespace clrx {

//===----------------------------------------------------------------------===//
// Formats
//===----------------------------------------------------------------------===//

/// Properties of a format of floats.
template <typename BitsOf, typename SignedBitsOf, unsigned FractionOf>
struct FloatFormatBase {
  using Bits = BitsOf;
  using SignedBits = SignedBitsOf;
  static constexpr unsigned FractionBits = FractionOf;
  static constexpr unsigned ExponentBits = sizeof(Bits) * 8 - 1 - FractionOf;
  static constexpr int Bias = (1 << (ExponentBits - 1)) - 1;
  static constexpr Bits SignMask = Bits(Bits(1) << (sizeof(Bits) * 8 - 1));
  static constexpr Bits FractionMask = Bits((Bits(1) << FractionOf) - 1);
  static constexpr Bits ExponentMask = Bits(~(SignMask | FractionMask));
  static constexpr Bits QuietBit = Bits(Bits(1) << (FractionOf - 1));
};
template <typename Float> struct FloatFormat;
template <>
struct FloatFormat<Half> : FloatFormatBase<uint16_t, int16_t, 10> {};
template <>
struct FloatFormat<float> : FloatFormatBase<uint32_t, int32_t, 23> {};
template <>
struct FloatFormat<double> : FloatFormatBase<uint64_t, int64_t, 52> {};

/// Returns the bits of \p Value.
template <typename Float>
typename FloatFormat<Float>::Bits bitsOf(Float Value) {
  return llvm::bit_cast<typename FloatFormat<Float>::Bits>(Value);
}
/// Returns the float with the bits \p Bits.
template <typename Float>
Float fromBitsOf(typename FloatFormat<Float>::Bits Bits) {
  return llvm::bit_cast<Float>(Bits);
}

inline float toFloat(float Value) { return Value; }
/// Returns \p Value as a float, rounded once, in the current rounding mode.
/// Clang's vectorised conversion of unsigned integers gives -0 for 0 when the
/// host rounds down. Both halves are exact, and so only the sum rounds.
inline float toFloat(uint32_t Value) {
  return float(int32_t(Value >> 16)) * 65536.0f +
         float(int32_t(Value & 0xffff));
}
/// Rounds \p Value to a half in the current rounding mode.
Half toHalf(double Value);
/// Rounds \p Value to a half toward zero, whatever the rounding mode is.
Half toHalfTowardZero(float Value);
/// Returns a register with \p Low in its lower and \p High in its upper half.
inline uint32_t packHalves(Half Low, Half High) {
  return Low.Bits | uint32_t(High.Bits) << 16;
}
inline uint32_t packHalves(uint16_t Low, uint16_t High) {
  return Low | uint32_t(High) << 16;
}
/// Returns the lower half of a register as a float.
inline float lowHalf(uint32_t Register) {
  return toFloat(Half{uint16_t(Register)});
}
/// Returns the upper half of a register as a float.
inline float highHalf(uint32_t Register) {
  return toFloat(Half{uint16_t(Register >> 16)});
}

//===----------------------------------------------------------------------===//
// Classes of values
//===----------------------------------------------------------------------===//

/// Returns true if \p Value is a NaN.
inline bool isNaN(float Value) { return Value != Value; }
inline bool isNaN(double Value) { return Value != Value; }
inline bool isNaN(Half Value) { return (Value.Bits & 0x7fff) > 0x7c00; }

/// Returns true if \p Value is a signaling NaN.
template <typename Float> bool isSignaling(Float Value) {
  return isNaN(Value) && !(bitsOf(Value) & FloatFormat<Float>::QuietBit);
}

/// Returns the NaN \p Value as a quiet NaN.
template <typename Float> Float quiet(Float Value) {
  return fromBitsOf<Float>(bitsOf(Value) | FloatFormat<Float>::QuietBit);
}

/// Returns true if \p Value is negative, also for -0 and NaNs.
template <typename Float> bool isNegative(Float Value) {
  return (bitsOf(Value) & FloatFormat<Float>::SignMask) != 0;
}

/// Returns \p Value without its sign.
template <typename Float> Float absolute(Float Value) {
  using Format = FloatFormat<Float>;
  return fromBitsOf<Float>(
      typename Format::Bits(bitsOf(Value) & ~Format::SignMask));
}

/// Returns \p Value with the sign of \p Sign.
template <typename Float> Float withSign(Float Value, Float Sign) {
  using Format = FloatFormat<Float>;
  return fromBitsOf<Float>(typename Format::Bits(
      (bitsOf(Value) & ~Format::SignMask) | (bitsOf(Sign) & Format::SignMask)));
}

/// Returns \p Value, negated if \p Negate is true.
template <typename Float> Float negateIf(bool Negate, Float Value) {
  using Format = FloatFormat<Float>;
  return fromBitsOf<Float>(typename Format::Bits(
      bitsOf(Value) ^ (Negate ? Format::SignMask : typename Format::Bits(0))));
}

/// Returns the exponent field of \p Value, with its bias.
template <typename Float> int exponentField(Float Value) {
  using Format = FloatFormat<Float>;
  return int((bitsOf(Value) & Format::ExponentMask) >> Format::FractionBits);
}

/// Returns true if \p Value is an infinity.
template <typename Float> bool isInfinite(Float Value) {
  return bitsOf(absolute(Value)) == FloatFormat<Float>::ExponentMask;
}

/// Returns true if \p Value is neither an infinity nor a NaN.
template <typename Float> bool isFinite(Float Value) {
  using Format = FloatFormat<Float>;
  return (bitsOf(Value) & Format::ExponentMask) != Format::ExponentMask;
}

/// Returns true if \p Value is 0 or -0.
template <typename Float> bool isZero(Float Value) {
  return bitsOf(absolute(Value)) == 0;
}

/// Returns true if \p Value is a denormal number.
template <typename Float> bool isDenormal(Float Value) {
  return exponentField(Value) == 0 && !isZero(Value);
}

/// Returns \p Value, or a zero of the same sign if it is denormal.
template <typename Float> Float flushDenormal(Float Value) {
  using Format = FloatFormat<Float>;
  const auto Bits = bitsOf(Value);
  return fromBitsOf<Float>(
      Bits & Format::ExponentMask
          ? Bits
          : typename Format::Bits(Bits & Format::SignMask));
}

/// Returns an infinity with the sign of \p Sign.
template <typename Float> Float infinityWithSign(Float Sign) {
  return withSign(fromBitsOf<Float>(FloatFormat<Float>::ExponentMask), Sign);
}

/// Returns the largest finite number.
template <typename Float> Float largest() {
  return fromBitsOf<Float>(FloatFormat<Float>::ExponentMask - 1);
}

/// Returns a quiet NaN without payload.
template <typename Float> Float defaultNaN(bool IsNegative) {
  using Format = FloatFormat<Float>;
  return fromBitsOf<Float>(typename Format::Bits(
      Format::ExponentMask | Format::QuietBit |
      (IsNegative ? Format::SignMask : typename Format::Bits(0))));
}

/// Returns \p Value, or the largest number of the same sign if it is infinite.
template <typename Float> Float clampInfinity(Float Value) {
  return isInfinite(Value) ? withSign(largest<Float>(), Value) : Value;
}

/// Returns the class of \p Value as the number of a bit in the mask of
/// v_cmp_class: 0 signaling NaN, 1 quiet NaN, 2 -infinity, 3 negative normal
/// number, 4 negative denormal number, 5 -0, 6 to 9 the positive ones, from +0
/// to infinity.
template <typename Float> unsigned classOf(Float Value) {
  unsigned Magnitude = isZero(Value)       ? 0
                       : isDenormal(Value) ? 1
                       : isFinite(Value)   ? 2
                                           : 3;
  unsigned Class = isNegative(Value) ? 5 - Magnitude : 6 + Magnitude;
  return isNaN(Value) ? !isSignaling(Value) : Class;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Returns A * B + C, rounded once.
inline float fusedMulAdd(float A, float B, float C) {
  // The product is exact as a double.
  return float(addToOdd(double(A) * double(B), double(C)));
}
inline double fusedMulAdd(double A, double B, double C) {
  return std::fma(A, B, C);
}

/// Returns A * B + C. Product and sum are rounded, and denormals are flushed.
inline float mulAdd(float A, float B, float C) {
  return flushDenormal(A * B) + C;
}

/// Returns A * B. Zero times anything is +0.
inline float mulLegacy(float A, float B) {
  return A == 0 || B == 0 ? 0 : A * B;
}

/// Returns A * B + C as mulAdd. Zero times anything plus C is C.
inline float mulAddLegacy(float A, float B, float C) {
  return A == 0 || B == 0 ? C : mulAdd(A, B, C);
}

/// Returns the smaller number; -0 is smaller than 0. A NaN loses against a
/// number. If \p IEEE is true, a signaling NaN wins and becomes quiet.
template <typename Float> Float minNumber(Float A, Float B, bool IEEE = false) {
  Float Result = B < A ? B : A;
  Result = A == B ? fromBitsOf<Float>(bitsOf(A) | bitsOf(B)) : Result;
  Result = isNaN(A) ? isNaN(B) ? quiet(A) : B : Result;
  Result = IEEE && isSignaling(B) ? quiet(B) : Result;
  return IEEE && isSignaling(A) ? quiet(A) : Result;
}

/// Returns the larger number; the rules for zeros and NaNs are those of
/// minNumber.
template <typename Float> Float maxNumber(Float A, Float B, bool IEEE = false) {
  Float Result = A < B ? B : A;
  Result = A == B ? fromBitsOf<Float>(bitsOf(A) & bitsOf(B)) : Result;
  Result = isNaN(A) ? isNaN(B) ? quiet(A) : B : Result;
  Result = IEEE && isSignaling(B) ? quiet(B) : Result;
  return IEEE && isSignaling(A) ? quiet(A) : Result;
}

/// Returns the smallest of three numbers by the rules of minNumber.
template <typename Float>
Float minNumber3(Float A, Float B, Float C, bool IEEE = false) {
  return minNumber(minNumber(A, B, IEEE), C, IEEE);
}

/// Returns the largest of three numbers by the rules of maxNumber.
template <typename Float>
Float maxNumber3(Float A, Float B, Float C, bool IEEE = false) {
  return maxNumber(maxNumber(A, B, IEEE), C, IEEE);
}

/// Returns the number that is neither the smallest nor the largest; if one of
/// the sources is a NaN, the smallest one.
template <typename Float>
Float medianNumber(Float A, Float B, Float C, bool IEEE = false) {
  return isNaN(A) || isNaN(B) || isNaN(C)
             ? minNumber3(A, B, C, IEEE)
             : maxNumber(minNumber(A, B), minNumber(maxNumber(A, B), C));
}

//===----------------------------------------------------------------------===//
// Rounding to integers
//===----------------------------------------------------------------------===//

/// Returns \p Value, rounded to an integer toward zero.
inline float roundTowardZero(float Value) {
  const bool IsSmall = absolute(Value) < 0x1p23f;
  const float Integer = withSign(float(int32_t(IsSmall ? Value : 0)), Value);
  return IsSmall ? Integer : isNaN(Value) ? quiet(Value) : Value;
}
inline double roundTowardZero(double Value) { return std::trunc(Value); }

/// Returns the largest integer that is not above \p Value.
inline float roundDown(float Value) {
  const float Integer = roundTowardZero(Value);
  return Integer > Value ? Integer - 1 : Integer;
}
inline double roundDown(double Value) { return std::floor(Value); }

/// Returns the smallest integer that is not below \p Value.
inline float roundUp(float Value) {
  const float Integer = roundTowardZero(Value);
  return Integer < Value ? Integer + 1 : Integer;
}
inline double roundUp(double Value) { return std::ceil(Value); }

/// Returns the nearest integer, and the even one of two, whatever the rounding
/// mode is.
template <typename Float> Float roundToEven(Float Value) {
  const Float Integer = roundTowardZero(Value);
  const Float Rest = absolute(Value - Integer);
  const Float HalfOfIt = Integer * Float(0.5);
  const bool IsOdd = roundTowardZero(HalfOfIt) != HalfOfIt;
  const bool Steps = Rest > Float(0.5) || (Rest == Float(0.5) && IsOdd);
  return Steps ? Integer + withSign(Float(1), Value) : Integer;
}

inline Half roundTowardZero(Half Value) {
  return toHalf(roundTowardZero(toFloat(Value)));
}
inline Half roundDown(Half Value) { return toHalf(roundDown(toFloat(Value))); }
inline Half roundUp(Half Value) { return toHalf(roundUp(toFloat(Value))); }
inline Half roundToEven(Half Value) {
  return toHalf(roundToEven(toFloat(Value)));
}

/// Returns \p Value minus the largest integer that is not above it, but less
/// than 1 also where the difference is rounded to 1.
template <typename Float> Float fractionOf(Float Value) {
  using Format = FloatFormat<Float>;
  using Bits = typename Format::Bits;
  const Float BelowOne =
      fromBitsOf<Float>((Bits(Format::Bias) << Format::FractionBits) - 1);
  const Float Rest = Value - roundDown(Value);
  return Rest > BelowOne ? BelowOne : Rest;
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// Converts \p Value to an integer: toward zero, to the nearest number of the
/// type if it is out of range, and to 0 if it is a NaN.
template <typename Int, typename Float> Int toInteger(Float Value) {
  // The bounds are exact as floats: the lower one, and the upper one plus 1.
  constexpr Float Low = Float(std::numeric_limits<Int>::min());
  constexpr Float End = Float(std::numeric_limits<Int>::max() / 2 + 1) * 2;
  const bool IsHigh = Value >= End;
  const bool IsLow = Value <= Low;
  const Float InRange = IsHigh || IsLow || isNaN(Value) ? 0 : Value;
  const Int Result = Int(InRange);
  return IsHigh  ? std::numeric_limits<Int>::max()
         : IsLow ? std::numeric_limits<Int>::min()
                 : Result;
}

/// Converts \p Value to a byte, rounded to an integer in the current rounding
/// mode.
inline uint32_t toByte(float Value) {
  return toInteger<uint8_t>(std::nearbyint(Value));
}

/// Returns \p Register with byte \p Index (modulo 4) replaced by \p Byte.
inline uint32_t replaceByte(uint32_t Register, uint32_t Index, uint32_t Byte) {
  const uint32_t Shift = Index % 4 * 8;
  return (Register & ~(0xffu << Shift)) | Byte << Shift;
}

/// Returns byte \p Index of \p Register.
inline uint32_t byteOf(uint32_t Register, unsigned Index) {
  return Register >> (Index * 8) & 0xff;
}

/// Converts a number from -1 to 1 to an integer from -32767 to 32767, the
/// nearest one, or the even one of two.
inline int16_t toSignedNorm(float Value) {
  return std::max<int16_t>(
      toInteger<int16_t>(roundToEven(double(Value) * 32767)), -32767);
}

/// Converts a number from 0 to 1 to an integer from 0 to 65535, the nearest
/// one, or the even one of two.
inline uint16_t toUnsignedNorm(float Value) {
  return toInteger<uint16_t>(roundToEven(double(Value) * 65535));
}

//===----------------------------------------------------------------------===//
// Exponents
//===----------------------------------------------------------------------===//

/// Returns \p Value * 2^Exponent.
inline float scaleByPower(float Value, int32_t Exponent) {
  // The product is exact as a double. Larger and smaller exponents than these
  // overflow and underflow in the same way.
  const int32_t Limited = std::min(std::max(Exponent, -400), 400);
  const uint64_t Power = uint64_t(Limited + 1023) << 52;
  return float(double(Value) * llvm::bit_cast<double>(Power));
}
inline double scaleByPower(double Value, int32_t Exponent) {
  return std::ldexp(Value, Exponent);
}
inline Half scaleByPower(Half Value, int32_t Exponent) {
  const int32_t Limited = std::min(std::max(Exponent, -60), 60);
  const uint32_t Power = uint32_t(Limited + 127) << 23;
  return toHalf(toFloat(Value) * llvm::bit_cast<float>(Power));
}

/// Returns the number from 0.5 to 1 whose product with a power of 2 is \p
/// Value. Zeros, infinities and NaNs stay.
inline float fractionPart(float Value) {
  int Exponent;
  return isNaN(Value) ? quiet(Value) : std::frexp(Value, &Exponent);
}
inline double fractionPart(double Value) {
  int Exponent;
  return isNaN(Value) ? quiet(Value) : std::frexp(Value, &Exponent);
}
inline Half fractionPart(Half Value) {
  return toHalf(fractionPart(toFloat(Value)));
}

/// Returns the exponent of the power of 2 that belongs to fractionPart; 0 for
/// zeros, infinities and NaNs.
template <typename Float> int exponentPart(Float Value) {
  int Exponent = 0;
  if (isFinite(Value))
    (void)std::frexp(Value, &Exponent);
  return Exponent;
}
inline int exponentPart(Half Value) { return exponentPart(toFloat(Value)); }

//===----------------------------------------------------------------------===//
// Functions that hardware approximates. Their results are the nearest numbers,
// if the host's rounding mode is nearest.
//===----------------------------------------------------------------------===//

/// Returns 1 / Value.
inline float reciprocal(float Value) { return 1 / Value; }
inline double reciprocal(double Value) { return 1 / Value; }
inline Half reciprocal(Half Value) { return toHalf(1 / toFloat(Value)); }

/// Returns the square root of \p Value.
inline float squareRoot(float Value) { return std::sqrt(Value); }
inline double squareRoot(double Value) { return std::sqrt(Value); }
inline Half squareRoot(Half Value) { return toHalf(std::sqrt(toFloat(Value))); }

/// Returns 1 / squareRoot(Value).
float reciprocalRoot(float Value);
double reciprocalRoot(double Value);
Half reciprocalRoot(Half Value);

/// Returns 2^Value.
float powerOf2(float Value);
Half powerOf2(Half Value);

/// Returns the logarithm of \p Value to the base 2.
float logarithm2(float Value);
Half logarithm2(Half Value);

/// Returns the sine of \p Value full turns. Zeros are +0.
float sineOfTurns(float Value);
Half sineOfTurns(Half Value);

/// Returns the cosine of \p Value full turns. Zeros are +0.
float cosineOfTurns(float Value);
Half cosineOfTurns(Half Value);

//===----------------------------------------------------------------------===//
// Steps of divisions
//===----------------------------------------------------------------------===//

/// Scales \p Value, which is the denominator or the numerator, such that the
/// steps of a division neither overflow nor lose bits. Sets \p NeedsScaling if
/// the quotient must be scaled back.
float scaleForDivision(float Value, float Denominator, float Numerator,
                       bool &NeedsScaling);
double scaleForDivision(double Value, double Denominator, double Numerator,
                        bool &NeedsScaling);

/// Returns A * B + C, rounded once. If \p IsScaled, the result is then scaled
/// by 2^64 (2^128 for doubles) if C is at least 2, and otherwise by its
/// reciprocal.
float mulAddScaled(float A, float B, float C, bool IsScaled);
double mulAddScaled(double A, double B, double C, bool IsScaled);

/// Returns the result of a division for the operands that need special rules,
/// and otherwise \p Quotient with the sign of the result.
float fixDivision(float Quotient, float Denominator, float Numerator);
double fixDivision(double Quotient, double Denominator, double Numerator);
Half fixDivision(Half Quotient, Half Denominator, Half Numerator);

/// Returns bits of 2 / pi as a number: the 53 bits from bit
/// `Segment * 53 + max(0, E - 1077)` behind the point on, with the value that
/// they have there. E is the exponent field of \p Value. The result is 2^128
/// times as large if E is 1968 or more. Denormal
/// results are rounded to nearest, whatever the rounding mode is. NaNs stay.
double twoOverPi(double Value, uint32_t Segment);

//===----------------------------------------------------------------------===//
// Cube maps
//===----------------------------------------------------------------------===//

/// Returns the axis of the largest coordinate: 0 for X, 1 for Y, 2 for Z. The
/// last one counts if several are equal.
inline unsigned majorAxis(float X, float Y, float Z) {
  return absolute(Z) >= absolute(X) && absolute(Z) >= absolute(Y) ? 2
         : absolute(Y) >= absolute(X)                             ? 1
                                                                  : 0;
}

/// Returns the number of the cube's face: +X, -X, +Y, -Y, +Z, -Z.
inline float cubeFace(float X, float Y, float Z) {
  const unsigned Axis = majorAxis(X, Y, Z);
  const float Major = Axis == 2 ? Z : Axis == 1 ? Y : X;
  return float(Axis * 2 + (Major < 0));
}

/// Returns the horizontal coordinate on the cube's face.
inline float cubeS(float X, float Y, float Z) {
  const unsigned Axis = majorAxis(X, Y, Z);
  return Axis == 2 ? negateIf(Z < 0, X) : Axis == 1 ? X : negateIf(!(X < 0), Z);
}

/// Returns the vertical coordinate on the cube's face.
inline float cubeT(float X, float Y, float Z) {
  return majorAxis(X, Y, Z) == 1 ? negateIf(Y < 0, Z) : -Y;
}

/// Returns twice the largest coordinate.
inline float cubeMajor(float X, float Y, float Z) {
  const unsigned Axis = majorAxis(X, Y, Z);
  return 2 * (Axis == 2 ? Z : Axis == 1 ? Y : X);
}

} // namespace clrx

#endif // CLRX_LIB_SEMANTICS_FLOATFUNCTIONS_H
