//===- ExprContext.h - State that expressions share -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// State that the parts of the symbol table share: the host, memory, modes, and
// functions that report errors.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_EXPRCONTEXT_H
#define CLRX_LIB_EXPR_EXPRCONTEXT_H

#include "Cells.h"
#include "Expr/ExprHost.h"

namespace clrx {

class StoredExprs;

/// A location in the current statement, or one kept from an earlier statement.
struct ExprLoc {
  const char *Ptr = nullptr;
  SourcePos Pos; ///< Used if Ptr is null.
};

/// The location of an expression that is being evaluated, and the uses of .eqv
/// symbols that led to the evaluation.
struct EvalSite {
  ExprLoc Start; ///< Offsets of items are relative to its Ptr.
  const UseTrace *Trace = nullptr;
  /// Set while frame FrameIndex of an .eqv evaluation is evaluated.
  StoredExprs *Stored = nullptr;
  size_t FrameIndex = 0;

  /// Returns the uses that led to the evaluation, innermost first.
  const UseTrace *getTrace() const;
};

struct ExprContext {
  ExprHost &Host;
  Reporter &Report;
  llvm::BumpPtrAllocator Arena;
  bool HasFunctions = false;
  bool HasUnifiedVGPRs = false;
  bool IsLinking = false;    ///< True if a linker gets the output.
  bool ShowsSymbols = false; ///< True if the host gets symbol events.
  bool IsFull = false;       ///< True if a limit was exceeded and reported.
  size_t NumPending = 0;     ///< Number of pending expressions in memory.
  size_t NumScopes = 0;

  explicit ExprContext(ExprHost &Host)
      : Host(Host), Report(Host.getReporter()) {}

  /// Stops reading the source if expressions and symbols have reached a limit.
  void limitMemory();

  Cell *createCell(Symbol *Owner) {
    limitMemory();
    return new (Arena) Cell(Owner);
  }
  /// Returns the current cell of plain symbol \p S. Creates an empty cell if
  /// the symbol has none.
  Cell &getCell(Symbol &S);

  /// Returns the section that the output is in; null if there is none.
  const ExprSection *getCurrentSection();
  /// Returns the symbol that LLVM defines as \p Name. \p S is the source's own
  /// symbol of that name, which may be null.
  std::optional<BuiltinSymbol> findBuiltin(const Symbol *S,
                                           llvm::StringRef Name) {
    return HasFunctions && !(S && S->isDefined()) ? Host.findBuiltin(Name)
                                                  : std::nullopt;
  }

  /// \name Locations and errors
  /// @{
  SourcePos capture(const char *Ptr) const {
    return Report.capture(llvm::SMLoc::getFromPointer(Ptr));
  }
  SourcePos getPos(const ExprLoc &L) const {
    return L.Ptr ? capture(L.Ptr) : L.Pos;
  }
  /// Returns the position of \p Item, or the start of the expression if
  /// \p Item is null.
  SourcePos getPos(const ExprItem *Item, const EvalSite &Site) const;
  /// Reports an error, with notes about the uses of .eqv symbols that led to
  /// the evaluation. \returns true.
  bool errorAt(SourcePos Pos, const EvalSite &Site, RuleId Rule,
               const llvm::Twine &Msg);
  /// @}

  /// \name Events for the host
  /// @{
  void showDefinition(const SymbolEvent &E) {
    if (ShowsSymbols)
      Host.symbolDefined(E);
  }
  /// \p Ptr is the location of \p Path in the current statement.
  void showReference(const Symbol &S, llvm::StringRef Path, const char *Ptr) {
    if (ShowsSymbols)
      Host.symbolReferenced(makeEvent(S, Path, Ptr));
  }
  void showReference(const RegVar &Var, llvm::StringRef Path, const char *Ptr) {
    if (ShowsSymbols)
      Host.symbolReferenced(makeEvent(Var, Path, Ptr));
  }
  void showReference(const LocalLabel &L, llvm::StringRef Digits,
                     const char *Ptr) {
    if (ShowsSymbols)
      Host.symbolReferenced({&L, Digits, llvm::SMLoc::getFromPointer(Ptr)});
  }
  /// Shows that a look-up of \p Path found no symbol.
  void showMissing(llvm::StringRef Path, const Scope &From) {
    if (ShowsSymbols)
      Host.symbolMissing(Path, From);
  }
  /// Shows that \p Name, a part of a path, stands for \p S.
  void showScope(const Scope &S, llvm::StringRef Name) {
    if (ShowsSymbols)
      Host.scopeReferenced(S, Name);
  }
  static SymbolEvent makeEvent(const Symbol &S, llvm::StringRef Path,
                               const char *Ptr) {
    const bool IsRegister = S.Kind == SymbolKind::Register;
    return {&S,
            Path,
            llvm::SMLoc::getFromPointer(Ptr),
            /*IsLabel=*/false,
            /*IsOnce=*/false,
            IsRegister ? SymbolSort::Register : SymbolSort::Value,
            S.Parent};
  }
  static SymbolEvent makeEvent(const RegVar &Var, llvm::StringRef Path,
                               const char *Ptr) {
    return {&Var,
            Path,
            llvm::SMLoc::getFromPointer(Ptr),
            /*IsLabel=*/false,
            /*IsOnce=*/true,
            SymbolSort::Variable,
            Var.Parent};
  }
  /// @}
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_EXPRCONTEXT_H
