//===- Registers.cpp - Register operands ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Register operands: by number, by name, by register symbol, with an index or
// not; and whether a range has the size and start that the operand wants.
//
//===----------------------------------------------------------------------===//

#include "InstParser.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

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

/// Parses the first or last register of a range, most of them plain numbers.
bool InstParser::parseRangeEnd(int64_t &Value) {
  const char *End = Cur.pos();
  int64_t Number = 0;
  if (*End != '0') // Which begins octal and hexadecimal ones.
    for (; isDigit(*End) && Number < 1000; ++End)
      Number = Number * 10 + (*End - '0');
  if (End == Cur.pos() || !(*End == ']' || (*End == ':' && End[1] != ':')))
    return parseKnown(Value);
  Value = Number;
  Cur.setPos(End);
  return false;
}

/// Parses what may follow a register name: `[e]` or `[e:e]`, relative to a
/// range of \p Limit registers.
bool InstParser::parseIndex(unsigned Limit, StringRef What, unsigned &First,
                            unsigned &Count) {
  Cur.advance(); // The bracket.
  const char *Loc = nextLoc();
  int64_t Begin, End;
  if (parseRangeEnd(Begin))
    return true;
  End = Begin;
  if (Cur.consume(':') && parseRangeEnd(End))
    return true;
  if (expect(']', "after the " + What + " register range"))
    return true;
  if (uint64_t(Begin) >= Limit || uint64_t(End) >= Limit)
    return error(Loc, Twine(What) + " register number out of range (0 to " +
                          Twine(Limit - 1) + ")");
  if (End < Begin)
    return errorWithFix(Loc,
                        Twine(What) + " register range ends before it begins",
                        "the lower number comes first: [" + Twine(End) + ":" +
                            Twine(Begin) + "]");
  First = Begin;
  Count = End - Begin + 1;
  return false;
}

