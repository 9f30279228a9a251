//===- LiveRanges.h - Where registers hold what is needed -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The live ranges of registers and variables: each value of a variable, with
// all values that may arrive at the same reads, is a range of its own, and the
// ranges that an operand takes together are a group, which wants registers in
// a row.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_LIVERANGES_H
#define CLRX_LIB_ALLOCATION_LIVERANGES_H

#include "ExecValues.h"
#include "Uses.h"

namespace clrx::allocation {

/// From one slot to another. The instruction N reads in the slot 2 * N and
/// writes in the next one.
struct Segment {
  uint32_t Begin, End;
};

struct LiveRange {
  uint32_t Location;
  uint32_t Component;               ///< Of the flow.
  uint32_t Group = ~0u;             ///< None for registers.
  llvm::ArrayRef<Segment> Segments; ///< Ascending, without overlaps.
};

/// Ranges of one variable that are allocated together: each gets the first
/// register of the group, and as many behind it as its place in the variable is
/// behind First.
struct RangeGroup {
  const RegVar *Var = nullptr;
  uint32_t Component = 0;
  uint16_t First = UINT16_MAX; ///< The least place in Var.
  uint16_t Width = 0;          ///< Registers in a row.
  /// A bit for each remainder of the first register divided by 4 that all
  /// operands allow.
  uint8_t Remainders = 0xf;
  uint32_t ConflictInst = 0; ///< Which left none of them.
  llvm::SmallVector<uint32_t, 4> Ranges;
};

class LiveRanges {
public:
  /// \p AllUses are told their ranges.
  LiveRanges(const CallFlow &Flow, const ExecValues &Exec, Uses &AllUses);

  llvm::ArrayRef<LiveRange> get() const { return Ranges; }
  llvm::ArrayRef<RangeGroup> getGroups() const { return Groups; }
  /// Uses that read what nobody has written.
  llvm::ArrayRef<uint32_t> getUndefined() const { return Undefined; }
  /// Set if so much is alive at an instruction that the rest was not looked at.
  std::optional<uint32_t> getOverflow() const { return Overflow; }

private:
  std::vector<LiveRange> Ranges;
  std::vector<RangeGroup> Groups;
  std::vector<Segment> Segments;
  std::vector<uint32_t> Undefined;
  std::optional<uint32_t> Overflow;

  class Builder;
  class Grouper;

  void group(const Uses &AllUses);
};

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_LIVERANGES_H
