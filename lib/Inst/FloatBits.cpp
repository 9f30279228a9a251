//===- FloatBits.cpp - Float constants to bits ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decimal and hexadecimal floats, rounded once to the type that is wanted.
//
//===----------------------------------------------------------------------===//

#include "FloatBits.h"
#include "clrx/Support/FloatText.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

/// Exponents have 32 bits, whatever the digits before them.
static bool hasValidExponent(StringRef Text) {
  bool IsHex = Text.contains_insensitive("0x");
  StringRef Exponent = Text.substr(Text.find_last_of(IsHex ? "pP" : "eE") + 1);
  int Value;
  return Exponent.size() == Text.size() ||
         !Exponent.ltrim('+').getAsInteger(10, Value);
}

/// Reads \p Text, rounded to the nearest; infinite if that is too big.
static APFloat readFloat(StringRef Text, const fltSemantics &Semantics) {
  if (!hasValidExponent(Text))
    return APFloat::getInf(Semantics);
  APFloat Value(Semantics);
  Expected<APFloat::opStatus> Status = convertFromText(Value, Text);
  if (!Status) {
    consumeError(Status.takeError());
    return APFloat::getInf(Semantics);
  }
  return Value;
}

/// The upper half of \p Value as a double, rounded once.
static uint32_t upperHalfOfDouble(APFloat Value) {
  bool IsCut;
  Value.convert(APFloat::IEEEdouble(), APFloat::rmTowardZero, &IsCut);
  uint64_t Raw = Value.bitcastToAPInt().getZExtValue();
  uint64_t Half = uint64_t(1) << 31;
  uint64_t Rest = Raw & maskTrailingOnes<uint64_t>(32);
  uint32_t Upper = Raw >> 32;
  bool IsUp = Rest > Half || (Rest == Half && (IsCut || (Upper & 1)));
  return Upper + IsUp;
}

bool clrx::convertFloat(StringRef Text, FloatType Type, uint32_t &Bits) {
  if (Type == FloatType::Double) {
    Bits = upperHalfOfDouble(readFloat(Text, APFloat::IEEEquad()));
    return (Bits & 0x7ff00000) != 0x7ff00000;
  }
  APFloat Value =
      readFloat(Text, Type == FloatType::Half ? APFloat::IEEEhalf()
                                              : APFloat::IEEEsingle());
  Bits = Value.bitcastToAPInt().getZExtValue();
  return Value.isFinite();
}
