//===- Loops.cpp - Natural loops of a section -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds dominators with the algorithm of Cooper, Harvey and Kennedy, and the
// loops of the edges that lead back to a dominator.
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include "llvm/ADT/DenseSet.h"

using namespace llvm;
using namespace clrx;

/// Index in the order of a block that is not reachable, and of the virtual
/// block before all entries.
static constexpr uint32_t NoIndex = ~0u;

Loops::Loops(const FlowGraph &Graph)
    : Graph(Graph), Position(Graph.getBlocks().size(), NoIndex),
      Around(Graph.getBlocks().size()) {
  for (auto [Index, Block] : enumerate(Graph.getOrder()))
    Position[Block] = Index;
  findDominators();
  for (uint32_t Header : Graph.getOrder())
    if (any_of(Graph.getBlocks()[Header].Predecessors,
               [&](uint32_t From) { return dominates(Header, From); }))
      All.push_back(makeLoop(Header));
  stable_sort(All, [](const Loop &A, const Loop &B) {
    return A.Blocks.size() > B.Blocks.size();
  });
  for (auto [Number, L] : enumerate(All))
    for (uint32_t Block : L.Blocks)
      Around[Block].push_back(Number);
}

/// Returns the nearest block that dominates both \p A and \p B. All are indices
/// in the order.
uint32_t Loops::meet(uint32_t A, uint32_t B) const {
  while (A != B) {
    if (A == NoIndex || B == NoIndex)
      return NoIndex;
    (A > B ? A : B) = Dominator[std::max(A, B)];
  }
  return A;
}

void Loops::findDominators() {
  const ArrayRef<uint32_t> Order = Graph.getOrder();
  Dominator.assign(Order.size(), NoIndex);
  std::vector<bool> IsKnown(Order.size());
  for (bool HasChanged = true; HasChanged;) {
    HasChanged = false;
    for (auto [Index, Block] : enumerate(Order)) {
      const FlowBlock &B = Graph.getBlocks()[Block];
      std::optional<uint32_t> Nearest;
      if (B.IsEntry || B.IsCalled || B.Predecessors.empty())
        Nearest = NoIndex;
      for (uint32_t From : B.Predecessors) {
        const uint32_t P = Position[From];
        if (P != NoIndex && IsKnown[P])
          Nearest = Nearest ? meet(*Nearest, P) : P;
      }
      if (!Nearest || (IsKnown[Index] && Dominator[Index] == *Nearest))
        continue;
      Dominator[Index] = *Nearest;
      IsKnown[Index] = HasChanged = true;
    }
  }
}

/// Returns true if each path to \p Other passes \p Block.
bool Loops::dominates(uint32_t Block, uint32_t Other) const {
  uint32_t Index = Position[Other];
  while (Index != NoIndex && Index > Position[Block])
    Index = Dominator[Index];
  return Index != NoIndex && Index == Position[Block];
}

Loops::Loop Loops::makeLoop(uint32_t Header) const {
  DenseSet<uint32_t> Blocks = {Header};
  SmallVector<uint32_t> Todo;
  const auto Add = [&](uint32_t Block) {
    if (Position[Block] != NoIndex && Blocks.insert(Block).second)
      Todo.push_back(Block);
  };
  for (uint32_t From : Graph.getBlocks()[Header].Predecessors)
    if (dominates(Header, From))
      Add(From);
  while (!Todo.empty())
    for (uint32_t From : Graph.getBlocks()[Todo.pop_back_val()].Predecessors)
      Add(From);
  Loop L;
  L.Header = Header;
  L.Blocks.assign(Blocks.begin(), Blocks.end());
  llvm::sort(L.Blocks);
  L.HasCalls = any_of(L.Blocks, [this](uint32_t Block) {
    return Graph.getBlocks()[Block].Ending == BlockExit::Call;
  });
  L.Before = findBefore(L);
  return L;
}

std::optional<InstPlace> Loops::findBefore(const Loop &L) const {
  const SectionCode &Code = Graph.getCode();
  const FlowBlock &Header = Graph.getBlocks()[L.Header];
  std::optional<uint32_t> From;
  for (uint32_t Block : Header.Predecessors)
    if (!L.contains(Block)) {
      if (From)
        return std::nullopt;
      From = Block;
    }
  if (!From || Header.IsEntry || Header.IsCalled)
    return std::nullopt;
  const FlowBlock &B = Graph.getBlocks()[*From];
  uint32_t Last = B.End - 1;
  const CodeInst &I = Code.Insts[Last];
  if (I.is(InstClass::Branch))
    return InstPlace{Last, /*IsAfter=*/false};
  if (B.End != Header.First || B.Ending != BlockExit::Known ||
      (I.is(InstClass::CondBranch) &&
       Code.findInst(I.getTarget()) == Header.First))
    return std::nullopt;
  // The source did not write the instructions of an alignment.
  while (!Code.Insts[Last].Number && Last != B.First)
    --Last;
  return InstPlace{Last, /*IsAfter=*/true};
}
