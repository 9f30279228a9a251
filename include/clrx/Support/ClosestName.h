//===- ClosestName.h - Did you mean -----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Suggestions for misspelt names.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_CLOSESTNAME_H
#define CLRX_SUPPORT_CLOSESTNAME_H

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace clrx {

/// Finds the candidate that is most like a misspelt name, if one is close.
class ClosestName {
  llvm::StringRef Name;
  llvm::StringRef Best;
  unsigned BestDistance; ///< One more than is acceptable, until one is found.

public:
  /// One character in three may be wrong.
  explicit ClosestName(llvm::StringRef Name)
      : ClosestName(Name, unsigned(Name.size() + 2) / 3) {}
  ClosestName(llvm::StringRef Name, unsigned MaxDistance)
      : Name(Name), BestDistance(MaxDistance + 1) {}

  /// \p Candidate must live as long as the result is used.
  void consider(llvm::StringRef Candidate) {
    // Of longer names, nobody could tell that they were meant.
    constexpr size_t MaxLength = 64;
    if (Name.size() > MaxLength || Candidate.size() > MaxLength)
      return;
    unsigned Distance = distanceTo(Candidate);
    if (Distance >= BestDistance || Distance == Name.size())
      return;
    Best = Candidate;
    BestDistance = Distance;
  }
  template <typename Range> void considerAll(const Range &Candidates) {
    for (llvm::StringRef Candidate : Candidates)
      consider(Candidate);
  }

  llvm::StringRef get() const { return Best; }
  /// The text of a note; empty if no candidate was close.
  std::string getQuestion() const {
    return Best.empty() ? std::string()
                        : ("did you mean '" + Best + "'?").str();
  }

private:
  /// Two neighbours swapped are one mistake.
  unsigned distanceTo(llvm::StringRef Candidate) const {
    unsigned Distance = Name.edit_distance_insensitive(
        Candidate, /*AllowReplacements=*/true, BestDistance);
    return Distance == 2 && isTransposed(Candidate) ? 1 : Distance;
  }
  bool isTransposed(llvm::StringRef Candidate) const {
    if (Name.size() != Candidate.size())
      return false;
    size_t I = 0;
    while (I != Name.size() && same(Name[I], Candidate[I]))
      ++I;
    return I + 1 < Name.size() && same(Name[I], Candidate[I + 1]) &&
           same(Name[I + 1], Candidate[I]) &&
           Name.drop_front(I + 2).equals_insensitive(
               Candidate.drop_front(I + 2));
  }
  static bool same(char L, char R) {
    return llvm::toLower(L) == llvm::toLower(R);
  }
};

} // namespace clrx

#endif // CLRX_SUPPORT_CLOSESTNAME_H
