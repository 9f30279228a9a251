//===- SureAccess.h - What every form accesses ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many registers an image address has, neither words nor texts say before
// GCN 1.5.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_SUREACCESS_H
#define CLRX_LIB_CHECKS_SUREACCESS_H

#include "clrx/Analysis/Code.h"

namespace clrx {

/// The registers of \p X, of \p I, that it accesses whatever its form is.
inline CodeAccess getSureAccess(const CodeInst &I, CodeAccess X, Arch A) {
  if (!I.is(InstClass::Image) || getArchInfo(A).HasImageDims ||
      X.Operand == CodeAccess::NoOperand)
    return X;
  const OperandSpec &Operand = I.Row->Operands[X.Operand];
  if (Operand.Kind == OperandKind::VAddr)
    X.Count = std::min<unsigned>(X.Count, Operand.Count);
  return X;
}

} // namespace clrx

#endif // CLRX_LIB_CHECKS_SUREACCESS_H
