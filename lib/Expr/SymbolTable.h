//===- SymbolTable.h - Symbols, scopes, cells -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every definition of a symbol creates a cell: a value, or an expression over
// cells. The symbol points to its current cell. Reading an unknown symbol
// creates an empty cell, which the next definition of the symbol fills. The
// meaning of redefinitions, .undef, pending assignments and forward references
// follows from this rule alone. For example, a forward reference refers to the
// first definition after it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_SYMBOLTABLE_H
#define CLRX_LIB_EXPR_SYMBOLTABLE_H

#include "Expr/ExprHost.h"
#include "clrx/Expr/SymbolInfo.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <memory>
#include <optional>

namespace clrx {

/// Kind of an assignment.
enum class AssignmentKind : uint8_t {
  Redefinable, ///< =, .set, .equ
  Once,        ///< .equiv
  Expression   ///< .eqv
};

/// Kind of a symbol.
enum class SymbolKind : uint8_t {
  Plain,      ///< Has a value.
  Expression, ///< Defined by .eqv; evaluated anew at each use.
  Register
};

/// A register variable.
struct RegVar {
  bool IsVector;
  uint16_t Count;
  SourcePos Pos = {};            ///< Position of the declaration.
  llvm::StringRef Name = {};     ///< Name without scopes, set by defineRegVar.
  const Scope *Parent = nullptr; ///< Set by defineRegVar.
};

/// An expression that is kept for repeated evaluation (.eqv, .for, .while).
struct StoredExpr;

/// The symbols and expressions of a source.
class SymbolTable {
public:
  /// \p Host must outlive the table.
  explicit SymbolTable(ExprHost &Host);
  ~SymbolTable();

  /// Tells the host of definitions and references from now on.
  void showSymbols();

  /// Allows sections whose labels are LabelValue::Linked from now on.
  void setLinking();

  /// \name Expressions
  /// @{

  /// Enables or disables LLVM's functions in expressions, such as `max(a, b)`,
  /// and the symbols that LLVM defines. If disabled, their names are ordinary
  /// symbols everywhere. With \p HasUnifiedVGPRs, the functions count AccVGPRs
  /// and VGPRs as one register file.
  void setFunctions(bool On, bool HasUnifiedVGPRs);

  /// Parses an expression at \p C, after blanks. Result.Loc is the start of the
  /// expression. Pass a Pending result to attachUse. A Pending result that is
  /// not passed on is still reported if it never gets a value. \returns true
  /// after reporting an error; \p C is then after the parsed text.
  bool parseExpression(Cursor &C, unsigned Flags, OperandValue &Result);

  /// Makes \p Use the receiver of the value of \p E. If \p E never gets a
  /// value, an error is reported, and \p Use is destroyed without a call.
  void attachUse(PendingExpr *E, std::unique_ptr<PendingUse> Use);

  /// Drops the last pending expressions without a use, which belong to a faulty
  /// statement. They are not reported.
  void dropUnused();

  /// Drops \p E, so that it is not reported.
  void dropExpression(PendingExpr *E);

  /// Parses an expression for repeated evaluation, for .for and .while. The
  /// value of an empty expression is 0.
  StoredExpr *parseStoredExpression(Cursor &C);
  /// Evaluates \p E with the present values of its symbols to a number, or an
  /// offset in \p Sec. \returns true after reporting an error at the position
  /// of \p E.
  bool evaluateStored(StoredExpr *E, int64_t &Value, const ExprSection *&Sec);
  /// Does the same for a value that must be absolute.
  bool evaluateStored(StoredExpr *E, int64_t &Value);
  /// @}

  /// \name Definitions; \p Path is written at \p Loc
  /// @{

  /// Defines label `name:` or `12:` at the output counter. \returns true after
  /// reporting an error.
  bool defineLabel(llvm::StringRef Path, llvm::SMLoc Loc);
  /// Handles `S = E`, .set and similar pseudo-ops. The right side, including %,
  /// is at \p C. \returns true after reporting an error.
  bool parseAssignment(llvm::StringRef Path, llvm::SMLoc Loc,
                       AssignmentKind Kind, Cursor &C);
  /// Assigns a value that may be redefined. \p Path must not be the output
  /// counter. \returns true after reporting an error.
  bool assignValue(llvm::StringRef Path, llvm::SMLoc Loc,
                   const ExprSection *Sec, int64_t Value);
  /// Defines a symbol for option -D, before the first statement.
  void defineOnCommandLine(llvm::StringRef Name, uint64_t Value);
  /// Defines the next name of an .enum.
  bool defineEnumerator(llvm::StringRef Path, llvm::SMLoc Loc);
  /// Sets the number of the next name of an .enum in this scope.
  void setNextEnumerator(uint64_t Number);
  /// Defines a register variable. \returns null, or the variable that has that
  /// name already.
  const RegVar *defineRegVar(llvm::StringRef Path, RegVar Var);
  /// Undefines a symbol. \returns false if it was not defined.
  bool undefine(llvm::StringRef Path);
  /// Returns the attributes of a symbol, and sets \p Kind to its kind. Creates
  /// the symbol if necessary. Returns null if symbols of this kind have no
  /// attributes.
  SymbolAttributes *findAttributes(llvm::StringRef Path, SymbolKind &Kind);
  /// @}

  /// \name Look-ups
  /// @{

  /// Returns true if .ifdef treats \p Path as defined: the symbol has a value,
  /// waits for one, or is a register. Labels of unresolvable sections do not
  /// count.
  bool isDefined(llvm::StringRef Path);
  /// Returns the name of the symbol of the global scope that \p Path stands
  /// for; empty if it stands for none.
  llvm::StringRef getGlobalName(llvm::StringRef Path);
  /// Does the same as isDefined for the symbol \p Name of the global scope. The
  /// look-up does not count as a reference.
  bool isDefinedGlobally(llvm::StringRef Name);
  /// See OperandHost::lookUpRegister.
  bool lookUpRegister(Cursor &C, RegisterRange &Range);
  std::optional<SymbolInfo> findGlobalSymbol(llvm::StringRef Name);
  void forEachGlobalSymbol(llvm::function_ref<void(const SymbolInfo &)> Visit);
  /// @}

  /// \name Scopes
  /// @{

  /// Returns the number of open scopes within the global one.
  size_t getScopeDepth() const;
  /// Enters the scope \p Name, or a temporary scope if \p Name is empty.
  void openScope(llvm::StringRef Name);
  /// Leaves the current scope. \returns false if it is the global one.
  bool closeScope();
  /// Makes look-ups from the current scope also search the scope \p Path.
  void useScope(llvm::StringRef Path);
  /// Undoes useScope. An empty path stands for all used scopes.
  void stopUsingScope(llvm::StringRef Path);
  /// @}

  /// Resolves all pending expressions after the last statement. Evaluates
  /// distances between sections, whose addresses are known now. Then gives
  /// labels of unresolvable sections their locations, and makes relocations of
  /// the expressions that depend on them. Finally reports everything
  /// unresolved, in source order. With \p TakesUndefined, unknown symbols are
  /// left to the linker.
  void finish(bool TakesUndefined = false);

private:
  struct Impl; // SymbolTable.cpp
  std::unique_ptr<Impl> I;
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_SYMBOLTABLE_H
