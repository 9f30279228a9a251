//===- SymbolTable.cpp - Definitions and what they set off ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A definition fills a cell; filling it completes what waited for it, which may
// fill others. Assignments, labels and look-ups stand on that.
//
//===----------------------------------------------------------------------===//

#include "SymbolTableImpl.h"

using namespace llvm;
using namespace clrx;

SymbolTable::Impl::Impl(ExprHost &Host)
    : Host(Host), Report(Host.getReporter()), LocalLabels(Arena) {
  Global = Current = createScope("", nullptr, /*IsTemporary=*/false);
}

SymbolTable::SymbolTable(ExprHost &Host) : I(std::make_unique<Impl>(Host)) {}
SymbolTable::~SymbolTable() = default;

//===----------------------------------------------------------------------===//
// Cells and those who wait for them
//===----------------------------------------------------------------------===//

bool SymbolTable::Impl::fill(Cell &C, int64_t Value, const ExprSection *Sec) {
  C.Value = Value;
  C.Sec = Sec;
  if (Sec && Sec->getLabelValue() == LabelValue::Unresolvable) {
    C.State = Cell::Placed;
    Places.push_back(&C);
    return false;
  }
  C.State = Cell::Known;
  return true;
}

Cell *SymbolTable::Impl::complete(PendingExpr &E) {
  if (E.Specifier)
    return nullptr;
  const bool WaitsForAddresses = mustWaitForAddresses(E.Items);
  if (WaitsForAddresses)
    E.Index = NextIndex++;
  E.WaitsForEnd =
      WaitsForAddresses ||
      (IsLinking && E.Use && isForLinker(E.Items, [&](const ExprSection *Sec) {
         return E.Use->takesPlaceIn(Sec);
       }));
  return E.WaitsForEnd ? nullptr : settle(E);
}

Cell *SymbolTable::Impl::settle(PendingExpr &E) {
  E.IsSettled = true;
  int64_t Value;
  const ExprSection *Sec;
  if (evaluateWhole(E.Items, {{nullptr, E.Start}, E.Trace}, Value, Sec)) {
    if (E.Target)
      E.Target->State = Cell::Failed;
  } else if (E.Target) {
    return fill(*E.Target, Value, Sec) ? E.Target : nullptr;
  } else if (E.Use) {
    E.Use->resolve(Value, Sec, E.Start);
  }
  E.Use.reset();
  return nullptr;
}

