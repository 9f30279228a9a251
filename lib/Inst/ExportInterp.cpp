//===- ExportInterp.cpp - Exports and interpolation -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Export targets and sources, attributes, and the two encodings of
// interpolations.
//
//===----------------------------------------------------------------------===//

#include "ExportInterp.h"
#include "InstDiagnostics.h"
#include "RegisterParser.h"
#include "VectorSourceParser.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/Names.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Exports
//===----------------------------------------------------------------------===//

/// Largest number of characters in the name of a target. Longer names are not
/// targets, even if they begin like one.
static constexpr size_t MaxExpTargetSize = 19;

bool ExportFormat::parseTarget() {
  const char *Loc = Ctx.nextLoc();
  StringRef Name = Ctx.Cur.rest().take_while(
      [](char C) { return isNameChar(C) && C != '$'; });
  for (const ExportTarget &T : ExportTargets.rows()) {
    if (Name.size() > MaxExpTargetSize || !Name.starts_with_insensitive(T.Name))
      continue;
    StringRef Rest = Name.drop_front(T.Name.size());
    unsigned N = 0;
    if (T.Count ? Rest.consumeInteger(10, N) : !Rest.empty())
      continue;
    if (T.Count && N >= T.Count)
      return Ctx.error(Loc, rules::ValueRange,
                       "number of " + T.Name + " is out of range (0 to " +
                           Twine(T.Count - 1) + ")");
    if (!Rest.empty())
      Ctx.warning(Rest.begin(), rules::Ignored,
                  "'" + Rest + "' after the number is ignored");
    Ctx.Cur.setPos(Name.end());
    Ctx.Inst[Field::ExpTarget] = T.Value + N;
    return false;
  }
  return Ctx.error(Loc, rules::Syntax,
                   "expected an export target: mrt0-7, mrtz, null, pos0-3 or "
                   "param0-31");
}

bool ExportFormat::parseSource(InstOperand &Op) {
  if (Ctx.consumeKeyword("off"))
    return false;
  Ctx.Inst[Field::ExpEnable] |= 1u << (Ctx.OpIndex - 1);
  return RegisterParser(Ctx).parseVectorRegs(Op, 1, 1);
}

/// Returns the first register of \p Op, or the offset in its variable.
static unsigned startOf(const InstOperand &Op) {
  return Op.IsVar ? Op.VarOffset : Op.Code;
}

bool ExportFormat::finish() {
  const InstOperand *Src = Ctx.Inst.Operands + 1;
  // The reference assembler does not pack sources that are variables.
  if (!Ctx.Inst[Field::Compr] || Src[0].IsVar || Src[1].IsVar)
    return false;
  for (unsigned I : {0, 2})
    if (Src[I].isVGPR() && Src[I + 1].isVGPR() &&
        startOf(Src[I]) != startOf(Src[I + 1]))
      return Ctx.error(Ctx.OperandLocs[I + 2], rules::Encoding,
                       "with compr, source " + Twine(I + 1) +
                           " must be the same as source " + Twine(I));
  Ctx.Inst[Field::ExpSrc1] = Ctx.Inst[Field::ExpSrc2];
  Ctx.Inst[Field::ExpSrc2] = Ctx.Inst[Field::ExpSrc3] = 0;
  return false;
}

//===----------------------------------------------------------------------===//
// Interpolation
//===----------------------------------------------------------------------===//

bool InterpFormat::parseAttribute() {
  constexpr unsigned NumAttrs = 64;
  StringRef Name = Ctx.peekKeyword();
  const char *Loc = Ctx.Cur.pos();
  if (!Name.starts_with_insensitive("attr"))
    return Ctx.error(Loc, rules::Syntax,
                     "expected an attribute: attr0.x to attr63.w");
  unsigned Number;
  if (Name.drop_front(4).getAsInteger(10, Number))
    return Ctx.error(Loc + 4, rules::Syntax,
                     "expected the number of the attribute");
  if (Number >= NumAttrs)
    return Ctx.error(Loc + 4, rules::ValueRange,
                     "attribute " + Twine(Number) + " is out of range (0 to " +
                         Twine(NumAttrs - 1) + ")");
  Ctx.Cur.setPos(Name.end());
  if (Ctx.expect('.', "after the attribute"))
    return true;
  StringRef Component = Ctx.peekKeyword();
  size_t Channel = Component.size() == 1
                       ? Components.find(toLower(Component[0]))
                       : StringRef::npos;
  if (Channel == StringRef::npos)
    return Ctx.error(Ctx.Cur.pos(), rules::Syntax,
                     "expected a component: x, y, z or w");
  Ctx.Cur.setPos(Component.end());
  Ctx.Inst[Field::Attr] = Number;
  Ctx.Inst[Field::AttrChan] = Channel;
  return false;
}

bool InterpFormat::parseParam() {
  StringRef Name = Ctx.peekKeyword();
  const NamedCode *P = ParamNames.find(Name);
  if (!P)
    return Ctx.error(Ctx.Cur.pos(), rules::Syntax,
                     "expected " + ParamNames.list());
  Ctx.Cur.setPos(Name.end());
  Ctx.Inst[Field::Src0] = P->Value;
  return false;
}

bool InterpFormat::parseSource(InstOperand &Op, unsigned Count) {
  bool HasModifiers = Ctx.Inst.Row->Format == InstFormat::VOP3A;
  Ctx.Cur.skipBlanks();
  char Close = 0;
  if (HasModifiers) {
    Ctx.SourceMods[Ctx.OpIndex].Neg = Ctx.Cur.consume('-');
    if (VectorSourceParser(Ctx).parseAbsStart(OperandModifiers::NegAbs, Close))
      return true;
    Ctx.SourceMods[Ctx.OpIndex].Abs = Close;
  }
  const char *Loc = Ctx.nextLoc();
  ParseStatus S = RegisterParser(Ctx).parseAnyRegister(Op);
  if (S.isFailure())
    return true;
  bool MayBeScalar = Op.Kind == OperandKind::VSReg;
  if (S.isNoMatch() || !Op.isRegister() || (!Op.isVGPR() && !MayBeScalar) ||
      Op.Count != Count)
    return InstDiagnostics(Ctx).reportWrongOperand(
        Loc, MayBeScalar ? "1 vector or scalar register" : "1 vector register");
  return Close && Ctx.expect(Close, "after the absolute value");
}

/// Completes an interpolation. In the 64-bit encoding, the attribute is source
/// 0, and the register is source 1.
bool InterpFormat::finish() {
  if (Ctx.Size == SizeSuffix::SDWA || Ctx.Size == SizeSuffix::DPP)
    return Ctx.error(Ctx.MnemonicLoc, rules::Encoding,
                     "interpolations have no SDWA and DPP forms");
  VectorSourceParser(Ctx).collectModifiers();
  bool IsLong =
      Ctx.Modifiers.Requests[RequestVOP3] || needsInterpVOP3(Ctx.Inst);
  if (Ctx.checkSize(IsLong))
    return true;
  if (!IsLong)
    return false;
  Ctx.Inst.Base = getLongLayout(*Ctx.Inst.Row);
  Ctx.Inst[Field::Src1] = Ctx.Inst[Field::Src0];
  Ctx.Inst[Field::Src0] = Ctx.Inst[Field::Attr] |
                          Ctx.Inst[Field::AttrChan] << 6 |
                          Ctx.Inst[Field::High] << 8;
  // If source 0 equals the code of a literal, the reference assembler appends a
  // literal.
  Ctx.Inst.HasLiteral = Ctx.Inst[Field::Src0] == CodeLiteral;
  return false;
}
