//===- ConditionalStack.h - Open conditionals and bodies --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stores which conditionals, definitions and repetitions the source has opened
// and must close.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_CONDITIONALSTACK_H
#define CLRX_LIB_LANGUAGE_CONDITIONALSTACK_H

#include "Language/SourceObserver.h"

namespace clrx {

/// Kind of an open clause, in the order of the names in
/// Conditionals::reportOpenClauses.
enum class ClauseKind : uint8_t { If, ElseIf, Else, Macro, Repetition };

/// The stack of conditionals, macro definitions and repetitions that are open.
/// Macros and repetitions are open while they are recorded or skipped. A file
/// or a macro may open a conditional that another one closes.
class ConditionalStack {
  struct Clause {
    ClauseKind Kind;
    bool IsTaken; ///< True if no further branch will be read.
    /// Index that SourceStack::hold returned for the position of the first
    /// pseudo-op. In an .elseif or .else branch, the next index is for the
    /// position of that branch.
    size_t Begin;
  };
  static constexpr size_t None = ~size_t(0);

  SourceStack &Sources;
  SourceObserver *Observer;
  std::vector<Clause> Clauses;
  size_t SkippedFrom = None; ///< Clause whose branch is skipped.

public:
  /// Largest number of open clauses. No real source has more.
  static constexpr size_t MaxDepth = 100000;

  /// \p Observer may be null.
  ConditionalStack(SourceStack &Sources, SourceObserver *Observer)
      : Sources(Sources), Observer(Observer) {}

  bool isEmpty() const { return Clauses.empty(); }
  size_t getDepth() const { return Clauses.size(); }
  ClauseKind getTop() const { return Clauses.back().Kind; }
  bool isTopConditional() const {
    return !isEmpty() && getTop() <= ClauseKind::Else;
  }

  bool isSkipping() const { return SkippedFrom != None; }
  /// Returns true if a branch of the innermost conditional can be read.
  bool isTopReached() const {
    return !Sources.isLeaving() &&
           (!isSkipping() || SkippedFrom + 1 == getDepth());
  }

  /// Opens a clause. If it is not \p IsTaken, its first branch is skipped.
  void open(ClauseKind Kind, llvm::SMLoc Loc, bool IsTaken) {
    Clauses.push_back({Kind, IsTaken, Sources.hold(Loc.getPointer())});
    if (getDepth() > MaxDepth)
      Sources.fail(Loc.getPointer(), "more than " + llvm::Twine(MaxDepth) +
                                         " conditionals, macro definitions and "
                                         "repetitions are open");
    const bool IsInSkipped = isSkipping();
    if (!IsTaken)
      SkippedFrom = getDepth() - 1;
    if (Observer && Kind == ClauseKind::If)
      showBranch(Loc, /*IsFirst=*/true, IsInSkipped);
  }
  /// Opens a conditional of which no branch will be read.
  void openSkipped(llvm::SMLoc Loc) {
    open(ClauseKind::If, Loc, /*IsTaken=*/false);
    setTaken();
  }
  /// Makes the stack skip all further branches of the innermost conditional.
  void setTaken() { Clauses.back().IsTaken = true; }
  /// Begins another branch. It is read if \p Condition holds and no branch of
  /// the conditional has been read before.
  void beginBranch(ClauseKind Kind, llvm::SMLoc Loc, bool Condition);
  void close();

  /// Returns the kind of the clause \p Depth levels outside the innermost one.
  ClauseKind getKind(size_t Depth) const { return fromTop(Depth).Kind; }
  SourcePos getBegin(size_t Depth) const {
    return Sources.getHeld(fromTop(Depth).Begin);
  }
  /// Returns the position of the .else or last .elseif of the clause \p Depth
  /// levels outside the innermost one, or of its beginning if it has neither.
  SourcePos getBranch(size_t Depth) const;

private:
  void showBranch(llvm::SMLoc Loc, bool IsFirst, bool IsInSkipped);
  const Clause &fromTop(size_t Depth) const {
    return Clauses[Clauses.size() - 1 - Depth];
  }
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_CONDITIONALSTACK_H
