//===- Assignment.h - Registers for live ranges -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Puts the groups of one file, that is SGPRs or VGPRs, into as few registers as
// it finds: the first that are free, in the order of the code; then with one
// register less, and one less, as long as groups that are in the way of others
// find another place; then the same from other beginnings.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_ASSIGNMENT_H
#define CLRX_LIB_ALLOCATION_ASSIGNMENT_H

#include "LiveRanges.h"
#include <random>

namespace clrx::allocation {

class Assignment {
public:
  static constexpr uint16_t None = UINT16_MAX;

  /// \p Fixed are ranges of registers. Registers are used up to \p Limit.
  /// \p AllUses and \p Ranges must outlive it.
  Assignment(const Uses &AllUses, const LiveRanges &Ranges,
             std::vector<uint32_t> Groups, llvm::ArrayRef<uint32_t> Fixed,
             unsigned Limit);

  /// Finds registers. \returns false if there is no way found.
  bool run();

  llvm::ArrayRef<uint32_t> getGroups() const { return Groups; }
  /// Of the group number \p I of getGroups().
  uint16_t getRegister(size_t I) const { return Best[I]; }
  /// 1 + the last register of a group.
  unsigned getNumUsed() const { return NumUsed; }
  /// What getNumUsed() may be at least: room for the variables that are alive
  /// at once, between the registers of the source that are alive there.
  unsigned getLeast() const { return Least; }
  /// How many are alive at once, registers of the source included, and where.
  unsigned getMaxAlive() const { return MaxAlive; }
  uint32_t getWidestSlot() const { return WidestSlot; }
  /// After a failure: a place in getGroups() for which there was no register.
  uint32_t getFailed() const { return Failed; }

private:
  /// Slots of a register that somebody has.
  struct Taken : Segment {
    uint32_t Owner; ///< Place in Groups.
  };
  static constexpr uint32_t Nobody = ~0u; ///< A register of the source.

  const Uses &AllUses;
  const LiveRanges &Ranges;
  std::vector<uint32_t> Groups;
  unsigned Limit;
  std::vector<std::vector<Taken>> FixedSlots,
      Slots;                           ///< By register; ascending.
  std::vector<uint16_t> Current, Best; ///< By place in Groups.
  std::vector<uint32_t> Weights;       ///< How often they were in the way.
  uint32_t Failed = 0;
  unsigned NumUsed = 0, MaxAlive = 0, Least = 0;
  uint32_t WidestSlot = 0;
  uint64_t NumSteps = 0;
  uint64_t Looks = 0;             ///< At places for a group.
  std::vector<uint64_t> LastLook; ///< Which found a group in the way.

  const RangeGroup &getGroup(uint32_t I) const {
    return Ranges.getGroups()[Groups[I]];
  }
  uint32_t getBegin(uint32_t I) const;
  void countAlive(llvm::ArrayRef<uint32_t> Fixed);
  template <typename Fn>
  bool forEachOwner(const RangeGroup &G, unsigned First, Fn Visit) const;
  bool isFree(const RangeGroup &G, unsigned First) const;
  void put(uint32_t I, unsigned First);
  void take(uint32_t I);
  bool placeFirst(uint32_t I, unsigned NumRegisters);
  bool tryOrder(llvm::ArrayRef<uint32_t> Order);
  bool findCheapest(uint32_t I, unsigned NumRegisters, unsigned &First,
                    std::vector<uint32_t> &InTheWay);
  bool repair(std::vector<uint32_t> Homeless, unsigned NumRegisters);
  bool tryFewer();
  bool tryShuffled(std::minstd_rand &Random);
  void reduce();
  void keep();
};

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_ASSIGNMENT_H
