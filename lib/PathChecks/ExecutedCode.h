//===- ExecutedCode.h - Described instructions of a dispatch ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The code of a dispatch as the static checks see it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PATHCHECKS_EXECUTEDCODE_H
#define CLRX_LIB_PATHCHECKS_EXECUTEDCODE_H

#include "Analysis/Code.h"
#include "Simulator/Dispatch.h"

namespace clrx {

/// The instructions of the code of a dispatch.
class ExecutedCode {
public:
  /// Describes all words that are instructions, one after the other.
  explicit ExecutedCode(const sim::Dispatch &D);

  SectionCode Code;

  /// Returns the index in Code.Insts of the instruction at \p PC. An
  /// instruction that was not described so far is added. \returns nothing if
  /// there is none.
  std::optional<uint32_t> find(uint64_t PC);
  /// Returns the address of \p I in simulated memory.
  uint64_t getPC(const CodeInst &I) const { return D.Code->Address + I.Offset; }

private:
  const sim::Dispatch &D;
  /// For each dword: 1 + the index of the instruction that starts there, or 0.
  std::vector<uint32_t> Numbers;

  unsigned add(uint64_t Offset);
};

} // namespace clrx

#endif // CLRX_LIB_PATHCHECKS_EXECUTEDCODE_H
