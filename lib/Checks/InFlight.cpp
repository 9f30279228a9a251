//===- InFlight.cpp - Memory accesses in flight ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Accesses are numbered in the order of issue, so a wait changes one number
// instead of an entry for each register.
//
//===----------------------------------------------------------------------===//

#include "InFlight.h"
#include "llvm/ADT/bit.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Borders
//===----------------------------------------------------------------------===//

/// Returns true if \p A and \p B contain the same registers.
static bool haveSameKeys(ArrayRef<InFlightBorder::Entry> A,
                         ArrayRef<InFlightBorder::Entry> B) {
  if (A.size() != B.size())
    return false;
  unsigned Difference = 0;
  for (size_t I = 0; I != A.size(); ++I)
    Difference |= A[I].getKey() ^ B[I].getKey();
  return !Difference;
}

/// Merges \p From into \p Into; the later entry of each register stays.
/// \returns true if \p Into has changed.
static bool joinEntries(std::vector<InFlightBorder::Entry> &Into,
                        const std::vector<InFlightBorder::Entry> &From) {
  bool HasChanged = false;
  if (haveSameKeys(Into, From)) {
    for (size_t I = 0; I != Into.size(); ++I)
      HasChanged |= Into[I].join(From[I]);
    return HasChanged;
  }
  size_t Missing = 0;
  auto To = Into.begin();
  for (const InFlightBorder::Entry &E : From) {
    while (To != Into.end() && To->getKey() < E.getKey())
      ++To;
    if (To == Into.end() || To->getKey() != E.getKey())
      ++Missing;
    else
      HasChanged |= To->join(E);
  }
  if (!Missing)
    return HasChanged;
  std::vector<InFlightBorder::Entry> Result;
  Result.reserve(Into.size() + Missing);
  const auto IsBefore = [](const auto &A, const auto &B) {
    return A.getKey() < B.getKey();
  };
  std::set_union(Into.begin(), Into.end(), From.begin(), From.end(),
                 std::back_inserter(Result), IsBefore);
  Into = std::move(Result);
  return true;
}

bool InFlightBorder::join(const InFlightBorder &Other, bool Widens) {
  if (!IsReached) {
    *this = Other;
    return IsReached = true;
  }
  bool HasChanged = joinEntries(Entries, Other.Entries);
  for (unsigned C = 0; C != NumCounters; ++C) {
    if (InFlight[C] < Other.InFlight[C]) {
      InFlight[C] = Widens ? Unknown : Other.InFlight[C];
      HasChanged = true;
    }
    if (Other.Kinds[C] & ~Kinds[C]) {
      Kinds[C] |= Other.Kinds[C];
      HasChanged = true;
    }
  }
  return HasChanged;
}

//===----------------------------------------------------------------------===//
// Within a block
//===----------------------------------------------------------------------===//

/// Returns the number of words of bits for all numbers below \p End.
static constexpr unsigned getNumWords(unsigned End) { return (End + 63) / 64; }

InFlight::InFlight(Arch A, const WaitInsts &Waits)
    : AccessCounts(Waits),
      NumBoards(getArchInfo(A).HasSplitCounters ? NumCounters : NumOldBoards),
      NumWords(getNumWords(hasDialect(A) ? RegisterNumber::FirstAcc
                                         : RegisterNumber::End)) {}

void InFlight::load(const InFlightBorder &From) {
  for (unsigned B = 0; B != NumBoards; ++B)
    std::memset(Bits[B], 0, NumWords * sizeof(Bits[B][0]));
  for (unsigned C = 0; C != NumCounters; ++C) {
    Issued[C] = Start;
    Returned[C] = Start - From.InFlight[C];
    Kinds[C] = From.Kinds[C];
    IsUnknown[C] = From.InFlight[C] == InFlightBorder::Unknown;
    Uncounted[C] = LastUncounted[C] = 0;
  }
  HasOtherLanes = false;
  UsedWords = 0;
  Unions.clear();
  for (InFlightBorder::Entry E : From.Entries) {
    const unsigned Board = E.getBoard(), Number = E.getNumber();
    remember(WaitFor(Board), Number);
    Boards[Board][Number] = {Start - E.getDistance(), E.getProducer(),
                             E.getKind(), E.isInOtherLanes(), E.isOfLoop()};
    HasOtherLanes |= E.isInOtherLanes();
  }
}

