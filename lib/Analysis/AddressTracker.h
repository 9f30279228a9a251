//===- AddressTracker.h - Addresses of code in registers --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows values derived from the program counter in straight-line code:
// s_getpc_b64, an added or subtracted distance, and copies.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ANALYSIS_ADDRESSTRACKER_H
#define CLRX_LIB_ANALYSIS_ADDRESSTRACKER_H

#include "Analysis/Code.h"
#include "llvm/ADT/SmallVector.h"

namespace clrx {

/// Tracks registers that hold addresses of the section's code.
class AddressTracker {
  const SectionCode &Code;
  /// A register that holds the low half of an address. The high half is assumed
  /// to be in the next register.
  struct Known {
    RegisterId Register;
    uint32_t Offset; ///< Offset in the section, modulo 2^32.
  };
  llvm::SmallVector<Known, 2> Values;

  const Known *find(RegisterId Register) const;
  std::optional<Known> compute(const CodeInst &C) const;

public:
  explicit AddressTracker(const SectionCode &Code) : Code(Code) {}

  /// Returns the section offset that the pair starting at \p Register holds.
  std::optional<uint64_t> get(RegisterId Register) const;
  /// Updates the tracked values for the execution of \p I.
  void step(const CodeInst &I);
  void clear() { Values.clear(); }
};

} // namespace clrx

#endif // CLRX_LIB_ANALYSIS_ADDRESSTRACKER_H
