//===- ConstantChecks.cpp - Constants of the wrong kind -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds integers in sources that an instruction reads as floats. The bits of a
// small integer are a denormal float. The check looks at the encoded value, and
// at the text of the operand only to see how the value was written.
//
//===----------------------------------------------------------------------===//

#include "OperandChecks.h"
#include "clrx/ISA/SourceTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

namespace {

/// A number in the text of an operand: an integer, or a quotient of two.
struct WrittenNumber {
  StringRef Text;
  bool IsQuotient;
  double Value; ///< The exact quotient.
};

/// A constant source that the instruction reads as a float.
struct FloatSource {
  const InstOperand &Operand;
  uint8_t Index; ///< Index of the operand in the instruction.
  FloatType Type;
};

/// Checks the constants of one section.
class ConstantCheck {
public:
  ConstantCheck(const SectionCode &Code, Findings &Found)
      : Code(Code), Found(Found) {}

  void run();

private:
  const SectionCode &Code;
  Findings &Found;

  bool mayHaveConstants(const CodeInst &I) const;
  void checkInst(uint32_t Number);
  void checkSource(uint32_t Number, const Inst &I, const FloatSource &S,
                   int64_t Value);
  void checkZero(uint32_t Number, const Inst &I, const FloatSource &S,
                 StringRef Text, std::optional<WrittenNumber> Written);
  void report(uint32_t Number, const Inst &I, const FloatSource &S, RuleId Rule,
              const Twine &Message, std::optional<WrittenNumber> Written,
              int64_t Value);
};

} // namespace

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

static const fltSemantics &getSemantics(FloatType Type) {
  switch (Type) {
  case FloatType::Half:
    return APFloat::IEEEhalf();
  case FloatType::Single:
    return APFloat::IEEEsingle();
  case FloatType::Double:
    return APFloat::IEEEdouble();
  }
  llvm_unreachable("unknown type");
}

/// Returns the integer that \p Op of \p I is, or std::nullopt if it is a
/// register or an inline float. Literals of doubles are the upper half.
static std::optional<int64_t> getInteger(const Inst &I, const InstOperand &Op) {
  if (Op.File == OperandFile::Literal)
    return int32_t(I.Literal);
  if (Op.File == OperandFile::Inline && Op.Code < CodeInlineHalf)
    return int32_t(getInlineBits(Op.Code));
  return std::nullopt;
}

/// Returns the float that the instruction reads from \p S, whose integer is \p
/// Value.
static APFloat getFloat(const FloatSource &S, int64_t Value) {
  const fltSemantics &Semantics = getSemantics(S.Type);
  if (S.Type == FloatType::Double && S.Operand.File == OperandFile::Literal)
    Value = uint64_t(Value) << 32;
  return APFloat(Semantics,
                 APInt(64, Value).trunc(APFloat::getSizeInBits(Semantics)));
}

static APFloat convert(double Value, FloatType Type) {
  APFloat F(Value);
  bool LosesInfo;
  F.convert(getSemantics(Type), APFloat::rmNearestTiesToEven, &LosesInfo);
  return F;
}

/// Returns the bits that a literal needs for \p Value. A literal of a double
/// is its upper half.
static uint32_t getLiteralBits(double Value, FloatType Type) {
  const uint64_t Bits = convert(Value, Type).bitcastToAPInt().getZExtValue();
  return Type == FloatType::Double ? Bits >> 32 : Bits;
}

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

static std::string formatFloat(const APFloat &F) {
  if (F.isNaN())
    return "NaN";
  APFloat Wide = F;
  bool LosesInfo;
  Wide.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &LosesInfo);
  std::string Text;
  raw_string_ostream(Text) << format("%.2g", Wide.convertToDouble());
  return "the float " + Text;
}

/// Returns \p Value as a float constant of the language.
static std::string writeFloat(double Value, FloatType Type) {
  static constexpr unsigned Digits[] = {5, 9, 17}; // Indexed by FloatType.
  std::string Text;
  raw_string_ostream(Text) << format("%.*g", Digits[unsigned(Type)], Value);
  return StringRef(Text).find_first_of(".e") == StringRef::npos ? Text + ".0"
                                                                : Text;
}