void InFlight::save(InFlightBorder &To) const {
  To.IsReached = true;
  To.Entries.clear();
  for (unsigned C = 0; C != NumCounters; ++C) {
    To.InFlight[C] = IsUnknown[C] ? InFlightBorder::Unknown
                                  : std::min<uint32_t>(Issued[C] - Returned[C],
                                                       InFlightBorder::Unknown);
    To.Kinds[C] = Kinds[C];
  }
  for (unsigned B = 0; B != NumBoards; ++B)
    for (unsigned Word = 0; Word != NumWords; ++Word)
      for (uint64_t Left = Bits[B][Word]; Left; Left &= Left - 1) {
        const unsigned Number = Word * 64 + llvm::countr_zero(Left);
        const Pending *P = find(WaitFor(B), Number);
        if (!P)
          continue;
        // A wait for Max[B] has no effect. Every smaller count covers all
        // accesses at a distance of Max[B] - 1 or more, so these distances need
        // no distinction.
        const uint32_t Distance =
            std::min<uint32_t>(Issued[B] - P->Event, Max[B] - 1);
        To.Entries.emplace_back(B, Number, P->IsInOtherLanes, P->IsOfLoop,
                                uint8_t(Distance), P->Kind, P->Producer);
      }
}

void InFlight::updateUsedWords() {
  for (uint64_t Left = UsedWords; Left; Left &= Left - 1) {
    const unsigned Word = llvm::countr_zero(Left);
    uint64_t Any = 0;
    for (unsigned B = 0; B != NumBoards; ++B)
      Any |= Bits[B][Word];
    if (!Any)
      UsedWords &= ~(uint64_t(1) << Word);
  }
}

/// Forgets the registers that accesses of \p ReadKinds had to read.
void InFlight::forgetReads(uint8_t ReadKinds) {
  constexpr unsigned C = unsigned(WaitFor::Exp);
  for (unsigned Word = 0; Word != NumWords; ++Word)
    for (uint64_t Left = Bits[C][Word]; Left; Left &= Left - 1) {
      const unsigned Number = Word * 64 + llvm::countr_zero(Left);
      if (Boards[C][Number].Kind & ReadKinds)
        forget(WaitFor::Exp, Number);
    }
}

void InFlight::wait(WaitFor C, unsigned Count) {
  const uint8_t OldReads = getKinds(WaitFor::Exp);
  AccessCounts::wait(C, Count);
  if (Count || !getMax(C))
    return;
  std::memset(Bits[unsigned(C)], 0, NumWords * sizeof(Bits[0][0]));
  if (const uint8_t Completed = OldReads & ~getKinds(WaitFor::Exp))
    forgetReads(Completed);
  updateUsedWords();
}

bool InFlight::isKnownInFlight(WaitFor C) const {
  if (!IsUnknown[unsigned(C)])
    return Issued[unsigned(C)] != Returned[unsigned(C)];
  for (unsigned Word = 0; Word != NumWords; ++Word)
    for (uint64_t Left = Bits[unsigned(C)][Word]; Left; Left &= Left - 1)
      if (find(C, Word * 64 + llvm::countr_zero(Left)))
        return true;
  return false;
}

void InFlight::noteUnion(unsigned Saved) {
  auto &Last = Unions[Saved];
  for (unsigned B = 0; B != NumBoards; ++B)
    Last[B] = getLastEvent(WaitFor(B));
}

void InFlight::changeLanes(LaneChange Change, unsigned Mask, uint32_t First) {
  if (Change == LaneChange::Subset)
    return;
  const auto Union = Unions.find(Mask);
  HasOtherLanes = false;
  for (unsigned B = 0; B != NumBoards; ++B)
    for (unsigned Word = 0; Word != NumWords; ++Word)
      for (uint64_t Left = Bits[B][Word]; Left; Left &= Left - 1) {
        const unsigned Number = Word * 64 + llvm::countr_zero(Left);
        Pending &P = Boards[B][Number];
        P.IsInOtherLanes =
            Change == LaneChange::Complement &&
            ((P.Producer >= First && !P.IsOfLoop) || P.IsInOtherLanes) &&
            (Union == Unions.end() || P.Event <= Union->second[B]);
        HasOtherLanes |= P.IsInOtherLanes;
      }
}

void InFlight::beginBranch(uint32_t Begin) {
  for (unsigned B = 0; B != NumBoards; ++B)
    for (unsigned Word = 0; Word != NumWords; ++Word)
      for (uint64_t Left = Bits[B][Word]; Left; Left &= Left - 1) {
        Pending &P = Boards[B][Word * 64 + llvm::countr_zero(Left)];
        P.IsOfLoop |= P.Producer >= Begin;
      }
}

unsigned InFlight::getNeeded(WaitFor C, const Pending &P) const {
  if (isOutOfOrder(C))
    return 0;
  return std::min<unsigned>(Issued[unsigned(C)] - P.Event, getMax(C) - 1);
}
