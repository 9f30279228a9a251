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

/// Returns true if control may leave the kernel after \p B.
bool PostDominators::isLast(const FlowBlock &B) const {
  return B.Successors.empty() || B.Ending == BlockExit::Return ||
         B.Ending == BlockExit::Unknown || B.Ending == BlockExit::RunsOut;
}

/// Returns the nodes from which an edge leads to \p Node: blocks, or the blocks
/// before the end if \p Node is the end.
SmallVector<uint32_t> PostDominators::getPrevious(uint32_t Node) const {
  SmallVector<uint32_t> Previous;
  if (Node == Blocks.size()) {
    for (uint32_t Index = 0; Index != Blocks.size(); ++Index)
      if (isLast(getBlock(Index)))
        Previous.push_back(Index);
    return Previous;
  }
  for (uint32_t Block : getBlock(Node).Predecessors)
    if (Blocks.contains(Block))
      Previous.push_back(Blocks.getIndex(Block));
  return Previous;
}

void PostDominators::sort() {
  const uint32_t Last = Blocks.size();
  struct Visit {
    uint32_t Node;
    SmallVector<uint32_t> Rest; ///< Nodes before it that are not yet visited.
  };
  std::vector<bool> IsSeen(Blocks.size() + 1);
  SmallVector<Visit> Stack = {{Last, getPrevious(Last)}};
  IsSeen[Last] = true;
  while (!Stack.empty()) {
    Visit &V = Stack.back();
    if (V.Rest.empty()) {
      Order.push_back(V.Node);
      Stack.pop_back();
      continue;
    }
    const uint32_t To = V.Rest.pop_back_val();
    if (!IsSeen[To]) {
      IsSeen[To] = true;
      Stack.push_back({To, getPrevious(To)});
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

/// Computes the nearest post-dominator of the block with \p Index from those of
/// its successors.
/// \returns true if it has changed.
bool PostDominators::update(uint32_t Index) {
  const FlowBlock &B = getBlock(Index);
  const uint32_t Last = Nearest.size() - 1;
  uint32_t New = isLast(B) ? Last : Unknown;
  for (uint32_t Block : B.Successors) {
    const uint32_t To = Blocks.getIndex(Block);
    if (Nearest[To] != Unknown)
      New = New == Unknown ? To : meet(New, To);
  }
  const bool HasChanged = New != Nearest[Index];
  Nearest[Index] = New;
  return HasChanged;
}

PostDominators::PostDominators(const KernelBlocks &Blocks)
    : Blocks(Blocks), Nearest(Blocks.size() + 1, Unknown),
      Position(Blocks.size() + 1, Unknown) {
  sort();
  Nearest.back() = Nearest.size() - 1;
  for (bool HasChanged = true; HasChanged;) {
    HasChanged = false;
    for (uint32_t Node : drop_begin(Order))
      HasChanged |= update(Node);
  }
}
