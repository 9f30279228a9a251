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

/// Reports that \p E waits for \p C, which never gets a value: its symbol is
/// unknown, or was assigned an expression that is unresolved itself.
void UnresolvedReporter::reportUnknown(const PendingExpr &E, const Cell &C) {
  const Symbol &S = *C.Owner;
  EvalSite Site{{nullptr, E.Start}, E.Trace};
  if (C.State == Cell::Pending) {
    Ctx.errorAt(E.Start, Site, rules::UndefinedSymbol,
                "symbol '" + Scopes.getPath(S) + "' never gets a value");
    Ctx.Report.note(C.Expr->Start, "the value it was assigned is unresolved");
    return;
  }
  Ctx.errorAt(E.Start, Site, rules::UndefinedSymbol,
              "unresolved symbol '" + Scopes.getPath(S) + "'");
  if (!S.Parent)
    Ctx.Report.note(
        E.Start, "there is no label '" +
                     Scopes.getPath(S).substr(0, Scopes.getPath(S).size() - 1) +
                     ":' after it");
  StringRef Alternatives = E.Use ? E.Use->getAlternatives() : "";
  if (S.Parent && !noteRegister(E.Start, S.Name, Alternatives))
    noteSimilar(E.Start, S.Name, *S.Parent,
                /*IsOperand=*/!Alternatives.empty());
  if (E.Use && !E.Use->getAdvice().empty())
    Ctx.Report.note(E.Start, E.Use->getAdvice());
  if (any_of(E.Items, [](const ExprItem &I) { return I.Op == ExprOp::UDiv; }))
    Ctx.Report.note(E.Start, "'//' is a division; comments begin with '#', or "
                             "stand between '/*' and '*/'");
}

/// Reports the symbols that \p E waits for: unknown symbols, and pending
/// symbols whose cells \p Select accepts.
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
  // Do not report a use of a pending symbol that was assigned another value
  // since, or of an .eqv symbol: the expression of the symbol is reported
  // instead. Do not report a use of a symbol whose expression waits for
  // addresses either: an earlier error is the reason.
  ForEachOpen([this](const PendingExpr &E) {
    reportUnknowns(E, [](const Cell &C) {
      return C.Owner->Current == &C && !C.Expr->WaitsForEnd;
    });
  });
  if (Ctx.Report.hadError())
    return;
  // The remaining expressions are in cycles of symbols that were assigned other
  // values later.
  ForEachOpen([this](const PendingExpr &E) {
    reportUnknowns(E, [](const Cell &) { return true; });
  });
}

/// Returns true if \p C, which belongs to a closed temporary scope, is an
/// error: its symbol is unknown, or was assigned an expression with an unknown
/// symbol. The reference refuses this even if the unknown symbol is an outer
/// one that the source defines later. Returns false if the cell waits only for
/// labels whose locations become known at the end of the source.
static bool isHopeless(const Cell &C) {
  if (C.State != Cell::Pending)
    return C.State == Cell::Empty;
  return any_of(C.Expr->Items, [](const ExprItem &Item) {
    return Item.Op == ExprOp::Cell && Item.Cell->State == Cell::Empty;
  });
}

/// Reports the unknown symbols of a temporary scope and of its children. The
/// scope cannot be opened again, so these symbols never get a value.
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
  for (auto [E, C] : Found) {
    if (E->IsSettled)
      continue;
    reportUnknown(*E, *C);
    if (C->State == Cell::Pending)
      Ctx.Report.note(C->Expr->Start, "the symbols of a temporary scope need "
                                      "their values before it ends");
  }
  for (auto [E, C] : Found)
    C->State = Cell::Failed;
}

//===----------------------------------------------------------------------===//
// Similar names
//===----------------------------------------------------------------------===//

/// Adds a note if a register is called \p Name. A symbol may have the same
/// name, but that is unlikely. \returns true if the note was added.
bool UnresolvedReporter::noteRegister(SourcePos Pos, StringRef Name,
                                      StringRef Alternatives) {
  std::string Text = Ctx.Host.explainRegister(Name, Alternatives);
  if (Text.empty())
    return false;
  Ctx.Report.note(Pos, Text);
  return true;
}

/// Returns true if a line of \p File looks like a #define of \p Name.
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

/// Suggests a similar name. If the file seems to define \p Name by #define, the
/// note says instead that this is a comment. The suggestion may be \p Name
/// itself: reading an unknown name creates a symbol in the scope. This symbol
/// hides symbols of outer scopes that are defined later.
void UnresolvedReporter::noteSimilar(SourcePos Pos, StringRef Name, Scope &From,
                                     bool IsOperand) {
  constexpr unsigned MaxNotes = 8;
  constexpr unsigned MaxCandidates = 20000;
  if (NumSuggestions == MaxNotes || Name.contains(':'))
    return;
  ++NumSuggestions;
  StringRef Number = Name;
  if (Number.consume_front("$") && !Number.empty() && isDigit(Number[0])) {
    Ctx.Report.noteFix(Pos, FixIt::replace(Name, Number),
                       "numbers have nothing before them: '" + Number + "'");
    return;
  }
  Number = Name;
  if (IsOperand && Number.consume_front_insensitive("r") && !Number.empty() &&
      all_of(Number, isDigit)) {
    Ctx.Report.note(Pos, "'v" + Number + "' is a vector register, and 's" +
                             Number + "' a scalar register");
    return;
  }
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
  if (Best && Closest.get().data() == Best->Name.data()) {
    const std::string Path =
        (Best->Name == Name ? "::" : "") + Scopes.getPath(*Best);
    Ctx.Report.noteFix(Pos, FixIt::replace(Name, Path),
                       "did you mean '" + Path + "'?");
    return;
  }
  Ctx.Report.suggest(Pos, Closest);
}
