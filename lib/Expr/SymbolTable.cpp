//===- SymbolTable.cpp - Interface of the symbol table --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The symbol table connects its parts and offers their services to the
// language. The most frequent expression, a lone number, is handled here.
//
//===----------------------------------------------------------------------===//

#include "EndResolver.h"
#include "Expr/Literals.h"
#include "ExprBuilder.h"
#include "LinkerExprs.h"
#include "SymbolDefinitions.h"
#include "UnresolvedReporter.h"

using namespace llvm;
using namespace clrx;

struct SymbolTable::Impl {
  ExprContext Ctx;
  ScopeTable Scopes;
  ExprEvaluator Evaluator;
  PendingExprs Pending;
  StoredExprs Stored;
  UnresolvedReporter Unresolved;
  ExprBuilder Builder;
  SymbolDefinitions Definitions;
  LinkerExprs Linker;
  EndResolver Resolver;

  explicit Impl(ExprHost &Host)
      : Ctx(Host), Scopes(Ctx), Evaluator(Ctx), Pending(Ctx, Evaluator),
        Stored(Ctx, Scopes, Evaluator, Pending),
        Unresolved(Ctx, Scopes, Pending),
        Builder(Ctx, Scopes, Evaluator, Pending, Stored, Unresolved),
        Definitions(Ctx, Scopes, Pending, Stored, Builder),
        Linker(Ctx, Scopes, Evaluator, Pending),
        Resolver(Ctx, Evaluator, Pending, Linker) {}
};

SymbolTable::SymbolTable(ExprHost &Host) : I(std::make_unique<Impl>(Host)) {}
SymbolTable::~SymbolTable() = default;

void SymbolTable::showSymbols() { I->Ctx.ShowsSymbols = true; }

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

/// Returns true if the text at \p C cannot continue an expression after a
/// number. Recognises the frequent cases only: the end, a comma, the end of a
/// register range or of its first part, and a word after a blank.
static bool endsNumber(Cursor C) {
  switch (C.peek()) {
  case ',':
  case ']':
    return true;
  case ':':
    return C.peek(1) != ':';
  case ' ':
    return isAlpha(C.peek(1)) || C.atEnd();
  default:
    return C.atEnd();
  }
}

/// Parses an expression that is one number, the most frequent kind of
/// expression by far. \returns false if there is another expression.
static bool parseLoneNumber(Cursor &C, int64_t &Value) {
  Cursor Ahead = C;
  bool IsNegative = Ahead.peek() == '-';
  Ahead.advance(IsNegative);
  uint64_t Number;
  if (!isDigit(Ahead.peek()) || scanInteger(Ahead, Number))
    return false;
  if (!endsNumber(Ahead))
    return false;
  Value = int64_t(IsNegative ? -Number : Number);
  C = Ahead;
  return true;
}

void SymbolTable::setLinking() { I->Ctx.IsLinking = true; }

void SymbolTable::setFunctions(bool On, bool HasUnifiedVGPRs) {
  I->Ctx.HasFunctions = On;
  I->Ctx.HasUnifiedVGPRs = HasUnifiedVGPRs;
}

bool SymbolTable::parseExpression(Cursor &C, unsigned Flags,
                                  OperandValue &Result) {
  Result = OperandValue();
  SMLoc Loc = C.nextLoc();
  if (parseLoneNumber(C, Result.Value)) {
    Result.Loc = Loc;
    return false;
  }
  return I->Builder.parseOperand(C, Flags, Result);
}

void SymbolTable::attachUse(PendingExpr *E, std::unique_ptr<PendingUse> Use) {
  I->Pending.attachUse(*E, std::move(Use));
}

void SymbolTable::dropUnused() { I->Pending.dropUnused(); }

void SymbolTable::dropExpression(PendingExpr *E) { E->IsSettled = true; }

