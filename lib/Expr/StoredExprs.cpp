//===- StoredExprs.cpp - Expressions evaluated at each use ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// .eqv symbols may use one another to any depth. One use evaluates each of them
// once, innermost first, with a stack of frames instead of recursion.
//
//===----------------------------------------------------------------------===//

#include "StoredExprs.h"

using namespace llvm;
using namespace clrx;

StoredExpr *StoredExprs::create(ArrayRef<ExprItem> Items, const char *Text) {
  StoredExpr *E = new (Ctx.Arena) StoredExpr();
  E->Items = Pending.keepItems(Items, Text);
  E->Start = Ctx.capture(Text);
  return E;
}

void StoredExprs::setToMemo(ExprItem &Item, const StoredExpr &E) {
  if (E.Memo == StoredExpr::HasCell)
    Item.setToCell(*E.Cell);
  else
    Item.setToValue(E.Value, E.Sec);
}

const UseTrace *StoredExprs::getTrace(size_t Index) {
  size_t First = Index + 1;
  while (First && !Frames[First - 1].Trace)
    --First;
  for (size_t I = First; I <= Index; ++I) {
    SourcePos Site = I ? Frames[I - 1].S->Expr->Start : Ctx.getPos(Use);
    const UseTrace *Outer = I ? Frames[I - 1].Trace : nullptr;
    Frames[I].Trace = new (Ctx.Arena) UseTrace{Site, Outer};
  }
  return Frames[Index].Trace;
}

/// Returns the next .eqv symbol that frame \p F needs and that is not yet
/// evaluated for this expression.
Symbol *StoredExprs::findUnevaluated(Frame &F) {
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

/// Replaces symbol item \p Item by its present value. \returns true after
/// reporting an error.
bool StoredExprs::expandSymbol(ExprItem &Item, const EvalSite &Site,
                               bool MustBeKnown) {
  Symbol &S = *Item.Symbol;
  if (S.Kind == SymbolKind::Register)
    return Ctx.errorAt(Ctx.getPos(nullptr, Site), Site, rules::SymbolUse,
                       "register symbol '" + S.Name + "' in an expression");
  if (S.Kind == SymbolKind::Expression) {
    setToMemo(Item, *S.Expr);
    return false;
  }
  if (std::optional<BuiltinSymbol> B = Ctx.findBuiltin(&S, S.Name)) {
    Item.setToValue(B->Value, nullptr);
    return false;
  }
  if (!MustBeKnown || (S.Current && S.Current->isKnown())) {
    Item.setToCell(Ctx.getCell(S));
    return false;
  }
  Ctx.Report.error(Ctx.getPos(Site.Stored ? Use : Site.Start), rules::LateValue,
                   "symbol '" + Scopes.getPath(S) +
                       "' has no value yet, but it is needed here");
  if (Site.Stored)
    Ctx.Report.note(Site.Start.Pos, "it is used by this '.eqv' expression");
  return true;
}

bool StoredExprs::expand(const StoredExpr &E, const EvalSite &Site,
                         bool MustBeKnown, unsigned &NumUnknown) {
  NumUnknown = 0;
  Expanded.assign(E.Items.begin(), E.Items.end());
  for (ExprItem &Item : Expanded) {
    if (Item.Op == ExprOp::Counter) {
      int64_t Value;
      const ExprSection *Sec;
      if (Ctx.Host.getCounter(Sec, Value))
        return true;
      Item.setToValue(Value, Sec);
    } else if (Item.Op == ExprOp::Symbol) {
      if (expandSymbol(Item, Site, MustBeKnown))
        return true;
      NumUnknown += Item.Op == ExprOp::Cell;
    }
  }
  return false;
}

/// Takes \p NumItems from the budget. \returns true after reporting that the
/// budget is exhausted.
bool StoredExprs::spend(uint64_t NumItems, const EvalSite &Site) {
  if (NumItems <= Budget) {
    Budget -= NumItems;
    return false;
  }
  Ctx.Host.stopReading();
  return Ctx.errorAt(Site.Start.Pos, Site, rules::Limit,
                     "the '.eqv' expressions of this source take too long");
}

/// Evaluates frame \p Index. All symbols that it needs must be evaluated
/// before.
bool StoredExprs::evaluateFrame(size_t Index, bool MustBeKnown) {
  Symbol &S = *Frames[Index].S;
  StoredExpr &E = *S.Expr;
  EvalSite Site{{nullptr, E.Start}, nullptr, this, Index};
  unsigned NumUnknown;
  if (spend(E.Items.size(), Site) || expand(E, Site, MustBeKnown, NumUnknown))
    return true;
  if (!NumUnknown) {
    E.Memo = StoredExpr::HasValue;
    return Evaluator.evaluateWhole(Expanded, Site, E.Value, E.Sec);
  }
  constexpr uint64_t CostOfKeeping = 16;
  if (spend(E.Items.size() * CostOfKeeping, Site))
    return true;
  ArrayRef<ExprItem> Kept = ArrayRef(Expanded).copy(Ctx.Arena);
  E.Memo = StoredExpr::HasCell;
  E.Cell = Ctx.createCell(&S);
  E.Cell->State = Cell::Pending;
  E.Cell->Expr = Pending.create(Kept, E.Start, getTrace(Index));
  E.Cell->Expr->Target = E.Cell;
  return false;
}

bool StoredExprs::evaluateSymbol(Symbol &S, const ExprLoc &UseLoc,
                                 bool MustBeKnown) {
  auto Enter = [&](Symbol &Inner) {
    Inner.Expr->Generation = Generation;
    Inner.Expr->Memo = StoredExpr::Active;
    Frames.push_back({&Inner});
  };
  if (S.Expr->Generation == Generation)
    return false;
  Use = UseLoc;
  Frames.clear();
  Enter(S);
  while (!Frames.empty()) {
    size_t Index = Frames.size() - 1;
    Symbol *Inner = findUnevaluated(Frames[Index]);
    if (!Inner) {
      if (evaluateFrame(Index, MustBeKnown))
        return true;
      Frames.pop_back();
    } else if (Inner->Expr->Generation == Generation) { // Still active.
      EvalSite Site{
          {nullptr, Frames[Index].S->Expr->Start}, nullptr, this, Index};
      return Ctx.errorAt(Site.Start.Pos, Site, rules::LateValue,
                         "the value of '" + Scopes.getPath(*Inner) +
                             "' depends on itself");
    } else {
      Enter(*Inner);
    }
  }
  return false;
}

bool StoredExprs::evaluate(const StoredExpr &E, int64_t &Value,
                           const ExprSection *&Sec) {
  const EvalSite Site{{nullptr, E.Start}};
  beginExpression();
  for (const ExprItem &Item : E.Items)
    if (Item.Op == ExprOp::Symbol &&
        Item.Symbol->Kind == SymbolKind::Expression &&
        evaluateSymbol(*Item.Symbol, Site.Start, /*MustBeKnown=*/true))
      return true;
  unsigned NumUnknown;
  return expand(E, Site, /*MustBeKnown=*/true, NumUnknown) ||
         Evaluator.evaluateWhole(Expanded, Site, Value, Sec);
}
