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
  WaitStateCheck(const FlowGraph &Graph, Findings &Found);

  void run();

private:
  const FlowGraph &Graph;
  const SectionCode &Code;
  Findings &Found;
  SmallVector<HazardCandidate> Rows;
  InstClasses Consumers; ///< Consumers of any row.

  // State of one search
  WaitStateSearch Search;
  SmallVector<SearchPoint, 4> Points;
  bool HasFullRow = false; ///< See Findings::isFull.

  void checkInst(uint32_t Number, uint32_t Block);
  void search(uint32_t Number, uint32_t Block, const PathPoint &First);
  bool searchBlock(SearchPoint &P);
  void addPredecessors(const SearchPoint &P);
  void report(uint32_t Number, const HazardProducer &P);
};

} // namespace

WaitStateCheck::WaitStateCheck(const FlowGraph &Graph, Findings &Found)
    : Graph(Graph), Code(Graph.getCode()), Found(Found),
      Rows(findCandidates(Code)), Search(Code) {
  erase_if(Rows,
           [&](const HazardCandidate &C) { return !Found.isOn(C.Row->Group); });
  for (const HazardCandidate &C : Rows)
    Consumers |= C.Row->Consumers.Any;
}

/// Searches the instructions of P.Block before P.From in backward order, and
/// advances \p P over them. \returns true if the search must continue in the
/// predecessors of the block.
bool WaitStateCheck::searchBlock(SearchPoint &P) {
  const FlowBlock &B = Graph.getBlocks()[P.Block];
  for (uint32_t Number = P.From; Number-- != B.First;)
    if (Search.isFarEnough(P) || !isChecked(B, Code.Insts[Number]) ||
        !Search.goBack(P, Number))
      return false;
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

void WaitStateCheck::report(uint32_t Number, const HazardProducer &P) {
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

void WaitStateCheck::checkInst(uint32_t Number, uint32_t Block) {
  for (const HazardCandidate &C : Rows) {
    const std::optional<PathPoint> First = Search.start(C, Number);
    if (!First)
      continue;
    search(Number, Block, *First);
    if (Search.Worst)
      report(Number, *Search.Worst);
  }
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
  WaitStateCheck(Graph, Found).run();
}
