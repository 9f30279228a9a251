//===- Unresolved.cpp - What still waits at the end -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// After the last statement, labels of unresolvable sections get their place;
// what depends on them becomes relocations. Then unknown symbols are reported.
//
//===----------------------------------------------------------------------===//

#include "SymbolTableImpl.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <queue>

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Relocations
//===----------------------------------------------------------------------===//

/// Which half of its left operand's address `P op Constant` stands for;
/// RS_None if it is neither.
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

static bool selectsHalf(ExprOp Op) {
  return Op == ExprOp::And || Op == ExprOp::LShr ||
         (Op >= ExprOp::SDiv && Op <= ExprOp::URem);
}

/// How many of \p Items, from the end, make up the last operand.
static size_t getLastOperandSize(ArrayRef<ExprItem> Items) {
  size_t Size = 0;
  for (size_t Wanted = 1; Wanted; ++Size) {
    ExprOp Op = Items[Items.size() - 1 - Size].Op;
    --Wanted;
    Wanted += isUnary(Op) ? 1 : isBinary(Op) ? 2 : Op == ExprOp::Choice ? 3 : 0;
  }
  return Size;
}

/// Only the outermost operator is looked at. True on error, reported.
bool SymbolTable::Impl::relocate(PendingExpr &E) {
  Context Ctx{{nullptr, E.Start}, E.Trace};
  ArrayRef<ExprItem> Place = E.Items;
  RelocationSpecifier Half = RS_Low32;
  ExprOp Op = E.Items.back().Op;
  if (selectsHalf(Op)) {
    Place = Place.drop_back();
    size_t Size = getLastOperandSize(Place);
    SectionValue Constant;
    if (evaluate(Place.take_back(Size), Ctx, Constant))
      return true;
    if (!Constant.isAbsolute())
      return errorAt(E.Start, Ctx,
                     "relocation needs an absolute right operand");
    Half = getHalf(Op, Constant.Number);
    if (Half == RS_None)
      return errorAt(E.Start, Ctx,
                     "no relocation gives this part of an address; use "
                     "'& 0xffffffff' or '% 0x100000000' for the low half, "
                     "'>> 32' or '/ 0x100000000' for the high one");
    Place = Place.drop_back(Size);
  }
  int64_t Addend;
  const Section *Target;
  if (evaluateWhole(Place, Ctx, Addend, Target))
    return true;
  if (!Target || Target->traits().Labels != LabelValue::Unresolvable)
    return errorAt(E.Start, Ctx,
                   "labels whose place is known only in the end must make up "
                   "an address here, not a number or an offset in another "
                   "section");
  E.Use->relocate(Target, Addend, Half, E.Start);
  return false;
}

/// \returns the cell that got a value, if any.
Cell *SymbolTable::Impl::completeAtEnd(PendingExpr &E) {
  E.IsSettled = true;
  if (E.Target) {
    Context Ctx{{nullptr, E.Start}, E.Trace};
    bool Failed = evaluateWhole(E.Items, Ctx, E.Target->Value, E.Target->Sec);
    E.Target->State = Failed ? Cell::Failed : Cell::Known;
    return Failed ? nullptr : E.Target;
  }
  if (E.Use)
    relocate(E);
  E.Use.reset();
  return nullptr;
}

void SymbolTable::Impl::resolvePlaces() {
  // What is ready is done in source order, so that errors come in it.
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
  for (Cell *C : Places) {
    C->State = Cell::Known;
    Tell(*C);
  }
  while (!Ready.empty()) {
    PendingExpr *E = Ready.top();
    Ready.pop();
    if (Cell *C = completeAtEnd(*E))
      Tell(*C);
  }
}

//===----------------------------------------------------------------------===//
// Unknown symbols
//===----------------------------------------------------------------------===//

/// Calls \p Report for each cell that \p E waits for, once.
template <typename Fn> static void forEachUnknown(PendingExpr &E, Fn Report) {
  SmallPtrSet<const Cell *, 4> Seen;
  for (const ExprItem &Item : E.Items)
    if (Item.Op == ExprOp::Cell && !Item.Cell->isKnown() &&
        Seen.insert(Item.Cell).second)
      Report(*Item.Cell);
}

