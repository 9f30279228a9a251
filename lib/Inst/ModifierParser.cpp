//===- ModifierParser.cpp - Modifiers after the operands ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The list of modifiers and the grammar of their values. The modifiers
// themselves are the rows of Modifiers.def.
//
//===----------------------------------------------------------------------===//

#include "ModifierParser.h"
#include "InstContext.h"
#include "InstDiagnostics.h"
#include "ValueParser.h"
#include "clrx/ISA/Names.h"
#include "clrx/ISA/Renames.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// The list
//===----------------------------------------------------------------------===//

bool ModifierParser::parse() {
  uint16_t Group = getModifierGroup(*Ctx.Inst.Row, Ctx.A);
  if (!Group)
    return false;
  while (!Ctx.Cur.atEnd()) {
    StringRef Name = Ctx.peekKeyword();
    if (Name.empty())
      return reportMissing();
    const Modifier *M = findModifier(Name, *Ctx.Inst.Row, Group, Ctx.A);
    if (!M)
      return reportUnknown(Group, Name);
    const char *Loc = Ctx.Cur.pos();
    if (!Ctx.ModifiersLoc)
      Ctx.ModifiersLoc = Loc;
    Ctx.Cur.setPos(Name.end());
    if (parseModifier(*M, Loc))
      return true;
  }
  return false;
}

/// Notes which architectures and instructions have a modifier called \p Name.
/// \returns false if there is no such modifier.
bool ModifierParser::noteOtherUses(uint16_t Group, StringRef Name) {
  auto [Arches, OtherGroups] = findModifierUses(Name, Group, Ctx.A);
  if (OtherGroups & Group)
    Ctx.note(Ctx.Cur.pos(), Group & (Flat | Interp)
                                ? "it must be in lower case here"
                                : "no operand of this instruction can have it");
  else if (Arches) {
    Ctx.note(Ctx.Cur.pos(), "it exists on " + listArches(Arches));
    if (const std::string Text = explainOldModifier(Name, Ctx.A); !Text.empty())
      Ctx.note(Ctx.Cur.pos(), Text);
  } else if (Name.starts_with_insensitive("offset") &&
             (Group & (DataShare | DataShare2)))
    Ctx.note(Ctx.Cur.pos(), Group & DataShare2
                                ? "this instruction has 'offset0' and 'offset1'"
                                : "this instruction has 'offset'");
  else if (OtherGroups)
    Ctx.note(Ctx.Cur.pos(), "it is a modifier of " + listGroups(OtherGroups) +
                                " instructions");
  return Arches || OtherGroups;
}

bool ModifierParser::reportUnknown(uint16_t Group, StringRef Name) {
  Ctx.error(Ctx.Cur.pos(), rules::UnknownModifier,
            "unknown modifier '" + Name + "' for this instruction");
  if (isDigit(Ctx.Cur.pos()[-1])) {
    Ctx.note(Ctx.Cur.pos(),
             "a number ends here; hexadecimal numbers begin with "
             "'0x', and numbers have no suffix");
    return true;
  }
  if (noteOtherUses(Group, Name))
    return true;
  ClosestName Closest(Name);
  considerModifiers(Closest, *Ctx.Inst.Row, Group, Ctx.A);
  Ctx.Host.getReporter().suggest(Ctx.Cur.loc(), Closest);
  return true;
}

/// Reports that there is no modifier at the cursor.
bool ModifierParser::reportMissing() {
  if (Ctx.Cur.peek() != ',')
    return Ctx.error(Ctx.Cur.pos(), rules::Syntax, "expected a modifier");
  Cursor Comma = Ctx.Cur;
  Ctx.Cur.advance();
  bool IsSeparator = isModifierName(Ctx.peekKeyword());
  Ctx.Cur = Comma;
  return IsSeparator ? Ctx.error(Ctx.Cur.pos(), rules::Syntax,
                                 "modifiers are not separated by ','")
                     : InstDiagnostics(Ctx).reportTrailingText();
}

