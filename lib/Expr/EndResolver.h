//===- EndResolver.h - Expressions at the end of the source -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Resolves expressions at the end of the source.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_ENDRESOLVER_H
#define CLRX_LIB_EXPR_ENDRESOLVER_H

#include "LinkerExprs.h"

namespace clrx {

/// Resolves the expressions that waited for the end of the source.
class EndResolver {
public:
  EndResolver(ExprContext &Ctx, ExprEvaluator &Evaluator, PendingExprs &Pending,
              LinkerExprs &Linker)
      : Ctx(Ctx), Evaluator(Evaluator), Pending(Pending), Linker(Linker) {}

  /// Evaluates the expressions that waited for the addresses of sections.
  void settleDistances();
  /// Gives labels of unresolvable sections their locations. Then makes
  /// relocations of the expressions that depend on these labels, have a
  /// specifier, or are left to the linker.
  void resolveDeferred();

private:
  ExprContext &Ctx;
  ExprEvaluator &Evaluator;
  PendingExprs &Pending;
  LinkerExprs &Linker;

  Cell *complete(PendingExpr &E);
  bool relocate(PendingExpr &E);
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_ENDRESOLVER_H