/// Takes a decimal integer from \p Text. A number with a prefix or a point is
/// none, and neither is one that is negative in expressions.
static bool takeDecimal(StringRef &Text, uint64_t &Value) {
  const StringRef Digits = Text.take_while(isDigit);
  const StringRef Rest = Text.drop_front(Digits.size());
  if (Digits.size() > 1 && Digits.front() == '0')
    return false; // Octal.
  if (Digits.getAsInteger(10, Value) || Value > uint64_t(INT64_MAX) ||
      (!Rest.empty() && (isAlnum(Rest[0]) || Rest[0] == '_' || Rest[0] == '.')))
    return false;
  Text = Rest;
  return true;
}

/// Returns true if an operand ends before \p Rest. Modifiers may follow after a
/// blank.
static bool isEndOfOperand(StringRef Rest) {
  const StringRef Behind = Rest.ltrim(" \t");
  return Behind.empty() ||
         (Behind.size() < Rest.size() && isAlpha(Behind.front()));
}

/// Takes the operator of a signed or unsigned division from \p Text.
static bool takeDivision(StringRef &Text) {
  StringRef Rest = Text.ltrim(" \t");
  if (!Rest.consume_front("/"))
    return false;
  Rest.consume_front("/");
  Text = Rest.ltrim(" \t");
  return true;
}

/// Reads the operand at the start of \p Text if it is an integer or a quotient
/// of two and nothing else.
static std::optional<WrittenNumber> readNumber(StringRef Text) {
  StringRef Rest = Text;
  const bool IsNegative = Rest.consume_front("-");
  uint64_t Dividend, Divisor = 1;
  if (!takeDecimal(Rest, Dividend))
    return std::nullopt;
  const bool IsQuotient = takeDivision(Rest);
  if (IsQuotient && (!takeDecimal(Rest, Divisor) || !Divisor))
    return std::nullopt;
  if (!isEndOfOperand(Rest))
    return std::nullopt;
  const double Value = double(Dividend) / double(Divisor);
  return WrittenNumber{Text.drop_back(Rest.size()), IsQuotient,
                       IsNegative ? -Value : Value};
}

/// Returns the operand at the start of \p Text if it is the quotient of an
/// integer other than 0 and a symbol; empty otherwise.
static StringRef readQuotientOfSymbol(StringRef Text) {
  StringRef Rest = Text;
  Rest.consume_front("-");
  uint64_t Dividend;
  if (!takeDecimal(Rest, Dividend) || !Dividend || !takeDivision(Rest))
    return "";
  const StringRef Symbol = Rest.take_while(
      [](char C) { return isAlnum(C) || C == '_' || C == '.' || C == '$'; });
  Rest = Rest.drop_front(Symbol.size());
  return Symbol.empty() || isDigit(Symbol.front()) || !isEndOfOperand(Rest)
             ? ""
             : Text.drop_back(Rest.size());
}

