//===- PostDominators.h - Post-dominators of blocks -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The nearest post-dominator of each block: the first other block that all
// paths from the block to the end have in common.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_POSTDOMINATORS_H
#define CLRX_LIB_CHECKS_POSTDOMINATORS_H

#include "Analysis/FlowGraph.h"

namespace clrx {

/// Nearest post-dominators of all blocks in a graph.
class PostDominators {
public:
  /// A virtual block after all exits of the graph.
  static constexpr uint32_t End = ~0u;

  explicit PostDominators(const FlowGraph &Graph);

  /// Returns nothing if no path leads from \p Block to the end.
  std::optional<uint32_t> get(uint32_t Block) const {
    const uint32_t P = Nearest[Block];
    if (P == Unknown)
      return std::nullopt;
    return P == Nearest.size() - 1 ? End : P;
  }

private:
  static constexpr uint32_t Unknown = ~0u;

  const FlowGraph &Graph;
  std::vector<uint32_t> Nearest;  ///< Indexed by block; the last is the end.
  std::vector<uint32_t> Position; ///< Index in Order; Unknown if absent.
  std::vector<uint32_t> Order;    ///< Reverse postorder of the reversed graph.

  bool isLast(const FlowBlock &B) const;
  void sort();
  uint32_t meet(uint32_t A, uint32_t B) const;
  bool update(uint32_t Block);
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_POSTDOMINATORS_H
