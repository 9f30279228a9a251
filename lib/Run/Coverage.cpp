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
class LineCounter {
public:
  explicit LineCounter(const LineMap &Lines) : Lines(Lines) {}

  /// Adds the instruction \p E: to its line, and to the lines of the macro
  /// calls around it.
  void add(const LineMap::Entry &E, uint64_t Count) {
    addLine(E.From, E.Expansion, Count);
    Instructions[{E.From.File, E.From.Line}] += Count;
    for (uint32_t I = E.Expansion; I != LineMap::None;
         I = Lines.Expansions[I].Outer)
      if (const LineMap::Expansion &X = Lines.Expansions[I];
          X.Kind == LineMap::ExpansionKind::Macro)
        addLine(X.Site, X.Outer, Count);
  }

  /// Returns the counts by file and line.
  std::vector<LineCount> sum() const {
    std::vector<LineCount> Result;
    for (const auto &[Where, Count] : Parts) {
      const auto &[File, Line, Expansion] = Where;
      if (Result.empty() || Result.back().File != File ||
          Result.back().Line != Line)
        Result.push_back({File, Line, 0, findInstructions(File, Line)});
      Result.back().Executions += Count;
    }
    return Result;
  }

private:
  const LineMap &Lines;
  /// Counts by file, line and the expansion around it. An expansion executes a
  /// line as often as the line's most frequent instruction; several expansions
  /// of a line add up.
  std::map<std::tuple<uint32_t, uint64_t, uint32_t>, uint64_t> Parts;
  /// Numbers of instructions by file and line.
  std::map<std::pair<uint32_t, uint64_t>, uint64_t> Instructions;

  void addLine(const LineMap::Location &L, uint32_t Expansion, uint64_t Count) {
    uint64_t &Part = Parts[{L.File, L.Line, Expansion}];
    Part = std::max(Part, Count);
  }
  uint64_t findInstructions(uint32_t File, uint64_t Line) const {
    const auto It = Instructions.find({File, Line});
    return It == Instructions.end() ? 0 : It->second;
  }
};
} // namespace

std::vector<LineCount> Coverage::count(const LineMap &Lines) const {
  LineCounter Counted(Lines);
  for (const LineMap::Entry &E : Lines.Entries)
    if (!E.IsData)
      Counted.add(E, Counts.lookup({E.Section, E.Offset}));
  return Counted.sum();
}

// Source: the manual page of geninfo, "TRACEFILE FORMAT".
void Coverage::print(raw_ostream &OS, const LineMap &Lines) const {
  const std::vector<LineCount> Counted = count(Lines);
  OS << "TN:\n";
  for (ArrayRef<LineCount> Rest = Counted; !Rest.empty();) {
    const uint32_t File = Rest.front().File;
    const ArrayRef<LineCount> OfFile =
        Rest.take_while([=](const LineCount &L) { return L.File == File; });
    OS << "SF:" << Lines.Files[File] << '\n';
    for (const LineCount &L : OfFile)
      OS << "DA:" << L.Line << ',' << L.Executions << '\n';
    OS << "LF:" << OfFile.size() << "\nLH:"
       << count_if(OfFile, [](const LineCount &L) { return L.Executions != 0; })
       << "\nend_of_record\n";
    Rest = Rest.drop_front(OfFile.size());
  }
}

void Coverage::printLineStats(raw_ostream &OS, const RunProgram &P) const {
  const LineMap &Lines = *P.getLines();
  std::vector<LineCount> Sorted = count(Lines);
  erase_if(Sorted, [](const LineCount &L) { return !L.Instructions; });
  stable_sort(Sorted, [](const LineCount &A, const LineCount &B) {
    return A.Instructions > B.Instructions;
  });
  for (const LineCount &L : Sorted) {
    LineMap::Location Where;
    Where.File = L.File;
    Where.Line = L.Line;
    OS << format_decimal(int64_t(L.Instructions), 10) << " line - "
       << Lines.Files[L.File] << ':' << L.Line << ": "
       << StringRef(P.getSourceLine(Where)).trim() << '\n';
  }
}

void Coverage::addTo(KernelReport &K, uint32_t Section) const {
  for (LineReport &L : K.Lines) {
    for (const uint64_t Offset : L.Offsets)
      L.NumExecuted += Counts.lookup({Section, Offset});
    K.NumExecuted += L.NumExecuted;
  }
}
