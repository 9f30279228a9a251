//===- GraphLayout.cpp - Positions of blocks and edges --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layout has four steps. A block's rank is the length of the longest path
// from a start. An edge over several ranks gets a slot in each rank between its
// ends. The mean position of the neighbours decides the order within a rank.
// Finally, each node is placed as close to its neighbours as the order allows.
//
//===----------------------------------------------------------------------===//

#include "GraphLayout.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

/// A block, or the slot of an edge that passes through a rank.
struct Node {
  unsigned Rank = 0;
  unsigned Index = 0; ///< Index in the rank.
  int X = 0;          ///< Horizontal centre in pixels.
  bool IsBlock = false;
  SmallVector<uint32_t, 2> Above, Below;
};

class Layouter {
  GraphLayout &L;
  ArrayRef<BlockReport> Blocks;
  std::vector<Node> Nodes; ///< Blocks, then slots.
  std::vector<std::vector<uint32_t>> Ranks;
  /// Slots of each forward edge over several ranks, from top to bottom.
  std::vector<SmallVector<uint32_t, 4>> Through;
  std::vector<uint32_t> Order; ///< Blocks in topological order.

public:
  Layouter(GraphLayout &L, ArrayRef<BlockReport> Blocks)
      : L(L), Blocks(Blocks), Nodes(Blocks.size()) {}

  void run();

private:
  void collectEdges();
  void visit(uint32_t Root, std::vector<uint8_t> &State);
  void rank();
  void makeSlots();
  void sortRank(std::vector<uint32_t> &Rank, bool ByAbove);
  void order();
  void placeRank(ArrayRef<uint32_t> Rank, bool ByAbove);
  void place();
  int getTop(unsigned Rank) const {
    return GraphLayout::Margin +
           int(Rank) * (GraphLayout::BoxHeight + GraphLayout::RankGap) +
           GraphLayout::RankGap / 2;
  }
  void routeForward(GraphLayout::Edge &E, ArrayRef<uint32_t> Slots);
  void routeBack();
};

} // namespace

/// Visits depth first. An edge to a block whose visit has not ended is a back
/// edge.
void Layouter::visit(uint32_t Root, std::vector<uint8_t> &State) {
  enum { New, Open, Done };
  if (State[Root] != New)
    return;
  SmallVector<std::pair<uint32_t, unsigned>> Stack = {{Root, 0}};
  State[Root] = Open;
  while (!Stack.empty()) {
    const uint32_t From = Stack.back().first;
    const unsigned Next = Stack.back().second++;
    const BlockReport &B = Blocks[From];
    if (Next == B.Successors.size()) {
      State[From] = Done;
      Order.push_back(From);
      Stack.pop_back();
      continue;
    }
    const uint32_t To = B.Successors[Next];
    L.Edges.push_back({From, To, State[To] == Open, To == From + 1, {}});
    if (State[To] == New) {
      State[To] = Open;
      Stack.push_back({To, 0});
    }
  }
}

void Layouter::collectEdges() {
  std::vector<uint8_t> State(Blocks.size());
  for (uint32_t B = 0; B != Blocks.size(); ++B)
    if (Blocks[B].IsEntry)
      visit(B, State);
  for (uint32_t B = 0; B != Blocks.size(); ++B)
    visit(B, State);
  std::reverse(Order.begin(), Order.end());
}

void Layouter::rank() {
  std::vector<SmallVector<uint32_t, 2>> Forward(Blocks.size());
  for (const GraphLayout::Edge &E : L.Edges)
    if (!E.IsBack)
      Forward[E.From].push_back(E.To);
  unsigned Last = 0;
  for (uint32_t From : Order)
    for (uint32_t To : Forward[From]) {
      Nodes[To].Rank = std::max(Nodes[To].Rank, Nodes[From].Rank + 1);
      Last = std::max(Last, Nodes[To].Rank);
    }
  Ranks.resize(Last + 1);
  for (uint32_t B : Order) {
    Nodes[B].IsBlock = true;
    Ranks[Nodes[B].Rank].push_back(B);
  }
}

