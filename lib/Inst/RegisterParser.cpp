//===- RegisterParser.cpp - Register operands -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses registers by number, name or register symbol, with or without an
// index. Checks that a range has the size and the start that the operand
// requires.
//
//===----------------------------------------------------------------------===//

#include "RegisterParser.h"
#include "InstDiagnostics.h"
#include "ValueParser.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Registers by number and name
//===----------------------------------------------------------------------===//

static void setScalar(InstOperand &Op, unsigned First, unsigned Count) {
  Op.File = OperandFile::Scalar;
  Op.Code = First;
  Op.Count = Count;
}

static void setAccumulator(InstOperand &Op, unsigned First, unsigned Count) {
  Op.File = OperandFile::Accumulator;
  Op.Code = First;
  Op.Count = Count;
}

/// Parses the first or last register of a range. Plain numbers, which are most
/// frequent, do not go through the host.
bool RegisterParser::parseRangeEnd(int64_t &Value) {
  const char *End = Ctx.Cur.pos();
  int64_t Number = 0;
  if (*End != '0') // Octal and hexadecimal numbers begin with 0.
    for (; isDigit(*End) && Number < 1000; ++End)
      Number = Number * 10 + (*End - '0');
  if (End == Ctx.Cur.pos() || !(*End == ']' || (*End == ':' && End[1] != ':')))
    return ValueParser(Ctx).parseKnown(Value);
  Value = Number;
  Ctx.Cur.setPos(End);
  return false;
}

/// Parses the index after a register name: `[e]` or `[e:e]`, relative to a
/// range of \p Limit registers.
bool RegisterParser::parseIndex(unsigned Limit, StringRef What, unsigned &First,
                                unsigned &Count) {
  Ctx.Cur.advance(); // The bracket.
  const char *Loc = Ctx.nextLoc();
  int64_t Begin, End;
  if (parseRangeEnd(Begin))
    return true;
  End = Begin;
  if (Ctx.Cur.consume(':') && parseRangeEnd(End))
    return true;
  constexpr StringLiteral RangeForm =
      "a range of registers is written with ':', such as s[4:7]";
  if (Ctx.expect(']', "after the " + What + " register range")) {
    if (!Ctx.Cur.atEnd())
      Ctx.note(Ctx.Cur.pos(), RangeForm);
    return true;
  }
  if (uint64_t(Begin) >= Limit || uint64_t(End) >= Limit) {
    Ctx.error(Loc, rules::RegisterRange,
              Twine(What) + " register number out of range (0 to " +
                  Twine(Limit - 1) + ")");
    if (StringRef(Loc, Ctx.Cur.pos() - Loc).contains('-'))
      Ctx.note(Loc, RangeForm);
    return true;
  }
  if (End < Begin) {
    Ctx.error(Loc, rules::RegisterRange,
              What + " register range ends before it begins");
    const std::string Range = (Twine(End) + ":" + Twine(Begin)).str();
    const StringRef Written(Loc, Ctx.Cur.pos() - Loc - 1);
    Ctx.noteFix(Loc, FixIt::replace(Written, Range),
                "the lower number comes first: [" + Range + "]");
    return true;
  }
  First = Begin;
  Count = End - Begin + 1;
  return false;
}

/// Parses PREFIXn, PREFIX[e] or PREFIX[e:e]. \p Word is the word at the cursor
/// and not empty.
ParseStatus RegisterParser::parseNumbered(StringRef Word, StringRef Prefix,
                                          unsigned Limit, StringRef What,
                                          unsigned &First, unsigned &Count) {
  if (toLower(Word[0]) != Prefix[0] ||
      (Prefix.size() > 1 && !Word.starts_with_insensitive(Prefix)))
    return ParseStatus::NoMatch;
  StringRef Digits = Word.drop_front(Prefix.size());
  if (Digits.empty()) {
    if (*Word.end() != '[')
      return ParseStatus::NoMatch;
    Ctx.Cur.setPos(Word.end());
    return parseIndex(Limit, What, First, Count);
  }
  uint64_t Number = 0;
  for (char C : Digits) {
    if (!isDigit(C))
      return ParseStatus::NoMatch;
    Number = std::min<uint64_t>(Number * 10 + (C - '0'), Limit);
  }
  First = Number;
  if (First == Limit)
    return Ctx.error(Word.begin(), rules::RegisterRange,
                     Twine(What) + " register number out of range (0 to " +
                         Twine(Limit - 1) + ")");
  Count = 1;
  Ctx.Cur.setPos(Word.end());
  return ParseStatus::Success;
}

