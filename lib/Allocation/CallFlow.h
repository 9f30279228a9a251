//===- CallFlow.h - Flow graph with calls -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The flow graph of a section for allocation. Calls have edges to the function,
// and the function's returns have edges to the return points of all its calls.
// Values that are live across a call are therefore live in the function.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_CALLFLOW_H
#define CLRX_LIB_ALLOCATION_CALLFLOW_H

#include "Analysis/FlowGraph.h"

namespace clrx::allocation {

/// A basic block, or the common exit of a function.
struct FlowNode {
  /// Instruction indices. Empty for the common exit of a function.
  uint32_t First = 0, End = 0;
  bool IsReachable = false;
  bool IsEntry = false;   ///< Starts a kernel, or is marked by .cf_start.
  uint32_t Component = 0; ///< Number of the connected component.
  llvm::SmallVector<uint32_t, 2> Successors;
  llvm::SmallVector<uint32_t, 2> Predecessors;

  bool empty() const { return First == End; }
};

/// The flow graph of a section with edges for calls and returns.
class CallFlow {
public:
  /// \p Graph must outlive this object.
  explicit CallFlow(const FlowGraph &Graph);

  const SectionCode &getCode() const { return Graph.getCode(); }
  const FlowGraph &getGraph() const { return Graph; }
  /// Returns the nodes. First come the blocks of the graph, which keep their
  /// numbers, then the common exits of functions.
  llvm::ArrayRef<FlowNode> getNodes() const { return Nodes; }
  /// Returns all nodes in reverse postorder, the reachable ones first.
  llvm::ArrayRef<uint32_t> getOrder() const { return Order; }
  uint32_t getNumComponents() const { return NumComponents; }
  uint32_t getComponentOf(uint32_t Inst) const {
    return Nodes[Graph.getBlockOf(Inst)].Component;
  }

private:
  const FlowGraph &Graph;
  std::vector<FlowNode> Nodes;
  std::vector<uint32_t> Order;
  uint32_t NumComponents = 0;

  void connectBlocks();
  void connectEnds(uint32_t Function, uint32_t CommonExit);
  void orderNodes();
  void findComponents();
};

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_CALLFLOW_H
