//===- KernelCode.cpp - Blocks and lines of a kernel ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects the source lines of a kernel in the order of its code. Lines between
// instructions are included, so labels and comments appear where readers expect
// them.
//
//===----------------------------------------------------------------------===//

#include "KernelCode.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Finds source lines. Consecutive queries are usually for ascending lines.
class LineFinder {
  struct Position {
    uint32_t LineOffset = 0;
    size_t Begin = 0;
  };
  DenseMap<const LineOrigin *, Position> Last;

public:
  StringRef get(const LineOrigin &O, uint32_t LineOffset) {
    Position &P = Last[&O];
    if (LineOffset < P.LineOffset)
      P = Position();
    for (; P.LineOffset < LineOffset; ++P.LineOffset) {
      const size_t End = O.Text.find('\n', P.Begin);
      if (End == StringRef::npos)
        return "";
      P.Begin = End + 1;
    }
    return O.Text.substr(P.Begin).split('\n').first.rtrim();
  }
};

class Builder {
  /// Largest number of lines between two instructions; further lines are left
  /// out.
  static constexpr uint32_t MaxBetween = 60;
  static constexpr size_t MaxTextSize = 400;

  KernelReport &R;
  const KernelCode &Code;
  LineFinder Finder;
  SourcePos Last; ///< Position of the last instruction.
  const size_t MaxLines;
  bool IsFull = false; ///< True if the limit on lines is reached.
  struct Load {
    uint32_t Row = LineReport::None;
    uint64_t Number = 0; ///< Index of the instruction in the order of the code.
  };
  Load Pending[RegisterSet::NumCodes]; ///< Last load of each register.
  uint64_t NumInsts = 0;

public:
  Builder(KernelReport &R, const KernelCode &Code, size_t MaxLines)
      : R(R), Code(Code), MaxLines(MaxLines) {}

  void addInst(uint32_t Block, const CodeInst &I, LiveCounts Live);
  /// Forgets all loads: their results do not reach the next instruction.
  void cut() { std::fill(std::begin(Pending), std::end(Pending), Load()); }

private:
  LineReport &addLine(const LineOrigin &O, uint32_t LineOffset);
  void addBetween(const SourcePos &Pos);
  LineReport &findRow(const CodeInst &I, uint32_t Block);
  void connectLoads(const CodeInst &I);
};

} // namespace

LineReport &Builder::addLine(const LineOrigin &O, uint32_t LineOffset) {
  LineReport &L = R.Lines.emplace_back();
  L.Text = Finder.get(O, LineOffset).take_front(MaxTextSize).str();
  L.FileName = O.FileName.str();
  L.Line = O.FirstLine + LineOffset;
  return L;
}

/// Adds the lines between the last instruction and \p Pos. For the first
/// instruction, and if the last one is not above \p Pos in the same text, adds
/// the three lines above \p Pos instead, which often contain a label.
void Builder::addBetween(const SourcePos &Pos) {
  if (!Pos.isValid())
    return;
  const bool GoesOn =
      Last.Origin == Pos.Origin && Last.LineOffset < Pos.LineOffset;
  constexpr uint32_t LinesInFront = 3;
  const uint32_t First =
      GoesOn
          ? Last.LineOffset + 1
          : Pos.LineOffset - std::min<uint32_t>(Pos.LineOffset, LinesInFront);
  const uint32_t Begin = std::max(
      First, Pos.LineOffset - std::min<uint32_t>(Pos.LineOffset, MaxBetween));
  for (uint32_t N = Begin; N != Pos.LineOffset; ++N)
    addLine(*Pos.Origin, N);
}

LineReport &Builder::findRow(const CodeInst &I, uint32_t Block) {
  if (I.Pos.isValid() && I.Pos.Origin == Last.Origin &&
      I.Pos.LineOffset == Last.LineOffset && !R.Lines.empty() &&
      R.Lines.back().Block == Block)
    return R.Lines.back();
  addBetween(I.Pos);
  if (!I.Pos.isValid()) {
    LineReport &L = R.Lines.emplace_back();
    L.Text =
        I.isUnderstood() ? ("(data: " + I.Row->Mnemonic + ")").str() : "(data)";
    return L;
  }
  return addLine(*I.Pos.Origin, I.Pos.LineOffset);
}

