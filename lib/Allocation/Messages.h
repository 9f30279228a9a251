//===- Messages.h - What allocation has to say ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where registers do not suffice, and what to do about it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_MESSAGES_H
#define CLRX_LIB_ALLOCATION_MESSAGES_H

#include "Assignment.h"
#include "clrx/Support/Reporter.h"

namespace clrx::allocation {

class Messages {
public:
  Messages(const CallFlow &Flow, const Uses &AllUses, Reporter &Report)
      : Flow(Flow), Code(Flow.getCode()), AllUses(AllUses), Report(Report) {}

  /// Nobody knows where \p Inst goes to.
  void reportUnknownTarget(uint32_t Inst) const;
  void reportOverflow(uint32_t Inst) const;
  /// Operands of \p G want it to begin at different registers.
  void reportConflict(const RangeGroup &G) const;
  /// \p A has found no registers, of \p Limit.
  void reportFailure(const Assignment &A, const LiveRanges &Ranges,
                     unsigned Limit, bool IsVector) const;
  /// Once for each variable.
  void warnOfUndefined(const LiveRanges &Ranges) const;

private:
  const CallFlow &Flow;
  const SectionCode &Code;
  const Uses &AllUses;
  Reporter &Report;

  /// Of the instruction, or the last one in front of it that has a place.
  SourcePos getPos(uint32_t Inst) const;
  void noteLargest(const Assignment &A, const LiveRanges &Ranges,
                   uint32_t Slot) const;
};

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_MESSAGES_H
