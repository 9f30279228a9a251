//===- PostDominators.cpp - Post-dominators of blocks ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The algorithm is from Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
// Algorithm", applied to the reversed edges.
//
//===----------------------------------------------------------------------===//

#include "PostDominators.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

/// Returns true if control may leave the graph after \p B.
bool PostDominators::isLast(const FlowBlock &B) const {
  return B.Successors.empty() || B.Ending == BlockExit::Return ||
         B.Ending == BlockExit::Unknown || B.Ending == BlockExit::RunsOut;
}

void PostDominators::sort() {
  const ArrayRef<FlowBlock> Blocks = Graph.getBlocks();
  const uint32_t Last = Blocks.size();
  SmallVector<uint32_t> Roots;
  for (auto [Number, B] : enumerate(Blocks))
    if (isLast(B))
      Roots.push_back(Number);
  const auto GetNext = [&](uint32_t Node) -> ArrayRef<uint32_t> {
    return Node == Last ? ArrayRef<uint32_t>(Roots)
                        : ArrayRef<uint32_t>(Blocks[Node].Predecessors);
  };
  std::vector<bool> IsSeen(Blocks.size() + 1);
  SmallVector<std::pair<uint32_t, uint32_t>> Stack = {{Last, 0}};
  IsSeen[Last] = true;
  while (!Stack.empty()) {
    auto &[Node, Next] = Stack.back();
    const ArrayRef<uint32_t> All = GetNext(Node);
    if (Next == All.size()) {
      Order.push_back(Node);
      Stack.pop_back();
      continue;
    }
    const uint32_t To = All[Next++];
    if (!IsSeen[To]) {
      IsSeen[To] = true;
      Stack.push_back({To, 0});
    }
  }
  std::reverse(Order.begin(), Order.end());
  for (auto [I, Node] : enumerate(Order))
    Position[Node] = I;
}

uint32_t PostDominators::meet(uint32_t A, uint32_t B) const {
  while (A != B)
    if (Position[A] > Position[B])
      A = Nearest[A];
    else
      B = Nearest[B];
  return A;
}

/// Computes the nearest post-dominator of \p Block from those of its
/// successors.
/// \returns true if it has changed.
bool PostDominators::update(uint32_t Block) {
  const FlowBlock &B = Graph.getBlocks()[Block];
  const uint32_t Last = Nearest.size() - 1;
  uint32_t New = isLast(B) ? Last : Unknown;
  for (uint32_t To : B.Successors)
    if (Nearest[To] != Unknown)
      New = New == Unknown ? To : meet(New, To);
  const bool HasChanged = New != Nearest[Block];
  Nearest[Block] = New;
  return HasChanged;
}

PostDominators::PostDominators(const FlowGraph &Graph)
    : Graph(Graph), Nearest(Graph.getBlocks().size() + 1, Unknown),
      Position(Graph.getBlocks().size() + 1, Unknown) {
  sort();
  Nearest.back() = Nearest.size() - 1;
  for (bool HasChanged = true; HasChanged;) {
    HasChanged = false;
    for (uint32_t Node : drop_begin(Order))
      HasChanged |= update(Node);
  }
}
