//===- InFlight.h - Memory access that is not done --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is known at a place of the code: how much memory access the counters
// count, and which registers it is still to write or to read.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_INFLIGHT_H
#define CLRX_LIB_CHECKS_INFLIGHT_H

#include "clrx/Analysis/Code.h"
#include <array>
#include <vector>

namespace clrx {

/// Of the counters, by number.
enum class WaitFor : uint8_t { VM, LGKM, Exp, VS };
constexpr unsigned NumCounters = 4;
/// VM and LGKM have registers that will be written, Exp those that will be
/// read.
constexpr unsigned NumBoards = 3;

/// Kinds of memory access, as bits, for each counter its own. Several kinds do
/// not return in the order of issue.
enum AccessKind : uint8_t {
  // Of VM; plain and sampled access is in order.
  PlainAccess = 1 << 0,
  SampledAccess = 1 << 1,
  FlatAccess = 1 << 2, ///< Of LGKM, too: may go to LDS or to memory.
  // Of LGKM.
  LDSAccess = 1 << 0,
  GDSAccess = 1 << 1, ///< Of Exp, too.
  MessageAccess = 1 << 3,
  ScalarAccess = 1 << 4, ///< Never in order.
  // Of Exp.
  ParamExport = 1 << 2,
  PositionExport = 1 << 3,
  OtherExport = 1 << 4,
  StoreAccess = 1 << 5 ///< GCN 1.0.
};

/// Registers by numbers of their own.
struct RegisterNumber {
  static constexpr unsigned FirstVector = 128;
  static constexpr unsigned LDS = FirstVector + MaxVGPRs; ///< None: memory.
  static constexpr unsigned Memory = LDS + 1; ///< None: whatever VM counts.
  static constexpr unsigned End = Memory + 1;

  static constexpr unsigned get(unsigned SourceCode) {
    return SourceCode < CodeVGPR0 ? SourceCode
                                  : SourceCode - CodeVGPR0 + FirstVector;
  }
  static constexpr unsigned getSourceCode(unsigned Number) {
    return Number < FirstVector ? Number : Number - FirstVector + CodeVGPR0;
  }
};

/// At the borders of blocks: what may be, on whatever way the place is reached.
struct InFlightBorder {
  /// A register and the last access that concerns it, in one word: places
  /// with hundreds of them are joined again and again.
  class Entry {
    uint64_t Word;

  public:
    /// \p IsOfOtherLanes: see InFlight::Pending. \p Distance: events of the
    /// counter since, below its maximum.
    Entry(unsigned Board, unsigned Number, bool IsOfOtherLanes,
          uint8_t Distance, uint8_t Kind, uint32_t Producer)
        : Word(uint64_t(Board * RegisterNumber::End + Number) << 48 |
               uint64_t(IsOfOtherLanes) << 47 | uint64_t(Distance) << 40 |
               uint64_t(Kind) << 32 | Producer) {}

    unsigned getKey() const { return Word >> 48; }
    unsigned getBoard() const { return getKey() / RegisterNumber::End; }
    unsigned getNumber() const { return getKey() % RegisterNumber::End; }
    bool isOfOtherLanes() const { return Word >> 47 & 1; }
    uint8_t getDistance() const { return Word >> 40 & 127; }
    uint8_t getKind() const { return Word >> 32; }
    uint32_t getProducer() const { return Word; }
    /// Of the same register. Those of other lanes are the earliest ones; of two
    /// that are as late, neither is later.
    bool isLaterThan(Entry O) const { return Word >> 32 < O.Word >> 32; }
  };
  /// As a number in flight: so many that nobody knows.
  static constexpr unsigned Unknown = 255;

  bool IsReached = false;
  std::vector<Entry> Entries; ///< By key.
  std::array<uint8_t, NumCounters> InFlight = {};
  std::array<uint8_t, NumCounters> Kinds = {};

  /// Adds what may be on another way. A number in flight that grows grows to
  /// Unknown if \p Widens. \returns whether anything has changed.
  bool join(const InFlightBorder &Other, bool Widens);
};

/// Within a block.
class InFlight {
public:
  struct Pending {
    uint32_t Event = 0; ///< Number of the counter's event.
    uint32_t Producer = 0;
    uint8_t Kind = 0;
    /// EXEC has been replaced by its complement since.
    bool IsOfOtherLanes = false;
  };

