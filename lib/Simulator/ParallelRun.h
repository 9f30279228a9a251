//===- ParallelRun.h - Work-groups on several threads -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the work-groups of a dispatch on all cores.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_PARALLELRUN_H
#define CLRX_LIB_SIMULATOR_PARALLELRUN_H

#include "Simulator/Independence.h"
#include "Simulator/Simulator.h"

namespace clrx::sim {

/// An attempt to run all work-groups of a dispatch at the same time.
///
/// The result is that of a serial run, or there is none. The attempt fails if a
/// group touches global memory that another one writes, uses GDS, or has a
/// finding. Then memory is as before, and the groups must run serially.
class ParallelRun {
public:
  ParallelRun(Machine &M, const Dispatch &D) : M(M), D(D) {}

  /// \returns true if all work-groups have run to their end.
  bool run();

private:
  Machine &M;
  const Dispatch &D;
  std::atomic<uint64_t> NextGroup = 0;

  unsigned chooseNumThreads() const;
  /// Executes groups until there are no more.
  void work(IndependenceProof &Proof);
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_PARALLELRUN_H
