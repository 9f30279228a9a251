//===- CodePlaces.cpp - Code that users name ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks up lines, labels and offsets in the map of the source.
//
//===----------------------------------------------------------------------===//

#include "Run/CodePlaces.h"
#include "Options/OptionValues.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace clrx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

Expected<NamedLines> NamedLines::parse(StringRef First, StringRef Last,
                                       const RunProgram &P) {
  if (!P.getLines())
    return createStringError("a binary without debug information (-g) has no "
                             "lines; use offsets such as 0x10");
  NamedLines R;
  R.File = P.hasSource() ? P.getFile() : P.getLines()->Files.front();
  if (const size_t Colon = First.rfind(':'); Colon != StringRef::npos) {
    R.File = First.take_front(Colon).str();
    First = First.drop_front(Colon + 1);
  }
  if (First.getAsInteger(10, R.First))
    return createStringError("'" + First + "' is not a line");
  R.Last = R.First;
  if (!Last.empty() && Last.getAsInteger(10, R.Last))
    return createStringError("'" + Last + "' is not a line");
  return R;
}

/// Returns true if users may call the file \p Path so.
static bool isFileName(StringRef Name, StringRef Path) {
  return Name == Path || Name == sys::path::filename(Path);
}

bool NamedLines::isInFile(const LineMap &Lines,
                          const LineMap::Location &L) const {
  return isFileName(File, Lines.Files[L.File]);
}

bool NamedLines::contains(const LineMap &Lines,
                          const LineMap::Location &L) const {
  return L.Line >= First && L.Line <= Last && isInFile(Lines, L);
}

std::optional<uint32_t>
NamedLines::findExpansion(const LineMap &Lines, const LineMap::Entry &E) const {
  if (contains(Lines, E.From))
    return E.Expansion;
  for (uint32_t I = E.Expansion; I != LineMap::None;
       I = Lines.Expansions[I].Outer)
    if (contains(Lines, Lines.Expansions[I].Site))
      return Lines.Expansions[I].Outer;
  return std::nullopt;
}

Error NamedLines::describeEmpty(const LineMap &Lines) const {
  if (none_of(Lines.Files,
              [&](StringRef Path) { return isFileName(File, Path); }))
    return makeUnknownNameError("file", File, Lines.Files);
  if (First != Last)
    return createStringError("these lines have no instructions");
  const auto GetDistance = [&](uint64_t Line) {
    return Line > First ? Line - First : First - Line;
  };
  uint64_t Nearest = 0;
  const auto Consider = [&](const LineMap::Location &L) {
    if (isInFile(Lines, L) &&
        (!Nearest || GetDistance(L.Line) < GetDistance(Nearest)))
      Nearest = L.Line;
  };
  for (const LineMap::Entry &E : Lines.Entries) {
    if (E.IsData)
      continue;
    Consider(E.From);
    for (uint32_t I = E.Expansion; I != LineMap::None;
         I = Lines.Expansions[I].Outer)
      Consider(Lines.Expansions[I].Site);
  }
  return createStringError(
      "line " + Twine(First) + " has no instruction" +
      (Nearest ? "; the nearest line that has one is " + Twine(Nearest)
               : Twine()));
}

bool clrx::looksLikeLine(StringRef Text) {
  const StringRef Line = Text.substr(Text.rfind(':') + 1);
  return !Line.empty() && isDigit(Line.front());
}

/// Returns the first instruction of each expansion of the lines.
static Expected<std::vector<CodePoint>> findLine(StringRef Text,
                                                 const RunProgram &P) {
  Expected<NamedLines> Line = NamedLines::parse(Text, "", P);
  if (!Line)
    return Line.takeError();
  std::vector<CodePoint> Result;
  DenseSet<std::pair<uint32_t, uint32_t>> Found; // Section and expansion.
  for (const LineMap::Entry &E : P.getLines()->Entries)
    if (!E.IsData)
      if (const auto Expansion = Line->findExpansion(*P.getLines(), E))
        if (Found.insert({E.Section, *Expansion}).second)
          Result.push_back({E.Section, E.Offset});
  if (Result.empty())
    return Line->describeEmpty(*P.getLines());
  return Result;
}

//===----------------------------------------------------------------------===//
// Labels and offsets
//===----------------------------------------------------------------------===//

Expected<SourceRecorder::Label> clrx::findLabel(StringRef Name,
                                                const RunProgram &P) {
  if (!P.getLines())
    return createStringError(
        "a binary without debug information (-g) has no labels; use offsets "
        "such as 0x10");
  ClosestName Closest(Name);
  for (const SourceRecorder::Label &L : P.getLabels()) {
    if (L.Name == Name)
      return L;
    Closest.consider(L.Name);
  }
  return makeUnknownNameError("label", Name, Closest);
}

std::optional<uint64_t>
CodePoint::findAddress(const sim::Dispatch &D,
                       const SourceRecorder::Kernel &Kernel) const {
  if (Section && *Section != Kernel.Section)
    return std::nullopt;
  const uint64_t Address = Section ? D.EntryAddress + Offset - Kernel.Entry
                                   : D.Code->Address + Offset;
  if (!D.Code->contains(Address, 4))
    return std::nullopt;
  return Address;
}

static bool isInstruction(const LineMap &Lines, const CodePoint &P) {
  return any_of(Lines.Entries, [&](const LineMap::Entry &E) {
    return !E.IsData && E.Section == *P.Section && E.Offset == P.Offset;
  });
}

/// Finds the instruction at SECTION+OFFSET.
static Expected<CodePoint> findOffset(StringRef Name, StringRef OffsetText,
                                      const RunProgram &P) {
  const LineMap *Lines = P.getLines();
  if (!Lines)
    return createStringError(
        "a binary without debug information (-g) has no sections; use offsets "
        "such as 0x10");
  Expected<uint64_t> Offset = parseNumber(OffsetText, INT64_MAX);
  if (!Offset)
    return Offset.takeError();
  // Sections may have equal names.
  for (auto [Index, Section] : enumerate(Lines->Sections)) {
    const CodePoint Point{uint32_t(Index), *Offset};
    if (Section == Name && isInstruction(*Lines, Point))
      return Point;
  }
  if (is_contained(Lines->Sections, Name))
    return createStringError("no instruction begins at offset " + OffsetText +
                             " of " + Name);
  return makeUnknownNameError("section", Name, Lines->Sections);
}

static Expected<CodePoint> findPoint(StringRef Text, const RunProgram &P) {
  if (Text.starts_with_insensitive("0x")) {
    Expected<uint64_t> Offset = parseNumber(Text, INT64_MAX);
    if (!Offset)
      return Offset.takeError();
    return CodePoint{std::nullopt, *Offset};
  }
  if (const auto [Name, Offset] = Text.rsplit('+'); !Offset.empty())
    return findOffset(Name, Offset, P);
  Expected<SourceRecorder::Label> L = findLabel(Text, P);
  if (!L)
    return L.takeError();
  const CodePoint Point{L->Section, L->Offset};
  if (!isInstruction(*P.getLines(), Point))
    return createStringError("there is no instruction at label '" + Text + "'");
  return Point;
}

Expected<std::vector<CodePoint>> clrx::findInstructions(StringRef Text,
                                                        const RunProgram &P) {
  if (looksLikeLine(Text) && !Text.starts_with_insensitive("0x"))
    return findLine(Text, P);
  Expected<CodePoint> Point = findPoint(Text, P);
  if (!Point)
    return Point.takeError();
  return std::vector<CodePoint>{*Point};
}
