//===- WaitFlow.cpp - Accesses in flight on all paths ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The states at the starts of kernels and functions, and how states pass from
// block to block.
//
//===----------------------------------------------------------------------===//

#include "WaitFlow.h"

using namespace llvm;
using namespace clrx;

WaitFlow::WaitFlow(const FlowGraph &Graph, bool TrustsFlat)
    : Graph(Graph), Code(Graph.getCode()), Walk(Code, TrustsFlat),
      Starts(Graph.getBlocks().size()), Calls(Graph),
      Order(getCheckedBlocks(Graph)), Dirty(Graph.getBlocks().size()),
      Visits(Graph.getBlocks().size()), Free(findFree()), Groups(Graph, Free) {}

/// Returns the state at a point whose predecessors are unknown.
static InFlightBorder getUnknownBorder() {
  InFlightBorder B;
  B.IsReached = true;
  B.InFlight.fill(InFlightBorder::Unknown);
  return B;
}

void WaitFlow::enter(uint32_t Block, const InFlightBorder &From) {
  if (!isChecked(Graph, Block))
    return;
  Block = Groups.getLeader(Block);
  // Hand-written code reaches the fixed point in three or four visits.
  constexpr unsigned FreeVisits = 2, MaxVisits = 250;
  if (Visits[Block] > MaxVisits ||
      !Starts[Block].join(From, Visits[Block] >= FreeVisits))
    return;
  if (Visits[Block] == MaxVisits)
    Starts[Block] = getUnknownBorder();
  Dirty.set(Block);
}

void WaitFlow::enterEntries(ArrayRef<uint32_t> Entries) {
  InFlightBorder Nothing;
  Nothing.IsReached = true;
  for (uint32_t Number : Order) {
    const FlowBlock &B = Graph.getBlocks()[Number];
    if (is_contained(Entries, Number))
      enter(Number, Nothing);
    else if (B.IsEntry || isUnreached(Code, B))
      enter(Number, getUnknownBorder());
  }
}

/// Passes accesses that are in flight at the return in \p Block to the callers
/// of the function. Only accesses that the function itself has started are
/// passed.
void WaitFlow::flowToCallers(uint32_t Block, const InFlightBorder &End) {
  for (const CallGraph::Return &R : Calls.getReturns(Block)) {
    InFlightBorder Own = getUnknownBorder();
    Own.Kinds = End.Kinds;
    copy_if(End.Entries, std::back_inserter(Own.Entries),
            [&](const InFlightBorder::Entry &E) {
              return R.Function->test(Graph.getBlockOf(E.getProducer()));
            });
    enter(R.To, Own);
  }
}

/// Returns the blocks that contain only branches.
BitVector WaitFlow::findFree() const {
  BitVector Result(Graph.getBlocks().size());
  for (uint32_t Number : Order) {
    const FlowBlock &B = Graph.getBlocks()[Number];
    if (B.Callees.empty() && B.Ending == BlockExit::Known &&
        all_of(ArrayRef(Code.Insts).slice(B.First, B.End - B.First),
               [&](const CodeInst &I) { return Walk.isWithoutEffect(I); }))
      Result.set(Number);
  }
  return Result;
}

/// Removes the address translations in flight from \p B. LLVM's functions wait
/// for them neither at entry nor before they return.
static void dropAddresses(InFlightBorder &B) {
  constexpr unsigned X = unsigned(WaitFor::X);
  B.InFlight[X] = B.Kinds[X] = 0;
  erase_if(B.Entries, [](const InFlightBorder::Entry &E) {
    return E.getBoard() == unsigned(WaitFor::X);
  });
}

void WaitFlow::flow(uint32_t Block) {
  const FlowBlock &B = Graph.getBlocks()[Block];
  Visits[Block] += Visits[Block] != UINT8_MAX;
  if (Free.test(Block)) {
    Groups.forEachMember(Block, [&](uint32_t Member) {
      for (uint32_t To : Graph.getBlocks()[Member].Successors)
        if (Groups.getLeader(To) != Block)
          enter(To, Starts[Block]);
    });
    return;
  }
  walk(Block);
  Walk.State.save(End);
  const bool IsCall = B.Ending == BlockExit::Call;
  for (uint32_t To : B.Successors)
    enter(To, IsCall ? getUnknownBorder() : End);
  const bool IsReturn = B.Ending == BlockExit::Return;
  if (IsReturn || !B.Callees.empty())
    dropAddresses(End);
  for (uint32_t To : B.Callees)
    enter(To, End);
  if (IsReturn)
    flowToCallers(Block, End);
}

void WaitFlow::solve(ArrayRef<uint32_t> Entries) {
  Starts.assign(Graph.getBlocks().size(), InFlightBorder());
  Visits.assign(Graph.getBlocks().size(), 0);
  enterEntries(Entries);
  while (Dirty.any())
    for (uint32_t Block : Order)
      if (Dirty.test(Block)) {
        Dirty.reset(Block);
        flow(Block);
      }
}

WaitFlow::EntryWaits WaitFlow::getEntryWaits(const FlowBlock &B,
                                             bool IgnoresInserted) const {
  const WaitCounts &Max = Walk.Waits.getMaxima();
  EntryWaits Result = {B.First, {}};
  WaitCounts &Missing = Result.Missing;
  // The caller's stores do not change registers.
  for (WaitFor C : {WaitFor::VS, WaitFor::X})
    Missing[unsigned(C)] = Max[unsigned(C)];
  for (; Result.Inst + 1 != B.End; ++Result.Inst) {
    const CodeInst &I = Code.Insts[Result.Inst];
    if (IgnoresInserted && I.IsInserted)
      continue;
    if (!isWait(I))
      break;
    Walk.Waits.forEachWait(I, [&](WaitFor C, unsigned Count) {
      if (!Count)
        Missing[unsigned(C)] = Max[unsigned(C)];
    });
  }
  return Result;
}

BitVector WaitFlow::findFunctions() const {
  const ArrayRef<FlowBlock> Blocks = Graph.getBlocks();
  BitVector Functions(Blocks.size()), Returns(Blocks.size());
  SmallVector<uint32_t> Todo;
  for (auto [Number, B] : enumerate(Blocks)) {
    for (uint32_t Callee : B.Callees)
      Functions.set(Callee);
    if (B.Ending == BlockExit::Return)
      Todo.push_back(Number);
  }
  while (!Todo.empty()) {
    const uint32_t Number = Todo.pop_back_val();
    if (Returns.test(Number))
      continue;
    Returns.set(Number);
    append_range(Todo, Blocks[Number].Predecessors);
    if (isUnreached(Code, Blocks[Number]))
      Functions.set(Number);
  }
  return Functions;
}
