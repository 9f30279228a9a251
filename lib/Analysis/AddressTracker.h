//===- AddressTracker.h - Addresses of code in registers --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows what code without branches makes of the program counter: s_getpc_b64,
// a distance added or subtracted, copies.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ANALYSIS_ADDRESSTRACKER_H
#define CLRX_LIB_ANALYSIS_ADDRESSTRACKER_H

#include "clrx/Analysis/Code.h"
#include "llvm/ADT/SmallVector.h"

namespace clrx {

class AddressTracker {
  const SectionCode &Code;
  /// The low half of an address in a register; that register and the next one
  /// are taken for the whole.
  struct Known {
    RegisterId Register;
    uint32_t Offset; ///< In the section, modulo 2^32.
  };
  llvm::SmallVector<Known, 2> Values;

  const Known *find(RegisterId Register) const;
  std::optional<Known> compute(const CodeInst &C) const;

public:
  explicit AddressTracker(const SectionCode &Code) : Code(Code) {}

  /// The offset in the section that the pair from \p Register on stands for.
  std::optional<uint64_t> get(RegisterId Register) const;
  /// Executes \p I.
  void step(const CodeInst &I);
  void clear() { Values.clear(); }
};

} // namespace clrx

#endif // CLRX_LIB_ANALYSIS_ADDRESSTRACKER_H
