//===- PostDominators.h - Post-dominators of blocks -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The nearest post-dominator of each block of a kernel: the first other block
// that all paths from the block to the end have in common.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_POSTDOMINATORS_H
#define CLRX_LIB_CHECKS_POSTDOMINATORS_H

#include "KernelBlocks.h"

namespace clrx {

/// Nearest post-dominators of the blocks of a kernel. Blocks have the indices
/// of KernelBlocks.
class PostDominators {
public:
  /// A virtual block after all exits of the kernel.
  static constexpr uint32_t End = ~0u;

  /// \p Blocks must outlive this object.
  explicit PostDominators(const KernelBlocks &Blocks);

  /// Returns nothing if no path leads from the block with \p Index to the end.
  std::optional<uint32_t> get(uint32_t Index) const {
    const uint32_t P = Nearest[Index];
    if (P == Unknown)
      return std::nullopt;
    return P == Nearest.size() - 1 ? End : P;
  }

private:
  static constexpr uint32_t Unknown = ~0u;

  const KernelBlocks &Blocks;
  std::vector<uint32_t> Nearest;  ///< Indexed by block; the last is the end.
  std::vector<uint32_t> Position; ///< Index in Order; Unknown if absent.
  std::vector<uint32_t> Order;    ///< Reverse postorder of the reversed graph.

  const FlowBlock &getBlock(uint32_t Index) const {
    return Blocks.getGraph().getBlocks()[Blocks.getNumbers()[Index]];
  }
  bool isLast(const FlowBlock &B) const;
  llvm::SmallVector<uint32_t> getPrevious(uint32_t Node) const;
  void sort();
  uint32_t meet(uint32_t A, uint32_t B) const;
  bool update(uint32_t Index);
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_POSTDOMINATORS_H
