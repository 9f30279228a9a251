//===- Coverage.cpp - Executed lines ------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts counts of instructions to counts of lines.
//
//===----------------------------------------------------------------------===//

#include "Run/Coverage.h"
#include "llvm/Support/Format.h"

using namespace clrx;
using namespace llvm;

void Coverage::add(const sim::Wavefront &W,
                   const SourceRecorder::Kernel &Kernel) {
  const sim::Dispatch &D = W.dispatch();
  if (&D.findCode(W.CurrentPC) == D.Code)
    ++Counts[{Kernel.Section, W.CurrentPC - D.EntryAddress + Kernel.Entry}];
}

namespace {
/// Counts of the lines of all files.
class LineCounts {
public:
  explicit LineCounts(const LineMap &Lines) : Lines(Lines) {}

  /// Adds the instruction \p E: to its line, and to the lines of the macro
  /// calls around it.
  void add(const LineMap::Entry &E, uint64_t Count) {
    addLine(E.From, E.Expansion, Count);
    for (uint32_t I = E.Expansion; I != LineMap::None;
         I = Lines.Expansions[I].Outer)
      if (const LineMap::Expansion &X = Lines.Expansions[I];
          X.Kind == LineMap::ExpansionKind::Macro)
        addLine(X.Site, X.Outer, Count);
  }

  /// Returns the counts by the index of the file and the line.
  std::map<uint32_t, std::map<uint64_t, uint64_t>> sum() const {
    std::map<uint32_t, std::map<uint64_t, uint64_t>> Result;
    for (const auto &[Where, Count] : Parts)
      Result[std::get<0>(Where)][std::get<1>(Where)] += Count;
    return Result;
  }

private:
  const LineMap &Lines;
  /// Counts by file, line and the expansion around it. An expansion executes a
  /// line as often as the line's most frequent instruction; several expansions
  /// of a line add up.
  std::map<std::tuple<uint32_t, uint64_t, uint32_t>, uint64_t> Parts;

  void addLine(const LineMap::Location &L, uint32_t Expansion, uint64_t Count) {
    uint64_t &Part = Parts[{L.File, L.Line, Expansion}];
    Part = std::max(Part, Count);
  }
};
} // namespace

// Source: the manual page of geninfo, "TRACEFILE FORMAT".
void Coverage::print(raw_ostream &OS, const LineMap &Lines) const {
  LineCounts Counted(Lines);
  for (const LineMap::Entry &E : Lines.Entries)
    if (!E.IsData)
      Counted.add(E, Counts.lookup({E.Section, E.Offset}));
  OS << "TN:\n";
  for (const auto &[File, LinesOfFile] : Counted.sum()) {
    uint64_t NumHit = 0;
    OS << "SF:" << Lines.Files[File] << '\n';
    for (const auto &[Line, Count] : LinesOfFile) {
      OS << "DA:" << Line << ',' << Count << '\n';
      NumHit += Count != 0;
    }
    OS << "LF:" << LinesOfFile.size() << "\nLH:" << NumHit
       << "\nend_of_record\n";
  }
}

void Coverage::printLineStats(raw_ostream &OS, const RunProgram &P) const {
  struct LineSum {
    LineMap::Location Where;
    uint64_t Count = 0;
  };
  const LineMap &Lines = *P.getLines();
  std::map<std::pair<uint32_t, uint64_t>, LineSum> Sums;
  for (const LineMap::Entry &E : Lines.Entries)
    if (const uint64_t Count = Counts.lookup({E.Section, E.Offset})) {
      LineSum &S = Sums[{E.From.File, E.From.Line}];
      S.Where = E.From;
      S.Count += Count;
    }
  SmallVector<LineSum> Sorted(make_second_range(Sums));
  stable_sort(Sorted, [](const LineSum &A, const LineSum &B) {
    return A.Count > B.Count;
  });
  for (const LineSum &S : Sorted)
    OS << format_decimal(int64_t(S.Count), 10) << " line - "
       << Lines.Files[S.Where.File] << ':' << S.Where.Line << ": "
       << StringRef(P.getSourceLine(S.Where)).trim() << '\n';
}

void Coverage::addTo(KernelReport &K, uint32_t Section) const {
  for (LineReport &L : K.Lines) {
    for (const uint64_t Offset : L.Offsets)
      L.NumExecuted += Counts.lookup({Section, Offset});
    K.NumExecuted += L.NumExecuted;
  }
}
