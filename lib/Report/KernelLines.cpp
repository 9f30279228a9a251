//===- KernelLines.cpp - Lines of a kernel --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects the source lines of a kernel in the order of its code. Lines between
// instructions are included, so labels and comments appear where readers expect
// them. The call of a macro, the start of a repetition and an .include appear
// before the lines that they lead to.
//
//===----------------------------------------------------------------------===//

#include "KernelCode.h"
#include "Source/DiagnosticEngine.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace llvm;
using namespace clrx;

namespace {

/// Finds lines of files. Consecutive queries are usually for ascending lines.
class LineFinder {
  struct Position {
    uint64_t Line = 1;
    size_t Begin = 0;
  };
  DenseMap<const char *, Position> Last; ///< Last line of each file.

public:
  StringRef get(StringRef FileText, uint64_t Line) {
    Position &P = Last[FileText.data()];
    if (Line < P.Line)
      P = Position();
    for (; P.Line < Line; ++P.Line) {
      const size_t End = FileText.find('\n', P.Begin);
      if (End == StringRef::npos)
        return "";
      P.Begin = End + 1;
    }
    return FileText.substr(P.Begin).split('\n').first.rtrim();
  }
};

class LineBuilder {
  /// Largest number of lines between two instructions; further lines are left
  /// out.
  static constexpr uint64_t MaxBetween = 60;
  static constexpr size_t MaxTextSize = 400;

  /// A line of a file, or of one expansion of a macro or repetition: the steps
  /// that led to it, the name of the file and the number.
  using LineKey = std::tuple<const OriginTrace *, StringRef, uint64_t>;

  KernelReport &R;
  const KernelCode &Code;
  LineFinder Finder;
  DenseMap<LineKey, uint32_t> Rows; ///< Rows of the lines.
  /// Last line so far of each file. If a file is included several times, each
  /// time counts as a file.
  DenseMap<std::pair<const OriginTrace *, StringRef>, uint64_t> LastLines;
  DenseSet<const OriginTrace *> Rounds; ///< Rounds with at least one row.
  const size_t MaxLines;
  bool IsFull = false; ///< True if the limit on lines is reached.
  struct Load {
    uint32_t Row = LineReport::None;
    uint64_t Number = 0; ///< Index of the instruction in the order of the code.
  };
  Load Pending[RegisterSet::NumCodes]; ///< Last load of each register.
  uint64_t NumInsts = 0;

public:
  LineBuilder(KernelReport &R, const KernelCode &Code, size_t MaxLines)
      : R(R), Code(Code), MaxLines(MaxLines) {}

  /// Adds \p I, which is the first instruction of block \p Starts unless this
  /// is None.
  void addInst(const CodeInst &I, LiveCounts Live, uint32_t Starts);
  /// Forgets all loads: their results do not reach the next instruction.
  void cut() { std::fill(std::begin(Pending), std::end(Pending), Load()); }

private:
  uint32_t getRow(const SourcePos &Pos);
  uint32_t addRow(const SourcePos &Pos, uint64_t Line, StringRef Text);
  void addBetween(const SourcePos &Pos);
  void addLeadingRows(const SourcePos &Pos);
  uint32_t addDataRow(const CodeInst &I);
  uint32_t addInsertedRow(const CodeInst &I);
  uint32_t addRowOf(const CodeInst &I);
  void connectLoads(const CodeInst &I, uint32_t Row);
};

} // namespace

/// Returns what led to the file that \p T is in; null for a main source.
static const OriginTrace *getFileTrace(const OriginTrace *T) {
  while (T && T->K != OriginTrace::Include)
    T = T->Outer;
  return T;
}

static unsigned getDepth(const OriginTrace *T) {
  unsigned Depth = 0;
  for (; T; T = T->Outer)
    ++Depth;
  return Depth;
}

static bool isInFile(const SourcePos &Pos) {
  return !Pos.Origin->FileText.empty();
}

/// Adds a row for line \p Line of the file or body that contains \p Pos.
uint32_t LineBuilder::addRow(const SourcePos &Pos, uint64_t Line,
                             StringRef Text) {
  const OriginTrace *T = Pos.Origin->Trace;
  const uint32_t Row = R.Lines.size();
  LineReport &L = R.Lines.emplace_back();
  L.Text = Text.take_front(MaxTextSize).str();
  L.FileName = Pos.getFileName().str();
  L.Line = Line;
  L.Depth = getDepth(T);
  if (T && T->K == OriginTrace::Repetition && Rounds.insert(T).second) {
    L.Round = T->Iteration;
    L.NumRounds = T->Count;
  }
  Rows.try_emplace({T, Pos.getFileName(), Line}, Row);
  // The body of a repetition is not shown again as lines of the file.
  Rows.try_emplace({getFileTrace(T), Pos.getFileName(), Line}, Row);
  return Row;
}

