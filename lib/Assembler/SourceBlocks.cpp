//===- SourceBlocks.cpp - Blocks and calls of a source --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records the lines of blocks and branches, and the expansions of calls.
//
//===----------------------------------------------------------------------===//

#include "Language/Container.h"
#include "SourceIndexer.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Returns the place of the first character of the statement that stands in a
/// file.
FilePlace SourceIndexer::placeOfStatement() {
  for (const OriginPiece &P : Sources->getOrigin())
    if (P.Place.isValid())
      return P.Place;
  return FilePlace();
}

void SourceIndexer::openBlock(BlockKind Kind, const FilePlace &P,
                              uint32_t Name) {
  if (P.isValid())
    OpenBlocks.push_back({Kind, getFile(P.FileName), P.Line, Name});
}

void SourceIndexer::addBlock(const OpenBlock &B, uint64_t Last) {
  if (B.First <= Last)
    BlockNames.try_emplace({{B.File, B.First, Last}, B.Kind}, B.Name);
}

/// Closes the innermost block of \p Kind in the file of \p P. Its last line is
/// \p Last.
void SourceIndexer::closeBlock(BlockKind Kind, const FilePlace &P,
                               uint64_t Last) {
  if (!P.isValid())
    return;
  const uint32_t File = getFile(P.FileName);
  for (size_t I = OpenBlocks.size(); I-- != 0;)
    if (OpenBlocks[I].Kind == Kind && OpenBlocks[I].File == File) {
      addBlock(OpenBlocks[I], Last);
      OpenBlocks.erase(OpenBlocks.begin() + ptrdiff_t(I));
      return;
    }
}

void SourceIndexer::scopeClosed() {
  const FilePlace P = placeOfStatement();
  closeBlock(BlockKind::Scope, P, P.Line);
}

/// Opens the block of the kernel \p Name, which stands at \p P.
void SourceIndexer::enterKernel(const FilePlace &P, StringRef Name) {
  const Range R = makeRange(P, Name.size());
  auto [It, IsNew] = Kernels.try_emplace(Name, None);
  if (IsNew)
    It->second = addName({NameKind::Kernel, Name});
  addMention(R, It->second, IsNew ? Role::Definition : Role::Reference);
  openBlock(BlockKind::Kernel, P, It->second);
}

void SourceIndexer::kernelEntered(StringRef Name) {
  const FilePlace P = Sources->findPlace(Name.data(), Name.size());
  if (!P.isValid())
    return;
  closeBlock(BlockKind::Kernel, P, P.Line - 1);
  enterKernel(P, Name);
}

void SourceIndexer::descriptionBegins(StringRef Kernel) {
  const FilePlace P = Sources->findPlace(Kernel.data(), Kernel.size());
  if (P.isValid())
    enterKernel(P, Kernel);
}

void SourceIndexer::descriptionEnds(SMLoc Loc) {
  const FilePlace P = Sources->findPlace(Loc.getPointer(), 1);
  closeBlock(BlockKind::Kernel, P, P.Line);
}

void SourceIndexer::mainEntered(SMLoc Loc) {
  const FilePlace P = Sources->findPlace(Loc.getPointer(), 1);
  closeBlock(BlockKind::Kernel, P, P.Line - 1);
}