ParseStatus RegisterParser::parseScalarRegister(InstOperand &Op) {
  StringRef Word = Ctx.peekWord();
  if (Word.empty() || isDigit(Word[0]))
    return ParseStatus::NoMatch;
  unsigned First = 0, Count = 1;
  ParseStatus S = parseNumbered(Word, "s", Ctx.Facts.AddressableSGPRs, "scalar",
                                First, Count);
  if (S.isNoMatch()) {
    S = parseNumbered(Word, "ttmp", Ctx.Facts.NumTTMPs, "ttmp", First, Count);
    First += Ctx.Facts.FirstTTMP;
  }
  if (S.isSuccess())
    setScalar(Op, First, Count);
  return S.isNoMatch() ? parseSpecialRegister(Op, Word) : S;
}

ParseStatus RegisterParser::parseSpecialRegister(InstOperand &Op,
                                                 StringRef Word) {
  int Half;
  const SpecialRegister *R = findSpecialRegister(Word, Ctx.A, Half);
  if (!R || R->Kind == SpecialKind::Source || R->Kind == SpecialKind::Lane)
    return ParseStatus::NoMatch;
  Ctx.Cur.setPos(Word.end());
  unsigned First = 0, Count = R->isPair() ? 2 : 1;
  if (Half >= 0) {
    First = Half;
    Count = 1;
  } else if (R->isPair() && Ctx.Cur.peek() == '[' &&
             parseIndex(2, R->Name, First, Count)) {
    return ParseStatus::Failure;
  }
  setScalar(Op, R->Value + First, Count);
  return ParseStatus::Success;
}

ParseStatus RegisterParser::parseSourceOnlyName(InstOperand &Op,
                                                bool AllowLane) {
  StringRef Word = Ctx.peekWord();
  if (Word.empty())
    return ParseStatus::NoMatch;
  int Half;
  const SpecialRegister *R = findSpecialRegister(Word, Ctx.A, Half);
  if (!R || (R->Kind != SpecialKind::Source &&
             !(AllowLane && R->Kind == SpecialKind::Lane)))
    return ParseStatus::NoMatch;
  Ctx.Cur.setPos(Word.end());
  setScalar(Op, R->Value, 1);
  return ParseStatus::Success;
}

ParseStatus RegisterParser::parseVectorRegister(InstOperand &Op) {
  StringRef Word = Ctx.peekWord();
  if (Word.empty())
    return ParseStatus::NoMatch;
  unsigned First = 0, Count = 1;
  ParseStatus S = parseNumbered(Word, "v", MaxVGPRs, "vector", First, Count);
  if (S.isSuccess()) {
    Op.File = OperandFile::Vector;
    Op.Code = CodeVGPR0 + First;
    Op.Count = Count;
  }
  return S;
}

ParseStatus RegisterParser::parseAccumulator(InstOperand &Op) {
  StringRef Word = Ctx.peekWord();
  if (Word.empty())
    return ParseStatus::NoMatch;
  unsigned First = 0, Count = 1;
  ParseStatus S =
      parseNumbered(Word, "a", MaxVGPRs, "accumulation", First, Count);
  if (S.isSuccess())
    setAccumulator(Op, First, Count);
  return S;
}

//===----------------------------------------------------------------------===//
// Register symbols
//===----------------------------------------------------------------------===//

