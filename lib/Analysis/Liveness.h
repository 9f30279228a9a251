//===- Liveness.h - Registers whose values are needed -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Live registers at each point of the code. A register is treated as a whole: a
// write to a VGPR kills it even if EXEC disables lanes, and a read makes it
// live in all lanes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ANALYSIS_LIVENESS_H
#define CLRX_LIB_ANALYSIS_LIVENESS_H

#include "Analysis/FlowGraph.h"
#include "Analysis/RegisterSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx {

/// Liveness in the reachable blocks of a graph. .usereg counts as reads and
/// writes between the instructions.
class Liveness {
public:
  /// \p Graph must outlive this object. Before a call, the live-in registers of
  /// its callees and of its return point are live. After a return, the live-in
  /// registers of all return points of the graph are live. Before a jump or
  /// call to an unknown address, every register that any instruction or .usereg
  /// reads is live.
  explicit Liveness(const FlowGraph &Graph);

  /// Returns the live-in registers of a block.
  const RegisterSet &getLiveIn(uint32_t Block) const { return In[Block]; }

  /// Visits the instructions of \p Block from last to first. \p Visit receives
  /// the index, the registers live before the instruction, and those live after
  /// it.
  void forEachInst(uint32_t Block,
                   llvm::function_ref<void(uint32_t, const RegisterSet &,
                                           const RegisterSet &)>
                       Visit) const;

private:
  const FlowGraph &Graph;
  std::vector<RegisterSet> In; ///< Indexed by block.
  RegisterSet ReadAnywhere;
  RegisterSet AfterReturn; ///< Union of the live-in sets of all return points.

  class Solver;
  RegisterSet getLiveOut(uint32_t Block) const;
};

} // namespace clrx

#endif // CLRX_LIB_ANALYSIS_LIVENESS_H
