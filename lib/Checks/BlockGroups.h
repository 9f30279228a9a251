//===- BlockGroups.h - Blocks with equal dataflow states --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block without effect does not change the dataflow state. Such blocks form a
// group if they reach one another through blocks without effect. All blocks of
// a group have the same state. Many branches that jump to one another in cycles
// form only a few groups.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_BLOCKGROUPS_H
#define CLRX_LIB_CHECKS_BLOCKGROUPS_H

#include "Analysis/FlowGraph.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx {

/// The strongly connected components of the blocks without effect.
class BlockGroups {
public:
  /// \p Free contains the blocks without effect.
  BlockGroups(const FlowGraph &Graph, const llvm::BitVector &Free);

  /// Returns the block that represents the group of \p Block.
  uint32_t getLeader(uint32_t Block) const { return Leaders[Block]; }
  /// Calls \p Fn for each block in the group of \p Leader.
  template <typename Function>
  void forEachMember(uint32_t Leader, Function Fn) const {
    auto It = Members.find(Leader);
    if (It == Members.end())
      return Fn(Leader);
    for (uint32_t Block : It->second)
      Fn(Block);
  }

private:
  std::vector<uint32_t> Leaders; ///< Indexed by block.
  /// Members of the groups with more than one block, by leader.
  llvm::DenseMap<uint32_t, std::vector<uint32_t>> Members;

  class Finder;
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_BLOCKGROUPS_H
