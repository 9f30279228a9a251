//===- LiveRanges.cpp - Live ranges of registers and variables ------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handles each location separately. One search goes backward from the reads,
// and one goes forward from the writes. The location is live where both
// searches pass. The cost is proportional to the number of blocks where a
// location is live or used.
//
//===----------------------------------------------------------------------===//

#include "LiveRanges.h"
#include "llvm/ADT/IntEqClasses.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::allocation;

/// Maximum number of live registers before a block; more cannot be allocated.
static constexpr unsigned MaxAlive = 1024;

namespace {

/// The reads for which a location is live.
struct Needs {
  /// True if the location is read before EXEC changes. Any write to the
  /// location ends this liveness, unless the write is partial.
  bool SameExec = false;
  /// True if there are other reads. Only a write that is not partial and for
  /// which isWhole() is true ends this liveness.
  bool AnyExec = false;

  bool any() const { return SameExec || AnyExec; }
  void forgetExec() {
    AnyExec |= SameExec;
    SameExec = false;
  }
  bool add(Needs O) {
    const bool IsNew = (O.SameExec && !SameExec) || (O.AnyExec && !AnyExec);
    SameExec |= O.SameExec;
    AnyExec |= O.AnyExec;
    return IsNew;
  }
};

} // namespace

class LiveRanges::Builder {
public:
  Builder(LiveRanges &Result, const CallFlow &Flow, const ExecValues &Exec,
          Uses &AllUses)
      : Result(Result), Flow(Flow), Code(Flow.getCode()), Exec(Exec),
        AllUses(AllUses), Nodes(Flow.getNodes()), States(Nodes.size()) {}

  void build();

private:
  LiveRanges &Result;
  const CallFlow &Flow;
  const SectionCode &Code;
  const ExecValues &Exec;
  Uses &AllUses;
  ArrayRef<FlowNode> Nodes;

  /// State of the current location in a node.
  struct State {
    uint32_t Location = ~0u; ///< The location; other values mark stale states.
    uint32_t FirstUse = 0, NumUses = 0; ///< Range in the uses of the location.
    Needs In, Out;
    bool IsReached = false;   ///< Live-in, and a value reaches the node.
    bool LeavesValue = false; ///< A value reaches the end of the node.
    uint32_t InPiece = ~0u, OutPiece = ~0u;
  };
  std::vector<State> States; ///< Indexed by node.
  std::vector<uint32_t> Visited;
  std::vector<uint32_t> ToVisit;

  std::vector<uint32_t> NodeOf; ///< Indexed by instruction.
  /// Number of writes to EXEC before an instruction.
  std::vector<uint32_t> ExecWrites;
  std::vector<LaneSet> Largest;      ///< Largest EXEC, by component.
  std::vector<uint32_t> NumAlive[2]; ///< Indexed by node.

  uint32_t Location = 0;
  bool IsVector = false, IsRegister = false;
  /// True if lanes that EXEC may disable are both read and written.
  bool HasOtherLanes = false;
  ArrayRef<uint32_t> LocationUses;

  /// Flow component of each piece. A piece is created for each node where the
  /// location is live-in, for each write that starts a live range, and for each
  /// read of an undefined value.
  std::vector<uint32_t> Components;
  struct PieceSegment {
    uint32_t Piece;
    Segment Slots;
  };
  std::vector<PieceSegment> PieceSegments;
  /// Pairs of pieces of one range.
  std::vector<std::pair<uint32_t, uint32_t>> Joined;

  static constexpr size_t NoSegment = SIZE_MAX;
  std::vector<size_t> FirstSegments; ///< First segment of each range.

  void indexInsts();
  void findLargestExec();
  State &getState(uint32_t Node);
  bool isWhole(const Use &U) const;
  void stepBack(Needs &N, uint32_t &Region, const Use &U) const;
  Needs getNeedsInFront(uint32_t Node, const State &S) const;
  void findRuns();
  void goBack();
  void goForward();
  bool countAlive();
  uint32_t addPiece(uint32_t Node);
  void addSegment(uint32_t Piece, uint32_t Begin, uint32_t End);
  void makePieces(uint32_t Node);
  void joinPieces();
  void makeRanges();
  void setSegments();
};

