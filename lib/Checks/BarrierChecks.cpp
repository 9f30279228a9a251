//===- BarrierChecks.cpp - Barriers that some wavefronts skip -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// s_barrier ignores EXEC, so only wavefronts that do not reach it are a
// problem. Values computed from local IDs differ between wavefronts, and so
// does control flow after a branch on such a value. Values from memory and lane
// numbers may be equal in all wavefronts, so the check ignores them.
//
//===----------------------------------------------------------------------===//

#include "Analysis/RegisterSet.h"
#include "CallGraph.h"
#include "KernelChecks.h"
#include "PostDominators.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Checks the barriers of one kernel.
class BarrierCheck {
public:
  /// \p K must contain a barrier.
  BarrierCheck(const Program::Kernel &K, const KernelBlocks &Blocks,
               Findings &Found)
      : K(K), Graph(K.In->Graph), Code(K.In->Code), Blocks(Blocks),
        Found(Found), Starts(Blocks.size()), Dirty(Blocks.size()),
        IsReached(Blocks.size()) {}

  void run();

private:
  const Program::Kernel &K;
  const FlowGraph &Graph;
  const SectionCode &Code;
  /// Blocks are named by their indices in this object.
  const KernelBlocks &Blocks;
  Findings &Found;
  /// Registers with values from local IDs on some path, at the start of each
  /// block.
  std::vector<RegisterSet> Starts;
  BitVector Dirty, IsReached;
  RegisterSet State;
  std::optional<PostDominators> Dominators;
  /// Limit on the number of branches to check; each check visits all later
  /// code.
  unsigned BranchesLeft = 256;

  const FlowBlock &getBlock(uint32_t Index) const {
    return Graph.getBlocks()[Blocks.getNumbers()[Index]];
  }
  void walk(const FlowBlock &B);
  void step(const CodeInst &I);
  void solve();
  bool reads(const CodeInst &I) const;
  bool checkBranch(uint32_t Block);
  BitVector getBlocksAfter(uint32_t Block, uint32_t Branch,
                           uint32_t Join) const;
  template <typename Predicate>
  std::optional<uint32_t> findInst(const BitVector &Within,
                                   Predicate IsWanted) const;
  bool hasInst(const BitVector &Within, InstClasses Classes) const;
  void report(uint32_t Barrier, uint32_t Branch);
};

} // namespace

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns true if the result of \p I may be a lane number.
static bool mayGiveLane(const CodeInst &I) {
  const StringRef Name = I.getMnemonic();
  return I.is(InstClass::VALU) &&
         (Name.starts_with("v_and") || Name.starts_with("v_bfe"));
}

/// Returns true if \p X is the implicit read of EXEC by a VALU instruction.
/// EXEC does not affect the instruction's result.
static bool isMask(const CodeInst &I, const CodeAccess &X) {
  return X.First == CodeExec && X.Operand == CodeAccess::NoOperand &&
         I.is(InstClass::VALU);
}

/// Returns true if \p I reads a value computed from local IDs.
bool BarrierCheck::reads(const CodeInst &I) const {
  return any_of(Code.getAccesses(I), [&](const CodeAccess &X) {
    return !X.IsWrite && !X.IsVar && !isMask(I, X) &&
           State.count(X.First, std::min(X.end(), RegisterSet::NumCodes));
  });
}

void BarrierCheck::step(const CodeInst &I) {
  const bool IsComputed = I.Classes.hasAny(InstClass::SALU | InstClass::VALU) &&
                          !mayGiveLane(I) && reads(I);
  const StringRef Name = I.getMnemonic();
  const bool IsWidened = Name.starts_with("s_or_b");
  const bool WasNarrow = State.test(CodeExec);
  for (const CodeAccess &X : Code.getAccesses(I)) {
    if (!X.IsWrite || X.IsVar)
      continue;
    bool IsFromIds = IsComputed;
    // This write enables lanes again that an earlier write disabled.
    if (X.First == CodeExec && IsWidened)
      IsFromIds = false;
    else if (X.First != CodeExec && Name.contains("saveexec"))
      IsFromIds = WasNarrow;
    if (IsFromIds)
      State.set(X.First, X.end());
    else
      State.reset(X.First, X.end());
  }
}

void BarrierCheck::walk(const FlowBlock &B) {
  for (uint32_t I = B.First; I != B.End; ++I)
    if (Code.Insts[I].isUnderstood())
      step(Code.Insts[I]);
    else
      State = RegisterSet();
}

