//===- FlowGraph.cpp - Control flow graph of a section --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects the instructions that end blocks, with their targets. Then divides
// the code into blocks after these instructions and before the targets, and
// adds the edges.
//
//===----------------------------------------------------------------------===//

#include "Analysis/FlowGraph.h"
#include "AddressTracker.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"

using namespace llvm;
using namespace clrx;

namespace {

/// An instruction that ends a block.
struct Exit {
  uint32_t Inst;
  BlockExit Ending = BlockExit::Known;
  bool FallsThrough =
      false; ///< Continues at or returns to the next instruction.
  SmallVector<uint32_t, 2> Targets; ///< Indices of instructions.
  RegisterId ReturnAddress;         ///< Register that a call writes.
};

} // namespace

class FlowGraph::Builder {
public:
  Builder(FlowGraph &G, ArrayRef<uint32_t> Entries)
      : G(G), Code(G.Code), Leaders(Code.Insts.size()), Entries(Entries) {}

  void build();

private:
  FlowGraph &G;
  const SectionCode &Code;
  BitVector Leaders; ///< First instructions of blocks.
  SmallVector<uint32_t> Entries;
  std::vector<Exit> Exits; ///< Sorted by instruction.
  /// Registers that hold the return addresses of calls.
  SmallVector<RegisterId, 4> ReturnAddresses;

  void collectExits();
  std::optional<Exit> getExit(uint32_t Number, const AddressTracker &Addresses);
  std::optional<uint64_t> getAddress(const CodeInst &I,
                                     const AddressTracker &Addresses);
  bool applyNotes(Exit &E);
  void addTarget(Exit &E, std::optional<uint64_t> Offset);
  void endAtData(Exit &E);
  void resolveReturns();
  void collectLeaders();
  void makeBlocks();
  void connect();
  void connectExit(FlowBlock &B, const Exit &E);
  void markReachable();
  void visit(uint32_t Root);
};

/// Returns the register from which \p I takes its target address.
static RegisterId getAddressRegister(const SectionCode &Code,
                                     const CodeInst &I) {
  for (const CodeAccess &X : Code.getAccesses(I))
    if (!X.IsWrite && X.Operand != CodeAccess::NoOperand)
      return Code.getRegister(I, X);
  return RegisterId(CodeNull);
}

static RegisterId getWrittenRegister(const SectionCode &Code,
                                     const CodeInst &I) {
  for (const CodeAccess &X : Code.getAccesses(I))
    if (X.IsWrite)
      return Code.getRegister(I, X);
  return RegisterId(CodeNull);
}

void FlowGraph::Builder::addTarget(Exit &E, std::optional<uint64_t> Offset) {
  const std::optional<uint32_t> Target =
      Offset ? Code.findInst(*Offset) : std::nullopt;
  if (Target)
    E.Targets.push_back(*Target);
  else if (E.Ending != BlockExit::Call)
    E.Ending = BlockExit::Unknown;
}

/// Applies the source's notes about \p E; they override the instruction's own
/// meaning. \returns false if there are none.
bool FlowGraph::Builder::applyNotes(Exit &E) {
  const auto [Begin, End] =
      Code.FlowNotes.equal_range(Code.Insts[E.Inst].Offset);
  bool HasNote = false;
  for (auto It = Begin; It != End; ++It) {
    const CodeFlowNote &N = It->second;
    if (N.Kind == CodeFlow::Start || N.Kind == CodeFlow::End)
      continue;
    if (N.Kind == CodeFlow::Return)
      E.Ending = BlockExit::Return;
    if (N.Kind == CodeFlow::Call)
      E.Ending = BlockExit::Call;
    E.FallsThrough |=
        N.Kind == CodeFlow::Call || N.Kind == CodeFlow::ConditionalJump;
    if (N.Target)
      addTarget(E, N.Target);
    HasNote = true;
  }
  return HasNote;
}

/// Returns the target of \p I, which jumps to an address in registers. An
/// address right after s_getpc_b64 counts as unknown: the code adds a distance
/// to the result of s_getpc_b64, and this distance is 0 until a linker fills it
/// in.
std::optional<uint64_t>
FlowGraph::Builder::getAddress(const CodeInst &I,
                               const AddressTracker &Addresses) {
  const std::optional<uint64_t> Address =
      Addresses.get(getAddressRegister(Code, I));
  const std::optional<uint32_t> Target =
      Address ? Code.findInst(*Address) : std::nullopt;
  if (Target && *Target && Code.Insts[*Target - 1].is(InstClass::GetPC))
    return std::nullopt;
  return Address;
}

