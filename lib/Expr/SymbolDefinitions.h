//===- SymbolDefinitions.h - Labels and assignments -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Definitions of symbols by labels and assignments.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_SYMBOLDEFINITIONS_H
#define CLRX_LIB_EXPR_SYMBOLDEFINITIONS_H

#include "ExprBuilder.h"

namespace clrx {

/// Defines symbols. Functions that return bool return true on error and have
/// reported it.
class SymbolDefinitions {
public:
  SymbolDefinitions(ExprContext &Ctx, ScopeTable &Scopes, PendingExprs &Pending,
                    StoredExprs &Stored, ExprBuilder &Builder)
      : Ctx(Ctx), Scopes(Scopes), Pending(Pending), Stored(Stored),
        Builder(Builder) {}

  /// Returns true if some symbol has ever stood for a register.
  bool hasRegisters() const { return HasRegisters; }

  bool defineLabel(llvm::StringRef Path, llvm::SMLoc Loc);
  bool parseAssignment(llvm::StringRef Path, llvm::SMLoc Loc,
                       AssignmentKind Kind, Cursor &C);

  /// Returns the symbol to be defined; null if it may not be defined (again),
  /// which is reported.
  Symbol *findDefinable(llvm::StringRef Path, llvm::SMLoc Loc, bool Once,
                        bool IsLabel = false,
                        SymbolSort Sort = SymbolSort::Value);
  void define(Symbol &S, bool Once, int64_t Value, const ExprSection *Sec);
  void undefine(Symbol &S);

private:
  ExprContext &Ctx;
  ScopeTable &Scopes;
  PendingExprs &Pending;
  StoredExprs &Stored;
  ExprBuilder &Builder;
  bool HasRegisters = false;

  /// Returns the cell that the next definition of \p S fills.
  Cell &beginDefinition(Symbol &S, bool Once);
  void definePending(Symbol &S, bool Once, PendingExpr &E);
  bool defineExpression(Symbol &S, StoredExpr *E);
  void defineRegister(Symbol &S, bool Once, const RegisterRange &Range,
                      llvm::SMLoc Loc);
  void defineLocalLabel(llvm::StringRef Digits, const ExprSection *Sec,
                        int64_t Value);

  bool checkRightSideEnd(Cursor &C);
  bool assignCounter(llvm::SMLoc Loc, Cursor &C);
  bool assignRegister(llvm::StringRef Path, llvm::SMLoc Loc, bool Once,
                      Cursor &C);
  bool assignStored(llvm::StringRef Path, llvm::SMLoc Loc, Cursor &C);
  bool assignValue(llvm::StringRef Path, llvm::SMLoc Loc, bool Once, Cursor &C);
  bool assignBuiltin(llvm::StringRef Path, llvm::SMLoc Loc, Cursor &C,
                     int64_t &Variable);
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_SYMBOLDEFINITIONS_H
