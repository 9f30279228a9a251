//===- ExprBuilder.h - Items of the expression being parsed -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The expression being parsed: its items, and what is known about them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_EXPRBUILDER_H
#define CLRX_LIB_EXPR_EXPRBUILDER_H

#include "ExprParser.h"
#include "StoredExprs.h"
#include "UnresolvedReporter.h"

namespace clrx {

/// Builds the items of one expression at a time.
class ExprBuilder {
public:
  /// Facts about the expression that was parsed last.
  struct ParseState {
    const char *Text;
    bool IsStored;    ///< Items refer to symbols, not to their values.
    bool MustBeKnown; ///< Unknown symbols are errors.
    bool HasFailed;   ///< There was an error that does not stop the parsing.
    unsigned NumUnknown;
    bool HasSymbols;
    bool MayRelocate;              ///< A specifier is legal.
    bool IsAddress;                ///< The next symbol has a specifier.
    RelocationSpecifier Specifier; ///< Specifier of the whole expression.
  };

  ExprBuilder(ExprContext &Ctx, ScopeTable &Scopes, ExprEvaluator &Evaluator,
              PendingExprs &Pending, StoredExprs &Stored,
              UnresolvedReporter &Unresolved)
      : Ctx(Ctx), Scopes(Scopes), Evaluator(Evaluator), Pending(Pending),
        Stored(Stored), Unresolved(Unresolved) {}

  const ParseState &getState() const { return State; }

  /// Parses an expression at \p C, which is at the first token. \returns true
  /// after reporting an error. An empty expression is an error unless \p Flags
  /// allow it.
  bool parse(Cursor &C, unsigned Flags, bool IsStored);
  /// Parses and evaluates an operand as SymbolTable::parseExpression does.
  bool parseOperand(Cursor &C, unsigned Flags, OperandValue &Result);

  /// \name Use of the parsed expression
  /// @{
  bool mustWaitForAddresses() { return Evaluator.mustWaitForAddresses(Items); }
  /// Evaluates the expression. \returns true after reporting an error.
  bool evaluate(int64_t &Value, const ExprSection *&Sec) {
    return Evaluator.evaluateWhole(Items, {{State.Text, {}}}, Value, Sec);
  }
  PendingExpr *createPending();
  StoredExpr *createStored();
  /// @}

  /// \name Interface for ExprParser
  /// Functions return true after reporting an error.
  /// @{
  /// Makes the next symbol or label stand for its address. A relocation takes
  /// part \p S of the expression's value.
  bool setSpecifier(RelocationSpecifier S, uint32_t Offset);
  bool addCounter(uint32_t Offset);
  bool addSymbol(llvm::StringRef Path, uint32_t Offset);
  bool addLocalLabel(llvm::StringRef Digits, bool IsForward, uint32_t Offset);
  /// @}

private:
  ExprContext &Ctx;
  ScopeTable &Scopes;
  ExprEvaluator &Evaluator;
  PendingExprs &Pending;
  StoredExprs &Stored;
  UnresolvedReporter &Unresolved;
  ParseState State = {};
  llvm::SmallVector<ExprItem, 16> Items; ///< Reused by each expression.
  llvm::SmallVector<ExprParser::OpenItem, 16> Open; ///< The parser's stack.

  bool addSymbolItem(Symbol &S, uint32_t Offset);
  bool addUnknown(llvm::StringRef Path, Symbol *S, uint32_t Offset);
  bool mustWait(unsigned Flags);
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_EXPRBUILDER_H