void Layouter::makeSlots() {
  Through.resize(L.Edges.size());
  for (auto [E, Slots] : zip_equal(L.Edges, Through)) {
    if (E.IsBack)
      continue;
    uint32_t From = E.From;
    for (unsigned R = Nodes[E.From].Rank + 1; R < Nodes[E.To].Rank; ++R) {
      const uint32_t Slot = Nodes.size();
      Nodes.emplace_back();
      Nodes[Slot].Rank = R;
      Nodes[Slot].Above.push_back(From);
      Nodes[From].Below.push_back(Slot);
      Ranks[R].push_back(Slot);
      Slots.push_back(Slot);
      From = Slot;
    }
    Nodes[From].Below.push_back(E.To);
    Nodes[E.To].Above.push_back(From);
  }
}

void Layouter::sortRank(std::vector<uint32_t> &Rank, bool ByAbove) {
  std::vector<std::pair<double, uint32_t>> Keys;
  for (uint32_t N : Rank) {
    const ArrayRef<uint32_t> Others = ByAbove ? Nodes[N].Above : Nodes[N].Below;
    double Sum = 0;
    for (uint32_t O : Others)
      Sum += Nodes[O].Index;
    Keys.push_back({Others.empty() ? Nodes[N].Index : Sum / Others.size(), N});
  }
  llvm::stable_sort(
      Keys, [](const auto &A, const auto &B) { return A.first < B.first; });
  for (auto [Index, Key] : enumerate(Keys)) {
    Rank[Index] = Key.second;
    Nodes[Key.second].Index = Index;
  }
}

void Layouter::order() {
  constexpr unsigned Rounds = 6;
  for (std::vector<uint32_t> &Rank : Ranks)
    for (auto [Index, N] : enumerate(Rank))
      Nodes[N].Index = Index;
  for (unsigned Round = 0; Round != Rounds; ++Round) {
    for (size_t R = 1; R < Ranks.size(); ++R)
      sortRank(Ranks[R], /*ByAbove=*/true);
    for (size_t R = Ranks.size() - 1; R-- != 0;)
      sortRank(Ranks[R], /*ByAbove=*/false);
  }
}

/// Places nodes as close as possible to the mean of their neighbours, by least
/// squares. Nodes that would overlap become a group around their common mean.
void Layouter::placeRank(ArrayRef<uint32_t> Rank, bool ByAbove) {
  struct Group {
    double Sum;
    unsigned Count;
    double mean() const { return Sum / Count; }
  };
  std::vector<Group> Groups;
  std::vector<int> Offsets; ///< Centres of the nodes without extra gaps.
  int Offset = 0, LastHalf = 0;
  for (uint32_t N : Rank) {
    const int Half = Nodes[N].IsBlock ? GraphLayout::BoxWidth / 2 : 4;
    Offset += LastHalf + (Offsets.empty() ? 0 : GraphLayout::ColumnGap) + Half;
    Offsets.push_back(Offset);
    LastHalf = Half;
    const ArrayRef<uint32_t> Others = ByAbove ? Nodes[N].Above : Nodes[N].Below;
    double Ideal = Nodes[N].X;
    if (!Others.empty()) {
      Ideal = 0;
      for (uint32_t O : Others)
        Ideal += double(Nodes[O].X) / Others.size();
    }
    Groups.push_back({Ideal - Offset, 1});
    while (Groups.size() > 1 &&
           Groups[Groups.size() - 2].mean() > Groups.back().mean()) {
      const Group Last = Groups.back();
      Groups.pop_back();
      Groups.back().Sum += Last.Sum;
      Groups.back().Count += Last.Count;
    }
  }
  size_t I = 0;
  for (const Group &G : Groups)
    for (unsigned N = 0; N != G.Count; ++N, ++I)
      Nodes[Rank[I]].X = int(G.mean()) + Offsets[I];
}

