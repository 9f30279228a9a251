//===- Forms.cpp - Which encoding an instruction needs --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules that do not depend on how a statement is written.
//
//===----------------------------------------------------------------------===//

#include "clrx/Print/Forms.h"

using namespace llvm;
using namespace clrx;

const InstOperand *clrx::findSource(const clrx::Inst &I, unsigned N) {
  for (const InstOperand &Op : I.operands())
    if (Op.isSource() && N-- == 0)
      return &Op;
  return nullptr;
}

bool clrx::isVCC(const InstOperand &Op) {
  return Op.File == OperandFile::Scalar && Op.Code == CodeVCC && !Op.IsVar;
}

bool clrx::needsVOP3(const clrx::Inst &I, Arch A, bool HasSDWA, bool HasExt) {
  bool HasScalarSDWA = HasSDWA && getArchInfo(A).HasScalarSDWA;
  const InstOperand *Second = findSource(I, 1);
  if (Second && Second->Kind == OperandKind::VSrc && !Second->isVGPR() &&
      !HasScalarSDWA)
    return true;
  uint32_t Sources = (1u << I.Row->getNumModifierSources()) - 1;
  if ((I[Field::Clamp] && !HasSDWA) || (I[Field::OMod] && !HasScalarSDWA) ||
      (I[Field::OpSel] & (Sources | 8)))
    return true;
  for (const InstOperand &Op : I.operands()) {
    bool IsCompare = I.Row->Format == InstFormat::VOPC;
    if (Op.Kind == OperandKind::CarryOut && !isVCC(Op) &&
        !(IsCompare && HasScalarSDWA))
      return true;
    if (Op.Kind == OperandKind::CarryIn && !isVCC(Op))
      return true;
  }
  return ((I[Field::Abs] | I[Field::Neg]) & Sources) && !HasExt;
}

/// Of the modifier bits only the register's count.
bool clrx::needsInterpVOP3(const clrx::Inst &I) {
  if (I.Row->Format == InstFormat::VINTRP)
    return false;
  return !I.Row->has(VINTRPForm) || I[Field::High] || I[Field::Clamp] ||
         I[Field::OMod] || I[Field::OpSel] ||
         ((I[Field::Neg] | I[Field::Abs]) & 2);
}
