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
#include "llvm/ADT/StringExtras.h"
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

/// Halves of a number are known, but it has no distance.
bool SymbolTable::Impl::relocateNumber(PendingExpr &E, uint64_t Number,
                                       const Context &Ctx) {
  const RelocationSpecifier Half = RelocationSpecifier(E.Specifier);
  if (isDistance(Half))
    return errorAt(E.Start, Ctx, "a distance needs a label, not a number");
  E.Use->resolve(isHighHalf(Half)   ? Hi_32(Number)
                 : Half == RS_Abs64 ? Number
                                    : Lo_32(Number),
                 nullptr, E.Start);
  return false;
}

/// Without a specifier, only the outermost operator is looked at. True on
/// error, reported.
bool SymbolTable::Impl::relocate(PendingExpr &E) {
  Context Ctx{{nullptr, E.Start}, E.Trace};
  ArrayRef<ExprItem> Place = E.Items;
  RelocationSpecifier Half = E.Specifier ? RelocationSpecifier(E.Specifier)
                             : IsLinking ? RS_None
                                         : RS_Low32;
  ExprOp Op = E.Items.back().Op;
  if (!E.Specifier && selectsHalf(Op)) {
    Place = Place.drop_back();
    size_t Size = getLastOperandSize(Place);
    SectionValue Constant;
    if (evaluate(Place.take_back(Size), Ctx, /*AsAddresses=*/false, Constant))
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
  if (IsLinking)
    return leaveToLinker(E, Place, Half, Ctx);
  int64_t Addend;
  const ExprSection *Target;
  if (evaluateWhole(Place, Ctx, Addend, Target))
    return true;
  if (E.Specifier && !Target)
    return relocateNumber(E, Addend, Ctx);
  if (!E.Specifier &&
      (!Target || Target->getLabelValue() != LabelValue::Unresolvable))
    return errorAt(E.Start, Ctx,
                   "labels whose place is known only in the end must make up "
                   "an address here, not a number or an offset in another "
                   "section");
  E.Use->relocate(Target, Addend, Half, E.Start);
  return false;
}

//===----------------------------------------------------------------------===//
// If a linker comes behind
//===----------------------------------------------------------------------===//

const ExprSection *SymbolTable::Impl::getSectionOf(const Symbol &S) {
  const ExprSection *&Sec = SectionsOfSymbols[&S];
  if (!Sec)
    Sec = &SymbolSections.emplace_back(ExprSection::makeSymbol(S.Name));
  return Sec;
}

static bool isAwaited(const Symbol &S) {
  return S.Kind == SymbolKind::Plain && S.Current &&
         S.Current->State == Cell::Empty;
}

/// \p S, of another scope, is awaited: it is the global symbol of its name,
/// unless the source has that, which \p S hides, or wants it of a scope.
void SymbolTable::Impl::placeInGlobal(Symbol &S) {
  auto It = Global->Symbols.find(S.Name);
  Symbol *Known = It == Global->Symbols.end() ? nullptr : &It->second;
  if (S.IsOfPath ||
      (Known && Known->isDefined() && !getInfo(*Known).IsUndefined))
    return;
  Symbol &G = Known
                  ? *Known
                  : *createSymbol(*Global, S.Name, StringMapImpl::hash(S.Name));
  if (S.Attributes.Binding)
    G.Attributes = S.Attributes;
  fill(getCell(G), 0, getSectionOf(G));
  fill(*S.Current, 0, getSectionOf(G));
}

/// Symbols that nobody defines are the linker's.
void SymbolTable::Impl::placeUndefined() {
  for (Symbol *S = Global->FirstSymbol; S; S = S->Next)
    if (isAwaited(*S))
      fill(*S->Current, 0, getSectionOf(*S));
  for (Scope &Q : Scopes)
    for (Symbol *S = Q.FirstSymbol; S; S = S->Next)
      if (&Q != Global && isAwaited(*S))
        placeInGlobal(*S);
}

/// A place in \p Target that is named by a symbol that others see goes by its
/// name: the linker may take that for another one's. \p Addend becomes the
/// offset from there.
const ExprSection *SymbolTable::Impl::nameTarget(ArrayRef<ExprItem> Items,
                                                 const ExprSection *Target,
                                                 uint64_t &Addend) {
  const Cell *Named = nullptr;
  for (const ExprItem &Item : Items) {
    const bool IsCell = Item.Op == ExprOp::Cell && Item.Cell->Sec == Target;
    const bool IsPlace = Item.Op == ExprOp::Place && Item.Sec == Target;
    if (IsPlace || (IsCell && Named)) // A distance in the section is added.
      return Target;
    if (IsCell)
      Named = Item.Cell;
  }
  if (!Named || Target->isSymbol() || !Named->Owner->Attributes.Binding)
    return Target;
  Addend -= uint64_t(Named->Value);
  return getSectionOf(*Named->Owner);
}

/// Takes `place` or `place - place in the section of the use` apart; \p Offset
/// is where the use is in that section. \returns false if \p V is neither.
static bool takeApart(const SectionValue &V, const PendingUse &Use,
                      const ExprSection *&Target,
                      std::optional<uint64_t> &Offset) {
  for (const SectionTerm &T : V.Terms)
    if (T.Factor == 1 && !Target)
      Target = T.Sec;
    else if (T.Factor == ~uint64_t(0) && !Offset)
      Offset = Use.getOffsetIn(T.Sec);
    else
      return false;
  return Target && Offset.has_value() == (V.Terms.size() == 2);
}

/// The part of a distance that corresponds to that of an address.
static RelocationSpecifier getDistancePart(RelocationSpecifier Half) {
  return Half == RS_Low32    ? RS_RelLow32
         : Half == RS_High32 ? RS_RelHigh32
                             : RS_Rel32;
}

/// Has a relocation made of an expression whose value the linker decides.
bool SymbolTable::Impl::leaveToLinker(PendingExpr &E, ArrayRef<ExprItem> Place,
                                      RelocationSpecifier Half,
                                      const Context &Ctx) {
  SectionValue V;
  if (evaluate(Place, Ctx, /*AsAddresses=*/false, V))
    return true;
  if (V.isAbsolute() && Half != RS_None)
    return relocateNumber(E, V.Number, Ctx);
  if (V.isAbsolute()) {
    E.Use->resolve(int64_t(V.Number), nullptr, E.Start);
    return false;
  }
  const ExprSection *Target = nullptr;
  std::optional<uint64_t> Offset;
  if (!takeApart(V, *E.Use, Target, Offset) || (Offset && E.Specifier))
    return errorAt(E.Start, Ctx,
                   "no relocation is for this: a symbol is wanted, to which a "
                   "number may be added, and from which one of this section "
                   "may be subtracted");
  uint64_t Addend = V.Number + Offset.value_or(0);
  Target = nameTarget(Place, Target, Addend);
  E.Use->relocate(Target, int64_t(Addend),
                  Offset ? getDistancePart(Half) : Half, E.Start);
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
  for (PendingExpr &E : Exprs)
    if ((E.Specifier || (IsLinking && E.WaitsForEnd)) && E.NumWaiting == 0 &&
        !E.IsSettled)
      Ready.push(&E);
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
// Distances between sections
//===----------------------------------------------------------------------===//

/// Addresses are known now, unless there was an error. What waited for them
/// alone, and then what that completes, is done in the order in which it came
/// to wait, so that errors come in it.
void SymbolTable::Impl::settleDistances() {
  SmallVector<PendingExpr *, 8> Waiting;
  for (PendingExpr &E : Exprs)
    if (E.WaitsForEnd && !E.Specifier && !E.IsSettled)
      Waiting.push_back(&E);
  llvm::sort(Waiting, [](const PendingExpr *A, const PendingExpr *B) {
    return A->Index < B->Index;
  });
  for (PendingExpr *E : Waiting) {
    if (mustWaitForAddresses(E->Items))
      continue;
    if (Cell *C = settle(*E))
      completeWaiters(*C);
  }
}

//===----------------------------------------------------------------------===//
// Unknown symbols
//===----------------------------------------------------------------------===//

/// \p E waits for \p C in vain. What waits for a pending symbol is reported
/// too: the symbol may well be the one that was meant to have a value.
void SymbolTable::Impl::reportUnknown(const PendingExpr &E, const Cell &C) {
  const Symbol &S = *C.Owner;
  Context Ctx{{nullptr, E.Start}, E.Trace};
  if (C.State == Cell::Pending) {
    errorAt(E.Start, Ctx, "symbol '" + getPath(S) + "' never gets a value");
    Report.note(C.Expr->Start, "the value it was assigned is unresolved");
    return;
  }
  errorAt(E.Start, Ctx, "unresolved symbol '" + getPath(S) + "'");
  if (!S.Parent)
    Report.note(E.Start, "there is no label '" +
                             getPath(S).substr(0, getPath(S).size() - 1) +
                             ":' behind it");
  StringRef Alternatives = E.Use ? E.Use->getAlternatives() : "";
  if (S.Parent && !noteRegister(E.Start, S.Name, Alternatives))
    noteSimilar(E.Start, S.Name, *S.Parent,
                /*IsOperand=*/!Alternatives.empty());
  if (E.Use && !E.Use->getAdvice().empty())
    Report.note(E.Start, E.Use->getAdvice());
}

/// Reports what \p E waits for: unknown symbols, and pending ones that \p
/// Select agrees to.
template <typename Fn>
void SymbolTable::Impl::reportUnknowns(const PendingExpr &E, Fn Select) {
  SmallPtrSet<const Cell *, 4> Seen;
  for (const ExprItem &Item : E.Items) {
    if (Item.Op != ExprOp::Cell || !Seen.insert(Item.Cell).second)
      continue;
    const Cell &C = *Item.Cell;
    if (C.State == Cell::Empty || (C.State == Cell::Pending && Select(C)))
      reportUnknown(E, C);
  }
}

void SymbolTable::Impl::reportUnresolved() {
  auto ForEachOpen = [this](auto Do) {
    for (const PendingExpr &E : Exprs)
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
  if (Report.hadError())
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
void SymbolTable::Impl::reportUnresolvedIn(Scope &Closed) {
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

void SymbolTable::finish(bool TakesUndefined) {
  if (TakesUndefined)
    I->placeUndefined();
  if (!I->IsLinking)
    I->settleDistances();
  I->resolvePlaces();
  I->reportUnresolved();
}

//===----------------------------------------------------------------------===//
// Similar names
//===----------------------------------------------------------------------===//

/// A name that looks like a register may be a symbol, but hardly is.
bool SymbolTable::Impl::noteRegister(SourcePos Pos, StringRef Name,
                                     StringRef Alternatives) {
  std::string Text = Host.explainRegister(Name, Alternatives);
  if (Text.empty())
    return false;
  Report.note(Pos, Text);
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
void SymbolTable::Impl::noteSimilar(SourcePos Pos, StringRef Name, Scope &From,
                                    bool IsOperand) {
  constexpr unsigned MaxNotes = 8;
  constexpr unsigned MaxCandidates = 20000;
  if (NumSuggestions == MaxNotes || Name.contains(':'))
    return;
  ++NumSuggestions;
  if (Pos.isValid() && hasDefine(Pos.Origin->FileText, Name)) {
    Report.note(Pos, "'#' begins a comment, and so does '#define'; write '" +
                         Name + " = ...'");
    return;
  }
  ClosestName Closest(Name);
  const Symbol *Best = nullptr;
  unsigned NumCandidates = 0;
  forEachVisibleScope(From, [&](Scope &Q) {
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
    Host.considerRegisters(Closest);
  if (Best && Closest.get().data() == Best->Name.data())
    Report.note(Pos, "did you mean '" +
                         StringRef(Best->Name == Name ? "::" : "") +
                         getPath(*Best) + "'?");
  else if (!Closest.get().empty())
    Report.note(Pos, Closest.getQuestion());
}
