//===- BlockGroups.h - Blocks that are one place to a dataflow --*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks without effect that reach one another through such blocks: a dataflow
// has the same state in all of them. Code of little else than branches is a few
// of these groups.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_BLOCKGROUPS_H
#define CLRX_LIB_CHECKS_BLOCKGROUPS_H

#include "clrx/Analysis/FlowGraph.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx {

class BlockGroups {
public:
  /// \p Free: the blocks without effect.
  BlockGroups(const FlowGraph &Graph, const llvm::BitVector &Free);

  /// The block that stands for the group of \p Block; often itself.
  uint32_t getLeader(uint32_t Block) const { return Leaders[Block]; }
  /// Calls \p Fn for each block of the group of \p Leader.
  template <typename Function>
  void forEachMember(uint32_t Leader, Function Fn) const {
    auto It = Members.find(Leader);
    if (It == Members.end())
      return Fn(Leader);
    for (uint32_t Block : It->second)
      Fn(Block);
  }

private:
  std::vector<uint32_t> Leaders; ///< By block.
  /// Of groups with more than one.
  llvm::DenseMap<uint32_t, std::vector<uint32_t>> Members;

  class Finder;
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_BLOCKGROUPS_H