StoredExpr *SymbolTable::parseStoredExpression(Cursor &C) {
  C.skipBlanks();
  if (I->Builder.parse(C, EF_MayBeEmpty, /*IsStored=*/true))
    return nullptr;
  return I->Builder.createStored();
}

bool SymbolTable::evaluateStored(StoredExpr *E, int64_t &Value,
                                 const ExprSection *&Sec) {
  return I->Stored.evaluate(*E, Value, Sec);
}

bool SymbolTable::evaluateStored(StoredExpr *E, int64_t &Value) {
  const ExprSection *Sec;
  if (evaluateStored(E, Value, Sec))
    return true;
  return Sec && I->Ctx.Report.error(E->Start, rules::NotAbsolute,
                                    "expression must be absolute");
}

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

bool SymbolTable::defineLabel(StringRef Path, SMLoc Loc) {
  return I->Definitions.defineLabel(Path, Loc);
}

bool SymbolTable::parseAssignment(StringRef Path, SMLoc Loc,
                                  AssignmentKind Kind, Cursor &C) {
  return I->Definitions.parseAssignment(Path, Loc, Kind, C);
}

bool SymbolTable::assignValue(StringRef Path, SMLoc Loc, const ExprSection *Sec,
                              int64_t Value) {
  if (Path.ends_with("::."))
    return I->Ctx.Report.error(Loc, rules::Scope,
                               "symbol '.' exists in the global scope only");
  Symbol *S = I->Definitions.findDefinable(Path, Loc, /*Once=*/false);
  if (!S)
    return true;
  I->Definitions.define(*S, /*Once=*/false, Value, Sec);
  return false;
}

void SymbolTable::defineOnCommandLine(StringRef Name, uint64_t Value) {
  Symbol &S = *I->Scopes.findForDefinition(Name);
  I->Ctx.showDefinition(ExprContext::makeEvent(S, Name, nullptr));
  I->Definitions.define(S, /*Once=*/false, int64_t(Value), nullptr);
}

bool SymbolTable::defineEnumerator(StringRef Path, SMLoc Loc) {
  Symbol *S = I->Definitions.findDefinable(Path, Loc, /*Once=*/true);
  if (!S)
    return true;
  I->Definitions.define(*S, /*Once=*/true,
                        int64_t(I->Scopes.getCurrent()->NextEnumerator++),
                        nullptr);
  return false;
}

void SymbolTable::setNextEnumerator(uint64_t Number) {
  I->Scopes.getCurrent()->NextEnumerator = Number;
}

const RegVar *SymbolTable::defineRegVar(StringRef Path, RegVar Var) {
  return I->Scopes.defineRegVar(Path, Var);
}

bool SymbolTable::undefine(StringRef Path) {
  Symbol *S = I->Scopes.find(Path);
  if (!S || !S->isDefined())
    return false;
  I->Ctx.showReference(*S, Path, Path.begin());
  I->Definitions.undefine(*S);
  return true;
}

SymbolAttributes *SymbolTable::findAttributes(StringRef Path,
                                              SymbolKind &Kind) {
  Symbol *S = I->Scopes.findOrCreate(Path);
  I->Ctx.showReference(*S, Path, Path.begin());
  Kind = S->Kind;
  return Kind == SymbolKind::Plain ? &S->Attributes : nullptr;
}

//===----------------------------------------------------------------------===//
// Look-ups
//===----------------------------------------------------------------------===//

bool SymbolTable::isDefined(StringRef Path) {
  if (Path == ".")
    return true;
  const Symbol *S = I->Scopes.find(Path);
  if (S)
    I->Ctx.showReference(*S, Path, Path.begin());
  else
    I->Ctx.showMissing(Path, *I->Scopes.getCurrent());
  return (S && S->isDefined()) || I->Ctx.findBuiltin(S, Path);
}

StringRef SymbolTable::getGlobalName(StringRef Path) {
  const Symbol *S = I->Scopes.find(Path);
  return S && S->Parent == I->Scopes.getGlobal() ? S->Name : StringRef();
}

