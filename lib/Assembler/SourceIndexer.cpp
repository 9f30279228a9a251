//===- SourceIndexer.cpp - Names of a source ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records names and their mentions, and completes the index.
//
//===----------------------------------------------------------------------===//

#include "SourceIndexer.h"
#include "Expr/Cells.h"

using namespace llvm;
using namespace clrx;

/// Largest number of symbols that the indexer remembers. Loops can create any
/// number of symbols in temporary scopes.
static constexpr size_t MaxIdentities = size_t(1) << 20;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

uint32_t SourceIndexer::getFile(StringRef Name) {
  if (Name.data() == LastFile.Name)
    return LastFile.Index;
  auto [It, IsNew] = FileIndices.try_emplace(Name, Index.Files.size());
  if (IsNew)
    Index.Files.push_back(Name.str());
  LastFile.Name = Name.data();
  return LastFile.Index = It->second;
}

uint32_t SourceIndexer::addName(const NewName &New) {
  std::string Qualified = New.Text.str();
  if (New.Parent != None)
    Qualified = Index.Names[New.Parent].Qualified + "::" + Qualified;
  Index.Names.push_back(
      {New.Kind, New.Text.str(), std::move(Qualified), New.Parent});
  return uint32_t(Index.Names.size() - 1);
}

/// Returns the name of \p S, or of the innermost scope around it that has one.
/// Returns None for the global scope.
uint32_t SourceIndexer::getScope(const Scope *S) {
  while (S && S->Name.empty())
    S = S->Parent;
  if (!S)
    return None;
  if (auto It = Identities.find(S); It != Identities.end())
    return It->second;
  const uint32_t Name =
      addName({NameKind::Scope, S->Name, getScope(S->Parent)});
  return Identities[S] = Name;
}

uint32_t SourceIndexer::findOrAddName(const void *Identity,
                                      const NewName &New) {
  auto [It, IsNew] = Identities.try_emplace(Identity, None);
  if (IsNew)
    It->second = addName(New);
  return It->second;
}

//===----------------------------------------------------------------------===//
// Mentions
//===----------------------------------------------------------------------===//

SourceIndex::Range SourceIndexer::makeRange(const FilePlace &P, size_t Length) {
  return {getFile(P.FileName), P.Column, P.Line, Length};
}

uint32_t SourceIndexer::findMention(const Range &R) const {
  auto It = MentionIndices.find(keyOf(R));
  return It == MentionIndices.end() ? None : It->second;
}

/// Adds a mention. If the place has one for another name, the mention is
/// shared.
void SourceIndexer::addMention(const Range &R, uint32_t Name, Role Use) {
  auto [It, IsNew] =
      MentionIndices.try_emplace(keyOf(R), Index.Mentions.size());
  if (IsNew) {
    Index.Mentions.push_back({R, Name, Use});
    return;
  }
  SourceIndex::Mention &M = Index.Mentions[It->second];
  if (M.Name == Name)
    return;
  M.IsShared = true;
  Index.Names[Name].IsIncomplete = true;
}

/// Adds the mention \p Text of \p Identity, whose name is \p New if it has none
/// yet. If the place has a mention, an expansion has read it before. An unknown
/// identity then gets the name of that mention: each call of a macro may create
/// a symbol of its own. \returns the name; None if it is not recorded.
uint32_t SourceIndexer::mention(const void *Identity, StringRef Text,
                                NewName New, Role Use) {
  const FilePlace P = Sources->findPlace(Text.data(), Text.size());
  if (!P.isValid()) {
    notePasted(Identity, Text);
    return None;
  }
  if (Text != New.Text) // A symbol that the assembler itself defines.
    return None;
  const Range R = makeRange(P, Text.size());
  auto It = Identities.find(Identity);
  if (It == Identities.end() && Identities.size() >= MaxIdentities)
    return None;
  const uint32_t Old = findMention(R);
  if (It == Identities.end() && Old != None &&
      Index.Names[Index.Mentions[Old].Name].Kind == New.Kind)
    return Identities[Identity] = Index.Mentions[Old].Name;
  const uint32_t Name =
      It == Identities.end() ? findOrAddName(Identity, New) : It->second;
  addMention(R, Name, Use);
  return Name;
}

