//===- LiveRanges.h - Live ranges of registers and variables ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The live ranges of registers and variables. A range consists of all values of
// a variable that may reach the same reads. The ranges of one operand form a
// group, which needs consecutive registers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_LIVERANGES_H
#define CLRX_LIB_ALLOCATION_LIVERANGES_H

#include "ExecValues.h"
#include "Uses.h"

namespace clrx::allocation {

/// A range of slots. Instruction N reads in slot 2 * N and writes in the next
/// slot.
struct Segment {
  uint32_t Begin, End;
};

/// A live range of one location.
struct LiveRange {
  uint32_t Location;
  uint32_t Component;               ///< Component of the flow graph.
  uint32_t Group = ~0u;             ///< Index of its group; none for registers.
  llvm::ArrayRef<Segment> Segments; ///< Sorted and disjoint.
};

/// Ranges of one variable that are allocated together. The register of each
/// range is the first register of the group plus the difference between its
/// element index and First.
struct RangeGroup {
  const RegVar *Var = nullptr;
  uint32_t Component = 0;
  uint16_t First = UINT16_MAX; ///< Lowest element index in Var.
  uint16_t Width = 0;          ///< Number of consecutive registers.
  /// Mask of the remainders modulo 4 that all operands allow for the first
  /// register.
  uint8_t Remainders = 0xf;
  uint32_t ConflictInst = 0; ///< Instruction that left no remainder.
  llvm::SmallVector<uint32_t, 4> Ranges;
};

/// The live ranges of a section, and their groups.
class LiveRanges {
public:
  /// Computes the ranges and sets Use::Piece in \p AllUses.
  LiveRanges(const CallFlow &Flow, const ExecValues &Exec, Uses &AllUses);

  llvm::ArrayRef<LiveRange> get() const { return Ranges; }
  llvm::ArrayRef<RangeGroup> getGroups() const { return Groups; }
  /// Returns the indices of the uses that read undefined values.
  llvm::ArrayRef<uint32_t> getUndefined() const { return Undefined; }
  /// Returns the instruction with too many live registers, if there is one. The
  /// ranges are incomplete then.
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
