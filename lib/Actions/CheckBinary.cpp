//===- CheckBinary.cpp - Warnings about the code of binaries --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles the readable source of a binary with checks. Positions of warnings
// become section offsets and labels.
//
//===----------------------------------------------------------------------===//

#include "Actions/Reports.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Finds the output positions of lines in a disassembly.
class LocationFinder {
public:
  LocationFinder(StringRef Source, const LineMap &Map) : Map(Map) {
    Source.split(Lines, '\n');
  }

  /// Returns text such as ".text+0x14 (label+0x8)", empty if the line is in no
  /// section.
  std::string find(uint64_t Line) const;

private:
  const LineMap &Map;
  SmallVector<StringRef, 0> Lines;

  /// Returns the first piece of output at or after \p Line; null if there is
  /// none.
  const LineMap::Entry *findEntry(uint64_t Line) const;
  /// Returns the line of the label or kernel that \p Line belongs to; 0 if
  /// there is none.
  uint64_t findName(uint64_t Line, StringRef &Name) const;
};

} // namespace

const LineMap::Entry *LocationFinder::findEntry(uint64_t Line) const {
  // The entries are in the order of lines, because there are no macros.
  auto It = partition_point(
      Map.Entries, [=](const LineMap::Entry &E) { return E.From.Line < Line; });
  return It == Map.Entries.end() ? nullptr : &*It;
}

uint64_t LocationFinder::findName(uint64_t Line, StringRef &Name) const {
  for (; Line; --Line) {
    Name = Lines[Line - 1].trim();
    if (Name.consume_front(".kernel ") || Name.consume_back(":"))
      return Line;
  }
  return 0;
}

std::string LocationFinder::find(uint64_t Line) const {
  std::string Location;
  const LineMap::Entry *E = findEntry(Line);
  if (!Line || Line > Lines.size() || !E || E->From.Line != Line)
    return Location;
  raw_string_ostream OS(Location);
  OS << Map.Sections[E->Section] << '+' << format_hex(E->Offset, 1);
  StringRef Name;
  const uint64_t NameLine = findName(Line, Name);
  const LineMap::Entry *First = NameLine ? findEntry(NameLine) : nullptr;
  if (First && First->Section == E->Section)
    OS << " (" << Name << '+' << format_hex(E->Offset - First->Offset, 1)
       << ')';
  return Location;
}

/// Returns \p D, which is about a disassembly, as a diagnostic of the binary
/// \p Name. Edits of the disassembly are left out.
static Diagnostic makeBinaryDiagnostic(const Diagnostic &D, StringRef Name,
                                       const LocationFinder &Locations) {
  const std::string Location = Locations.find(D.Line);
  Diagnostic Result;
  Result.Kind = D.Kind;
  Result.Rule = D.Rule;
  Result.FileName = Name.str();
  Result.Place = Location;
  Result.Message = D.Message;
  if (!Location.empty())
    Result.SourceLine = StringRef(D.SourceLine).trim().str();
  for (const Diagnostic &Note : D.Notes)
    Result.Notes.push_back(makeBinaryDiagnostic(Note, Name, Locations));
  return Result;
}

Expected<bool> clrx::checkBinary(const CheckOptions &Checks,
                                 const DisassembleOptions &Options,
                                 StringRef Binary, StringRef Name,
                                 function_ref<void(Diagnostic)> Handle) {
  AssembleOptions Assembling;
  Assembling.Checks = Checks;
  Assembling.MakeLineMap = true;
  SmallString<0> Source;
  Expected<AssembleResult> Result =
      assembleDisassembly(std::move(Assembling), Options, Binary, Source);
  if (!Result)
    return Result.takeError();
  const LocationFinder Locations(Source, Result->Lines);
  for (const Diagnostic &D : Result->Diagnostics)
    Handle(makeBinaryDiagnostic(D, Name, Locations));
  return !Result->Succeeded;
}