bool SymbolTable::isDefinedGlobally(StringRef Name) {
  const auto It = I->Scopes.getGlobal()->Symbols.find(Name);
  const Symbol *S =
      It == I->Scopes.getGlobal()->Symbols.end() ? nullptr : &It->second;
  // Here, an offset in an unresolvable section does count.
  return (S && (S->isDefined() || (S->Current && S->Current->isDefined()))) ||
         I->Ctx.findBuiltin(S, Name);
}

/// Register variables hide register symbols.
bool SymbolTable::lookUpRegister(Cursor &C, RegisterRange &Range) {
  if (!I->Scopes.hasRegVars() && !I->Definitions.hasRegisters())
    return false;
  Cursor Ahead = C;
  StringRef Path = Ahead.takePath();
  if (Path.empty() || Path == ".")
    return false;
  const RegVar *Var =
      I->Scopes.hasRegVars() ? I->Scopes.findRegVar(Path) : nullptr;
  if (Var) {
    Range = {RegisterFile::RegVar, Var->IsVector, 0, Var->Count, Var};
    I->Ctx.showReference(*Var, Path, Path.begin());
  } else {
    const Symbol *S = I->Scopes.find(Path);
    if (!S || S->Kind != SymbolKind::Register)
      return false;
    Range = S->Range;
    I->Ctx.showReference(*S, Path, Path.begin());
  }
  C = Ahead;
  return true;
}

static SymbolInfo getInfo(const Symbol &S) {
  SymbolInfo Info{S.Attributes, S.Name};
  const Cell *C = S.Kind == SymbolKind::Plain ? S.Current : nullptr;
  Info.IsUndefined = S.isLeftToLinker();
  Info.HasValue =
      C && (C->isKnown() || C->State == Cell::Deferred) && !Info.IsUndefined;
  Info.IsPending = C && C->State == Cell::Pending;
  if (Info.HasValue) {
    Info.Sec = C->Sec;
    Info.Value = uint64_t(C->Value);
  }
  if (S.Kind == SymbolKind::Register)
    Info.Register = S.Range;
  return Info;
}

std::optional<SymbolInfo> SymbolTable::findGlobalSymbol(StringRef Name) {
  auto It = I->Scopes.getGlobal()->Symbols.find(Name);
  if (It == I->Scopes.getGlobal()->Symbols.end())
    return std::nullopt;
  return getInfo(It->second);
}

void SymbolTable::forEachGlobalSymbol(
    function_ref<void(const SymbolInfo &)> Visit) {
  for (const Symbol *S = I->Scopes.getGlobal()->FirstSymbol; S; S = S->Next)
    Visit(getInfo(*S));
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

size_t SymbolTable::getScopeDepth() const { return I->Scopes.getDepth(); }

void SymbolTable::openScope(StringRef Name) { I->Scopes.open(Name); }

bool SymbolTable::closeScope() {
  if (!I->Scopes.getDepth())
    return false;
  Scope &Closed = *I->Scopes.getCurrent();
  // Symbols that a linker may define are reported at the end.
  if (Closed.IsTemporary && !I->Ctx.IsLinking)
    I->Unresolved.reportScope(Closed);
  I->Scopes.close();
  return true;
}

void SymbolTable::useScope(StringRef Path) { I->Scopes.use(Path); }

void SymbolTable::stopUsingScope(StringRef Path) { I->Scopes.stopUsing(Path); }

//===----------------------------------------------------------------------===//
// End of the source
//===----------------------------------------------------------------------===//

void SymbolTable::finish(bool TakesUndefined) {
  if (TakesUndefined)
    I->Linker.leaveUndefined();
  if (!I->Ctx.IsLinking)
    I->Resolver.settleDistances();
  I->Resolver.resolveDeferred();
  I->Unresolved.reportAll();
}
