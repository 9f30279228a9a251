//===- Assignment.cpp - Register assignment for live ranges ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Occupied slots are stored by register. The search for a place for a group
// therefore visits only the registers that it tries, and not all groups.
//
//===----------------------------------------------------------------------===//

#include "Assignment.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;
using namespace clrx;
using namespace clrx::allocation;

/// Orders segments. Two ranges of one group may meet in a slot in which an
/// instruction reads one range and writes the other (see Use::IsEarly). The
/// range that ends there comes first.
static bool isInFront(const Segment &A, const Segment &B) {
  return std::pair(A.Begin, A.End) < std::pair(B.Begin, B.End);
}

/// Limit on the number of conflicting segments that repair() visits, in all
/// calls together. It bounds the time for long code.
static constexpr uint64_t MaxSteps = 8000000;
/// Limit on the number of evictions in a call of repair(): MaxLosses times the
/// number of groups, plus MinLosses, which helps small code.
static constexpr unsigned MaxLosses = 4, MinLosses = 3000;
/// Maximum number of random orders that are tried to save one more register.
static constexpr unsigned MaxShuffles = 16;

//===----------------------------------------------------------------------===//
// Live registers
//===----------------------------------------------------------------------===//

Assignment::Assignment(const Uses &AllUses, const LiveRanges &Ranges,
                       std::vector<uint32_t> Groups, ArrayRef<uint32_t> Fixed,
                       unsigned Limit)
    : AllUses(AllUses), Ranges(Ranges), Groups(std::move(Groups)), Limit(Limit),
      FixedSlots(Limit) {
  for (uint32_t Number : Fixed) {
    const LiveRange &R = Ranges.get()[Number];
    const unsigned Register = AllUses.getLocations()[R.Location].Number;
    if (Register < Limit)
      for (const Segment &S : R.Segments)
        FixedSlots[Register].push_back({S, Nobody});
  }
  for (std::vector<Taken> &OfRegister : FixedSlots)
    sort(OfRegister, isInFront);
  Weights.assign(this->Groups.size(), 1);
  LastLook.assign(this->Groups.size(), 0);
  countAlive(Fixed);
}

/// Returns the smallest N for which \p NumVars of the registers 0 to N - 1 are
/// free. \p IsFixed marks the registers in use.
static unsigned getRoom(unsigned NumVars, ArrayRef<int> IsFixed) {
  unsigned Room = 0;
  for (; NumVars; ++Room)
    NumVars -= Room >= IsFixed.size() || !IsFixed[Room];
  return Room;
}

void Assignment::countAlive(ArrayRef<uint32_t> Fixed) {
  struct Event {
    uint32_t Slot;
    int Change;
    uint16_t Register; ///< None for variables.
  };
  std::vector<Event> Events;
  const auto Add = [&](uint32_t Number, uint16_t Register) {
    for (const Segment &S : Ranges.get()[Number].Segments) {
      Events.push_back({S.Begin, 1, Register});
      Events.push_back({S.End, -1, Register});
    }
  };
  for (uint32_t Number : Fixed)
    Add(Number, AllUses.getLocations()[Ranges.get()[Number].Location].Number);
  for (uint32_t Group : Groups)
    for (uint32_t Number : Ranges.getGroups()[Group].Ranges)
      Add(Number, None);
  // At the same slot, ends come before begins.
  sort(Events, [](const Event &A, const Event &B) {
    return std::pair(A.Slot, A.Change) < std::pair(B.Slot, B.Change);
  });
  // Number of live ranges in each register.
  std::vector<int> IsFixed(FixedSlots.size());
  unsigned Alive = 0, OfVars = 0;
  for (const Event &E : Events) {
    Alive += E.Change;
    if (E.Register == None)
      OfVars += E.Change;
    else if (E.Register < IsFixed.size())
      IsFixed[E.Register] += E.Change;
    if (Alive > MaxAlive) {
      MaxAlive = Alive;
      WidestSlot = E.Slot;
    }
    if (E.Change > 0 && Alive > Least)
      Least = std::max(Least, getRoom(OfVars, IsFixed));
  }
}