void SymbolTable::Impl::reportUnknown(const PendingExpr &E, const Cell &C) {
  const Symbol &S = *C.Owner;
  errorAt(E.Start, {{nullptr, E.Start}, E.Trace},
          "unresolved symbol '" + getPath(S) + "'");
  if (S.Parent)
    noteSimilar(E.Start, S.Name, *S.Parent);
}

/// Marks the expressions that wait, through others perhaps, for a symbol
/// without any definition; what else is left waits for itself.
BitVector SymbolTable::Impl::findExplained() {
  BitVector Explained(Exprs.size());
  SmallVector<PendingExpr *, 16> Work;
  auto Mark = [&](PendingExpr &E) {
    if (E.IsSettled || Explained[E.Index])
      return;
    Explained.set(E.Index);
    Work.push_back(&E);
  };
  for (PendingExpr &E : Exprs) {
    if (E.IsSettled)
      continue;
    forEachUnknown(E, [&](Cell &C) {
      if (!C.isDefined() || C.State == Cell::Failed)
        Mark(E);
    });
    while (!Work.empty())
      if (Cell *C = Work.pop_back_val()->Target)
        for (Waiter *W = C->FirstWaiter; W; W = W->Next)
          Mark(*W->Expr);
  }
  return Explained;
}

void SymbolTable::Impl::reportUnresolved() {
  BitVector Explained = findExplained();
  for (PendingExpr &E : Exprs) {
    if (E.IsSettled)
      continue;
    bool IsCycle = !Explained[E.Index];
    forEachUnknown(E, [&](Cell &C) {
      if (IsCycle || !C.isDefined())
        reportUnknown(E, C);
    });
    E.Use.reset();
  }
}

/// A temporary scope is left for good: its unknown symbols, and those of its
/// children, will not be defined any more.
void SymbolTable::Impl::reportUnresolvedIn(Scope &Closed) {
  SmallVector<Scope *, 4> Work(1, &Closed);
  SmallVector<std::pair<size_t, Cell *>, 4> Found;
  while (!Work.empty()) {
    Scope *Q = Work.pop_back_val();
    for (const auto &Child : Q->Children)
      Work.push_back(Child.second);
    for (Symbol *S = Q->FirstSymbol; S; S = S->Next) {
      if (!S->Current || S->Current->isDefined())
        continue;
      for (Waiter *W = S->Current->FirstWaiter; W; W = W->Next)
        if (Found.empty() ||
            Found.back() != std::pair(W->Expr->Index, S->Current))
          Found.push_back({W->Expr->Index, S->Current});
      S->Current->State = Cell::Failed;
    }
  }
  llvm::stable_sort(Found, less_first());
  for (auto [Index, C] : Found)
    if (!Exprs[Index].IsSettled)
      reportUnknown(Exprs[Index], *C);
}

void SymbolTable::finish() {
  I->resolvePlaces();
  I->reportUnresolved();
}

//===----------------------------------------------------------------------===//
// Similar names
//===----------------------------------------------------------------------===//

/// The name itself may be found too: an entry of the scope, made by reading it,
/// hides symbols of outer scopes that are defined later.
void SymbolTable::Impl::noteSimilar(SourcePos Pos, StringRef Path,
                                    const Scope &From) {
  constexpr unsigned MaxNotes = 8;
  constexpr unsigned MaxCandidates = 20000;
  if (NumSuggestions >= MaxNotes || Path.contains(':'))
    return;
  ++NumSuggestions;
  unsigned BestDistance = Path.size() / 3 + 1;
  const Symbol *Best = nullptr;
  unsigned NumCandidates = 0;
  for (const Scope *Q = &From; Q; Q = Q->Parent) {
    for (const Symbol *S = Q->FirstSymbol; S; S = S->Next) {
      if (++NumCandidates > MaxCandidates)
        return;
      if (!S->isDefined())
        continue;
      unsigned Distance =
          Path.edit_distance(S->Name, /*AllowReplacements=*/true, BestDistance);
      if (Distance < BestDistance) {
        BestDistance = Distance;
        Best = S;
      }
    }
  }
  if (Best)
    P.diags().note(Pos, "did you mean '" + StringRef(BestDistance ? "" : "::") +
                            getPath(*Best) + "'?");
}
