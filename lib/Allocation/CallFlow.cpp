//===- CallFlow.cpp - Flow graph with calls -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds edges for calls and returns to the flow graph, orders the nodes, and
// finds connected components.
//
//===----------------------------------------------------------------------===//

#include "CallFlow.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/IntEqClasses.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::allocation;

static bool isResolvedCall(const FlowBlock &B) {
  return B.Ending == BlockExit::Call && !B.Callees.empty();
}

CallFlow::CallFlow(const FlowGraph &Graph) : Graph(Graph) {
  connectBlocks();
  for (auto [Number, N] : enumerate(Nodes))
    for (uint32_t To : N.Successors)
      Nodes[To].Predecessors.push_back(Number);
  orderNodes();
  findComponents();
}

/// Connects the returning blocks of function \p Function, a block number, to
/// the node \p CommonExit.
void CallFlow::connectEnds(uint32_t Function, uint32_t CommonExit) {
  const ArrayRef<FlowBlock> Blocks = Graph.getBlocks();
  SmallVector<uint32_t> ToVisit = {Function};
  DenseSet<uint32_t> Seen = {Function};
  while (!ToVisit.empty()) {
    const uint32_t Number = ToVisit.pop_back_val();
    if (Blocks[Number].Ending == BlockExit::Return)
      Nodes[Number].Successors.push_back(CommonExit);
    for (uint32_t To : Blocks[Number].Successors)
      if (Seen.insert(To).second)
        ToVisit.push_back(To);
  }
}

void CallFlow::connectBlocks() {
  const ArrayRef<FlowBlock> Blocks = Graph.getBlocks();
  for (const FlowBlock &B : Blocks) {
    FlowNode &N = Nodes.emplace_back();
    N.First = B.First;
    N.End = B.End;
    N.IsReachable = B.IsReachable;
    N.IsEntry = B.IsEntry;
    const auto &To = isResolvedCall(B) ? ArrayRef<uint32_t>(B.Callees)
                                       : ArrayRef<uint32_t>(B.Successors);
    N.Successors.assign(To.begin(), To.end());
  }
  DenseMap<uint32_t, uint32_t> CommonExits; // By the function's first block
  for (const FlowBlock &B : Blocks) {
    if (!isResolvedCall(B))
      continue;
    for (uint32_t Function : B.Callees) {
      auto [It, IsNew] = CommonExits.try_emplace(Function, Nodes.size());
      const uint32_t CommonExit = It->second;
      if (IsNew) {
        Nodes.emplace_back().IsReachable = Blocks[Function].IsReachable;
        connectEnds(Function, CommonExit);
      }
      for (uint32_t ReturnPoint : B.Successors)
        if (!is_contained(Nodes[CommonExit].Successors, ReturnPoint))
          Nodes[CommonExit].Successors.push_back(ReturnPoint);
    }
  }
}

void CallFlow::orderNodes() {
  std::vector<bool> Seen(Nodes.size());
  SmallVector<std::pair<uint32_t, unsigned>> Stack;
  // Visits in postorder.
  const auto Visit = [&](uint32_t Root) {
    if (Seen[Root])
      return;
    Seen[Root] = true;
    Stack.push_back({Root, 0});
    while (!Stack.empty()) {
      const FlowNode &N = Nodes[Stack.back().first];
      const unsigned Next = Stack.back().second++;
      if (Next == N.Successors.size()) {
        Order.push_back(Stack.pop_back_val().first);
      } else if (!Seen[N.Successors[Next]]) {
        Seen[N.Successors[Next]] = true;
        Stack.push_back({N.Successors[Next], 0});
      }
    }
  };
  for (auto [Number, N] : enumerate(Nodes))
    if (N.IsEntry)
      Visit(Number);
  std::reverse(Order.begin(), Order.end());
  const size_t NumReachable = Order.size();
  for (uint32_t Number = 0; Number != Nodes.size(); ++Number)
    Visit(Number);
  std::reverse(Order.begin() + NumReachable, Order.end());
}

void CallFlow::findComponents() {
  IntEqClasses Classes(Nodes.size());
  for (auto [Number, N] : enumerate(Nodes))
    for (uint32_t To : N.Successors)
      Classes.join(Number, To);
  Classes.compress();
  for (auto [Number, N] : enumerate(Nodes))
    N.Component = Classes[Number];
  NumComponents = Classes.getNumClasses();
}
