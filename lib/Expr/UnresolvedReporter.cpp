//===- UnresolvedReporter.cpp - Errors about unresolved symbols -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Errors about symbols that never get a value, with notes about similar names.
//
//===----------------------------------------------------------------------===//

#include "UnresolvedReporter.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Unknown symbols
//===----------------------------------------------------------------------===//

/// \p E waits for \p C in vain. What waits for a pending symbol is reported
/// too: the symbol may well be the one that was meant to have a value.
void UnresolvedReporter::reportUnknown(const PendingExpr &E, const Cell &C) {
  const Symbol &S = *C.Owner;
  EvalSite Site{{nullptr, E.Start}, E.Trace};
  if (C.State == Cell::Pending) {
    Ctx.errorAt(E.Start, Site,
                "symbol '" + Scopes.getPath(S) + "' never gets a value");
    Ctx.Report.note(C.Expr->Start, "the value it was assigned is unresolved");
    return;
  }
  Ctx.errorAt(E.Start, Site, "unresolved symbol '" + Scopes.getPath(S) + "'");
  if (!S.Parent)
    Ctx.Report.note(
        E.Start, "there is no label '" +
                     Scopes.getPath(S).substr(0, Scopes.getPath(S).size() - 1) +
                     ":' behind it");
  StringRef Alternatives = E.Use ? E.Use->getAlternatives() : "";
  if (S.Parent && !noteRegister(E.Start, S.Name, Alternatives))
    noteSimilar(E.Start, S.Name, *S.Parent,
                /*IsOperand=*/!Alternatives.empty());
  if (E.Use && !E.Use->getAdvice().empty())
    Ctx.Report.note(E.Start, E.Use->getAdvice());
}

/// Reports what \p E waits for: unknown symbols, and pending ones that \p
/// Select agrees to.
template <typename Fn>
void UnresolvedReporter::reportUnknowns(const PendingExpr &E, Fn Select) {
  SmallPtrSet<const Cell *, 4> Seen;
  for (const ExprItem &Item : E.Items) {
    if (Item.Op != ExprOp::Cell || !Seen.insert(Item.Cell).second)
      continue;
    const Cell &C = *Item.Cell;
    if (C.State == Cell::Empty || (C.State == Cell::Pending && Select(C)))
      reportUnknown(E, C);
  }
}

void UnresolvedReporter::reportAll() {
  auto ForEachOpen = [this](auto Do) {
    for (const PendingExpr &E : Pending.getExprs())
      if (!E.IsSettled)
        Do(E);
  };
  // The expression of a symbol that got another value meanwhile is reported
  // itself, and so is an .eqv symbol's. An error is why there are no addresses.
  ForEachOpen([this](const PendingExpr &E) {
    reportUnknowns(E, [](const Cell &C) {
      return C.Owner->Current == &C && !C.Expr->WaitsForEnd;
    });
  });
  if (Ctx.Report.hadError())
    return;
  // Only cycles are left, of symbols that got another value meanwhile.
  ForEachOpen([this](const PendingExpr &E) {
    reportUnknowns(E, [](const Cell &) { return true; });
  });
}

/// Whether \p C, of a scope that is left for good, keeps others waiting in
/// vain: it can only wait for labels that get their place at the end.
static bool isHopeless(const Cell &C) {
  if (C.State != Cell::Pending)
    return C.State == Cell::Empty;
  return any_of(C.Expr->Items, [](const ExprItem &Item) {
    return Item.Op == ExprOp::Cell && Item.Cell->State == Cell::Empty;
  });
}

/// A temporary scope is left for good: its unknown symbols, and those of its
/// children, will not be defined any more.
void UnresolvedReporter::reportScope(Scope &Closed) {
  using Waiting = std::pair<const PendingExpr *, Cell *>;
  SmallVector<Scope *, 4> Work(1, &Closed);
  SmallVector<Waiting, 4> Found;
  while (!Work.empty()) {
    Scope *Q = Work.pop_back_val();
    for (const auto &Child : Q->Children)
      Work.push_back(Child.second);
    for (Symbol *S = Q->FirstSymbol; S; S = S->Next) {
      Cell *C = S->Current;
      if (!C || !isHopeless(*C))
        continue;
      for (Waiter *W = C->FirstWaiter; W; W = W->Next)
        if (Found.empty() || Found.back() != Waiting(W->Expr, C))
          Found.push_back({W->Expr, C});
    }
  }
  llvm::stable_sort(Found, [](const Waiting &A, const Waiting &B) {
    return A.first->Index < B.first->Index;
  });
  for (auto [E, C] : Found)
    if (!E->IsSettled)
      reportUnknown(*E, *C);
  for (auto [E, C] : Found)
    C->State = Cell::Failed;
}

//===----------------------------------------------------------------------===//
// Similar names
//===----------------------------------------------------------------------===//

/// A name that looks like a register may be a symbol, but hardly is.
bool UnresolvedReporter::noteRegister(SourcePos Pos, StringRef Name,
                                      StringRef Alternatives) {
  std::string Text = Ctx.Host.explainRegister(Name, Alternatives);
  if (Text.empty())
    return false;
  Ctx.Report.note(Pos, Text);
  return true;
}

/// Whether a line of \p File begins like a definition of \p Name in C.
static bool hasDefine(StringRef File, StringRef Name) {
  constexpr StringLiteral Define = "#define";
  for (size_t At = File.find(Define); At != StringRef::npos;
       At = File.find(Define, At + 1)) {
    StringRef Rest = File.substr(At + Define.size()).ltrim(" \t");
    if (Rest.consume_front(Name) && !Rest.empty() && isSpace(Rest[0]))
      return true;
  }
  return false;
}

/// The name itself may be found too: an entry of the scope, made by reading it,
/// hides symbols of outer scopes that are defined later.
void UnresolvedReporter::noteSimilar(SourcePos Pos, StringRef Name, Scope &From,
                                     bool IsOperand) {
  constexpr unsigned MaxNotes = 8;
  constexpr unsigned MaxCandidates = 20000;
  if (NumSuggestions == MaxNotes || Name.contains(':'))
    return;
  ++NumSuggestions;
  if (Pos.isValid() && hasDefine(Pos.Origin->FileText, Name)) {
    Ctx.Report.note(Pos,
                    "'#' begins a comment, and so does '#define'; write '" +
                        Name + " = ...'");
    return;
  }
  ClosestName Closest(Name);
  const Symbol *Best = nullptr;
  unsigned NumCandidates = 0;
  Scopes.forEachVisibleScope(From, [&](Scope &Q) {
    for (const Symbol *S = Q.FirstSymbol; S && ++NumCandidates <= MaxCandidates;
         S = S->Next) {
      if (!S->isDefined())
        continue;
      Closest.consider(S->Name);
      if (Closest.get().data() == S->Name.data())
        Best = S;
    }
  });
  if (IsOperand)
    Ctx.Host.considerRegisters(Closest);
  if (Best && Closest.get().data() == Best->Name.data())
    Ctx.Report.note(Pos, "did you mean '" +
                             StringRef(Best->Name == Name ? "::" : "") +
                             Scopes.getPath(*Best) + "'?");
  else if (!Closest.get().empty())
    Ctx.Report.note(Pos, Closest.getQuestion());
}
