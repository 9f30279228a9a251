//===- FloatText.cpp - Numbers to floats ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Short decimal numbers are exact as doubles, or one multiplication or division
// of exact doubles gives them.
//
//===----------------------------------------------------------------------===//

#include "Support/FloatText.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>
#include <optional>

using namespace llvm;
using namespace clrx;

namespace {
/// The number Digits * 10^Exponent.
struct Decimal {
  uint64_t Digits = 0; ///< At most MaxExact.
  int64_t Exponent = 0;

  /// Largest integer such that all integers up to it are exact doubles.
  static constexpr uint64_t MaxExact = uint64_t(1) << 53;
};
} // namespace

/// Parses \p Text, which has no sign. Fails if it has many digits or is no
/// decimal number.
static std::optional<Decimal> takeApart(StringRef Text) {
  Decimal D;
  bool IsFraction = false;
  unsigned NumDigits = 0;
  for (; !Text.empty() && toLower(Text[0]) != 'e'; Text = Text.drop_front()) {
    if (Text[0] == '.' && !IsFraction) {
      IsFraction = true;
      continue;
    }
    if (!isDigit(Text[0]) || D.Digits >= Decimal::MaxExact / 10)
      return std::nullopt;
    D.Digits = D.Digits * 10 + (Text[0] - '0');
    D.Exponent -= IsFraction;
    ++NumDigits;
  }
  int Written = 0;
  if (!Text.empty() && Text.drop_front().ltrim('+').getAsInteger(10, Written))
    return std::nullopt;
  D.Exponent += Written;
  return NumDigits ? std::optional(D) : std::nullopt;
}

