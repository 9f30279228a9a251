//===- Scheduler.h - Order of the wavefronts of a work-group ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order in which the wavefronts of a work-group proceed.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_SCHEDULER_H
#define CLRX_LIB_SIMULATOR_SCHEDULER_H

#include "Simulator/WorkGroup.h"

namespace clrx::sim {

/// Gives turns to the wavefronts of a work-group until all have ended, or a
/// finding stops one of them. The order depends on RunOptions::Seed alone.
class Scheduler {
public:
  explicit Scheduler(WorkGroup &G);

  void run();

private:
  /// The state of a wavefront on which its further way depends, besides memory.
  struct WaveSnapshot {
    WaveState State;
    bool SCC, IsSCCUndefined;
    uint32_t Mode;
    uint64_t PC;
    ScalarRegisters Scalars;
    VectorRegisters Vectors;

    explicit WaveSnapshot(const Wavefront &W);
    bool matches(const Wavefront &W) const;
  };

  WorkGroup &G;
  GroupRunner &Runner;
  const uint64_t Seed;
  uint64_t Random; ///< State of the generator; 0 if the seed is 0.
  uint64_t Round = 0;
  std::vector<Wavefront *> Order;
  /// The state after the last round whose number is a power of two.
  std::vector<WaveSnapshot> Snapshot;
  uint64_t ChangesAtSnapshot = 0;

  uint64_t getTurnSize();
  void shuffle();
  bool has(WaveState S) const;
  void wake(WaveState From);
  void checkBarrier() const;
  bool runRound();
  bool isRepeating();
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_SCHEDULER_H
