//===- Floats.cpp - Floating-point and 128-bit data -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses literals that expressions cannot contain: floats and 128-bit integers.
//
//===----------------------------------------------------------------------===//

#include "Data.h"
#include "Support/FloatText.h"
#include "llvm/ADT/APInt.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// .half, .float, .single, .double
//===----------------------------------------------------------------------===//

namespace {

/// The parts of a float literal. APFloat computes the value.
struct FloatText {
  enum KindTy { Number, Infinity, NaN } Kind = Number;
  bool Negative = false;
  StringRef Digits;            ///< Digits and exponent without the sign.
  const char *Error = nullptr; ///< Message if the syntax is wrong.
};

template <typename Pred> bool takeDigits(Cursor &C, Pred P) {
  const char *Begin = C.pos();
  while (P(C.peek()))
    C.advance();
  return C.pos() != Begin;
}

/// Takes [+-]digits after the exponent letter. Returns an error message, or
/// null.
const char *takeExponent(Cursor &C) {
  if (C.peek() == '+' || C.peek() == '-')
    C.advance();
  const char *Begin = C.pos();
  if (C.rest().empty())
    return "floating-point literal ends at its exponent";
  if (!takeDigits(C, isDigit))
    return "expected digits in the exponent";
  int32_t Value;
  if (StringRef(Begin, C.pos() - Begin).getAsInteger(10, Value))
    return "exponent is out of range";
  return nullptr;
}

FloatText takeFloat(Cursor &C) {
  FloatText F;
  if (C.peek() == '+' || C.peek() == '-') {
    F.Negative = C.peek() == '-';
    C.advance();
  }
  for (auto [Word, Kind] : {std::pair("inf", FloatText::Infinity),
                            std::pair("nan", FloatText::NaN)})
    if (C.rest().starts_with_insensitive(Word)) {
      C.advance(3);
      F.Kind = Kind;
      return F;
    }
  const char *Begin = C.pos();
  const bool IsHex = C.peek() == '0' && toLower(C.peek(1)) == 'x';
  if (IsHex)
    C.advance(2);
  auto IsDigit = [&](char Ch) { return IsHex ? isHexDigit(Ch) : isDigit(Ch); };
  bool Any = takeDigits(C, IsDigit);
  if (C.peek() == '.') {
    C.advance();
    Any |= takeDigits(C, IsDigit);
  }
  if (!Any) {
    F.Error = "expected floating-point literal";
    return F;
  }
  if (toLower(C.peek()) == (IsHex ? 'p' : 'e')) {
    C.advance();
    F.Error = takeExponent(C);
  }
  F.Digits = StringRef(Begin, C.pos() - Begin);
  return F;
}

const fltSemantics &getSemantics(unsigned SizeInBytes) {
  return SizeInBytes == 2   ? APFloat::IEEEhalf()
         : SizeInBytes == 4 ? APFloat::IEEEsingle()
                            : APFloat::IEEEdouble();
}

/// Converts \p F to \p Bits. Returns an error message, or null.
const char *convert(const FloatText &F, const fltSemantics &Sem,
                    uint64_t &Bits) {
  APFloat Value(Sem);
  if (F.Kind == FloatText::NaN) {
    Value = APFloat::getQNaN(Sem); // clrxasm ignores the sign of a NaN.
  } else if (F.Kind == FloatText::Infinity) {
    Value = APFloat::getInf(Sem, F.Negative);
  } else {
    Expected<APFloat::opStatus> Status = convertFromText(Value, F.Digits);
    if (!Status) {
      consumeError(Status.takeError());
      return "invalid floating-point literal";
    }
    if (*Status & APFloat::opOverflow)
      return "absolute value of number is too big";
    if (F.Negative)
      Value.changeSign();
  }
  Bits = Value.bitcastToAPInt().getZExtValue();
  return nullptr;
}

} // namespace

bool DataDirectives::parseFloatElement(Cursor &C, unsigned Size) {
  SMLoc Loc = C.loc();
  uint64_t Bits = 0;
  if (C.atEnd() || C.peek() == ',') {
    Diags.warning(Loc, rules::Ignored,
                  "no floating-point literal, zero has been put");
  } else {
    FloatText F = takeFloat(C);
    const char *Error = F.Error;
    if (!Error)
      Error = convert(F, getSemantics(Size), Bits);
    if (Error)
      return Diags.error(Loc, rules::ValueRange, Error);
  }
  if (Ctx.Emit.checkRoom(Size, Loc))
    return true;
  Ctx.Emit.streamer().emitLittleEndian(Bits, Size);
  return false;
}

/// ::= (.half | .float | .single | .double) [literal {, literal}]
bool DataDirectives::parseFloats(Cursor &C, unsigned Size, SMLoc Loc) {
  return parseDataList(C, Loc, [&] { return parseFloatElement(C, Size); });
}

//===----------------------------------------------------------------------===//
// .octa
//===----------------------------------------------------------------------===//

/// Takes the digits of an integer literal. Its prefix determines the \p Radix.
static StringRef takeIntegerDigits(Cursor &C, unsigned &Radix) {
  Radix = 10;
  if (C.peek() == '0') {
    char Prefix = toLower(C.peek(1));
    Radix = Prefix == 'x' ? 16 : Prefix == 'b' ? 2 : 8;
    if (Radix != 8)
      C.advance(2);
  }
  const char *Begin = C.pos();
  while (hexDigitValue(C.peek()) < Radix)
    C.advance();
  return StringRef(Begin, C.pos() - Begin);
}

bool DataDirectives::parseOctaElement(Cursor &C) {
  SMLoc Loc = C.loc();
  APInt Value(128, 0);
  if (C.atEnd() || C.peek() == ',') {
    Diags.warning(Loc, rules::Ignored, "no 128-bit literal, zero has been put");
  } else {
    bool Negative = C.peek() == '-';
    if (Negative || C.peek() == '+')
      C.advance();
    unsigned Radix;
    StringRef Digits = takeIntegerDigits(C, Radix);
    APInt Wide;
    if (Digits.empty() || Digits.getAsInteger(Radix, Wide))
      return Diags.error(Loc, rules::Syntax,
                         "expected 128-bit integer literal");
    if (Wide.getActiveBits() > 128)
      return Diags.error(Loc, rules::ValueRange,
                         "number does not fit 128 bits");
    Value = Wide.zextOrTrunc(128);
    if (Negative)
      Value.negate();
  }
  if (Ctx.Emit.checkRoom(16, Loc))
    return true;
  Ctx.Emit.streamer().emitLittleEndian(Value.extractBitsAsZExtValue(64, 0), 8);
  Ctx.Emit.streamer().emitLittleEndian(Value.extractBitsAsZExtValue(64, 64), 8);
  return false;
}

/// ::= .octa [literal {, literal}]
bool DataDirectives::parseOcta(Cursor &C, unsigned, SMLoc Loc) {
  return parseDataList(C, Loc, [&] { return parseOctaElement(C); });
}