/// Classes of the instructions after which control does not always continue at
/// the next instruction.
static constexpr InstClasses Exiting = InstClass::ProgramEnd | InstClass::Fork |
                                       InstClass::Branch |
                                       InstClass::CondBranch | InstClass::Call |
                                       InstClass::SwapPC | InstClass::SetPC;

std::optional<Exit>
FlowGraph::Builder::getExit(uint32_t Number, const AddressTracker &Addresses) {
  const CodeInst &I = Code.Insts[Number];
  const bool HasNotes = !Code.FlowNotes.empty();
  if (!HasNotes && !I.Classes.hasAny(Exiting))
    return std::nullopt;
  Exit E;
  E.Inst = Number;
  const bool IsCall = I.Classes.hasAny(InstClass::Call | InstClass::SwapPC);
  if (IsCall) {
    E.ReturnAddress = getWrittenRegister(Code, I);
    ReturnAddresses.push_back(E.ReturnAddress);
  }
  if (HasNotes && applyNotes(E))
    return E;
  if (I.is(InstClass::ProgramEnd))
    return E;
  if (I.is(InstClass::Fork)) {
    E.Ending = BlockExit::Unknown;
    return E;
  }
  if (I.Classes.hasAny(InstClass::Branch | InstClass::CondBranch)) {
    E.FallsThrough = I.is(InstClass::CondBranch);
    addTarget(E, I.getTarget());
    return E;
  }
  if (IsCall) {
    E.Ending = BlockExit::Call;
    E.FallsThrough = true;
    addTarget(E,
              I.is(InstClass::Call) ? I.getTarget() : getAddress(I, Addresses));
    return E;
  }
  if (I.is(InstClass::SetPC)) {
    addTarget(E, getAddress(I, Addresses));
    return E;
  }
  return std::nullopt;
}

/// Ends the block of \p E before data or the end of the section.
void FlowGraph::Builder::endAtData(Exit &E) {
  const bool IsLast = E.Inst + 1 == Code.Insts.size();
  if (!E.FallsThrough || (!IsLast && Code.Insts[E.Inst + 1].isUnderstood()))
    return;
  E.FallsThrough = false;
  if (E.Ending == BlockExit::Known)
    E.Ending = BlockExit::RunsOut;
}

void FlowGraph::Builder::collectExits() {
  AddressTracker Addresses(Code);
  for (uint32_t Number = 0; Number != Code.Insts.size(); ++Number) {
    const CodeInst &I = Code.Insts[Number];
    std::optional<Exit> E;
    if (!I.isUnderstood()) {
      E.emplace();
      E->Inst = Number;
      E->Ending = BlockExit::Unknown;
    } else {
      E = getExit(Number, Addresses);
      Addresses.step(I);
    }
    const bool IsLast = Number + 1 == Code.Insts.size();
    if (!E && (IsLast || !Code.Insts[Number + 1].isUnderstood())) {
      E.emplace();
      E->Inst = Number;
      E->FallsThrough = true;
    }
    if (!E)
      continue;
    endAtData(*E);
    Exits.push_back(std::move(*E));
    Addresses.clear();
  }
}

/// Treats jumps to the return address of a call as returns.
void FlowGraph::Builder::resolveReturns() {
  for (Exit &E : Exits)
    if (E.Ending == BlockExit::Unknown &&
        Code.Insts[E.Inst].is(InstClass::SetPC) &&
        is_contained(ReturnAddresses,
                     getAddressRegister(Code, Code.Insts[E.Inst])))
      E.Ending = BlockExit::Return;
}

void FlowGraph::Builder::collectLeaders() {
  const size_t Size = Code.Insts.size();
  Leaders.set(0);
  for (uint32_t Entry : Entries)
    Leaders.set(Entry);
  for (const Exit &E : Exits) {
    if (E.Inst + 1 != Size)
      Leaders.set(E.Inst + 1);
    for (uint32_t Target : E.Targets)
      Leaders.set(Target);
  }
  for (const auto &[Offset, Note] : Code.FlowNotes)
    if (Note.Kind == CodeFlow::Start || Note.Kind == CodeFlow::End)
      if (std::optional<uint32_t> I = Code.findInst(Offset)) {
        Leaders.set(*I);
        if (Note.Kind == CodeFlow::Start)
          Entries.push_back(*I);
      }
}

