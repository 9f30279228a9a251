//===- WavePath.cpp - The path of a wavefront -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Steps of the checks, and their findings.
//
//===----------------------------------------------------------------------===//

#include "PathChecks/WavePath.h"

using namespace clrx;
using namespace llvm;

/// An odd number with random bits.
static constexpr uint64_t HashFactor = 0x9e3779b97f4a7c15;

HazardRows::HazardRows(const SectionCode &Code) : Rows(findCandidates(Code)) {
  erase_if(Rows, [](const HazardCandidate &C) {
    return C.Row->Group != WarningGroup::Hazard;
  });
  // Each instruction is at least one wait state.
  for (const HazardCandidate &C : Rows)
    Window = std::max(Window, C.MostNeeded);
  for (unsigned N = 1; N < Window; ++N)
    OldestFactor *= HashFactor;
}

WavePath::WavePath(ExecutedCode &Code, HazardRows &Rows,
                   sim::FindingGroups Groups)
    : StateHazardWalk(Code.Code), Executed(Code), Rows(Rows),
      ChecksWaits(Groups & maskOf(sim::FindingGroup::Wait)),
      ChecksHazards(Groups & maskOf(sim::FindingGroup::Hazard)),
      ChecksStates(ChecksHazards && isNeeded()),
      Waits(Code.Code, /*TrustsFlat=*/true), Late(Code.Code, Waits),
      Search(Code.Code) {
  assert(Rows.Window <= HistorySize && "the history is too short");
}

void WavePath::restart() {
  Waits.State.load(InFlightBorder());
  Late.restart();
  State = getStartState();
  HasPath = false;
  NumExecuted = 0;
  PathHash = 0;
}

void WavePath::leave(sim::Wavefront &W) {
  if (!HasPath)
    return;
  Late.deliverAll(W);
  restart();
}

void WavePath::step(sim::Wavefront &W, uint32_t Number) {
  Wave = &W;
  HasPath = true;
  const CodeInst &I = Code.Insts[Number];
  if (ChecksWaits)
    stepWaits(I, Number);
  if (!ChecksHazards)
    return;
  checkWaitStates(Number);
  if (ChecksStates)
    stepStates(I, Number);
  addToPath(Number);
}

/// Adds \p N to \p F, whose place is the note's unless it has its own.
void WavePath::addNote(sim::Finding &F, const Finding::Note &N) {
  const uint64_t PC =
      N.At ? Executed.getPC(Code.Insts[N.At->Inst]) : Wave->CurrentPC;
  F.Related.push_back({PC, N.Text});
}

//===----------------------------------------------------------------------===//
// Waits
//===----------------------------------------------------------------------===//

/// Returns the lanes of vector registers that \p I accesses.
static uint64_t getLanes(const sim::Wavefront &W, const CodeInst &I) {
  constexpr InstClasses OtherLanes =
      InstClass::DPP | InstClass::SelectsLane | InstClass::ReadsLane |
      InstClass::WritesLane | InstClass::PermutesLanes;
  return I.Classes.hasAny(OtherLanes) ? W.allLanes() : W.exec();
}

void WavePath::stepWaits(const CodeInst &I, uint32_t Number) {
  if (Waits.isUnaffectedBy(I))
    return;
  IssuedLanes.resize(Code.Insts.size());
  Waits.IssuedLanes = IssuedLanes.data();
  Waits.UsedLanes = getLanes(*Wave, I);
  Waits.use(I);
  if (!Waits.Missing.empty())
    reportWait();
  IssuedLanes[Number] = Waits.UsedLanes;
  Waits.issue(I, Number);
  Late.step(*Wave, I);
}

void WavePath::reportWait() {
  const MissingWait Missing = Waits.Missing.front();
  sim::Finding F;
  F.Group = sim::FindingGroup::Wait;
  F.Text = Waits.describe(Missing);
  F.Related.push_back({Executed.getPC(Code.Insts[Missing.Producer]),
                       Waits.describeProducer(Missing).str()});
  for (const std::string &S : Waits.Waits.getStatements(Waits.assumeMissing()))
    F.Related.push_back({Wave->CurrentPC, "add '" + S + "'"});
  Wave->report(std::move(F));
}

//===----------------------------------------------------------------------===//
// Hazards
//===----------------------------------------------------------------------===//

/// Adds the instruction \p Number to the history. The hash is a polynomial of
/// the numbers, so that the oldest one can be taken out again.
void WavePath::addToPath(uint32_t Number) {
  if (Rows.Window) {
    const uint64_t Oldest =
        NumExecuted < Rows.Window ? 0 : getEarlier(Rows.Window) + 1;
    PathHash =
        (PathHash - Oldest * Rows.OldestFactor) * HashFactor + Number + 1;
  }
  History[Next] = Number;
  Next = (Next + 1) % HistorySize;
  NumExecuted = std::min(NumExecuted + 1, HistorySize);
}

void WavePath::checkWaitStates(uint32_t Number) {
  if (!Rows.Window)
    return;
  // DenseSet reserves two keys.
  const uint64_t Hash = (PathHash * HashFactor + Number + 1) >> 1;
  if (Rows.Clean.contains(Hash) || findWaitStates(Number))
    return;
  if (Rows.Clean.size() == HazardRows::MaxPaths)
    Rows.Clean.clear();
  Rows.Clean.insert(Hash);
}

/// Reports missing wait states before the instruction \p Number. \returns true
/// if there are any.
bool WavePath::findWaitStates(uint32_t Number) {
  bool Result = false;
  for (const HazardCandidate &C : Rows.Rows) {
    std::optional<PathPoint> P = Search.start(C, Number);
    for (unsigned D = 1; P && D <= NumExecuted; ++D)
      if (Search.isFarEnough(*P) || !Search.goBack(*P, getEarlier(D)))
        break;
    if (!P || !Search.Worst)
      continue;
    Result = true;
    sim::Finding F;
    F.Group = sim::FindingGroup::Hazard;
    F.Text = Search.describe(*Search.Worst);
    addNote(F, {Finding::Location{Search.Worst->Inst, CodeAccess::NoOperand},
                "the other instruction is here"});
    addNote(F, Search.makeRemedy(*Search.Worst));
    Wave->report(std::move(F));
  }
  return Result;
}

/// Like the static checks and LLVM, the check ignores hazards between a
/// function and its caller.
void WavePath::stepStates(const CodeInst &I, uint32_t Number) {
  StateHazardWalk::step(Number);
  if (I.Classes.hasAny(InstClass::Call | InstClass::SwapPC | InstClass::SetPC))
    State = getStartState();
}

void WavePath::onHazard(StateHazard H, uint32_t Number,
                        const CodeAccess * /*X*/, unsigned Register) {
  const StateHazardRow &Row = getStateHazardRows()[unsigned(H)];
  if (Row.Group != WarningGroup::Hazard)
    return;
  sim::Finding F;
  F.Group = sim::FindingGroup::Hazard;
  F.Text = fillIn(Row.Text, getRegisterName(Register, Code.Architecture));
  for (unsigned D = 1; D <= NumExecuted; ++D)
    if (isProducer(H, Code.Insts[getEarlier(D)], Register)) {
      addNote(F, {Finding::Location{getEarlier(D), CodeAccess::NoOperand},
                  Row.Producer.str()});
      break;
    }
  addNote(F, makeRemedy(H, Code.Insts[Number]));
  Wave->report(std::move(F));
}