/// Adds the lines between the last line of the file so far and \p Pos. If there
/// is none above \p Pos, adds the three lines above \p Pos instead, which often
/// contain a label.
void LineBuilder::addBetween(const SourcePos &Pos) {
  constexpr uint64_t LinesInFront = 3;
  const OriginTrace *T = Pos.Origin->Trace;
  const uint64_t Line = Pos.getLine();
  uint64_t &Last = LastLines[{T, Pos.getFileName()}];
  const bool GoesOn = Last && Last < Line;
  const uint64_t MaxCount =
      GoesOn ? std::min(MaxBetween, Line - Last - 1) : LinesInFront;
  for (uint64_t N = Line - std::min(MaxCount, Line - 1); N != Line; ++N)
    if (!Rows.contains({T, Pos.getFileName(), N}))
      addRow(Pos, N, Finder.get(Pos.Origin->FileText, N));
  Last = Line;
}

/// Adds the rows of the lines that lead to \p Pos.
void LineBuilder::addLeadingRows(const SourcePos &Pos) {
  if (const OriginTrace *T = Pos.Origin->Trace)
    getRow(T->Site);
  if (isInFile(Pos))
    addBetween(Pos);
}

/// Returns the row of the line that contains \p Pos. Adds a new row after the
/// lines that lead to it.
uint32_t LineBuilder::getRow(const SourcePos &Pos) {
  const OriginTrace *T = Pos.Origin->Trace;
  const auto It = Rows.find({T, Pos.getFileName(), Pos.getLine()});
  if (It != Rows.end())
    return It->second;
  addLeadingRows(Pos);
  return addRow(Pos, Pos.getLine(), Pos.getLineText().rtrim());
}

uint32_t LineBuilder::addDataRow(const CodeInst &I) {
  R.Lines.emplace_back().Text =
      I.isUnderstood() ? ("(data: " + I.getMnemonic() + ")").str() : "(data)";
  return R.Lines.size() - 1;
}

/// Adds a row for \p I, which the assembler inserted next to the statement at
/// its position.
uint32_t LineBuilder::addInsertedRow(const CodeInst &I) {
  addLeadingRows(I.Pos);
  LineReport &L = R.Lines.emplace_back();
  L.Text = "    " + getInsertedText(Code.Code, I);
  L.Depth = getDepth(I.Pos.Origin->Trace);
  return R.Lines.size() - 1;
}

/// Records \p I, an instruction of \p Row, as the first use of the loads whose
/// registers it accesses. Then records the registers that \p I loads.
void LineBuilder::connectLoads(const CodeInst &I, uint32_t Row) {
  for (const CodeAccess &X : Code.Code.getAccesses(I)) {
    if (X.IsVar)
      continue;
    for (unsigned Reg = X.First; Reg < X.end() && Reg < std::size(Pending);
         ++Reg) {
      Load &L = Pending[Reg];
      if (L.Row != LineReport::None &&
          R.Lines[L.Row].UsedAt == LineReport::None && L.Row != Row) {
        R.Lines[L.Row].UsedAt = Row;
        R.Lines[L.Row].UseDistance = NumInsts - L.Number;
      }
      L = Load();
    }
  }
  if (!I.Counters)
    return;
  for (const CodeAccess &X : Code.Code.getAccesses(I))
    if (X.IsWrite && !X.IsVar)
      for (unsigned Reg = X.First; Reg < X.end() && Reg < std::size(Pending);
           ++Reg)
        Pending[Reg] = {Row, NumInsts};
}

/// Returns the row that shows \p I.
uint32_t LineBuilder::addRowOf(const CodeInst &I) {
  if (!I.Pos.isValid())
    return addDataRow(I);
  return I.IsInserted ? addInsertedRow(I) : getRow(I.Pos);
}

void LineBuilder::addInst(const CodeInst &I, LiveCounts Live, uint32_t Starts) {
  if (IsFull || (IsFull = R.Lines.size() >= MaxLines)) {
    ++R.NumLinesLeftOut;
    return;
  }
  const uint32_t Row = addRowOf(I);
  LineReport &L = R.Lines[Row];
  L.Offsets.push_back(I.Offset);
  if (Starts != LineReport::None)
    L.Blocks.push_back(Starts);
  L.SGPRs = std::max(L.SGPRs, Live.SGPRs);
  L.VGPRs = std::max(L.VGPRs, Live.VGPRs);
  connectLoads(I, Row);
  ++NumInsts;
}

void clrx::describeLines(KernelReport &R, const KernelCode &Code,
                         const Liveness &L, size_t MaxLines) {
  // This object is too large for the stack.
  auto Lines = std::make_unique<LineBuilder>(R, Code, MaxLines);
  uint32_t Index = 0; // Index of the block in R.
  Code.forEachInst(L, [&](uint32_t Block, uint32_t Number, LiveCounts Live) {
    while (Code.Blocks[Index] != Block)
      ++Index;
    const bool IsFirst = Number == Code.Graph.getBlocks()[Block].First;
    if (IsFirst && Index &&
        !is_contained(R.Blocks[Index - 1].Successors, Index))
      Lines->cut();
    Lines->addInst(Code.Code.Insts[Number], Live,
                   IsFirst ? Index : LineReport::None);
  });
}
