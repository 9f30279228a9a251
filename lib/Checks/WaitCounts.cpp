//===- WaitCounts.cpp - Missing waits for memory accesses -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// When the states at block starts no longer change, a last visit of each block
// reports the missing waits.
//
//===----------------------------------------------------------------------===//

#include "WaitCounts.h"
#include "WaitPlanner.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Checks the waits of one section.
class WaitCountCheck : public WaitFlow {
public:
  WaitCountCheck(const FlowGraph &Graph, const BitVector &HazardWaits,
                 Findings &Found)
      : WaitFlow(Graph, !Found.isOn(WarningGroup::WaitCountFlat)),
        HazardWaits(HazardWaits), Found(Found),
        LackWaits(Graph.getBlocks().size()) {}

  void run(ArrayRef<uint32_t> KernelBlocks);

protected:
  void walk(uint32_t Block) override;

private:
  const BitVector &HazardWaits;
  Findings &Found;
  BitVector LackWaits; ///< Blocks in which waits are missing.
  BitVector Functions; ///< First blocks of functions, if needed.
  ArrayRef<uint32_t> Entries;
  std::optional<WaitPlanner> Plan; ///< Made for the first missing wait.
  bool IsPlanned = false;          ///< True after Plan->run().

  void reportBlock(uint32_t Block);
  void reportMissing(uint32_t Inst);
  void advise(Finding &F, const MissingWait &M, const WaitCounts &Counts);
  void reportExtra(uint32_t Inst);
  WarningGroup getGroup(const MissingWait &M) const;
  void reportCall(uint32_t Inst, const WaitCounts &Counts, StringRef Message);
  void reportReturn(uint32_t Inst);
};

} // namespace

