//===- Scheduler.cpp - Order of the wavefronts of a work-group --*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order in which the wavefronts of a work-group proceed, barriers, and the
// search for wavefronts that are stuck.
//
//===----------------------------------------------------------------------===//

#include "Simulator/Scheduler.h"
#include "Simulator/GroupRunner.h"
#include "Simulator/Random.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

/// Number of instructions of a turn. It is small enough for wavefronts that
/// wait for others in a loop, and large enough to make the cost of a turn
/// negligible.
static constexpr uint64_t TurnSize = 1024;

/// The search for repeated states starts after so many rounds, so that short
/// kernels do not pay for it.
static constexpr uint64_t FirstSnapshotRound = 16;

/// Reports \p Text about the barrier of \p W. \p Verb says what \p Other does.
static void reportBarrier(Wavefront &W, bool IsError, StringRef Text,
                          const Wavefront &Other, StringRef Verb) {
  Finding F;
  F.Group = FindingGroup::Barrier;
  F.IsError = IsError;
  F.Text = Text.str();
  F.Related.push_back({Other.CurrentPC,
                       ("wavefront " + Twine(Other.Index) + " " + Verb).str()});
  W.report(std::move(F));
}

Scheduler::Scheduler(WorkGroup &G)
    : G(G), Runner(G.Runner), Seed(Runner.M.Options.Seed), Random(Seed) {
  for (auto &W : G.Waves)
    Order.push_back(W.get());
  // Work-groups have different orders.
  if (Random)
    for (uint32_t Id : G.Id)
      Random = nextRandom(Random) ^ Id;
}

uint64_t Scheduler::getTurnSize() {
  return Seed ? nextRandom(Random) % TurnSize + 1 : TurnSize;
}

void Scheduler::shuffle() {
  if (Seed)
    for (size_t I = Order.size(); I > 1; --I)
      std::swap(Order[I - 1], Order[nextRandom(Random) % I]);
}

bool Scheduler::has(WaveState S) const {
  return any_of(Order, [S](const Wavefront *W) { return W->State == S; });
}

void Scheduler::wake(WaveState From) {
  for (Wavefront *W : Order)
    if (W->State == From)
      W->State = WaveState::Running;
}

/// Reports that not all wavefronts of the work-group wait at the same barrier.
/// All of them wait or have ended.
void Scheduler::checkBarrier() const {
  const Wavefront *Ended = nullptr;
  Wavefront *First = nullptr;
  for (const auto &W : G.Waves) {
    if (W->State == WaveState::Ended)
      Ended = W.get();
    else if (!First)
      First = W.get();
    else if (W->CurrentPC != First->CurrentPC)
      return reportBarrier(*W, /*IsError=*/true,
                           "wavefronts of a work-group wait at different "
                           "barriers",
                           *First, "waits here");
  }
  // The hardware does not count wavefronts that have ended.
  if (First && Ended)
    reportBarrier(*First, /*IsError=*/false,
                  "a wavefront waits at a barrier after another one has ended",
                  *Ended, "has ended here");
}

/// Gives each wavefront a turn. \returns false if the work-group must stop.
bool Scheduler::runRound() {
  shuffle();
  for (Wavefront *W : Order) {
    if (W->State == WaveState::Running)
      Runner.runTurn(*W, getTurnSize());
    if (W->State == WaveState::Stopped)
      return false;
  }
  wake(WaveState::Sleeping);
  if (has(WaveState::Running))
    return true;
  // Wavefronts that have ended do not take part in barriers.
  if (!has(WaveState::Halted)) {
    const bool HasWaiting = has(WaveState::AtBarrier);
    checkBarrier();
    Runner.passBarrier(G);
    wake(WaveState::AtBarrier);
    return HasWaiting;
  }
  for (Wavefront *W : Order)
    if (W->State == WaveState::Halted) {
      W->stop(FindingGroup::Loop, "the wavefront is halted for ever", "");
      break;
    }
  return false;
}

Scheduler::WaveSnapshot::WaveSnapshot(const Wavefront &W)
    : State(W.State), SCC(W.SCC), IsSCCUndefined(W.IsSCCUndefined),
      Mode(W.Mode.Bits), PC(W.PC), Scalars(W.Scalars), Vectors(W.Vectors) {}

bool Scheduler::WaveSnapshot::matches(const Wavefront &W) const {
  return PC == W.PC && State == W.State && SCC == W.SCC &&
         IsSCCUndefined == W.IsSCCUndefined && Mode == W.Mode.Bits &&
         std::equal(std::begin(Scalars.Values), std::end(Scalars.Values),
                    W.Scalars.Values) &&
         std::equal(std::begin(Scalars.Undefined), std::end(Scalars.Undefined),
                    W.Scalars.Undefined) &&
         Vectors == W.Vectors;
}

/// Returns true if the work-group is in the same state as at the last snapshot
/// and no memory has been written since, so that it will go on in this way for
/// ever. Snapshots are taken at rounds that are powers of two: a loop of any
/// length is found. Random turns hide repeated states, but not for long: a loop
/// of few instructions has few states.
bool Scheduler::isRepeating() {
  const bool IsUnchanged = Runner.numChanges() == ChangesAtSnapshot;
  if (IsUnchanged && !Snapshot.empty() &&
      all_of(zip(Snapshot, G.Waves), [](const auto &Pair) {
        return std::get<0>(Pair).matches(*std::get<1>(Pair));
      }))
    return true;
  if (Round < FirstSnapshotRound || !isPowerOf2_64(Round))
    return false;
  Snapshot.clear();
  for (auto &W : G.Waves)
    Snapshot.emplace_back(*W);
  ChangesAtSnapshot = Runner.numChanges();
  return false;
}

void Scheduler::run() {
  while (runRound() && !Runner.mustEnd()) {
    ++Round;
    if (!isRepeating())
      continue;
    for (Wavefront *W : Order)
      if (W->State == WaveState::Running)
        return W->stop(FindingGroup::Loop,
                       "the work-group executes the same loop for ever",
                       "no wavefront changes a register or memory");
  }
}
