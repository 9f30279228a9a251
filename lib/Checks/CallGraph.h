//===- CallGraph.h - Where functions return to ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is checked, and in which order; for each block that returns: the blocks
// behind the calls of its function.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_CALLGRAPH_H
#define CLRX_LIB_CHECKS_CALLGRAPH_H

#include "clrx/Analysis/FlowGraph.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx {

/// The blocks that can be reached from \p Block; \p ThroughCalls: those of
/// functions included that are called.
llvm::BitVector getReachable(const FlowGraph &Graph, uint32_t Block,
                             bool ThroughCalls);

/// Whether the block is code that is checked: what kernels reach, and what else
/// is written as code, for somebody may call it.
bool isChecked(const FlowGraph &Graph, uint32_t Block);
/// Those blocks: each before its successors as far as that can be, and what is
/// not reached last.
std::vector<uint32_t> getCheckedBlocks(const FlowGraph &Graph);
/// Whether the instruction \p I of \p B counts: data beside code may look like
/// some.
inline bool isChecked(const FlowBlock &B, const CodeInst &I) {
  return I.isUnderstood() && (B.IsReachable || I.Pos.isValid());
}

class CallGraph {
public:
  struct Return {
    uint32_t To;                     ///< Block behind a call.
    const llvm::BitVector *Function; ///< The blocks of the function.
  };

  explicit CallGraph(const FlowGraph &Graph);

  /// Of a block that ends with a return.
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