/// Parses PREFIXn, PREFIX[e] or PREFIX[e:e] where \p Word, not empty, stands at
/// the cursor.
ParseStatus InstParser::parseNumbered(StringRef Word, StringRef Prefix,
                                      unsigned Limit, StringRef What,
                                      unsigned &First, unsigned &Count) {
  if (toLower(Word[0]) != Prefix[0] ||
      (Prefix.size() > 1 && !Word.starts_with_insensitive(Prefix)))
    return ParseStatus::NoMatch;
  StringRef Digits = Word.drop_front(Prefix.size());
  if (Digits.empty()) {
    if (*Word.end() != '[')
      return ParseStatus::NoMatch;
    Cur.setPos(Word.end());
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
    return error(Word.begin(), Twine(What) +
                                   " register number out of range (0 to " +
                                   Twine(Limit - 1) + ")");
  Count = 1;
  Cur.setPos(Word.end());
  return ParseStatus::Success;
}

ParseStatus InstParser::parseScalarRegister(InstOperand &Op) {
  StringRef Word = peekWord();
  if (Word.empty() || isDigit(Word[0]))
    return ParseStatus::NoMatch;
  unsigned First = 0, Count = 1;
  ParseStatus S =
      parseNumbered(Word, "s", Facts.AddressableSGPRs, "scalar", First, Count);
  if (S.isNoMatch()) {
    S = parseNumbered(Word, "ttmp", Facts.NumTTMPs, "ttmp", First, Count);
    First += Facts.FirstTTMP;
  }
  if (S.isSuccess())
    setScalar(Op, First, Count);
  return S.isNoMatch() ? parseSpecialRegister(Op, Word) : S;
}

ParseStatus InstParser::parseSpecialRegister(InstOperand &Op, StringRef Word) {
  int Half;
  const SpecialRegister *R = findSpecialRegister(Word, A, Half);
  if (!R || R->Kind == SpecialKind::Source || R->Kind == SpecialKind::Lane)
    return ParseStatus::NoMatch;
  Cur.setPos(Word.end());
  unsigned First = 0, Count = R->isPair() ? 2 : 1;
  if (Half >= 0) {
    First = Half;
    Count = 1;
  } else if (R->isPair() && Cur.peek() == '[' &&
             parseIndex(2, R->Name, First, Count)) {
    return ParseStatus::Failure;
  }
  setScalar(Op, R->Value + First, Count);
  return ParseStatus::Success;
}

/// Parses a name that only sources know.
ParseStatus InstParser::parseSourceOnlyName(InstOperand &Op, bool AllowLane) {
  StringRef Word = peekWord();
  if (Word.empty())
    return ParseStatus::NoMatch;
  int Half;
  const SpecialRegister *R = findSpecialRegister(Word, A, Half);
  if (!R || (R->Kind != SpecialKind::Source &&
             !(AllowLane && R->Kind == SpecialKind::Lane)))
    return ParseStatus::NoMatch;
  Cur.setPos(Word.end());
  setScalar(Op, R->Value, 1);
  return ParseStatus::Success;
}

ParseStatus InstParser::parseVectorRegister(InstOperand &Op) {
  StringRef Word = peekWord();
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

ParseStatus InstParser::parseAccumulator(InstOperand &Op) {
  StringRef Word = peekWord();
  if (Word.empty())
    return ParseStatus::NoMatch;
  unsigned First = 0, Count = 1;
  ParseStatus S =
      parseNumbered(Word, "a", MaxVGPRs, "accumulation", First, Count);
  if (S.isSuccess())
    setAccumulator(Op, First, Count);
  return S;
}

/// ::= [@] symbol [ [e] | [e:e] ]
ParseStatus InstParser::parseRegisterSymbol(InstOperand &Op) {
  Cur.skipBlanks();
  Cursor Name = Cur;
  bool IsExpression = Name.consume('@');
  Name.skipBlanks();
  RegisterRange Range;
  if (!Host.lookUpRegister(Name, Range) ||
      (IsExpression && Range.File == RegisterFile::RegVar))
    return ParseStatus::NoMatch; // With @, a variable is like any symbol.
  Cur = Name;
  if (peekWord().empty() && Cur.peek() != '[')
    Cur = Name;
  if (Range.File == RegisterFile::Inline)
    return parseConstantIndex(Op, Range);
  bool EndsInExecHi = Range.File == RegisterFile::SGPR &&
                      Range.First + Range.Count == CodeInlineZero;
  if (EndsInExecHi)
    return error(Name.pos(),
                 "a symbol of exec or exec_hi cannot be an operand");
  unsigned First = 0, Count = Range.Count;
  if (Cur.peek() == '[' && parseIndex(Range.Count, "symbol's", First, Count))
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

/// A symbol that stands for a constant may carry an index, for looks.
ParseStatus InstParser::parseConstantIndex(InstOperand &Op,
                                           const RegisterRange &Range) {
  const char *Loc = Cur.pos();
  unsigned First = 0, Count = 0;
  if (Cur.peek() == '[' && parseIndex(MaxVGPRs, "symbol's", First, Count))
    return ParseStatus::Failure;
  if (First)
    return error(Loc, "index of a constant must begin at 0");
  Op.File = OperandFile::Inline;
  Op.Code = Range.First;
  Op.Count = Count;
  return ParseStatus::Success;
}

/// Parses a scalar register where \p Count are wanted (0: any number), or a
/// register symbol of whatever file. M0 stands for a pair, NULL for any number.
ParseStatus InstParser::parseScalarOrSymbol(InstOperand &Op, unsigned Count) {
  ParseStatus S = parseScalarRegister(Op);
  if (S.isNoMatch())
    return parseRegisterSymbol(Op);
  if (S.isSuccess() && Count &&
      (Op.Code == CodeNull || (Op.Code == CodeM0 && Count == 2)))
    Op.Count = Count;
  return S;
}

/// Parses any register or register symbol, of either file.
ParseStatus InstParser::parseAnyRegister(InstOperand &Op) {
  ParseStatus S = parseVectorRegister(Op);
  return S.isNoMatch() ? parseScalarOrSymbol(Op, /*Count=*/0) : S;
}

static std::string describeCount(unsigned Count, StringRef File) {
  return Count == 1 ? ("1 " + File + " register").str()
                    : (Twine(Count) + " " + File + " registers").str();
}

/// Checks size and start of a range of scalar registers; \p Count 0 takes any.
bool InstParser::checkScalarRegs(const InstOperand &Op, const char *Loc,
                                 unsigned Count, Alignment Align) {
  if (Count && Op.Count != Count) {
    error(Loc, "expected " + describeCount(Count, "scalar") + ", found " +
                   Twine(unsigned(Op.Count)));
    if (!noteOtherMeaning() && (Count > 1 || !noteHalves(Loc)))
      noteRegisterForm(Loc, Count, "scalar", Align);
    return true;
  }
  if (Op.IsVar || Op.Count < 2 || Op.Code >= Facts.AddressableSGPRs)
    return false;
  if (Align == Alignment::Scalar && Op.Code % (Op.Count > 2 ? 4 : 2))
    error(Loc, "expected " + describeCount(Op.Count, "scalar") +
                   " aligned to " + Twine(Op.Count > 2 ? 4 : 2) +
                   ", found a range from s" + Twine(Op.Code));
  else if (Align == Alignment::Line && !Facts.HasFreeScalarRanges &&
           Op.Code / 4 != (Op.Code + Op.Count - 1u) / 4)
    error(Loc, "scalar register range must not cross a multiple of 4");
  else
    return false;
  noteRegisterForm(Loc, Op.Count, "scalar", Align);
  return true;
}

bool InstParser::checkVectorRegs(const InstOperand &Op, const char *Loc,
                                 unsigned Min, unsigned Max) {
  if (Op.Count >= Min && Op.Count <= Max)
    return false;
  if (Min != Max)
    return error(Loc, "expected " + Twine(Min) + " to " + Twine(Max) +
                          " vector registers, found " +
                          Twine(unsigned(Op.Count)));
  error(Loc, "expected " + describeCount(Min, "vector") + ", found " +
                 Twine(unsigned(Op.Count)));
  noteRegisterForm(Loc, Min, "vector", Alignment::Free);
  return true;
}

bool InstParser::parseScalarRegs(InstOperand &Op, unsigned Count,
                                 Alignment Align) {
  const char *Loc = nextLoc();
  ParseStatus S = parseScalarOrSymbol(Op, Count);
  if (S.isFailure())
    return true;
  if (S.isNoMatch() || Op.File != OperandFile::Scalar ||
      Op.Code >= CodeInlineZero) {
    wrongOperand(Loc,
                 Count ? describeCount(Count, "scalar") : "scalar registers");
    if (Count > 1 || isLaneMask())
      noteRegisterForm(Loc, Count, "scalar", Align);
    return true;
  }
  return checkScalarRegs(Op, Loc, Count, Align);
}

bool InstParser::parseVectorRegs(InstOperand &Op, unsigned Min, unsigned Max) {
  const char *Loc = nextLoc();
  ParseStatus S = parseVectorRegister(Op);
  if (S.isNoMatch())
    S = parseRegisterSymbol(Op);
  if (S.isFailure())
    return true;
  if (S.isNoMatch() || Op.File != OperandFile::Vector) {
    wrongOperand(Loc, Min == Max ? describeCount(Min, "vector")
                                 : "vector registers");
    noteScalarWriters(Loc);
    return true;
  }
  return checkVectorRegs(Op, Loc, Min, Max);
}

/// An index on a constant must fit the operand.
bool InstParser::checkInline(InstOperand &Op, const char *Loc, unsigned Count) {
  if (Op.File != OperandFile::Inline)
    return wrongOperand(Loc, describeCount(Count, "scalar") + " or a constant");
  if (Op.Count > 1 && Op.Count != Count)
    return error(
        Loc, "index of a constant must be [0] or [0:" + Twine(Count - 1) + "]");
  Op.Count = 0;
  return false;
}

/// The operand of `name = %OPERAND`.
bool InstParser::parseRegisterOperand(Cursor &C, bool HasAccVGPRs,
                                      RegisterRange &Result) {
  Cur = C;
  InstOperand Op;
  ParseStatus S = ParseStatus::NoMatch;
  if (HasAccVGPRs)
    S = parseAccumulator(Op);
  if (S.isNoMatch())
    S = parseAnyRegister(Op);
  if (S.isNoMatch())
    S = parseSourceOnlyName(Op, /*AllowLane=*/false);
  if (S.isFailure())
    return true;
  ConstantRules Rules;
  Rules.LiteralError = "expected a register or an inline constant";
  Rules.ExpressionFlags = EF_MustBeKnown | EF_MustBeAbsolute;
  if (S.isNoMatch() && parseConstant(Op, Rules))
    return true;
  Result = RegisterRange();
  Result.First = Op.IsVar      ? Op.VarOffset
                 : Op.isVGPR() ? Op.Code - CodeVGPR0
                               : Op.Code;
  Result.Count = Op.Count;
  Result.Var = Op.Var;
  Result.VarIsVector = Op.IsVar && Op.isVGPR();
  Result.File = Op.IsVar                              ? RegisterFile::RegVar
                : Op.isVGPR()                         ? RegisterFile::VGPR
                : Op.File == OperandFile::Accumulator ? RegisterFile::AccVGPR
                : Op.File == OperandFile::Inline      ? RegisterFile::Inline
                                                      : RegisterFile::SGPR;
  C = Cur;
  return false;
}
