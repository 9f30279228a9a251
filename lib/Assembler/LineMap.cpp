//===- LineMap.cpp - Origin of the output ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the map from the recorded pieces of output, and prints it.
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/LineMap.h"
#include "OutputRecorder.h"
#include "Source/DiagnosticEngine.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Making
//===----------------------------------------------------------------------===//

namespace {

class LineMapBuilder {
public:
  LineMap Result;

  void add(const OutputPiece &P);

private:
  StringMap<uint32_t> Files;
  DenseMap<const ExprSection *, uint32_t> Sections;
  DenseMap<const OriginTrace *, uint32_t> Expansions;

  uint32_t getFile(StringRef Name);
  LineMap::Location makeLocation(const SourcePos &Pos) {
    return {getFile(Pos.getFileName()), Pos.getColumn(), Pos.getLine()};
  }
  uint32_t getExpansion(const OriginTrace *Trace);
};

} // namespace

uint32_t LineMapBuilder::getFile(StringRef Name) {
  auto [It, IsNew] = Files.try_emplace(Name, Result.Files.size());
  if (IsNew)
    Result.Files.push_back(Name.str());
  return It->second;
}

static LineMap::ExpansionKind getKind(const OriginTrace &Trace) {
  switch (Trace.K) {
  case OriginTrace::Macro:
    return LineMap::ExpansionKind::Macro;
  case OriginTrace::Include:
    return LineMap::ExpansionKind::Include;
  case OriginTrace::Repetition:
    return LineMap::ExpansionKind::Repetition;
  }
  llvm_unreachable("no such kind");
}

/// Returns the index of the expansion \p Trace, after adding the expansions
/// around it. The language limits the depth.
uint32_t LineMapBuilder::getExpansion(const OriginTrace *Trace) {
  if (!Trace)
    return LineMap::None;
  if (auto It = Expansions.find(Trace); It != Expansions.end())
    return It->second;
  const uint32_t Outer = getExpansion(Trace->Outer);
  Result.Expansions.push_back({getKind(*Trace), Trace->Name.str(),
                               Trace->Iteration, makeLocation(Trace->Site),
                               Outer});
  return Expansions[Trace] = Result.Expansions.size() - 1;
}

void LineMapBuilder::add(const OutputPiece &P) {
  auto [It, IsNew] = Sections.try_emplace(P.Section, Result.Sections.size());
  if (IsNew)
    Result.Sections.push_back(P.Section->getName().str());
  const LineOrigin *Origin = P.Pos.Origin;
  Result.Entries.push_back({It->second, P.IsData, !P.Inserted.empty(), P.Offset,
                            P.Size, makeLocation(P.Pos),
                            getExpansion(Origin ? Origin->Trace : nullptr)});
}

LineMap clrx::makeLineMap(ArrayRef<OutputPiece> Pieces) {
  LineMapBuilder Builder;
  for (const OutputPiece &P : Pieces)
    Builder.add(P);
  return std::move(Builder.Result);
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static StringRef getName(LineMap::ExpansionKind Kind) {
  switch (Kind) {
  case LineMap::ExpansionKind::Macro:
    return "macro";
  case LineMap::ExpansionKind::Include:
    return "include";
  case LineMap::ExpansionKind::Repetition:
    return "repetition";
  case LineMap::ExpansionKind::Function:
    return "function";
  }
  llvm_unreachable("no such kind");
}

static void printLocation(json::OStream &J, const LineMap::Location &P) {
  J.attribute("file", P.File);
  J.attribute("line", P.Line);
  J.attribute("column", P.Column);
}

static void printNames(json::OStream &J, StringRef Key,
                       ArrayRef<std::string> Names) {
  J.attributeArray(Key, [&] {
    for (StringRef Name : Names)
      J.value(json::isUTF8(Name) ? Name.str() : json::fixUTF8(Name));
  });
}

static void printExpansion(json::OStream &J, const LineMap::Expansion &E) {
  J.object([&] {
    J.attribute("kind", getName(E.Kind));
    if (!E.Name.empty())
      J.attribute("name", json::fixUTF8(E.Name));
    if (E.Kind == LineMap::ExpansionKind::Repetition)
      J.attribute("round", E.Round);
    printLocation(J, E.Site);
    if (E.Outer != LineMap::None)
      J.attribute("expansion", E.Outer);
  });
}

static void printEntry(json::OStream &J, const LineMap::Entry &E) {
  J.object([&] {
    J.attribute("section", E.Section);
    J.attribute("offset", E.Offset);
    J.attribute("size", E.Size);
    J.attribute("kind", E.IsData ? "data" : "instruction");
    if (E.IsInserted)
      J.attribute("inserted", true);
    printLocation(J, E.From);
    if (E.Expansion != LineMap::None)
      J.attribute("expansion", E.Expansion);
  });
}

void LineMap::printJSON(raw_ostream &OS) const {
  json::OStream J(OS);
  J.object([&] {
    J.attribute("version", 1);
    printNames(J, "files", Files);
    printNames(J, "sections", Sections);
    J.attributeArray("expansions", [&] {
      for (const Expansion &E : Expansions)
        printExpansion(J, E);
    });
    J.attributeArray("entries", [&] {
      for (const Entry &E : Entries)
        printEntry(J, E);
    });
  });
  OS << '\n';
}
