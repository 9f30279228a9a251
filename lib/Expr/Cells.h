//===- Cells.h - Symbols, cells, scopes and kept expressions ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Objects of these types live until the assembly ends, so pointers to them stay
// valid after a temporary scope is closed. Only a PendingExpr may be destroyed
// earlier, when it is done.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_CELLS_H
#define CLRX_LIB_EXPR_CELLS_H

#include "Expr/SymbolTable.h"
#include "SectionValue.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"

namespace clrx {

struct Scope;
struct StoredExpr;
struct Symbol;

/// Link in the list of expressions that wait for a cell. The list is in source
/// order.
struct Waiter {
  PendingExpr *Expr;
  Waiter *Next;
};

/// The value of one definition of a symbol. An empty cell stands for the next
/// definition.
struct Cell {
  enum StateKind : uint8_t {
    Empty,    ///< The symbol was read before it was defined.
    Pending,  ///< The symbol was assigned an expression that waits.
    Deferred, ///< An offset in an unresolvable section: unknown until the end.
    Known,
    Failed ///< The cell never gets a value, and that has been reported.
  };
  StateKind State = Empty;
  bool IsCaptured = false; ///< True if a kept expression refers to the cell.
  union {
    int64_t Value = 0;
    PendingExpr *Expr; ///< Expression that gives a Pending cell its value.
  };
  const ExprSection *Sec = nullptr; ///< Null if Value is a number.
  Symbol *Owner;                    ///< Symbol to name in diagnostics.
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
  bool IsOnce = false;   ///< True if it may not be defined again.
  bool IsOfPath = false; ///< True if the path of its first use has a scope.
  union {
    RegisterRange Range = {}; ///< If Kind is Register.
    StoredExpr *Expr;         ///< If Kind is Expression.
  };
  /// Current value if Kind is Plain; null if the symbol is unknown and was
  /// never read.
  Cell *Current = nullptr;
  SymbolAttributes Attributes;
  /// Position of the last label or other definition that may not be repeated,
  /// or else of the first definition.
  SourcePos DefinedAt;
  Symbol *Next = nullptr; ///< Next symbol of the scope, by first mention.

  /// Returns true if the symbol has a value. An offset in an unresolvable
  /// section does not count, because it is unknown until the end of the source.
  bool isDefined() const {
    return Kind != SymbolKind::Plain || (Current && Current->isDefined() &&
                                         Current->State != Cell::Deferred);
  }
  /// Returns true if the symbol is left to the linker.
  bool isLeftToLinker() const {
    return Kind == SymbolKind::Plain && Current && Current->Sec &&
           Current->Sec->isSymbol();
  }
};

/// Returns the section that an offset in \p Sec is relative to in expressions.
/// This is \p Sec, or null if labels and `.` are plain numbers in \p Sec.
inline const ExprSection *getBase(const ExprSection *Sec) {
  return Sec && Sec->getLabelValue() != LabelValue::Absolute ? Sec : nullptr;
}

/// One item of an expression in postfix order.
struct ExprItem {
  ExprOp Op;
  /// True if a Cell is relative even in sections whose labels are numbers.
  bool IsAddress = false;
  /// Offset of the token from the start of the expression, in bytes. Valid
  /// while the statement is being read.
  uint32_t Offset = 0;
  union {
    uint64_t Number = 0; ///< If Op is Number or SectionOffset.
    clrx::Cell *Cell;
    clrx::Symbol *Symbol;
    /// Position of the operator, if the item is kept and Op checks its right
    /// operand.
    const SourcePos *Pos;
  };
  const ExprSection *Sec = nullptr; ///< If Op is SectionOffset.

  ExprItem(ExprOp Op, uint32_t Offset) : Op(Op), Offset(Offset) {}

  /// Makes this an offset in \p InSec, or a number if \p InSec is null.
  void setToOffset(int64_t Value, const ExprSection *InSec) {
    Op = InSec ? ExprOp::SectionOffset : ExprOp::Number;
    Number = uint64_t(Value);
    Sec = InSec;
  }
  /// Does the same for the value of a label or `.` in \p InSec.
  void setToValue(int64_t Value, const ExprSection *InSec) {
    setToOffset(Value, getBase(InSec));
  }
  /// Makes this the value of \p C or, if \p C has none yet, the cell.
  void setToCell(clrx::Cell &C) {
    if (C.isKnown())
      return setToValue(C.Value, C.Sec);
    Op = ExprOp::Cell;
    Cell = &C;
  }
  /// Does the same as setToCell for the address of \p C.
  void setToAddress(clrx::Cell &C) {
    setToCell(C);
    IsAddress = true;
    if (C.isKnown())
      setToOffset(C.Value, C.Sec);
  }
};

/// List of the uses that led to the evaluation of an .eqv symbol, innermost
/// first.
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
  /// Number that orders expressions as in the source. An expression that waited
  /// for symbols, and then has to wait for addresses, gets a new number at that
  /// time.
  uint32_t Index = 0;
  /// True if nothing is left to report: the expression was resolved, has
  /// failed or was dropped, or its symbol was undefined.
  uint32_t IsSettled : 1;
  /// True if all cells are known and the expression waits for the end of the
  /// source: for addresses of sections, or to become a relocation.
  uint32_t WaitsForEnd : 1;
  /// The RelocationSpecifier in the source. With one, the expression is
  /// relocated at the end, even if everything is known.
  uint32_t Specifier : 4;
  uint32_t NumWaiting : 26; ///< Number of Waiters that refer to it.

  PendingExpr()
      : IsSettled(false), WaitsForEnd(false), Specifier(RS_None),
        NumWaiting(0) {}

  /// Returns true if no cell or Waiter refers to the expression any more.
  bool isDone() const { return IsSettled && NumWaiting == 0; }
};

/// An expression over symbols, which is evaluated anew at each use.
struct StoredExpr {
  llvm::ArrayRef<ExprItem> Items;
  SourcePos Start;
  /// Value of StoredExprs::Generation for which Memo is valid.
  uint64_t Generation = 0;
  enum : uint8_t { Active, HasValue, HasCell } Memo = Active;
  int64_t Value = 0;
  const ExprSection *Sec = nullptr;
  clrx::Cell *Cell = nullptr;
};

using ArenaMapAllocator = llvm::BumpPtrAllocator &;

/// A scope with its symbols, register variables and child scopes.
struct Scope {
  llvm::StringRef Name; ///< Empty if the scope is global or temporary.
  Scope *Parent;
  bool IsTemporary;
  uint64_t NextEnumerator = 0;
  uint64_t VisitStamp = 0; ///< Number of the last look-up that visited it.
  llvm::StringMap<Symbol, ArenaMapAllocator> Symbols;
  llvm::StringMap<Scope *, ArenaMapAllocator> Children;
  llvm::StringMap<RegVar, ArenaMapAllocator> RegVars;
  llvm::SmallVector<Scope *, 2> Used; ///< The most recently used one is last.
  Symbol *FirstSymbol = nullptr;
  Symbol *LastSymbol = nullptr;

  Scope(llvm::StringRef Name, Scope *Parent, bool IsTemporary,
        llvm::BumpPtrAllocator &Arena)
      : Name(Name), Parent(Parent), IsTemporary(IsTemporary), Symbols(Arena),
        Children(Arena), RegVars(Arena) {}
};

/// A numeric label, to which `12b` and `12f` refer.
struct LocalLabel {
  Symbol Previous;
  Symbol Next;
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_CELLS_H