/// Records \p I, an instruction of the last row, as the first use of the loads
/// whose registers it accesses. Then records the registers that \p I loads.
void Builder::connectLoads(const CodeInst &I) {
  const uint32_t Row = R.Lines.size() - 1;
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

void Builder::addInst(uint32_t Block, const CodeInst &I, LiveCounts Live) {
  if (IsFull || (IsFull = R.Lines.size() >= MaxLines)) {
    ++R.NumLinesLeftOut;
    return;
  }
  LineReport &Row = findRow(I, Block);
  if (!Row.NumInsts)
    Row.Offset = I.Offset;
  ++Row.NumInsts;
  Row.Block = Block;
  Row.SGPRs = std::max(Row.SGPRs, Live.SGPRs);
  Row.VGPRs = std::max(Row.VGPRs, Live.VGPRs);
  connectLoads(I);
  Last = I.Pos;
  ++NumInsts;
}

static void addBlock(KernelReport &R, const KernelCode &Code, uint32_t Number,
                     const DenseMap<uint32_t, uint32_t> &Numbers,
                     const LabelRecorder &Labels) {
  const FlowBlock &B = Code.Graph.getBlocks()[Number];
  const CodeInst &First = Code.Code.Insts[B.First];
  const CodeInst &Last = Code.Code.Insts[B.End - 1];
  BlockReport &Result = R.Blocks.emplace_back();
  Result.Label = Labels.find(Code.Code.Section, First.Offset).str();
  // There may be room for a header between the kernel's label and its code.
  if (Result.Label.empty() && Number == Code.Entry)
    Result.Label = R.Name;
  Result.Offset = First.Offset;
  Result.Size = Last.getEnd() - First.Offset;
  Result.FirstLine = First.Pos.getLine();
  Result.LastLine = Last.Pos.getLine();
  Result.NumInsts = B.End - B.First;
  Result.Ending = B.Ending;
  Result.IsEntry = B.IsEntry;
  for (uint32_t To : B.Successors)
    Result.Successors.push_back(Numbers.lookup(To));
  // The next block in the code comes first.
  std::stable_partition(Result.Successors.begin(), Result.Successors.end(),
                        [&](uint32_t To) { return To == R.Blocks.size(); });
  for (uint32_t To : B.Callees)
    Result.Callees.push_back(Numbers.lookup(To));
}

void clrx::describeBlocks(KernelReport &R, const KernelCode &Code,
                          const Liveness &L, const LabelRecorder &Labels) {
  DenseMap<uint32_t, uint32_t> Numbers;
  for (auto [I, B] : enumerate(Code.Blocks))
    Numbers[B] = I;
  for (uint32_t B : Code.Blocks)
    addBlock(R, Code, B, Numbers, Labels);
  Code.forEachInst(L, [&](uint32_t Block, uint32_t, LiveCounts Live) {
    BlockReport &B = R.Blocks[Numbers.lookup(Block)];
    B.SGPRs = std::max(B.SGPRs, Live.SGPRs);
    B.VGPRs = std::max(B.VGPRs, Live.VGPRs);
  });
}

void clrx::describeLines(KernelReport &R, const KernelCode &Code,
                         const Liveness &L, size_t MaxLines) {
  // This object is too large for the stack.
  auto Lines = std::make_unique<Builder>(R, Code, MaxLines);
  uint32_t Index = 0; // Index of the block in R.
  Code.forEachInst(L, [&](uint32_t Block, uint32_t Number, LiveCounts Live) {
    while (Code.Blocks[Index] != Block)
      ++Index;
    if (Number == Code.Graph.getBlocks()[Block].First && Index &&
        !is_contained(R.Blocks[Index - 1].Successors, Index))
      Lines->cut();
    Lines->addInst(Index, Code.Code.Insts[Number], Live);
  });
}
