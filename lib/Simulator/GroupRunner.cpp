//===- GroupRunner.cpp - Execution of work-groups ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes instructions of wavefronts, and reports jumps out of the code.
//
//===----------------------------------------------------------------------===//

#include "Simulator/GroupRunner.h"
#include "Simulator/Independence.h"
#include "Simulator/Scheduler.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

bool GroupRunner::mustEnd() const {
  return Claims && Claims->Proof.hasFailed();
}

GroupRunner::GroupRunner(Machine &M, const Dispatch &D, GroupClaims *Claims)
    : M(M), Code(D), Paths(M.Observer.observePaths(D)), Claims(Claims) {
  // A work-group of one wavefront can race with others or with itself, too.
  if (M.isShown(FindingGroup::Race))
    Races = std::make_unique<RaceDetector>(D, accesses(), Claims != nullptr);
}

AccessObserver *GroupRunner::accesses() {
  if (Races)
    return Races.get();
  if (Claims)
    return Claims;
  return M.Observer.wantsInstructions() ? &Log : nullptr;
}

void GroupRunner::report(const Finding &F) {
  if (!M.isShown(F.Group))
    return;
  if (Claims)
    Claims->Proof.fail();
  else
    M.report(F);
}

/// Reports that the instruction executed last leads out of the code.
void GroupRunner::reportJump(Wavefront &W) {
  const uint64_t Start = W.dispatch().Code->Address;
  const bool IsBefore = W.PC < Start;
  const uint64_t Distance = IsBefore ? Start - W.PC : W.PC - Code.end();
  const char *Side = IsBefore ? " bytes before it" : " bytes behind its end";
  if (!IsBefore && W.PC < Code.end())
    return W.stop(FindingGroup::Trap, "execution leaves the code",
                  "the next address is not a multiple of 4");
  W.stop(FindingGroup::Trap, "execution leaves the code",
         "the next address is " + Twine(Distance) + Side);
}

/// Executes \p I, and notes the origin of the undefined bits that it writes.
static void execute(Wavefront &W, const DecodedInst &I) {
  I.Execute(W, I);
  if (LLVM_UNLIKELY(W.hasNewUndefined()) && W.Current)
    W.noteUndefinedWrite();
}

void GroupRunner::executeObserved(Wavefront &W, const DecodedInst &I) {
  if (Paths)
    Paths->beforeInstruction(W);
  if (!M.Observer.beforeInstruction(W)) {
    W.State = WaveState::Stopped;
    return;
  }
  const uint64_t Exec = W.exec();
  Log.clear();
  execute(W, I);
  if (I.I.Row && M.Observer.wantsInstructions())
    M.Observer.onInstruction(W, {I.I, Exec, Log.records()});
  if (Paths)
    Paths->afterInstruction(W);
}

void GroupRunner::runTurn(Wavefront &W, uint64_t Count) {
  const bool IsObserved = Paths || M.Observer.wantsInstructions();
  const uint64_t End =
      W.NumInsts + std::min(Count, M.Options.MaxInsts - W.NumInsts);
  while (W.State == WaveState::Running && W.NumInsts != End) {
    const DecodedInst *I = Code.get(W.PC);
    if (LLVM_UNLIKELY(!I)) {
      // Raw code ends at its end, too.
      if (W.PC != Code.end() || !W.dispatch().EndsAfterCode)
        return reportJump(W);
      W.State = WaveState::Ended;
      return;
    }
    W.CurrentPC = W.PC;
    W.Current = I->I.Row ? &I->I : nullptr;
    W.PC += I->Size;
    ++W.NumInsts;
    NumChanges += I->ChangesMemory;
    if (LLVM_UNLIKELY(W.Mode.vskip()) && I->IsVector &&
        !(maskOf(W.dispatch().Architecture) & GCN15))
      continue;
    if (LLVM_UNLIKELY(IsObserved))
      executeObserved(W, *I);
    else
      execute(W, *I);
  }
  if (W.State == WaveState::Running && W.NumInsts == M.Options.MaxInsts)
    W.stop(FindingGroup::Loop,
           "the limit of " + Twine(M.Options.MaxInsts) +
               " instructions is reached",
           "");
}

std::optional<FindingGroup> GroupRunner::run(WorkGroup &G) {
  if (Paths)
    Paths->startGroup(G);
  if (Races)
    Races->startGroup(G);
  Stored.clear();
  Scheduler(G).run();
  if (Paths)
    Paths->endGroup(G);
  for (const auto &W : G.Waves)
    if (W->State == WaveState::Stopped)
      return W->StopReason;
  return std::nullopt;
}