/// Returns true if \p M is mul or div, and an output modifier before it has an
/// effect. Interpolations may repeat these modifiers.
bool ModifierParser::repeatsOMod(const Modifier &M) const {
  return M.Kind != ModifierKind::Number && Ctx.Inst[Field::OMod] &&
         !Ctx.Inst.Row->IsInterp;
}

/// Records that \p M sets its field. Warns if the field was set before.
void ModifierParser::markSet(const Modifier &M, const char *Loc) {
  if (M.Target == Field::None)
    return;
  bool MayRepeat = M.Kind == ModifierKind::Flag ||
                   (M.Target == Field::OMod && !repeatsOMod(M));
  // dpp8 excludes the other DPP controls. VectorFormat reports that error.
  bool IsConflict = M.Target == Field::DppCtrl &&
                    Ctx.Modifiers.DPP8 != (M.Kind == ModifierKind::Lanes8);
  if (Ctx.Modifiers.has(M.Target) && !MayRepeat && !IsConflict)
    Ctx.warning(Loc, rules::Redefinition, M.Name + " is already defined");
  Ctx.Modifiers.Fields.set(unsigned(M.Target));
}

static bool isSDWAKind(ModifierKind K) {
  return K == ModifierKind::Select || K == ModifierKind::DstSelect ||
         K == ModifierKind::Unused;
}

static bool isDPPKind(ModifierKind K) {
  return K >= ModifierKind::QuadPerm && K <= ModifierKind::BoundCtrl;
}

bool ModifierParser::parseModifier(const Modifier &M, const char *Loc) {
  Ctx.Modifiers.SDWAFields |= isSDWAKind(M.Kind);
  Ctx.Modifiers.DPPFields |= isDPPKind(M.Kind);
  switch (M.Kind) {
  case ModifierKind::Flag:
    markSet(M, Loc);
    return parseFlag(Ctx.Inst[M.Target]);
  case ModifierKind::Request:
    return parseRequest(M);
  case ModifierKind::Offset:
    return parseOffset(M, Loc, FieldFixup(M.Param));
  case ModifierKind::SMemOffset:
    return parseSMemOffset(M, Loc);
  case ModifierKind::FlatOffset:
    return parseOffset(M, Loc, getFlatOffsetField(*Ctx.Inst.Row, Ctx.A));
  case ModifierKind::WaveShift:
  case ModifierKind::DppWord:
    markSet(M, Loc);
    Ctx.Inst[M.Target] = M.Param;
    return M.Kind == ModifierKind::WaveShift && parseWaveShift();
  case ModifierKind::BoundCtrl:
    markSet(M, Loc);
    return parseBoundCtrl();
  default:
    break;
  }
  // Before a list of bits, the colon must directly follow the name.
  bool IsBits =
      M.Kind == ModifierKind::SourceBits || M.Kind == ModifierKind::OpSel;
  if (IsBits && Ctx.Cur.peek() != ':')
    return Ctx.error(Ctx.Cur.pos(), rules::Syntax,
                     "expected ':' after " + M.Name);
  bool HasColon = Ctx.Cur.consume(':');
  if (!HasColon && M.Kind == ModifierKind::Dim) {
    Ctx.warning(Loc, rules::Ignored, M.Name + " without a value is ignored");
    return false;
  }
  if (!HasColon && Ctx.expect(':', "after " + M.Name))
    return true;
  Ctx.Cur.skipBlanks();
  markSet(M, Loc);
  return parseValue(M);
}

