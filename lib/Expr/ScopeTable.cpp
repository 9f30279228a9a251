//===- ScopeTable.cpp - Finding names in scopes ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A walk visits a scope and then, depth first, the scopes that it uses. The
// most recently used scope comes first, and no scope is visited twice. Look-ups
// outwards walk from the parents, too.
//
//===----------------------------------------------------------------------===//

#include "ScopeTable.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Walks
//===----------------------------------------------------------------------===//

/// Walks from \p S over the scopes that the current look-up has not seen yet.
/// \returns the result of \p Probe for the first scope where that is not null.
template <typename Fn>
auto ScopeTable::walk(Scope *S, Fn Probe) -> decltype(Probe(*S)) {
  ToVisit.assign(1, S);
  while (!ToVisit.empty()) {
    Scope *Q = ToVisit.pop_back_val();
    if (Q->VisitStamp == Stamp)
      continue;
    Q->VisitStamp = Stamp;
    if (auto Found = Probe(*Q))
      return Found;
    ToVisit.append(Q->Used.begin(), Q->Used.end()); // Most recent is last.
  }
  return nullptr;
}

/// Looks up from \p S only.
template <typename Fn>
auto ScopeTable::lookUpFrom(Scope *S, Fn Probe) -> decltype(Probe(*S)) {
  ++Stamp;
  return walk(S, Probe);
}

/// Looks up from \p S, then from its parent, and so on.
template <typename Fn>
auto ScopeTable::lookUpOutwards(Scope *S, Fn Probe) -> decltype(Probe(*S)) {
  ++Stamp;
  for (; S; S = S->Parent)
    if (auto Found = walk(S, Probe))
      return Found;
  return nullptr;
}

/// Looks for one name in one of a scope's maps.
template <typename T> struct ScopeTable::MapProbe {
  StringMap<T, ArenaMapAllocator> Scope::*Map;
  StringRef Name;
  uint32_t Hash;

  MapProbe(StringMap<T, ArenaMapAllocator> Scope::*Map, StringRef Name)
      : Map(Map), Name(Name), Hash(StringMapImpl::hash(Name)) {}
  T *operator()(Scope &S) const {
    auto &M = S.*Map;
    if (M.empty())
      return nullptr;
    auto It = M.find(Name, Hash);
    return It == M.end() ? nullptr : &It->second;
  }
};

/// Looks up in the scope that a path leads to, or outwards from the current
/// scope.
template <typename T>
T *ScopeTable::lookUp(const Target &To, const MapProbe<T> &Probe) {
  return To.In ? lookUpFrom(To.In, Probe) : lookUpOutwards(Current, Probe);
}

//===----------------------------------------------------------------------===//
// Paths
//===----------------------------------------------------------------------===//

Scope *ScopeTable::findOrCreateChild(Scope *S, StringRef Name) {
  Scope **Found = lookUpFrom(S, MapProbe<Scope *>(&Scope::Children, Name));
  return Found ? *Found : createScope(Name, S, /*IsTemporary=*/false);
}

/// Follows \p Path, which names scopes only. An empty path stands for the
/// global scope. Scopes that do not exist are created.
Scope *ScopeTable::followPath(StringRef Path) {
  bool FromGlobal = Path.empty() || Path.consume_front("::");
  Scope *Start = FromGlobal ? Global : Current;
  if (Path.empty())
    return Start;
  auto [First, Rest] = Path.split("::");
  MapProbe<Scope *> Probe(&Scope::Children, First);
  Scope **Found = lookUpOutwards(Start, Probe);
  Scope *S = Found ? *Found : createScope(First, Start, /*IsTemporary=*/false);
  Ctx.showScope(*S, First);
  while (!Rest.empty()) {
    std::tie(First, Rest) = Rest.split("::");
    S = findOrCreateChild(S, First);
    Ctx.showScope(*S, First);
  }
  return S;
}

ScopeTable::Target ScopeTable::splitPath(StringRef Path) {
  size_t Pos = Path.rfind(':');
  if (Pos == StringRef::npos)
    return {nullptr, Path};
  return {followPath(Path.substr(0, Pos - 1)), Path.substr(Pos + 1)};
}

//===----------------------------------------------------------------------===//
// Symbols and register variables
//===----------------------------------------------------------------------===//

