//===- FixCollector.cpp - Edits that resolve diagnostics ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Applies edits, and prints unified diffs.
//
//===----------------------------------------------------------------------===//

#include "Source/FixCollector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Collecting and applying
//===----------------------------------------------------------------------===//

void FixCollector::add(const Diagnostic &D) {
  const Edit *Only = nullptr;
  for (const Diagnostic &Note : D.Notes) {
    if (!Note.Fix)
      continue;
    if (Only) {
      ++NumLeftOut;
      return;
    }
    Only = &*Note.Fix;
  }
  if (!Only)
    return;
  auto &Edits = Files[Only->FileName];
  const uint64_t End = Only->Column + Only->Old.size();
  const Range Where(Only->Line, Only->Column, End);
  const auto Next = Edits.lower_bound(Where);
  // Several diagnostics may suggest one edit.
  if (Next != Edits.end() && Next->first == Where) {
    NumLeftOut += Next->second.New != Only->New;
    return;
  }
  const auto Overlaps = [&](const std::pair<const Range, Edit> &Other) {
    const auto &[Line, OtherBegin, OtherEnd] = Other.first;
    return Line == Only->Line && OtherBegin < End && Only->Column < OtherEnd;
  };
  if ((Next != Edits.end() && Overlaps(*Next)) ||
      (Next != Edits.begin() && Overlaps(*std::prev(Next)))) {
    ++NumLeftOut;
    return;
  }
  Edits.emplace(Where, *Only);
}

std::vector<StringRef> FixCollector::getFileNames() const {
  std::vector<StringRef> Names;
  for (const auto &[Name, Edits] : Files)
    Names.push_back(Name);
  return Names;
}

size_t FixCollector::getNumEdits(StringRef FileName) const {
  const auto Found = Files.find(FileName);
  return Found == Files.end() ? 0 : Found->second.size();
}

/// Returns the lines of \p Text with their newlines; the last one may have
/// none.
static SmallVector<StringRef, 0> splitLines(StringRef Text) {
  SmallVector<StringRef, 0> Lines;
  while (!Text.empty()) {
    const size_t End = std::min(Text.find('\n'), Text.size() - 1) + 1;
    Lines.push_back(Text.take_front(End));
    Text = Text.drop_front(End);
  }
  return Lines;
}

FixCollector::NewLines
FixCollector::editLines(StringRef FileName, ArrayRef<StringRef> Lines) const {
  NewLines Result;
  const auto Found = Files.find(FileName);
  if (Found == Files.end())
    return Result;
  // Edits behind others come first, so that columns before them stay valid.
  for (const auto &[Where, E] : reverse(Found->second)) {
    if (E.Line > Lines.size())
      continue;
    std::string &New =
        Result.try_emplace(E.Line, Lines[E.Line - 1]).first->second;
    if (StringRef(New).substr(E.Column - 1).starts_with(E.Old) &&
        E.Column <= New.size() + 1)
      New.replace(E.Column - 1, E.Old.size(), E.New);
  }
  return Result;
}

std::string FixCollector::apply(StringRef FileName, StringRef Text) const {
  const SmallVector<StringRef, 0> Lines = splitLines(Text);
  const NewLines Edited = editLines(FileName, Lines);
  std::string Result;
  for (auto [Index, Line] : enumerate(Lines)) {
    const auto Found = Edited.find(Index + 1);
    Result += Found == Edited.end() ? Line : StringRef(Found->second);
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Unified diffs
//===----------------------------------------------------------------------===//

/// Number of unchanged lines around changes.
static constexpr size_t Context = 3;

static void printLine(char Mark, StringRef Line, raw_ostream &OS) {
  OS << Mark << Line;
  if (!Line.ends_with("\n"))
    OS << "\n\\ No newline at end of file\n";
}

/// Prints what became of the line \p Old. Lines that were inserted before or
/// after it leave the line itself unchanged.
static void printChange(StringRef Old, StringRef New, raw_ostream &OS) {
  const SmallVector<StringRef, 0> Lines = splitLines(New);
  const auto Kept = find(Lines, Old);
  if (Kept == Lines.end())
    printLine('-', Old, OS);
  for (const StringRef &Line : Lines)
    printLine(&Line == Kept ? ' ' : '+', Line, OS);
}

void FixCollector::printDiff(StringRef FileName, StringRef Text,
                             raw_ostream &OS) const {
  const SmallVector<StringRef, 0> Lines = splitLines(Text);
  const NewLines Edited = editLines(FileName, Lines);
  if (Edited.empty())
    return;
  OS << "--- " << FileName << "\n+++ " << FileName << '\n';
  size_t NumAdded = 0; // Lines that earlier hunks add.
  for (auto First = Edited.begin(); First != Edited.end();) {
    // A hunk extends over edited lines whose contexts touch.
    auto Last = First, Next = std::next(First);
    while (Next != Edited.end() && Next->first - Last->first <= 2 * Context + 1)
      Last = Next++;
    const size_t Begin = First->first - std::min(Context + 1, First->first);
    const size_t End = std::min<size_t>(Last->first + Context, Lines.size());
    size_t NewSize = End - Begin;
    for (auto It = First; It != Next; ++It)
      NewSize += splitLines(It->second).size() - 1;
    OS << "@@ -" << Begin + 1 << ',' << End - Begin << " +"
       << Begin + NumAdded + 1 << ',' << NewSize << " @@\n";
    for (size_t I = Begin; I != End; ++I) {
      const auto Found = Edited.find(I + 1);
      if (Found == Edited.end())
        printLine(' ', Lines[I], OS);
      else
        printChange(Lines[I], Found->second, OS);
    }
    NumAdded += NewSize - (End - Begin);
    First = Next;
  }
}
