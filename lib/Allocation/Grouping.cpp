//===- Grouping.cpp - Groups of live ranges -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the groups of live ranges, and the first registers that the alignment
// of their operands allows.
//
//===----------------------------------------------------------------------===//

#include "LiveRanges.h"
#include "llvm/ADT/IntEqClasses.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::allocation;

class LiveRanges::Grouper {
public:
  Grouper(LiveRanges &Result, const Uses &AllUses)
      : Result(Result), AllUses(AllUses), Classes(Result.Ranges.size()) {}

  void group();

private:
  LiveRanges &Result;
  const Uses &AllUses;
  IntEqClasses Classes;

  const Location &getLocation(const Use &U) const {
    return AllUses.getLocations()[U.Location];
  }
  bool isGrouped(const Use &U) const {
    return U.Operand != Use::Alone && getLocation(U).Var;
  }
  template <typename Fn> void forEachOperand(Fn Visit) const;
  void joinLinear();
  void demand(ArrayRef<const Use *> Operand);
};

/// Calls \p Visit with the uses of each operand, both reads and writes.
template <typename Fn>
void LiveRanges::Grouper::forEachOperand(Fn Visit) const {
  SmallVector<const Use *, 32> OfInst, OfOperand;
  const ArrayRef<Use> All = AllUses.get();
  for (size_t I = 0; I != All.size();) {
    const uint32_t Inst = All[I].Inst;
    OfInst.clear();
    for (; I != All.size() && All[I].Inst == Inst; ++I)
      if (isGrouped(All[I]))
        OfInst.push_back(&All[I]);
    stable_sort(OfInst, [](const Use *A, const Use *B) {
      return A->Operand < B->Operand;
    });
    for (size_t J = 0; J != OfInst.size();) {
      OfOperand.clear();
      for (const uint8_t Operand = OfInst[J]->Operand;
           J != OfInst.size() && OfInst[J]->Operand == Operand; ++J)
        OfOperand.push_back(OfInst[J]);
      Visit(ArrayRef(OfOperand));
    }
  }
}

void LiveRanges::Grouper::joinLinear() {
  if (AllUses.getLinearRanges().empty())
    return;
  DenseMap<uint32_t, SmallVector<uint32_t, 4>> ByLocation;
  for (auto [Number, R] : enumerate(Result.Ranges))
    if (AllUses.getLocations()[R.Location].Var)
      ByLocation[R.Location].push_back(Number);
  for (const Uses::LinearRange &L : AllUses.getLinearRanges()) {
    DenseMap<uint32_t, uint32_t> FirstOf; // By component.
    for (unsigned I = L.First; I != unsigned(L.First + L.Count); ++I)
      if (std::optional<uint32_t> Location = AllUses.find(L.Var, I))
        for (uint32_t Number : ByLocation[*Location])
          Classes.join(
              FirstOf.try_emplace(Result.Ranges[Number].Component, Number)
                  .first->second,
              Number);
  }
}

/// Restricts the first register of a group by an operand. A pair of scalar
/// registers starts at an even register, and a longer range at a multiple of 4.
void LiveRanges::Grouper::demand(ArrayRef<const Use *> Operand) {
  if (getLocation(*Operand.front()).IsVector)
    return;
  RangeGroup &G = Result.Groups[Result.Ranges[Operand.front()->Piece].Group];
  unsigned First = UINT16_MAX, Last = 0;
  for (const Use *U : Operand) {
    First = std::min<unsigned>(First, getLocation(*U).Number);
    Last = std::max<unsigned>(Last, getLocation(*U).Number);
  }
  const unsigned Count = Last - First + 1;
  const unsigned Align = Count > 2 ? 4 : Count;
  uint8_t Allowed = 0;
  for (unsigned Remainder = 0; Remainder != 4; ++Remainder)
    if ((Remainder + First - G.First) % Align == 0)
      Allowed |= 1u << Remainder;
  if (G.Remainders && !(G.Remainders & Allowed))
    G.ConflictInst = Operand.front()->Inst;
  G.Remainders &= Allowed;
}

void LiveRanges::Grouper::group() {
  forEachOperand([this](ArrayRef<const Use *> Operand) {
    for (const Use *U : Operand.drop_front())
      Classes.join(Operand.front()->Piece, U->Piece);
  });
  joinLinear();
  Classes.compress();
  // Each range of a register is a class of its own and does not form a group.
  std::vector<uint32_t> Numbers(Classes.getNumClasses(), ~0u);
  for (auto [Number, R] : enumerate(Result.Ranges)) {
    const Location &L = AllUses.getLocations()[R.Location];
    if (!L.Var)
      continue;
    uint32_t &GroupNumber = Numbers[Classes[Number]];
    if (GroupNumber == ~0u) {
      GroupNumber = Result.Groups.size();
      Result.Groups.emplace_back();
    }
    R.Group = GroupNumber;
    RangeGroup &G = Result.Groups[GroupNumber];
    const unsigned End = std::max<unsigned>(
        G.First == UINT16_MAX ? 0 : G.First + G.Width, L.Number + 1);
    G.Var = L.Var;
    G.Component = R.Component;
    G.First = std::min(G.First, L.Number);
    G.Width = End - G.First;
    G.Ranges.push_back(Number);
  }
  forEachOperand([this](ArrayRef<const Use *> Operand) { demand(Operand); });
}

void LiveRanges::group(const Uses &AllUses) { Grouper(*this, AllUses).group(); }
