//===- ConditionalStack.h - Open conditionals and bodies --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is open and must be closed.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_CONDITIONALSTACK_H
#define CLRX_LIB_LANGUAGE_CONDITIONALSTACK_H

#include "clrx/Source/SourceStack.h"

namespace clrx {

/// In the order of reportOpenClauses' names.
enum class ClauseKind : uint8_t { If, ElseIf, Else, Macro, Repetition };

/// What has been opened and not closed: conditionals, and macros and
/// repetitions that are being recorded or skipped. It spans all sources.
class ConditionalStack {
  struct Clause {
    ClauseKind Kind;
    bool IsTaken; ///< One of its branches has been read, or none will be.
    size_t Begin; ///< Held place of its first pseudo-op; the one after it is
                  ///< of the present branch, if that is another one.
  };
  static constexpr size_t None = ~size_t(0);

  SourceStack &Sources;
  std::vector<Clause> Clauses;
  size_t SkippedFrom = None; ///< The clause whose branch is skipped.

public:
  /// What may be open at once; no source means more.
  static constexpr size_t MaxDepth = 100000;

  explicit ConditionalStack(SourceStack &Sources) : Sources(Sources) {}

  bool isEmpty() const { return Clauses.empty(); }
  size_t getDepth() const { return Clauses.size(); }
  ClauseKind getTop() const { return Clauses.back().Kind; }
  bool isTopConditional() const {
    return !isEmpty() && getTop() <= ClauseKind::Else;
  }

  bool isSkipping() const { return SkippedFrom != None; }
  /// Whether the branches of the innermost conditional matter.
  bool isTopReached() const {
    return !Sources.isLeaving() &&
           (!isSkipping() || SkippedFrom + 1 == getDepth());
  }

  /// Opens a clause. A conditional that is not \p IsTaken has its first branch
  /// skipped.
  void open(ClauseKind Kind, llvm::SMLoc Loc, bool IsTaken) {
    Clauses.push_back({Kind, IsTaken, Sources.hold(Loc.getPointer())});
    if (getDepth() > MaxDepth)
      Sources.fail(Loc.getPointer(), "more than " + llvm::Twine(MaxDepth) +
                                         " conditionals, macro definitions and "
                                         "repetitions are open");
    if (!IsTaken)
      SkippedFrom = getDepth() - 1;
  }
  /// Opens a conditional none of whose branches will be read.
  void openSkipped(llvm::SMLoc Loc) {
    open(ClauseKind::If, Loc, /*IsTaken=*/false);
    setTaken();
  }
  /// No further branch of the innermost conditional will be read.
  void setTaken() { Clauses.back().IsTaken = true; }
  /// Begins another branch, to be read if \p Condition holds and none has been
  /// read before.
  void beginBranch(ClauseKind Kind, llvm::SMLoc Loc, bool Condition);
  void close();

  /// The clause \p Depth from the innermost one.
  ClauseKind getKind(size_t Depth) const { return fromTop(Depth).Kind; }
  SourcePos getBegin(size_t Depth) const {
    return Sources.getHeld(fromTop(Depth).Begin);
  }
  /// Its .else or last .elseif; the beginning if it has none.
  SourcePos getBranch(size_t Depth) const;

private:
  const Clause &fromTop(size_t Depth) const {
    return Clauses[Clauses.size() - 1 - Depth];
  }
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_CONDITIONALSTACK_H
