//===- Modifiers.cpp - Modifiers behind the operands ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The words behind the operands. Which there are is Modifiers.def; here is the
// grammar of their values.
//
//===----------------------------------------------------------------------===//

#include "InstParser.h"
#include "clrx/ISA/Renames.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// The list
//===----------------------------------------------------------------------===//

bool InstParser::parseModifiers() {
  uint16_t Group = getModifierGroup(*Inst.Row, A);
  if (!Group)
    return false;
  while (!Cur.atEnd()) {
    StringRef Name = peekKeyword();
    if (Name.empty())
      return expectedModifier();
    const Modifier *M = findModifier(Name, *Inst.Row, Group, A);
    if (!M)
      return reportUnknownModifier(Group, Name);
    const char *Loc = Cur.pos();
    if (!ModifiersLoc)
      ModifiersLoc = Loc;
    Cur.setPos(Name.end());
    if (parseModifier(*M, Loc))
      return true;
  }
  return false;
}

/// Says where \p Name is a modifier. \returns false if it is none.
bool InstParser::noteOtherUses(uint16_t Group, StringRef Name) {
  auto [Arches, OtherGroups] = findModifierUses(Name, Group, A);
  if (OtherGroups & Group)
    note(Cur.pos(), Group & (Flat | Interp)
                        ? "it must be in lower case here"
                        : "no operand of this instruction can have it");
  else if (Arches) {
    note(Cur.pos(), "it exists on " + listArches(Arches));
    if (const std::string Text = explainOldModifier(Name, A); !Text.empty())
      note(Cur.pos(), Text);
  } else if (OtherGroups)
    note(Cur.pos(),
         "it is a modifier of " + listGroups(OtherGroups) + " instructions");
  return Arches || OtherGroups;
}

bool InstParser::reportUnknownModifier(uint16_t Group, StringRef Name) {
  error(Cur.pos(), "unknown modifier '" + Name + "' for this instruction");
  if (noteOtherUses(Group, Name))
    return true;
  ClosestName Closest(Name);
  considerModifiers(Closest, *Inst.Row, Group, A);
  Host.getReporter().suggest(Cur.loc(), Closest);
  return true;
}

/// Something else than a name stands where a modifier may.
bool InstParser::expectedModifier() {
  if (Cur.peek() != ',')
    return error(Cur.pos(), "expected a modifier");
  Cursor Comma = Cur;
  Cur.advance();
  bool IsSeparator = isModifierName(peekKeyword());
  Cur = Comma;
  return IsSeparator ? error(Cur.pos(), "modifiers are not separated by ','")
                     : reportRest();
}

/// Only mul and div insist on being the first output modifier that does
/// something.
bool InstParser::repeatsOMod(const Modifier &M) const {
  return M.Kind != ModifierKind::Number && Inst[Field::OMod] &&
         !Inst.Row->IsInterp;
}

/// Notes that \p M sets its field.
void InstParser::markGiven(const Modifier &M, const char *Loc) {
  if (M.Target == Field::None)
    return;
  bool MayRepeat = M.Kind == ModifierKind::Flag ||
                   (M.Target == Field::OMod && !repeatsOMod(M));
  // dpp8 and the other DPP controls exclude each other; that is an error later.
  bool IsConflict = M.Target == Field::DppCtrl &&
                    Given.DPP8 != (M.Kind == ModifierKind::Lanes8);
  if (Given.has(M.Target) && !MayRepeat && !IsConflict)
    warning(Loc, M.Name + " is already defined");
  Given.Fields.set(unsigned(M.Target));
}

static bool isSDWAKind(ModifierKind K) {
  return K == ModifierKind::Select || K == ModifierKind::DstSelect ||
         K == ModifierKind::Unused;
}

static bool isDPPKind(ModifierKind K) {
  return K >= ModifierKind::QuadPerm && K <= ModifierKind::BoundCtrl;
}

