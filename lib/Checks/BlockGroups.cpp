//===- BlockGroups.cpp - Blocks with equal dataflow states ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds strongly connected components with an iterative Tarjan algorithm.
//
//===----------------------------------------------------------------------===//

#include "BlockGroups.h"

using namespace llvm;
using namespace clrx;

class BlockGroups::Finder {
public:
  Finder(const FlowGraph &Graph, const BitVector &Free, BlockGroups &Groups)
      : Graph(Graph), Free(Free), Groups(Groups),
        Index(Graph.getBlocks().size()), Lowest(Graph.getBlocks().size()) {}

  void visit(uint32_t Root);
  bool isVisited(uint32_t Block) const { return Index[Block]; }

private:
  const FlowGraph &Graph;
  const BitVector &Free;
  BlockGroups &Groups;
  /// Order of the visits from 1; 0 for unvisited blocks.
  std::vector<uint32_t> Index;
  std::vector<uint32_t> Lowest; ///< Lowest reachable Index, or Done.
  std::vector<uint32_t> Open;   ///< Visited blocks without a group.
  struct Step {
    uint32_t Block, Next;
  };
  std::vector<Step> Path;
  uint32_t NumVisited = 0;
  static constexpr uint32_t Done = ~0u;

  void enter(uint32_t Block);
  void close(uint32_t Block);
};

void BlockGroups::Finder::enter(uint32_t Block) {
  Index[Block] = Lowest[Block] = ++NumVisited;
  Open.push_back(Block);
  Path.push_back({Block, 0});
}

/// Makes \p Block and all later blocks in Open a group.
void BlockGroups::Finder::close(uint32_t Block) {
  const auto First = std::find(Open.rbegin(), Open.rend(), Block).base() - 1;
  for (auto It = First; It != Open.end(); ++It) {
    Lowest[*It] = Done;
    Groups.Leaders[*It] = Block;
  }
  if (Open.end() - First > 1)
    Groups.Members[Block].assign(First, Open.end());
  Open.erase(First, Open.end());
}

void BlockGroups::Finder::visit(uint32_t Root) {
  enter(Root);
  while (!Path.empty()) {
    Step &S = Path.back();
    const uint32_t Block = S.Block;
    const ArrayRef<uint32_t> Successors = Graph.getBlocks()[Block].Successors;
    if (S.Next != Successors.size()) {
      const uint32_t To = Successors[S.Next++];
      if (!Free.test(To))
        continue;
      if (!Index[To])
        enter(To);
      else if (Lowest[To] != Done)
        Lowest[Block] = std::min(Lowest[Block], Index[To]);
      continue;
    }
    Path.pop_back();
    if (!Path.empty())
      Lowest[Path.back().Block] =
          std::min(Lowest[Path.back().Block], Lowest[Block]);
    if (Lowest[Block] == Index[Block])
      close(Block);
  }
}

BlockGroups::BlockGroups(const FlowGraph &Graph, const BitVector &Free) {
  for (uint32_t Block = 0; Block != Graph.getBlocks().size(); ++Block)
    Leaders.push_back(Block);
  if (Free.none())
    return;
  Finder F(Graph, Free, *this);
  for (unsigned Block : Free.set_bits())
    if (!F.isVisited(Block))
      F.visit(Block);
}
