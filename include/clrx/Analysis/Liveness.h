//===- Liveness.h - Registers whose values are needed -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which registers hold values that will be read, at each place of the code.
// A register is whole: what writes a VGPR for some lanes only ends the life of
// the value before, as what reads it begins it for all lanes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ANALYSIS_LIVENESS_H
#define CLRX_ANALYSIS_LIVENESS_H

#include "clrx/Analysis/FlowGraph.h"
#include "clrx/Analysis/RegisterSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx {

/// Of the reachable blocks of a graph. What .usereg says is honoured: reads
/// and writes between the instructions.
class Liveness {
public:
  /// \p Graph must outlive this. Through a call, what its callees need is
  /// live, and what comes behind it needs; where a return goes, all calls of
  /// the graph may be. Where nobody knows what runs next, all that the code
  /// reads anywhere is.
  explicit Liveness(const FlowGraph &Graph);

  /// At the start of a block.
  const RegisterSet &getLiveIn(uint32_t Block) const { return In[Block]; }

  /// Visits the instructions of \p Block, the last one first: its number, what
  /// is live in front of it, and what is behind it.
  void forEachInst(uint32_t Block,
                   llvm::function_ref<void(uint32_t, const RegisterSet &,
                                           const RegisterSet &)>
                       Visit) const;

private:
  const FlowGraph &Graph;
  std::vector<RegisterSet> In; ///< By block.
  RegisterSet ReadAnywhere;
  RegisterSet AfterReturn; ///< Live where a return may go.

  class Solver;
  RegisterSet getLiveOut(uint32_t Block) const;
};

} // namespace clrx

#endif // CLRX_ANALYSIS_LIVENESS_H
