//===- KernelBlocks.cpp - The blocks that a kernel runs -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBlocks.h"

using namespace llvm;
using namespace clrx;

void KernelBlocks::assign(uint32_t Block) {
  Entry = Block;
  Numbers.clear();
  const auto Add = [this](uint32_t To) {
    if (contains(To))
      return;
    Indices[To] = Numbers.size();
    Numbers.push_back(To);
  };
  Add(Block);
  // The loop visits the blocks that it appends, too.
  for (size_t I = 0; I != Numbers.size(); ++I) {
    const FlowBlock &B = Graph.getBlocks()[Numbers[I]];
    llvm::for_each(B.Successors, Add);
    llvm::for_each(B.Callees, Add);
  }
  llvm::sort(Numbers);
  for (auto [Index, Number] : enumerate(Numbers))
    Indices[Number] = Index;
}
