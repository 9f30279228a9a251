//===- Simulator.h - Executing kernels --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A machine that executes kernels: a functional simulator of GCN GPUs.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_SIMULATOR_H
#define CLRX_LIB_SIMULATOR_SIMULATOR_H

#include "Simulator/CodeCache.h"
#include "Simulator/WorkGroup.h"

namespace clrx::sim {

/// Executes kernels on one memory.
class Machine {
public:
  explicit Machine(RunObserver &Observer, const RunOptions &Options)
      : Observer(Observer), Options(Options) {}

  Memory Mem;
  Bytes GDS{65536};
  RunObserver &Observer;
  const RunOptions Options;

  /// Executes \p D. \returns true if it ran to its end, and no finding was an
  /// error.
  bool run(const Dispatch &D);
  /// Returns the group of the finding that stopped the run before its end.
  std::optional<FindingGroup> stopReason() const { return StopReason; }
  /// Returns true if the observer gets findings of \p G. The user cannot turn
  /// off those about unsupported instructions: results are wrong without them.
  bool isShown(FindingGroup G) const {
    return G == FindingGroup::Unsupported || (Options.Groups & maskOf(G));
  }

  CodeCache &code() { return *Code; }
  /// Returns the log of accesses; null if the observer does not want it.
  AccessLog *log() { return Observer.wantsInstructions() ? &Log : nullptr; }
  void report(const Finding &F);

private:
  std::unique_ptr<CodeCache> Code;
  AccessLog Log; ///< The accesses of the current instruction.
  unsigned NumErrors = 0;
  uint64_t NumChanges = 0; ///< Number of instructions that wrote memory.
  std::optional<FindingGroup> StopReason;

  void runGroup(WorkGroup &G);
  /// Executes at most \p Count instructions of \p W.
  void runTurn(Wavefront &W, uint64_t Count);
  /// Executes \p I for \p W and shows it to the observer.
  void executeObserved(Wavefront &W, const DecodedInst &I);
  void reportJump(Wavefront &W);

  friend class Scheduler;
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_SIMULATOR_H
