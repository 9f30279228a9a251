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

  /// Counts \p F, and shows it to the observer.
  void report(const Finding &F);

private:
  unsigned NumErrors = 0;
  std::optional<FindingGroup> StopReason;

  void runSerially(const Dispatch &D);
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_SIMULATOR_H
