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
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

/// Returns the value of \p C as a digit of base \p Base; \p Base if \p C is no
/// such digit.
static unsigned digitValue(char C, unsigned Base) {
  unsigned V = hexDigitValue(C);
  return V < Base ? V : Base;
}

static const char *scanDigits(Cursor &C, unsigned Base, uint64_t &Value) {
  const char *Begin = C.pos();
  bool Overflow = false;
  uint64_t V = 0;
  for (unsigned D; (D = digitValue(C.peek(), Base)) != Base; C.advance()) {
    bool TooBig = false;
    V = SaturatingMultiplyAdd(V, uint64_t(Base), uint64_t(D), &TooBig);
    Overflow |= TooBig;
  }
  Value = V;
  if (C.pos() == Begin)
    return "expected digits after the prefix of the number";
  return Overflow ? "number does not fit in 64 bits" : nullptr;
}

const char *clrx::scanInteger(Cursor &C, uint64_t &Value) {
  if (C.peek() != '0')
    return scanDigits(C, 10, Value);
  char Prefix = C.peek(1) | 0x20;
  if (Prefix != 'x' && Prefix != 'b')
    return scanDigits(C, 8, Value);
  C.advance(2);
  return scanDigits(C, Prefix == 'x' ? 16 : 2, Value);
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