void FlowGraph::Builder::makeBlocks() {
  for (unsigned First : Leaders.set_bits()) {
    if (!G.Blocks.empty())
      G.Blocks.back().End = First;
    FlowBlock &B = G.Blocks.emplace_back();
    B.First = First;
    B.End = Code.Insts.size();
  }
}

void FlowGraph::Builder::connectExit(FlowBlock &B, const Exit &E) {
  B.Ending = E.Ending;
  for (uint32_t Target : E.Targets) {
    const uint32_t To = G.getBlockOf(Target);
    if (E.Ending != BlockExit::Call)
      B.Successors.push_back(To);
    else
      B.Callees.push_back(To);
  }
}

/// Returns true if the source says that no code falls through to \p I.
static bool isEndedBefore(const SectionCode &Code, const CodeInst &I) {
  const auto [Begin, End] = Code.FlowNotes.equal_range(I.Offset);
  return std::any_of(Begin, End, [](const auto &Note) {
    return Note.second.Kind == CodeFlow::End;
  });
}

void FlowGraph::Builder::connect() {
  auto E = Exits.begin();
  for (auto [Number, B] : enumerate(G.Blocks)) {
    bool FallsThrough = true;
    if (E != Exits.end() && E->Inst == B.End - 1) {
      connectExit(B, *E);
      FallsThrough = E->FallsThrough;
      ++E;
    }
    if (FallsThrough && B.End != Code.Insts.size() &&
        !isEndedBefore(Code, Code.Insts[B.End]))
      B.Successors.push_back(Number + 1);
    sort(B.Successors);
    B.Successors.erase(llvm::unique(B.Successors), B.Successors.end());
  }
  for (auto [Number, B] : enumerate(G.Blocks))
    for (uint32_t To : B.Successors)
      G.Blocks[To].Predecessors.push_back(Number);
}

/// Appends the blocks reachable from \p Root in postorder.
void FlowGraph::Builder::visit(uint32_t Root) {
  if (G.Blocks[Root].IsReachable)
    return;
  SmallVector<std::pair<uint32_t, unsigned>> Stack;
  const auto Push = [&](uint32_t Block) {
    G.Blocks[Block].IsReachable = true;
    Stack.push_back({Block, 0});
  };
  Push(Root);
  while (!Stack.empty()) {
    const FlowBlock &B = G.Blocks[Stack.back().first];
    const unsigned Next = Stack.back().second++;
    if (Next < B.Successors.size()) {
      if (!G.Blocks[B.Successors[Next]].IsReachable)
        Push(B.Successors[Next]);
    } else {
      G.Order.push_back(Stack.back().first);
      Stack.pop_back();
    }
  }
}

void FlowGraph::Builder::markReachable() {
  SmallVector<uint32_t> Roots;
  for (uint32_t Entry : Entries) {
    Roots.push_back(G.getBlockOf(Entry));
    G.Blocks[Roots.back()].IsEntry = true;
  }
  for (size_t Done = 0; !Roots.empty();) {
    visit(Roots.pop_back_val());
    for (; Done != G.Order.size(); ++Done)
      for (uint32_t Callee : G.Blocks[G.Order[Done]].Callees) {
        G.Blocks[Callee].IsCalled = true;
        Roots.push_back(Callee);
      }
  }
  std::reverse(G.Order.begin(), G.Order.end());
}

void FlowGraph::Builder::build() {
  if (Code.Insts.empty())
    return;
  collectExits();
  resolveReturns();
  collectLeaders();
  makeBlocks();
  connect();
  markReachable();
}

FlowGraph::FlowGraph(const SectionCode &Code, ArrayRef<uint32_t> Entries)
    : Code(Code) {
  Builder(*this, Entries).build();
}

uint32_t FlowGraph::getBlockOf(uint32_t Inst) const {
  auto It = partition_point(
      Blocks, [=](const FlowBlock &B) { return B.First <= Inst; });
  return It - Blocks.begin() - 1;
}

std::vector<uint32_t> FlowGraph::getUnresolved() const {
  std::vector<uint32_t> Result;
  for (const FlowBlock &B : Blocks) {
    const bool IsUnknownCall = B.Ending == BlockExit::Call && B.Callees.empty();
    if (B.IsReachable && (B.Ending == BlockExit::Unknown || IsUnknownCall))
      Result.push_back(B.End - 1);
  }
  return Result;
}
