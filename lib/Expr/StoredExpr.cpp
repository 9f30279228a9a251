//===- StoredExpr.cpp - Expressions evaluated anew at each use ------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// .eqv symbols may use one another to any depth. One use evaluates each of
// them once, innermost first, with a stack of frames of its own.
//
//===----------------------------------------------------------------------===//

#include "SymbolTableImpl.h"

using namespace llvm;
using namespace clrx;

StoredExpr *SymbolTable::Impl::createStored(const char *Text) {
  StoredExpr *E = new (Arena) StoredExpr();
  E->Items = keepItems(Items, Text);
  E->Start = capture(Text);
  return E;
}

/// The cell of plain symbol \p S; an empty one if it was never mentioned.
Cell &SymbolTable::Impl::getCell(Symbol &S) {
  if (!S.Current)
    S.Current = createCell(&S);
  return *S.Current;
}

void SymbolTable::Impl::setToMemo(ExprItem &Item, const StoredExpr &E) {
  if (E.Memo == StoredExpr::HasCell)
    setToCell(Item, *E.Cell);
  else
    setToValue(Item, E.Value, E.Sec);
}

/// The uses that led to the evaluation; for frames they are made when needed.
const UseTrace *SymbolTable::Impl::getTrace(const Context &Ctx) {
  return Ctx.Use ? getTrace(Ctx.FrameIndex, *Ctx.Use) : Ctx.Trace;
}

const UseTrace *SymbolTable::Impl::getTrace(size_t Index, const Where &Use) {
  size_t First = Index + 1;
  while (First && !Frames[First - 1].Trace)
    --First;
  for (size_t I = First; I <= Index; ++I) {
    SourcePos Site = I ? Frames[I - 1].S->Expr->Start : getPos(Use);
    const UseTrace *Outer = I ? Frames[I - 1].Trace : nullptr;
    Frames[I].Trace = new (Arena) UseTrace{Site, Outer};
  }
  return Frames[Index].Trace;
}

/// The next .eqv symbol that frame \p F needs and that was not evaluated for
/// this expression yet.
Symbol *SymbolTable::Impl::findUnevaluated(Frame &F) {
  ArrayRef<ExprItem> Items = F.S->Expr->Items;
  for (; F.NextItem != Items.size(); ++F.NextItem) {
    const ExprItem &Item = Items[F.NextItem];
    if (Item.Op != ExprOp::Symbol ||
        Item.Symbol->Kind != SymbolKind::Expression)
      continue;
    const StoredExpr &E = *Item.Symbol->Expr;
    if (E.Generation != Generation || E.Memo == StoredExpr::Active)
      return Item.Symbol;
  }
  return nullptr;
}

/// What symbol item \p Item of an expression stands for now. True on error,
/// reported.
bool SymbolTable::Impl::expandSymbol(ExprItem &Item, const Context &Ctx,
                                     bool MustBeKnown) {
  Symbol &S = *Item.Symbol;
  if (S.Kind == SymbolKind::Register)
    return errorAt(getPos(nullptr, Ctx), Ctx,
                   "register symbol '" + S.Name + "' in an expression");
  if (S.Kind == SymbolKind::Expression) {
    setToMemo(Item, *S.Expr);
    return false;
  }
  if (std::optional<BuiltinSymbol> B = findBuiltin(&S, S.Name)) {
    setToValue(Item, B->Value, nullptr);
    return false;
  }
  if (!MustBeKnown || (S.Current && S.Current->isKnown())) {
    setToCell(Item, getCell(S));
    return false;
  }
  Report.error(getPos(Ctx.Use ? *Ctx.Use : Ctx.Start),
               "symbol '" + getPath(S) +
                   "' has no value yet, but it is needed here");
  if (Ctx.Use)
    Report.note(Ctx.Start.Pos, "it is used by this '.eqv' expression");
  return true;
}

