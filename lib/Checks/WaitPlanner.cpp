//===- WaitPlanner.cpp - Waits that a section lacks -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A solution of the dataflow equations adds each wait where it finds that the
// wait is missing. A wait may then turn out to be too strong, because states
// that were passed on earlier do not know about the waits that were added
// later. Therefore, the equations are solved again with fixed waits until a
// visit of all blocks finds the same waits.
//
//===----------------------------------------------------------------------===//

#include "WaitPlanner.h"
#include "clrx/Analysis/WarningGroups.h"

using namespace llvm;
using namespace clrx;

WaitPlanner::WaitPlanner(const FlowGraph &Graph, PlanUse Use,
                         bool HasUnknownCode, uint16_t Groups)
    : WaitFlow(Graph, !(Groups & maskOf(WarningGroup::WaitCountFlat))),
      Use(Use), HasUnknownCode(HasUnknownCode),
      FollowsCalls(Groups & maskOf(WarningGroup::WaitCountCalls)),
      HasPlanned(Code.Insts.size()), Seen(Graph.getBlocks().size()) {
  findClauses();
}

/// Returns true if waits may be inserted next to the instruction \p Inst.
bool WaitPlanner::isAutomatic(uint32_t Inst) const {
  const CodeInst &I = Code.Insts[Inst];
  const bool IsPlace = Use == PlanUse::Advice
                           ? I.Pos.isValid() && !I.IsInserted
                           : I.Waits != WaitMode::Manual && I.Number;
  return IsPlace && !isMuted(I.Pos, WarningGroup::WaitCount);
}

/// Returns true if \p B must wait for its accesses before its last instruction:
/// unknown code may run next, or a function, after whose return the analysis
/// does not know what is still in flight.
bool WaitPlanner::waitsAtEnd(const FlowBlock &B) const {
  if (FollowsCalls && B.Ending == BlockExit::Return)
    return true;
  if (Code.Insts[B.End - 1].Waits != WaitMode::Auto)
    return false;
  if (B.Ending == BlockExit::Call)
    return !FollowsCalls || B.Callees.empty();
  return HasUnknownCode &&
         (B.Ending == BlockExit::Return || B.Ending == BlockExit::Unknown);
}

/// Fills Clauses. A wait inside a clause would end the clause early.
void WaitPlanner::findClauses() {
  constexpr unsigned LengthMask = 63;
  for (uint32_t Start = 0; Start != Code.Insts.size(); ++Start) {
    if (!Code.Insts[Start].is(InstClass::Clause))
      continue;
    unsigned Left = (Code.Insts[Start].Immediate & LengthMask) + 1;
    for (uint32_t I = Start + 1; Left && I != Code.Insts.size(); ++I)
      if (!Code.Insts[I].IsInserted) {
        Clauses.try_emplace(I, Start);
        --Left;
      }
  }
}

//===----------------------------------------------------------------------===//
// Visits of instructions
//===----------------------------------------------------------------------===//

static void merge(WaitCounts &Into, const WaitCounts &Counts) {
  for (auto [A, B] : zip(Into, Counts))
    A = std::min(A, B);
}

void WaitPlanner::apply(const WaitCounts &Counts) {
  for (unsigned C = 0; C != NumCounters; ++C)
    Walk.State.wait(WaitFor(C), Counts[C]);
}

/// Plans a wait for \p Counts before \p Inst.
void WaitPlanner::require(uint32_t Inst, uint32_t Block,
                          const WaitCounts &Counts) {
  PlannedWaits &To = IsCollecting ? Found : Before;
  const auto [It, IsNew] = To.try_emplace(Inst, Counts);
  const WaitCounts Old = It->second;
  merge(It->second, Counts);
  if (IsCollecting)
    return;
  HasPlanned.set(Inst);
  if (Seen.test(Block) && (IsNew || It->second != Old))
    IsRevised = true;
}

/// Plans the waits that the last call of Walk.use() found missing.
void WaitPlanner::requireMissing(uint32_t Inst, uint32_t Block) {
  if (!isAutomatic(Inst)) {
    Walk.keepMissing();
    return;
  }
  if (IsCollecting)
    Needs.push_back({Inst, {Walk.Missing.begin(), Walk.Missing.end()}});
  require(Inst, Block, Walk.assumeMissing());
}