bool InstParser::parseModifier(const Modifier &M, const char *Loc) {
  Given.SDWAFields |= isSDWAKind(M.Kind);
  Given.DPPFields |= isDPPKind(M.Kind);
  switch (M.Kind) {
  case ModifierKind::Flag:
    markGiven(M, Loc);
    return parseFlag(Inst[M.Target]);
  case ModifierKind::Request:
    return parseRequest(M);
  case ModifierKind::Offset:
    return parseOffsetModifier(M, Loc, FieldFixup(M.Param));
  case ModifierKind::SMemOffset:
    return parseSMemOffset(M, Loc);
  case ModifierKind::FlatOffset:
    return parseOffsetModifier(M, Loc, flatOffsetFixup());
  case ModifierKind::WaveShift:
  case ModifierKind::DppWord:
    markGiven(M, Loc);
    Inst[M.Target] = M.Param;
    return M.Kind == ModifierKind::WaveShift && parseWaveShift();
  case ModifierKind::BoundCtrl:
    markGiven(M, Loc);
    return parseBoundCtrl();
  default:
    break;
  }
  // Lists of bits want the colon at the name.
  bool IsBits =
      M.Kind == ModifierKind::SourceBits || M.Kind == ModifierKind::OpSel;
  if (IsBits && Cur.peek() != ':')
    return error(Cur.pos(), "expected ':' behind " + M.Name);
  bool HasColon = Cur.consume(':');
  if (!HasColon && M.Kind == ModifierKind::Dim) {
    warning(Loc, M.Name + " without a value is ignored");
    return false;
  }
  if (!HasColon && expect(':', "behind " + M.Name))
    return true;
  Cur.skipBlanks();
  markGiven(M, Loc);
  return parseModifierValue(M);
}