  explicit InFlight(Arch A);

  void load(const InFlightBorder &From);
  void save(InFlightBorder &To) const;

  /// Null: nothing is pending.
  const Pending *find(WaitFor C, unsigned Number) const {
    if (!(Bits[unsigned(C)][Number / 64] >> (Number % 64) & 1))
      return nullptr;
    const Pending &P = Boards[unsigned(C)][Number];
    return P.Event > Returned[unsigned(C)] ? &P : nullptr;
  }
  /// Whether any of the numbers from \p First to before \p End, which is
  /// behind it, may be found.
  bool mayFind(unsigned First, unsigned End) const {
    const unsigned LastWord = (End - 1) / 64;
    uint64_t Mask = ~uint64_t(0) << (First % 64);
    for (unsigned Word = First / 64; Word <= LastWord; ++Word) {
      if (Word == LastWord)
        Mask &= ~uint64_t(0) >> (63 - (End - 1) % 64);
      if ((Bits[0][Word] | Bits[1][Word] | Bits[2][Word]) & Mask)
        return true;
      Mask = ~uint64_t(0);
    }
    return false;
  }
  void forget(WaitFor C, unsigned Number) {
    Bits[unsigned(C)][Number / 64] &= ~(uint64_t(1) << (Number % 64));
  }

  /// Counts an event of \p Kind.
  void raise(WaitFor C, uint8_t Kind) {
    ++Issued[unsigned(C)];
    Kinds[unsigned(C)] |= Kind;
    if (C == WaitFor::Exp)
      limitExports();
  }
  /// The last event concerns the register.
  void pend(WaitFor C, unsigned Number, uint8_t Kind, uint32_t Producer) {
    Bits[unsigned(C)][Number / 64] |= uint64_t(1) << (Number % 64);
    Boards[unsigned(C)][Number] = {Issued[unsigned(C)], Producer, Kind};
  }
  /// An event that may be one of the counter.
  void raiseMaybe(WaitFor C) {
    IsUnknown[unsigned(C)] = true;
    ++Uncounted[unsigned(C)];
    LastUncounted[unsigned(C)] = Issued[unsigned(C)];
  }
  /// EXEC is replaced by its complement, or \p IsComplement is false, by
  /// something else.
  void changeLanes(bool IsComplement);
  bool hasOtherLanes() const { return HasOtherLanes; }

  /// As s_waitcnt does. The counter's maximum waits for nothing.
  void wait(WaitFor C, unsigned Count);
  /// Whether there is anything that a wait for \p Count can wait for.
  bool hasMoreThan(WaitFor C, unsigned Count) const {
    return IsUnknown[unsigned(C)] ||
           Issued[unsigned(C)] - Returned[unsigned(C)] > Count;
  }
  /// Whether it is known that something is in flight.
  bool isKnownToBeOut(WaitFor C) const;
  /// The count to wait for so that \p P has returned.
  unsigned getNeeded(WaitFor C, const Pending &P) const;
  unsigned getMax(WaitFor C) const { return Max[unsigned(C)]; }

private:
  static constexpr unsigned NumWords = (RegisterNumber::End + 63) / 64;

  Pending Boards[NumBoards][RegisterNumber::End];
  uint64_t Bits[NumBoards][NumWords] = {};
  uint32_t Issued[NumCounters] = {};
  uint32_t Returned[NumCounters] = {}; ///< At most Issued.
  uint8_t Kinds[NumCounters] = {};
  /// Whether more may be in flight than Issued and Returned say.
  bool IsUnknown[NumCounters] = {};
  uint32_t Uncounted[NumCounters] = {}; ///< Events that may be in flight.
  /// What was issued when the last of them was.
  uint32_t LastUncounted[NumCounters] = {};
  bool HasOtherLanes = false; ///< Anything that is pending.
  unsigned Max[NumCounters];

  bool isOutOfOrder(WaitFor C) const;
  void limitExports();
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_INFLIGHT_H
