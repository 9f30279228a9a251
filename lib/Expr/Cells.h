//===- Cells.h - Symbols, cells, scopes and kept expressions ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All of this lives in the symbol table's arena until the assembly ends, so
// that pointers stay valid when a temporary scope is forgotten.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_CELLS_H
#define CLRX_LIB_EXPR_CELLS_H

#include "SectionValue.h"
#include "clrx/Expr/SymbolTable.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"

namespace clrx {

struct Scope;
struct StoredExpr;
struct Symbol;

/// An expression that waits for a cell; the cells' lists are in the order of
/// the source.
struct Waiter {
  PendingExpr *Expr;
  Waiter *Next;
};

/// One definition of a symbol, or the promise of its next one.
struct Cell {
  enum StateKind : uint8_t {
    Empty,   ///< Read before the symbol was defined.
    Pending, ///< Assigned an expression that waits.
    Placed,  ///< A place in an unresolvable section: unknown until the end.
    Known,
    Failed ///< Will never get a value; that has been reported.
  };
  StateKind State = Empty;
  bool IsCaptured = false; ///< A kept expression refers to it.
  union {
    int64_t Value = 0;
    PendingExpr *Expr; ///< Pending: what it waits for.
  };
  const ExprSection *Sec = nullptr; ///< Null: Value is a number.
  Symbol *Owner;                    ///< Names it in diagnostics.
  Waiter *FirstWaiter = nullptr;
  Waiter *LastWaiter = nullptr;

  explicit Cell(Symbol *Owner) : Owner(Owner) {}
  bool isDefined() const { return State != Empty; }
  bool isKnown() const { return State == Known; }
};

/// A name in a scope, or one direction of a local label.
struct Symbol {
  llvm::StringRef Name;
  Scope *Parent = nullptr; ///< Null for local labels.
  SymbolKind Kind = SymbolKind::Plain;
  bool IsOnce = false;   ///< May not be defined again.
  bool IsOfPath = false; ///< Its first mention names the scope.
  union {
    RegisterRange Range = {}; ///< Register.
    StoredExpr *Expr;         ///< Expression.
  };
  Cell *Current = nullptr; ///< Plain; null: unknown and never read.
  SymbolAttributes Attributes;
  Symbol *Next = nullptr; ///< In its scope, by first mention.

  /// A place in an unresolvable section does not count: it is as good as
  /// unknown until the end of the source.
  bool isDefined() const {
    return Kind != SymbolKind::Plain ||
           (Current && Current->isDefined() && Current->State != Cell::Placed);
  }
  /// True if the symbol is left to the linker.
  bool isUndefined() const {
    return Kind == SymbolKind::Plain && Current && Current->Sec &&
           Current->Sec->isSymbol();
  }
};

/// Returns the section that an offset in \p Sec is relative to in expressions:
/// in some sections, labels and `.` are plain numbers.
inline const ExprSection *getBase(const ExprSection *Sec) {
  return Sec && Sec->getLabelValue() != LabelValue::Absolute ? Sec : nullptr;
}

/// One item of an expression in postfix order.
struct ExprItem {
  ExprOp Op;
  bool IsAddress = false; ///< Cell: relative even where labels are numbers.
  /// Where its token stands, in bytes from the expression's start; while the
  /// statement is being read.
  uint32_t Offset = 0;
  union {
    uint64_t Number = 0; ///< Number, Place
    clrx::Cell *Cell;
    clrx::Symbol *Symbol;
    const SourcePos *Pos; ///< Kept division or shift: where it stands.
  };
  const ExprSection *Sec = nullptr; ///< Place

  ExprItem(ExprOp Op, uint32_t Offset) : Op(Op), Offset(Offset) {}

  /// Makes this an offset in \p InSec, or a number if that is null.
  void setToPlace(int64_t Value, const ExprSection *InSec) {
    Op = InSec ? ExprOp::Place : ExprOp::Number;
    Number = uint64_t(Value);
    Sec = InSec;
  }
  /// The same for the value of a label or `.` in \p InSec.
  void setToValue(int64_t Value, const ExprSection *InSec) {
    setToPlace(Value, getBase(InSec));
  }
  /// Makes this the value of \p C or, if \p C has none yet, the cell.
  void setToCell(clrx::Cell &C) {
    if (C.isKnown())
      return setToValue(C.Value, C.Sec);
    Op = ExprOp::Cell;
    Cell = &C;
  }
  /// The same for the address of \p C.
  void setToAddress(clrx::Cell &C) {
    setToCell(C);
    IsAddress = true;
    if (C.isKnown())
      setToPlace(C.Value, C.Sec);
  }
};

/// How an .eqv symbol came to be evaluated; innermost first.
struct UseTrace {
  SourcePos Site;
  const UseTrace *Outer;
};

/// An expression that waits for cells.
class PendingExpr {
public:
  llvm::ArrayRef<ExprItem> Items;
  SourcePos Start;
  const UseTrace *Trace = nullptr;
  Cell *Target = nullptr;
  std::unique_ptr<PendingUse> Use;
  /// By the order in the source or, if it waits for addresses, in which all
  /// else became known.
  uint32_t Index = 0;
  /// Needs no report: resolved, failed, or its symbol was undefined.
  uint32_t IsSettled : 1;
  /// Everything is known but the addresses of sections.
  uint32_t WaitsForEnd : 1;
  /// A RelocationSpecifier that was written: to be relocated at the end, even
  /// if everything is known.
  uint32_t Specifier : 4;
  uint32_t NumWaiting : 26; ///< Waiters in cells that name it.

  PendingExpr()
      : IsSettled(false), WaitsForEnd(false), Specifier(RS_None),
        NumWaiting(0) {}

  /// No cell or waiter refers to it any more.
  bool isDone() const { return IsSettled && NumWaiting == 0; }
};

/// An expression evaluated anew at each use, over symbols.
struct StoredExpr {
  llvm::ArrayRef<ExprItem> Items;
  SourcePos Start;
  /// The value within an expression that uses it; valid while Generation is the
  /// current one.
  uint64_t Generation = 0;
  enum : uint8_t { Active, HasValue, HasCell } Memo = Active;
  int64_t Value = 0;
  const ExprSection *Sec = nullptr;
  clrx::Cell *Cell = nullptr;
};

using ArenaMapAllocator = llvm::BumpPtrAllocator &;

struct Scope {
  llvm::StringRef Name; ///< Empty: global or temporary.
  Scope *Parent;
  bool IsTemporary;
  uint64_t NextEnumerator = 0;
  uint64_t VisitStamp = 0; ///< The look-up that saw it last.
  llvm::StringMap<Symbol, ArenaMapAllocator> Symbols;
  llvm::StringMap<Scope *, ArenaMapAllocator> Children;
  llvm::StringMap<RegVar, ArenaMapAllocator> RegVars;
  llvm::SmallVector<Scope *, 2> Used; ///< Most recent last.
  Symbol *FirstSymbol = nullptr;
  Symbol *LastSymbol = nullptr;

  Scope(llvm::StringRef Name, Scope *Parent, bool IsTemporary,
        llvm::BumpPtrAllocator &Arena)
      : Name(Name), Parent(Parent), IsTemporary(IsTemporary), Symbols(Arena),
        Children(Arena), RegVars(Arena) {}
};

/// `12b` and `12f`.
struct LocalLabel {
  Symbol Previous;
  Symbol Next;
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_CELLS_H
