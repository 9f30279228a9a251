//===- Scopes.cpp - Finding names in scopes -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A look-up walks over a scope, the scopes it uses (most recently used first),
// the scopes those use, and so on, no scope twice. The parents' walks follow
// where the language says so.
//
//===----------------------------------------------------------------------===//

#include "SymbolTableImpl.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Walks
//===----------------------------------------------------------------------===//

/// Walks from \p S over the scopes that the look-up \p Stamp has not seen yet;
/// \returns what \p Probe gives for the first scope where that is not null.
template <typename Fn>
static auto walk(Scope *S, uint64_t Stamp, SmallVectorImpl<Scope *> &ToVisit,
                 Fn Probe) -> decltype(Probe(*S)) {
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

/// The same over the walks of \p S, its parent and so on.
template <typename Fn>
static auto walkOutwards(Scope *S, uint64_t Stamp,
                         SmallVectorImpl<Scope *> &ToVisit, Fn Probe)
    -> decltype(Probe(*S)) {
  for (; S; S = S->Parent)
    if (auto Found = walk(S, Stamp, ToVisit, Probe))
      return Found;
  return nullptr;
}

namespace {

/// Looks for one name in one of a scope's maps.
template <typename T> struct MapProbe {
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

/// The scope a path leads to, and the name in it.
struct Target {
  Scope *In = nullptr; ///< Null: a simple name.
  StringRef Name;
};

Scope *findOrCreateChild(SymbolTable::Impl &I, Scope *S, StringRef Name) {
  MapProbe<Scope *> Probe(&Scope::Children, Name);
  Scope **Found = walk(S, ++I.Stamp, I.ToVisit, Probe);
  return Found ? *Found : I.createScope(Name, S, false);
}

/// \p Path names scopes only; empty stands for the global one. Those that do
/// not exist are created.
Scope *followPath(SymbolTable::Impl &I, StringRef Path) {
  bool FromGlobal = Path.empty() || Path.consume_front("::");
  Scope *Start = FromGlobal ? I.Global : I.Current;
  if (Path.empty())
    return Start;
  auto [First, Rest] = Path.split("::");
  MapProbe<Scope *> Probe(&Scope::Children, First);
  Scope **Found = walkOutwards(Start, ++I.Stamp, I.ToVisit, Probe);
  Scope *S = Found ? *Found : I.createScope(First, Start, false);
  while (!Rest.empty()) {
    std::tie(First, Rest) = Rest.split("::");
    S = findOrCreateChild(I, S, First);
  }
  return S;
}

Target splitPath(SymbolTable::Impl &I, StringRef Path) {
  size_t Pos = Path.rfind(':');
  if (Pos == StringRef::npos)
    return {nullptr, Path};
  return {followPath(I, Path.substr(0, Pos - 1)), Path.substr(Pos + 1)};
}

/// Looks where a path leads to, or outwards from the current scope.
template <typename T>
T *lookUp(SymbolTable::Impl &I, const Target &To, const MapProbe<T> &Probe) {
  return To.In ? walk(To.In, ++I.Stamp, I.ToVisit, Probe)
               : walkOutwards(I.Current, ++I.Stamp, I.ToVisit, Probe);
}

} // namespace

//===----------------------------------------------------------------------===//
// Symbols and register variables
//===----------------------------------------------------------------------===//

Symbol *SymbolTable::Impl::createSymbol(Scope &In, StringRef Name,
                                        uint32_t Hash) {
  auto It = In.Symbols.try_emplace_with_hash(Name, Hash).first;
  Symbol *S = &It->second;
  S->Name = It->first();
  S->Parent = &In;
  (In.LastSymbol ? In.LastSymbol->Next : In.FirstSymbol) = S;
  In.LastSymbol = S;
  return S;
}

Symbol *SymbolTable::Impl::find(StringRef Path) {
  Target T = splitPath(*this, Path);
  return lookUp(*this, T, MapProbe<Symbol>(&Scope::Symbols, T.Name));
}

Symbol *SymbolTable::Impl::findOrCreate(StringRef Path) {
  Target T = splitPath(*this, Path);
  MapProbe<Symbol> Probe(&Scope::Symbols, T.Name);
  if (Symbol *S = lookUp(*this, T, Probe))
    return S;
  Symbol *S = createSymbol(T.In ? *T.In : *Current, T.Name, Probe.Hash);
  S->IsOfPath = T.In;
  return S;
}

Symbol *SymbolTable::Impl::findForDefinition(StringRef Path) {
  Target T = splitPath(*this, Path);
  Scope *In = T.In ? T.In : Current;
  MapProbe<Symbol> Probe(&Scope::Symbols, T.Name);
  Symbol *S = walk(In, ++Stamp, ToVisit, Probe);
  return S ? S : createSymbol(*In, T.Name, Probe.Hash);
}

const RegVar *SymbolTable::Impl::findRegVar(StringRef Path) {
  Target T = splitPath(*this, Path);
  return lookUp(*this, T, MapProbe<RegVar>(&Scope::RegVars, T.Name));
}

bool SymbolTable::defineRegVar(StringRef Path, RegVar Var) {
  Target T = splitPath(*I, Path);
  Scope *In = T.In ? T.In : I->Current;
  I->HasRegVars = true;
  auto [It, IsNew] = In->RegVars.try_emplace(T.Name, Var);
  It->second.Name = It->first();
  if (IsNew)
    I->showDefinition(&It->second, Path, SMLoc::getFromPointer(Path.data()));
  return IsNew;
}

LocalLabel &SymbolTable::Impl::getLocalLabel(StringRef Digits) {
  auto [It, IsNew] = LocalLabels.try_emplace(Digits);
  LocalLabel &L = It->second;
  if (IsNew) {
    L.Previous.Name = StringRef((Digits + "b").str()).copy(Arena);
    L.Next.Name = StringRef((Digits + "f").str()).copy(Arena);
  }
  return L;
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

Scope *SymbolTable::Impl::createScope(StringRef Name, Scope *Parent,
                                      bool IsTemporary) {
  limitMemory();
  if (Name.empty())
    return &Scopes.emplace_back(Name, Parent, IsTemporary, Arena);
  auto It = Parent->Children.try_emplace(Name, nullptr).first;
  It->second = &Scopes.emplace_back(It->first(), Parent, IsTemporary, Arena);
  return It->second;
}

void SymbolTable::Impl::forEachVisibleScope(Scope &From,
                                            function_ref<void(Scope &)> Visit) {
  walkOutwards(&From, ++Stamp, ToVisit, [&](Scope &Q) -> const Scope * {
    Visit(Q);
    return nullptr;
  });
}

std::string SymbolTable::Impl::getPath(const Symbol &S) {
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

size_t SymbolTable::getScopeDepth() const { return I->OuterScopes.size(); }

void SymbolTable::openScope(StringRef Name) {
  I->OuterScopes.push_back(I->Current);
  I->Current = Name.empty()
                   ? I->createScope(Name, I->Current, /*IsTemporary=*/true)
                   : findOrCreateChild(*I, I->Current, Name);
}

bool SymbolTable::closeScope() {
  if (I->OuterScopes.empty())
    return false;
  // What a linker may know is judged at the end.
  if (I->Current->IsTemporary && !I->IsLinking)
    I->reportUnresolvedIn(*I->Current);
  I->Current = I->OuterScopes.pop_back_val();
  return true;
}

void SymbolTable::useScope(StringRef Path) {
  Scope *S = followPath(*I, Path);
  erase(I->Current->Used, S);
  I->Current->Used.push_back(S);
}

void SymbolTable::stopUsingScope(StringRef Path) {
  if (Path.empty())
    I->Current->Used.clear();
  else
    erase(I->Current->Used, followPath(*I, Path));
}
