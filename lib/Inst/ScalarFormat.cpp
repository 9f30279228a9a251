//===- ScalarFormat.cpp - Scalar instructions -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sources of scalar instructions, offsets of scalar memory instructions, and
// the choice of their encodings.
//
//===----------------------------------------------------------------------===//

#include "ScalarFormat.h"
#include "ConstantParser.h"
#include "InstDiagnostics.h"
#include "RegisterParser.h"
#include "ValueParser.h"
#include "clrx/ISA/InlineConstants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// SOP
//===----------------------------------------------------------------------===//

bool ScalarFormat::parseSource(InstOperand &Op, unsigned Count) {
  const char *Loc = Ctx.nextLoc();
  if (isDigit(*Loc))
    return ConstantParser(Ctx).parse(Op, ConstantRules());
  RegisterParser Registers(Ctx);
  ParseStatus S = Registers.parseScalarOrSymbol(Op, Count);
  if (S.isFailure())
    return true;
  if (S.isSuccess()) {
    if (Op.File == OperandFile::Scalar)
      return Registers.checkScalarRegs(Op, Loc, Count,
                                       Registers.getScalarAlignment());
    return Registers.checkInline(Op, Loc, Count);
  }
  S = Registers.parseSourceOnlyName(Op, /*AllowLane=*/false);
  if (!S.isNoMatch())
    return S.isFailure();
  return ConstantParser(Ctx).parse(Op, ConstantRules());
}

/// Turns inline constants into literals, as the suffix _e64 requires. The one
/// literal dword holds a value that becomes known later, if there is one, and
/// otherwise the first constant.
void ScalarFormat::forceLiteral() {
  bool HasValue = any_of(Ctx.Pending, [](const PendingField &P) {
    return P.Kind == FieldFixup::Literal32;
  });
  for (InstOperand &Op : Ctx.Inst.operands()) {
    if (Op.File == OperandFile::Inline) {
      if (!HasValue)
        Ctx.Inst.Literal = getInlineBits(Op.Code);
      Op.File = OperandFile::Literal;
      Op.Code = CodeLiteral;
      Ctx.Inst.HasLiteral = true;
    }
    HasValue |= Op.File == OperandFile::Literal;
  }
  Ctx.assignOperandFields();
  // The reference assembler treats the immediate of s_set_gpr_idx_on as a
  // source operand code here.
  if (Ctx.Inst.HasLiteral && Ctx.Inst.find(OperandKind::Imm8) &&
      isInlineConstant(Ctx.Inst[Field::SSrc1]))
    Ctx.Inst[Field::SSrc1] = CodeLiteral;
}

bool ScalarFormat::finishSOP() {
  if (Ctx.Size == SizeSuffix::E64)
    forceLiteral();
  return Ctx.checkSize(Ctx.Inst.HasLiteral);
}

//===----------------------------------------------------------------------===//
// Scalar memory
//===----------------------------------------------------------------------===//

bool ScalarFormat::parseOffset(InstOperand &Op) {
  RegisterParser Registers(Ctx);
  const char *Loc = Ctx.nextLoc();
  ParseStatus S = Registers.parseScalarRegister(Op);
  if (S.isNoMatch() && Ctx.Cur.peek() != '@')
    S = Registers.parseRegisterSymbol(Op);
  if (S.isFailure())
    return true;
  if (S.isSuccess()) {
    if (Op.File != OperandFile::Scalar || Op.Code >= CodeInlineZero)
      return InstDiagnostics(Ctx).reportWrongOperand(
          Loc, InstDiagnostics(Ctx).getExpectedOperand());
    return Registers.checkScalarRegs(Op, Loc, 1, Alignment::Free);
  }
  if (Ctx.Facts.HasSMRDLiterals)
    return parseOffsetOrLiteral(Op);
  Ctx.Inst[Field::ImmOffset] = 1;
  Ctx.Cur.consume('@');
  return ValueParser(Ctx).parseField(getSMemOffsetField(Ctx.A), Field::Offset);
}

/// Parses an immediate offset on GCN 1.1. An offset of more than 8 bits, or in
/// lit(), becomes a literal.
bool ScalarFormat::parseOffsetOrLiteral(InstOperand &Op) {
  Ctx.Cur.consume('@');
  Cursor Start = Ctx.Cur;
  bool IsLit = Ctx.consumeKeyword("lit") && Ctx.Cur.consume('(');
  if (!IsLit)
    Ctx.Cur = Start;
  const char *Loc = Ctx.nextLoc();
  OperandValue V;
  if (ValueParser(Ctx).parseAbsolute(V))
    return true;
  if (IsLit && Ctx.expect(')', "after the literal"))
    return true;
  if (V.isKnown()) // The encoding depends on the truncated value.
    V.Value = ValueParser(Ctx).fitValue(Loc, V.Value, 32, FieldCheck::Both);
  if (IsLit || (V.isKnown() && !isUInt<8>(V.Value))) {
    Ctx.Inst[Field::Offset] = CodeLiteral;
    return ConstantParser(Ctx).setLiteral(Op, Loc, ConstantRules(), V);
  }
  Ctx.Inst[Field::ImmOffset] = 1;
  Ctx.Inst[Field::Offset] = V.Value;
  if (V.K == OperandValue::Pending)
    ValueParser(Ctx).addPending(FieldFixup::SmrdOffset8, V);
  return false;
}

bool ScalarFormat::finishSMRD() {
  const InstOperand *Off = Ctx.Inst.find(OperandKind::SMOffset);
  bool IsRegister = Off && Off->File == OperandFile::Scalar;
  if (IsRegister)
    return assignOffsetRegister(*Off);
  if (Ctx.Modifiers.has(Field::Offset))
    Ctx.Inst[Field::SOffsetEnable] = Ctx.Inst[Field::ImmOffset] = 1;
  if (Ctx.Facts.HasSMemOffsetRegister && Off)
    Ctx.Inst[Field::SOffset] = CodeNull;
  return Ctx.Facts.HasSMRDLiterals && Ctx.checkSize(Ctx.Inst.HasLiteral);
}

/// Puts a register offset into the field that the architecture has for it.
bool ScalarFormat::assignOffsetRegister(const InstOperand &Off) {
  bool IsLoad = Ctx.Inst.Row->Operands[0].Kind == OperandKind::SDst;
  if (Ctx.Facts.SMemStoresNeedM0 && !IsLoad && Off.Code != CodeM0)
    return Ctx.errorAt(
        OperandKind::SMOffset, rules::Encoding,
        "stores and atomics take m0 as the only register offset");
  if (Ctx.Facts.HasSMemOffsetRegister) {
    Ctx.Inst[Field::SOffset] = Off.fieldValue();
    return false;
  }
  if (Ctx.Modifiers.has(Field::Offset)) {
    Ctx.Inst[Field::SOffset] = Off.fieldValue();
    Ctx.Inst[Field::SOffsetEnable] = 1;
    Ctx.Inst[Field::ImmOffset] = 1;
    return false;
  }
  Ctx.Inst[Field::Offset] = Off.fieldValue();
  return Ctx.Facts.HasSMRDLiterals && Ctx.checkSize(false);
}