void WaitCountCheck::walk(uint32_t Block) {
  const FlowBlock &B = Graph.getBlocks()[Block];
  Walk.State.load(Starts[Block]);
  LackWaits.reset(Block);
  for (uint32_t I = B.First; I != B.End; ++I) {
    if (!isChecked(B, Code.Insts[I]))
      continue;
    Walk.use(Code.Insts[I]);
    if (!Walk.Missing.empty()) {
      LackWaits.set(Block);
      Walk.assumeMissing();
    }
    Walk.issue(Code.Insts[I], I);
  }
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

/// Returns the rule of warnings of \p G, which has the name of the group.
static RuleId getRule(WarningGroup G) {
  return {WarningGroups.rows()[unsigned(G)].Name};
}

/// Adds notes to \p F that suggest \p Statements.
static void suggest(Finding &F, ArrayRef<std::string> Statements) {
  for (const std::string &S : Statements)
    F.Notes.push_back({std::nullopt, "add '" + S + "'", S});
}

WarningGroup WaitCountCheck::getGroup(const MissingWait &M) const {
  const CodeInst &Producer = Code.Insts[M.Producer];
  return M.Counter == WaitFor::LGKM && Producer.is(InstClass::Flat) &&
                 !getArchInfo(Code.Architecture).FlatOffsetBits
             ? WarningGroup::WaitCountFlat
             : WarningGroup::WaitCount;
}

/// Suggests the wait that --auto-waits would insert for \p M, or a wait for \p
/// Counts before the instruction of \p F.
void WaitCountCheck::advise(Finding &F, const MissingWait &M,
                            const WaitCounts &Counts) {
  const uint32_t Inst = F.At.Inst;
  if (!Plan)
    Plan.emplace(Graph, PlanUse::Advice, /*HasUnknownCode=*/false,
                 Found.getGroups());
  std::optional<WaitPlanner::Planned> Wait;
  if (Plan->mayMove(Inst, M)) {
    if (!IsPlanned)
      Plan->run(Entries);
    IsPlanned = true;
    Wait = Plan->find(Inst, M.Counter);
  }
  if (!Wait || (Wait->At.Inst == Inst && !Wait->At.IsAfter)) {
    suggest(F, Walk.Waits.getStatements(Wait ? Wait->Counts : Counts));
    return;
  }
  const Finding::Location At = {Wait->At.Inst, CodeAccess::NoOperand};
  const StringRef Where = Code.Insts[At.Inst].is(InstClass::Clause)
                              ? " before the clause"
                              : " before the loop";
  for (const std::string &S : Walk.Waits.getStatements(Wait->Counts))
    F.Notes.push_back(
        {At, ("add '" + S + "'" + Where).str(), S, Wait->At.IsAfter});
}

void WaitCountCheck::reportMissing(uint32_t Inst) {
  // Assume the wait, so that one missing wait draws one warning.
  const WaitCounts Counts = Walk.assumeMissing();
  const auto Shown = find_if(Walk.Missing, [this](const MissingWait &M) {
    return Found.isOn(getGroup(M));
  });
  if (Shown == Walk.Missing.end())
    return;
  const MissingWait &M = *Shown;
  const WarningGroup Group = getGroup(M);
  if (!Found.wants(Group, getRule(Group), Code.Insts[Inst]))
    return;
  Finding &F =
      Found.add(Group, getRule(Group), {Inst, M.Operand}, Walk.describe(M));
  F.Notes.push_back({Finding::Location{M.Producer, CodeAccess::NoOperand},
                     Walk.describeProducer(M).str()});
  advise(F, M, Counts);
}

void WaitCountCheck::reportExtra(uint32_t Inst) {
  const CodeInst &I = Code.Insts[Inst];
  constexpr WarningGroup Group = WarningGroup::WaitCountExtra;
  if (Walk.waitsForSomething(I) || HazardWaits.test(Inst) ||
      !Found.wants(Group, getRule(Group), I))
    return;
  Found.add(Group, getRule(Group), {Inst, CodeAccess::NoOperand},
            "this wait has no effect: everything it waits for has returned");
}

//===----------------------------------------------------------------------===//
// Calls with LLVM's conventions
//===----------------------------------------------------------------------===//

/// Reports that waits for \p Counts are missing at \p Inst, unless all are
/// maxima.
void WaitCountCheck::reportCall(uint32_t Inst, const WaitCounts &Counts,
                                StringRef Message) {
  constexpr WarningGroup Group = WarningGroup::WaitCountCalls;
  if (Counts == Walk.Waits.getMaxima() ||
      !Found.wants(Group, getRule(Group), Code.Insts[Inst]))
    return;
  Finding &F = Found.add(Group, getRule(Group), {Inst, CodeAccess::NoOperand},
                         Message.str());
  suggest(F, Walk.Waits.getStatements(Counts));
}

/// Warns of accesses that are in flight at the return \p Inst. LLVM's callers
/// do not wait for the accesses of a function.
void WaitCountCheck::reportReturn(uint32_t Inst) {
  reportCall(Inst, Walk.getCountsOfKnown(),
             "accesses of the function may be in flight when it returns here");
}

//===----------------------------------------------------------------------===//
// Whole sections
//===----------------------------------------------------------------------===//

void WaitCountCheck::reportBlock(uint32_t Block) {
  const FlowBlock &B = Graph.getBlocks()[Block];
  const bool WantsExtra = Found.isOn(WarningGroup::WaitCountExtra);
  const bool WantsCalls = Found.isOn(WarningGroup::WaitCountCalls);
  // Waits that the convention of calls demands are not reported as extra.
  uint32_t FirstExtra = B.First;
  if (WantsCalls && Functions.test(Block)) {
    const EntryWaits Waits = getEntryWaits(B, /*IgnoresInserted=*/false);
    reportCall(Waits.Inst, Waits.Missing,
               "accesses of the caller may be in flight at the entry of this "
               "function");
    FirstExtra = Waits.Inst;
  }
  Walk.State.load(Starts[Block]);
  for (uint32_t Number = B.First; Number != B.End; ++Number) {
    const CodeInst &I = Code.Insts[Number];
    if (!isChecked(B, I))
      continue;
    if (WantsExtra && Number >= FirstExtra && isWait(I))
      reportExtra(Number);
    Walk.use(I);
    if (!Walk.Missing.empty())
      reportMissing(Number);
    if (WantsCalls && Number + 1 == B.End && B.Ending == BlockExit::Return)
      reportReturn(Number);
    Walk.issue(I, Number);
  }
}

void WaitCountCheck::run(ArrayRef<uint32_t> KernelBlocks) {
  Entries = KernelBlocks;
  if (Found.isOn(WarningGroup::WaitCountCalls))
    Functions = findFunctions();
  solve(Entries);
  const bool WantsAll = Found.isOn(WarningGroup::WaitCountExtra) ||
                        Found.isOn(WarningGroup::WaitCountCalls);
  for (uint32_t Block = 0; Block != Starts.size(); ++Block)
    if (Starts[Block].IsReached && (WantsAll || LackWaits.test(Block)))
      reportBlock(Block);
}

void clrx::checkWaitCounts(const FlowGraph &Graph, ArrayRef<uint32_t> Entries,
                           const BitVector &HazardWaits, Findings &Found) {
  WaitCountCheck(Graph, HazardWaits, Found).run(Entries);
}