ParseStatus RegisterParser::parseRegisterSymbol(InstOperand &Op) {
  Ctx.Cur.skipBlanks();
  Cursor Name = Ctx.Cur;
  bool IsExpression = Name.consume('@');
  Name.skipBlanks();
  RegisterRange Range;
  if (!Ctx.Host.lookUpRegister(Name, Range) ||
      (IsExpression && Range.File == RegisterFile::RegVar))
    return ParseStatus::NoMatch; // After @, a variable is an ordinary symbol.
  Ctx.Cur = Name;
  if (Ctx.peekWord().empty() && Ctx.Cur.peek() != '[')
    Ctx.Cur = Name;
  if (Range.File == RegisterFile::Inline)
    return parseConstantIndex(Op, Range);
  bool EndsInExecHi = Range.File == RegisterFile::SGPR &&
                      Range.First + Range.Count == CodeInlineZero;
  if (EndsInExecHi)
    return Ctx.error(Name.pos(), rules::SymbolUse,
                     "a symbol of exec or exec_hi cannot be an operand");
  unsigned First = 0, Count = Range.Count;
  if (Ctx.Cur.peek() == '[' &&
      parseIndex(Range.Count, "symbol's", First, Count))
    return ParseStatus::Failure;
  if (Range.File == RegisterFile::AccVGPR) {
    setAccumulator(Op, Range.First + First, Count);
    return ParseStatus::Success;
  }
  Op.IsVar = Range.File == RegisterFile::RegVar;
  Op.Var = Range.Var;
  Op.VarOffset = Op.IsVar ? Range.First + First : 0;
  bool IsVector =
      Op.IsVar ? Range.VarIsVector : Range.File == RegisterFile::VGPR;
  Op.File = IsVector ? OperandFile::Vector : OperandFile::Scalar;
  Op.Code = (IsVector ? unsigned(CodeVGPR0) : 0) +
            (Op.IsVar ? 0 : Range.First + First);
  Op.Count = Count;
  return ParseStatus::Success;
}

/// Parses the index of a symbol that stands for a constant. It has no effect.
ParseStatus RegisterParser::parseConstantIndex(InstOperand &Op,
                                               const RegisterRange &Range) {
  const char *Loc = Ctx.Cur.pos();
  unsigned First = 0, Count = 0;
  if (Ctx.Cur.peek() == '[' && parseIndex(MaxVGPRs, "symbol's", First, Count))
    return ParseStatus::Failure;
  if (First)
    return Ctx.error(Loc, rules::ValueRange,
                     "index of a constant must begin at 0");
  Op.File = OperandFile::Inline;
  Op.Code = Range.First;
  Op.Count = Count;
  return ParseStatus::Success;
}

ParseStatus RegisterParser::parseScalarOrSymbol(InstOperand &Op,
                                                unsigned Count) {
  ParseStatus S = parseScalarRegister(Op);
  if (S.isNoMatch())
    return parseRegisterSymbol(Op);
  if (S.isSuccess() && Count &&
      (Op.Code == CodeNull || (Op.Code == CodeM0 && Count == 2)))
    Op.Count = Count;
  return S;
}

