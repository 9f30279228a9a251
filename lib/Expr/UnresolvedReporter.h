//===- UnresolvedReporter.h - Errors about unresolved symbols ---*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Errors about symbols without a value, with notes about similar names.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_UNRESOLVEDREPORTER_H
#define CLRX_LIB_EXPR_UNRESOLVEDREPORTER_H

#include "PendingExprs.h"
#include "ScopeTable.h"

namespace clrx {

/// Reports symbols that never get a value.
class UnresolvedReporter {
public:
  UnresolvedReporter(ExprContext &Ctx, ScopeTable &Scopes,
                     PendingExprs &Pending)
      : Ctx(Ctx), Scopes(Scopes), Pending(Pending) {}

  /// Reports everything that is unresolved at the end of the source.
  void reportAll();
  /// Reports what is unresolved in \p Closed, a temporary scope, and in its
  /// children.
  void reportScope(Scope &Closed);

  /// Adds a note to the last error if a register is called \p Name. \returns
  /// true if the note was added.
  bool noteRegister(SourcePos Pos, llvm::StringRef Name,
                    llvm::StringRef Alternatives);
  /// Adds a note to the last error if a symbol that is visible in \p From, or a
  /// register if \p IsOperand, has a name close to \p Name.
  void noteSimilar(SourcePos Pos, llvm::StringRef Name, Scope &From,
                   bool IsOperand);

private:
  ExprContext &Ctx;
  ScopeTable &Scopes;
  PendingExprs &Pending;
  unsigned NumSuggestions = 0;

  void reportUnknown(const PendingExpr &E, const Cell &C);
  template <typename Fn> void reportUnknowns(const PendingExpr &E, Fn Select);
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_UNRESOLVEDREPORTER_H
