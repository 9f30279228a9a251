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
#include "Run/CodePlaces.h"
#include "Simulator/WorkGroup.h"

using namespace clrx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

Error TraceFilter::addLines(StringRef First, StringRef Last,
                            const RunProgram &P) {
  Expected<NamedLines> R = NamedLines::parse(First, Last, P);
  if (!R)
    return R.takeError();
  const LineMap &Lines = *P.getLines();
  const size_t OldSize = Ranges.size();
  for (const LineMap::Entry &E : Lines.Entries) {
    if (E.IsData || !R->findExpansion(Lines, E))
      continue;
    if (Ranges.size() > OldSize && Ranges.back().Section == E.Section &&
        Ranges.back().End == E.Offset)
      Ranges.back().End += E.Size;
    else
      Ranges.push_back({E.Section, E.Offset, E.Offset + E.Size});
  }
  return Ranges.size() > OldSize ? Error::success() : R->describeEmpty(Lines);
}

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
  if (looksLikeLine(First))
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

bool TraceFilter::matchesWave(const sim::Wavefront &W) const {
  if (!Request.Groups.empty() && !is_contained(Request.Groups, W.Group.Id))
    return false;
  return Request.Waves.empty() ||
         any_of(Request.Waves, [&](const TraceRequest::WaveRange &R) {
           return W.Index >= R.First && W.Index <= R.Last;
         });
}

bool TraceFilter::matches(const sim::Wavefront &W,
                          const SourceRecorder::Kernel &Kernel) const {
  return matchesWave(W) && (Ranges.empty() || matchesPlace(W, Kernel));
}