/// Returns the double nearest to \p D, if one operation on two exact doubles
/// gives it. Rounding the result to 24 bits or fewer gives the same value as
/// rounding \p D. Fails if one of these conditions may be violated.
static std::optional<double> toDouble(const Decimal &D) {
  static constexpr double PowersOf10[] = {
      1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
      1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  constexpr int64_t MaxPower = std::size(PowersOf10) - 1;
  if (D.Exponent < -MaxPower || D.Exponent > MaxPower)
    return std::nullopt;
  double Value = double(D.Digits);
  if (D.Exponent >= 0) {
    Value *= PowersOf10[D.Exponent];
    return Value <= Decimal::MaxExact ? std::optional(Value) : std::nullopt;
  }
  double Power = PowersOf10[-D.Exponent];
  Value /= Power;
  // A value with at most 25 significant bits may lie halfway between two
  // results of rounding, and then the value must be exact. It is exact if
  // Value * Power equals the digits. If Power is at most 10^12, this product
  // has at most 53 bits, so the comparison is reliable.
  bool MayBeMiddle = countr_zero(bit_cast<uint64_t>(Value)) >= 28;
  if (MayBeMiddle && (D.Exponent < -12 || Value * Power != double(D.Digits)))
    return std::nullopt;
  return Value;
}

Expected<APFloat::opStatus> clrx::convertFromText(APFloat &Value,
                                                  StringRef Text) {
  StringRef Number = Text;
  bool IsNegative = Number.consume_front("-");
  if (!IsNegative)
    Number.consume_front("+");
  std::optional<Decimal> D = takeApart(Number);
  std::optional<double> Short = D ? toDouble(*D) : std::nullopt;
  if (!Short) {
    SmallString<32> Buffer(Text);
    if (Number.starts_with_insensitive("0x") &&
        !Number.contains_insensitive('p'))
      Buffer += "p0"; // APFloat requires an exponent.
    return Value.convertFromString(Buffer, APFloat::rmNearestTiesToEven);
  }
  const fltSemantics &Semantics = Value.getSemantics();
  Value = APFloat(IsNegative ? -*Short : *Short);
  bool IsInexact;
  return Value.convert(Semantics, APFloat::rmNearestTiesToEven, &IsInexact);
}

//===----------------------------------------------------------------------===//
// Values to text
//===----------------------------------------------------------------------===//

namespace {

/// The number Numerator / Denominator.
struct Ratio {
  APInt Numerator, Denominator;
};

} // namespace

/// Number of bits in each part of a Ratio. This is enough for singles, whose
/// ratios have factors up to 2^149 and 10^46.
constexpr unsigned RatioBits = 384;

static APInt power(unsigned Base, unsigned Exponent) {
  APInt Result(RatioBits, 1);
  for (unsigned I = 0; I != Exponent; ++I)
    Result *= Base;
  return Result;
}

/// Returns Mantissa * 2^E / 10^D.
static Ratio scale(uint64_t Mantissa, int E, int D) {
  Ratio R = {APInt(RatioBits, Mantissa), APInt(RatioBits, 1)};
  (E < 0 ? R.Denominator : R.Numerator) <<= std::abs(E);
  (D < 0 ? R.Numerator : R.Denominator) *= power(10, std::abs(D));
  return R;
}

/// Returns the digits of the number, rounded to an integer. If the last two
/// digits are near 00 and not needed to identify the value, they become 00. A
/// number that ends in 00 already is rounded down. For powers of two, only the
/// rounding to an integer is done.
static uint64_t findDigits(const Ratio &R, uint64_t Mantissa,
                           bool IsPowerOfTwo) {
  APInt Quotient, Remainder;
  APInt::udivrem(R.Numerator, R.Denominator, Quotient, Remainder);
  uint64_t Whole = Quotient.getZExtValue();
  unsigned Last = Whole % 100;
  if (!IsPowerOfTwo && (Last >= 82 || (Last && Last <= 18))) {
    uint64_t Round = Whole - Last + (Last >= 82 ? 100 : 0);
    APInt Scaled = APInt(RatioBits, Round) * R.Denominator;
    APInt Distance = (Scaled - R.Numerator).abs();
    // Rounding must change the number by less than half a unit in the last
    // place of the mantissa.
    if ((Distance * (2 * Mantissa)).ult(R.Numerator))
      return Round;
  }
  bool IsUpper = (Remainder * 2).uge(R.Denominator);
  return Whole + (IsUpper && (Last || IsPowerOfTwo));
}

/// Writes \p Digits times 10^\p Exponent.
static void printDecimal(raw_ostream &OS, uint64_t Digits, int Exponent) {
  std::string Text = std::to_string(Digits);
  int First = Exponent + int(Text.size()) - 1; // Exponent of the first digit.
  StringRef Shown = StringRef(Text).rtrim('0');
  if (First >= -5 && First < 0) {
    OS << "0." << std::string(-First - 1, '0') << Shown;
  } else if (First >= 0 && Exponent <= 0) {
    unsigned Point = First + 1;
    OS << StringRef(Text).take_front(Point);
    if (Shown.size() > Point)
      OS << '.' << Shown.drop_front(Point);
  } else {
    OS << Shown.front();
    if (Shown.size() > 1)
      OS << '.' << Shown.drop_front();
    OS << 'e' << (First < 0 ? '-' : '+') << std::abs(First);
  }
}

void clrx::printFloatDigits(raw_ostream &OS, const APFloat &Value) {
  OS << (Value.isNegative() ? "-" : "");
  if (Value.isInfinity() || Value.isNaN() || Value.isZero()) {
    OS << (Value.isInfinity() ? "inf" : Value.isNaN() ? "nan" : "0");
    return;
  }
  const fltSemantics &Format = Value.getSemantics();
  unsigned MantissaBits = APFloat::semanticsPrecision(Format) - 1;
  uint64_t Stored = Value.bitcastToAPInt().getZExtValue() &
                    maskTrailingOnes<uint64_t>(MantissaBits);
  uint64_t Mantissa =
      Stored | (Value.isDenormal() ? 0 : uint64_t(1) << MantissaBits);
  int E = (Value.isDenormal() ? APFloat::semanticsMinExponent(Format)
                              : ilogb(Value)) -
          int(MantissaBits);
  int D = int(std::floor(E * 0.30102999566398119521 + 0.5)) - 1;
  printDecimal(OS, findDigits(scale(Mantissa, E, D), Mantissa, Stored == 0), D);
}
