//===- PostDominators.h - Where ways of the code meet again -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of each block, the first one behind it that is on all ways from it to the
// end.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_POSTDOMINATORS_H
#define CLRX_LIB_CHECKS_POSTDOMINATORS_H

#include "clrx/Analysis/FlowGraph.h"

namespace clrx {

class PostDominators {
public:
  /// Where control leaves the graph.
  static constexpr uint32_t End = ~0u;

  explicit PostDominators(const FlowGraph &Graph);

  /// Nothing: there is no way from \p Block to the end.
  std::optional<uint32_t> get(uint32_t Block) const {
    const uint32_t P = Nearest[Block];
    if (P == Unknown)
      return std::nullopt;
    return P == Nearest.size() - 1 ? End : P;
  }

private:
  static constexpr uint32_t Unknown = ~0u;

  const FlowGraph &Graph;
  std::vector<uint32_t> Nearest;  ///< By block, the end behind the last one.
  std::vector<uint32_t> Position; ///< In Order; Unknown: not in it.
  std::vector<uint32_t> Order;    ///< The end first, blocks before those they
                                  ///< come from.

  bool isLast(const FlowBlock &B) const;
  void sort();
  uint32_t meet(uint32_t A, uint32_t B) const;
  bool update(uint32_t Block);
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_POSTDOMINATORS_H
