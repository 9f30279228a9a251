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
#include "Assembler/MappedSource.h"
#include "clrx/Disassembler/DebugLines.h"
#include "llvm/ADT/STLExtras.h"
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

  /// Returns the code of \p Line; null if there is none.
  const LineMap::Entry *find(uint64_t Line) const;
  /// Returns text such as ".text+0x14 (label+0x8)" for \p E.
  std::string describe(const LineMap::Entry &E) const;
  StringRef getSection(const LineMap::Entry &E) const {
    return Map.Sections[E.Section];
  }

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

const LineMap::Entry *LocationFinder::find(uint64_t Line) const {
  const LineMap::Entry *E = findEntry(Line);
  return Line && Line <= Lines.size() && E && E->From.Line == Line ? E
                                                                   : nullptr;
}

std::string LocationFinder::describe(const LineMap::Entry &E) const {
  std::string Location;
  raw_string_ostream OS(Location);
  OS << getSection(E) << '+' << format_hex(E.Offset, 1);
  StringRef Name;
  const uint64_t NameLine = findName(E.From.Line, Name);
  const LineMap::Entry *First = NameLine ? findEntry(NameLine) : nullptr;
  if (First && First->Section == E.Section)
    OS << " (" << Name << '+' << format_hex(E.Offset - First->Offset, 1) << ')';
  return Location;
}

namespace {

/// Turns diagnostics of a disassembly into those of the binary.
class BinaryDiagnostics {
  std::string Name; ///< Name of the binary.
  const LocationFinder &Locations;
  LineMap Lines;
  MappedSource Sources; ///< The sources that the debug information names.

  Diagnostic makePlace(const LineMap::Entry &E) const;

public:
  BinaryDiagnostics(StringRef Binary, StringRef Name,
                    const LocationFinder &Locations)
      : Name(Name), Locations(Locations), Lines(readDebugLines(Binary)) {
    Sources.File = this->Name;
    Sources.Lines = &Lines;
  }

  /// Edits of the disassembly are left out.
  Diagnostic convert(const Diagnostic &D) const;
};

} // namespace

/// Returns a diagnostic without a message at the source line of \p E. It has no
/// line if the binary has no debug information about \p E.
Diagnostic BinaryDiagnostics::makePlace(const LineMap::Entry &E) const {
  const auto It = find(Lines.Sections, Locations.getSection(E));
  return It == Lines.Sections.end()
             ? Diagnostic()
             : Sources.makePlace(uint32_t(It - Lines.Sections.begin()),
                                 E.Offset);
}

Diagnostic BinaryDiagnostics::convert(const Diagnostic &D) const {
  const LineMap::Entry *E = Locations.find(D.Line);
  Diagnostic Result = E ? makePlace(*E) : Diagnostic();
  const bool HasLine = Result.Line != 0;
  Diagnostic &InBinary = HasLine ? Result.Notes.emplace_back() : Result;
  InBinary.Kind = Severity::Note;
  InBinary.FileName = Name;
  InBinary.Message = "the instruction is here";
  if (E) {
    InBinary.Place = Locations.describe(*E);
    InBinary.SourceLine = StringRef(D.SourceLine).trim().str();
  }
  Result.Kind = D.Kind;
  Result.Rule = D.Rule;
  Result.Message = D.Message;
  for (const Diagnostic &Note : D.Notes) {
    Diagnostic Converted = convert(Note);
    // Diagnostics have one level of notes.
    std::vector<Diagnostic> Around = std::exchange(Converted.Notes, {});
    Result.Notes.push_back(std::move(Converted));
    if (!HasLine)
      append_range(Result.Notes, Around);
  }
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
  const BinaryDiagnostics Converter(Binary, Name, Locations);
  for (const Diagnostic &D : Result->Diagnostics)
    Handle(Converter.convert(D));
  return !Result->Succeeded;
}
