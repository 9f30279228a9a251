//===- ExecValues.h - Lanes that EXEC enables -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lanes that EXEC enables, compared with those at kernel entry. A write to
// a VGPR keeps the values in disabled lanes, so it replaces the whole register
// only if EXEC includes all lanes that later reads use.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_EXECVALUES_H
#define CLRX_LIB_ALLOCATION_EXECVALUES_H

#include "CallFlow.h"

namespace clrx::allocation {

/// Knowledge about a set of lanes.
enum class LaneSet : uint8_t {
  Unknown,
  Some,  ///< A subset of the lanes enabled at entry.
  Entry, ///< The lanes enabled at entry.
  All
};

/// The values of EXEC in a section.
class ExecValues {
public:
  explicit ExecValues(const CallFlow &Flow);

  /// Returns EXEC before the instruction \p Inst.
  LaneSet get(uint32_t Inst) const {
    return Values.empty() ? LaneSet::Entry : Values[Inst];
  }
  /// Returns true if the instruction \p I writes EXEC.
  static bool isWriter(const SectionCode &Code, const CodeInst &I);

private:
  std::vector<LaneSet> Values; ///< Empty if no instruction writes EXEC.

  struct State;
  class Solver;
};

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_EXECVALUES_H