//===----------------------------------------------------------------------===//
// Preparation
//===----------------------------------------------------------------------===//

void LiveRanges::Builder::indexInsts() {
  const size_t Size = Code.Insts.size();
  NodeOf.resize(Size);
  for (auto [Number, N] : enumerate(Nodes))
    std::fill(NodeOf.begin() + N.First, NodeOf.begin() + N.End, Number);
  ExecWrites.assign(Size + 1, 0);
  for (size_t I = 0; I != Size; ++I)
    ExecWrites[I + 1] =
        ExecWrites[I] + ExecValues::isWriter(Code, Code.Insts[I]);
}

/// Finds the largest EXEC of each component: the value at entry, unless vector
/// registers are used where EXEC is or may be larger.
void LiveRanges::Builder::findLargestExec() {
  Largest.assign(Flow.getNumComponents(), LaneSet::Entry);
  std::vector<bool> IsReachable(Flow.getNumComponents());
  for (const FlowNode &N : Nodes)
    if (N.IsReachable)
      IsReachable[N.Component] = true;
  for (const Use &U : AllUses.get()) {
    const LaneSet L = Exec.get(U.Inst);
    const FlowNode &N = Nodes[NodeOf[U.Inst]];
    if (AllUses.getLocations()[U.Location].IsVector &&
        (L == LaneSet::Unknown || L == LaneSet::All) &&
        (N.IsReachable || !IsReachable[N.Component]))
      Largest[N.Component] = LaneSet::All;
  }
}

LiveRanges::Builder::State &LiveRanges::Builder::getState(uint32_t Node) {
  State &S = States[Node];
  if (S.Location != Location) {
    S = State();
    S.Location = Location;
    Visited.push_back(Node);
  }
  return S;
}

//===----------------------------------------------------------------------===//
// Backward
//===----------------------------------------------------------------------===//

/// Returns true if the write \p U replaces the value in all lanes that matter.
bool LiveRanges::Builder::isWhole(const Use &U) const {
  return !IsVector ||
         Exec.get(U.Inst) == (HasOtherLanes
                                  ? LaneSet::All
                                  : Largest[Nodes[NodeOf[U.Inst]].Component]);
}

/// Moves \p N from after \p U to before \p U. \p Region is the number of writes
/// to EXEC before the point where SameExec is valid.
void LiveRanges::Builder::stepBack(Needs &N, uint32_t &Region,
                                   const Use &U) const {
  if (ExecWrites[U.Inst] != Region) {
    N.forgetExec();
    Region = ExecWrites[U.Inst];
  }
  if (!U.IsWrite) {
    N.SameExec = true;
    N.AnyExec |= U.IsInOtherLanes;
  } else if (!U.IsPartial) {
    N.SameExec = false;
    N.AnyExec &= !isWhole(U);
  }
}

Needs LiveRanges::Builder::getNeedsInFront(uint32_t Node,
                                           const State &S) const {
  const FlowNode &N = Nodes[Node];
  Needs Result = S.Out;
  uint32_t Region = ExecWrites[N.End];
  for (uint32_t I = S.NumUses; I--;)
    stepBack(Result, Region, AllUses.get()[LocationUses[S.FirstUse + I]]);
  if (!N.empty() && Region != ExecWrites[N.First])
    Result.forgetExec();
  return Result;
}

/// Finds the uses of the location in each node.
void LiveRanges::Builder::findRuns() {
  LocationUses = AllUses.of(Location);
  bool HasOther[2] = {}; // Indexed by IsWrite
  for (uint32_t I = 0; I != LocationUses.size(); ++I) {
    const Use &U = AllUses.get()[LocationUses[I]];
    HasOther[U.IsWrite] |= U.IsInOtherLanes;
    State &S = getState(NodeOf[U.Inst]);
    if (!S.NumUses)
      S.FirstUse = I;
    ++S.NumUses;
  }
  HasOtherLanes = HasOther[false] && HasOther[true];
}