/// The value of a modifier that must have one.
bool InstParser::parseModifierValue(const Modifier &M) {
  uint32_t &Value = Inst[M.Target];
  switch (M.Kind) {
  case ModifierKind::Number:
  case ModifierKind::DppMask:
    return parseKnownUnsigned(M.Param, Value);
  case ModifierKind::Multiply:
  case ModifierKind::Divide:
    return parseOutputModifier(M);
  case ModifierKind::SourceBits:
    return parseBits(Inst.Row->getNumModifierSources(), Value);
  case ModifierKind::OpSel:
    return parseOpSel(M);
  case ModifierKind::DataFormat:
    return parseDataFormat();
  case ModifierKind::DMask:
    return parseDMask();
  case ModifierKind::Dim:
    return parseNamed(ImageDims, 3, "image dimension", Value);
  case ModifierKind::Select:
  case ModifierKind::DstSelect:
  case ModifierKind::Unused:
    return parseSelect(M);
  case ModifierKind::QuadPerm:
    return parseLaneList(4, 2, Value);
  case ModifierKind::Lanes8:
    Given.DPP8 = true;
    return parseLaneList(8, 3, Value);
  case ModifierKind::RowShift:
  case ModifierKind::RowLane:
    return parseRowControl(M);
  case ModifierKind::RowBroadcast:
    return parseRowBroadcast(M);
  default:
    return false;
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// ::= [: expression]
bool InstParser::parseFlag(uint32_t &Value) {
  Value = 1;
  if (!Cur.consume(':'))
    return false;
  if (Options.OldModifierParams)
    return parseKnownUnsigned(1, Value);
  int64_t V;
  if (parseKnown(V))
    return true;
  Value = V != 0;
  return false;
}

bool InstParser::parseRequest(const Modifier &M) {
  uint32_t Value;
  if (parseFlag(Value))
    return true;
  Given.Requests[M.Param] = Value;
  return false;
}

bool InstParser::parseOffsetModifier(const Modifier &M, const char *Loc,
                                     FieldFixup Kind) {
  if (expect(':', "behind " + M.Name))
    return true;
  bool IsHalf = Kind == FieldFixup::DsOffset0 || Kind == FieldFixup::DsOffset1;
  if (!IsHalf)
    markGiven(M, Loc);
  else if (std::exchange(Given.OffsetHalves[Kind == FieldFixup::DsOffset1],
                         true))
    warning(Loc, M.Name + " is already defined");
  uint32_t Other = Inst[Field::Offset];
  erase_if(Pending, [this, Kind](const PendingField &P) {
    if (P.Kind == Kind)
      Host.dropExpression(P.Value.Expr);
    return P.Kind == Kind;
  });
  if (parseField(Kind, Field::Offset))
    return true;
  if (!IsHalf)
    return false;
  unsigned Shift = getFieldFixupInfo(Kind).BitOffset;
  uint32_t Mask = 0xffu << Shift;
  Inst[Field::Offset] = (Inst[Field::Offset] << Shift & Mask) | (Other & ~Mask);
  return false;
}

bool InstParser::parseSMemOffset(const Modifier &M, const char *Loc) {
  const InstOperand *Off = Inst.find(OperandKind::SMOffset);
  if (Off && Off->File != OperandFile::Scalar)
    return error(Loc, "a second offset needs a register as the first");
  return parseOffsetModifier(M, Loc, FieldFixup::SmemOffset21);
}

FieldFixup InstParser::flatOffsetFixup() const {
  switch (Inst.Row->has(FlatSeg) ? Facts.FlatOffsetBits
                                 : Facts.SegmentOffsetBits) {
  case 11:
    return FieldFixup::FlatOffset11;
  case 12:
    return FieldFixup::FlatOffset12;
  default:
    return FieldFixup::FlatOffset13;
  }
}

/// ::= 2 | 4 for mul, 2 for div
bool InstParser::parseOutputModifier(const Modifier &M) {
  const char *Loc = Cur.pos();
  StringRef Digits = Cur.rest().take_while(isDigit);
  unsigned Factor;
  if (Digits.getAsInteger(10, Factor))
    return error(Loc, "expected a decimal number behind " + M.Name);
  Cur.setPos(Digits.end());
  for (const OutputModifier &O : OutputModifiers.rows())
    if (O.Name == M.Name && O.Factor == Factor) {
      Inst[Field::OMod] = O.Value;
      return false;
    }
  return error(Loc, M.Kind == ModifierKind::Divide
                        ? "only div:2 is possible"
                        : "only mul:2 and mul:4 are possible");
}

/// ::= number , number ... ] with \p Count numbers of \p Bits bits, each a
/// \p What
bool InstParser::parseList(unsigned Count, unsigned Bits, StringRef What,
                           uint32_t &Value) {
  Value = 0;
  for (unsigned I = 0; I != Count; ++I) {
    uint32_t Number;
    if (I &&
        expect(',', "before " + What + " " + Twine(I) + " of " + Twine(Count)))
      return true;
    if (parseKnownUnsigned(Bits, Number))
      return true;
    Value |= Number << I * Bits;
  }
  return expect(']', "after " + Twine(Count) + " " + What + "s");
}

/// ::= [ bit , bit ... ] with \p Count bits | expression
bool InstParser::parseBits(unsigned Count, uint32_t &Value) {
  return Cur.consume('[') ? parseList(Count, 1, "bit", Value)
                          : parseKnownUnsigned(Count, Value);
}

/// One bit per source and one for the destination, which has bit 3.
bool InstParser::parseOpSel(const Modifier &M) {
  unsigned NumSources =
      Inst.Row->IsInterp ? 3 : Inst.Row->getNumModifierSources();
  uint32_t Bits;
  if (parseBits(NumSources + 1, Bits))
    return true;
  uint32_t SourceMask = maskTrailingOnes<uint32_t>(NumSources);
  Inst[Field::OpSel] = (Bits & SourceMask) | (Bits >> NumSources & 1) << 3;
  return false;
}

/// ::= [ lane , lane ... ] with \p Count lanes of \p Bits bits
bool InstParser::parseLaneList(unsigned Count, unsigned Bits, uint32_t &Value) {
  return expect('[', "before the list of lanes") ||
         parseList(Count, Bits, "lane", Value);
}

//===----------------------------------------------------------------------===//
// DPP
//===----------------------------------------------------------------------===//

/// ::= [: 1]
bool InstParser::parseWaveShift() {
  return Cur.consume(':') && !Cur.consume('1') &&
         error(Cur.pos(), "waves can be shifted by 1 only");
}

/// Row shifts go from 1 to 15, lanes of a row from 0.
bool InstParser::parseRowControl(const Modifier &M) {
  const char *Loc = Cur.pos();
  uint32_t N;
  if (parseKnownUnsigned(4, N))
    return true;
  if (M.Kind == ModifierKind::RowShift && !N)
    return error(Loc, M.Name + " must not be 0");
  Inst[Field::DppCtrl] = M.Param + N;
  return false;
}

/// ::= decimal-number; not an expression, as with wave shifts.
bool InstParser::parseRowBroadcast(const Modifier &M) {
  StringRef Text = Cur.rest();
  unsigned Lane;
  if (Text.consumeInteger(10, Lane) || (Lane != 15 && Lane != 31))
    return error(Cur.pos(), "only lanes 15 and 31 can be broadcast");
  Cur.setPos(Text.data());
  Inst[Field::DppCtrl] = M.Param + (Lane == 31);
  return false;
}

/// ::= [: 0 | 1 [: expression]]
bool InstParser::parseBoundCtrl() {
  Inst[Field::BoundCtrl] = 1;
  if (!Cur.consume(':'))
    return false;
  if (!Cur.consume('0') && !Cur.consume('1'))
    return error(Cur.pos(), "expected 0 or 1");
  return parseFlag(Inst[Field::BoundCtrl]);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

bool InstParser::parseSelect(const Modifier &M) {
  if (M.Kind == ModifierKind::Unused)
    return parseNamed(UnusedNames, 2, "treatment of unused bits",
                      Inst[M.Target]);
  if (Cur.peek() == '@' && Cur.pos()[-1] != ':')
    return error(Cur.pos(), "expected '@' right behind the colon");
  return parseNamed(SelectNames, 3, "part of a register", Inst[M.Target]);
}

bool InstParser::parseDMask() {
  const char *Loc = Cur.pos();
  int64_t Mask;
  if (parseKnown(Mask))
    return true;
  if (!(Mask & 15))
    return error(Loc, "dmask must not be 0");
  if (!isUInt<4>(Mask))
    warning(Loc, "dmask " + Twine(Mask) + " is out of range (1 to 15)");
  Inst[Field::DMask] = Mask & 15;
  return false;
}

/// Parses one part of a buffer format into \p Value.
bool InstParser::parseFormatPart(bool MayBeData, uint32_t &Data,
                                 uint32_t &Number, bool &IsData) {
  const char *Loc = nextLoc();
  IsData = MayBeData;
  if (Cur.consume('@'))
    return IsData ? parseKnownUnsigned(4, Data) : parseKnownUnsigned(3, Number);
  StringRef Name = peekWord();
  const NamedCode *D = DataFormatNames.find(Name, maskOf(A));
  const NamedCode *N = NumberFormatNames.find(Name, maskOf(A));
  Cur.setPos(Name.end());
  if (D && MayBeData) {
    Data = D->Value;
    return false;
  }
  IsData = false;
  if (!N) {
    error(Loc, "unknown " + Twine(MayBeData ? "data or " : "") +
                   "number format '" + Name + "'");
    noteNamed(Loc, NumberFormatNames, Name);
    return true;
  }
  Number = N->Value;
  return false;
}

/// ::= [ data format [, number format] ] | [ number format ]
bool InstParser::parseDataFormat() {
  // A part left out keeps what an earlier one has set.
  uint32_t Earlier = Inst[Field::BufferFormat];
  uint32_t Data = Earlier & 15, Number = Earlier >> 4;
  bool IsData;
  if (expect('[', "before the format") ||
      parseFormatPart(/*MayBeData=*/true, Data, Number, IsData))
    return true;
  if (IsData && Cur.consume(',') &&
      parseFormatPart(/*MayBeData=*/false, Data, Number, IsData))
    return true;
  Inst[Field::BufferFormat] = Data | Number << 4;
  return expect(']', "after the format");
}
