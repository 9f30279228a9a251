//===- Messages.cpp - Diagnostics of the allocation -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most errors have a note that says how to fix them.
//
//===----------------------------------------------------------------------===//

#include "Messages.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::allocation;

SourcePos Messages::getPos(uint32_t Inst) const {
  while (Inst && !Code.Insts[Inst].Pos.isValid())
    --Inst;
  return Code.Insts[Inst].Pos;
}

static StringRef getFileName(bool IsVector) {
  return IsVector ? "vector" : "scalar";
}

void Messages::reportUnknownTarget(uint32_t Inst) const {
  const SourcePos Pos = getPos(Inst);
  Report.error(Pos, rules::ControlFlow,
               "registers cannot be allocated: the target of this jump is "
               "not known");
  Report.note(Pos, "describe the jump with .cf_jump, .cf_cjump, .cf_call or "
                   ".cf_ret");
}

void Messages::reportOverflow(uint32_t Inst) const {
  Report.errorWithFix(getPos(Inst), rules::RegisterAllocation,
                      "more than 1024 registers are live here",
                      "use fewer variables at the same time");
}

void Messages::reportConflict(const RangeGroup &G) const {
  const SourcePos Pos = getPos(G.ConflictInst);
  Report.error(
      Pos, rules::RegisterAllocation,
      "the registers of '" + G.Var->Name +
          "' cannot have the alignment that all its instructions require");
  Report.note(Pos, "pairs of scalar registers begin at even registers, longer "
                   "ranges at multiples of 4; copy a part to another variable");
  Report.note(G.Var->Pos, "'" + G.Var->Name + "' is declared here");
}

/// Adds notes about the variables that hold the most registers at \p Slot.
void Messages::noteLargest(const Assignment &A, const LiveRanges &Ranges,
                           uint32_t Slot) const {
  MapVector<const RegVar *, unsigned> Held;
  for (uint32_t Group : A.getGroups())
    for (uint32_t Number : Ranges.getGroups()[Group].Ranges)
      for (const Segment &S : Ranges.get()[Number].Segments)
        if (S.Begin <= Slot && Slot < S.End)
          ++Held[Ranges.getGroups()[Group].Var];
  auto Largest = Held.takeVector();
  stable_sort(Largest,
              [](const auto &X, const auto &Y) { return X.second > Y.second; });
  constexpr size_t MaxNotes = 4;
  for (const auto &[Var, Count] : ArrayRef(Largest).take_front(MaxNotes))
    Report.note(Var->Pos, "'" + Var->Name + "' holds " + Twine(Count) +
                              (Count == 1 ? " register" : " registers") +
                              " there");
}

void Messages::reportFailure(const Assignment &A, const LiveRanges &Ranges,
                             unsigned Limit, bool IsVector) const {
  uint32_t Slot = A.getWidestSlot();
  if (A.getMaxAlive() > Limit) {
    Report.error(getPos(Slot / 2), rules::RegisterAllocation,
                 Twine(A.getMaxAlive()) + " " + getFileName(IsVector) +
                     " registers are live here, but at most " + Twine(Limit) +
                     " are available");
  } else {
    const RangeGroup &G = Ranges.getGroups()[A.getGroups()[A.getFailed()]];
    for (const Segment &S :
         Ranges.get()[G.Ranges.front()].Segments.take_front())
      Slot = S.Begin;
    const StringRef File = getFileName(IsVector);
    const std::string Row =
        G.Width == 1
            ? (File + " register is").str()
            : (Twine(G.Width) + " consecutive " + File + " registers are")
                  .str();
    Report.error(getPos(Slot / 2), rules::RegisterAllocation,
                 "no " + Row + " left for '" + G.Var->Name + "' here");
  }
  Report.note(getPos(Slot / 2),
              IsVector ? "move values that are not needed now to LDS or to "
                         "scratch memory"
                       : "move values that are not needed now to lanes of a "
                         "vector register (v_writelane_b32)");
  noteLargest(A, Ranges, Slot);
}

void Messages::warnOfUndefined(const LiveRanges &Ranges) const {
  SmallPtrSet<const RegVar *, 8> Seen;
  for (uint32_t Number : Ranges.getUndefined()) {
    const Use &U = AllUses.get()[Number];
    const RegVar *Var = AllUses.getLocations()[U.Location].Var;
    const bool IsReachable =
        Flow.getGraph()
            .getBlocks()[Flow.getGraph().getBlockOf(U.Inst)]
            .IsReachable;
    if (!Var || !U.IsPlain || !IsReachable || !Seen.insert(Var).second)
      continue;
    Report.warning(getPos(U.Inst), rules::UnwrittenVariable,
                   "register variable '" + Var->Name +
                       "' is read before it is written");
    Report.note(Var->Pos, "'" + Var->Name + "' is declared here");
  }
}
