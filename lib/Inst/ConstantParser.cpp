//===- ConstantParser.cpp - Constants of sources --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Floating-point constants, integers and literals of source operands.
//
//===----------------------------------------------------------------------===//

#include "ConstantParser.h"
#include "InstDiagnostics.h"
#include "Support/FloatText.h"
#include "ValueParser.h"
#include "clrx/ISA/InlineConstants.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include <optional>

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Floating-point constants
//===----------------------------------------------------------------------===//

/// Returns true if the exponent in \p Text, if any, fits 32 bits.
static bool hasValidExponent(StringRef Text) {
  bool IsHex = Text.contains_insensitive("0x");
  StringRef Exponent = Text.substr(Text.find_last_of(IsHex ? "pP" : "eE") + 1);
  int Value;
  return Exponent.size() == Text.size() ||
         !Exponent.ltrim('+').getAsInteger(10, Value);
}

/// Converts \p Text, rounding to nearest. A value that is too large, or whose
/// exponent does not fit 32 bits, becomes infinity.
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

/// Returns the upper half of \p Value as a double, rounded once.
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

/// Converts \p Text, a number without suffix, to the bits that a literal holds.
/// A literal holds a half, a single, or the upper half of a double. The value
/// is rounded once, to nearest. \returns false if the value is too large.
static bool convertFloat(StringRef Text, FloatType Type, uint32_t &Bits) {
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

/// Returns the end of the floating-point constant at the cursor, without its
/// suffix; null if there is none. Such a constant is [+-] and decimal or
/// hexadecimal digits with a point or an exponent.
const char *ConstantParser::findFloatEnd() const {
  const char *P = Ctx.Cur.pos();
  if (*P == '-' || *P == '+')
    ++P;
  bool IsHex = P[0] == '0' && toLower(P[1]) == 'x';
  if (IsHex)
    P += 2;
  auto IsDigit = [IsHex](char C) { return IsHex ? isHexDigit(C) : isDigit(C); };
  const char *Digits = P;
  while (IsDigit(*P))
    ++P;
  bool HasPoint = *P == '.';
  unsigned NumDigits = P - Digits;
  if (HasPoint)
    for (++P; IsDigit(*P); ++P)
      ++NumDigits;
  if (!NumDigits)
    return nullptr;
  if (toLower(*P) != (IsHex ? 'p' : 'e'))
    return HasPoint ? P : nullptr;
  const char *Exponent = P + 1;
  if (*Exponent == '-' || *Exponent == '+')
    ++Exponent;
  if (!isDigit(*Exponent))
    return HasPoint ? P : nullptr;
  while (isDigit(*Exponent))
    ++Exponent;
  return Exponent;
}

/// Returns the type that suffix \p C selects; nothing if \p C is no suffix.
static std::optional<FloatType> suffixType(char C) {
  constexpr StringLiteral Suffixes = "hsl"; // In the order of FloatType.
  size_t I = Suffixes.find(toLower(C));
  return I == StringRef::npos ? std::nullopt : std::optional(FloatType(I));
}

/// Returns true if \p Number may have the suffix of any type. Numbers that have
/// an exponent but no integer part, such as .5e3, take the suffix of their
/// default type only.
static bool takesAnySuffix(StringRef Number) {
  if (Number.starts_with("-") || Number.starts_with("+"))
    Number = Number.drop_front();
  bool IsHex = Number.consume_front_insensitive("0x");
  return !Number.starts_with(".") ||
         !Number.contains_insensitive(IsHex ? 'p' : 'e');
}

/// Parses the floating-point constant that ends at \p End, and its suffix.
bool ConstantParser::parseFloatBits(FloatType Default, const char *End,
                                    FloatType &Type, uint32_t &Bits) {
  StringRef Text(Ctx.Cur.pos(), End - Ctx.Cur.pos());
  Type = Default;
  Ctx.Cur.setPos(End);
  std::optional<FloatType> Suffix = suffixType(Ctx.Cur.peek());
  if (Suffix && (*Suffix == Default || takesAnySuffix(Text))) {
    Type = *Suffix;
    Ctx.Cur.advance();
  }
  if (!convertFloat(Text, Type, Bits))
    return Ctx.error(Text.begin(), rules::Literal,
                     "float constant is too big for its type");
  return false;
}

bool ConstantParser::parseFloat(InstOperand &Op, const ConstantRules &Rules,
                                const char *End, bool ForceLiteral) {
  const char *Loc = Ctx.Cur.pos();
  FloatType Default = Rules.Default;
  // Old versions of the reference assembler had no operands of type double, and
  // took the bits of halves for those of singles.
  if (Ctx.Options.BuggyFPLiterals && Default == FloatType::Double)
    Default = FloatType::Single;
  FloatType Type;
  uint32_t Bits;
  if (parseFloatBits(Default, End, Type, Bits))
    return true;
  bool MayBeInline =
      Ctx.Options.BuggyFPLiterals ? Type != FloatType::Double : Type == Default;
  FloatType InlineType = Ctx.Options.BuggyFPLiterals ? FloatType::Single : Type;
  unsigned Code = findInlineFloat(InlineType, Bits, Ctx.A);
  if (Code && MayBeInline && !ForceLiteral) {
    Op.File = OperandFile::Inline;
    Op.Code = Code;
    return false;
  }
  OperandValue V;
  V.Value = Bits;
  return setLiteral(Op, Loc, Rules, V);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// Makes \p Op a literal. An instruction has room for one literal. VOP3 on GCN
/// 1.5 accepts more literals and ignores their values.
bool ConstantParser::setLiteral(InstOperand &Op, const char *Loc,
                                const ConstantRules &Rules,
                                const OperandValue &Value) {
  if (!Rules.LiteralError.empty()) {
    if (Rules.ExpressionFlags & EF_MustBeKnown)
      return Ctx.error(Loc, rules::Literal, Rules.LiteralError);
    if (isRegisterName(StringRef(Loc, Ctx.Cur.pos() - Loc).rtrim()))
      return InstDiagnostics(Ctx).reportWrongOperand(
          Loc, InstDiagnostics(Ctx).getExpectedOperand());
    return Ctx.errorWithFix(Loc, rules::Literal, Rules.LiteralError,
                            "move the constant to a register first");
  }
  Op.File = OperandFile::Literal;
  Op.Code = CodeLiteral;
  if (Ctx.Inst.HasLiteral && !allowsSeveralLiterals())
    return Ctx.errorWithFix(Loc, rules::Literal,
                            "an instruction has room for one literal only",
                            "move one of them to a register first");
  if (Value.K == OperandValue::Pending) {
    ValueParser(Ctx).addPending(FieldFixup::Literal32, Value);
  } else {
    uint32_t Bits =
        ValueParser(Ctx).fitValue(Loc, Value.Value, 32, FieldCheck::Both);
    if (!Ctx.Inst.HasLiteral)
      Ctx.Inst.Literal = Bits;
  }
  Ctx.Inst.HasLiteral = true;
  return false;
}

bool ConstantParser::allowsSeveralLiterals() const {
  return Ctx.Facts.HasVOP3Literals && Ctx.Inst.Row->isLongOnly();
}

bool ConstantParser::parseInteger(InstOperand &Op, const ConstantRules &Rules,
                                  bool ForceLiteral) {
  const char *Loc = Ctx.Cur.pos();
  OperandValue V;
  if (ValueParser(Ctx).parseAbsolute(V, Rules.ExpressionFlags))
    return true;
  unsigned Code = V.isKnown() ? findInlineInteger(V.Value) : 0;
  if (!Code || ForceLiteral)
    return setLiteral(Op, Loc, Rules, V);
  Op.File = OperandFile::Inline;
  Op.Code = Code;
  return false;
}

/// Takes `lit (`. \returns true if it is there. A lone `lit` before a blank is
/// ignored with a warning; \p IsExpression is then set, because an expression
/// follows.
bool ConstantParser::parseLit(bool &IsExpression) {
  Cursor Start = Ctx.Cur;
  if (!Ctx.consumeKeyword("lit"))
    return false;
  bool HasBlank = isSpace(Ctx.Cur.peek());
  if (Ctx.Cur.consume('('))
    return true;
  if (!HasBlank || Ctx.Cur.atEnd()) {
    Ctx.Cur = Start;
    return false;
  }
  Ctx.warning(Start.pos(), rules::Ignored,
              "lit without parentheses is ignored");
  IsExpression = true;
  return false;
}

bool ConstantParser::parse(InstOperand &Op, const ConstantRules &Rules) {
  bool IsExpression = Ctx.Cur.consume('@');
  bool IsLit = parseLit(IsExpression);
  Ctx.Cur.skipBlanks();
  const char *FloatEnd = IsExpression ? nullptr : findFloatEnd();
  if (FloatEnd ? parseFloat(Op, Rules, FloatEnd, IsLit)
               : parseInteger(Op, Rules, IsLit))
    return true;
  return IsLit && Ctx.expect(')', "after the literal");
}

bool ConstantParser::parseLiteralField(InstOperand &Op) {
  const char *Loc = Ctx.nextLoc();
  const char *FloatEnd = Ctx.Inst.Row->isVector() ? findFloatEnd() : nullptr;
  OperandValue V;
  if (FloatEnd) {
    FloatType Type;
    uint32_t Bits;
    if (parseFloatBits(Ctx.Inst.Row->has(F16) ? FloatType::Half
                                              : FloatType::Single,
                       FloatEnd, Type, Bits))
      return true;
    V.Value = Bits;
  } else if (ValueParser(Ctx).parseAbsolute(V)) {
    return true;
  }
  // If a source is a literal too, the source sets the literal dword. If several
  // values become known later, the dword holds the last one.
  if (Ctx.Inst.HasLiteral) {
    if (V.K == OperandValue::Pending) {
      ValueParser(Ctx).addPending(FieldFixup::Literal32, V);
    } else if (ValueParser(Ctx).fitValue(Loc, V.Value, 32, FieldCheck::Both) !=
               Ctx.Inst.Literal) {
      Ctx.warning(Loc, rules::Literal,
                  "this constant is lost: the instruction has one literal, and "
                  "a source sets it");
      Ctx.note(Loc, "move the source to a register first");
    }
    return false;
  }
  return setLiteral(Op, Loc, ConstantRules(), V);
}
