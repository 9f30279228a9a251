//===- Literals.cpp - Integer and character literals ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The scanners accept what the reference assembler accepts, with the same
// unusual rules for escapes.
//
//===----------------------------------------------------------------------===//

#include "Expr/Literals.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

/// Returns the value of \p C as a digit; Base or more if \p C is no such digit.
template <unsigned Base> static unsigned getDigit(char C) {
  if constexpr (Base <= 10)
    return unsigned(C) - unsigned('0');
  return hexDigitValue(C);
}

/// Takes eight decimal digits at \p P if there are so many before \p End. In
/// long lists of large numbers, this is faster than a loop over the digits.
/// \returns their value; 0, with \p P unchanged, if there are fewer.
static uint64_t takeEightDigits(const char *&P, const char *End) {
  constexpr size_t NumDigits = 8;
  constexpr uint64_t EachByte = 0x0101010101010101;
  if (size_t(End - P) < NumDigits)
    return 0;
  const uint64_t Text = support::endian::read64le(P);
  // The upper half of a digit is 3, also after the addition of 6.
  const uint64_t Zeros = EachByte * '0';
  const uint64_t Difference = (Text ^ Zeros) | ((Text + EachByte * 6) ^ Zeros);
  if (Difference & (EachByte * 0xF0))
    return 0;
  P += NumDigits;
  // Join neighbours: digits, then numbers of two digits, then those of four.
  // The first character is in the lowest byte.
  uint64_t V = Text & (EachByte * 0x0F);
  V = (V * 10 + (V >> 8)) & 0x00FF00FF00FF00FF;
  V = (V * 100 + (V >> 16)) & 0x0000FFFF0000FFFF;
  return (V * 10000 + (V >> 32)) & 0xFFFFFFFF;
}

template <unsigned Base>
static const char *scanDigits(Cursor &C, uint64_t &Value) {
  // Any digit can follow a value up to this one.
  constexpr uint64_t MaxWithRoom = (UINT64_MAX - (Base - 1)) / Base;
  const char *P = C.pos();
  bool Overflow = false;
  uint64_t V = Base == 10 ? takeEightDigits(P, C.end()) : 0;
  for (unsigned D; (D = getDigit<Base>(*P)) < Base; ++P) {
    if (LLVM_LIKELY(V <= MaxWithRoom)) {
      V = V * Base + D;
    } else {
      bool TooBig = false;
      V = SaturatingMultiplyAdd(V, uint64_t(Base), uint64_t(D), &TooBig);
      Overflow |= TooBig;
    }
  }
  Value = V;
  if (P == C.pos())
    return "expected digits after the prefix of the number";
  C.setPos(P);
  return Overflow ? "number does not fit in 64 bits" : nullptr;
}

const char *clrx::scanInteger(Cursor &C, uint64_t &Value) {
  if (C.peek() != '0')
    return scanDigits<10>(C, Value);
  char Prefix = C.peek(1) | 0x20;
  if (Prefix != 'x' && Prefix != 'b')
    return scanDigits<8>(C, Value);
  C.advance(2);
  return Prefix == 'x' ? scanDigits<16>(C, Value) : scanDigits<2>(C, Value);
}

static bool isOctalDigit(char C) { return C >= '0' && C <= '7'; }

/// Returns the character that an escape stands for: 7 for \a, 8 for \b, and so
/// on. Other characters stand for themselves.
static char getEscaped(char Ch) {
  size_t I = StringRef("abtnvfr").find(Ch);
  return I == StringRef::npos ? Ch : char(7 + I);
}

/// Scans all hexadecimal digits after \x. The value is modulo 256.
static const char *scanHexCode(Cursor &C, uint8_t &Value) {
  C.advance();
  if (!isHexDigit(C.peek()))
    return "expected hexadecimal character code";
  Value = 0;
  for (; isHexDigit(C.peek()); C.advance())
    Value = uint8_t(Value * 16 + hexDigitValue(C.peek()));
  return nullptr;
}

/// Scans one to three octal digits, up to the first character that \p IsEnd
/// accepts.
template <typename Predicate>
static const char *scanOctalCode(Cursor &C, uint8_t &Value, Predicate IsEnd) {
  unsigned Code = 0;
  for (unsigned I = 0; I != 3 && !IsEnd(C.peek()); ++I, C.advance()) {
    if (!isOctalDigit(C.peek()))
      return "expected octal character code";
    Code = Code * 8 + (C.peek() - '0');
  }
  Value = uint8_t(Code);
  return Code > 255 ? "octal code is out of range (0 to 0377)" : nullptr;
}

static uint64_t signExtended(char C) { return uint64_t(int64_t(int8_t(C))); }

/// Scans an escape without its backslash. An octal code ends at the first
/// character that \p EndsCode accepts.
template <typename Predicate>
static const char *scanEscape(Cursor &C, uint64_t &Value, Predicate EndsCode) {
  uint8_t Code = 0;
  const char *Msg = nullptr;
  if (C.peek() == 'x') {
    Msg = scanHexCode(C, Code);
  } else if (isOctalDigit(C.peek())) {
    Msg = scanOctalCode(C, Code, EndsCode);
  } else {
    Value = signExtended(getEscaped(C.peek()));
    C.advance();
    return nullptr;
  }
  Value = Code;
  return Msg;
}

const char *clrx::scanStringEscape(Cursor &C, char &Value) {
  uint64_t Code;
  const char *Msg =
      scanEscape(C, Code, [](char Ch) { return !isOctalDigit(Ch); });
  Value = char(Code);
  return Msg;
}

/// Scans one character or escape without the quotes.
static const char *scanCharacterBody(Cursor &C, uint64_t &Value) {
  char Ch = C.peek();
  C.advance();
  if (Ch != '\\') {
    Value = signExtended(Ch);
    return nullptr;
  }
  if (C.rest().empty())
    return "unterminated character literal";
  return scanEscape(C, Value, [](char Ch) { return Ch == '\''; });
}

const char *clrx::scanCharacter(Cursor &C, uint64_t &Value) {
  C.advance();
  if (C.rest().empty())
    return "unterminated character literal";
  if (C.peek() == '\'')
    return "empty character literal";
  if (const char *Msg = scanCharacterBody(C, Value))
    return Msg;
  if (C.peek() != '\'' || C.rest().empty())
    return "expected ''' at the end of the character literal";
  C.advance();
  return nullptr;
}

StringRef clrx::peekLocalLabel(const Cursor &C) {
  size_t N = 0;
  while (isDigit(C.peek(N)))
    ++N;
  if (N == 0 || (C.peek(N) != 'b' && C.peek(N) != 'f') ||
      isAlnum(C.peek(N + 1)))
    return {};
  return StringRef(C.pos(), N);
}
