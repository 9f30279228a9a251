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

/// A name that leads to another name.
struct Suggestion {
  llvm::StringRef Key;  ///< Compared with the misspelt name.
  llvm::StringRef Name; ///< Suggested if Key is the closest.
};

/// Finds the candidate that is closest to a misspelt name, if one is close
/// enough.
class ClosestName {
  llvm::StringRef Name;
  llvm::StringRef Best;
  /// Distance of Best; if Best is empty, the largest accepted distance plus 1.
  unsigned BestDistance;

public:
  /// Accepts a candidate if its distance from \p Name is at most a third of the
  /// length of \p Name, rounded up.
  explicit ClosestName(llvm::StringRef Name)
      : ClosestName(Name, unsigned(Name.size() + 2) / 3) {}
  ClosestName(llvm::StringRef Name, unsigned MaxDistance)
      : Name(Name), BestDistance(MaxDistance + 1) {}

  /// Considers \p S, whose name must outlive the result.
  void consider(Suggestion S) {
    // Suggestions for longer names are not helpful.
    constexpr size_t MaxLength = 64;
    if (Name.size() > MaxLength || S.Key.size() > MaxLength)
      return;
    unsigned Distance = distanceTo(S.Key);
    if (Distance >= BestDistance || Distance == Name.size())
      return;
    Best = S.Name;
    BestDistance = Distance;
  }
  /// Considers \p Candidate, which must outlive the result.
  void consider(llvm::StringRef Candidate) { consider({Candidate, Candidate}); }
  /// Considers all \p Candidates, which are names or suggestions.
  template <typename Range> void considerAll(const Range &Candidates) {
    for (const auto &Candidate : Candidates)
      consider(Candidate);
  }

  llvm::StringRef get() const { return Best; }
  llvm::StringRef getMisspelt() const { return Name; }
  /// Returns the text of a note; empty if no candidate was close enough.
  std::string getQuestion() const {
    return Best.empty() ? std::string()
                        : ("did you mean '" + Best + "'?").str();
  }

private:
  /// Returns the edit distance. Two swapped neighbours count as one mistake.
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
