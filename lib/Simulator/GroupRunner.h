//===- GroupRunner.h - Execution of work-groups -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes work-groups, one after the other. Each thread of a run has a runner.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_GROUPRUNNER_H
#define CLRX_LIB_SIMULATOR_GROUPRUNNER_H

#include "Simulator/CodeCache.h"
#include "Simulator/RaceDetector.h"
#include "Simulator/Simulator.h"

namespace clrx::sim {

class GroupClaims;

/// Executes work-groups of one dispatch.
class GroupRunner {
public:
  /// \p Claims is null if no other runner works at the same time.
  GroupRunner(Machine &M, const Dispatch &D, GroupClaims *Claims = nullptr);

  Machine &M;

  /// Executes \p G to its end. \returns the group of the finding that stopped
  /// it; nothing if it ran to its end.
  std::optional<FindingGroup> run(WorkGroup &G);
  /// Executes at most \p Count instructions of \p W.
  void runTurn(Wavefront &W, uint64_t Count);
  void report(const Finding &F);

  /// Returns the observer of accesses; null if there is none.
  AccessObserver *accesses();
  /// Called when all wavefronts of \p G wait at a barrier or have ended.
  void passBarrier(const WorkGroup &G) {
    if (Races)
      Races->passBarrier(G);
  }
  StoredOrigins &storedOrigins() { return Stored; }
  /// Returns the number of executed instructions that wrote memory.
  uint64_t numChanges() const { return NumChanges; }
  /// Returns true if the results of this runner will be dropped.
  bool mustEnd() const;

private:
  CodeCache Code;
  const std::unique_ptr<PathObserver> Paths; ///< Null if nobody observes.
  AccessLog Log; ///< The accesses of the current instruction.
  GroupClaims *const Claims;
  StoredOrigins Stored;
  std::unique_ptr<RaceDetector> Races; ///< Null if races do not matter.
  uint64_t NumChanges = 0;

  /// Executes \p I for \p W and shows it to the observers.
  void executeObserved(Wavefront &W, const DecodedInst &I);
  void reportJump(Wavefront &W);
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_GROUPRUNNER_H