/// Parses the value of a modifier that must have one.
bool ModifierParser::parseValue(const Modifier &M) {
  uint32_t &Value = Ctx.Inst[M.Target];
  switch (M.Kind) {
  case ModifierKind::Number:
  case ModifierKind::DppMask:
    return ValueParser(Ctx).parseKnownUnsigned(M.Param, Value);
  case ModifierKind::Multiply:
  case ModifierKind::Divide:
    return parseOutputModifier(M);
  case ModifierKind::SourceBits:
    return parseBits(Ctx.Inst.Row->getNumModifierSources(), Value);
  case ModifierKind::OpSel:
    return parseOpSel();
  case ModifierKind::DataFormat:
    return parseDataFormat();
  case ModifierKind::DMask:
    return parseDMask();
  case ModifierKind::Dim:
    return ValueParser(Ctx).parseNamed(ImageDims, 3, "image dimension", Value);
  case ModifierKind::Select:
  case ModifierKind::DstSelect:
  case ModifierKind::Unused:
    return parseSelect(M);
  case ModifierKind::QuadPerm:
    return parseLaneList(4, 2, Value);
  case ModifierKind::Lanes8:
    Ctx.Modifiers.DPP8 = true;
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
// Numbers and lists
//===----------------------------------------------------------------------===//

/// Parses the value of a flag: the flag is set unless the low 32 bits are zero.
///   ::= [: expression]
bool ModifierParser::parseFlag(uint32_t &Value) {
  Value = 1;
  if (!Ctx.Cur.consume(':'))
    return false;
  if (Ctx.Options.OldModifierParams)
    return ValueParser(Ctx).parseKnownUnsigned(1, Value);
  const char *Loc = Ctx.nextLoc();
  int64_t V;
  if (ValueParser(Ctx).parseKnown(V))
    return true;
  Value = ValueParser(Ctx).fitValue(Loc, V, 32, FieldCheck::Both) != 0;
  return false;
}

bool ModifierParser::parseRequest(const Modifier &M) {
  uint32_t Value;
  if (parseFlag(Value))
    return true;
  Ctx.Modifiers.Requests[M.Param] = Value;
  return false;
}

bool ModifierParser::parseOffset(const Modifier &M, const char *Loc,
                                 FieldFixup Kind) {
  if (Ctx.expect(':', "after " + M.Name))
    return true;
  bool IsHalf = Kind == FieldFixup::DsOffset0 || Kind == FieldFixup::DsOffset1;
  if (!IsHalf)
    markSet(M, Loc);
  else if (std::exchange(
               Ctx.Modifiers.OffsetHalves[Kind == FieldFixup::DsOffset1], true))
    Ctx.warning(Loc, rules::Redefinition, M.Name + " is already defined");
  uint32_t Other = Ctx.Inst[Field::Offset];
  erase_if(Ctx.Pending, [this, Kind](const PendingField &P) {
    if (P.Kind == Kind)
      Ctx.Host.dropExpression(P.Value.Expr);
    return P.Kind == Kind;
  });
  if (ValueParser(Ctx).parseField(Kind, Field::Offset))
    return true;
  if (!IsHalf)
    return false;
  unsigned Shift = getFieldFixupInfo(Kind).BitOffset;
  uint32_t Mask = 0xffu << Shift;
  Ctx.Inst[Field::Offset] =
      (Ctx.Inst[Field::Offset] << Shift & Mask) | (Other & ~Mask);
  return false;
}

bool ModifierParser::parseSMemOffset(const Modifier &M, const char *Loc) {
  const InstOperand *Off = Ctx.Inst.find(OperandKind::SMOffset);
  if (Off && Off->File != OperandFile::Scalar)
    return Ctx.error(Loc, rules::Encoding,
                     "a second offset needs a register as the first");
  return parseOffset(M, Loc, FieldFixup::SmemOffset21);
}

/// ::= 2 | 4 for mul, 2 for div
bool ModifierParser::parseOutputModifier(const Modifier &M) {
  const char *Loc = Ctx.Cur.pos();
  StringRef Digits = Ctx.Cur.rest().take_while(isDigit);
  unsigned Factor;
  if (Digits.getAsInteger(10, Factor))
    return Ctx.error(Loc, rules::Syntax,
                     "expected a decimal number after " + M.Name);
  Ctx.Cur.setPos(Digits.end());
  for (const OutputModifier &O : OutputModifiers.rows())
    if (O.Name == M.Name && O.Factor == Factor) {
      Ctx.Inst[Field::OMod] = O.Value;
      return false;
    }
  return Ctx.error(Loc, rules::ValueRange,
                   M.Kind == ModifierKind::Divide
                       ? "only div:2 is possible"
                       : "only mul:2 and mul:4 are possible");
}

/// Parses the rest of a list of \p Count numbers of \p Bits bits. \p What names
/// one of them in errors.
///   ::= number , number ... ]
bool ModifierParser::parseList(unsigned Count, unsigned Bits, StringRef What,
                               uint32_t &Value) {
  Value = 0;
  for (unsigned I = 0; I != Count; ++I) {
    uint32_t Number;
    if (I && Ctx.expect(',', "before " + What + " " + Twine(I) + " of " +
                                 Twine(Count)))
      return true;
    if (ValueParser(Ctx).parseKnownUnsigned(Bits, Number))
      return true;
    Value |= Number << I * Bits;
  }
  return Ctx.expect(']', "after " + Twine(Count) + " " + What + "s");
}

/// Parses \p Count bits.
///   ::= [ bit , bit ... ] | expression
bool ModifierParser::parseBits(unsigned Count, uint32_t &Value) {
  return Ctx.Cur.consume('[')
             ? parseList(Count, 1, "bit", Value)
             : ValueParser(Ctx).parseKnownUnsigned(Count, Value);
}

/// Parses one bit for each source and one for the destination, which is bit 3
/// of the field.
bool ModifierParser::parseOpSel() {
  unsigned NumSources =
      Ctx.Inst.Row->IsInterp ? 3 : Ctx.Inst.Row->getNumModifierSources();
  uint32_t Bits;
  if (parseBits(NumSources + 1, Bits))
    return true;
  uint32_t SourceMask = maskTrailingOnes<uint32_t>(NumSources);
  Ctx.Inst[Field::OpSel] = (Bits & SourceMask) | (Bits >> NumSources & 1) << 3;
  return false;
}

/// Parses \p Count lanes of \p Bits bits.
///   ::= [ lane , lane ... ]
bool ModifierParser::parseLaneList(unsigned Count, unsigned Bits,
                                   uint32_t &Value) {
  return Ctx.expect('[', "before the list of lanes") ||
         parseList(Count, Bits, "lane", Value);
}

//===----------------------------------------------------------------------===//
// DPP
//===----------------------------------------------------------------------===//

/// ::= [: 1]
bool ModifierParser::parseWaveShift() {
  return Ctx.Cur.consume(':') && !Ctx.Cur.consume('1') &&
         Ctx.error(Ctx.Cur.pos(), rules::ValueRange,
                   "waves can be shifted by 1 only");
}

/// Parses the count of a row shift (1 to 15) or the lane of a row (0 to 15).
bool ModifierParser::parseRowControl(const Modifier &M) {
  const char *Loc = Ctx.Cur.pos();
  uint32_t N;
  if (ValueParser(Ctx).parseKnownUnsigned(4, N))
    return true;
  if (M.Kind == ModifierKind::RowShift && !N)
    return Ctx.error(Loc, rules::ValueRange, M.Name + " must not be 0");
  Ctx.Inst[Field::DppCtrl] = M.Param + N;
  return false;
}

/// ::= decimal-number, which is not an expression
bool ModifierParser::parseRowBroadcast(const Modifier &M) {
  StringRef Text = Ctx.Cur.rest();
  unsigned Lane;
  if (Text.consumeInteger(10, Lane) || (Lane != 15 && Lane != 31))
    return Ctx.error(Ctx.Cur.pos(), rules::ValueRange,
                     "only lanes 15 and 31 can be broadcast");
  Ctx.Cur.setPos(Text.data());
  Ctx.Inst[Field::DppCtrl] = M.Param + (Lane == 31);
  return false;
}

/// ::= [: bit [: expression]], where bit is 0 or 1
bool ModifierParser::parseBoundCtrl() {
  Ctx.Inst[Field::BoundCtrl] = 1;
  if (!Ctx.Cur.consume(':'))
    return false;
  if (!Ctx.Cur.consume('0') && !Ctx.Cur.consume('1'))
    return Ctx.error(Ctx.Cur.pos(), rules::Syntax, "expected 0 or 1");
  return parseFlag(Ctx.Inst[Field::BoundCtrl]);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

bool ModifierParser::parseSelect(const Modifier &M) {
  if (M.Kind == ModifierKind::Unused)
    return ValueParser(Ctx).parseNamed(
        UnusedNames, 2, "treatment of unused bits", Ctx.Inst[M.Target]);
  if (Ctx.Cur.peek() == '@' && Ctx.Cur.pos()[-1] != ':')
    return Ctx.error(Ctx.Cur.pos(), rules::Syntax,
                     "expected '@' directly after the colon");
  return ValueParser(Ctx).parseNamed(SelectNames, 3, "part of a register",
                                     Ctx.Inst[M.Target]);
}

bool ModifierParser::parseDMask() {
  const char *Loc = Ctx.Cur.pos();
  int64_t Mask;
  if (ValueParser(Ctx).parseKnown(Mask))
    return true;
  if (!(Mask & 15))
    return Ctx.error(Loc, rules::ValueRange, "dmask must not be 0");
  if (!isUInt<4>(Mask))
    Ctx.warning(Loc, rules::ValueRange,
                "dmask " + Twine(Mask) + " is out of range (1 to 15)");
  Ctx.Inst[Field::DMask] = Mask & 15;
  return false;
}

/// Parses one part of a buffer format. \p IsData becomes true if it is the data
/// format, which is possible if \p MayBeData.
bool ModifierParser::parseFormatPart(bool MayBeData, uint32_t &Data,
                                     uint32_t &Number, bool &IsData) {
  const char *Loc = Ctx.nextLoc();
  IsData = MayBeData;
  if (Ctx.Cur.consume('@'))
    return IsData ? ValueParser(Ctx).parseKnownUnsigned(4, Data)
                  : ValueParser(Ctx).parseKnownUnsigned(3, Number);
  StringRef Name = Ctx.peekWord();
  const NamedCode *D = DataFormatNames.find(Name, maskOf(Ctx.A));
  const NamedCode *N = NumberFormatNames.find(Name, maskOf(Ctx.A));
  Ctx.Cur.setPos(Name.end());
  if (D && MayBeData) {
    Data = D->Value;
    return false;
  }
  IsData = false;
  if (!N) {
    Ctx.error(Loc, rules::UnknownName,
              "unknown " + Twine(MayBeData ? "data or " : "") +
                  "number format '" + Name + "'");
    ValueParser(Ctx).noteUnknownName(Loc, NumberFormatNames, Name);
    return true;
  }
  Number = N->Value;
  return false;
}

/// ::= [ data format [, number format] ] | [ number format ]
bool ModifierParser::parseDataFormat() {
  // An omitted part keeps the value that an earlier modifier has set.
  uint32_t Earlier = Ctx.Inst[Field::BufferFormat];
  uint32_t Data = Earlier & 15, Number = Earlier >> 4;
  bool IsData;
  if (Ctx.expect('[', "before the format") ||
      parseFormatPart(/*MayBeData=*/true, Data, Number, IsData))
    return true;
  if (IsData && Ctx.Cur.consume(',') &&
      parseFormatPart(/*MayBeData=*/false, Data, Number, IsData))
    return true;
  Ctx.Inst[Field::BufferFormat] = Data | Number << 4;
  return Ctx.expect(']', "after the format");
}
