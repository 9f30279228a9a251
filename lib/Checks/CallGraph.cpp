//===- CallGraph.cpp - Functions and their return points ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function consists of the blocks reachable from a called block.
//
//===----------------------------------------------------------------------===//

#include "CallGraph.h"

using namespace llvm;
using namespace clrx;

BitVector clrx::getReachable(const FlowGraph &Graph, uint32_t From,
                             bool ThroughCalls) {
  BitVector Reached(Graph.getBlocks().size());
  SmallVector<uint32_t> Todo = {From};
  while (!Todo.empty()) {
    const uint32_t Block = Todo.pop_back_val();
    if (Reached.test(Block))
      continue;
    Reached.set(Block);
    append_range(Todo, Graph.getBlocks()[Block].Successors);
    if (ThroughCalls)
      append_range(Todo, Graph.getBlocks()[Block].Callees);
  }
  return Reached;
}

bool clrx::isChecked(const FlowGraph &Graph, uint32_t Block) {
  const FlowBlock &B = Graph.getBlocks()[Block];
  // Test the last instruction, because padding may precede a function.
  return B.IsReachable || Graph.getCode().Insts[B.End - 1].Pos.isValid();
}

std::vector<uint32_t> clrx::getCheckedBlocks(const FlowGraph &Graph) {
  std::vector<uint32_t> Result = Graph.getOrder().vec();
  for (uint32_t Block = 0; Block != Graph.getBlocks().size(); ++Block)
    if (!Graph.getBlocks()[Block].IsReachable && isChecked(Graph, Block))
      Result.push_back(Block);
  return Result;
}

CallGraph::CallGraph(const FlowGraph &Graph) {
  // Maps each called block to the return points of its calls.
  std::map<uint32_t, std::vector<uint32_t>> Calls;
  for (const FlowBlock &B : Graph.getBlocks())
    for (uint32_t Callee : B.Callees)
      append_range(Calls[Callee], B.Successors);
  for (const auto &[Callee, After] : Calls) {
    const BitVector &Function = Functions.emplace_back(
        getReachable(Graph, Callee, /*ThroughCalls=*/false));
    for (unsigned Block : Function.set_bits())
      if (Graph.getBlocks()[Block].Ending == BlockExit::Return)
        for (uint32_t To : After)
          Returns[Block].push_back({To, &Function});
  }
}

SmallVector<uint32_t> clrx::getEntryBlocks(const Program &P,
                                           const Program::Part &In) {
  SmallVector<uint32_t> Entries;
  for (const Program::Kernel &K : P.getKernels(In))
    Entries.push_back(In.Graph.getBlockOf(K.EntryInst));
  llvm::sort(Entries);
  return Entries;
}

std::vector<uint32_t> clrx::getUnresolvedJumps(const FlowGraph &Graph) {
  std::vector<uint32_t> Unresolved = Graph.getUnresolved();
  erase_if(Unresolved, [&](uint32_t I) {
    return !Graph.getCode().Insts[I].Classes.hasAny(
        InstClass::SetPC | InstClass::SwapPC | InstClass::Fork);
  });
  return Unresolved;
}
