//===- PendingExprs.h - Expressions that wait for symbols -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expressions that are kept until all their cells are known.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_PENDINGEXPRS_H
#define CLRX_LIB_EXPR_PENDINGEXPRS_H

#include "ExprEvaluator.h"
#include <deque>

namespace clrx {

/// All expressions that wait for cells.
class PendingExprs {
public:
  PendingExprs(ExprContext &Ctx, ExprEvaluator &Evaluator)
      : Ctx(Ctx), Evaluator(Evaluator) {}

  /// Returns all expressions in source order, without those at the front that
  /// are done.
  std::deque<PendingExpr> &getExprs() { return Exprs; }
  /// Returns the cells that become known at the end of the source only.
  llvm::ArrayRef<Cell *> getDeferred() const { return Deferred; }

  /// \name Creation
  /// @{
  /// Copies \p From out of the current statement. The expression starts at
  /// \p Text.
  llvm::ArrayRef<ExprItem> keepItems(llvm::ArrayRef<ExprItem> From,
                                     const char *Text);
  /// Creates an expression that waits for the unknown cells in \p Kept. Without
  /// such cells it waits for the end of the source.
  PendingExpr *create(llvm::ArrayRef<ExprItem> Kept, SourcePos Start,
                      const UseTrace *Trace);
  void attachUse(PendingExpr &E, std::unique_ptr<PendingUse> Use);
  /// Drops expressions, beginning with the last one. Stops at one that has a
  /// use or a target cell, or is settled.
  void dropUnused();
  /// @}

  /// \name Cells and the expressions that wait for them
  /// @{
  /// Gives \p C its value. \returns true if \p C is known now; the caller then
  /// completes its waiters.
  bool fill(Cell &C, int64_t Value, const ExprSection *Sec);
  /// Gives \p C its value and completes the expressions that waited for it.
  void setValue(Cell &C, int64_t Value, const ExprSection *Sec);
  /// Makes \p E the value of \p C.
  void setPending(Cell &C, PendingExpr &E);
  void completeWaiters(Cell &C);
  /// Evaluates \p E now, without waiting for the end of the source. \returns
  /// the cell that thereby got a value, if any.
  Cell *settle(PendingExpr &E);
  /// Resolves the use of \p E with a part of \p Number. The specifier of \p E
  /// selects this part. \returns true after reporting an error.
  bool resolvePart(PendingExpr &E, uint64_t Number, const EvalSite &Site);
  /// @}

private:
  ExprContext &Ctx;
  ExprEvaluator &Evaluator;
  std::deque<PendingExpr> Exprs;
  uint32_t NextIndex = 0;
  std::vector<Cell *> Deferred;
  llvm::SmallVector<Waiter *, 8> ToComplete; ///< Stack of completeWaiters.

  Cell *complete(PendingExpr &E);
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_PENDINGEXPRS_H
