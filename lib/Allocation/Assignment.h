//===- Assignment.h - Register assignment for live ranges -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assigns the groups of one file, SGPRs or VGPRs, to few registers. A first-fit
// pass in code order comes first. If its result may not be the best one, a
// first-fit pass by width follows. Then the number of registers is reduced by
// one repeatedly, as long as evicted groups find other registers. Further
// attempts restart from random orders.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_ASSIGNMENT_H
#define CLRX_LIB_ALLOCATION_ASSIGNMENT_H

#include "LiveRanges.h"
#include <random>

namespace clrx::allocation {

/// Assigns registers to the groups of one file in one component.
class Assignment {
public:
  static constexpr uint16_t None = UINT16_MAX;

  /// \p Groups has indices of groups. \p Fixed has indices of live ranges of
  /// registers that the source names. Only registers below \p Limit are
  /// assigned. \p AllUses and \p Ranges must outlive this object.
  Assignment(const Uses &AllUses, const LiveRanges &Ranges,
             std::vector<uint32_t> Groups, llvm::ArrayRef<uint32_t> Fixed,
             unsigned Limit);

  /// Finds registers. \returns false if none were found.
  bool run();

  llvm::ArrayRef<uint32_t> getGroups() const { return Groups; }
  /// Returns the first register of group \p I of getGroups().
  uint16_t getRegister(size_t I) const { return Best[I]; }
  /// Returns the highest register of a group plus 1.
  unsigned getNumUsed() const { return NumUsed; }
  /// Returns a lower bound of getNumUsed(). At each slot, the live variables
  /// need registers that the source does not use there.
  unsigned getLeast() const { return Least; }
  /// Returns the maximum number of live registers, including the registers that
  /// the source names. getWidestSlot() is the slot where it occurs.
  unsigned getMaxAlive() const { return MaxAlive; }
  uint32_t getWidestSlot() const { return WidestSlot; }
  /// Returns the index in getGroups() of a group without registers, after a
  /// failure.
  uint32_t getFailed() const { return Failed; }

private:
  /// Occupied slots of a register.
  struct Taken : Segment {
    uint32_t Owner; ///< Index in Groups.
  };
  /// Owner of slots that the source uses.
  static constexpr uint32_t Nobody = ~0u;

  const Uses &AllUses;
  const LiveRanges &Ranges;
  std::vector<uint32_t> Groups;
  unsigned Limit;
  /// Occupied slots by register, sorted.
  std::vector<std::vector<Taken>> FixedSlots, Slots;
  std::vector<uint16_t> Current, Best; ///< First registers, by index in Groups.
  std::vector<uint32_t> Weights;       ///< Numbers of evictions plus 1.
  uint32_t Failed = 0;
  unsigned NumUsed = 0, MaxAlive = 0, Least = 0;
  uint32_t WidestSlot = 0;
  uint64_t NumSteps = 0;
  uint64_t Looks = 0; ///< Number of tried positions.
  /// Value of Looks when each group last conflicted, by index in Groups.
  std::vector<uint64_t> LastLook;

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
                    std::vector<uint32_t> &Conflicts);
  bool repair(std::vector<uint32_t> Unassigned, unsigned NumRegisters);
  bool tryFewer();
  bool tryShuffled(std::minstd_rand &Random);
  void reduce();
  void keep();
};

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_ASSIGNMENT_H
