//===- LateResults.cpp - Results of memory operations in flight -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The queue of results.
//
//===----------------------------------------------------------------------===//

#include "PathChecks/LateResults.h"

using namespace clrx;
using namespace llvm;

void LateResults::restart() {
  Counts = AccessCounts(Rules.Waits);
  for (Result &R : Queue)
    Spare.push_back(std::move(R.Register));
  Queue.clear();
  NumSaved = 0;
}

//===----------------------------------------------------------------------===//
// Arrival
//===----------------------------------------------------------------------===//

bool LateResults::hasArrived(const Result &R) const {
  return all_of(R.WaitsFor, [this](const Event &E) {
    return Counts.hasReturned(E.Counter, E.Number);
  });
}

void LateResults::deliverArrived(sim::Wavefront &W) {
  auto Kept = Queue.begin();
  for (Result &R : Queue) {
    if (!hasArrived(R)) {
      std::swap(*Kept++, R);
      continue;
    }
    R.Register->deliver(W);
    Spare.push_back(std::move(R.Register));
  }
  Queue.erase(Kept, Queue.end());
}

void LateResults::deliverAll(sim::Wavefront &W) {
  for (const Result &R : Queue)
    R.Register->deliver(W);
  restart();
}

//===----------------------------------------------------------------------===//
// Issue
//===----------------------------------------------------------------------===//

/// Counts the events of \p I. \returns those of its results.
LateResults::Events LateResults::count(const CodeInst &I) {
  Events Result;
  Rules.forEachEvent(I, [&](const CounterEvent &E) {
    if (!E.IsCertain)
      return Counts.raiseMaybe(E.Counter);
    Counts.raise(E.Counter, E.Kind);
    if (tracksWrites(E.Counter))
      Result.push_back({E.Counter, Counts.getLastEvent(E.Counter)});
  });
  return Result;
}

/// Returns the bits of its destination that \p I, a memory operation, writes.
/// Those that keep bits of it write one half.
static uint32_t getWrittenBits(const CodeInst &I) {
  if (!I.is(InstClass::KeepsDst))
    return ~uint32_t(0);
  return I.getMnemonic().contains("_hi") ? 0xffff0000 : 0xffff;
}

void LateResults::save(sim::Wavefront &W, const CodeInst &I,
                       const Events &WaitsFor) {
  for (const CodeAccess &X : Code.getAccesses(I)) {
    if (!X.IsWrite)
      continue;
    for (unsigned Register = X.First; Register != X.end(); ++Register) {
      if (!sim::canBeLate(W, Register))
        continue;
      if (Spare.empty())
        Spare.push_back(std::make_unique<sim::LateRegister>());
      Queue.push_back({WaitsFor, std::move(Spare.back())});
      Spare.pop_back();
      Queue.back().Register->save(W, Register, getWrittenBits(I));
      ++NumSaved;
    }
  }
}

void LateResults::step(sim::Wavefront &W, const CodeInst &I) {
  Rules.Waits.forEachWait(
      I, [this](WaitFor C, unsigned Count) { Counts.wait(C, Count); });
  const Events WaitsFor = count(I);
  if (!Queue.empty())
    deliverArrived(W);
  if (!WaitsFor.empty())
    save(W, I, WaitsFor);
}

void LateResults::takeResults(sim::Wavefront &W) {
  for (Result &R : MutableArrayRef(Queue).take_back(NumSaved))
    R.Register->takeResult(W);
  NumSaved = 0;
}
