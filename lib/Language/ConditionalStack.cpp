//===- ConditionalStack.cpp - Open conditionals and bodies ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides which branch of a conditional is read.
//
//===----------------------------------------------------------------------===//

#include "ConditionalStack.h"

using namespace llvm;
using namespace clrx;

void ConditionalStack::beginBranch(ClauseKind Kind, SMLoc Loc, bool Condition) {
  bool IsReached = isTopReached();
  Clause &C = Clauses.back();
  C.Kind = Kind;
  Sources.dropHeld(C.Begin + 1);
  Sources.hold(Loc.getPointer());
  if (IsReached) {
    SkippedFrom = Condition && !C.IsTaken ? None : getDepth() - 1;
    C.IsTaken |= Condition;
  }
  if (Observer)
    showBranch(Loc, /*IsFirst=*/false, !IsReached);
}

/// Shows the branch of the innermost conditional that begins at \p Loc.
void ConditionalStack::showBranch(SMLoc Loc, bool IsFirst, bool IsInSkipped) {
  using Branch = SourceObserver::Branch;
  Observer->branchBegins(Loc, IsFirst,
                         IsInSkipped || Sources.isLeaving() ? Branch::InSkipped
                         : isSkipping()                     ? Branch::Skipped
                                                            : Branch::Read);
}

void ConditionalStack::close() {
  Sources.dropHeld(Clauses.back().Begin);
  Clauses.pop_back();
  if (SkippedFrom == getDepth())
    SkippedFrom = None;
}

SourcePos ConditionalStack::getBranch(size_t Depth) const {
  const Clause &C = fromTop(Depth);
  return Sources.getHeld(
      C.Kind == ClauseKind::ElseIf || C.Kind == ClauseKind::Else ? C.Begin + 1
                                                                 : C.Begin);
}