ParseStatus RegisterParser::parseAnyRegister(InstOperand &Op) {
  ParseStatus S = parseVectorRegister(Op);
  return S.isNoMatch() ? parseScalarOrSymbol(Op, /*Count=*/0) : S;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static std::string describeCount(unsigned Count, StringRef File) {
  return Count == 1 ? ("1 " + File + " register").str()
                    : (Twine(Count) + " " + File + " registers").str();
}

Alignment RegisterParser::getScalarAlignment() const {
  return Ctx.Inst.Row->isVector() ? Alignment::Line : Alignment::Scalar;
}

bool RegisterParser::checkScalarRegs(const InstOperand &Op, const char *Loc,
                                     unsigned Count, Alignment Align) {
  if (Count && Op.Count != Count) {
    Ctx.error(Loc, rules::RegisterCount,
              "expected " + describeCount(Count, "scalar") + ", found " +
                  Twine(unsigned(Op.Count)));
    if (!InstDiagnostics(Ctx).noteOtherMeaning() &&
        (Count > 1 || !InstDiagnostics(Ctx).noteHalves(Loc)))
      InstDiagnostics(Ctx).noteRegisterForm(Loc, Count, "scalar", Align);
    return true;
  }
  if (Op.IsVar || Op.Count < 2 || Op.Code >= Ctx.Facts.AddressableSGPRs)
    return false;
  if (Align == Alignment::Scalar && Op.Code % (Op.Count > 2 ? 4 : 2))
    Ctx.error(Loc, rules::RegisterRange,
              "expected " + describeCount(Op.Count, "scalar") + " aligned to " +
                  Twine(Op.Count > 2 ? 4 : 2) + ", found a range from s" +
                  Twine(Op.Code));
  else if (Align == Alignment::Line && !Ctx.Facts.HasFreeScalarRanges &&
           Op.Code / 4 != (Op.Code + Op.Count - 1u) / 4)
    Ctx.error(Loc, rules::RegisterRange,
              "scalar register range must not cross a multiple of 4");
  else
    return false;
  InstDiagnostics(Ctx).noteRegisterForm(Loc, Op.Count, "scalar", Align);
  return true;
}

bool RegisterParser::checkVectorRegs(const InstOperand &Op, const char *Loc,
                                     unsigned Min, unsigned Max) {
  if (Op.Count >= Min && Op.Count <= Max)
    return false;
  if (Min != Max)
    return Ctx.error(Loc, rules::RegisterCount,
                     "expected " + Twine(Min) + " to " + Twine(Max) +
                         " vector registers, found " +
                         Twine(unsigned(Op.Count)));
  Ctx.error(Loc, rules::RegisterCount,
            "expected " + describeCount(Min, "vector") + ", found " +
                Twine(unsigned(Op.Count)));
  InstDiagnostics(Ctx).noteRegisterForm(Loc, Min, "vector", Alignment::Free);
  return true;
}

bool RegisterParser::parseScalarRegs(InstOperand &Op, unsigned Count,
                                     Alignment Align) {
  const char *Loc = Ctx.nextLoc();
  ParseStatus S = parseScalarOrSymbol(Op, Count);
  if (S.isFailure())
    return true;
  if (S.isNoMatch() || Op.File != OperandFile::Scalar ||
      Op.Code >= CodeInlineZero) {
    InstDiagnostics(Ctx).reportWrongOperand(
        Loc, Count ? describeCount(Count, "scalar") : "scalar registers");
    if (Count > 1 || InstDiagnostics(Ctx).isLaneMask())
      InstDiagnostics(Ctx).noteRegisterForm(Loc, Count, "scalar", Align);
    return true;
  }
  return checkScalarRegs(Op, Loc, Count, Align);
}

bool RegisterParser::parseVectorRegs(InstOperand &Op, unsigned Min,
                                     unsigned Max) {
  const char *Loc = Ctx.nextLoc();
  ParseStatus S = parseVectorRegister(Op);
  if (S.isNoMatch())
    S = parseRegisterSymbol(Op);
  if (S.isFailure())
    return true;
  if (S.isNoMatch() || Op.File != OperandFile::Vector) {
    InstDiagnostics(Ctx).reportWrongOperand(
        Loc, Min == Max ? describeCount(Min, "vector") : "vector registers");
    InstDiagnostics(Ctx).noteScalarWriters(Loc);
    return true;
  }
  return checkVectorRegs(Op, Loc, Min, Max);
}

bool RegisterParser::checkInline(InstOperand &Op, const char *Loc,
                                 unsigned Count) {
  if (Op.File != OperandFile::Inline)
    return InstDiagnostics(Ctx).reportWrongOperand(
        Loc, describeCount(Count, "scalar") + " or a constant");
  if (Op.Count > 1 && Op.Count != Count)
    return Ctx.error(
        Loc, rules::ValueRange,
        "index of a constant must be [0] or [0:" + Twine(Count - 1) + "]");
  Op.Count = 0;
  return false;
}
