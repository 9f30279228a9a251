//===- FlowGraph.h - Control flow graph of a section ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Basic blocks and edges of a section's code. They come from branches, from
// addresses computed from the program counter, and from the source's .cf_*
// pseudo-ops.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ANALYSIS_FLOWGRAPH_H
#define CLRX_LIB_ANALYSIS_FLOWGRAPH_H

#include "Analysis/Code.h"
#include "clrx/Analysis/BlockExit.h"

namespace clrx {

/// A basic block.
struct FlowBlock {
  uint32_t First; ///< Index of the first instruction in SectionCode::Insts.
  uint32_t End;   ///< Index after the last one; blocks are never empty.
  BlockExit Ending = BlockExit::Known;
  bool IsReachable = false; ///< From an entry, also through calls.
  bool IsEntry = false;     ///< Starts a kernel, or is marked by .cf_start.
  bool IsCalled = false;    ///< Called by a reachable block of this graph.
  /// Block numbers without duplicates.
  llvm::SmallVector<uint32_t, 2> Successors;
  llvm::SmallVector<uint32_t, 2> Predecessors;
  /// Block numbers of the functions that a call may reach; empty if unknown.
  llvm::SmallVector<uint32_t, 1> Callees;
};

/// The control flow graph of one section.
class FlowGraph {
public:
  /// \p Entries are instruction indices. \p Code must outlive the graph.
  FlowGraph(const SectionCode &Code, llvm::ArrayRef<uint32_t> Entries);

  const SectionCode &getCode() const { return Code; }
  /// Returns the blocks in code order, without gaps.
  llvm::ArrayRef<FlowBlock> getBlocks() const { return Blocks; }
  uint32_t getBlockOf(uint32_t Inst) const;
  /// Returns the reachable blocks in reverse postorder. The return point of a
  /// call counts as its successor.
  llvm::ArrayRef<uint32_t> getOrder() const { return Order; }
  /// Returns the indices of the last instructions of reachable blocks with
  /// unknown targets.
  std::vector<uint32_t> getUnresolved() const;

private:
  const SectionCode &Code;
  std::vector<FlowBlock> Blocks;
  std::vector<uint32_t> Order;

  class Builder;
};

} // namespace clrx

#endif // CLRX_LIB_ANALYSIS_FLOWGRAPH_H
