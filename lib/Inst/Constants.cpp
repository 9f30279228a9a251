//===- Constants.cpp - Constants, literals, immediates --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expressions as far as operands need them, float constants, literals, and
// which constants need none. What an expression is, the OperandHost says.
//
//===----------------------------------------------------------------------===//

#include "InstParser.h"
#include "clrx/Support/FloatText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include <optional>

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

/// Parses an expression at the cursor. Registers in its place are taken for a
/// symbol, which is not known then, but a range of them is none.
bool InstParser::parseValue(OperandValue &Value, unsigned Flags) {
  const char *Loc = Cur.pos();
  if (Host.parseExpression(Cur, Flags, Value))
    return true;
  return Cur.peek() == '[' && wrongOperand(Loc, operandTakes());
}

/// The same for a value that may not be a place.
bool InstParser::parseAbsolute(OperandValue &Value, unsigned Flags) {
  const char *Loc = Cur.pos();
  if (parseValue(Value, Flags))
    return true;
  return Value.K == OperandValue::Relative &&
         error(Loc, "expression must be absolute");
}

/// Parses an expression whose value must be known.
bool InstParser::parseKnown(int64_t &Value) {
  OperandValue V;
  if (Host.parseExpression(Cur, EF_MustBeKnown | EF_MustBeAbsolute, V))
    return true;
  Value = V.Value;
  return false;
}

static std::string hex(uint64_t Value) {
  return "0x" + utohexstr(Value, /*LowerCase=*/true);
}

/// Cuts \p Value to \p Bits bits and warns if that loses some.
uint32_t InstParser::fitValue(const char *Loc, int64_t Value, unsigned Bits,
                              bool AllowSigned) {
  uint32_t Cut = uint64_t(Value) & maskTrailingOnes<uint64_t>(Bits);
  if (!isUIntN(Bits, Value) && !(AllowSigned && isIntN(Bits, Value)))
    warning(Loc, "value " + hex(Value) + " truncated to " + hex(Cut));
  return Cut;
}

bool InstParser::parseKnownUnsigned(unsigned Bits, uint32_t &Value) {
  const char *Loc = nextLoc();
  int64_t V;
  if (parseKnown(V))
    return true;
  Value = fitValue(Loc, V, Bits, /*AllowSigned=*/false);
  return false;
}

void InstParser::addPending(FieldFixup Kind, const OperandValue &Value) {
  Pending.push_back(
      {Kind, getFieldFixupInfo(Kind).ByteOffset, Value, operandTakes()});
}

/// Parses the value of an immediate field, which may be known later.
bool InstParser::parseField(FieldFixup Kind, Field F) {
  const char *Loc = nextLoc();
  OperandValue V;
  if (parseAbsolute(V))
    return true;
  const FieldFixupInfo &Info = getFieldFixupInfo(Kind);
  if (V.K == OperandValue::Pending) {
    addPending(Kind, V);
    Inst[F] = 0;
    return false;
  }
  // These two are checked less strictly at once than later.
  bool AllowSigned = Info.Check != FieldCheck::Unsigned ||
                     Kind == FieldFixup::GprIdxImm8 ||
                     Kind == FieldFixup::SmemProbe7;
  Inst[F] = fitValue(Loc, V.Value, Info.Bits, AllowSigned);
  return false;
}

//===----------------------------------------------------------------------===//
// Float constants
//===----------------------------------------------------------------------===//

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

/// Converts \p Text, a number without its suffix, to the bits that a literal
/// holds: halves and singles themselves, of doubles the upper half; all rounded
/// once, to the nearest. \returns false if they are too big.
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