bool SymbolTable::Impl::expand(const StoredExpr &E, const Context &Ctx,
                               bool MustBeKnown, unsigned &NumUnknown) {
  NumUnknown = 0;
  Expanded.assign(E.Items.begin(), E.Items.end());
  for (ExprItem &Item : Expanded) {
    if (Item.Op == ExprOp::Counter) {
      int64_t Value;
      const ExprSection *Sec;
      if (Host.getCounter(Sec, Value))
        return true;
      setToValue(Item, Value, Sec);
    } else if (Item.Op == ExprOp::Symbol) {
      if (expandSymbol(Item, Ctx, MustBeKnown))
        return true;
      NumUnknown += Item.Op == ExprOp::Cell;
    }
  }
  return false;
}

/// True on error, reported: too much was evaluated already.
bool SymbolTable::Impl::spend(uint64_t NumItems, const Context &Ctx) {
  if (NumItems <= Budget) {
    Budget -= NumItems;
    return false;
  }
  Host.stopReading();
  return errorAt(Ctx.Start.Pos, Ctx,
                 "the '.eqv' expressions of this source take too long");
}

/// All that frame \p Index needs is evaluated.
bool SymbolTable::Impl::evaluateFrame(size_t Index, const Where &Use,
                                      bool MustBeKnown) {
  Symbol &S = *Frames[Index].S;
  StoredExpr &E = *S.Expr;
  Context Ctx{{nullptr, E.Start}, nullptr, &Use, Index};
  unsigned NumUnknown;
  if (spend(E.Items.size(), Ctx) || expand(E, Ctx, MustBeKnown, NumUnknown))
    return true;
  if (!NumUnknown) {
    E.Memo = StoredExpr::HasValue;
    return evaluateWhole(Expanded, Ctx, E.Value, E.Sec);
  }
  constexpr uint64_t CostOfKeeping = 16;
  if (spend(E.Items.size() * CostOfKeeping, Ctx))
    return true;
  ArrayRef<ExprItem> Kept = ArrayRef(Expanded).copy(Arena);
  E.Memo = StoredExpr::HasCell;
  E.Cell = createCell(&S);
  E.Cell->State = Cell::Pending;
  E.Cell->Expr = createPending(Kept, E.Start, getTrace(Ctx));
  E.Cell->Expr->Target = E.Cell;
  return false;
}

bool SymbolTable::Impl::evaluateSymbol(Symbol &S, const Where &Use,
                                       bool MustBeKnown) {
  auto Enter = [&](Symbol &Inner) {
    Inner.Expr->Generation = Generation;
    Inner.Expr->Memo = StoredExpr::Active;
    Frames.push_back({&Inner});
  };
  if (S.Expr->Generation == Generation)
    return false;
  Frames.clear();
  Enter(S);
  while (!Frames.empty()) {
    size_t Index = Frames.size() - 1;
    Symbol *Inner = findUnevaluated(Frames[Index]);
    if (!Inner) {
      if (evaluateFrame(Index, Use, MustBeKnown))
        return true;
      Frames.pop_back();
    } else if (Inner->Expr->Generation == Generation) { // Still active.
      Context Ctx{
          {nullptr, Frames[Index].S->Expr->Start}, nullptr, &Use, Index};
      return errorAt(Ctx.Start.Pos, Ctx,
                     "the value of '" + getPath(*Inner) +
                         "' depends on itself");
    } else {
      Enter(*Inner);
    }
  }
  return false;
}

bool SymbolTable::evaluateStored(StoredExpr *E, int64_t &Value,
                                 const ExprSection *&Sec) {
  Impl::Context Ctx{{nullptr, E->Start}};
  ++I->Generation;
  for (const ExprItem &Item : E->Items)
    if (Item.Op == ExprOp::Symbol &&
        Item.Symbol->Kind == SymbolKind::Expression &&
        I->evaluateSymbol(*Item.Symbol, Ctx.Start, /*MustBeKnown=*/true))
      return true;
  unsigned NumUnknown;
  return I->expand(*E, Ctx, /*MustBeKnown=*/true, NumUnknown) ||
         I->evaluateWhole(I->Expanded, Ctx, Value, Sec);
}
