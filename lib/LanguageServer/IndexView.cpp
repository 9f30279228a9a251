//===- IndexView.cpp - The index of an analysis, for editors --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Look-ups in the index.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/IndexView.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

uint32_t IndexView::findFile(StringRef Path) const {
  for (uint32_t I = 0; I != Index.Files.size(); ++I)
    if (getPath(I) == Path)
      return I;
  return SourceIndex::None;
}

StringRef IndexView::getLine(uint32_t File, uint64_t Line) const {
  const SourceText *Text = A.getText(getPath(File));
  return Text ? Text->getLine(Line - 1) : StringRef();
}

lsp::Range IndexView::getRange(const SourceIndex::Range &R) const {
  std::string Line = getLine(R.File, R.Line).str();
  // The characters of a file that is not open are taken as ASCII.
  Line.resize(std::max<size_t>(Line.size(), R.Column - 1 + R.Length), ' ');
  return makeRange(R.Line, Line, R.Column, R.Length);
}

lsp::Range IndexView::getRange(const SourceIndex::LineRange &L) const {
  const int End = int(countUTF16(getLine(L.File, L.Last)));
  return {lsp::Position(int(L.First - 1), 0),
          lsp::Position(int(L.Last - 1), End)};
}

json::Object IndexView::getLocation(const SourceIndex::Range &R) const {
  return json::Object{{"uri", getURI(R.File)}, {"range", getRange(R)}};
}

bool IndexView::touches(const SourceIndex::Range &R, lsp::Position P) const {
  if (R.Line != uint64_t(P.line) + 1)
    return false;
  const lsp::Range Found = getRange(R);
  return Found.start <= P && P <= Found.end;
}

const SourceIndex::Mention *IndexView::findMention(StringRef Path,
                                                   lsp::Position P) const {
  const auto Key = std::make_pair(findFile(Path), uint64_t(P.line) + 1);
  auto It = partition_point(Index.Mentions, [&](const auto &M) {
    return std::make_pair(M.Where.File, M.Where.Line) < Key;
  });
  const SourceIndex::Mention *Found = nullptr;
  // If two names touch the position, take the one that begins there.
  for (; It != Index.Mentions.end() && It->Where.File == Key.first &&
         It->Where.Line == Key.second;
       ++It)
    if (touches(It->Where, P))
      Found = &*It;
  return Found;
}

const SourceIndex::Include *IndexView::findInclude(StringRef Path,
                                                   lsp::Position P) const {
  const uint32_t File = findFile(Path);
  auto It = find_if(Index.Includes, [&](const SourceIndex::Include &I) {
    return I.Where.File == File && touches(I.Where, P);
  });
  return It == Index.Includes.end() ? nullptr : &*It;
}

static bool isKernelOrLabel(const SourceIndex::Name &N) {
  return N.Parent == SourceIndex::None &&
         (N.Kind == SourceIndex::NameKind::Kernel ||
          N.Kind == SourceIndex::NameKind::Label);
}

SmallVector<uint32_t, 2> IndexView::getSameNames(uint32_t Name) const {
  SmallVector<uint32_t, 2> Names{Name};
  const SourceIndex::Name &N = Index.Names[Name];
  if (isKernelOrLabel(N))
    for (uint32_t I = 0; I != Index.Names.size(); ++I)
      if (I != Name && isKernelOrLabel(Index.Names[I]) &&
          Index.Names[I].Text == N.Text)
        Names.push_back(I);
  return Names;
}

void IndexView::forEachMention(
    ArrayRef<uint32_t> Names,
    function_ref<void(const SourceIndex::Mention &)> Visit) const {
  for (const SourceIndex::Mention &M : Index.Mentions)
    if (is_contained(Names, M.Name))
      Visit(M);
}

const SourceIndex::Mention *IndexView::findDefinition(uint32_t Name) const {
  auto It = find_if(Index.Mentions, [&](const SourceIndex::Mention &M) {
    return M.Name == Name && M.Role != SourceIndex::MentionRole::Reference;
  });
  return It == Index.Mentions.end() ? nullptr : &*It;
}

const SourceIndex::Block *
IndexView::findBlock(const SourceIndex::Mention &M) const {
  const auto Key = std::make_pair(M.Where.File, M.Where.Line);
  auto It = partition_point(Index.Blocks, [&](const SourceIndex::Block &B) {
    return std::make_pair(B.Lines.File, B.Lines.First) < Key;
  });
  for (; It != Index.Blocks.end() && It->Lines.File == Key.first &&
         It->Lines.First == Key.second;
       ++It)
    if (It->Name == M.Name)
      return &*It;
  return nullptr;
}
