//===- FlowGraph.h - The ways that code takes -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks and edges of a section's code, from its branches, from addresses that
// are made of the program counter, and from what the source says (.cf_*).
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ANALYSIS_FLOWGRAPH_H
#define CLRX_ANALYSIS_FLOWGRAPH_H

#include "clrx/Analysis/Code.h"

namespace clrx {

/// How control leaves a block. Successors may be there besides.
enum class BlockEnd : uint8_t {
  Known,   ///< To the successors only, or nowhere: the wavefront has ended.
  Call,    ///< Through a call; what comes behind it is the successor.
  Return,  ///< To a caller.
  Unknown, ///< Nobody knows where to.
  RunsOut  ///< Into what is no code, or past the end.
};

struct FlowBlock {
  uint32_t First; ///< Numbers of instructions in SectionCode::Insts.
  uint32_t End;   ///< Behind the last one; never empty.
  BlockEnd Ending = BlockEnd::Known;
  bool IsReachable = false; ///< From an entry, calls included.
  bool IsEntry = false;     ///< Of a kernel, or a place of .cf_start.
  bool IsCalled = false;    ///< By a block of this graph.
  /// Numbers of blocks, each once.
  llvm::SmallVector<uint32_t, 2> Successors;
  llvm::SmallVector<uint32_t, 2> Predecessors;
  /// Of a call: the blocks that it may call; none if they are not known.
  llvm::SmallVector<uint32_t, 1> Callees;
};

class FlowGraph {
public:
  /// \p Entries are numbers of instructions. \p Code must outlive the graph.
  FlowGraph(const SectionCode &Code, llvm::ArrayRef<uint32_t> Entries);

  const SectionCode &getCode() const { return Code; }
  /// In the order of the code, without holes.
  llvm::ArrayRef<FlowBlock> getBlocks() const { return Blocks; }
  uint32_t getBlockOf(uint32_t Inst) const;
  /// The reachable blocks, each before its successors as far as there are no
  /// loops; from a call, what comes behind it counts as successor.
  llvm::ArrayRef<uint32_t> getOrder() const { return Order; }
  /// Instructions of reachable blocks whose targets are not known.
  std::vector<uint32_t> getUnresolved() const;

private:
  const SectionCode &Code;
  std::vector<FlowBlock> Blocks;
  std::vector<uint32_t> Order;

  class Builder;
};

} // namespace clrx

#endif // CLRX_ANALYSIS_FLOWGRAPH_H
