//===- WaitCounts.cpp - Missing waits for memory accesses -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A forward dataflow analysis. The states at block starts grow until nothing
// changes; then a last visit of each block reports the missing waits.
//
//===----------------------------------------------------------------------===//

#include "WaitCounts.h"
#include "BlockGroups.h"
#include "CallGraph.h"
#include "WaitWalk.h"
#include "llvm/ADT/BitVector.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Checks the waits of one section.
class WaitCountCheck {
public:
  WaitCountCheck(const FlowGraph &Graph, const BitVector &HazardWaits,
                 Findings &Found)
      : Graph(Graph), Code(Graph.getCode()), HazardWaits(HazardWaits),
        Found(Found), Calls(Graph), Order(getCheckedBlocks(Graph)),
        Walk(Code, !Found.isOn(WarningGroup::WaitCountFlat)),
        Starts(Graph.getBlocks().size()), Dirty(Graph.getBlocks().size()),
        LackWaits(Graph.getBlocks().size()), Visits(Graph.getBlocks().size()),
        Free(findFree()), Groups(Graph, Free) {}

  void run(ArrayRef<uint32_t> Entries);

private:
  const FlowGraph &Graph;
  const SectionCode &Code;
  const BitVector &HazardWaits;
  Findings &Found;
  CallGraph Calls;
  const std::vector<uint32_t> Order; ///< Order of the visits.
  WaitWalk Walk;
  /// States at block starts, for group leaders.
  std::vector<InFlightBorder> Starts;
  BitVector Dirty;     ///< Blocks whose start state has changed.
  BitVector LackWaits; ///< Blocks in which waits are missing.
  BitVector Functions; ///< First blocks of functions, if needed.
  std::vector<uint8_t> Visits;
  InFlightBorder End; ///< State at the end of the last visited block.

  /// Blocks that do not change the state.
  const BitVector Free;
  const BlockGroups Groups;

  BitVector findFree() const;
  void enter(uint32_t Block, const InFlightBorder &From);
  void enterEntries(ArrayRef<uint32_t> Entries);
  void solve();
  void flow(uint32_t Block);
  void flowToCallers(uint32_t Block, const InFlightBorder &End);
  void reportBlock(uint32_t Block);
  void reportMissing(uint32_t Inst);
  void reportExtra(uint32_t Inst);
  BitVector findFunctions() const;
  WarningGroup getGroup(const MissingWait &M) const;
  void reportCall(uint32_t Inst, const WaitCounts &Counts, StringRef Message);
  uint32_t findEndOfWaits(const FlowBlock &B) const;
  void reportBegin(const FlowBlock &B);
  void reportReturn(uint32_t Inst);
};

} // namespace

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

/// Returns the state at a point whose predecessors are unknown.
static InFlightBorder getUnknownBorder() {
  InFlightBorder B;
  B.IsReached = true;
  B.InFlight.fill(InFlightBorder::Unknown);
  return B;
}

void WaitCountCheck::enter(uint32_t Block, const InFlightBorder &From) {
  if (!isChecked(Graph, Block))
    return;
  Block = Groups.getLeader(Block);
  // Hand-written code reaches the fixed point in three or four visits.
  constexpr unsigned FreeVisits = 2, MaxVisits = 16;
  if (Visits[Block] > MaxVisits ||
      !Starts[Block].join(From, Visits[Block] >= FreeVisits))
    return;
  if (Visits[Block] == MaxVisits)
    Starts[Block] = getUnknownBorder();
  Dirty.set(Block);
}

/// Returns true if \p B is unreachable and has no predecessors. Callers do not
/// count as predecessors.
static bool isUnreached(const FlowBlock &B) {
  return !B.IsReachable && B.Predecessors.empty();
}

void WaitCountCheck::enterEntries(ArrayRef<uint32_t> Entries) {
  InFlightBorder Nothing;
  Nothing.IsReached = true;
  for (uint32_t Number : Order) {
    const FlowBlock &B = Graph.getBlocks()[Number];
    if (is_contained(Entries, Number))
      enter(Number, Nothing);
    else if (B.IsEntry || isUnreached(B))
      enter(Number, getUnknownBorder());
  }
}

/// Passes accesses that are in flight at the return in \p Block to the callers
/// of the function. Only accesses that the function itself has started are
/// passed.
void WaitCountCheck::flowToCallers(uint32_t Block, const InFlightBorder &End) {
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
BitVector WaitCountCheck::findFree() const {
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

void WaitCountCheck::flow(uint32_t Block) {
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
  Walk.State.load(Starts[Block]);
  LackWaits.reset(Block);
  for (uint32_t I = B.First; I != B.End; ++I)
    if (isChecked(B, Code.Insts[I])) {
      Walk.use(Code.Insts[I]);
      if (!Walk.Missing.empty())
        LackWaits.set(Block);
      Walk.issue(Code.Insts[I], I);
    }
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

void WaitCountCheck::solve() {
  while (Dirty.any())
    for (uint32_t Block : Order)
      if (Dirty.test(Block)) {
        Dirty.reset(Block);
        flow(Block);
      }
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

static bool isWait(const CodeInst &I) {
  return I.Classes.hasAny(InstClass::Waitcnt | InstClass::WaitOneCounter);
}

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
  suggest(F, Walk.Waits.getStatements(Counts));
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

/// Returns the blocks that are called, and the blocks without visible callers
/// that lead to a return.
BitVector WaitCountCheck::findFunctions() const {
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
    if (isUnreached(Blocks[Number]))
      Functions.set(Number);
  }
  return Functions;
}

/// Returns the end of the waits with which \p B begins.
uint32_t WaitCountCheck::findEndOfWaits(const FlowBlock &B) const {
  uint32_t Number = B.First;
  while (Number + 1 != B.End && isWait(Code.Insts[Number]))
    ++Number;
  return Number;
}

/// Checks the entry block \p B of a function, which must first wait for all
/// that its caller has in flight.
void WaitCountCheck::reportBegin(const FlowBlock &B) {
  const WaitCounts &Max = Walk.Waits.getMaxima();
  WaitCounts Missing = {};
  Missing[unsigned(WaitFor::VS)] = Max[unsigned(WaitFor::VS)];
  Missing[unsigned(WaitFor::X)] = Max[unsigned(WaitFor::X)];
  const uint32_t Number = findEndOfWaits(B);
  for (uint32_t I = B.First; I != Number; ++I)
    Walk.Waits.forEachWait(Code.Insts[I], [&](WaitFor C, unsigned Count) {
      if (!Count)
        Missing[unsigned(C)] = Max[unsigned(C)];
    });
  reportCall(Number, Missing,
             "accesses of the caller may be in flight at the entry of this "
             "function");
}

/// Warns of accesses that are in flight at the return \p Inst. LLVM's callers
/// do not wait for the accesses of a function.
void WaitCountCheck::reportReturn(uint32_t Inst) {
  WaitCounts Missing = Walk.Waits.getMaxima();
  for (unsigned C = 0; C != NumCounters; ++C)
    if (WaitFor(C) != WaitFor::VS && WaitFor(C) != WaitFor::X &&
        Walk.State.isKnownInFlight(WaitFor(C)))
      Missing[C] = 0;
  reportCall(Inst, Missing,
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
    reportBegin(B);
    FirstExtra = findEndOfWaits(B);
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

void WaitCountCheck::run(ArrayRef<uint32_t> Entries) {
  if (Found.isOn(WarningGroup::WaitCountCalls))
    Functions = findFunctions();
  enterEntries(Entries);
  solve();
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
