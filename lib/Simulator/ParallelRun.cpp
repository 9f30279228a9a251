//===- ParallelRun.cpp - Work-groups on several threads ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Threads that execute work-groups.
//
//===----------------------------------------------------------------------===//

#include "Simulator/ParallelRun.h"
#include "Simulator/GroupRunner.h"
#include <thread>

using namespace clrx;
using namespace clrx::sim;

/// Returns the number of threads; 1 if the groups must run serially.
unsigned ParallelRun::chooseNumThreads() const {
  const uint64_t NumGroups = D.countGroups();
  // All groups use the same scratch memory.
  if (M.Observer.wantsInstructions() || D.Scratch ||
      NumGroups >= IndependenceProof::MaxGroups)
    return 1;
  const unsigned Wanted = M.Options.NumThreads
                              ? M.Options.NumThreads
                              : std::thread::hardware_concurrency();
  return unsigned(std::min<uint64_t>(std::max(Wanted, 1u), NumGroups));
}

void ParallelRun::work(IndependenceProof &Proof) {
  GroupClaims Claims(Proof);
  GroupRunner Runner(M, D, &Claims);
  while (!Proof.hasFailed()) {
    const uint64_t N = NextGroup++;
    if (N >= D.countGroups())
      return;
    Claims.startGroup(uint32_t(N));
    WorkGroup G(Runner, D, D.getGroupId(N));
    if (Runner.run(G))
      Proof.fail();
    if (N == 0)
      M.Observer.onFirstGroupEnd(G);
  }
}

bool ParallelRun::run() {
  const unsigned NumThreads = chooseNumThreads();
  if (NumThreads == 1)
    return false;
  IndependenceProof Proof(M.Mem);
  std::vector<std::thread> Threads;
  for (unsigned N = 1; N != NumThreads; ++N)
    Threads.emplace_back([&] { work(Proof); });
  work(Proof);
  for (std::thread &T : Threads)
    T.join();
  if (Proof.hasFailed())
    Proof.restoreMemory();
  return !Proof.hasFailed();
}
