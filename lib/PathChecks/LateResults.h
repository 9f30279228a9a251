//===- LateResults.h - Results of memory operations in flight ---*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Delays the results of memory operations until a wait proves that they have
// arrived, so that a missing wait shows as a stale or clobbered register.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PATHCHECKS_LATERESULTS_H
#define CLRX_LIB_PATHCHECKS_LATERESULTS_H

#include "Checks/WaitWalk.h"
#include "Simulator/LateRegister.h"

namespace clrx {

/// The results in flight of one wavefront. They arrive as late as the counters
/// allow. The rules are those of the check, but a wait that the check assumes
/// after a finding does not count here.
class LateResults {
public:
  /// \p Rules tells which events instructions raise.
  LateResults(const SectionCode &Code, const WaitWalk &Rules)
      : Code(Code), Rules(Rules), Counts(Rules.Waits) {}

  /// Forgets all results and counts.
  void restart();
  /// Called before \p W executes \p I. Delivers the results that arrive before
  /// \p I. If \p I raises counters, saves the registers that it writes.
  void step(sim::Wavefront &W, const CodeInst &I);
  /// Called after \p W has executed the argument of step(). Takes its results
  /// out of the registers.
  void finish(sim::Wavefront &W) {
    if (NumSaved)
      takeResults(W);
  }
  /// Delivers all results.
  void deliverAll(sim::Wavefront &W);

private:
  /// An event of a counter.
  struct Event {
    WaitFor Counter;
    uint32_t Number;
  };
  /// The events after which a result has arrived. Flat loads have two.
  using Events = llvm::SmallVector<Event, 2>;
  struct Result {
    Events WaitsFor;
    std::unique_ptr<sim::LateRegister> Register;
  };

  const SectionCode &Code;
  const WaitWalk &Rules;
  AccessCounts Counts;
  /// Results in the order of issue. The last NumSaved elements belong to an
  /// instruction that is executed next.
  std::vector<Result> Queue;
  unsigned NumSaved = 0;
  /// Unused registers, which later results take.
  std::vector<std::unique_ptr<sim::LateRegister>> Spare;

  Events count(const CodeInst &I);
  void save(sim::Wavefront &W, const CodeInst &I, const Events &WaitsFor);
  void takeResults(sim::Wavefront &W);
  bool hasArrived(const Result &R) const;
  void deliverArrived(sim::Wavefront &W);
};

} // namespace clrx

#endif // CLRX_LIB_PATHCHECKS_LATERESULTS_H
