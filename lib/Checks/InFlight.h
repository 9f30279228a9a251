//===- InFlight.h - Memory accesses in flight -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dataflow state of the wait checks: the memory accesses that each counter
// counts, and the registers that they still have to write or read.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_INFLIGHT_H
#define CLRX_LIB_CHECKS_INFLIGHT_H

#include "AccessCounts.h"
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace clrx {

/// The lanes that a write to EXEC enables.
enum class LaneChange : uint8_t {
  Any,
  Subset,    ///< A subset of the lanes that were enabled before.
  Complement ///< Only lanes that were disabled before.
};

/// A dense numbering of registers.
struct RegisterNumber {
  /// LDS as a whole, not a register.
  static constexpr unsigned LDS = 128;
  /// All accesses that VM counts, not a register.
  static constexpr unsigned Memory = LDS + 1;
  /// The numbers before it that mean no register fill one word of a bit mask.
  static constexpr unsigned FirstVector = LDS + 64;
  static constexpr unsigned FirstAcc = FirstVector + MaxVGPRs;
  static constexpr unsigned End = FirstAcc + MaxVGPRs;

  static constexpr bool isRegister(unsigned Number) {
    return Number / 64 != LDS / 64;
  }

  static constexpr unsigned get(unsigned SourceCode) {
    return SourceCode < CodeVGPR0 ? SourceCode
                                  : SourceCode - CodeVGPR0 + FirstVector;
  }
  static constexpr unsigned getSourceCode(unsigned Number) {
    return Number < FirstVector ? Number : Number - FirstVector + CodeVGPR0;
  }
};

/// The state at a block's start or end, merged over all paths to that point.
struct InFlightBorder {
  /// A register and the last access to it, packed into one word because states
  /// with hundreds of entries are merged often.
  class Entry {
    uint64_t Word;

  public:
    /// \p IsInOtherLanes and \p IsOfLoop: see InFlight::Pending. \p Distance:
    /// number of later events of the counter, below its maximum.
    Entry(unsigned Board, unsigned Number, bool IsInOtherLanes, bool IsOfLoop,
          uint8_t Distance, uint8_t Kind, uint32_t Producer)
        : Word(uint64_t(IsOfLoop) << 63 |
               uint64_t(Board * RegisterNumber::End + Number) << 48 |
               uint64_t(IsInOtherLanes) << 47 | uint64_t(Distance) << 40 |
               uint64_t(Kind) << 32 | Producer) {
      static_assert(NumCounters * RegisterNumber::End <= 1 << 15);
    }

    unsigned getKey() const { return Word >> 48 & 0x7fff; }
    unsigned getBoard() const { return getKey() / RegisterNumber::End; }
    unsigned getNumber() const { return getKey() % RegisterNumber::End; }
    bool isOfLoop() const { return Word >> 63; }
    bool isInOtherLanes() const { return Word >> 47 & 1; }
    uint8_t getDistance() const { return Word >> 40 & 127; }
    uint8_t getKind() const { return Word >> 32; }
    uint32_t getProducer() const { return Word; }
    /// Merges the entry \p O of the same register: the later one stays. If two
    /// entries are equally late, the one with the lower kind counts as later.
    /// If only one entry is of other lanes, the other one stays, but it becomes
    /// as late as the first one, because the lanes will be merged. \returns
    /// true if the entry has changed.
    bool join(Entry O) {
      constexpr uint64_t OfLoop = uint64_t(1) << 63;
      constexpr uint64_t Distances = uint64_t(127) << 40;
      const bool IsLater = uint16_t(O.Word >> 32) < uint16_t(Word >> 32);
      const uint64_t Joined = (IsLater ? O.Word : Word) & ~Distances;
      const uint64_t Distance = std::min(Word & Distances, O.Word & Distances);
      const uint64_t Old =
          std::exchange(Word, Joined | Distance | ((Word | O.Word) & OfLoop));
      return Old != Word;
    }
  };
  /// Number in flight that stands for an unknown number.
  static constexpr unsigned Unknown = 255;

  bool IsReached = false;
  std::vector<Entry> Entries; ///< Sorted by key.
  std::array<uint8_t, NumCounters> InFlight = {};
  std::array<uint8_t, NumCounters> Kinds = {};

  /// Merges the state of another path. A number in flight that grows becomes
  /// Unknown if \p Widens. \returns true if anything has changed.
  bool join(const InFlightBorder &Other, bool Widens);
};

/// The state within a block.
class InFlight : public AccessCounts {
public:
  /// The last access to a register that may be in flight.
  struct Pending {
    uint32_t Event; ///< Sequence number of the counter's event.
    uint32_t Producer;
    uint8_t Kind;
    /// True if EXEC has been replaced by its complement since the access, and
    /// no lanes of the access may be enabled now.
    bool IsInOtherLanes;
    /// True if it was in flight at the beginning of a divergent branch that it
    /// is in: another iteration of a loop has issued it, for other lanes.
    bool IsOfLoop;
  };

  InFlight(Arch A, const WaitInsts &Waits);

  void load(const InFlightBorder &From);
  void save(InFlightBorder &To) const;

  /// Returns null if no access is pending.
  const Pending *find(WaitFor C, unsigned Number) const {
    if (!(Bits[unsigned(C)][Number / 64] >> (Number % 64) & 1))
      return nullptr;
    const Pending &P = Boards[unsigned(C)][Number];
    return P.Event > Returned[unsigned(C)] ? &P : nullptr;
  }
  /// Returns true if find() may succeed for a number from \p First up to, not
  /// including, \p End, which is larger.
  bool mayFind(unsigned First, unsigned End) const {
    const uint64_t Range =
        ~uint64_t(0) << First / 64 & ~uint64_t(0) >> (63 - (End - 1) / 64);
    if (!(UsedWords & Range)) // This is the usual case.
      return false;
    return mayFind<0>(First, End) ||
           (NumBoards != NumOldBoards && mayFind<NumOldBoards>(First, End));
  }
  /// Returns false if find() finds nothing for any number.
  bool mayHavePending() const { return UsedWords; }
  /// Returns false if find() finds nothing for any register.
  bool mayHavePendingRegister() const {
    return UsedWords & ~(uint64_t(1) << RegisterNumber::LDS / 64);
  }
  void forget(WaitFor C, unsigned Number) {
    Bits[unsigned(C)][Number / 64] &= ~(uint64_t(1) << (Number % 64));
  }

  /// Undoes forget().
  void remember(WaitFor C, unsigned Number) {
    Bits[unsigned(C)][Number / 64] |= uint64_t(1) << (Number % 64);
    UsedWords |= uint64_t(1) << Number / 64;
  }

  /// Records that the last event of \p C accesses the register.
  void pend(WaitFor C, unsigned Number, uint8_t Kind, uint32_t Producer) {
    remember(C, Number);
    Boards[unsigned(C)][Number] = {Issued[unsigned(C)], Producer, Kind,
                                   /*IsInOtherLanes=*/false,
                                   /*IsOfLoop=*/false};
  }
  /// Records a write to EXEC. After a second complement, the check assumes that
  /// the branch is nested in the first one, and does not enable lanes of the
  /// access.
  /// \p Mask is the scalar register whose lanes are disabled, or NoMask. If
  /// noteUnion() was called for it, accesses after that stay in enabled lanes.
  /// Accesses of instructions before \p First, by index, are of both sides.
  void changeLanes(LaneChange Change, unsigned Mask, uint32_t First);
  /// Records that a divergent branch begins at the instruction \p Begin.
  void beginBranch(uint32_t Begin);
  /// DenseMap reserves the two largest numbers.
  static constexpr unsigned NoMask = ~0u - 2;
  /// Records that the lanes of both sides of a branch are enabled from here on,
  /// and that the scalar register \p Saved has those of the first side.
  void noteUnion(unsigned Saved);
  bool hasOtherLanes() const { return HasOtherLanes; }

  /// Applies a wait for \p Count, as AccessCounts::wait() does.
  void wait(WaitFor C, unsigned Count);
  /// Returns true if an access that the analysis has seen may be in flight.
  bool isKnownInFlight(WaitFor C) const;
  /// Returns the highest count for which a wait ensures that \p P has
  /// returned.
  unsigned getNeeded(WaitFor C, const Pending &P) const;

private:
  static constexpr unsigned MaxWords = (RegisterNumber::End + 63) / 64;
  /// VM, LGKM and Exp, which all architectures have.
  static constexpr unsigned NumOldBoards = 3;

  const unsigned NumBoards; ///< Number of boards that the architecture needs.
  const unsigned NumWords;  ///< Number of words of Bits that it needs.
  /// The last accesses, by counter. Only those whose Bits are set are
  /// initialised.
  Pending Boards[NumCounters][RegisterNumber::End];
  uint64_t Bits[NumCounters][MaxWords] = {};
  /// Mask of the words of Bits in which any bit may be set, for any counter.
  uint64_t UsedWords = 0;
  static_assert(MaxWords <= 64);
  bool HasOtherLanes = false; ///< True if any pending access is of other lanes.
  /// The last events at calls of noteUnion() since load().
  llvm::SmallDenseMap<unsigned, std::array<uint32_t, NumCounters>, 2> Unions;

  /// Searches the boards from \p FirstBoard on: the old ones, or all others.
  template <unsigned FirstBoard>
  bool mayFind(unsigned First, unsigned End) const {
    constexpr unsigned EndBoard = FirstBoard ? NumCounters : NumOldBoards;
    const unsigned LastWord = (End - 1) / 64;
    uint64_t Mask = ~uint64_t(0) << (First % 64);
    for (unsigned Word = First / 64; Word <= LastWord; ++Word) {
      if (Word == LastWord)
        Mask &= ~uint64_t(0) >> (63 - (End - 1) % 64);
      uint64_t Any = 0;
      for (unsigned B = FirstBoard; B != EndBoard; ++B)
        Any |= Bits[B][Word];
      if (Any & Mask)
        return true;
      Mask = ~uint64_t(0);
    }
    return false;
  }
  void updateUsedWords();
  void forgetReads(uint8_t ReadKinds);
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_INFLIGHT_H
