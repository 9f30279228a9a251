//===- RelocationExprs.h - Relocations as MCExprs ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's object writer for AMDGPU chooses the type of a relocation by the
// expression of a field. This file knows the expression for each type.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_MCSINK_RELOCATIONEXPRS_H
#define CLRX_LIB_MCSINK_RELOCATIONEXPRS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace llvm {
class MCContext;
class MCExpr;
class MCSymbol;
} // namespace llvm

namespace clrx {

/// The expression in the field of a relocation.
struct RelocationForm {
  uint32_t Type;                 ///< R_AMDGPU_*
  unsigned Size;                 ///< Size of the field in bytes.
  llvm::StringLiteral Specifier; ///< Text after `symbol@`; may be empty.
  bool IsDifference;             ///< True if the field is `symbol - here`.

  /// Returns true if the field may be an operand of an instruction. LLVM treats
  /// a symbol without a specifier there as a distance.
  bool mayBeOperand() const { return Size == 4 && !Specifier.empty(); }
};

/// \returns the form for \p Type, or null if only `.reloc` can express it.
const RelocationForm *findRelocationForm(uint32_t Type);

/// \returns `S + Addend`, with the specifier of \p Form.
const llvm::MCExpr *makeRelocationExpr(const RelocationForm &Form,
                                       const llvm::MCSymbol *S, int64_t Addend,
                                       llvm::MCContext &Ctx);

/// \returns `S + Addend`.
const llvm::MCExpr *makeSum(const llvm::MCSymbol *S, int64_t Addend,
                            llvm::MCContext &Ctx, uint16_t Specifier = 0);

} // namespace clrx

#endif // CLRX_LIB_MCSINK_RELOCATIONEXPRS_H
