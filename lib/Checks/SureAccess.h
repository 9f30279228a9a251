//===- SureAccess.h - Registers that every form accesses --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Limits the accesses of image instructions to registers that are certain.
// Before GCN 1.5, neither the encoding nor the text of an image instruction
// says how many address registers it has.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_SUREACCESS_H
#define CLRX_LIB_CHECKS_SUREACCESS_H

#include "Analysis/Code.h"

namespace clrx {

/// Limits \p X, an access of \p I, to the registers that all forms of \p I
/// access.
inline CodeAccess getSureAccess(const CodeInst &I, CodeAccess X, Arch A) {
  // The dialect writes the last operand, a mask, as two registers. LLVM says
  // that the operation reads one.
  if (I.is(InstClass::DoubleClass) && X.Operand + 1u == I.Opcode->NumOperands) {
    X.Count = 1;
    return X;
  }
  if (!I.is(InstClass::Image) || getArchInfo(A).HasImageDims ||
      X.Operand == CodeAccess::NoOperand)
    return X;
  if (I.getKind(X) != OperandKind::VAddr)
    return X;
  const InstRow *Row = I.Opcode->Row;
  const unsigned Least = Row ? Row->Operands[X.Operand].Count : 1;
  X.Count = std::min<unsigned>(X.Count, Least);
  return X;
}

} // namespace clrx

#endif // CLRX_LIB_CHECKS_SUREACCESS_H
