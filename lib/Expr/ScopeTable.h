//===- ScopeTable.h - Scopes and the names in them --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scopes, and how symbols and register variables are found in them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_SCOPETABLE_H
#define CLRX_LIB_EXPR_SCOPETABLE_H

#include "ExprContext.h"
#include <deque>

namespace clrx {

/// All scopes of a source, and the current one.
class ScopeTable {
public:
  explicit ScopeTable(ExprContext &Ctx)
      : Ctx(Ctx), LocalLabels(Ctx.Arena),
        Global(createScope("", nullptr, /*IsTemporary=*/false)),
        Current(Global) {}

  Scope *getGlobal() const { return Global; }
  Scope *getCurrent() const { return Current; }
  std::deque<Scope> &getAll() { return All; }

  /// \name Symbols
  /// Missing scopes of a path are created.
  /// @{
  /// Returns the symbol that an expression with \p Path reads; null if there is
  /// none.
  Symbol *find(llvm::StringRef Path);
  /// Does the same, but creates the symbol if there is none.
  Symbol *findOrCreate(llvm::StringRef Path);
  /// Returns the symbol that a definition of \p Path defines.
  Symbol *findForDefinition(llvm::StringRef Path);
  Symbol *createSymbol(Scope &In, llvm::StringRef Name, uint32_t Hash);
  LocalLabel &getLocalLabel(llvm::StringRef Digits);
  /// Returns the path of \p S from the global scope, joined by ::.
  std::string getPath(const Symbol &S);
  /// @}

  /// \name Register variables
  /// @{
  bool hasRegVars() const { return HasRegVars; }
  const RegVar *findRegVar(llvm::StringRef Path);
  /// Defines a register variable. \returns null, or the variable that has that
  /// name already.
  const RegVar *defineRegVar(llvm::StringRef Path, RegVar Var);
  /// @}

  /// \name Scopes
  /// @{
  /// Returns the number of open scopes within the global one.
  size_t getDepth() const { return OuterScopes.size(); }
  /// Enters the scope \p Name, or a temporary scope if \p Name is empty.
  void open(llvm::StringRef Name);
  /// Leaves the current scope, which is not the global one.
  void close() { Current = OuterScopes.pop_back_val(); }
  void use(llvm::StringRef Path);
  /// Undoes use. An empty path stands for all scopes that are used.
  void stopUsing(llvm::StringRef Path);
  /// Calls \p Visit for each scope that look-ups from \p From visit, in order.
  void forEachVisibleScope(Scope &From,
                           llvm::function_ref<void(Scope &)> Visit);
  /// @}

private:
  template <typename T> struct MapProbe;
  /// The scope that a path leads to, and the name in it.
  struct Target {
    Scope *In; ///< Null for a simple name.
    llvm::StringRef Name;
  };

  ExprContext &Ctx;
  std::deque<Scope> All;
  llvm::StringMap<LocalLabel, ArenaMapAllocator> LocalLabels;
  Scope *Global;
  Scope *Current;
  /// Scopes to return to. If the current scope was found through .using, the
  /// scope to return to is not the parent of the current scope.
  llvm::SmallVector<Scope *, 8> OuterScopes;
  bool HasRegVars = false;
  uint64_t Stamp = 0;                    ///< Number of the current look-up.
  llvm::SmallVector<Scope *, 8> ToVisit; ///< Scopes that a walk has yet to see.

  Scope *createScope(llvm::StringRef Name, Scope *Parent, bool IsTemporary);
  Scope *findOrCreateChild(Scope *S, llvm::StringRef Name);
  Scope *followPath(llvm::StringRef Path);
  Target splitPath(llvm::StringRef Path);

  template <typename Fn> auto walk(Scope *S, Fn Probe) -> decltype(Probe(*S));
  template <typename Fn>
  auto lookUpFrom(Scope *S, Fn Probe) -> decltype(Probe(*S));
  template <typename Fn>
  auto lookUpOutwards(Scope *S, Fn Probe) -> decltype(Probe(*S));
  template <typename T> T *lookUp(const Target &To, const MapProbe<T> &Probe);
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_SCOPETABLE_H