void LiveRanges::Builder::goBack() {
  ToVisit.assign(Visited.begin(), Visited.end());
  while (!ToVisit.empty()) {
    const uint32_t Node = ToVisit.back();
    ToVisit.pop_back();
    State &S = States[Node];
    if (!S.In.add(getNeedsInFront(Node, S)))
      continue;
    const Needs In = S.In;
    for (uint32_t From : Nodes[Node].Predecessors)
      if (getState(From).Out.add(In))
        ToVisit.push_back(From);
  }
}

//===----------------------------------------------------------------------===//
// Forward
//===----------------------------------------------------------------------===//

/// Marks nodes that a value reaches. Registers have values where code begins.
void LiveRanges::Builder::goForward() {
  for (uint32_t Node : Visited) {
    State &S = States[Node];
    const bool IsBegin =
        Nodes[Node].IsEntry || Nodes[Node].Predecessors.empty();
    S.IsReached = IsRegister && IsBegin && S.In.any();
    for (uint32_t I = 0; I != S.NumUses; ++I)
      S.LeavesValue |= AllUses.get()[LocationUses[S.FirstUse + I]].IsWrite;
    S.LeavesValue |= S.IsReached;
    if (S.LeavesValue)
      ToVisit.push_back(Node);
  }
  while (!ToVisit.empty()) {
    const uint32_t Node = ToVisit.back();
    ToVisit.pop_back();
    for (uint32_t To : Nodes[Node].Successors) {
      State &S = States[To];
      if (S.Location != Location || !S.In.any() || S.IsReached)
        continue;
      S.IsReached = true;
      if (S.LeavesValue)
        continue;
      S.LeavesValue = true;
      ToVisit.push_back(To);
    }
  }
}

