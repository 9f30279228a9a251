//===- Assignment.cpp - Registers for live ranges -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is taken is kept by register, so that a group costs the registers that
// are looked at, not the groups that it meets.
//
//===----------------------------------------------------------------------===//

#include "Assignment.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;
using namespace clrx;
using namespace clrx::allocation;

/// A group's own ranges may meet in the slot where an instruction reads one and
/// writes the next one early: then the one that ends there comes first.
static bool isInFront(const Segment &A, const Segment &B) {
  return std::pair(A.Begin, A.End) < std::pair(B.Begin, B.End);
}

/// Segments in the way that are looked at in search of fewer registers: bounds
/// the time for long code.
static constexpr uint64_t MaxSteps = 8000000;
/// Groups that may lose their registers for each register less, by the number
/// of groups; and a number for small code.
static constexpr unsigned MaxLosses = 4, MinLosses = 3000;
/// Beginnings that are tried for each register less.
static constexpr unsigned MaxShuffles = 16;

//===----------------------------------------------------------------------===//
// What is alive
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

/// Of registers from 0 on, of which \p IsFixed are taken, those that
/// \p NumVars more need.
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
  // Of two at the same slot the end counts first.
  sort(Events, [](const Event &A, const Event &B) {
    return std::pair(A.Slot, A.Change) < std::pair(B.Slot, B.Change);
  });
  std::vector<int> IsFixed(FixedSlots.size()); // How often.
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
// Registers that are taken
//===----------------------------------------------------------------------===//

/// Calls \p Visit, which may return false to end it, for the owners of what \p
/// G would need if it began at \p First. \returns false if that was ended.
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
// The first that are free
//===----------------------------------------------------------------------===//

/// \returns false if there is no room in the first \p NumRegisters.
bool Assignment::placeFirst(uint32_t I, unsigned NumRegisters) {
  const RangeGroup &G = getGroup(I);
  for (unsigned First = 0; First + G.Width <= NumRegisters; ++First)
    if ((G.Remainders >> First % 4 & 1) && isFree(G, First)) {
      put(I, First);
      return true;
    }
  return false;
}

/// \returns false if that does not suffice.
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
// Fewer
//===----------------------------------------------------------------------===//

/// Where \p I costs least, and who is in the way there. \returns false if
/// registers of the source are everywhere.
bool Assignment::findCheapest(uint32_t I, unsigned NumRegisters,
                              unsigned &First,
                              std::vector<uint32_t> &InTheWay) {
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
    std::swap(InTheWay, Owners);
  }
  return LeastCost != UINT64_MAX;
}

/// Finds places for \p Homeless, the last one first, in the first
/// \p NumRegisters. Whoever is in the way looks for another place, and is
/// harder to move the next time.
bool Assignment::repair(std::vector<uint32_t> Homeless, unsigned NumRegisters) {
  uint64_t NumLosses = MinLosses + MaxLosses * uint64_t(Groups.size());
  while (!Homeless.empty()) {
    const uint32_t I = Homeless.back();
    Homeless.pop_back();
    Failed = I;
    unsigned First = 0;
    std::vector<uint32_t> InTheWay;
    if (NumSteps > MaxSteps ||
        !findCheapest(I, NumRegisters, First, InTheWay) ||
        NumLosses < InTheWay.size())
      return false;
    NumLosses -= InTheWay.size();
    for (uint32_t Owner : InTheWay) {
      ++Weights[Owner];
      take(Owner);
      Homeless.insert(Homeless.begin(), Owner);
    }
    put(I, First);
  }
  keep();
  return true;
}

/// From what there is.
bool Assignment::tryFewer() {
  const unsigned NumRegisters = NumUsed - 1;
  Slots = FixedSlots;
  Current.assign(Groups.size(), None);
  std::vector<uint32_t> Homeless;
  for (uint32_t I = 0; I != Groups.size(); ++I)
    if (Best[I] + getGroup(I).Width <= NumRegisters)
      put(I, Best[I]);
    else
      Homeless.push_back(I);
  return repair(std::move(Homeless), NumRegisters);
}

/// From nothing, in another order each time: wide groups first.
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
