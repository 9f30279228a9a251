//===- CallFlow.h - Blocks of code with calls -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The flow graph of a section as allocation looks at it: a call leads to the
// function, and the ends of that lead behind all its calls. So what is alive
// around a call is alive in the function.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_CALLFLOW_H
#define CLRX_LIB_ALLOCATION_CALLFLOW_H

#include "clrx/Analysis/FlowGraph.h"

namespace clrx::allocation {

struct FlowNode {
  /// Numbers of instructions. Empty: where the ends of a function meet.
  uint32_t First = 0, End = 0;
  bool IsReachable = false;
  bool IsEntry = false;   ///< Of a kernel, or a place of .cf_start.
  uint32_t Component = 0; ///< Of all nodes that edges connect.
  llvm::SmallVector<uint32_t, 2> Successors;
  llvm::SmallVector<uint32_t, 2> Predecessors;

  bool empty() const { return First == End; }
};

class CallFlow {
public:
  /// \p Graph must outlive it.
  explicit CallFlow(const FlowGraph &Graph);

  const SectionCode &getCode() const { return Graph.getCode(); }
  const FlowGraph &getGraph() const { return Graph; }
  /// The blocks of the graph, by their numbers, and then others.
  llvm::ArrayRef<FlowNode> getNodes() const { return Nodes; }
  /// All nodes, each before its successors as far as there are no loops; the
  /// reachable ones first.
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
  void connectEnds(uint32_t Function, uint32_t Meeting);
  void orderNodes();
  void findComponents();
};

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_CALLFLOW_H
