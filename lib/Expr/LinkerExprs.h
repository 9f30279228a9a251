//===- LinkerExprs.h - Expressions for a linker -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Relocations and undefined symbols, for output that a linker gets.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_LINKEREXPRS_H
#define CLRX_LIB_EXPR_LINKEREXPRS_H

#include "PendingExprs.h"
#include "ScopeTable.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx {

/// Leaves values and symbols to a linker.
class LinkerExprs {
public:
  LinkerExprs(ExprContext &Ctx, ScopeTable &Scopes, ExprEvaluator &Evaluator,
              PendingExprs &Pending)
      : Ctx(Ctx), Scopes(Scopes), Evaluator(Evaluator), Pending(Pending) {}

  /// Leaves symbols without a definition to the linker.
  void leaveUndefined();
  /// Makes a relocation for \p Address, the expression of \p E without the
  /// operator that selects \p Half. \returns true after reporting an error.
  bool relocate(PendingExpr &E, llvm::ArrayRef<ExprItem> Address,
                RelocationSpecifier Half, const EvalSite &Site);

private:
  ExprContext &Ctx;
  ScopeTable &Scopes;
  ExprEvaluator &Evaluator;
  PendingExprs &Pending;
  /// Sections that stand for symbols whose addresses the linker decides.
  std::deque<ExprSection> SymbolSections;
  llvm::DenseMap<const Symbol *, const ExprSection *> SectionsOfSymbols;

  const ExprSection *getSectionOf(const Symbol &S);
  void leaveAsGlobal(Symbol &S);
  const ExprSection *nameTarget(llvm::ArrayRef<ExprItem> Items,
                                const ExprSection *Target, uint64_t &Addend);
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_LINKEREXPRS_H
