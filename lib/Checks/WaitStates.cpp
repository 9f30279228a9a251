//===- WaitStates.cpp - Hazards that wait states solve --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Searches backward from each consumer on all paths. A search of a path ends
// where a producer would be far enough away.
//
//===----------------------------------------------------------------------===//

#include "CallGraph.h"
#include "WaitStateSearch.h"
#include "clrx/Analysis/WarningGroups.h"

using namespace llvm;
using namespace clrx;

namespace {

/// A point of a path on which producers are searched.
struct SearchPoint : PathPoint {
  uint32_t Block, From; ///< Instructions before From follow.
};

/// Checks the wait states of one section.
class WaitStateCheck {
public:
  /// \p Groups is a mask of the WarningGroups whose rows are checked.
  WaitStateCheck(const FlowGraph &Graph, uint16_t Groups);
  virtual ~WaitStateCheck() = default;

  void run();

protected:
  const FlowGraph &Graph;
  const SectionCode &Code;
  WaitStateSearch Search; ///< The search of the current row and consumer.
  SmallVector<HazardCandidate> Rows;
  /// States to be inserted, by the index of the instruction after them; null if
  /// only the code counts. If it is set, instructions that an earlier pass has
  /// inserted do not count.
  std::vector<PlannedStates> *Planned = nullptr;

  void checkInst(uint32_t Number, uint32_t Block);
  /// Called for the worst producer of each row for the consumer \p Number.
  virtual void onHazard(uint32_t Number, const HazardProducer &P) = 0;
  /// Called after the rows of a consumer.
  virtual void consumerEnded() {}

private:
  InstClasses Consumers; ///< Consumers of any row.
  SmallVector<SearchPoint, 4> Points;

  bool mayHaveProducer(const HazardCandidate &C, uint32_t Number,
                       uint32_t Block) const;
  void search(uint32_t Number, uint32_t Block, const PathPoint &First);
  bool searchBlock(SearchPoint &P);
  void addPredecessors(const SearchPoint &P);
};

/// Reports the hazards of one section.
class WaitStateReporter final : public WaitStateCheck {
public:
  WaitStateReporter(const FlowGraph &Graph, Findings &Found)
      : WaitStateCheck(Graph, Found.getGroups()), Found(Found) {}

protected:
  void onHazard(uint32_t Number, const HazardProducer &P) override;
  void consumerEnded() override;

private:
  Findings &Found;
  bool HasFullRow = false; ///< See Findings::isFull.
};

/// Plans the wait states that one section lacks.
class WaitStatePlanner final : public WaitStateCheck {
public:
  WaitStatePlanner(const FlowGraph &Graph, std::vector<PlannedStates> &States)
      : WaitStateCheck(Graph, maskOf(WarningGroup::Hazard)) {
    Planned = &States;
  }

  void plan();

protected:
  void onHazard(uint32_t Number, const HazardProducer &P) override;

private:
  bool HasChanged = false;

  bool reduce();
};

} // namespace

WaitStateCheck::WaitStateCheck(const FlowGraph &Graph, uint16_t Groups)
    : Graph(Graph), Code(Graph.getCode()), Search(Code),
      Rows(findCandidates(Code)) {
  erase_if(Rows, [&](const HazardCandidate &C) {
    return !(Groups & maskOf(C.Row->Group));
  });
  for (const HazardCandidate &C : Rows)
    Consumers |= C.Row->Consumers.Any;
}

/// Searches the instructions of P.Block before P.From in backward order, and
/// advances \p P over them. \returns true if the search must continue in the
/// predecessors of the block.
bool WaitStateCheck::searchBlock(SearchPoint &P) {
  const FlowBlock &B = Graph.getBlocks()[P.Block];
  for (uint32_t Number = P.From; Number-- != B.First;) {
    if (Planned && Code.Insts[Number].IsInserted)
      continue;
    if (Search.isFarEnough(P) || !isChecked(B, Code.Insts[Number]) ||
        !Search.goBack(P, Number) ||
        (Planned && !Search.goBack(P, (*Planned)[Number])))
      return false;
  }
  return !Search.isFarEnough(P);
}

/// Adds the ends of the predecessors of the block of \p P to the points to
/// search from.
void WaitStateCheck::addPredecessors(const SearchPoint &P) {
  // Limits the time for code with very many paths.
  constexpr unsigned MaxPoints = 256;
  for (uint32_t From : Graph.getBlocks()[P.Block].Predecessors) {
    const FlowBlock &B = Graph.getBlocks()[From];
    const auto IsKnown = [&](const SearchPoint &Q) {
      return Q.From == B.End && Q.States <= P.States &&
             Q.NumTrans <= P.NumTrans && Q.Set == P.Set;
    };
    if (B.Ending != BlockExit::Call && Points.size() != MaxPoints &&
        none_of(Points, IsKnown))
      Points.push_back({P, From, B.End});
  }
}

