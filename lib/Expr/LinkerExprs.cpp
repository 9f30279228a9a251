//===- LinkerExprs.cpp - Expressions for a linker -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values that a linker decides become relocations, and symbols without a
// definition become undefined symbols of the object.
//
//===----------------------------------------------------------------------===//

#include "LinkerExprs.h"

using namespace llvm;
using namespace clrx;

const ExprSection *LinkerExprs::getSectionOf(const Symbol &S) {
  const ExprSection *&Sec = SectionsOfSymbols[&S];
  if (!Sec)
    Sec = &SymbolSections.emplace_back(ExprSection::makeSymbol(S.Name));
  return Sec;
}

static bool isWaitedFor(const Symbol &S) {
  return S.Kind == SymbolKind::Plain && S.Current &&
         S.Current->State == Cell::Empty;
}

/// Leaves undefined symbol \p S of an inner scope to the linker under its name
/// in the global scope, unless the source defines the global symbol or refers
/// to \p S by the path of a scope.
void LinkerExprs::leaveAsGlobal(Symbol &S) {
  Scope &Global = *Scopes.getGlobal();
  auto It = Global.Symbols.find(S.Name);
  Symbol *Known = It == Global.Symbols.end() ? nullptr : &It->second;
  if (S.IsOfPath || (Known && Known->isDefined() && !Known->isLeftToLinker()))
    return;
  Symbol &G =
      Known ? *Known
            : *Scopes.createSymbol(Global, S.Name, StringMapImpl::hash(S.Name));
  if (S.Attributes.Binding)
    G.Attributes = S.Attributes;
  Pending.fill(Ctx.getCell(G), 0, getSectionOf(G));
  Pending.fill(*S.Current, 0, getSectionOf(G));
}

void LinkerExprs::leaveUndefined() {
  for (Symbol *S = Scopes.getGlobal()->FirstSymbol; S; S = S->Next)
    if (isWaitedFor(*S))
      Pending.fill(*S->Current, 0, getSectionOf(*S));
  for (Scope &Q : Scopes.getAll())
    for (Symbol *S = Q.FirstSymbol; S; S = S->Next)
      if (&Q != Scopes.getGlobal() && isWaitedFor(*S))
        leaveAsGlobal(*S);
}

/// Returns the target of a relocation to an offset in \p Target. If \p Items
/// name a global symbol, the relocation refers to the symbol, because the
/// linker may replace the symbol by another definition. \p Addend then becomes
/// relative to the symbol. Otherwise, the relocation refers to \p Target.
const ExprSection *LinkerExprs::nameTarget(ArrayRef<ExprItem> Items,
                                           const ExprSection *Target,
                                           uint64_t &Addend) {
  const Cell *Named = nullptr;
  for (const ExprItem &Item : Items) {
    const bool IsCell = Item.Op == ExprOp::Cell && Item.Cell->Sec == Target;
    const bool IsOffset =
        Item.Op == ExprOp::SectionOffset && Item.Sec == Target;
    if (IsOffset ||
        (IsCell && Named)) // The items add a distance within the section.
      return Target;
    if (IsCell)
      Named = Item.Cell;
  }
  if (!Named || Target->isSymbol() || !Named->Owner->Attributes.Binding)
    return Target;
  Addend -= uint64_t(Named->Value);
  return getSectionOf(*Named->Owner);
}

/// Splits \p V, which is `target` or `target - label in the section of the
/// use`. In the second form, \p Offset becomes the offset of the use in its
/// section. \returns false if \p V has another form.
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

/// Returns the specifier for the part of a distance that corresponds to part
/// \p Half of an address.
static RelocationSpecifier getDistancePart(RelocationSpecifier Half) {
  return Half == RS_Low32    ? RS_RelLow32
         : Half == RS_High32 ? RS_RelHigh32
                             : RS_Rel32;
}

bool LinkerExprs::relocate(PendingExpr &E, ArrayRef<ExprItem> Address,
                           RelocationSpecifier Half, const EvalSite &Site) {
  SectionValue V;
  if (Evaluator.evaluate(Address, Site, /*AsAddresses=*/false, V))
    return true;
  if (V.isAbsolute() && Half != RS_None)
    return Pending.resolvePart(E, V.Number, Site);
  if (V.isAbsolute()) {
    E.Use->resolve(int64_t(V.Number), nullptr, E.Start);
    return false;
  }
  const ExprSection *Target = nullptr;
  std::optional<uint64_t> Offset;
  if (!takeApart(V, *E.Use, Target, Offset) || (Offset && E.Specifier))
    return Ctx.errorAt(
        E.Start, Site, rules::Relocation,
        "no relocation can express this value; expected a symbol, "
        "optionally plus a number, optionally minus a symbol of "
        "this section");
  uint64_t Addend = V.Number + Offset.value_or(0);
  Target = nameTarget(Address, Target, Addend);
  E.Use->relocate(Target, int64_t(Addend),
                  Offset ? getDistancePart(Half) : Half, E.Start);
  return false;
}