/// Plans a wait at \p P for the registers that are needed later.
void WaitPlanner::satisfy(InstPlace P) {
  WaitCounts Counts = Walk.Waits.getMaxima();
  for (const Moved &M : AllMoved) {
    if (!(M.To == P))
      continue;
    unsigned &Count = Counts[unsigned(M.Counter)];
    for (uint16_t Number : M.Registers)
      if (const InFlight::Pending *Access = Walk.State.find(M.Counter, Number))
        Count = std::min(Count, Walk.State.getNeeded(M.Counter, *Access));
  }
  if (Counts == Walk.Waits.getMaxima())
    return;
  apply(Counts);
  if (!IsCollecting)
    return;
  PlannedWaits &To = P.IsAfter ? After : Found;
  const auto It = To.try_emplace(P.Inst, Counts).first;
  merge(It->second, Counts);
}

void WaitPlanner::walk(uint32_t Block) {
  const FlowBlock &B = Graph.getBlocks()[Block];
  Walk.State.load(Starts[Block]);
  for (uint32_t I = B.First; I != B.End; ++I) {
    const CodeInst &C = Code.Insts[I];
    if (isChecked(B, C) && !C.IsInserted) {
      if (HasMoved.test(2 * I))
        satisfy({I, /*IsAfter=*/false});
      if (const auto Entry = Forced.find(I); Entry != Forced.end()) {
        require(I, Block, Entry->second);
        apply(Entry->second);
      }
      if (!IsCollecting && HasPlanned.test(I))
        apply(Before.find(I)->second);
      Walk.use(C);
      if (!Walk.Missing.empty())
        requireMissing(I, Block);
      if (I + 1 == B.End && waitsAtEnd(B) && isAutomatic(I))
        if (const WaitCounts Counts = Walk.getCountsOfKnown();
            Counts != Walk.Waits.getMaxima()) {
          require(I, Block, Counts);
          apply(Counts);
        }
      Walk.issue(C, I);
    }
    if (HasMoved.test(2 * I + 1))
      satisfy({I, /*IsAfter=*/true});
  }
  Seen.set(Block);
}

/// Visits all blocks, and fills Found, After and Needs.
void WaitPlanner::collect() {
  IsCollecting = true;
  Found.clear();
  After.clear();
  Needs.clear();
  for (uint32_t Block = 0; Block != Starts.size(); ++Block)
    if (Starts[Block].IsReached)
      walk(Block);
  IsCollecting = false;
}

/// Solves the equations until the waits no longer change. \returns false if
/// they do not settle; then they may be stronger than necessary.
bool WaitPlanner::converge(ArrayRef<uint32_t> Entries) {
  constexpr unsigned MaxRounds = 6;
  for (unsigned Round = 0; Round != MaxRounds; ++Round) {
    IsRevised = false;
    Seen.reset();
    solve(Entries);
    collect();
    const bool IsSame = Found == Before;
    std::swap(Before, Found);
    HasPlanned.reset();
    for (const auto &[Inst, Counts] : Before)
      HasPlanned.set(Inst);
    if (IsSame && !IsRevised)
      return true;
  }
  // Waits are only added in this solution, so that all needs are met.
  for (const auto &[Inst, Counts] : Found) {
    merge(Before.try_emplace(Inst, Counts).first->second, Counts);
    HasPlanned.set(Inst);
  }
  solve(Entries);
  return false;
}

//===----------------------------------------------------------------------===//
// Places before loops and clauses
//===----------------------------------------------------------------------===//

/// Returns the place outside of the loops and of the clause of \p Inst at which
/// it is enough to wait for \p Missing.
std::optional<InstPlace> WaitPlanner::findPlace(uint32_t Inst,
                                                ArrayRef<MissingWait> Missing) {
  std::optional<InstPlace> Result;
  if (!TheLoops)
    TheLoops.emplace(Graph);
  TheLoops->findAround(Graph.getBlockOf(Inst), [&](const Loops::Loop &L) {
    const bool IsFromInside = any_of(Missing, [&](const MissingWait &M) {
      return L.contains(Graph.getBlockOf(M.Producer));
    });
    if (!IsFromInside && !L.HasCalls && L.Before && isAutomatic(L.Before->Inst))
      Result = L.Before;
    return Result.has_value();
  });
  const auto Clause = Clauses.find(Inst);
  if (Result || Clause == Clauses.end() || !isAutomatic(Clause->second))
    return Result;
  const uint32_t Start = Clause->second;
  const bool IsFromInside = any_of(Missing, [&](const MissingWait &M) {
    return Start < M.Producer && M.Producer < Inst;
  });
  if (!IsFromInside)
    Result = InstPlace{Start, /*IsAfter=*/false};
  return Result;
}

