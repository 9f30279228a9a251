//===- PendingExprs.cpp - Expressions that wait for symbols ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A definition fills a cell. Filling a cell completes the expressions that
// waited for it, which may fill other cells.
//
//===----------------------------------------------------------------------===//

#include "PendingExprs.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

ArrayRef<ExprItem> PendingExprs::keepItems(ArrayRef<ExprItem> From,
                                           const char *Text) {
  Ctx.limitMemory();
  MutableArrayRef<ExprItem> Kept(Ctx.Arena.Allocate<ExprItem>(From.size()),
                                 From.size());
  uninitialized_copy(From, Kept.begin());
  for (ExprItem &Item : Kept)
    if (checksRightOperand(Item.Op))
      Item.Pos = new (Ctx.Arena) SourcePos(Ctx.capture(Text + Item.Offset));
  return Kept;
}

PendingExpr *PendingExprs::create(ArrayRef<ExprItem> Kept, SourcePos Start,
                                  const UseTrace *Trace) {
  // Most expressions wait for a near label, so those at the front are done
  // soon.
  while (!Exprs.empty() && Exprs.front().isDone()) {
    Exprs.pop_front();
    --Ctx.NumPending;
  }
  PendingExpr &E = Exprs.emplace_back();
  ++Ctx.NumPending;
  E.Items = Kept;
  E.Start = Start;
  E.Trace = Trace;
  E.Index = NextIndex++;
  for (const ExprItem &Item : Kept) {
    if (Item.Op != ExprOp::Cell)
      continue;
    Cell &C = *Item.Cell;
    C.IsCaptured = true;
    if (C.isKnown())
      continue;
    Waiter *W = new (Ctx.Arena) Waiter{&E, nullptr};
    (C.LastWaiter ? C.LastWaiter->Next : C.FirstWaiter) = W;
    C.LastWaiter = W;
    ++E.NumWaiting;
  }
  E.WaitsForEnd = E.NumWaiting == 0;
  return &E;
}

//===----------------------------------------------------------------------===//
// Completion
//===----------------------------------------------------------------------===//

bool PendingExprs::fill(Cell &C, int64_t Value, const ExprSection *Sec) {
  C.Value = Value;
  C.Sec = Sec;
  if (Sec && Sec->getLabelValue() == LabelValue::Unresolvable) {
    C.State = Cell::Deferred;
    Deferred.push_back(&C);
    return false;
  }
  C.State = Cell::Known;
  return true;
}

Cell *PendingExprs::complete(PendingExpr &E) {
  if (E.Specifier)
    return nullptr;
  const bool WaitsForAddresses = Evaluator.mustWaitForAddresses(E.Items);
  if (WaitsForAddresses)
    E.Index = NextIndex++;
  E.WaitsForEnd = WaitsForAddresses ||
                  (Ctx.IsLinking && E.Use &&
                   Evaluator.isForLinker(E.Items, [&](const ExprSection *Sec) {
                     return E.Use->takesOffsetIn(Sec);
                   }));
  return E.WaitsForEnd ? nullptr : settle(E);
}

Cell *PendingExprs::settle(PendingExpr &E) {
  E.IsSettled = true;
  int64_t Value;
  const ExprSection *Sec;
  if (Evaluator.evaluateWhole(E.Items, {{nullptr, E.Start}, E.Trace}, Value,
                              Sec)) {
    if (E.Target)
      E.Target->State = Cell::Failed;
  } else if (E.Target) {
    if (E.Target->State == Cell::Failed) // Reported when its scope was closed.
      return nullptr;
    return fill(*E.Target, Value, Sec) ? E.Target : nullptr;
  } else if (E.Use) {
    E.Use->resolve(Value, Sec, E.Start);
  }
  E.Use.reset();
  return nullptr;
}

/// Completes depth first and in source order. An explicit stack replaces
/// recursion, because chains of pending symbols may be long.
void PendingExprs::completeWaiters(Cell &C) {
  ToComplete.assign(1, C.FirstWaiter);
  while (!ToComplete.empty()) {
    Waiter *W = ToComplete.back();
    if (!W) {
      ToComplete.pop_back();
      continue;
    }
    ToComplete.back() = W->Next;
    if (--W->Expr->NumWaiting == 0 && !W->Expr->IsSettled)
      if (Cell *Filled = complete(*W->Expr))
        ToComplete.push_back(Filled->FirstWaiter);
  }
}

void PendingExprs::setValue(Cell &C, int64_t Value, const ExprSection *Sec) {
  if (fill(C, Value, Sec) && C.FirstWaiter)
    completeWaiters(C);
}

void PendingExprs::setPending(Cell &C, PendingExpr &E) {
  C.State = Cell::Pending;
  C.Expr = &E;
  E.Target = &C;
}

void PendingExprs::attachUse(PendingExpr &E, std::unique_ptr<PendingUse> Use) {
  E.Use = std::move(Use);
  // If the use takes no distances, evaluating now reports the error here.
  if (E.WaitsForEnd && !E.Specifier && !E.Use->takesDistances() &&
      !Ctx.IsLinking)
    settle(E);
}

void PendingExprs::dropUnused() {
  for (PendingExpr &E : reverse(Exprs)) {
    if (E.IsSettled || E.Target || E.Use)
      break;
    E.IsSettled = true;
  }
}

/// Resolves \p E to the part of \p Number that its specifier selects. A number
/// has halves but no distance. \returns true after reporting an error.
bool PendingExprs::resolvePart(PendingExpr &E, uint64_t Number,
                               const EvalSite &Site) {
  const RelocationSpecifier Half = RelocationSpecifier(E.Specifier);
  if (isDistance(Half))
    return Ctx.errorAt(E.Start, Site, rules::Relocation,
                       "a distance needs a label, not a number");
  E.Use->resolve(isHighHalf(Half)   ? Hi_32(Number)
                 : Half == RS_Abs64 ? Number
                                    : Lo_32(Number),
                 nullptr, E.Start);
  return false;
}
