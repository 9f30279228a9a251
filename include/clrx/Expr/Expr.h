//===- Expr.h - Expression trees and their values ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What who asks for expressions must know: how they may turn out, and who is
// told when one that had to wait does.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_EXPR_EXPR_H
#define CLRX_EXPR_EXPR_H

#include "clrx/Expr/OperandValue.h"
#include "clrx/Support/SourcePos.h"

namespace clrx {

/// Which half of a 64-bit address, or of its distance from the place, a
/// relocation puts in a 32-bit place.
enum RelocationSpecifier : uint16_t {
  RS_None,
  RS_Low32,
  RS_High32,
  RS_RelLow32,
  RS_RelHigh32
};

inline bool isHighHalf(RelocationSpecifier S) {
  return S == RS_High32 || S == RS_RelHigh32;
}
inline bool isDistance(RelocationSpecifier S) {
  return S == RS_RelLow32 || S == RS_RelHigh32;
}

/// Receives the value of a pending expression. Allocated by whoever emitted
/// the bytes; the symbol table owns it until it has been told.
class PendingUse {
public:
  virtual ~PendingUse() = default;

  /// The value is known: a number (\p Sec null) or an offset in \p Sec.
  /// \p ExprPos is the start of the expression, for diagnostics.
  virtual void resolve(int64_t Value, const ExprSection *Sec,
                       SourcePos ExprPos) = 0;

  /// The value is half the address of a place in an unresolvable section, or of
  /// what a specifier was written behind. Called after the last statement.
  virtual void relocate(const ExprSection *Target, int64_t Addend,
                        RelocationSpecifier Half, SourcePos ExprPos) = 0;

  /// What may stand in the place of the expression; empty: nothing else.
  virtual llvm::StringRef getAlternatives() const { return {}; }

  /// What to do about a symbol that is not defined; empty: nothing special.
  virtual llvm::StringRef getAdvice() const { return {}; }
};

/// How an expression may turn out.
enum ExprFlags : unsigned {
  EF_None = 0,
  EF_MustBeKnown = 1,    ///< Unknown symbols are errors.
  EF_MustBeAbsolute = 2, ///< A section-relative value is an error.
  EF_MayBeEmpty = 4,     ///< Nothing there: no message, Result.Loc invalid.
  EF_OneOperand = 8,     ///< Ends before a binary operator.
  EF_MayRelocate = 16    ///< `label@rel32@lo` and the like are legal.
};

/// An expression kept for evaluation again and again (.eqv, .for, .while).
struct StoredExpr;

} // namespace clrx

#endif // CLRX_EXPR_EXPR_H
