//===- TraceFilter.cpp - Instructions of a trace ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds places by labels, lines and offsets.
//
//===----------------------------------------------------------------------===//

#include "Run/TraceFilter.h"
#include "Options/OptionValues.h"
#include "Simulator/WorkGroup.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace clrx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

namespace {
/// Lines of a file.
struct LineRange {
  StringRef File; ///< Path or last part of it.
  uint64_t First, Last;

  bool contains(const LineMap &Lines, const LineMap::Location &L) const {
    const StringRef Name = Lines.Files[L.File];
    return L.Line >= First && L.Line <= Last &&
           (Name == File || sys::path::filename(Name) == File);
  }
  /// Returns true if \p E is in the lines, or in a macro, a repetition or a
  /// file that they contain.
  bool contains(const LineMap &Lines, const LineMap::Entry &E) const {
    if (contains(Lines, E.From))
      return true;
    for (uint32_t I = E.Expansion; I != LineMap::None;
         I = Lines.Expansions[I].Outer)
      if (contains(Lines, Lines.Expansions[I].Site))
        return true;
    return false;
  }
};
} // namespace

Error TraceFilter::addLines(StringRef First, StringRef Last,
                            const RunProgram &P) {
  const LineMap *Lines = P.getLines();
  if (!Lines)
    return createStringError("a binary has no lines; use offsets such as 0x10");
  LineRange R{P.getFile(), 0, 0};
  if (const size_t Colon = First.rfind(':'); Colon != StringRef::npos) {
    R.File = First.take_front(Colon);
    First = First.drop_front(Colon + 1);
  }
  if (First.getAsInteger(10, R.First))
    return createStringError("'" + First + "' is not a line");
  R.Last = R.First;
  if (!Last.empty() && Last.getAsInteger(10, R.Last))
    return createStringError("'" + Last + "' is not a line");
  const size_t OldSize = Ranges.size();
  for (const LineMap::Entry &E : Lines->Entries) {
    if (E.IsData || !R.contains(*Lines, E))
      continue;
    if (Ranges.size() > OldSize && Ranges.back().Section == E.Section &&
        Ranges.back().End == E.Offset)
      Ranges.back().End += E.Size;
    else
      Ranges.push_back({E.Section, E.Offset, E.Offset + E.Size});
  }
  return Ranges.size() > OldSize
             ? Error::success()
             : createStringError("these lines have no instructions");
}

//===----------------------------------------------------------------------===//
// Offsets and labels
//===----------------------------------------------------------------------===//

Error TraceFilter::addOffsets(StringRef First, StringRef End) {
  Expected<uint64_t> Begin = parseNumber(First, INT64_MAX);
  if (!Begin)
    return Begin.takeError();
  Range R{std::nullopt, *Begin, *Begin + 1};
  if (!End.empty()) {
    Expected<uint64_t> Limit = parseNumber(End, INT64_MAX);
    if (!Limit)
      return Limit.takeError();
    R.End = *Limit;
  }
  Ranges.push_back(R);
  return Error::success();
}

static Expected<SourceRecorder::Label> findLabel(StringRef Name,
                                                 const RunProgram &P) {
  if (!P.getLines())
    return createStringError(
        "a binary has no labels; use offsets such as 0x10");
  ClosestName Closest(Name);
  for (const SourceRecorder::Label &L : P.getLabels()) {
    if (L.Name == Name)
      return L;
    Closest.consider(L.Name);
  }
  return makeUnknownNameError("label", Name, Closest);
}

Error TraceFilter::addLabels(StringRef First, StringRef End,
                             const RunProgram &P) {
  Expected<SourceRecorder::Label> Begin = findLabel(First, P);
  if (!Begin)
    return Begin.takeError();
  Range R{Begin->Section, Begin->Offset, UINT64_MAX};
  if (!End.empty()) {
    Expected<SourceRecorder::Label> Limit = findLabel(End, P);
    if (!Limit)
      return Limit.takeError();
    if (Limit->Section != Begin->Section)
      return createStringError("the labels are in different sections");
    R.End = Limit->Offset;
  } else {
    for (const SourceRecorder::Label &L : P.getLabels())
      if (L.Section == R.Section && L.Offset > R.Begin)
        R.End = std::min(R.End, L.Offset);
  }
  Ranges.push_back(R);
  return Error::success();
}

Error TraceFilter::addRange(StringRef Text, const RunProgram &P) {
  auto [First, Last] = Text.split(',');
  if (First.starts_with_insensitive("0x"))
    return addOffsets(First, Last);
  // Names of labels may have colons, too.
  const StringRef Line = First.substr(First.rfind(':') + 1);
  if (!Line.empty() && isDigit(Line.front()))
    return addLines(First, Last, P);
  return addLabels(First, Last, P);
}

Expected<TraceFilter> TraceFilter::make(const TraceRequest &R,
                                        const RunProgram &P) {
  TraceFilter Result;
  Result.Request = R;
  for (const std::string &Text : R.Ranges)
    if (Error E = Result.addRange(Text, P))
      return createStringError("'-trace-range=" + Text +
                               "': " + toString(std::move(E)));
  return Result;
}

//===----------------------------------------------------------------------===//
// Selecting
//===----------------------------------------------------------------------===//

bool TraceFilter::matchesPlace(const sim::Wavefront &W,
                               const SourceRecorder::Kernel &Kernel) const {
  const sim::Dispatch &D = W.dispatch();
  const sim::Allocation &Code = D.findCode(W.CurrentPC);
  if (&Code != D.Code)
    return false;
  return any_of(Ranges, [&](const Range &R) {
    const uint64_t Offset = R.Section
                                ? W.CurrentPC - D.EntryAddress + Kernel.Entry
                                : W.CurrentPC - Code.Address;
    return (!R.Section || *R.Section == Kernel.Section) && Offset >= R.Begin &&
           Offset < R.End;
  });
}

bool TraceFilter::matches(const sim::Wavefront &W,
                          const SourceRecorder::Kernel &Kernel) const {
  if (!Request.Groups.empty() && !is_contained(Request.Groups, W.Group.Id))
    return false;
  if (!Request.Waves.empty() &&
      none_of(Request.Waves, [&](const TraceRequest::WaveRange &R) {
        return W.Index >= R.First && W.Index <= R.Last;
      }))
    return false;
  return Ranges.empty() || matchesPlace(W, Kernel);
}
