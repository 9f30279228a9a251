//===- LoopChecks.cpp - Loops that no path leaves -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds loops that no path leaves. A wavefront that enters such a loop never
// ends, so the kernel hangs. The check does not know the values of conditions,
// so it assumes that each conditional branch may go both ways.
//
//===----------------------------------------------------------------------===//

#include "KernelChecks.h"
#include "llvm/ADT/BitVector.h"

using namespace llvm;
using namespace clrx;

/// Returns true if control may leave the known blocks, or end, after \p B.
static bool isExit(const FlowBlock &B) {
  return B.Successors.empty() || B.Ending == BlockExit::Unknown ||
         B.Ending == BlockExit::Return || B.Ending == BlockExit::RunsOut;
}

/// Returns the indices in \p Blocks of the blocks from which some path leads to
/// one of \p Todo.
static BitVector getLeading(const KernelBlocks &Blocks,
                            SmallVector<uint32_t> Todo) {
  BitVector Leading(Blocks.size());
  while (!Todo.empty()) {
    const uint32_t Block = Todo.pop_back_val();
    if (!Blocks.contains(Block) || Leading.test(Blocks.getIndex(Block)))
      continue;
    Leading.set(Blocks.getIndex(Block));
    append_range(Todo, Blocks.getGraph().getBlocks()[Block].Predecessors);
  }
  return Leading;
}

/// Returns the last block in code order of a loop that no path leaves. No path
/// from \p Block leads to an exit.
static uint32_t findLoopEnd(const FlowGraph &Graph, uint32_t Block) {
  KernelBlocks After(Graph);
  while (true) {
    After.assign(Block);
    const BitVector Leading = getLeading(After, {Block});
    const int Left = Leading.find_first_unset();
    if (Left == -1)
      return After.getNumbers().back();
    // A path from Block leads to this block, and no path leads back.
    Block = After.getNumbers()[Left];
  }
}

void clrx::checkLoops(const Program::Kernel &K, const KernelBlocks &Blocks,
                      Findings &Found) {
  const FlowGraph &Graph = Blocks.getGraph();
  const SectionCode &Code = K.In->Code;
  SmallVector<uint32_t> Exits;
  for (uint32_t Block : Blocks.getNumbers())
    if (isExit(Graph.getBlocks()[Block]))
      Exits.push_back(Block);
  const int Stuck = getLeading(Blocks, Exits).find_first_unset();
  if (Stuck == -1)
    return;
  // The last block of a loop in code order jumps back.
  const FlowBlock &B =
      Graph.getBlocks()[findLoopEnd(Graph, Blocks.getNumbers()[Stuck])];
  const CodeInst &Last = Code.Insts[B.End - 1];
  if (!Last.Pos.isValid() ||
      !Found.wants(WarningGroup::Kernel, rules::EndlessLoop, Last))
    return;
  Finding &F =
      Found.add(WarningGroup::Kernel, rules::EndlessLoop,
                {B.End - 1, CodeAccess::NoOperand},
                (K.Name.empty() ? "" : "kernel '" + K.Name + "': ") +
                    "no path leaves the loop that this instruction repeats");
  F.Notes.push_back({std::nullopt, "leave it with a conditional branch, or end "
                                   "the wavefront with 's_endpgm'"});
}
