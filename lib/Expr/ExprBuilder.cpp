//===- ExprBuilder.cpp - Items of the expression being parsed -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names in an expression become items: values that are known, and cells for
// symbols that are not.
//
//===----------------------------------------------------------------------===//

#include "ExprBuilder.h"

using namespace llvm;
using namespace clrx;

bool ExprBuilder::setSpecifier(RelocationSpecifier S, uint32_t Offset) {
  const SMLoc Loc = SMLoc::getFromPointer(State.Text + Offset);
  if (!State.MayRelocate)
    return Ctx.Report.error(Loc, rules::Relocation,
                            "a relocation is possible in operands of "
                            "instructions and in integer data only");
  if (State.Specifier)
    return Ctx.Report.error(Loc, rules::Relocation,
                            "an expression can have one relocation only");
  State.Specifier = S;
  State.IsAddress = true;
  return false;
}

bool ExprBuilder::addCounter(uint32_t Offset) {
  ExprItem &Item = Items.emplace_back(ExprOp::Counter, Offset);
  int64_t Value;
  const ExprSection *Sec;
  if (Ctx.Host.getCounter(Sec, Value))
    return true;
  State.HasSymbols = true;
  if (!State.IsStored)
    Item.setToValue(Value, Sec);
  return false;
}

/// Reports a symbol whose value is needed now but unknown. Parsing continues,
/// so that other such symbols are reported too. \p S may be null.
bool ExprBuilder::addUnknown(StringRef Path, Symbol *S, uint32_t Offset) {
  SourcePos Pos = Ctx.capture(State.Text + Offset);
  Ctx.Report.error(Pos, rules::LateValue,
                   "symbol '" + Path +
                       "' has no value yet, but it is "
                       "needed here");
  if (!Unresolved.noteRegister(Pos, Path, "") && !(S && S->isDefined()))
    Unresolved.noteSimilar(Pos, Path, *Scopes.getCurrent(),
                           /*IsOperand=*/false);
  State.HasFailed = true;
  Items.emplace_back(ExprOp::Number, Offset);
  return false;
}

bool ExprBuilder::addSymbol(StringRef Path, uint32_t Offset) {
  State.HasSymbols = true;
  Symbol *S = State.MustBeKnown ? Scopes.find(Path) : Scopes.findOrCreate(Path);
  if (S)
    Ctx.showReference(*S, Path, State.Text + Offset);
  if (!State.IsStored)
    if (std::optional<BuiltinSymbol> B = Ctx.findBuiltin(S, Path)) {
      Items.emplace_back(ExprOp::Number, Offset).setToValue(B->Value, nullptr);
      return false;
    }
  return S ? addSymbolItem(*S, Offset) : addUnknown(Path, nullptr, Offset);
}

bool ExprBuilder::addLocalLabel(StringRef Digits, bool IsForward,
                                uint32_t Offset) {
  State.HasSymbols = true;
  LocalLabel &L = Scopes.getLocalLabel(Digits);
  Ctx.showReference(L, Digits, State.Text + Offset);
  if (IsForward)
    return addSymbolItem(L.Next, Offset);
  if (!L.Previous.Current)
    return Ctx.Report.error(
        SMLoc::getFromPointer(State.Text + Offset), rules::UnknownName,
        "there is no local label '" + Digits + "' before this");
  return addSymbolItem(L.Previous, Offset);
}

bool ExprBuilder::addSymbolItem(Symbol &S, uint32_t Offset) {
  const char *Ptr = State.Text + Offset;
  if (S.Kind == SymbolKind::Register)
    return Ctx.Report.error(SMLoc::getFromPointer(Ptr), rules::SymbolUse,
                            "register symbol '" + S.Name +
                                "' in an expression");
  if (State.IsStored) {
    Items.emplace_back(ExprOp::Symbol, Offset).Symbol = &S;
    return false;
  }
  ExprItem Item(ExprOp::Cell, Offset);
  if (S.Kind == SymbolKind::Expression) {
    if (Stored.evaluateSymbol(S, {Ptr, {}}, State.MustBeKnown))
      return true;
    Stored.setToMemo(Item, *S.Expr);
  } else {
    if (State.MustBeKnown && !(S.Current && S.Current->isKnown()))
      return addUnknown(Scopes.getPath(S), &S, Offset);
    Cell &C = Ctx.getCell(S);
    if (Ctx.IsLinking && C.isKnown() && C.Sec) // A relocation may name S.
      Item.Cell = &C;
    else if (State.IsAddress)
      Item.setToAddress(C);
    else
      Item.setToCell(C);
  }
  State.IsAddress = false;
  State.NumUnknown += Item.Op == ExprOp::Cell && !Item.Cell->isKnown();
  Items.push_back(Item);
  return false;
}

bool ExprBuilder::parse(Cursor &C, unsigned Flags, bool IsStored) {
  Stored.beginExpression();
  State = {};
  State.Text = C.pos();
  State.IsStored = IsStored;
  State.MustBeKnown = Flags & EF_MustBeKnown;
  State.MayRelocate = Flags & EF_MayRelocate;
  if (ExprParser(*this, Ctx, Items, Open, C).parse(Flags & EF_OneOperand)) {
    C.skipToComma();
    return true;
  }
  if (Items.empty() && !(Flags & EF_MayBeEmpty)) {
    Ctx.Report.error(C.loc(), rules::Syntax, "expected expression");
    C.skipToComma();
    return true;
  }
  return State.HasFailed;
}

/// Returns true if the expression that was parsed with \p Flags gets its value
/// later.
bool ExprBuilder::mustWait(unsigned Flags) {
  if (State.NumUnknown || State.Specifier)
    return true;
  if (!State.MustBeKnown && mustWaitForAddresses())
    return true;
  const bool MayBeLinked = Ctx.IsLinking && State.MayRelocate;
  return MayBeLinked &&
         Evaluator.isForLinker(Items, [&](const ExprSection *Sec) {
           return !(Flags & EF_MustBeAbsolute) &&
                  Sec == Ctx.getCurrentSection();
         });
}

bool ExprBuilder::parseOperand(Cursor &C, unsigned Flags,
                               OperandValue &Result) {
  const SMLoc Loc = C.loc();
  if (parse(C, Flags, /*IsStored=*/false))
    return true;
  if (Items.empty())
    return false;
  Result.Loc = Loc;
  if (mustWait(Flags)) {
    Result.K = OperandValue::Pending;
    Result.Expr = createPending();
    Result.Expr->Specifier = State.Specifier;
    return false;
  }
  const ExprSection *Sec = nullptr;
  if (evaluate(Result.Value, Sec))
    return true;
  if (Sec && (Flags & EF_MustBeAbsolute))
    return Ctx.Report.error(Loc, rules::NotAbsolute,
                            "expression must be absolute, but it is an "
                            "offset in section '" +
                                Sec->getName() + "'");
  Result.K = Sec ? OperandValue::Relative : OperandValue::Absolute;
  Result.IsFromLabels = !Sec && any_of(Items, [](const ExprItem &Item) {
    return Item.Op == ExprOp::SectionOffset || Item.Op == ExprOp::Cell;
  });
  Result.Section = Sec;
  return false;
}

PendingExpr *ExprBuilder::createPending() {
  return Pending.create(Pending.keepItems(Items, State.Text),
                        Ctx.capture(State.Text), nullptr);
}

StoredExpr *ExprBuilder::createStored() {
  if (Items.empty())
    Items.emplace_back(ExprOp::Number, 0);
  return Stored.create(Items, State.Text);
}
