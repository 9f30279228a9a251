//===- Simulator.cpp - Executing kernels ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs of dispatches.
//
//===----------------------------------------------------------------------===//

#include "Simulator/Simulator.h"
#include "Simulator/GroupRunner.h"
#include "Simulator/ParallelRun.h"

using namespace clrx;
using namespace clrx::sim;

void Machine::report(const Finding &F) {
  if (!Observer.wantsFinding(F))
    return;
  NumErrors += F.IsError;
  Observer.onFinding(F);
}

void Machine::runSerially(const Dispatch &D) {
  GroupRunner Runner(*this, D);
  for (uint64_t N = 0; N != D.countGroups() && !StopReason; ++N) {
    WorkGroup G(Runner, D, D.getGroupId(N));
    StopReason = Runner.run(G);
    if (N == 0)
      Observer.onFirstGroupEnd(G);
  }
}

bool Machine::run(const Dispatch &D) {
  if (!ParallelRun(*this, D).run())
    runSerially(D);
  return !NumErrors && !StopReason;
}
