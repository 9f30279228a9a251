//===- ExportInterp.cpp - Exports and interpolation -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Export targets and sources, attributes, and the two forms of interpolations.
//
//===----------------------------------------------------------------------===//

#include "InstParser.h"
#include "clrx/ISA/Encoding.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Exports
//===----------------------------------------------------------------------===//

/// Longer names of targets are none, whatever they begin with.
static constexpr size_t MaxExpTargetSize = 19;

/// ::= mrtN | mrtz | null | posN | paramN
bool InstParser::parseExpTarget() {
  const char *Loc = nextLoc();
  StringRef Name =
      Cur.rest().take_while([](char C) { return isNameChar(C) && C != '$'; });
  for (const ExportTarget &T : ExportTargets.rows()) {
    if (Name.size() > MaxExpTargetSize || !Name.starts_with_insensitive(T.Name))
      continue;
    StringRef Rest = Name.drop_front(T.Name.size());
    unsigned N = 0;
    if (T.Count ? Rest.consumeInteger(10, N) : !Rest.empty())
      continue;
    if (T.Count && N >= T.Count)
      return error(Loc, "number of " + T.Name + " is out of range (0 to " +
                            Twine(T.Count - 1) + ")");
    if (!Rest.empty())
      warning(Rest.begin(), "'" + Rest + "' behind the number is ignored");
    Cur.setPos(Name.end());
    Inst[Field::ExpTarget] = T.Value + N;
    return false;
  }
  return error(Loc, "expected an export target: mrt0-7, mrtz, null, pos0-3 or "
                    "param0-31");
}

/// ::= off | VGPR
bool InstParser::parseExpSource(InstOperand &Op) {
  if (consumeKeyword("off"))
    return false;
  Inst[Field::ExpEnable] |= 1u << (OpIndex - 1);
  return parseVectorRegs(Op, 1, 1);
}

/// Where a register starts, or the part of a variable in it.
static unsigned startOf(const InstOperand &Op) {
  return Op.IsVar ? Op.VarOffset : Op.Code;
}

bool InstParser::finishExport() {
  const InstOperand *Src = Inst.Operands + 1;
  // With variables there the reference assembler does not pack the sources.
  if (!Inst[Field::Compr] || Src[0].IsVar || Src[1].IsVar)
    return false;
  for (unsigned I : {0, 2})
    if (Src[I].isVGPR() && Src[I + 1].isVGPR() &&
        startOf(Src[I]) != startOf(Src[I + 1]))
      return error(OperandLocs[I + 2], "with compr, source " + Twine(I + 1) +
                                           " must be the same as source " +
                                           Twine(I));
  Inst[Field::ExpSrc1] = Inst[Field::ExpSrc2];
  Inst[Field::ExpSrc2] = Inst[Field::ExpSrc3] = 0;
  return false;
}

//===----------------------------------------------------------------------===//
// Interpolation
//===----------------------------------------------------------------------===//

/// ::= attrN . component, N touching the word
bool InstParser::parseAttr() {
  constexpr unsigned NumAttrs = 64;
  StringRef Name = peekKeyword();
  const char *Loc = Cur.pos();
  if (!Name.starts_with_insensitive("attr"))
    return error(Loc, "expected an attribute: attr0.x to attr63.w");
  unsigned Number;
  if (Name.drop_front(4).getAsInteger(10, Number))
    return error(Loc + 4, "expected the number of the attribute");
  if (Number >= NumAttrs)
    return error(Loc + 4, "attribute " + Twine(Number) +
                              " is out of range (0 to " + Twine(NumAttrs - 1) +
                              ")");
  Cur.setPos(Name.end());
  if (expect('.', "after the attribute"))
    return true;
  StringRef Component = peekKeyword();
  size_t Channel = Component.size() == 1
                       ? Components.find(toLower(Component[0]))
                       : StringRef::npos;
  if (Channel == StringRef::npos)
    return error(Cur.pos(), "expected a component: x, y, z or w");
  Cur.setPos(Component.end());
  Inst[Field::Attr] = Number;
  Inst[Field::AttrChan] = Channel;
  return false;
}

/// ::= p0 | p10 | p20
bool InstParser::parseParam() {
  StringRef Name = peekKeyword();
  const NamedCode *P = ParamNames.find(Name);
  if (!P)
    return error(Cur.pos(), "expected " + ParamNames.list());
  Cur.setPos(Name.end());
  Inst[Field::Src0] = P->Value;
  return false;
}

/// A register of an interpolation; with a 64-bit form it has modifiers.
bool InstParser::parseInterpSource(InstOperand &Op, unsigned Count) {
  bool HasModifiers = Inst.Row->Format == InstFormat::VOP3A;
  Cur.skipBlanks();
  char Close = 0;
  if (HasModifiers) {
    Around[OpIndex].Neg = Cur.consume('-');
    if (parseAbsStart(OperandModifiers::NegAbs, Close))
      return true;
    Around[OpIndex].Abs = Close;
  }
  const char *Loc = nextLoc();
  ParseStatus S = parseAnyRegister(Op);
  if (S.isFailure())
    return true;
  bool MayBeScalar = Op.Kind == OperandKind::VSReg;
  if (S.isNoMatch() || !Op.isRegister() || (!Op.isVGPR() && !MayBeScalar) ||
      Op.Count != Count)
    return wrongOperand(Loc, MayBeScalar ? "1 vector or scalar register"
                                         : "1 vector register");
  return Close && expect(Close, "after the absolute value");
}

/// The attribute is source 0 of the 64-bit form, the register source 1.
bool InstParser::finishInterp() {
  if (Size == Suffix::SDWA || Size == Suffix::DPP)
    return error(MnemonicLoc, "interpolations have no SDWA and DPP forms");
  collectSourceModifiers();
  bool IsLong = Given.Requests[RequestVOP3] || needsInterpVOP3(Inst);
  if (checkSize(IsLong))
    return true;
  if (!IsLong)
    return false;
  Inst.Base = getLongLayout(*Inst.Row);
  Inst[Field::Src1] = Inst[Field::Src0];
  Inst[Field::Src0] =
      Inst[Field::Attr] | Inst[Field::AttrChan] << 6 | Inst[Field::High] << 8;
  // The code of a literal, so the reference assembler appends one.
  Inst.HasLiteral = Inst[Field::Src0] == CodeLiteral;
  return false;
}
