//===- KernelCode.cpp - Blocks of a kernel --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes the basic blocks of a kernel and their instructions.
//
//===----------------------------------------------------------------------===//

#include "KernelCode.h"
#include "Source/DiagnosticEngine.h"
#include "SourceText.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

/// Returns the line of the file that contains \p Pos or, in a macro or
/// repetition, the call or the start that led there.
static uint64_t getFileLine(SourcePos Pos) {
  while (Pos.isValid() && Pos.Origin->FileText.empty() && Pos.Origin->Trace)
    Pos = Pos.Origin->Trace->Site;
  return Pos.getLine();
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
  Result.FirstLine = getFileLine(First.Pos);
  Result.LastLine = getFileLine(Last.Pos);
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

std::string clrx::getInsertedText(const SectionCode &Code, const CodeInst &I) {
  return (Code.getInserted(I) + "  # inserted").str();
}

static std::string getText(const SectionCode &Code, const CodeInst &I) {
  constexpr size_t MaxTextSize = 80;
  if (I.IsInserted)
    return getInsertedText(Code, I);
  std::string Text = getStatement(I.Pos, MaxTextSize);
  if (!Text.empty())
    return Text;
  return I.isUnderstood() ? I.getMnemonic().str() : "(data)";
}

void clrx::describeInsts(KernelReport &R, const KernelCode &Code,
                         size_t MaxInsts) {
  const size_t Most = std::min(MaxInstsOfBlock,
                               MaxInsts / std::max<size_t>(1, R.Blocks.size()));
  for (auto [Number, B] : zip_equal(Code.Blocks, R.Blocks)) {
    const FlowBlock &In = Code.Graph.getBlocks()[Number];
    const ArrayRef<CodeInst> Insts =
        ArrayRef(Code.Code.Insts).slice(In.First, In.End - In.First);
    // The end of a block shows how control leaves it.
    const size_t NumLast = Insts.size() > Most ? Most / 4 : 0;
    const size_t NumFirst = std::min(Insts.size(), Most - NumLast);
    const auto Get = [&](const CodeInst &I) { return getText(Code.Code, I); };
    llvm::transform(Insts.take_front(NumFirst),
                    std::back_inserter(B.FirstInsts), Get);
    llvm::transform(Insts.take_back(NumLast), std::back_inserter(B.LastInsts),
                    Get);
  }
}
