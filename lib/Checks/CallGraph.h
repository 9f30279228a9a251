//===- CallGraph.h - Functions and their return points ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the blocks that are checked, and the points to which each block with a
// return may return: the return points of all calls of its function.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_CALLGRAPH_H
#define CLRX_LIB_CHECKS_CALLGRAPH_H

#include "Analysis/Program.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx {

/// Returns \p Block and the blocks reachable from it. The result includes the
/// blocks of called functions if \p ThroughCalls is true.
llvm::BitVector getReachable(const FlowGraph &Graph, uint32_t Block,
                             bool ThroughCalls);

/// Returns true if \p Block is checked: a kernel or code at .cf_start reaches
/// it, or it was not written as data, so unknown code may call it.
bool isChecked(const FlowGraph &Graph, uint32_t Block);
/// Returns the checked blocks: first the reachable ones in reverse postorder,
/// then the others.
std::vector<uint32_t> getCheckedBlocks(const FlowGraph &Graph);
/// Returns true if the instruction \p I of \p B is checked. Unreachable
/// instructions that were written as data are not checked, because they may be
/// real data.
inline bool isChecked(const FlowBlock &B, const CodeInst &I) {
  return I.isUnderstood() && (B.IsReachable || I.Pos.isValid());
}

/// Returns the entry blocks of the kernels in \p In, sorted.
llvm::SmallVector<uint32_t> getEntryBlocks(const Program &P,
                                           const Program::Part &In);
/// Returns the instructions in \p Graph that jump to unknown addresses, except
/// branches to labels. Data that control reaches are not among them.
std::vector<uint32_t> getUnresolvedJumps(const FlowGraph &Graph);

/// The return points of each function.
class CallGraph {
public:
  struct Return {
    uint32_t To;                     ///< Return point of a call.
    const llvm::BitVector *Function; ///< The blocks of the function.
  };

  explicit CallGraph(const FlowGraph &Graph);

  /// Returns the return points of \p Block, which ends with a return.
  llvm::ArrayRef<Return> getReturns(uint32_t Block) const {
    auto It = Returns.find(Block);
    if (It == Returns.end())
      return {};
    return It->second;
  }

private:
  std::deque<llvm::BitVector> Functions;
  llvm::DenseMap<uint32_t, std::vector<Return>> Returns; ///< By block.
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_CALLGRAPH_H