/// Returns true if \p Text has a number in hexadecimal or binary.
static bool statesBits(StringRef Text) {
  return Text.contains_insensitive("0x") || Text.contains_insensitive("0b");
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

/// Returns true if \p S of \p I can be the float constant \p Value. An inline
/// constant can become a literal only in the short encoding: the long one has
/// no literals before GCN 1.5, and other scalar operands may exclude them
/// there.
static bool canHold(const Inst &I, const FloatSource &S, double Value, Arch A) {
  if (I.Row->has(F16) != (S.Type == FloatType::Half))
    return false;
  return findInlineFloat(S.Type, getLiteralBits(Value, S.Type), A) ||
         S.Operand.File == OperandFile::Literal ||
         (getDwords(I.Base) == 1 && !I.HasLiteral);
}

void ConstantCheck::report(uint32_t Number, const Inst &I, const FloatSource &S,
                           RuleId Rule, const Twine &Message,
                           std::optional<WrittenNumber> Written,
                           int64_t Value) {
  if (!Found.wants(WarningGroup::Constants, Rule, Code.Insts[Number]))
    return;
  Finding &F = Found.add(WarningGroup::Constants, Rule, {Number, S.Index},
                         Message.str());
  const double Meant = Written ? Written->Value : double(Value);
  const std::string Text = writeFloat(Meant, S.Type);
  // Integers of expressions fit all types except the smallest.
  if (!convert(Meant, S.Type).isFinite())
    F.Notes.push_back({std::nullopt, "the largest 16-bit float is 65504.0"});
  else if (!Written)
    F.Notes.push_back(
        {std::nullopt, "the bits of " + Text + " are 0x" +
                           utohexstr(getLiteralBits(Meant, S.Type), true)});
  else if (canHold(I, S, Meant, Code.Architecture))
    F.Notes.push_back({std::nullopt, "write " + Text, "", false,
                       FixIt::replace(Written->Text, Text)});
  else
    F.Notes.push_back({std::nullopt, "write " + Text +
                                         ", in a register if the instruction "
                                         "has no room for a literal"});
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Reports \p S, whose value is 0, if its \p Text is a quotient.
void ConstantCheck::checkZero(uint32_t Number, const Inst &I,
                              const FloatSource &S, StringRef Text,
                              std::optional<WrittenNumber> Written) {
  static constexpr StringLiteral Reason =
      " is 0, because expressions divide integers";
  if (Written && Written->IsQuotient && Written->Value)
    return report(Number, I, S, rules::IntegerQuotient, Written->Text + Reason,
                  Written, 0);
  const StringRef OfSymbol = readQuotientOfSymbol(Text);
  if (OfSymbol.empty() ||
      !Found.wants(WarningGroup::Constants, rules::IntegerQuotient,
                   Code.Insts[Number]))
    return;
  Found
      .add(WarningGroup::Constants, rules::IntegerQuotient, {Number, S.Index},
           (OfSymbol + Reason).str())
      .Notes.push_back({std::nullopt, "write the quotient as one float "
                                      "constant, such as 0.25"});
}

void ConstantCheck::checkSource(uint32_t Number, const Inst &I,
                                const FloatSource &S, int64_t Value) {
  if (Found.isFull(Value ? rules::IntegerAsFloat : rules::IntegerQuotient))
    return;
  const StringRef Text = Found.getText({Number, S.Index});
  const std::optional<WrittenNumber> Written = readNumber(Text);
  if (!Value)
    return checkZero(Number, I, S, Text, Written);
  const APFloat Read = getFloat(S, Value);
  const bool IsLiteral = S.Operand.File == OperandFile::Literal;
  if ((!Read.isDenormal() && !Read.isNaN()) || (IsLiteral && Text.empty()))
    return;
  if (statesBits(Text.empty() ? Code.Insts[Number].Pos.getLineText() : Text))
    return;
  report(Number, I, S, rules::IntegerAsFloat,
         I.Row->Mnemonic + " reads the integer " + Twine(Value) + " as " +
             formatFloat(Read),
         Written, Value);
}

void ConstantCheck::checkInst(uint32_t Number) {
  const Inst I = Code.decodeInst(Code.Insts[Number]);
  if (!I.Row)
    return;
  unsigned Source = 0;
  for (auto [Index, Op] : enumerate(I.operands())) {
    const bool IsSource = Op.isSource();
    if (!IsSource && Op.Kind != OperandKind::Const32)
      continue;
    if (const std::optional<int64_t> Value = getInteger(I, Op))
      if (std::optional<FloatType> Type = getFloatSourceType(*I.Row, Source))
        checkSource(Number, I, {Op, uint8_t(Index), *Type}, *Value);
    Source += IsSource;
  }
}

/// Returns true if a source of \p I, a vector instruction, may be an integer.
/// Most instructions have none, so this avoids decoding them.
bool ConstantCheck::mayHaveConstants(const CodeInst &I) const {
  constexpr unsigned LongBit = 1u << 31, SourceBits = 9, SourceMask = 0x1ff;
  const auto IsInteger = [](unsigned Source) {
    return (Source >= CodeInlineZero && Source < CodeInlineHalf) ||
           Source == CodeLiteral;
  };
  const char *Words = Code.Content.data() + I.Offset;
  const uint32_t Low = support::endian::read32le(Words);
  if (!(Low & LongBit))
    return IsInteger(Low & SourceMask) || I.Size > 4;
  if (I.Size < 8)
    return false;
  const uint32_t High = support::endian::read32le(Words + 4);
  return IsInteger(High & SourceMask) ||
         IsInteger(High >> SourceBits & SourceMask) ||
         IsInteger(High >> 2 * SourceBits & SourceMask);
}

void ConstantCheck::run() {
  for (auto [Number, I] : enumerate(Code.Insts))
    if (I.is(InstClass::ReadsFloats) && I.Pos.isValid() &&
        !I.is(InstClass::Interp) && mayHaveConstants(I))
      checkInst(Number);
}

void clrx::checkConstants(const SectionCode &Code, Findings &Found) {
  if (Found.isOn(WarningGroup::Constants) &&
      Code.Present.has(InstClass::ReadsFloats))
    ConstantCheck(Code, Found).run();
}