Symbol *ScopeTable::createSymbol(Scope &In, StringRef Name, uint32_t Hash) {
  auto It = In.Symbols.try_emplace_with_hash(Name, Hash).first;
  Symbol *S = &It->second;
  S->Name = It->first();
  S->Parent = &In;
  (In.LastSymbol ? In.LastSymbol->Next : In.FirstSymbol) = S;
  In.LastSymbol = S;
  return S;
}

Symbol *ScopeTable::find(StringRef Path) {
  Target T = splitPath(Path);
  return lookUp(T, MapProbe<Symbol>(&Scope::Symbols, T.Name));
}

Symbol *ScopeTable::findOrCreate(StringRef Path) {
  Target T = splitPath(Path);
  MapProbe<Symbol> Probe(&Scope::Symbols, T.Name);
  if (Symbol *S = lookUp(T, Probe))
    return S;
  Symbol *S = createSymbol(T.In ? *T.In : *Current, T.Name, Probe.Hash);
  S->IsOfPath = T.In;
  return S;
}

Symbol *ScopeTable::findForDefinition(StringRef Path) {
  Target T = splitPath(Path);
  Scope *In = T.In ? T.In : Current;
  MapProbe<Symbol> Probe(&Scope::Symbols, T.Name);
  Symbol *S = lookUpFrom(In, Probe);
  return S ? S : createSymbol(*In, T.Name, Probe.Hash);
}

const RegVar *ScopeTable::findRegVar(StringRef Path) {
  Target T = splitPath(Path);
  return lookUp(T, MapProbe<RegVar>(&Scope::RegVars, T.Name));
}

const RegVar *ScopeTable::defineRegVar(StringRef Path, RegVar Var) {
  Target T = splitPath(Path);
  Scope *In = T.In ? T.In : Current;
  HasRegVars = true;
  auto [It, IsNew] = In->RegVars.try_emplace(T.Name, Var);
  if (!IsNew)
    return &It->second;
  It->second.Name = It->first();
  It->second.Parent = In;
  Ctx.showDefinition(ExprContext::makeEvent(It->second, Path, Path.begin()));
  return nullptr;
}

LocalLabel &ScopeTable::getLocalLabel(StringRef Digits) {
  auto [It, IsNew] = LocalLabels.try_emplace(Digits);
  LocalLabel &L = It->second;
  if (IsNew) {
    L.Previous.Name = StringRef((Digits + "b").str()).copy(Ctx.Arena);
    L.Next.Name = StringRef((Digits + "f").str()).copy(Ctx.Arena);
  }
  return L;
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

Scope *ScopeTable::createScope(StringRef Name, Scope *Parent,
                               bool IsTemporary) {
  Ctx.limitMemory();
  ++Ctx.NumScopes;
  if (Name.empty())
    return &All.emplace_back(Name, Parent, IsTemporary, Ctx.Arena);
  auto It = Parent->Children.try_emplace(Name, nullptr).first;
  It->second = &All.emplace_back(It->first(), Parent, IsTemporary, Ctx.Arena);
  return It->second;
}

void ScopeTable::forEachVisibleScope(Scope &From,
                                     function_ref<void(Scope &)> Visit) {
  lookUpOutwards(&From, [&](Scope &Q) -> const Scope * {
    Visit(Q);
    return nullptr;
  });
}

std::string ScopeTable::getPath(const Symbol &S) {
  if (!S.Parent)
    return S.Name.str();
  SmallVector<StringRef, 8> Parts;
  for (const Scope *Q = S.Parent; Q->Parent; Q = Q->Parent)
    if (!Q->Name.empty())
      Parts.push_back(Q->Name);
  std::string Path;
  for (StringRef Part : reverse(Parts))
    Path += (Part + "::").str();
  return Path + S.Name.str();
}

void ScopeTable::open(StringRef Name) {
  OuterScopes.push_back(Current);
  Current = Name.empty() ? createScope(Name, Current, /*IsTemporary=*/true)
                         : findOrCreateChild(Current, Name);
  if (Ctx.ShowsSymbols)
    Ctx.Host.scopeOpened(*Current, Name);
}

void ScopeTable::use(StringRef Path) {
  Scope *S = followPath(Path);
  erase(Current->Used, S);
  Current->Used.push_back(S);
}

void ScopeTable::stopUsing(StringRef Path) {
  if (Path.empty())
    Current->Used.clear();
  else
    erase(Current->Used, followPath(Path));
}