/// Searches producers before the consumer \p Number, an instruction of
/// \p Block.
void WaitStateCheck::search(uint32_t Number, uint32_t Block,
                            const PathPoint &First) {
  SearchPoint P = {First, Block, Number};
  if (!searchBlock(P))
    return;
  Points.clear();
  addPredecessors(P);
  for (size_t Next = 0; Next != Points.size(); ++Next) {
    P = Points[Next];
    if (searchBlock(P))
      addPredecessors(P);
  }
}

void WaitStateReporter::onHazard(uint32_t Number, const HazardProducer &P) {
  const CodeInst &I = Code.Insts[Number];
  const WaitStatesRow &Row = Search.getRow();
  if (!Found.wants(Row.Group, {Row.Id}, I)) {
    HasFullRow |= Found.isFull({Row.Id});
    return;
  }
  Finding &F = Found.add(Row.Group, {Row.Id}, {Number, Search.getOperand(P)},
                         Search.describe(P));
  F.Notes.push_back({Finding::Location{P.Inst, CodeAccess::NoOperand},
                     "the other instruction is here"});
  F.Notes.push_back(Search.makeRemedy(P));
}

/// Returns false if \p Number, an instruction of \p Block, is no consumer of
/// \p C, or if no producer is near enough. Most consumers have none, so this
/// saves most searches.
bool WaitStateCheck::mayHaveProducer(const HazardCandidate &C, uint32_t Number,
                                     uint32_t Block) const {
  if (!C.Row->Consumers.has(Code.Insts[Number].Classes))
    return false;
  // Each instruction is at least one wait state, if all instructions count.
  const uint32_t Begin = Graph.getBlocks()[Block].First;
  if (C.Row->Unit != HazardUnit::Any || Planned ||
      Number - Begin < C.MostNeeded)
    return true;
  const auto Near =
      ArrayRef(Code.Insts).slice(Number - C.MostNeeded, C.MostNeeded);
  return any_of(Near, [&](const CodeInst &I) {
    return I.Classes.hasAny(C.Row->Producers.Any);
  });
}

void WaitStateCheck::checkInst(uint32_t Number, uint32_t Block) {
  for (const HazardCandidate &C : Rows) {
    if (!mayHaveProducer(C, Number, Block))
      continue;
    std::optional<PathPoint> First = Search.start(C, Number);
    if (!First || (Planned && !Search.goBack(*First, (*Planned)[Number])))
      continue;
    search(Number, Block, *First);
    if (Search.Worst)
      onHazard(Number, *Search.Worst);
  }
  consumerEnded();
}

void WaitStateReporter::consumerEnded() {
  if (!HasFullRow)
    return;
  HasFullRow = false;
  erase_if(Rows, [this](const HazardCandidate &C) {
    return Found.isFull({C.Row->Id});
  });
}

void WaitStateCheck::run() {
  if (Rows.empty())
    return;
  for (auto [Number, B] : enumerate(Graph.getBlocks()))
    if (isChecked(Graph, Number))
      for (uint32_t I = B.First; I != B.End; ++I)
        if (Code.Insts[I].Classes.hasAny(Consumers) &&
            isChecked(B, Code.Insts[I]))
          checkInst(I, Number);
}

void clrx::checkWaitStates(const FlowGraph &Graph, Findings &Found) {
  WaitStateReporter(Graph, Found).run();
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

void WaitStatePlanner::onHazard(uint32_t Number, const HazardProducer &P) {
  const CodeInst &I = Code.Insts[Number];
  if (!I.isAutomatic() || isMuted(I.Pos, WarningGroup::Hazard))
    return;
  Search.add((*Planned)[Number], P);
  HasChanged = true;
}

/// Removes states that later insertions have made unnecessary. \returns true if
/// any were removed.
bool WaitStatePlanner::reduce() {
  bool HasReduced = false;
  for (auto [Number, States] : enumerate(*Planned)) {
    if (!States.hasStates())
      continue;
    const PlannedStates Old = States;
    States = {Old.Waits};
    checkInst(Number, Graph.getBlockOf(Number));
    HasReduced |= !(States == Old);
  }
  return HasReduced;
}

void WaitStatePlanner::plan() {
  run();
  // A consumer may have relied on states that were removed elsewhere.
  constexpr unsigned MaxRounds = 8;
  for (unsigned Round = 0; Round != MaxRounds && reduce(); ++Round) {
    HasChanged = false;
    run();
    if (!HasChanged)
      return;
  }
  run();
}

void clrx::planWaitStates(const FlowGraph &Graph,
                          std::vector<PlannedStates> &States) {
  WaitStatePlanner(Graph, States).plan();
}
