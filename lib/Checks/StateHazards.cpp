//===- StateHazards.cpp - Hazards that wait states do not solve -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A forward dataflow analysis of open hazards, which an instruction has caused
// and no later instruction has resolved. States are sets that grow by union
// where paths join. When they no longer change, a last visit of each block
// reports the hazards.
//
//===----------------------------------------------------------------------===//

#include "CallGraph.h"
#include "StateHazardWalk.h"
#include "llvm/ADT/BitVector.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Checks the state hazards of one section.
class StateHazardCheck : public StateHazardWalk {
public:
  StateHazardCheck(const FlowGraph &Graph, Findings &Found,
                   const PlannedWaits *Planned = nullptr);

  void run();
  /// Returns the waits that resolve LDSBranch.
  BitVector findWaits();

protected:
  void onHazard(StateHazard H, uint32_t Number, const CodeAccess *X,
                unsigned Register) override;
  bool assumesRemedy(uint32_t Number) const override;

private:
  const FlowGraph &Graph;
  Findings &Found;
  const std::vector<uint32_t> Order; ///< Order of the visits.
  std::vector<HazardState> Starts;   ///< State at the start of each block.
  BitVector Dirty;
  /// The result of findWaits().
  BitVector BranchWaits;
  /// Blocks whose ends markWaits() has come to.
  BitVector Searched;
  bool IsReporting = false;
  const PlannedWaits *Planned; ///< See checkStateHazards().

  std::optional<uint32_t> findProducer(StateHazard H, uint32_t From,
                                       unsigned Register) const;
  void markWaits(uint32_t From);
  void solve();
  void walk(uint32_t Block);
  void visit(uint32_t Number);
};

} // namespace

StateHazardCheck::StateHazardCheck(const FlowGraph &Graph, Findings &Found,
                                   const PlannedWaits *Planned)
    : StateHazardWalk(Graph.getCode()), Graph(Graph), Found(Found),
      Order(getCheckedBlocks(Graph)), Starts(Graph.getBlocks().size()),
      Dirty(Graph.getBlocks().size()), BranchWaits(Code.Insts.size()),
      Searched(Graph.getBlocks().size()), Planned(Planned) {}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

/// Returns the nearest producer before \p From.
std::optional<uint32_t>
StateHazardCheck::findProducer(StateHazard H, uint32_t From,
                               unsigned Register) const {
  BitVector Seen(Graph.getBlocks().size());
  std::vector<uint32_t> Todo = {Graph.getBlockOf(From)};
  for (size_t Next = 0; Next != Todo.size(); ++Next) {
    const FlowBlock &B = Graph.getBlocks()[Todo[Next]];
    uint32_t Number = Next ? B.End : From;
    while (Number-- != B.First)
      if (Code.Insts[Number].isUnderstood() &&
          isProducer(H, Code.Insts[Number], Register))
        return Number;
    for (uint32_t P : B.Predecessors)
      if (!Seen.test(P)) {
        Seen.set(P);
        Todo.push_back(P);
      }
  }
  return std::nullopt;
}

void StateHazardCheck::onHazard(StateHazard H, uint32_t Number,
                                const CodeAccess *X, unsigned Register) {
  if (IgnoresBranchWaits && H == StateHazard::LDSBranch)
    markWaits(Number);
  const StateHazardRow &Row = getStateHazardRows()[unsigned(H)];
  if (!IsReporting || !Found.wants(Row.Group, {Row.Id}, Code.Insts[Number]))
    return;
  const uint8_t Operand = X ? X->Operand : CodeAccess::NoOperand;
  Finding &F =
      Found.add(Row.Group, {Row.Id}, {Number, Operand},
                fillIn(Row.Text, getRegisterName(Register, Code.Architecture)));
  if (std::optional<uint32_t> By = findProducer(H, Number, Register))
    F.Notes.push_back(
        {Finding::Location{*By, CodeAccess::NoOperand}, Row.Producer.str()});
  F.Notes.push_back(makeRemedy(H, Code.Insts[Number]));
}

/// Adds to BranchWaits the last waits before the access \p From that follow the
/// access before it.
void StateHazardCheck::markWaits(uint32_t From) {
  // Returns true if the search comes to the start of the block.
  const auto Search = [this](const FlowBlock &B, uint32_t Number) {
    while (Number-- != B.First) {
      const CodeInst &I = Code.Insts[Number];
      if (resolvesLDSBranch(I))
        BranchWaits.set(Number);
      if (resolvesLDSBranch(I) || takesPartInLDSBranch(I))
        return false;
    }
    return true;
  };
  std::vector<uint32_t> Todo;
  const auto AddPredecessors = [&](const FlowBlock &B) {
    for (uint32_t P : B.Predecessors)
      if (!Searched.test(P)) {
        Searched.set(P);
        Todo.push_back(P);
      }
  };
  const FlowBlock &Block = Graph.getBlocks()[Graph.getBlockOf(From)];
  if (Search(Block, From))
    AddPredecessors(Block);
  while (!Todo.empty()) {
    const FlowBlock &B = Graph.getBlocks()[Todo.back()];
    Todo.pop_back();
    if (Search(B, B.End))
      AddPredecessors(B);
  }
}

//===----------------------------------------------------------------------===//
// Dataflow
//===----------------------------------------------------------------------===//

void StateHazardCheck::walk(uint32_t Block) {
  const FlowBlock &B = Graph.getBlocks()[Block];
  State = Starts[Block];
  for (uint32_t I = B.First; I != B.End; ++I)
    if (isChecked(B, Code.Insts[I]))
      visit(I);
}

void StateHazardCheck::visit(uint32_t Number) {
  if (Planned) {
    if (Code.Insts[Number].IsInserted)
      return;
    if (const auto At = Planned->find(Number); At != Planned->end())
      wait(At->second);
  }
  step(Number);
}

bool StateHazardCheck::assumesRemedy(uint32_t Number) const {
  const CodeInst &I = Code.Insts[Number];
  return !Planned || (I.isAutomatic() && !isMuted(I.Pos, WarningGroup::Hazard));
}

void StateHazardCheck::solve() {
  // Entries and functions start without open hazards.
  for (HazardState &S : Starts)
    S = getStartState();
  for (uint32_t Block : Order)
    Dirty.set(Block);
  while (Dirty.any())
    for (uint32_t Block : Order) {
      if (!Dirty.test(Block))
        continue;
      Dirty.reset(Block);
      const FlowBlock &B = Graph.getBlocks()[Block];
      walk(Block);
      if (B.Ending == BlockExit::Call)
        State = HazardState();
      for (uint32_t To : B.Successors)
        if (isChecked(Graph, To) && Starts[To].join(State))
          Dirty.set(To);
    }
}

void StateHazardCheck::run() {
  const bool IsOn = any_of(getStateHazardRows(), [&](auto &Row) {
    return Found.isOn(Row.Group) && Row.Arches & maskOf(Code.Architecture);
  });
  if (!IsOn || !isNeeded())
    return;
  solve();
  IsReporting = true;
  for (uint32_t Block : Order)
    walk(Block);
}

BitVector StateHazardCheck::findWaits() {
  IgnoresBranchWaits = true;
  if (maskOf(Code.Architecture) & GCN15)
    solve();
  return std::move(BranchWaits);
}

BitVector clrx::findHazardWaits(const FlowGraph &Graph, Findings &Found) {
  return StateHazardCheck(Graph, Found).findWaits();
}

void clrx::checkStateHazards(const FlowGraph &Graph, Findings &Found,
                             const PlannedWaits *Planned) {
  StateHazardCheck(Graph, Found, Planned).run();
}