/// Moves the wait of \p N for \p C to another place, if there is one.
bool WaitPlanner::move(const Need &N, WaitFor C) {
  SmallVector<MissingWait, 2> Missing;
  copy_if(N.Missing, std::back_inserter(Missing),
          [C](const MissingWait &M) { return M.Counter == C; });
  if (Missing.empty() || Unmovable.contains({N.Inst, unsigned(C)}))
    return false;
  const std::optional<InstPlace> To = findPlace(N.Inst, Missing);
  if (!To)
    return false;
  Moved M = {N.Inst, C, Before[N.Inst][unsigned(C)], *To, {}};
  for (const MissingWait &Each : Missing)
    M.Registers.push_back(Each.Number);
  AllMoved.push_back(std::move(M));
  return true;
}

bool WaitPlanner::moveWaits() {
  bool HasChanged = false;
  for (const Need &N : Needs)
    for (unsigned C = 0; C != NumCounters; ++C)
      HasChanged |= move(N, WaitFor(C));
  return HasChanged;
}

/// Takes back moves that were in vain because the instruction must wait as long
/// as before.
bool WaitPlanner::restoreMoved() {
  bool HasChanged = false;
  erase_if(AllMoved, [&](const Moved &M) {
    const auto It = Before.find(M.Inst);
    if (It == Before.end() || It->second[unsigned(M.Counter)] > M.Count)
      return false;
    Unmovable.insert({M.Inst, unsigned(M.Counter)});
    return HasChanged = true;
  });
  return HasChanged;
}

void WaitPlanner::indexMoved() {
  HasMoved.reset();
  for (const Moved &M : AllMoved)
    HasMoved.set(2 * M.To.Inst + M.To.IsAfter);
}

/// Adds the waits of code that unknown code may call or jump to, and of
/// functions, to Forced.
void WaitPlanner::findEntries(ArrayRef<uint32_t> Kernels) {
  const BitVector Functions =
      FollowsCalls ? findFunctions() : BitVector(Graph.getBlocks().size());
  for (auto [Number, B] : enumerate(Graph.getBlocks())) {
    const bool MayComeFromUnknown =
        !is_contained(Kernels, Number) &&
        (B.IsEntry || (HasUnknownCode && isUnreached(Code, B))) &&
        Code.Insts[B.First].Waits == WaitMode::Auto;
    if (!isChecked(Graph, Number) ||
        !(MayComeFromUnknown || Functions.test(Number)))
      continue;
    const EntryWaits Waits = getEntryWaits(B, /*IgnoresInserted=*/true);
    if (isAutomatic(Waits.Inst) && Waits.Missing != Walk.Waits.getMaxima())
      Forced.try_emplace(Waits.Inst, Waits.Missing);
  }
}

bool WaitPlanner::force(uint32_t Inst) {
  WaitCounts Counts = Walk.Waits.getMaxima();
  Counts[unsigned(WaitFor::LGKM)] = 0;
  const auto [It, IsNew] = Forced.try_emplace(Inst, Counts);
  const WaitCounts Old = It->second;
  merge(It->second, Counts);
  return IsNew || Old != It->second;
}

void WaitPlanner::run(ArrayRef<uint32_t> Entries) {
  HasMoved.resize(2 * Code.Insts.size());
  findEntries(Entries);
  // A wait moves out of one loop, or comes back, in each round.
  constexpr unsigned MaxRounds = 32;
  for (unsigned Round = 0; Round != MaxRounds; ++Round) {
    if (!converge(Entries))
      break;
    const bool HasRestored = restoreMoved();
    if (!moveWaits() && !HasRestored)
      break;
    indexMoved();
  }
  // The analysis does not visit blocks that contain only branches.
  for (const auto &[Inst, Counts] : Forced)
    Before.try_emplace(Inst, Counts);
}

std::optional<WaitPlanner::Planned> WaitPlanner::find(uint32_t Inst,
                                                      WaitFor C) const {
  InstPlace At = {Inst, /*IsAfter=*/false};
  const auto Move = find_if(AllMoved, [&](const Moved &M) {
    return M.Inst == Inst && M.Counter == C;
  });
  if (Move != AllMoved.end())
    At = Move->To;
  const PlannedWaits &Waits = At.IsAfter ? After : Before;
  const auto It = Waits.find(At.Inst);
  if (It == Waits.end() ||
      It->second[unsigned(C)] == Walk.Waits.getMaxima()[unsigned(C)])
    return std::nullopt;
  return Planned{At, It->second};
}