/// The end of the float constant at the cursor, suffix not included; null if
/// there is none: [+-] digits with a point or an exponent, or hexadecimal ones.
const char *InstParser::findFloatEnd() const {
  const char *P = Cur.pos();
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

/// The type that the suffix \p C stands for, if it is one.
static std::optional<FloatType> suffixType(char C) {
  constexpr StringLiteral Suffixes = "hsl"; // In the order of FloatType.
  size_t I = Suffixes.find(toLower(C));
  return I == StringRef::npos ? std::nullopt : std::optional(FloatType(I));
}

/// Numbers without an integer part but with an exponent, such as .5e3, take the
/// suffix of their default type only.
static bool takesAnySuffix(StringRef Number) {
  if (Number.starts_with("-") || Number.starts_with("+"))
    Number = Number.drop_front();
  bool IsHex = Number.consume_front_insensitive("0x");
  return !Number.starts_with(".") ||
         !Number.contains_insensitive(IsHex ? 'p' : 'e');
}

/// Parses the float constant that ends at \p End and its suffix.
bool InstParser::parseFloatBits(FloatType Default, const char *End,
                                FloatType &Type, uint32_t &Bits) {
  StringRef Text(Cur.pos(), End - Cur.pos());
  Type = Default;
  Cur.setPos(End);
  std::optional<FloatType> Suffix = suffixType(Cur.peek());
  if (Suffix && (*Suffix == Default || takesAnySuffix(Text))) {
    Type = *Suffix;
    Cur.advance();
  }
  if (!convertFloat(Text, Type, Bits))
    return error(Text.begin(), "float constant is too big for its type");
  return false;
}

bool InstParser::parseFloat(InstOperand &Op, const ConstantRules &Rules,
                            const char *End, bool ForceLiteral) {
  const char *Loc = Cur.pos();
  FloatType Default = Rules.Default;
  // Of old, no operand was a double, and the bits of halves were taken for
  // those of singles.
  if (Options.BuggyFPLiterals && Default == FloatType::Double)
    Default = FloatType::Single;
  FloatType Type;
  uint32_t Bits;
  if (parseFloatBits(Default, End, Type, Bits))
    return true;
  bool MayBeInline =
      Options.BuggyFPLiterals ? Type != FloatType::Double : Type == Default;
  FloatType InlineType = Options.BuggyFPLiterals ? FloatType::Single : Type;
  unsigned Code = findInlineFloat(InlineType, Bits, A);
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
// Source constants
//===----------------------------------------------------------------------===//

/// Makes \p Op the literal. Only one can be there, but VOP3 on GCN 1.5 takes
/// further ones and ignores their values.
bool InstParser::setLiteral(InstOperand &Op, const char *Loc,
                            const ConstantRules &Rules,
                            const OperandValue &Value) {
  if (!Rules.LiteralError.empty()) {
    if (Rules.ExpressionFlags & EF_MustBeKnown)
      return error(Loc, Rules.LiteralError);
    if (isRegisterName(StringRef(Loc, Cur.pos() - Loc).rtrim()))
      return wrongOperand(Loc, operandTakes());
    return errorWithFix(Loc, Rules.LiteralError,
                        "move the constant to a register first");
  }
  Op.File = OperandFile::Literal;
  Op.Code = CodeLiteral;
  if (Inst.HasLiteral && !allowsLiterals())
    return errorWithFix(Loc, "an instruction has room for one literal only",
                        "move one of them to a register first");
  if (Value.K == OperandValue::Pending) {
    addPending(FieldFixup::Literal32, Value);
  } else {
    uint32_t Bits = fitValue(Loc, Value.Value, 32, /*AllowSigned=*/true);
    if (!Inst.HasLiteral)
      Inst.Literal = Bits;
  }
  Inst.HasLiteral = true;
  return false;
}

/// Instructions that are VOP3 only, on GCN 1.5.
bool InstParser::allowsLiterals() const {
  return Facts.HasVOP3Literals && Inst.Row->isLongOnly();
}

bool InstParser::parseInteger(InstOperand &Op, const ConstantRules &Rules,
                              bool ForceLiteral) {
  const char *Loc = Cur.pos();
  OperandValue V;
  if (parseAbsolute(V, Rules.ExpressionFlags))
    return true;
  unsigned Code = V.isKnown() ? findInlineInteger(V.Value) : 0;
  if (!Code || ForceLiteral)
    return setLiteral(Op, Loc, Rules, V);
  Op.File = OperandFile::Inline;
  Op.Code = Code;
  return false;
}

/// Takes `lit (`. Before a blank `lit` alone is taken and ignored, and what
/// follows is an expression.
bool InstParser::parseLit(bool &IsExpression) {
  Cursor Start = Cur;
  if (!consumeKeyword("lit"))
    return false;
  bool HasBlank = isSpace(Cur.peek());
  if (Cur.consume('('))
    return true;
  if (!HasBlank || Cur.atEnd()) {
    Cur = Start;
    return false;
  }
  warning(Start.pos(), "lit without parentheses is ignored");
  IsExpression = true;
  return false;
}

/// Parses a constant or an expression.
///   ::= [@] expression | [@] lit ( expression ) | float | lit ( float )
bool InstParser::parseConstant(InstOperand &Op, const ConstantRules &Rules) {
  bool IsExpression = Cur.consume('@');
  bool IsLit = parseLit(IsExpression);
  Cur.skipBlanks();
  const char *FloatEnd = IsExpression ? nullptr : findFloatEnd();
  if (FloatEnd ? parseFloat(Op, Rules, FloatEnd, IsLit)
               : parseInteger(Op, Rules, IsLit))
    return true;
  return IsLit && expect(')', "after the literal");
}

/// The constant of v_madmk and its relatives, always a literal.
bool InstParser::parseConst32(InstOperand &Op) {
  const char *Loc = nextLoc();
  const char *FloatEnd = Inst.Row->isVector() ? findFloatEnd() : nullptr;
  OperandValue V;
  if (FloatEnd) {
    FloatType Type;
    uint32_t Bits;
    if (parseFloatBits(Inst.Row->has(F16) ? FloatType::Half : FloatType::Single,
                       FloatEnd, Type, Bits))
      return true;
    V.Value = Bits;
  } else if (parseAbsolute(V)) {
    return true;
  }
  // A source that is a literal too takes the dword; of values known later the
  // last one counts.
  if (Inst.HasLiteral) {
    if (V.K == OperandValue::Pending)
      addPending(FieldFixup::Literal32, V);
    else
      fitValue(Loc, V.Value, 32, /*AllowSigned=*/true);
    return false;
  }
  return setLiteral(Op, Loc, ConstantRules(), V);
}
