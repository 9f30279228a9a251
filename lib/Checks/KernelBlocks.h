//===- KernelBlocks.h - The blocks that a kernel runs -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A section may have thousands of kernels. With KernelBlocks, a check of one
// kernel can index its data by the blocks of the kernel, not by all blocks of
// the section.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_KERNELBLOCKS_H
#define CLRX_LIB_CHECKS_KERNELBLOCKS_H

#include "Analysis/FlowGraph.h"

namespace clrx {

/// The blocks that one kernel reaches, also through calls.
class KernelBlocks {
public:
  /// Creates an empty set of blocks of \p Graph, which must outlive this
  /// object.
  explicit KernelBlocks(const FlowGraph &Graph)
      : Graph(Graph), Indices(Graph.getBlocks().size()) {}

  /// Replaces the set by the blocks that the kernel with the entry \p Block
  /// reaches. The time does not depend on the size of the section.
  void assign(uint32_t Block);

  const FlowGraph &getGraph() const { return Graph; }
  /// Returns the block at which the kernel starts.
  uint32_t getEntry() const { return Entry; }
  /// Returns the numbers of the blocks in code order.
  llvm::ArrayRef<uint32_t> getNumbers() const { return Numbers; }
  size_t size() const { return Numbers.size(); }
  bool contains(uint32_t Block) const {
    const uint32_t Index = Indices[Block];
    return Index < Numbers.size() && Numbers[Index] == Block;
  }
  /// Returns the index of \p Block, which the set contains, in getNumbers().
  uint32_t getIndex(uint32_t Block) const { return Indices[Block]; }

private:
  const FlowGraph &Graph;
  uint32_t Entry = 0;
  std::vector<uint32_t> Numbers;
  /// The index of each block of the graph in Numbers. Meaningless for blocks
  /// that are not there.
  std::vector<uint32_t> Indices;
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_KERNELBLOCKS_H
