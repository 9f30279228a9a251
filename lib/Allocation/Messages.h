//===- Messages.h - Diagnostics of the allocation ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports why registers cannot be allocated, and how to fix it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_MESSAGES_H
#define CLRX_LIB_ALLOCATION_MESSAGES_H

#include "Assignment.h"
#include "clrx/Support/Reporter.h"

namespace clrx::allocation {

/// Reports the diagnostics of one section.
class Messages {
public:
  Messages(const CallFlow &Flow, const Uses &AllUses, Reporter &Report)
      : Flow(Flow), Code(Flow.getCode()), AllUses(AllUses), Report(Report) {}

  /// Reports that the target of \p Inst is unknown.
  void reportUnknownTarget(uint32_t Inst) const;
  void reportOverflow(uint32_t Inst) const;
  /// Reports that operands of \p G require different alignments.
  void reportConflict(const RangeGroup &G) const;
  /// Reports that \p A has not found registers below \p Limit.
  void reportFailure(const Assignment &A, const LiveRanges &Ranges,
                     unsigned Limit, bool IsVector) const;
  /// Warns once for each variable that is read before it is written.
  void warnOfUndefined(const LiveRanges &Ranges) const;

private:
  const CallFlow &Flow;
  const SectionCode &Code;
  const Uses &AllUses;
  Reporter &Report;

  /// Returns the position of the instruction or of the last one before it that
  /// has a position.
  SourcePos getPos(uint32_t Inst) const;
  void noteLargest(const Assignment &A, const LiveRanges &Ranges,
                   uint32_t Slot) const;
};

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_MESSAGES_H
