//===- RegisterFlow.cpp - Where the values of registers live --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks backward to the instructions that write the registers, and forward
// while the registers are live.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/RegisterFlow.h"
#include "Analysis/Liveness.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

namespace {

/// One bit for each of the registers, from the first one on.
using RegisterMask = uint64_t;

/// The registers whose values a walk follows from the start or the end of a
/// block.
struct Step {
  uint32_t Block;
  RegisterMask Registers;
};

class Walker {
  const FlowGraph &Graph;
  const Liveness Live;
  const FlowRegisters &R;
  ValueLife &Result;
  SmallVector<uint32_t> Returns, ReturnPoints;
  std::vector<SmallVector<uint32_t, 1>> Callers; ///< By block.
  /// By block, the registers that the walk has followed.
  std::vector<RegisterMask> Done;
  SmallVector<Step> Waiting;

  RegisterMask getMask(unsigned First, unsigned Count) const;
  RegisterMask getAccessed(uint32_t Inst, bool IsWrite) const;
  std::vector<RegisterMask> getLive(const FlowBlock &B) const;
  void push(ArrayRef<uint32_t> Blocks, RegisterMask M);
  void back(uint32_t Block, uint32_t End, RegisterMask M);
  void forward(uint32_t Block, uint32_t First, RegisterMask M);

public:
  Walker(const FlowGraph &Graph, const FlowRegisters &R, ValueLife &Result);
  void run(uint32_t Inst);
};

} // namespace

Walker::Walker(const FlowGraph &Graph, const FlowRegisters &R,
               ValueLife &Result)
    : Graph(Graph), Live(Graph), R(R), Result(Result),
      Callers(Graph.getBlocks().size()) {
  Result.Live.resize(unsigned(Graph.getCode().Insts.size()));
  for (uint32_t Number : Graph.getOrder()) {
    const FlowBlock &B = Graph.getBlocks()[Number];
    for (uint32_t To : B.Callees)
      Callers[To].push_back(Number);
    if (B.Ending == BlockExit::Return)
      Returns.push_back(Number);
    if (B.Ending == BlockExit::Call)
      append_range(ReturnPoints, B.Successors);
  }
}

/// Returns the registers of R that are among the \p Count from \p First on.
RegisterMask Walker::getMask(unsigned First, unsigned Count) const {
  RegisterMask M = 0;
  for (unsigned I = 0; I != R.Count; ++I)
    if (R.First + I >= First && R.First + I < First + Count)
      M |= RegisterMask(1) << I;
  return M;
}

RegisterMask Walker::getAccessed(uint32_t Inst, bool IsWrite) const {
  RegisterMask M = 0;
  for (const CodeAccess &X :
       Graph.getCode().getAccesses(Graph.getCode().Insts[Inst]))
    if (X.IsWrite == IsWrite && !X.IsVar)
      M |= getMask(X.First, X.Count);
  return M;
}

/// Returns the registers that are live before each instruction of \p B. SCC,
/// which the analysis does not have, counts as live.
std::vector<RegisterMask> Walker::getLive(const FlowBlock &B) const {
  std::vector<RegisterMask> Result(B.End - B.First);
  Live.forEachInst(
      Graph.getBlockOf(B.First),
      [&](uint32_t Inst, const RegisterSet &Before, const RegisterSet &) {
        for (unsigned I = 0; I != R.Count; ++I)
          if (R.First + I == CodeSCC || Before.test(R.First + I))
            Result[Inst - B.First] |= RegisterMask(1) << I;
      });
  return Result;
}

void Walker::push(ArrayRef<uint32_t> Blocks, RegisterMask M) {
  for (uint32_t Block : Blocks)
    if (const RegisterMask New = M & ~Done[Block]) {
      Done[Block] |= New;
      Waiting.push_back({Block, New});
    }
}

/// Walks from before the instruction \p End to the start of \p Block.
void Walker::back(uint32_t Block, uint32_t End, RegisterMask M) {
  const FlowBlock &B = Graph.getBlocks()[Block];
  for (uint32_t I = End; M && I-- != B.First;) {
    Result.Live.set(I);
    const RegisterMask Written = getAccessed(I, /*IsWrite=*/true) & M;
    if (Written)
      Result.Writers.insert(I);
    M &= ~Written;
  }
  if (!M)
    return;
  if (B.IsEntry)
    Result.Entries.insert(B.First);
  push(B.Predecessors, M);
  push(Callers[Block], M);
  if (is_contained(ReturnPoints, Block))
    push(Returns, M);
}

/// Walks from the instruction \p First to the end of \p Block.
void Walker::forward(uint32_t Block, uint32_t First, RegisterMask M) {
  const FlowBlock &B = Graph.getBlocks()[Block];
  const std::vector<RegisterMask> LiveBefore = getLive(B);
  for (uint32_t I = First; I != B.End; ++I) {
    M &= LiveBefore[I - B.First];
    if (!M)
      return;
    Result.Live.set(I);
    if (getAccessed(I, /*IsWrite=*/false) & M)
      Result.Readers.insert(I);
    M &= ~getAccessed(I, /*IsWrite=*/true);
  }
  push(B.Successors, M);
  push(B.Callees, M);
  if (B.Ending == BlockExit::Return)
    push(ReturnPoints, M);
}

void Walker::run(uint32_t Inst) {
  const uint32_t Block = Graph.getBlockOf(Inst);
  const RegisterMask All = getMask(R.First, R.Count);
  const RegisterMask Read = getAccessed(Inst, /*IsWrite=*/false);
  const RegisterMask Written = getAccessed(Inst, /*IsWrite=*/true);
  Result.IsRead = Read;
  Result.IsWritten = Written;
  Result.Live.set(Inst);
  const size_t NumBlocks = Graph.getBlocks().size();
  // An instruction that only writes does not need the old values.
  Done.assign(NumBlocks, 0);
  back(Block, Inst, Read | (All & ~Written));
  while (!Waiting.empty()) {
    const Step S = Waiting.pop_back_val();
    back(S.Block, Graph.getBlocks()[S.Block].End, S.Registers);
  }
  Done.assign(NumBlocks, 0);
  forward(Block, Inst + 1, All);
  while (!Waiting.empty()) {
    const Step S = Waiting.pop_back_val();
    forward(S.Block, Graph.getBlocks()[S.Block].First, S.Registers);
  }
}

ValueLife clrx::server::followValues(const FlowGraph &Graph, uint32_t Inst,
                                     const FlowRegisters &R) {
  ValueLife Result;
  Walker(Graph, R, Result).run(Inst);
  return Result;
}