uint32_t Assignment::getBegin(uint32_t I) const {
  uint32_t Begin = UINT32_MAX;
  for (uint32_t Number : getGroup(I).Ranges)
    for (const Segment &S : Ranges.get()[Number].Segments.take_front())
      Begin = std::min(Begin, S.Begin);
  return Begin;
}

//===----------------------------------------------------------------------===//
// Occupied registers
//===----------------------------------------------------------------------===//

/// Calls \p Visit for the owners of the slots that \p G needs if it starts at
/// \p First, until \p Visit returns false. \returns false in that case.
template <typename Fn>
bool Assignment::forEachOwner(const RangeGroup &G, unsigned First,
                              Fn Visit) const {
  for (uint32_t Number : G.Ranges) {
    const LiveRange &R = Ranges.get()[Number];
    const ArrayRef<Taken> OfRegister =
        Slots[First + AllUses.getLocations()[R.Location].Number - G.First];
    for (const Segment &S : R.Segments)
      for (const Taken *T = partition_point(
               OfRegister, [&](const Taken &T) { return T.End <= S.Begin; });
           T != OfRegister.end() && T->Begin < S.End; ++T)
        if (!Visit(T->Owner))
          return false;
  }
  return true;
}

bool Assignment::isFree(const RangeGroup &G, unsigned First) const {
  return forEachOwner(G, First, [](uint32_t) { return false; });
}

void Assignment::put(uint32_t I, unsigned First) {
  const RangeGroup &G = getGroup(I);
  Current[I] = First;
  for (uint32_t Number : G.Ranges) {
    const LiveRange &R = Ranges.get()[Number];
    std::vector<Taken> &OfRegister =
        Slots[First + AllUses.getLocations()[R.Location].Number - G.First];
    for (const Segment &S : R.Segments)
      OfRegister.insert(upper_bound(OfRegister, S, isInFront), {S, I});
  }
}

void Assignment::take(uint32_t I) {
  const unsigned First = Current[I];
  for (unsigned N = 0; N != getGroup(I).Width; ++N)
    erase_if(Slots[First + N], [=](const Taken &T) { return T.Owner == I; });
  Current[I] = None;
}

void Assignment::keep() {
  Best = Current;
  NumUsed = 0;
  for (uint32_t I = 0; I != Groups.size(); ++I)
    NumUsed = std::max<unsigned>(NumUsed, Best[I] + getGroup(I).Width);
}

//===----------------------------------------------------------------------===//
// First fit
//===----------------------------------------------------------------------===//

/// Assigns the first free registers to group \p I. \returns false if the first
/// \p NumRegisters registers have no room for the group.
bool Assignment::placeFirst(uint32_t I, unsigned NumRegisters) {
  const RangeGroup &G = getGroup(I);
  for (unsigned First = 0; First + G.Width <= NumRegisters; ++First)
    if ((G.Remainders >> First % 4 & 1) && isFree(G, First)) {
      put(I, First);
      return true;
    }
  return false;
}

/// Assigns groups in \p Order. \returns false if that fails.
bool Assignment::tryOrder(ArrayRef<uint32_t> Order) {
  Slots = FixedSlots;
  Current.assign(Groups.size(), None);
  const unsigned NumRegisters = NumUsed ? NumUsed - 1 : Limit;
  for (uint32_t I : Order)
    if (!placeFirst(I, NumRegisters))
      return false;
  keep();
  return true;
}

//===----------------------------------------------------------------------===//
// Reducing the number of registers
//===----------------------------------------------------------------------===//

/// Finds the position \p First with the lowest cost for \p I, and the groups
/// that conflict there. \returns false if registers that the source code names
/// conflict at each position.
bool Assignment::findCheapest(uint32_t I, unsigned NumRegisters,
                              unsigned &First,
                              std::vector<uint32_t> &Conflicts) {
  const RangeGroup &G = getGroup(I);
  uint64_t LeastCost = UINT64_MAX;
  std::vector<uint32_t> Owners;
  for (unsigned F = 0; F + G.Width <= NumRegisters && LeastCost; ++F) {
    if (!(G.Remainders >> F % 4 & 1))
      continue;
    ++Looks;
    Owners.clear();
    uint64_t Cost = 0;
    const bool IsPossible = forEachOwner(G, F, [&](uint32_t Owner) {
      ++NumSteps;
      if (Owner == Nobody)
        return false;
      if (LastLook[Owner] != Looks) {
        LastLook[Owner] = Looks;
        Owners.push_back(Owner);
        Cost += Weights[Owner];
      }
      return Cost < LeastCost;
    });
    if (!IsPossible || Cost >= LeastCost)
      continue;
    LeastCost = Cost;
    First = F;
    std::swap(Conflicts, Owners);
  }
  return LeastCost != UINT64_MAX;
}