/// Handles the mention \p Text of \p Identity, which stands in no file. Its
/// parts may stand in files.
void SourceIndexer::notePasted(const void *Identity, StringRef Text) {
  const StringRef Statement = Sources->getStatement();
  if (Text.data() < Statement.begin() || Text.end() > Statement.end())
    return;
  if (Pasted.size() < MaxIdentities)
    Pasted.insert(Identity);
  const size_t Begin = Text.data() - Statement.data();
  TextOrigin Parts;
  appendOrigin(Sources->getOrigin(), Begin, Begin + Text.size(), 0, Parts);
  for (const OriginPiece &P : Parts)
    if (P.Place.isValid())
      SharedPlaces.insert(keyOf(makeRange(P.Place, 0)));
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// Returns the last component of \p Path.
static StringRef getLastName(StringRef Path) {
  return Path.substr(Path.rfind(':') + 1);
}

/// Returns the kind of the symbol of \p E.
static SourceIndex::NameKind getKind(const SymbolEvent &E) {
  switch (E.Sort) {
  case SymbolSort::Register:
    return SourceIndex::NameKind::RegisterSymbol;
  case SymbolSort::Variable:
    return SourceIndex::NameKind::RegisterVariable;
  case SymbolSort::Value:
    break;
  }
  return E.IsLabel ? SourceIndex::NameKind::Label
                   : SourceIndex::NameKind::Symbol;
}

void SourceIndexer::mentionSymbol(const SymbolEvent &E, Role Use) {
  if (!E.Loc.isValid() || E.Path == ".")
    return;
  const StringRef Last = getLastName(E.Path);
  const StringRef Text(E.Loc.getPointer() + (Last.data() - E.Path.data()),
                       Last.size());
  const NewName New{getKind(E), Last, getScope(E.In)};
  const uint32_t Name = mention(E.Symbol, Text, New, Use);
  // A use that precedes the definition does not tell the kind.
  if (Name != None && Use != Role::Reference)
    Index.Names[Name].Kind = New.Kind;
}

void SourceIndexer::symbolDefined(const SymbolEvent &E) {
  if (isDigit(E.Path[0]))
    return defineLocalLabel(E);
  mentionSymbol(E, E.IsOnce ? Role::Definition : Role::Write);
}

void SourceIndexer::symbolReferenced(const SymbolEvent &E) {
  if (isDigit(E.Path[0]))
    return referToLocalLabel(E);
  mentionSymbol(E, Role::Reference);
}

void SourceIndexer::defineLocalLabel(const SymbolEvent &E) {
  LocalName &L = LocalNames[E.Symbol];
  const FilePlace P = Sources->findPlace(E.Loc.getPointer(), E.Path.size());
  uint32_t Name = L.Next;
  if (P.isValid()) {
    const Range R = makeRange(P, E.Path.size());
    const uint32_t Old = findMention(R);
    if (Old != None) {
      Name = Index.Mentions[Old].Name;
      if (L.Next != None && L.Next != Name)
        Aliases[L.Next] = Name;
    } else {
      if (Name == None)
        Name = addName({NameKind::LocalLabel, E.Path});
      addMention(R, Name, Role::Definition);
    }
  }
  L = {Name, None};
}

void SourceIndexer::referToLocalLabel(const SymbolEvent &E) {
  const FilePlace P = Sources->findPlace(E.Loc.getPointer(), E.Path.size());
  if (!P.isValid())
    return;
  const Range R = makeRange(P, E.Path.size());
  const bool IsForward = toLower(E.Loc.getPointer()[E.Path.size()]) == 'f';
  LocalName &L = LocalNames[E.Symbol];
  uint32_t &Name = IsForward ? L.Next : L.Last;
  if (const uint32_t Old = findMention(R); Old != None) {
    if (IsForward && Name == None)
      Name = Index.Mentions[Old].Name;
    return;
  }
  if (IsForward && Name == None)
    Name = addName({NameKind::LocalLabel, E.Path});
  if (Name != None)
    addMention(R, Name, Role::Reference);
}

void SourceIndexer::symbolMissing(StringRef Path, const Scope *From) {
  const StringRef Last = getLastName(Path);
  const FilePlace P = Sources->findPlace(Last.data(), Last.size());
  if (!P.isValid() || Path == ".")
    return;
  const Range R = makeRange(P, Last.size());
  const uint32_t Scope = getScope(From);
  Missing.try_emplace(
      keyOf(R),
      MissingName{R, Path.str(),
                  Scope == None ? "" : Index.Names[Scope].Qualified + "::"});
}

void SourceIndexer::scopeReferenced(const Scope &S, StringRef Name) {
  if (!Name.empty() && !S.Name.empty())
    mention(&S, Name, {NameKind::Scope, Name, getScope(S.Parent)},
            Role::Reference);
}

void SourceIndexer::scopeOpened(const Scope &S, StringRef Name) {
  uint32_t Index = None;
  if (!Name.empty())
    Index = mention(&S, Name, {NameKind::Scope, Name, getScope(S.Parent)},
                    Role::Definition);
  openBlock(BlockKind::Scope, placeOfStatement(), Index);
}

//===----------------------------------------------------------------------===//
// Macros
//===----------------------------------------------------------------------===//

void SourceIndexer::macroDefined(const MacroDefinition &M, StringRef Name) {
  Macros.push_back(&M);
  const uint32_t Index =
      mention(&M, Name, {NameKind::Macro, Name}, Role::Definition);
  if (!OpenBlocks.empty() && OpenBlocks.back().Kind == BlockKind::Macro &&
      OpenBlocks.back().Name == None)
    OpenBlocks.back().Name = Index;
}

void SourceIndexer::parameterDefined(const MacroDefinition &M, StringRef Name) {
  const auto Macro = Identities.find(&M);
  const uint32_t Parent = Macro == Identities.end() ? None : Macro->second;
  Parameters[&M].push_back(mention(&M.Parameters.back(), Name,
                                   {NameKind::MacroParameter, Name, Parent},
                                   Role::Definition));
  // The vector of parameters may move.
  Identities.erase(&M.Parameters.back());
  Pasted.erase(&M.Parameters.back());
}

void SourceIndexer::noteParameterUses(ArrayRef<uint32_t> Names,
                                      const BodyReader &Reader) {
  Reader.forEachParameterUse([&](const FilePlace &P, int32_t Value) {
    if (!P.isValid() || size_t(Value) >= Names.size() || Names[Value] == None)
      return;
    const size_t Length = Index.Names[Names[Value]].Text.size();
    addMention(makeRange(P, Length), Names[Value], Role::Reference);
  });
}

void SourceIndexer::macroRecorded(const MacroDefinition &M,
                                  const BodyReader &Reader) {
  noteParameterUses(Parameters[&M], Reader);
}

void SourceIndexer::macroReferenced(const MacroDefinition &M, StringRef Name) {
  mention(&M, Name, {NameKind::Macro, Name}, Role::Reference);
}

void SourceIndexer::iteratorDefined(StringRef Name) {
  const FilePlace P = Sources->findPlace(Name.data(), Name.size());
  Iterator = None;
  if (!P.isValid())
    return;
  const Range R = makeRange(P, Name.size());
  const uint32_t Old = findMention(R);
  Iterator = Old == None ? addName({NameKind::MacroParameter, Name})
                         : Index.Mentions[Old].Name;
  addMention(R, Iterator, Role::Definition);
}

void SourceIndexer::iteratorRecorded(const BodyReader &Reader) {
  noteParameterUses(Iterator, Reader);
}

void SourceIndexer::fileFound(StringRef Operand, StringRef Path,
                              bool IsBinary) {
  const FilePlace P = Sources->findPlace(Operand.data(), Operand.size());
  if (!P.isValid())
    return;
  const Range R = makeRange(P, Operand.size());
  if (IncludePlaces.insert(keyOf(R)).second)
    Index.Includes.push_back({R, getFile(Path), IsBinary});
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

/// Finds the names of mentions that were recorded without a symbol, as the
/// language looks names up: outwards from the scope of the mention.
void SourceIndexer::resolveMissing() {
  StringMap<uint32_t> ByName;
  for (uint32_t I = 0; I != Index.Names.size(); ++I)
    if (const NameKind K = Index.Names[I].Kind;
        K == NameKind::Label || K == NameKind::Symbol ||
        K == NameKind::RegisterSymbol || K == NameKind::RegisterVariable)
      ByName.try_emplace(Index.Names[I].Qualified, I);
  for (auto &[Key, M] : Missing) {
    StringRef Path = M.Path;
    StringRef Prefix = Path.consume_front("::") ? StringRef() : M.Prefix;
    auto It = ByName.find((Prefix + Path).str());
    while (It == ByName.end() && !Prefix.empty()) {
      Prefix = Prefix.drop_back(2);
      Prefix = Prefix.take_front(Prefix.rfind(':') + 1);
      It = ByName.find((Prefix + Path).str());
    }
    if (It == ByName.end() && !Path.contains(':'))
      It = ByName.try_emplace(Path, addName({NameKind::Symbol, Path})).first;
    if (It != ByName.end() && findMention(M.Where) == None)
      addMention(M.Where, It->second, Role::Reference);
  }
}

static auto placeOf(const SourceIndex::Range &R) {
  return std::make_tuple(R.File, R.Line, R.Column);
}

void SourceIndexer::sortAll() {
  auto ByPlace = [](const auto &A, const auto &B) {
    return placeOf(A.Where) < placeOf(B.Where);
  };
  llvm::sort(Index.Mentions, ByPlace);
  llvm::sort(Index.Includes, ByPlace);
  llvm::sort(Index.Calls, ByPlace);
  llvm::sort(Index.Blocks, [](const auto &A, const auto &B) {
    return std::make_tuple(A.Lines.File, A.Lines.First, ~A.Lines.Last, A.Kind) <
           std::make_tuple(B.Lines.File, B.Lines.First, ~B.Lines.Last, B.Kind);
  });
  addLinesAfterExits();
  llvm::sort(Index.Inactive, [](const auto &A, const auto &B) {
    return std::tie(A.File, A.First) < std::tie(B.File, B.First);
  });
}

SourceIndex SourceIndexer::take() {
  closeAll();
  resolveMissing();
  for (SourceIndex::Mention &M : Index.Mentions) {
    for (auto It = Aliases.find(M.Name); It != Aliases.end();
         It = Aliases.find(M.Name))
      M.Name = It->second;
    M.IsShared |= SharedPlaces.contains(keyOf(M.Where));
  }
  for (const auto &[Identity, Name] : Identities)
    Index.Names[Name].IsIncomplete |= Pasted.contains(Identity);
  for (const auto &[Lines, Name] : BlockNames)
    Index.Blocks.push_back({{std::get<0>(Lines.first), std::get<1>(Lines.first),
                             std::get<2>(Lines.first)},
                            Lines.second,
                            Name});
  for (const auto &[Lines, WasRead] : BranchLines)
    if (!WasRead)
      Index.Inactive.push_back(
          {std::get<0>(Lines), std::get<1>(Lines), std::get<2>(Lines)});
  sortAll();
  return std::move(Index);
}
