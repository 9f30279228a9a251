//===- SymbolDefinitions.cpp - Labels and assignments ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Definitions of symbols by labels and assignments.
//
//===----------------------------------------------------------------------===//

#include "SymbolDefinitions.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Definitions of symbols
//===----------------------------------------------------------------------===//

Symbol *SymbolDefinitions::findDefinable(StringRef Path, SMLoc Loc, bool Once,
                                         bool IsLabel, SymbolSort Sort) {
  Symbol *S = Scopes.findForDefinition(Path);
  const auto Builtin = Ctx.findBuiltin(S, Path);
  if (((S->IsOnce || Once) && S->isDefined()) ||
      (Builtin && Builtin->Variable)) {
    Ctx.Report.error(Loc, rules::Redefinition,
                     "symbol '" + Path + "' is already defined");
    if (S->DefinedAt.isValid())
      Ctx.Report.note(S->DefinedAt, S->IsOnce
                                        ? "the previous definition is here"
                                        : "the first definition is here");
    Ctx.Report.note(
        Loc, IsLabel ? "to define a label again, use a number such as '1:', "
                       "which '1b' and '1f' refer to"
                     : "'.set' and '=' define symbols whose value "
                       "changes");
    return nullptr;
  }
  if (S->IsOnce)
    Ctx.Report.warning(Loc, rules::Redefinition,
                       "symbol '" + Path + "' is a label of section '" +
                           S->Current->Sec->getName() +
                           "' already; earlier uses keep that location");
  Ctx.showDefinition(
      {S, Path, Loc, IsLabel, /*IsOnce=*/Once || IsLabel, Sort, S->Parent});
  if (Once || IsLabel || !S->isDefined())
    S->DefinedAt = Ctx.Report.capture(Loc);
  return S;
}

Cell &SymbolDefinitions::beginDefinition(Symbol &S, bool Once) {
  if (S.Kind != SymbolKind::Plain)
    S.Current = nullptr;
  S.Kind = SymbolKind::Plain;
  S.IsOnce = Once;
  // A value that no expression refers to may be overwritten.
  bool Reuse = S.Current && (!S.Current->isDefined() ||
                             (S.Current->isKnown() && !S.Current->IsCaptured));
  if (!Reuse)
    S.Current = Ctx.createCell(&S);
  return *S.Current;
}

void SymbolDefinitions::define(Symbol &S, bool Once, int64_t Value,
                               const ExprSection *Sec) {
  Pending.setValue(beginDefinition(S, Once), Value, Sec);
}

void SymbolDefinitions::definePending(Symbol &S, bool Once, PendingExpr &E) {
  Pending.setPending(beginDefinition(S, Once), E);
}

/// Defines an .eqv symbol. Earlier uses get the value that it has here.
bool SymbolDefinitions::defineExpression(Symbol &S, StoredExpr *E) {
  Cell *Read = S.Current;
  S.Kind = SymbolKind::Expression;
  S.Expr = E;
  S.IsOnce = true;
  S.Current = nullptr;
  if (!Read || Read->isDefined())
    return false;
  Stored.beginExpression();
  if (Stored.evaluateSymbol(S, {nullptr, E->Start}, /*MustBeKnown=*/false)) {
    Read->State = Cell::Failed;
    return true;
  }
  if (E->Memo == StoredExpr::HasValue) {
    Pending.setValue(*Read, E->Value, E->Sec);
    return false;
  }
  ExprItem *Item = new (Ctx.Arena) ExprItem(ExprOp::Cell, 0);
  Item->Cell = E->Cell;
  Pending.setPending(*Read, *Pending.create(*Item, E->Start, nullptr));
  return false;
}

/// Makes \p S stand for a register. Expressions that already refer to \p S are
/// errors.
void SymbolDefinitions::defineRegister(Symbol &S, bool Once,
                                       const RegisterRange &Range, SMLoc Loc) {
  Cell *Read = S.Current;
  if (S.Kind == SymbolKind::Plain && Read && !Read->isDefined()) {
    for (Waiter *W = Read->FirstWaiter; W; W = W->Next) {
      Ctx.errorAt(W->Expr->Start, {{}, W->Expr->Trace}, rules::SymbolUse,
                  "register symbol '" + S.Name + "' in an expression");
      Ctx.Report.note(Loc, "it is assigned a register only here");
    }
    Read->State = Cell::Failed;
  }
  HasRegisters = true;
  S.Kind = SymbolKind::Register;
  S.Range = Range;
  S.IsOnce = Once;
  S.Current = nullptr;
}

void SymbolDefinitions::undefine(Symbol &S) {
  Cell *C = S.Kind == SymbolKind::Plain ? S.Current : nullptr;
  // If nothing refers to the value, its expression needs no report.
  if (C && C->State == Cell::Pending && !C->IsCaptured)
    C->Expr->IsSettled = true;
  S.Kind = SymbolKind::Plain;
  S.IsOnce = false;
  S.Current = nullptr;
}

void SymbolDefinitions::defineLocalLabel(StringRef Digits,
                                         const ExprSection *Sec,
                                         int64_t Value) {
  LocalLabel &L = Scopes.getLocalLabel(Digits);
  define(L.Previous, /*Once=*/false, Value, Sec);
  if (L.Next.Current)
    define(L.Next, /*Once=*/false, Value, Sec);
  L.Next.Current = nullptr;
}

