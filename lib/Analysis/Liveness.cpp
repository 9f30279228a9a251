//===- Liveness.cpp - Registers whose values are needed -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A backward dataflow analysis. Each block is summarised by its upward-exposed
// reads and its writes. Blocks are visited until nothing changes. The
// number of rounds is usually the loop depth plus one.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Liveness.h"
#include "llvm/ADT/BitVector.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Turns the registers live after \p I into those live before it.
static void stepOverInst(const SectionCode &Code, const CodeInst &I,
                         RegisterSet &Live) {
  const ArrayRef<CodeAccess> Accesses = Code.getAccesses(I);
  for (const CodeAccess &X : Accesses)
    if (X.IsWrite)
      Live.remove(X);
  for (const CodeAccess &X : Accesses)
    if (!X.IsWrite)
      Live.add(X);
}

/// Applies the .usereg notes before \p I.
static void stepOverNotes(const SectionCode &Code, const CodeInst &I,
                          RegisterSet &Live) {
  if (Code.RegisterNotes.empty())
    return;
  const auto [Begin, End] = Code.RegisterNotes.equal_range(I.Offset);
  for (auto It = Begin; It != End; ++It)
    if (const auto [First, Last] = getCodes(It->second); It->second.IsWritten)
      Live.reset(First, Last);
  for (auto It = Begin; It != End; ++It)
    if (const auto [First, Last] = getCodes(It->second); It->second.IsRead)
      Live.set(First, Last);
}

void Liveness::forEachInst(
    uint32_t Block,
    function_ref<void(uint32_t, const RegisterSet &, const RegisterSet &)>
        Visit) const {
  const SectionCode &Code = Graph.getCode();
  const FlowBlock &B = Graph.getBlocks()[Block];
  RegisterSet Live = getLiveOut(Block);
  for (uint32_t Number = B.End; Number-- != B.First;) {
    const CodeInst &I = Code.Insts[Number];
    const RegisterSet After = Live;
    stepOverInst(Code, I, Live);
    Visit(Number, Live, After);
    stepOverNotes(Code, I, Live);
  }
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

RegisterSet Liveness::getLiveOut(uint32_t Block) const {
  const FlowBlock &B = Graph.getBlocks()[Block];
  RegisterSet Out;
  for (uint32_t To : B.Successors)
    Out |= In[To];
  for (uint32_t To : B.Callees)
    Out |= In[To];
  if (B.Ending == BlockExit::Return)
    Out |= AfterReturn;
  if (B.Ending == BlockExit::Unknown ||
      (B.Ending == BlockExit::Call && B.Callees.empty()))
    Out |= ReadAnywhere;
  return Out;
}

class Liveness::Solver {
  struct Effect {
    RegisterSet
        Reads; ///< Registers that the block reads before it writes them.
    RegisterSet Writes; ///< All registers that the block writes.
  };

  Liveness &L;
  std::vector<Effect> Effects; ///< Indexed by block.
  std::vector<SmallVector<uint32_t, 1>> Callers;
  std::vector<uint32_t> Returns;

public:
  explicit Solver(Liveness &L)
      : L(L), Effects(L.Graph.getBlocks().size()),
        Callers(L.Graph.getBlocks().size()) {}

  void solve();

private:
  void summarise(uint32_t Block);
  void collectReads();
  bool update(uint32_t Block);
};

/// Computes the effect of \p Block by a backward walk from an empty live-out
/// set.
void Liveness::Solver::summarise(uint32_t Block) {
  const SectionCode &Code = L.Graph.getCode();
  const FlowBlock &B = L.Graph.getBlocks()[Block];
  Effect &E = Effects[Block];
  for (uint32_t Number = B.End; Number-- != B.First;) {
    const CodeInst &I = Code.Insts[Number];
    stepOverInst(Code, I, E.Reads);
    for (const CodeAccess &X : Code.getAccesses(I))
      if (X.IsWrite)
        E.Writes.add(X);
    stepOverNotes(Code, I, E.Reads);
    if (Code.RegisterNotes.empty())
      continue;
    const auto [Begin, End] = Code.RegisterNotes.equal_range(I.Offset);
    for (auto It = Begin; It != End; ++It)
      if (const auto [First, Last] = getCodes(It->second); It->second.IsWritten)
        E.Writes.set(First, Last);
  }
}

/// Collects the registers that any instruction or .usereg reads, for unknown
/// control flow.
void Liveness::Solver::collectReads() {
  const SectionCode &Code = L.Graph.getCode();
  for (const CodeAccess &X : Code.Accesses)
    if (!X.IsWrite)
      L.ReadAnywhere.add(X);
  for (const auto &[Offset, Note] : Code.RegisterNotes)
    if (const auto [First, Last] = getCodes(Note); Note.IsRead)
      L.ReadAnywhere.set(First, Last);
}

/// Computes the live-in set of \p Block. \returns true if it has changed.
bool Liveness::Solver::update(uint32_t Block) {
  RegisterSet Live = L.getLiveOut(Block);
  Live.remove(Effects[Block].Writes);
  Live |= Effects[Block].Reads;
  if (Live == L.In[Block])
    return false;
  L.In[Block] = Live;
  return true;
}

void Liveness::Solver::solve() {
  const ArrayRef<FlowBlock> Blocks = L.Graph.getBlocks();
  const ArrayRef<uint32_t> Order = L.Graph.getOrder();
  if (!L.Graph.getUnresolved().empty())
    collectReads();
  std::vector<uint32_t> ReturnPoints;
  for (uint32_t Block : Order) {
    summarise(Block);
    const FlowBlock &B = Blocks[Block];
    for (uint32_t To : B.Callees)
      Callers[To].push_back(Block);
    if (B.Ending == BlockExit::Return)
      Returns.push_back(Block);
    if (B.Ending == BlockExit::Call)
      append_range(ReturnPoints, B.Successors);
  }
  BitVector IsReturnPoint(Blocks.size());
  for (uint32_t Block : ReturnPoints)
    IsReturnPoint.set(Block);
  // Each round visits the blocks whose inputs may have changed.
  BitVector IsWaiting(Blocks.size(), true);
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (uint32_t Block : reverse(Order)) {
      if (!IsWaiting.test(Block))
        continue;
      IsWaiting.reset(Block);
      if (!update(Block))
        continue;
      Changed = true;
      for (uint32_t From : Blocks[Block].Predecessors)
        IsWaiting.set(From);
      for (uint32_t From : Callers[Block])
        IsWaiting.set(From);
      if (!IsReturnPoint.test(Block))
        continue;
      L.AfterReturn |= L.In[Block];
      for (uint32_t From : Returns)
        IsWaiting.set(From);
    }
  }
}

Liveness::Liveness(const FlowGraph &Graph)
    : Graph(Graph), In(Graph.getBlocks().size()) {
  Solver(*this).solve();
}
