//===- MappedSource.cpp - Lines of code -----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MappedSource.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace clrx;
using namespace llvm;

std::vector<std::string> MappedSource::getLines(StringRef FileName,
                                                uint64_t First,
                                                uint64_t Last) const {
  StringRef Text = Source;
  std::unique_ptr<MemoryBuffer> Buffer;
  if (FileName != File) {
    auto Other = MemoryBuffer::getFile(FileName);
    if (!Other)
      return {};
    Buffer = std::move(*Other);
    Text = Buffer->getBuffer();
  }
  std::vector<std::string> Lines;
  for (uint64_t N = 1; N <= Last && !Text.empty(); ++N) {
    const auto [Line, Rest] = Text.split('\n');
    if (N >= First)
      Lines.push_back(Line.rtrim('\r').str());
    Text = Rest;
  }
  return Lines;
}

Diagnostic MappedSource::makeLocation(const LineMap::Location &L) const {
  Diagnostic D;
  D.FileName = Lines->Files[L.File];
  D.Line = L.Line;
  D.Column = L.Column;
  for (std::string &Line : getLines(D.FileName, D.Line, D.Line))
    D.SourceLine = std::move(Line);
  return D;
}

/// Returns the text of a note about \p E.
static std::string describe(const LineMap::Expansion &E) {
  switch (E.Kind) {
  case LineMap::ExpansionKind::Macro:
    return "in macro '" + E.Name + "' called from here";
  case LineMap::ExpansionKind::Include:
    return "in file '" + E.Name + "' included from here";
  case LineMap::ExpansionKind::Repetition:
    return "in round " + utostr(E.Round) +
           " of the repetition that starts here";
  case LineMap::ExpansionKind::Function:
    return "in function '" + E.Name + "' called from here";
  }
  llvm_unreachable("no such kind");
}

const LineMap::Entry *MappedSource::findEntry(uint32_t Section,
                                              uint64_t Offset) const {
  for (const LineMap::Entry &E : Lines->Entries)
    if (E.Section == Section && E.Offset <= Offset &&
        Offset - E.Offset < E.Size)
      return &E;
  return nullptr;
}

Diagnostic MappedSource::makePlace(uint32_t Section, uint64_t Offset) const {
  const LineMap::Entry *E = Lines ? findEntry(Section, Offset) : nullptr;
  Diagnostic Place;
  if (!E) {
    Place.FileName = File;
    return Place;
  }
  Place = makeLocation(E->From);
  for (uint32_t I = E->Expansion; I != LineMap::None;
       I = Lines->Expansions[I].Outer) {
    Diagnostic Note = makeLocation(Lines->Expansions[I].Site);
    Note.Kind = Severity::Note;
    Note.Message = describe(Lines->Expansions[I]);
    Place.Notes.push_back(std::move(Note));
  }
  return Place;
}