/// Assigns registers among the first \p NumRegisters to \p Unassigned, last one
/// first. Conflicting groups are evicted, become harder to evict, and are
/// assigned again.
bool Assignment::repair(std::vector<uint32_t> Unassigned,
                        unsigned NumRegisters) {
  uint64_t NumLosses = MinLosses + MaxLosses * uint64_t(Groups.size());
  while (!Unassigned.empty()) {
    const uint32_t I = Unassigned.back();
    Unassigned.pop_back();
    Failed = I;
    unsigned First = 0;
    std::vector<uint32_t> Conflicts;
    if (NumSteps > MaxSteps ||
        !findCheapest(I, NumRegisters, First, Conflicts) ||
        NumLosses < Conflicts.size())
      return false;
    NumLosses -= Conflicts.size();
    for (uint32_t Owner : Conflicts) {
      ++Weights[Owner];
      take(Owner);
      Unassigned.insert(Unassigned.begin(), Owner);
    }
    put(I, First);
  }
  keep();
  return true;
}

/// Tries one register less, starting from the best assignment.
bool Assignment::tryFewer() {
  const unsigned NumRegisters = NumUsed - 1;
  Slots = FixedSlots;
  Current.assign(Groups.size(), None);
  std::vector<uint32_t> Unassigned;
  for (uint32_t I = 0; I != Groups.size(); ++I)
    if (Best[I] + getGroup(I).Width <= NumRegisters)
      put(I, Best[I]);
    else
      Unassigned.push_back(I);
  return repair(std::move(Unassigned), NumRegisters);
}

/// Tries one register less: assigns all groups anew, wide groups first, and
/// groups of the same width in random order.
bool Assignment::tryShuffled(std::minstd_rand &Random) {
  std::vector<uint32_t> Keys(Groups.size()), Order(Groups.size());
  for (uint32_t &Key : Keys)
    Key = Random();
  std::iota(Order.begin(), Order.end(), 0);
  sort(Order, [&](uint32_t A, uint32_t B) {
    return std::tuple(getGroup(A).Width, Keys[A], A) <
           std::tuple(getGroup(B).Width, Keys[B], B);
  });
  Slots = FixedSlots;
  Current.assign(Groups.size(), None);
  Weights.assign(Groups.size(), 1);
  return repair(std::move(Order), NumUsed - 1);
}

void Assignment::reduce() {
  std::minstd_rand Random(1);
  for (unsigned Failures = 0; NumUsed > Least && Failures <= MaxShuffles;) {
    const bool IsLess = Failures ? tryShuffled(Random) : tryFewer();
    Failures = IsLess ? 0 : Failures + 1;
  }
}

bool Assignment::run() {
  std::vector<uint32_t> Begins(Groups.size());
  for (uint32_t I = 0; I != Groups.size(); ++I)
    Begins[I] = getBegin(I);
  std::vector<uint32_t> ByBegin(Groups.size());
  std::iota(ByBegin.begin(), ByBegin.end(), 0);
  stable_sort(ByBegin, [&](uint32_t A, uint32_t B) {
    return std::pair(Begins[A], -int(getGroup(A).Width)) <
           std::pair(Begins[B], -int(getGroup(B).Width));
  });
  tryOrder(ByBegin);
  if (!NumUsed || NumUsed > Least) {
    stable_sort(ByBegin, [&](uint32_t A, uint32_t B) {
      return getGroup(A).Width > getGroup(B).Width;
    });
    tryOrder(ByBegin);
  }
  if (!NumUsed) {
    if (Least > Limit)
      return false;
    Slots = FixedSlots;
    Current.assign(Groups.size(), None);
    std::reverse(ByBegin.begin(), ByBegin.end());
    if (!repair(ByBegin, Limit))
      return false;
  }
  reduce();
  return true;
}