void Layouter::place() {
  constexpr unsigned Rounds = 6;
  for (unsigned Round = 0; Round != Rounds; ++Round) {
    for (const std::vector<uint32_t> &Rank : Ranks)
      placeRank(Rank, /*ByAbove=*/true);
    for (const std::vector<uint32_t> &Rank : reverse(Ranks))
      placeRank(Rank, /*ByAbove=*/false);
  }
  int Left = Nodes.front().X, Right = Left;
  for (const Node &N : Nodes) {
    const int Half = N.IsBlock ? GraphLayout::BoxWidth / 2 : 0;
    Left = std::min(Left, N.X - Half);
    Right = std::max(Right, N.X + Half);
  }
  for (Node &N : Nodes)
    N.X += GraphLayout::Margin - Left;
  L.Width = Right - Left + 2 * GraphLayout::Margin;
  for (uint32_t B = 0; B != Blocks.size(); ++B)
    L.Boxes.push_back({Nodes[B].X, getTop(Nodes[B].Rank)});
}

void Layouter::routeForward(GraphLayout::Edge &E, ArrayRef<uint32_t> Slots) {
  // Edges that leave the same box begin at different points, in an order that
  // avoids crossings.
  constexpr int Distance = 14;
  const ArrayRef<uint32_t> Below = Nodes[E.From].Below;
  const int X = Nodes[Slots.empty() ? E.To : Slots.front()].X;
  const bool IsLeft = any_of(Below, [&](uint32_t N) { return Nodes[N].X > X; });
  const bool IsRight =
      any_of(Below, [&](uint32_t N) { return Nodes[N].X < X; });
  const int Shift = (IsRight ? Distance : 0) - (IsLeft ? Distance : 0);
  E.Points.push_back(
      {L.Boxes[E.From].X + Shift, L.Boxes[E.From].Y + GraphLayout::BoxHeight});
  for (uint32_t Slot : Slots) {
    const int Top = getTop(Nodes[Slot].Rank);
    E.Points.push_back({Nodes[Slot].X, Top});
    E.Points.push_back({Nodes[Slot].X, Top + GraphLayout::BoxHeight});
  }
  E.Points.push_back(L.Boxes[E.To]);
}

/// Gives each back edge a lane on the right side that is free over its height.
void Layouter::routeBack() {
  constexpr int Down = GraphLayout::RankGap / 2 - 4;
  std::vector<SmallVector<std::pair<int, int>>> Lanes;
  const int Right = L.Width;
  // Short edges get the inner lanes.
  SmallVector<GraphLayout::Edge *> Back;
  for (GraphLayout::Edge &E : L.Edges)
    if (E.IsBack)
      Back.push_back(&E);
  llvm::stable_sort(Back, [this](const auto *A, const auto *B) {
    return L.Boxes[A->From].Y - L.Boxes[A->To].Y <
           L.Boxes[B->From].Y - L.Boxes[B->To].Y;
  });
  for (GraphLayout::Edge *Each : Back) {
    GraphLayout::Edge &E = *Each;
    const int Begin = L.Boxes[E.To].Y - Down;
    const int End = L.Boxes[E.From].Y + GraphLayout::BoxHeight + Down;
    auto Lane = find_if(Lanes, [&](const auto &Taken) {
      return none_of(Taken, [&](std::pair<int, int> T) {
        return T.first <= End && Begin <= T.second;
      });
    });
    if (Lane == Lanes.end())
      Lane = Lanes.emplace(Lanes.end());
    Lane->push_back({Begin, End});
    const int X = Right + int(Lane - Lanes.begin()) * GraphLayout::LaneGap;
    L.Width = std::max(L.Width, X + GraphLayout::Margin);
    const int FromX = L.Boxes[E.From].X + 40, ToX = L.Boxes[E.To].X + 40;
    E.Points = {{FromX, End - Down}, {FromX, End}, {X, End},
                {X, Begin},          {ToX, Begin}, {ToX, Begin + Down}};
  }
}

void Layouter::run() {
  collectEdges();
  rank();
  makeSlots();
  order();
  place();
  for (auto [E, Slots] : zip_equal(L.Edges, Through))
    if (!E.IsBack)
      routeForward(E, Slots);
  routeBack();
  L.Height = getTop(Ranks.size()) + GraphLayout::Margin;
}

GraphLayout::GraphLayout(ArrayRef<BlockReport> Blocks) {
  if (!Blocks.empty())
    Layouter(*this, Blocks).run();
}
