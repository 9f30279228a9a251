//===- LoopChecks.cpp - Loops that no path leaves -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A wavefront that enters such a loop never ends, so the kernel hangs. The
// check knows no values, so each conditional branch may take both ways.
//
//===----------------------------------------------------------------------===//

#include "CallGraph.h"
#include "KernelChecks.h"

using namespace llvm;
using namespace clrx;

/// Returns true if control may leave the known blocks, or end, after \p B.
static bool isExit(const FlowBlock &B) {
  return B.Successors.empty() || B.Ending == BlockExit::Unknown ||
         B.Ending == BlockExit::Return || B.Ending == BlockExit::RunsOut;
}

/// Returns the blocks from which some path leads to one of \p Blocks.
static BitVector getLeading(const FlowGraph &Graph,
                            SmallVector<uint32_t> Blocks) {
  BitVector Leading(Graph.getBlocks().size());
  while (!Blocks.empty()) {
    const uint32_t Block = Blocks.pop_back_val();
    if (Leading.test(Block))
      continue;
    Leading.set(Block);
    append_range(Blocks, Graph.getBlocks()[Block].Predecessors);
  }
  return Leading;
}

/// Returns the blocks of a loop that no path leaves. No path from \p Block
/// leads to an exit.
static BitVector findLoop(const FlowGraph &Graph, uint32_t Block) {
  while (true) {
    BitVector Reached = getReachable(Graph, Block, /*ThroughCalls=*/false);
    BitVector Left = Reached;
    Left.reset(getLeading(Graph, {Block}));
    if (Left.none())
      return Reached;
    // Control leaves the blocks around Block for good.
    Block = Left.find_first();
  }
}

void clrx::checkLoops(const Program::Kernel &K, Findings &Found) {
  const FlowGraph &Graph = K.In->Graph;
  const SectionCode &Code = K.In->Code;
  const BitVector Reached =
      getReachable(Graph, Graph.getBlockOf(K.EntryInst), /*ThroughCalls=*/true);
  SmallVector<uint32_t> Exits;
  for (unsigned Block : Reached.set_bits())
    if (isExit(Graph.getBlocks()[Block]))
      Exits.push_back(Block);
  BitVector Stuck = Reached;
  Stuck.reset(getLeading(Graph, Exits));
  if (Stuck.none())
    return;
  // The last block of a loop in code order jumps back.
  const FlowBlock &B =
      Graph.getBlocks()[findLoop(Graph, Stuck.find_first()).find_last()];
  const CodeInst &Last = Code.Insts[B.End - 1];
  if (!Last.Pos.isValid() || !Found.wants(WarningGroup::Kernel, "loop", Last))
    return;
  Finding &F =
      Found.add(WarningGroup::Kernel, {B.End - 1, CodeAccess::NoOperand},
                (K.Name.empty() ? "" : "kernel '" + K.Name + "': ") +
                    "no path leaves the loop that this instruction repeats");
  F.Notes.push_back({std::nullopt, "leave it with a conditional branch, or end "
                                   "the wavefront with 's_endpgm'"});
}
