//===- Simulator.cpp - Executing kernels ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order in which work-groups and wavefronts proceed.
//
//===----------------------------------------------------------------------===//

#include "Simulator/Simulator.h"
#include "Simulator/Scheduler.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

void Machine::report(const Finding &F) {
  if (!isShown(F.Group))
    return;
  NumErrors += F.IsError;
  Observer.onFinding(F);
}

/// Reports that the instruction executed last leads out of the code.
void Machine::reportJump(Wavefront &W) {
  const uint64_t Start = W.dispatch().Code->Address;
  const bool IsBefore = W.PC < Start;
  const uint64_t Distance = IsBefore ? Start - W.PC : W.PC - Code->end();
  const char *Side = IsBefore ? " bytes before it" : " bytes behind its end";
  if (!IsBefore && W.PC < Code->end())
    return W.stop(FindingGroup::Trap, "execution leaves the code",
                  "the next address is not a multiple of 4");
  W.stop(FindingGroup::Trap, "execution leaves the code",
         "the next address is " + Twine(Distance) + Side);
}

void Machine::executeObserved(Wavefront &W, const DecodedInst &I) {
  const uint64_t Exec = W.exec();
  Log.clear();
  I.Execute(W, I);
  if (I.I.Row)
    Observer.onInstruction(W, {I.I, Exec, Log.records()});
}

void Machine::runTurn(Wavefront &W, uint64_t Count) {
  const bool Traces = Observer.wantsInstructions();
  const uint64_t End =
      W.NumInsts + std::min(Count, Options.MaxInsts - W.NumInsts);
  while (W.State == WaveState::Running && W.NumInsts != End) {
    const DecodedInst *I = Code->get(W.PC);
    if (LLVM_UNLIKELY(!I)) {
      // Raw code ends at its end, too.
      if (W.PC != Code->end() || !W.dispatch().EndsAfterCode)
        return reportJump(W);
      W.State = WaveState::Ended;
      return;
    }
    W.CurrentPC = W.PC;
    W.PC += I->Size;
    ++W.NumInsts;
    NumChanges += I->ChangesMemory;
    if (LLVM_UNLIKELY(W.Mode.vskip()) && I->IsVector &&
        !(maskOf(W.dispatch().Architecture) & GCN15))
      continue;
    if (LLVM_UNLIKELY(Traces))
      executeObserved(W, *I);
    else
      I->Execute(W, *I);
  }
  if (W.State == WaveState::Running && W.NumInsts == Options.MaxInsts)
    W.stop(FindingGroup::Loop,
           "the limit of " + Twine(Options.MaxInsts) +
               " instructions is reached",
           "");
}

void Machine::runGroup(WorkGroup &G) {
  Scheduler(*this, G).run();
  for (const auto &W : G.Waves)
    if (W->State == WaveState::Stopped)
      StopReason = W->StopReason;
}

bool Machine::run(const Dispatch &D) {
  Code = std::make_unique<CodeCache>(D);
  uint32_t Groups[3];
  for (unsigned Dim = 0; Dim != 3; ++Dim)
    Groups[Dim] = divideCeil(D.GlobalSize[Dim], D.LocalSize[Dim]);
  bool IsFirst = true;
  for (uint32_t Z = 0; Z != Groups[2]; ++Z)
    for (uint32_t Y = 0; Y != Groups[1]; ++Y)
      for (uint32_t X = 0; X != Groups[0] && !StopReason; ++X) {
        const uint32_t Id[3] = {X, Y, Z};
        WorkGroup G(*this, D, Id);
        runGroup(G);
        if (IsFirst)
          Observer.onFirstGroupEnd(G);
        IsFirst = false;
      }
  return !NumErrors && !StopReason;
}