/// Depth first, in source order, with a stack of its own: chains of pending
/// symbols may be long.
void SymbolTable::Impl::completeWaiters(Cell &C) {
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

void SymbolTable::Impl::setValue(Cell &C, int64_t Value,
                                 const ExprSection *Sec) {
  if (fill(C, Value, Sec) && C.FirstWaiter)
    completeWaiters(C);
}

void SymbolTable::Impl::setPending(Cell &C, PendingExpr &E) {
  C.State = Cell::Pending;
  C.Expr = &E;
  E.Target = &C;
}

//===----------------------------------------------------------------------===//
// Definitions of symbols
//===----------------------------------------------------------------------===//

Symbol *SymbolTable::Impl::findDefinable(StringRef Path, SMLoc Loc, bool Once,
                                         bool IsLabel) {
  Symbol *S = findForDefinition(Path);
  const auto Builtin = findBuiltin(S, Path);
  if (((S->IsOnce || Once) && S->isDefined()) ||
      (Builtin && Builtin->Variable)) {
    Report.error(Loc, "symbol '" + Path + "' is already defined");
    Report.note(Loc, IsLabel ? "labels that come again are numbers, such as "
                               "'1:', which '1b' and '1f' refer to"
                             : "'.set' and '=' define symbols whose value "
                               "changes");
    return nullptr;
  }
  if (S->IsOnce)
    Report.warning(Loc, "symbol '" + Path + "' is a label of section '" +
                            S->Current->Sec->getName() +
                            "' already; uses before this keep that place");
  showDefinition(S, Path, Loc, IsLabel);
  return S;
}

Cell &SymbolTable::Impl::beginDefinition(Symbol &S, bool Once) {
  if (S.Kind != SymbolKind::Plain)
    S.Current = nullptr;
  S.Kind = SymbolKind::Plain;
  S.IsOnce = Once;
  // A value that no expression refers to may be overwritten.
  bool Reuse = S.Current && (!S.Current->isDefined() ||
                             (S.Current->isKnown() && !S.Current->IsCaptured));
  if (!Reuse)
    S.Current = createCell(&S);
  return *S.Current;
}

void SymbolTable::Impl::define(Symbol &S, bool Once, int64_t Value,
                               const ExprSection *Sec) {
  setValue(beginDefinition(S, Once), Value, Sec);
}

void SymbolTable::Impl::definePending(Symbol &S, bool Once, PendingExpr &E) {
  setPending(beginDefinition(S, Once), E);
}

/// Uses before the definition get the value that it has here.
bool SymbolTable::Impl::defineExpression(Symbol &S, StoredExpr *E) {
  Cell *Read = S.Current;
  S.Kind = SymbolKind::Expression;
  S.Expr = E;
  S.IsOnce = true;
  S.Current = nullptr;
  if (!Read || Read->isDefined())
    return false;
  ++Generation;
  if (evaluateSymbol(S, {nullptr, E->Start}, /*MustBeKnown=*/false)) {
    Read->State = Cell::Failed;
    return true;
  }
  if (E->Memo == StoredExpr::HasValue) {
    setValue(*Read, E->Value, E->Sec);
    return false;
  }
  ExprItem *Item = new (Arena) ExprItem(ExprOp::Cell, 0);
  Item->Cell = E->Cell;
  setPending(*Read, *createPending(*Item, E->Start, nullptr));
  return false;
}

/// Expressions that read the name before cannot mean the register.
void SymbolTable::Impl::defineRegister(Symbol &S, bool Once,
                                       const RegisterRange &Range, SMLoc Loc) {
  Cell *Read = S.Current;
  if (S.Kind == SymbolKind::Plain && Read && !Read->isDefined()) {
    for (Waiter *W = Read->FirstWaiter; W; W = W->Next) {
      errorAt(W->Expr->Start, {{}, W->Expr->Trace},
              "register symbol '" + S.Name + "' in an expression");
      Report.note(Loc, "it is assigned a register only here");
    }
    Read->State = Cell::Failed;
  }
  HasRegisters = true;
  S.Kind = SymbolKind::Register;
  S.Range = Range;
  S.IsOnce = Once;
  S.Current = nullptr;
}

void SymbolTable::Impl::undefine(Symbol &S) {
  Cell *C = S.Kind == SymbolKind::Plain ? S.Current : nullptr;
  // Nobody will miss the value.
  if (C && C->State == Cell::Pending && !C->IsCaptured)
    C->Expr->IsSettled = true;
  S.Kind = SymbolKind::Plain;
  S.IsOnce = false;
  S.Current = nullptr;
}

//===----------------------------------------------------------------------===//
// Labels
//===----------------------------------------------------------------------===//

void SymbolTable::Impl::defineLocalLabel(StringRef Digits,
                                         const ExprSection *Sec,
                                         int64_t Value) {
  LocalLabel &L = getLocalLabel(Digits);
  define(L.Previous, /*Once=*/false, Value, Sec);
  if (L.Next.Current)
    define(L.Next, /*Once=*/false, Value, Sec);
  L.Next.Current = nullptr;
}

bool SymbolTable::defineLabel(StringRef Path, SMLoc Loc) {
  if (Path == "." || Path.ends_with("::."))
    return I->Report.error(Loc, "symbol '.' cannot be a label");
  const ExprSection *Sec;
  int64_t Value;
  if (I->Host.getLabelPlace(Loc, Sec, Value))
    return true;
  if (isDigit(Path[0])) {
    I->showDefinition(&I->getLocalLabel(Path), Path, Loc, /*IsLabel=*/true);
    I->defineLocalLabel(Path, Sec, Value);
    return false;
  }
  Symbol *S = I->findDefinable(Path, Loc, /*Once=*/false, /*IsLabel=*/true);
  if (!S)
    return true;
  I->Host.labelFound(S->Name);
  I->define(*S, /*Once=*/true, Value, Sec);
  return false;
}

//===----------------------------------------------------------------------===//
// Assignments; the cursor is behind the `=` or the comma
//===----------------------------------------------------------------------===//

/// `. = E`
bool SymbolTable::Impl::assignCounter(SMLoc Loc, Cursor &C) {
  if (C.peek() == '%')
    return Report.error(Loc, "symbol '.' cannot stand for a register");
  const ExprSection *Sec;
  int64_t Value;
  return Host.getCounter(Sec, Value) ||
         parseItems(C, EF_MustBeKnown, /*IsStored=*/false) ||
         checkRightSideEnd(C) ||
         evaluateWhole(Items, {{Parsing.Text, {}}}, Value, Sec) ||
         Host.moveCounterTo(Sec, Value, Loc);
}

bool SymbolTable::Impl::checkRightSideEnd(Cursor &C) {
  return !C.atEnd() &&
         Report.error(C.loc(), "unexpected text at end of expression");
}

/// `S = %OPERAND`
bool SymbolTable::Impl::assignRegister(StringRef Path, SMLoc Loc, bool Once,
                                       Cursor &C) {
  C.advance();
  RegisterRange Range;
  if (Host.parseRegister(C, "register after '%'", Range))
    return true;
  if (checkRightSideEnd(C))
    return true;
  Symbol *S = findDefinable(Path, Loc, Once);
  if (!S)
    return true;
  defineRegister(*S, Once, Range, Loc);
  return false;
}

/// `S = E`, where S counts registers
bool SymbolTable::Impl::assignBuiltin(StringRef Path, SMLoc Loc, Cursor &C,
                                      int64_t &Variable) {
  int64_t Value;
  const ExprSection *Sec = nullptr;
  if (parseItems(C, EF_MustBeKnown, /*IsStored=*/false) ||
      checkRightSideEnd(C) ||
      evaluateWhole(Items, {{Parsing.Text, {}}}, Value, Sec))
    return true;
  if (Sec)
    return Report.error(Loc, "symbol '" + Path +
                                 "' is a number of registers, not a place");
  Variable = Value;
  return false;
}

/// `.eqv S, E`
bool SymbolTable::Impl::assignStored(StringRef Path, SMLoc Loc, Cursor &C) {
  if (parseItems(C, EF_None, /*IsStored=*/true) || checkRightSideEnd(C))
    return true;
  StoredExpr *E = nullptr;
  int64_t Value = 0;
  const ExprSection *Sec;
  if (Parsing.HasSymbols)
    E = createStored(Parsing.Text);
  else if (evaluateWhole(Items, {{Parsing.Text, {}}}, Value, Sec))
    return true;
  Symbol *S = findDefinable(Path, Loc, /*Once=*/true);
  if (!S)
    return true;
  if (E)
    return defineExpression(*S, E);
  define(*S, /*Once=*/true, Value, nullptr);
  return false;
}

bool SymbolTable::Impl::assignValue(StringRef Path, SMLoc Loc, bool Once,
                                    Cursor &C) {
  if (parseItems(C, EF_None, /*IsStored=*/false) || checkRightSideEnd(C))
    return true;
  const char *Text = Parsing.Text;
  int64_t Value = 0;
  const ExprSection *Sec = nullptr;
  const bool Waits = Parsing.NumUnknown || mustWaitForAddresses(Items);
  if (!Waits && evaluateWhole(Items, {{Text, {}}}, Value, Sec))
    return true;
  Symbol *S = findDefinable(Path, Loc, Once);
  if (!S)
    return true;
  if (Waits)
    definePending(
        *S, Once,
        *createPending(keepItems(Items, Text), getPos({Text, {}}), nullptr));
  else
    define(*S, Once, Value, Sec);
  return false;
}

bool SymbolTable::parseAssignment(StringRef Path, SMLoc Loc,
                                  AssignmentKind Kind, Cursor &C) {
  if (Path.ends_with("::."))
    return I->Report.error(Loc, "symbol '.' exists in the global scope only");
  C.skipBlanks();
  if (Path == ".")
    return I->assignCounter(Loc, C);
  bool Once = Kind != AssignmentKind::Redefinable;
  if (C.peek() == '%')
    return I->assignRegister(Path, Loc, Once, C);
  if (Kind == AssignmentKind::Expression)
    return I->assignStored(Path, Loc, C);
  if (!Once)
    if (const auto B = I->findBuiltin(I->find(Path), Path); B && B->Variable)
      return I->assignBuiltin(Path, Loc, C, *B->Variable);
  return I->assignValue(Path, Loc, Once, C);
}

bool SymbolTable::assignValue(StringRef Path, SMLoc Loc, const ExprSection *Sec,
                              int64_t Value) {
  if (Path.ends_with("::."))
    return I->Report.error(Loc, "symbol '.' exists in the global scope only");
  Symbol *S = I->findDefinable(Path, Loc, /*Once=*/false);
  if (!S)
    return true;
  I->define(*S, /*Once=*/false, Value, Sec);
  return false;
}

void SymbolTable::defineOnCommandLine(StringRef Name, uint64_t Value) {
  Symbol &S = *I->findForDefinition(Name);
  I->showDefinition(&S, Name, SMLoc());
  I->define(S, /*Once=*/false, int64_t(Value), nullptr);
}

bool SymbolTable::defineEnumerator(StringRef Path, SMLoc Loc) {
  Symbol *S = I->findDefinable(Path, Loc, /*Once=*/true);
  if (!S)
    return true;
  I->define(*S, /*Once=*/true, int64_t(I->Current->NextEnumerator++), nullptr);
  return false;
}

void SymbolTable::setNextEnumerator(uint64_t Number) {
  I->Current->NextEnumerator = Number;
}

void SymbolTable::showSymbols() { I->ShowsSymbols = true; }

bool SymbolTable::undefine(StringRef Path) {
  Symbol *S = I->find(Path);
  if (!S || !S->isDefined())
    return false;
  I->showReference(S, Path, Path.data());
  I->undefine(*S);
  return true;
}

SymbolAttributes *SymbolTable::findAttributes(StringRef Path,
                                              SymbolKind &Kind) {
  Symbol *S = I->findOrCreate(Path);
  I->showReference(S, Path, Path.data());
  Kind = S->Kind;
  return Kind == SymbolKind::Plain ? &S->Attributes : nullptr;
}

//===----------------------------------------------------------------------===//
// Look-ups
//===----------------------------------------------------------------------===//

bool SymbolTable::isDefined(StringRef Path) {
  if (Path == ".")
    return true;
  const Symbol *S = I->find(Path);
  if (S)
    I->showReference(S, Path, Path.data());
  return (S && S->isDefined()) || I->findBuiltin(S, Path);
}

/// Register variables hide register symbols.
bool SymbolTable::lookUpRegister(Cursor &C, RegisterRange &Range) {
  if (!I->HasRegVars && !I->HasRegisters)
    return false;
  Cursor Ahead = C;
  StringRef Path = Ahead.takePath();
  if (Path.empty() || Path == ".")
    return false;
  const RegVar *Var = I->HasRegVars ? I->findRegVar(Path) : nullptr;
  if (Var) {
    Range = {RegisterFile::RegVar, Var->IsVector, 0, Var->Count, Var};
    I->showReference(Var, Path, Path.data());
  } else {
    const Symbol *S = I->find(Path);
    if (!S || S->Kind != SymbolKind::Register)
      return false;
    Range = S->Range;
    I->showReference(S, Path, Path.data());
  }
  C = Ahead;
  return true;
}

SymbolInfo SymbolTable::Impl::getInfo(const Symbol &S) {
  SymbolInfo Info{S.Attributes, S.Name};
  const Cell *C = S.Kind == SymbolKind::Plain ? S.Current : nullptr;
  Info.IsUndefined = C && C->Sec && C->Sec->isSymbol();
  Info.HasValue =
      C && (C->isKnown() || C->State == Cell::Placed) && !Info.IsUndefined;
  Info.IsPending = C && C->State == Cell::Pending;
  if (Info.HasValue) {
    Info.Sec = C->Sec;
    Info.Value = uint64_t(C->Value);
  }
  return Info;
}

std::optional<SymbolInfo> SymbolTable::findGlobalSymbol(StringRef Name) {
  auto It = I->Global->Symbols.find(Name);
  if (It == I->Global->Symbols.end())
    return std::nullopt;
  return I->getInfo(It->second);
}

void SymbolTable::forEachGlobalSymbol(
    function_ref<void(const SymbolInfo &)> Visit) {
  for (const Symbol *S = I->Global->FirstSymbol; S; S = S->Next)
    Visit(I->getInfo(*S));
}