void BarrierCheck::solve() {
  const uint32_t Entry = Blocks.getIndex(Blocks.getEntry());
  for (const EntryValue &V : K.Resources->EntryValues)
    if (V.First >= CodeVGPR0)
      Starts[Entry].set(V.First, V.First + V.Count);
  Dirty.set(Entry);
  IsReached.set(Entry);
  while (Dirty.any())
    for (unsigned Index : Dirty.set_bits()) {
      Dirty.reset(Index);
      const FlowBlock &B = getBlock(Index);
      State = Starts[Index];
      walk(B);
      if (B.Ending == BlockExit::Call)
        State = RegisterSet();
      for (uint32_t Block : B.Successors) {
        const uint32_t To = Blocks.getIndex(Block);
        RegisterSet Start = Starts[To];
        Start |= State;
        if (IsReached.test(To) && Start == Starts[To])
          continue;
        IsReached.set(To);
        Starts[To] = Start;
        Dirty.set(To);
      }
    }
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

/// Returns the blocks reachable from \p Block on paths that end where they come
/// to \p Join or \p Branch. The result may contain \p Branch, but not \p Join.
BitVector BarrierCheck::getBlocksAfter(uint32_t Block, uint32_t Branch,
                                       uint32_t Join) const {
  BitVector Reached(Blocks.size());
  SmallVector<uint32_t> Todo = {Block};
  while (!Todo.empty()) {
    const uint32_t B = Todo.pop_back_val();
    if (B == Join || Reached.test(B))
      continue;
    Reached.set(B);
    if (B != Branch)
      for (uint32_t To : getBlock(B).Successors)
        Todo.push_back(Blocks.getIndex(To));
  }
  return Reached;
}

/// Returns the first instruction in \p Within for which \p IsWanted is true.
template <typename Predicate>
std::optional<uint32_t> BarrierCheck::findInst(const BitVector &Within,
                                               Predicate IsWanted) const {
  for (unsigned Index : Within.set_bits()) {
    const FlowBlock &B = getBlock(Index);
    for (uint32_t I = B.First; I != B.End; ++I)
      if (IsWanted(Code.Insts[I]))
        return I;
  }
  return std::nullopt;
}

/// Returns true if \p Within contains an instruction of \p Classes. DS
/// instructions that do not access LDS are ignored.
bool BarrierCheck::hasInst(const BitVector &Within, InstClasses Classes) const {
  return findInst(Within,
                  [&](const CodeInst &I) {
                    return I.Classes.hasAny(Classes) &&
                           !I.Classes.hasAny(InstClass::GDS |
                                             InstClass::LDSCross);
                  })
      .has_value();
}

void BarrierCheck::report(uint32_t Barrier, uint32_t Branch) {
  if (!Found.wants(WarningGroup::Kernel, rules::DivergentBarrier,
                   Code.Insts[Barrier]))
    return;
  Finding &F = Found.add(WarningGroup::Kernel, rules::DivergentBarrier,
                         {Barrier, CodeAccess::NoOperand},
                         "kernel '" + K.Name +
                             "': some wavefronts of a work-group may not "
                             "reach this barrier");
  F.Notes.push_back({Finding::Location{Branch, CodeAccess::NoOperand},
                     "this branch depends on the local id; the other path uses "
                     "LDS or other barriers"});
  F.Notes.push_back(
      {std::nullopt, "move the barrier to where the paths have joined"});
}

static bool isCheckedBarrier(const CodeInst &I) {
  return I.is(InstClass::Barrier) && isReportable(I, WarningGroup::Kernel);
}

/// Checks the branch at the end of \p Block. \returns true if some wavefronts
/// may branch around a barrier, after warning of this.
bool BarrierCheck::checkBranch(uint32_t Block) {
  const FlowBlock &B = getBlock(Block);
  if (!Code.Insts[B.End - 1].is(InstClass::CondBranch) ||
      B.Successors.size() != 2)
    return false;
  State = Starts[Block];
  walk(B);
  if (!reads(Code.Insts[B.End - 1]))
    return false;
  --BranchesLeft;
  const std::optional<uint32_t> Join = Dominators->get(Block);
  if (!Join)
    return false;
  for (unsigned Path = 0; Path != 2; ++Path) {
    const uint32_t To = Blocks.getIndex(B.Successors[Path]);
    const uint32_t Other = Blocks.getIndex(B.Successors[1 - Path]);
    const BitVector After = getBlocksAfter(Other, Block, PostDominators::End);
    // There is no problem if the other path has a barrier, too. Barriers do not
    // wait for wavefronts that have ended, so there is no problem either if the
    // other path leads to no barrier and no LDS access.
    if (hasInst(getBlocksAfter(Other, Block, *Join), InstClass::Barrier) ||
        !hasInst(After, InstClass::Barrier | InstClass::DS))
      continue;
    BitVector Alone = getBlocksAfter(To, Block, *Join);
    Alone.reset(After);
    const std::optional<uint32_t> Barrier = findInst(Alone, isCheckedBarrier);
    if (!Barrier)
      continue;
    report(*Barrier, B.End - 1);
    return true;
  }
  return false;
}

void BarrierCheck::run() {
  solve();
  Dominators.emplace(Blocks);
  for (unsigned Block : IsReached.set_bits())
    if (checkBranch(Block) || !BranchesLeft)
      return;
}

static bool hasBarrier(const SectionCode &Code, const KernelBlocks &Blocks) {
  return any_of(Blocks.getNumbers(), [&](uint32_t Number) {
    const FlowBlock &B = Blocks.getGraph().getBlocks()[Number];
    return any_of(ArrayRef(Code.Insts).slice(B.First, B.End - B.First),
                  [](const CodeInst &I) { return I.is(InstClass::Barrier); });
  });
}

void clrx::checkBarriers(const Program::Kernel &K, const KernelBlocks &Blocks,
                         Findings &Found) {
  if (!K.Resources || !hasBarrier(K.In->Code, Blocks))
    return;
  uint64_t GroupSize = 1;
  for (uint32_t Size : K.Resources->GroupSize)
    GroupSize *= Size;
  const bool HasOneWave = GroupSize && GroupSize <= (K.Wave32 ? 32 : 64);
  if (!HasOneWave)
    BarrierCheck(K, Blocks, Found).run();
}
