//===- ExecValues.h - What EXEC is in the code ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which lanes EXEC holds, compared with those that a kernel begins with. A
// write to a VGPR leaves other lanes as they were, so that it replaces the
// register only where EXEC is at least what it is at the reads.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_EXECVALUES_H
#define CLRX_LIB_ALLOCATION_EXECVALUES_H

#include "CallFlow.h"

namespace clrx::allocation {

/// Sets of lanes.
enum class LaneSet : uint8_t {
  Unknown,
  Some,  ///< Of those that EXEC holds on entry, none else.
  Entry, ///< Those.
  All
};

class ExecValues {
public:
  explicit ExecValues(const CallFlow &Flow);

  /// In front of the instruction \p Inst.
  LaneSet get(uint32_t Inst) const {
    return Values.empty() ? LaneSet::Entry : Values[Inst];
  }
  /// Whether the instruction \p I writes it.
  static bool isWriter(const SectionCode &Code, const CodeInst &I);

private:
  std::vector<LaneSet> Values; ///< Empty: nobody writes it.

  struct State;
  class Solver;
};

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_EXECVALUES_H
