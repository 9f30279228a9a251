//===- ExprContext.cpp - State that expressions share ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Locations and errors of evaluations, and the limit of memory.
//
//===----------------------------------------------------------------------===//

#include "ExprContext.h"
#include "StoredExprs.h"

using namespace llvm;
using namespace clrx;

const UseTrace *EvalSite::getTrace() const {
  return Stored ? Stored->getTrace(FrameIndex) : Trace;
}

SourcePos ExprContext::getPos(const ExprItem *Item,
                              const EvalSite &Site) const {
  if (!Item)
    return getPos(Site.Start);
  if (Site.Start.Ptr)
    return capture(Site.Start.Ptr + Item->Offset);
  return checksRightOperand(Item->Op) ? *Item->Pos : Site.Start.Pos;
}

bool ExprContext::errorAt(SourcePos Pos, const EvalSite &Site, RuleId Rule,
                          const Twine &Msg) {
  Report.error(Pos, Rule, Msg);
  const UseTrace *Trace = Site.getTrace();
  constexpr unsigned MaxUses = 10;
  unsigned N = 0;
  for (; Trace && N != MaxUses; Trace = Trace->Outer, ++N)
    Report.note(Trace->Site, "evaluated for the use here");
  if (Trace)
    Report.note(Trace->Site, "and for more outer uses");
  return true;
}

const ExprSection *ExprContext::getCurrentSection() {
  const ExprSection *Sec = nullptr;
  int64_t Value;
  Host.getCounter(Sec, Value);
  return Sec;
}

Cell &ExprContext::getCell(Symbol &S) {
  if (!S.Current)
    S.Current = createCell(&S);
  return *S.Current;
}

/// Limits that stop endless loops before the process uses more than one or two
/// GiB of memory.
static constexpr size_t MaxPendingExprs = size_t(1) << 22;
static constexpr size_t MaxSize = size_t(1) << 30;
/// Approximate size of a scope with its tables, in bytes.
static constexpr size_t ScopeSize = 512;

void ExprContext::limitMemory() {
  if (IsFull)
    return;
  bool HasTooMany = NumPending > MaxPendingExprs;
  IsFull =
      HasTooMany || Arena.getBytesAllocated() + NumScopes * ScopeSize > MaxSize;
  if (!IsFull)
    return;
  Report.error(SMLoc(), rules::Limit,
               HasTooMany ? "more than " + Twine(MaxPendingExprs) +
                                " expressions wait for symbols"
                          : "symbols and expressions take more than " +
                                Twine(MaxSize) + " bytes");
  Host.stopReading();
}