/// Blocks that pseudo-ops with a class delimit are recorded when their file is
/// read, whether or not the text is assembled then.
void SourceIndexer::blockOpFound(OpClass Class, SMLoc Loc) {
  using SourceKind = SourceStack::SourceKind;
  if (Sources->getCurrentKind() != SourceKind::File &&
      Sources->getCurrentKind() != SourceKind::Include)
    return dropStatement();
  const FilePlace P = Sources->findPlace(Loc.getPointer(), 1);
  switch (Class) {
  case OpClass::None:
    break;
  case OpClass::If:
    openBlock(BlockKind::Conditional, P, None);
    break;
  case OpClass::ElseIf:
  case OpClass::Else:
    closeBlock(BlockKind::Conditional, P, P.Line - 1);
    openBlock(BlockKind::Conditional, P, None);
    break;
  case OpClass::EndIf:
    closeBlock(BlockKind::Conditional, P, P.Line);
    break;
  case OpClass::Macro:
    openBlock(BlockKind::Macro, P, None);
    break;
  case OpClass::EndMacro:
    closeBlock(BlockKind::Macro, P, P.Line);
    break;
  case OpClass::Repeat:
    openBlock(BlockKind::Repetition, P, None);
    break;
  case OpClass::EndRepeat:
    closeBlock(BlockKind::Repetition, P, P.Line);
    break;
  }
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

/// Records the lines between the pseudo-op of the innermost branch and the
/// pseudo-op at \p P, which ends it.
void SourceIndexer::endBranch(const FilePlace &P) {
  const OpenBranch &B = OpenBranches.back();
  if (!P.isValid() || B.Line == 0 || B.State == Branch::InSkipped ||
      B.File != getFile(P.FileName) || B.Line + 1 >= P.Line)
    return;
  bool &WasRead = BranchLines[{B.File, B.Line + 1, P.Line - 1}];
  WasRead |= B.State == Branch::Read;
}

void SourceIndexer::branchBegins(SMLoc Loc, bool IsFirst, Branch State) {
  const FilePlace P = Sources->findPlace(Loc.getPointer(), 1);
  if (!IsFirst && !OpenBranches.empty()) {
    endBranch(P);
    OpenBranches.pop_back();
  }
  OpenBranches.push_back(
      {P.isValid() ? getFile(P.FileName) : None, P.Line, State});
}

void SourceIndexer::conditionalEnds(SMLoc Loc) {
  if (OpenBranches.empty())
    return;
  endBranch(Sources->findPlace(Loc.getPointer(), 1));
  OpenBranches.pop_back();
}

//===----------------------------------------------------------------------===//
// Ends of bodies and files
//===----------------------------------------------------------------------===//

void SourceIndexer::bodyLeft(SMLoc Loc) {
  const FilePlace P = Sources->findPlace(Loc.getPointer(), 1);
  if (P.isValid())
    Exits.insert({getFile(P.FileName), P.Line});
}

/// The lines after .exitm are inactive if no conditional decides about it.
/// Index.Blocks must be sorted.
void SourceIndexer::addLinesAfterExits() {
  SmallVector<const SourceIndex::Block *> Around;
  const SourceIndex::Block *Next = Index.Blocks.data();
  const SourceIndex::Block *End = Next + Index.Blocks.size();
  for (const auto &[File, Line] : Exits) {
    for (; Next != End && std::tie(Next->Lines.File, Next->Lines.First) <=
                              std::tie(File, Line);
         ++Next)
      Around.push_back(Next);
    while (!Around.empty() && (Around.back()->Lines.File != File ||
                               Around.back()->Lines.Last < Line))
      Around.pop_back();
    if (Around.empty())
      continue;
    const SourceIndex::Block &B = *Around.back();
    if (Line + 1 < B.Lines.Last &&
        (B.Kind == BlockKind::Macro || B.Kind == BlockKind::Repetition))
      Index.Inactive.push_back({File, Line + 1, B.Lines.Last - 1});
  }
}

/// The rest of each open file is inactive.
void SourceIndexer::sourceStopped(SMLoc Loc) {
  SourcePos Pos = Sources->capture(Loc.getPointer());
  while (Pos.isValid()) {
    const StringRef Text = Pos.Origin->FileText;
    const uint64_t Last = Text.count('\n') + !Text.ends_with("\n");
    if (!Text.empty() && Pos.getLine() < Last)
      Index.Inactive.push_back(
          {getFile(Pos.getFileName()), Pos.getLine() + 1, Last});
    Pos = Pos.Origin->Trace ? Pos.Origin->Trace->Site : SourcePos();
  }
}

/// Closes what is still open when the source ends.
void SourceIndexer::closeAll() {
  if (!Sources)
    return;
  const SourcePos Pos = Sources->getEnd();
  if (!Pos.isValid())
    return;
  const uint64_t Last = Pos.getLine() - Pos.getLineText().empty();
  const FilePlace End{Pos.getFileName(), Last + 1, 1};
  closeBlock(BlockKind::Kernel, End, Last);
  for (; !OpenBranches.empty(); OpenBranches.pop_back())
    endBranch(End);
}

//===----------------------------------------------------------------------===//
// Legal pseudo-ops
//===----------------------------------------------------------------------===//

void SourceIndexer::outputStarts(Container &C) {
  Scopes.Output = &C;
  Index.Scopes.push_back({None, 0, C.getLegalScopes()});
}

/// Adds the scopes after the statement at \p P if they differ from those before
/// it.
void SourceIndexer::addScopes(const FilePlace &P) {
  const uint32_t File = getFile(P.FileName);
  SmallVector<unsigned, 8> Legal = Scopes.Output->getLegalScopes();
  const auto Last = find_if(reverse(Index.Scopes),
                            [File](const auto &S) { return S.File == File; });
  if (Last != Index.Scopes.rend() && Last->Scopes == Legal)
    return;
  // An included file begins in the scopes of the file around it.
  const bool IsStart =
      Last == Index.Scopes.rend() &&
      Sources->getCurrentKind() == SourceStack::SourceKind::Include;
  Index.Scopes.push_back({File, IsStart ? 1 : P.Line + 1, std::move(Legal)});
}

void SourceIndexer::statementEnds() {
  using SourceKind = SourceStack::SourceKind;
  if (!Scopes.Output)
    return;
  Scopes.MayDiffer |= Sources->getStatement().contains('.');
  if (!Scopes.MayDiffer || (Sources->getCurrentKind() != SourceKind::File &&
                            Sources->getCurrentKind() != SourceKind::Include))
    return;
  Scopes.MayDiffer = false;
  if (const FilePlace P = placeOfStatement(); P.isValid())
    addScopes(P);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

void SourceIndexer::statementBegins() {
  while (!ActiveCalls.empty() &&
         Sources->getNumOpen() < ActiveCalls.back().Depth)
    ActiveCalls.pop_back();
  const StringRef Statement = Sources->getStatement().trim();
  for (ActiveCall &A : ActiveCalls) {
    SourceIndex::MacroCall &Call = Index.Calls[A.Call];
    A.SizeBefore = Call.Expansion.size();
    const size_t Size = Statement.size() + 1;
    if (Statement.empty() || Call.IsCut)
      continue;
    Call.IsCut = Call.Expansion.size() + Size > SourceIndex::MaxExpansionSize ||
                 ExpansionsSize + Size > SourceIndex::MaxExpansionsSize;
    if (Call.IsCut)
      continue;
    ExpansionsSize += Size;
    Call.Expansion += Statement;
    Call.Expansion += '\n';
  }
}

/// Removes the current statement from the expansions, because its body follows.
void SourceIndexer::dropStatement() {
  for (ActiveCall &A : ActiveCalls) {
    std::string &Text = Index.Calls[A.Call].Expansion;
    ExpansionsSize -= Text.size() - A.SizeBefore;
    Text.resize(A.SizeBefore);
  }
}

/// Adds the ranges of the arguments of \p M, whose values are on top of the
/// stack.
void SourceIndexer::addArguments(const MacroDefinition &M,
                                 SourceIndex::MacroCall &Call) {
  const ValueStack &Values = Sources->values();
  const size_t Count = M.Parameters.size();
  for (size_t I = Values.size() - Count; I != Values.size(); ++I) {
    TextOrigin Origin;
    Values.getOrigin(I, 0, Origin);
    Range &R = Call.Arguments.emplace_back();
    if (Origin.empty() || !Origin.front().Place.isValid())
      continue;
    const OriginPiece &Last = Origin.back();
    const Range Begin = makeRange(Origin.front().Place, 0);
    const Range End =
        makeRange(Last.Place.after(Values[I].size() - Last.Begin), 0);
    if (Begin.File == Call.Where.File && Begin.File == End.File &&
        Begin.Line == End.Line && Begin.Column <= End.Column &&
        Begin.Line >= Call.Where.Line) {
      R = Begin;
      R.Length = End.Column - Begin.Column;
    }
  }
}

void SourceIndexer::macroCalled(const MacroDefinition &M, StringRef Name,
                                const BodyReader &Body) {
  dropStatement();
  if (Body.isAlternate())
    noteParameterUses(Parameters[&M], Body);
  const FilePlace P = Sources->findPlace(Name.data(), Name.size());
  auto Macro = Identities.find(&M);
  if (!P.isValid() || Macro == Identities.end())
    return;
  const Range R = makeRange(P, Name.size());
  if (!CallPlaces.insert(keyOf(R)).second)
    return;
  SourceIndex::MacroCall &Call = Index.Calls.emplace_back();
  Call.Where = R;
  Call.Name = Macro->second;
  addArguments(M, Call);
  ActiveCalls.push_back(
      {uint32_t(Index.Calls.size() - 1), Sources->getNumOpen() + 1});
}
