//===- Loops.h - Natural loops of a section ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops, and the places before them where each round of a loop needs what only
// the first one waits for.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_LOOPS_H
#define CLRX_LIB_CHECKS_LOOPS_H

#include "Analysis/FlowGraph.h"

namespace clrx {

/// A place next to an instruction.
struct InstPlace {
  uint32_t Inst; ///< Index in SectionCode::Insts.
  bool IsAfter;

  bool operator==(const InstPlace &O) const {
    return Inst == O.Inst && IsAfter == O.IsAfter;
  }
};

/// The natural loops of one section. A loop has one header, through which each
/// path enters.
class Loops {
public:
  struct Loop {
    uint32_t Header;
    std::vector<uint32_t> Blocks; ///< Sorted; the header is among them.
    bool HasCalls = false;
    /// The place that each path passes right before the loop, and no other path
    /// passes; empty if there is none.
    std::optional<InstPlace> Before;

    bool contains(uint32_t Block) const {
      return llvm::binary_search(Blocks, Block);
    }
  };

  explicit Loops(const FlowGraph &Graph);

  /// Calls \p Fn with each loop that contains \p Block, from the outermost to
  /// the innermost one, until \p Fn returns true.
  template <typename Function>
  void findAround(uint32_t Block, Function Fn) const {
    for (uint32_t Number : Around[Block])
      if (Fn(All[Number]))
        return;
  }

private:
  const FlowGraph &Graph;
  std::vector<uint32_t> Position;  ///< Index in the order, by block.
  std::vector<uint32_t> Dominator; ///< Nearest dominator, as an index.
  std::vector<Loop> All;
  std::vector<llvm::SmallVector<uint32_t, 1>> Around; ///< By block.

  uint32_t meet(uint32_t A, uint32_t B) const;
  void findDominators();
  bool dominates(uint32_t Block, uint32_t Other) const;
  Loop makeLoop(uint32_t Header) const;
  std::optional<InstPlace> findBefore(const Loop &L) const;
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_LOOPS_H
