//===- SymbolTable.h - Symbols, scopes, cells -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every definition of a symbol makes a cell (a value, or an expression over
// cells); the symbol points to its current cell. Reading an unknown symbol
// makes an empty cell, which the symbol's next definition fills. That alone
// gives redefinition, forward references bound at the first definition that
// follows, .undef, and pending assignments their meaning.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_SYMBOLTABLE_H
#define CLRX_LIB_LANGUAGE_SYMBOLTABLE_H

#include "Expr.h"
#include "GenericPseudoOps.h"

namespace clrx {

class SymbolTable {
public:
  explicit SymbolTable(ClrxAsmParser &P);
  ~SymbolTable();

  /// \name Expressions
  /// @{

  /// Parses an expression at \p C; blanks before it are skipped. True on error,
  /// reported; \p C is then behind what was parsed. A Pending result must be
  /// given to attachUse (or dropped: then it is still reported if it never
  /// resolves). Result.Loc is the start of the expression.
  bool parseExpression(Cursor &C, unsigned Flags, OperandValue &Result);

  /// \p Use is told when \p E resolves; takes ownership. If E never resolves,
  /// that is reported at the end and Use is destroyed unasked.
  void attachUse(PendingExpr *E, std::unique_ptr<PendingUse> Use);

  /// \p E is not wanted any more: it is not reported.
  void dropExpression(PendingExpr *E);

  /// For .for and .while: parses now, evaluates later and again.
  StoredExpr *parseStoredExpression(Cursor &C);
  /// The value with the symbols' present values: a number, or an offset in
  /// \p Sec. True on error, reported at the stored expression's own place.
  bool evaluateStored(StoredExpr *E, int64_t &Value, const Section *&Sec);
  /// The same for a value that must be absolute.
  bool evaluateStored(StoredExpr *E, int64_t &Value);
  /// @}

  /// \name Definitions; \p Path as written, \p Loc its place
  /// @{

  /// `name:` or `12:` at the current counter; tells the container and the
  /// observer. Starts output. True on error, reported.
  bool defineLabel(llvm::StringRef Path, llvm::SMLoc Loc);
  /// `S = E`, .set and relatives: the right side is at \p C, % included.
  bool parseAssignment(llvm::StringRef Path, llvm::SMLoc Loc,
                       AssignmentKind Kind, Cursor &C);
  /// Assigns a value (redefinable): .get_*, .for, container pseudo-ops.
  bool assignValue(llvm::StringRef Path, llvm::SMLoc Loc, const Section *Sec,
                   int64_t Value);
  /// -D, before the first statement.
  void defineOnCommandLine(llvm::StringRef Name, uint64_t Value);
  /// @}

  /// \name Look-ups
  /// @{

  /// .ifdef's idea of defined: it has a value, waits for one, or is a register;
  /// labels of unresolvable sections do not count. \p Path as written.
  bool isDefined(llvm::StringRef Path);
  /// OperandHost::lookUpRegister.
  bool lookUpRegister(Cursor &C, RegisterRange &Range);
  std::optional<SymbolInfo> findGlobalSymbol(llvm::StringRef Name);
  void forEachGlobalSymbol(llvm::function_ref<void(const SymbolInfo &)> Visit);
  /// @}

  /// After the last statement: gives labels of unresolvable sections their
  /// place, turns what depends on them into relocations, then reports what is
  /// still unresolved, in source order.
  void finish();

  struct Impl; // SymbolTableImpl.h
private:
  friend class ClrxAsmParser; // The handlers of symbol pseudo-ops.
  std::unique_ptr<Impl> I;
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_SYMBOLTABLE_H
