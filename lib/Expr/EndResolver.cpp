//===- EndResolver.cpp - Expressions at the end of the source -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// After the last statement, distances between sections are evaluated. Then
// labels of unresolvable sections get their locations, and the expressions that
// depend on them become relocations.
//
//===----------------------------------------------------------------------===//

#include "EndResolver.h"
#include <queue>

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Relocations
//===----------------------------------------------------------------------===//

/// Returns the half of address P that `P op Constant` selects; RS_None if it
/// selects neither.
static RelocationSpecifier getHalf(ExprOp Op, uint64_t Constant) {
  switch (Op) {
  case ExprOp::And:
    return Lo_32(Constant) == UINT32_MAX ? RS_Low32 : RS_None;
  case ExprOp::SRem:
  case ExprOp::URem:
    return Lo_32(Constant) == 0 && Constant != 0 ? RS_Low32 : RS_None;
  case ExprOp::LShr:
    return Constant == 32 ? RS_High32 : RS_None;
  case ExprOp::SDiv:
  case ExprOp::UDiv:
    return Constant == uint64_t(1) << 32 ? RS_High32 : RS_None;
  default:
    return RS_None;
  }
}

/// Returns the number of items at the end of \p Items that form the last
/// operand.
static size_t getLastOperandSize(ArrayRef<ExprItem> Items) {
  size_t Size = 0;
  for (size_t Missing = 1; Missing; ++Size) {
    ExprOp Op = Items[Items.size() - 1 - Size].Op;
    --Missing;
    Missing += isUnary(Op)            ? 1
               : isBinary(Op)         ? 2
               : Op == ExprOp::Choice ? 3
                                      : 0;
  }
  return Size;
}

/// Makes a relocation for \p E. Without a specifier, the outermost operator may
/// select a half of the address. \returns true after reporting an error.
bool EndResolver::relocate(PendingExpr &E) {
  EvalSite Site{{nullptr, E.Start}, E.Trace};
  ArrayRef<ExprItem> Address = E.Items;
  RelocationSpecifier Half = E.Specifier     ? RelocationSpecifier(E.Specifier)
                             : Ctx.IsLinking ? RS_None
                                             : RS_Low32;
  ExprOp Op = E.Items.back().Op;
  if (!E.Specifier && selectsHalf(Op)) {
    Address = Address.drop_back();
    size_t Size = getLastOperandSize(Address);
    SectionValue Constant;
    if (Evaluator.evaluate(Address.take_back(Size), Site, /*AsAddresses=*/false,
                           Constant))
      return true;
    if (!Constant.isAbsolute())
      return Ctx.errorAt(E.Start, Site, rules::Relocation,
                         "relocation needs an absolute right operand");
    Half = getHalf(Op, Constant.Number);
    if (Half == RS_None)
      return Ctx.errorAt(E.Start, Site, rules::Relocation,
                         "no relocation gives this part of an address; use "
                         "'& 0xffffffff' or '% 0x100000000' for the low half, "
                         "'>> 32' or '/ 0x100000000' for the high one");
    Address = Address.drop_back(Size);
  }
  if (Ctx.IsLinking)
    return Linker.relocate(E, Address, Half, Site);
  int64_t Addend;
  const ExprSection *Target;
  if (Evaluator.evaluateWhole(Address, Site, Addend, Target))
    return true;
  if (E.Specifier && !Target)
    return Pending.resolvePart(E, Addend, Site);
  if (!E.Specifier &&
      (!Target || Target->getLabelValue() != LabelValue::Unresolvable))
    return Ctx.errorAt(
        E.Start, Site, rules::LateValue,
        "this label has no address before the end of the source, so it must be "
        "part of an address here, not of a number or of an offset in "
        "another section");
  E.Use->relocate(Target, Addend, Half, E.Start);
  return false;
}

/// Resolves \p E. \returns the cell that got a value, if any.
Cell *EndResolver::complete(PendingExpr &E) {
  E.IsSettled = true;
  if (E.Target) {
    EvalSite Site{{nullptr, E.Start}, E.Trace};
    bool Failed =
        Evaluator.evaluateWhole(E.Items, Site, E.Target->Value, E.Target->Sec);
    E.Target->State = Failed ? Cell::Failed : Cell::Known;
    return Failed ? nullptr : E.Target;
  }
  if (E.Use)
    relocate(E);
  E.Use.reset();
  return nullptr;
}

void EndResolver::resolveDeferred() {
  // Expressions that are ready are resolved in source order, so that errors are
  // reported in that order.
  auto Later = [](PendingExpr *A, PendingExpr *B) {
    return A->Index > B->Index;
  };
  std::priority_queue<PendingExpr *, std::vector<PendingExpr *>,
                      decltype(Later)>
      Ready(Later);
  auto Tell = [&Ready](Cell &C) {
    for (Waiter *W = C.FirstWaiter; W; W = W->Next)
      if (--W->Expr->NumWaiting == 0 && !W->Expr->IsSettled)
        Ready.push(W->Expr);
  };
  for (PendingExpr &E : Pending.getExprs())
    if ((E.Specifier || (Ctx.IsLinking && E.WaitsForEnd)) &&
        E.NumWaiting == 0 && !E.IsSettled)
      Ready.push(&E);
  for (Cell *C : Pending.getDeferred()) {
    C->State = Cell::Known;
    Tell(*C);
  }
  while (!Ready.empty()) {
    PendingExpr *E = Ready.top();
    Ready.pop();
    if (Cell *C = complete(*E))
      Tell(*C);
  }
}

//===----------------------------------------------------------------------===//
// Distances between sections
//===----------------------------------------------------------------------===//

/// Evaluates the expressions that wait for addresses. The addresses are known
/// now, unless there was an error. The expressions are evaluated in the order
/// in which they began to wait, so that errors are reported in that order.
void EndResolver::settleDistances() {
  SmallVector<PendingExpr *, 8> Waiting;
  for (PendingExpr &E : Pending.getExprs())
    if (E.WaitsForEnd && !E.Specifier && !E.IsSettled)
      Waiting.push_back(&E);
  llvm::sort(Waiting, [](const PendingExpr *A, const PendingExpr *B) {
    return A->Index < B->Index;
  });
  for (PendingExpr *E : Waiting) {
    if (Evaluator.mustWaitForAddresses(E->Items))
      continue;
    if (Cell *C = Pending.settle(*E))
      Pending.completeWaiters(*C);
  }
}