bool SymbolDefinitions::defineLabel(StringRef Path, SMLoc Loc) {
  if (Path == "." || Path.ends_with("::."))
    return Ctx.Report.error(Loc, rules::SymbolUse,
                            "symbol '.' cannot be a label");
  const ExprSection *Sec;
  int64_t Value;
  if (Ctx.Host.getLabelOffset(Loc, Sec, Value))
    return true;
  if (isDigit(Path[0])) {
    Ctx.showDefinition(
        {&Scopes.getLocalLabel(Path), Path, Loc, /*IsLabel=*/true});
    defineLocalLabel(Path, Sec, Value);
    return false;
  }
  Symbol *S = findDefinable(Path, Loc, /*Once=*/false, /*IsLabel=*/true);
  if (!S)
    return true;
  Ctx.Host.labelFound(S->Name);
  define(*S, /*Once=*/true, Value, Sec);
  return false;
}

//===----------------------------------------------------------------------===//
// Assignments; the cursor is after the `=` or the comma
//===----------------------------------------------------------------------===//

/// `. = E`
bool SymbolDefinitions::assignCounter(SMLoc Loc, Cursor &C) {
  if (C.peek() == '%')
    return Ctx.Report.error(Loc, rules::SymbolUse,
                            "symbol '.' cannot stand for a register");
  const ExprSection *Sec;
  int64_t Value;
  return Ctx.Host.getCounter(Sec, Value) ||
         Builder.parse(C, EF_MustBeKnown, /*IsStored=*/false) ||
         checkRightSideEnd(C) || Builder.evaluate(Value, Sec) ||
         Ctx.Host.moveCounterTo(Sec, Value, Loc);
}

bool SymbolDefinitions::checkRightSideEnd(Cursor &C) {
  return !C.atEnd() && Ctx.Report.error(C.loc(), rules::UnexpectedText,
                                        "unexpected text at end of expression");
}

/// `S = %OPERAND`
bool SymbolDefinitions::assignRegister(StringRef Path, SMLoc Loc, bool Once,
                                       Cursor &C) {
  C.advance();
  RegisterRange Range;
  if (Ctx.Host.parseRegister(C, "register after '%'", Range))
    return true;
  if (checkRightSideEnd(C))
    return true;
  Symbol *S =
      findDefinable(Path, Loc, Once, /*IsLabel=*/false, SymbolSort::Register);
  if (!S)
    return true;
  defineRegister(*S, Once, Range, Loc);
  return false;
}

/// `S = E`, where S counts registers
bool SymbolDefinitions::assignBuiltin(StringRef Path, SMLoc Loc, Cursor &C,
                                      int64_t &Variable) {
  int64_t Value;
  const ExprSection *Sec = nullptr;
  if (Builder.parse(C, EF_MustBeKnown, /*IsStored=*/false) ||
      checkRightSideEnd(C) || Builder.evaluate(Value, Sec))
    return true;
  if (Sec)
    return Ctx.Report.error(
        Loc, rules::SymbolUse,
        "symbol '" + Path +
            "' is a number of registers, not an offset in a section");
  Variable = Value;
  return false;
}

/// `.eqv S, E`
bool SymbolDefinitions::assignStored(StringRef Path, SMLoc Loc, Cursor &C) {
  if (Builder.parse(C, EF_None, /*IsStored=*/true) || checkRightSideEnd(C))
    return true;
  StoredExpr *E = nullptr;
  int64_t Value = 0;
  const ExprSection *Sec;
  if (Builder.getState().HasSymbols)
    E = Builder.createStored();
  else if (Builder.evaluate(Value, Sec))
    return true;
  Symbol *S = findDefinable(Path, Loc, /*Once=*/true);
  if (!S)
    return true;
  if (E)
    return defineExpression(*S, E);
  define(*S, /*Once=*/true, Value, nullptr);
  return false;
}

bool SymbolDefinitions::assignValue(StringRef Path, SMLoc Loc, bool Once,
                                    Cursor &C) {
  if (Builder.parse(C, EF_None, /*IsStored=*/false) || checkRightSideEnd(C))
    return true;
  int64_t Value = 0;
  const ExprSection *Sec = nullptr;
  const bool Waits =
      Builder.getState().NumUnknown || Builder.mustWaitForAddresses();
  if (!Waits && Builder.evaluate(Value, Sec))
    return true;
  Symbol *S = findDefinable(Path, Loc, Once);
  if (!S)
    return true;
  if (Waits)
    definePending(*S, Once, *Builder.createPending());
  else
    define(*S, Once, Value, Sec);
  return false;
}

bool SymbolDefinitions::parseAssignment(StringRef Path, SMLoc Loc,
                                        AssignmentKind Kind, Cursor &C) {
  if (Path.ends_with("::."))
    return Ctx.Report.error(Loc, rules::Scope,
                            "symbol '.' exists in the global scope only");
  C.skipBlanks();
  if (Path == ".")
    return assignCounter(Loc, C);
  bool Once = Kind != AssignmentKind::Redefinable;
  if (C.peek() == '%')
    return assignRegister(Path, Loc, Once, C);
  if (Kind == AssignmentKind::Expression)
    return assignStored(Path, Loc, C);
  if (!Once)
    if (const auto B = Ctx.findBuiltin(Scopes.find(Path), Path);
        B && B->Variable)
      return assignBuiltin(Path, Loc, C, *B->Variable);
  return assignValue(Path, Loc, Once, C);
}
