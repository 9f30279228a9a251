//===- WaitFlow.h - Accesses in flight on all paths -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A forward dataflow analysis of the memory accesses in flight. The states at
// block starts grow until nothing changes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_WAITFLOW_H
#define CLRX_LIB_CHECKS_WAITFLOW_H

#include "BlockGroups.h"
#include "CallGraph.h"
#include "WaitWalk.h"
#include "llvm/ADT/BitVector.h"

namespace clrx {

/// Finds the accesses that may be in flight at the start of each block of one
/// section.
class WaitFlow {
public:
  /// See WaitWalk for \p TrustsFlat.
  WaitFlow(const FlowGraph &Graph, bool TrustsFlat);
  virtual ~WaitFlow() = default;

protected:
  const FlowGraph &Graph;
  const SectionCode &Code;
  WaitWalk Walk;
  /// States at block starts, for group leaders. Complete after solve().
  std::vector<InFlightBorder> Starts;

  /// Solves the equations. At the blocks \p Entries, which are sorted, kernels
  /// begin with nothing in flight.
  void solve(llvm::ArrayRef<uint32_t> Entries);
  /// The waits that a function lacks at its entry.
  struct EntryWaits {
    uint32_t Inst; ///< Index of the first instruction that is no wait.
    WaitCounts Missing;
  };
  /// Returns the waits that are needed so that nothing of the caller is in
  /// flight after the entry block \p B. Inserted instructions do not count if
  /// \p IgnoresInserted is true.
  EntryWaits getEntryWaits(const FlowBlock &B, bool IgnoresInserted) const;
  /// Returns the blocks that are called, and the blocks without visible callers
  /// that lead to a return.
  llvm::BitVector findFunctions() const;
  /// Walks over the instructions of \p Block from its start state on.
  virtual void walk(uint32_t Block) = 0;

private:
  CallGraph Calls;
  const std::vector<uint32_t> Order; ///< Order of the visits.
  llvm::BitVector Dirty;             ///< Blocks whose start state has changed.
  std::vector<uint8_t> Visits;
  InFlightBorder End; ///< State at the end of the last visited block.
  /// Blocks that do not change the state.
  const llvm::BitVector Free;
  const BlockGroups Groups;

  llvm::BitVector findFree() const;
  void enter(uint32_t Block, const InFlightBorder &From);
  void enterEntries(llvm::ArrayRef<uint32_t> Entries);
  void flow(uint32_t Block);
  void flowToCallers(uint32_t Block, const InFlightBorder &End);
};

/// Returns true if \p B is unreachable and has no predecessors, so that code
/// elsewhere may call it. Callers do not count as predecessors. The s_nop that
/// the assembler inserts after a branch is never called.
inline bool isUnreached(const SectionCode &Code, const FlowBlock &B) {
  const CodeInst &First = Code.Insts[B.First];
  const bool IsPadding = First.IsInserted && First.is(InstClass::Nop) &&
                         B.First &&
                         Code.Insts[B.First - 1].is(InstClass::Branch);
  return !B.IsReachable && B.Predecessors.empty() && !IsPadding;
}

} // namespace clrx

#endif // CLRX_LIB_CHECKS_WAITFLOW_H
