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

#ifndef CLRX_EXPR_SYMBOLTABLE_H
#define CLRX_EXPR_SYMBOLTABLE_H

#include "clrx/Expr/ExprHost.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <memory>
#include <optional>

namespace clrx {

/// How a symbol may be assigned again.
enum class AssignmentKind : uint8_t {
  Redefinable, ///< =, .set, .equ
  Once,        ///< .equiv
  Expression   ///< .eqv
};

/// What a name stands for.
enum class SymbolKind : uint8_t {
  Plain,      ///< A value.
  Expression, ///< .eqv: evaluated anew at each use.
  Register
};

/// What is said of a symbol besides its value.
struct SymbolAttributes {
  uint64_t Size = 0;   ///< Set by .size.
  uint8_t Binding = 0; ///< ELF STB_*; STB_LOCAL unless set.
  /// \name For linkers alone; not set for others
  /// @{
  uint8_t Visibility = 0; ///< ELF STV_*
  uint8_t Type = 0;       ///< ELF STT_*
  bool IsListed = false;  ///< In the table though it is local, without a type.
  /// A variable of Size bytes that the linker allocates.
  enum : uint8_t { NotAllocated, InLDS, Common } Storage = NotAllocated;
  uint64_t Alignment = 0; ///< Of that, in bytes.
  /// @}
};

/// A symbol of the global scope, as a container's symbol table may want it.
struct SymbolInfo : SymbolAttributes {
  llvm::StringRef Name;
  bool HasValue = false;
  /// The linker is to find it elsewhere; known after SymbolTable::finish.
  bool IsUndefined = false;
  /// It was assigned what is not known yet.
  bool IsPending = false;
  const ExprSection *Sec = nullptr; ///< Null: absolute.
  uint64_t Value = 0;               ///< Offset in Sec, or the number.
};

/// A register variable.
struct RegVar {
  bool IsVector;
  uint16_t Count;
  SourcePos Pos = {};        ///< Of its declaration.
  llvm::StringRef Name = {}; ///< Without scopes; set by defineRegVar.
};

/// An expression kept for evaluation again and again (.eqv, .for, .while).
struct StoredExpr;

class SymbolTable {
public:
  /// \p Host must outlive the table.
  explicit SymbolTable(ExprHost &Host);
  ~SymbolTable();

  /// From now on the host is told of definitions and references.
  void showSymbols();

  /// There are sections whose labels are LabelValue::Linked, from now on.
  void setLinking();

  /// \name Expressions
  /// @{

  /// Whether expressions have LLVM's functions from now on, such as
  /// `max(a, b)`; without them, their names are symbols everywhere. Where the
  /// processor \p HasUnifiedVGPRs, they count AccVGPRs and VGPRs as one file.
  void setFunctions(bool On, bool HasUnifiedVGPRs);

  /// Parses an expression at \p C; blanks before it are skipped. True on error,
  /// reported; \p C is then behind what was parsed. A Pending result must be
  /// given to attachUse (or dropped: then it is still reported if it never
  /// resolves). Result.Loc is the start of the expression.
  bool parseExpression(Cursor &C, unsigned Flags, OperandValue &Result);

  /// \p Use is told when \p E resolves; takes ownership. If E never resolves,
  /// that is reported at the end and Use is destroyed unasked.
  void attachUse(PendingExpr *E, std::unique_ptr<PendingUse> Use);

  /// Forgets about the last pending expressions, as far as nobody uses them:
  /// those of a faulty statement. They are not reported.
  void dropUnused();

  /// \p E is not wanted any more: it is not reported.
  void dropExpression(PendingExpr *E);

  /// For .for and .while: parses now, evaluates later and again. Where there
  /// is none, the value is 0.
  StoredExpr *parseStoredExpression(Cursor &C);
  /// The value with the symbols' present values: a number, or an offset in
  /// \p Sec. True on error, reported at the stored expression's own place.
  bool evaluateStored(StoredExpr *E, int64_t &Value, const ExprSection *&Sec);
  /// The same for a value that must be absolute.
  bool evaluateStored(StoredExpr *E, int64_t &Value);
  /// @}

  /// \name Definitions; \p Path as written, \p Loc its place
  /// @{

  /// `name:` or `12:` at the current counter. True on error, reported.
  bool defineLabel(llvm::StringRef Path, llvm::SMLoc Loc);
  /// `S = E`, .set and relatives: the right side is at \p C, % included.
  bool parseAssignment(llvm::StringRef Path, llvm::SMLoc Loc,
                       AssignmentKind Kind, Cursor &C);
  /// Assigns a value (redefinable); the counter is not assigned here.
  bool assignValue(llvm::StringRef Path, llvm::SMLoc Loc,
                   const ExprSection *Sec, int64_t Value);
  /// -D, before the first statement.
  void defineOnCommandLine(llvm::StringRef Name, uint64_t Value);
  /// Gives a name of an .enum its number.
  bool defineEnumerator(llvm::StringRef Path, llvm::SMLoc Loc);
  /// The number that the next name of an .enum in this scope gets.
  void setNextEnumerator(uint64_t Number);
  /// False if there is a register variable of that name already.
  bool defineRegVar(llvm::StringRef Path, RegVar Var);
  /// False if it was not defined.
  bool undefine(llvm::StringRef Path);
  /// The attributes of the symbol, which is created if need be; null if its
  /// \p Kind may have none.
  SymbolAttributes *findAttributes(llvm::StringRef Path, SymbolKind &Kind);
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

  /// \name Scopes
  /// @{

  /// How many are open within the global one.
  size_t getScopeDepth() const;
  /// Enters the scope \p Name, or a temporary one if that is empty.
  void openScope(llvm::StringRef Name);
  /// False in the global scope.
  bool closeScope();
  /// Look-ups from the current scope also find what is in that of \p Path.
  void useScope(llvm::StringRef Path);
  /// No more; empty: for all that are used.
  void stopUsingScope(llvm::StringRef Path);
  /// @}

  /// After the last statement: gives labels of unresolvable sections their
  /// place, turns what depends on them into relocations, makes distances of the
  /// addresses that sections have by now, then reports what is still
  /// unresolved, in source order.
  /// With \p TakesUndefined, symbols of the global scope that are unknown are
  /// the linker's.
  void finish(bool TakesUndefined = false);

private:
  struct Impl; // SymbolTable.cpp
  std::unique_ptr<Impl> I;
};

} // namespace clrx

#endif // CLRX_EXPR_SYMBOLTABLE_H
