//===- StoredExprs.h - Expressions evaluated at each use --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// .eqv symbols and the conditions of .for and .while.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_STOREDEXPRS_H
#define CLRX_LIB_EXPR_STOREDEXPRS_H

#include "PendingExprs.h"
#include "ScopeTable.h"

namespace clrx {

/// Keeps expressions whose items refer to symbols, and evaluates them.
class StoredExprs {
public:
  StoredExprs(ExprContext &Ctx, ScopeTable &Scopes, ExprEvaluator &Evaluator,
              PendingExprs &Pending)
      : Ctx(Ctx), Scopes(Scopes), Evaluator(Evaluator), Pending(Pending) {}

  /// Keeps \p Items, which start at \p Text in the current statement.
  StoredExpr *create(llvm::ArrayRef<ExprItem> Items, const char *Text);
  /// Evaluates \p E with the present values of its symbols. \returns true after
  /// reporting an error.
  bool evaluate(const StoredExpr &E, int64_t &Value, const ExprSection *&Sec);

  /// Begins an expression that may use .eqv symbols. Each of these symbols is
  /// evaluated at most once for the expression.
  void beginExpression() { ++Generation; }
  /// Evaluates .eqv symbol \p S for a use at \p UseLoc, unless the current
  /// expression has used it before. The memo of the symbol then holds the value
  /// or a cell. \returns true after reporting an error. The caller must then
  /// give up the expression.
  bool evaluateSymbol(Symbol &S, const ExprLoc &UseLoc, bool MustBeKnown);
  /// Makes \p Item stand for the value or cell in the memo of \p E.
  static void setToMemo(ExprItem &Item, const StoredExpr &E);

  /// Returns the uses that led to frame \p Index, innermost first.
  const UseTrace *getTrace(size_t Index);

private:
  /// An .eqv symbol that is being evaluated.
  struct Frame {
    Symbol *S;
    size_t NextItem = 0;
    const UseTrace *Trace = nullptr; ///< Created when needed.
  };

  ExprContext &Ctx;
  ScopeTable &Scopes;
  ExprEvaluator &Evaluator;
  PendingExprs &Pending;
  uint64_t Generation = 0; ///< Number of the current expression.
  /// Number of items that may still be evaluated. Without this limit, a few
  /// symbols that use one another could take unbounded time and memory.
  uint64_t Budget = uint64_t(1) << 27;
  ExprLoc Use; ///< Use of the outermost symbol in Frames.
  llvm::SmallVector<Frame, 4> Frames;
  llvm::SmallVector<ExprItem, 16> Expanded;

  Symbol *findUnevaluated(Frame &F);
  bool evaluateFrame(size_t Index, bool MustBeKnown);
  bool spend(uint64_t NumItems, const EvalSite &Site);
  /// Copies the items of \p E to Expanded, and replaces symbols and counters in
  /// the copy by their present values. \returns true after reporting an error.
  bool expand(const StoredExpr &E, const EvalSite &Site, bool MustBeKnown,
              unsigned &NumUnknown);
  bool expandSymbol(ExprItem &Item, const EvalSite &Site, bool MustBeKnown);
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_STOREDEXPRS_H