/// Counts the location at the visited nodes where it is live. \returns true if
/// too many locations are live at a node.
bool LiveRanges::Builder::countAlive() {
  for (uint32_t Node : Visited) {
    const State &S = States[Node];
    if (!S.IsReached || ++NumAlive[IsVector][Node] <= MaxAlive)
      continue;
    Result.Overflow = Nodes[Node].First;
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

uint32_t LiveRanges::Builder::addPiece(uint32_t Node) {
  Components.push_back(Nodes[Node].Component);
  return Components.size() - 1;
}

void LiveRanges::Builder::addSegment(uint32_t Piece, uint32_t Begin,
                                     uint32_t End) {
  if (Begin != End)
    PieceSegments.push_back({Piece, {Begin, End}});
}

void LiveRanges::Builder::makePieces(uint32_t Node) {
  const FlowNode &N = Nodes[Node];
  State &S = States[Node];
  uint32_t Begin = 2 * N.First;
  uint32_t Current = ~0u;
  if (S.IsReached)
    Current = S.InPiece = addPiece(Node);
  // Is the location live before each use, and after the last one?
  SmallVector<bool, 16> IsAlive(S.NumUses + 1);
  Needs Needed = S.Out;
  uint32_t Region = ExecWrites[N.End];
  IsAlive[S.NumUses] = Needed.any();
  for (uint32_t I = S.NumUses; I--;) {
    stepBack(Needed, Region, AllUses.get()[LocationUses[S.FirstUse + I]]);
    IsAlive[I] = Needed.any();
  }
  for (uint32_t I = 0; I != S.NumUses; ++I) {
    const uint32_t Number = LocationUses[S.FirstUse + I];
    Use &U = AllUses.get()[Number];
    const uint32_t Slot = 2 * U.Inst;
    if (!U.IsWrite) {
      if (Current == ~0u) { // No write reaches the read.
        Current = addPiece(Node);
        Result.Undefined.push_back(Number);
        U.Piece = std::exchange(Current, ~0u);
        continue;
      }
      U.Piece = Current;
      if (!IsAlive[I + 1]) {
        addSegment(Current, Begin, Slot + 1);
        Current = ~0u;
      }
      continue;
    }
    if (Current == ~0u || !IsAlive[I]) {
      Current = addPiece(Node);
      Begin = U.IsEarly ? Slot : Slot + 1;
    }
    U.Piece = Current;
    if (!IsAlive[I + 1]) {
      addSegment(Current, Begin, Slot + 2);
      Current = ~0u;
    }
  }
  if (Current != ~0u && S.Out.any()) {
    addSegment(Current, Begin, 2 * N.End);
    S.OutPiece = Current;
  }
}

void LiveRanges::Builder::joinPieces() {
  for (uint32_t Node : Visited) {
    const uint32_t From = States[Node].OutPiece;
    if (From == ~0u)
      continue;
    for (uint32_t To : Nodes[Node].Successors)
      if (States[To].Location == Location && States[To].InPiece != ~0u)
        Joined.push_back({From, States[To].InPiece});
  }
}

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

/// Makes ranges of the pieces of the location, and clears the pieces.
void LiveRanges::Builder::makeRanges() {
  IntEqClasses Classes(Components.size());
  for (auto [A, B] : Joined)
    Classes.join(A, B);
  Classes.compress();
  const size_t FirstRange = Result.Ranges.size();
  Result.Ranges.resize(FirstRange + Classes.getNumClasses());
  for (auto [Number, Component] : enumerate(Components)) {
    LiveRange &R = Result.Ranges[FirstRange + Classes[Number]];
    R.Location = Location;
    R.Component = Component;
  }
  for (uint32_t Number : LocationUses) {
    Use &U = AllUses.get()[Number];
    if (U.Piece != Use::NoPiece)
      U.Piece = FirstRange + Classes[U.Piece];
  }
  for (PieceSegment &S : PieceSegments)
    S.Piece = FirstRange + Classes[S.Piece];
  sort(PieceSegments, [](const PieceSegment &A, const PieceSegment &B) {
    return std::pair(A.Piece, A.Slots.Begin) <
           std::pair(B.Piece, B.Slots.Begin);
  });
  FirstSegments.resize(Result.Ranges.size(), NoSegment);
  uint32_t Last = ~0u;
  for (const PieceSegment &S : PieceSegments) {
    if (S.Piece == Last && Result.Segments.back().End >= S.Slots.Begin) {
      Result.Segments.back().End =
          std::max(Result.Segments.back().End, S.Slots.End);
      continue;
    }
    if (S.Piece != Last)
      FirstSegments[S.Piece] = Result.Segments.size();
    Last = S.Piece;
    Result.Segments.push_back(S.Slots);
  }
  Components.clear();
  PieceSegments.clear();
  Joined.clear();
}

/// Sets the segments of all ranges. Result.Segments no longer grows, so
/// references to its elements stay valid.
void LiveRanges::Builder::setSegments() {
  size_t End = Result.Segments.size();
  for (size_t Number = Result.Ranges.size(); Number--;) {
    const size_t First = std::min(FirstSegments[Number], End);
    Result.Ranges[Number].Segments =
        ArrayRef(Result.Segments).slice(First, End - First);
    End = First;
  }
}

void LiveRanges::Builder::build() {
  indexInsts();
  findLargestExec();
  for (std::vector<uint32_t> &Numbers : NumAlive)
    Numbers.assign(Nodes.size(), 0);
  for (Location = 0; Location != AllUses.getLocations().size(); ++Location) {
    if (AllUses.of(Location).empty())
      continue;
    IsVector = AllUses.getLocations()[Location].IsVector;
    IsRegister = !AllUses.getLocations()[Location].Var;
    Visited.clear();
    findRuns();
    goBack();
    goForward();
    if (countAlive())
      return;
    sort(Visited);
    for (uint32_t Node : Visited)
      makePieces(Node);
    joinPieces();
    makeRanges();
  }
  setSegments();
}

LiveRanges::LiveRanges(const CallFlow &Flow, const ExecValues &Exec,
                       Uses &AllUses) {
  Builder(*this, Flow, Exec, AllUses).build();
  if (!Overflow)
    group(AllUses);
}
