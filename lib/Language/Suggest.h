//===- Suggest.h - Did you mean ---------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_SUGGEST_H
#define CLRX_LIB_LANGUAGE_SUGGEST_H

#include "llvm/ADT/StringRef.h"

namespace clrx {

/// Finds the candidate that is most like a misspelt name, if one is close.
class ClosestName {
  llvm::StringRef Name;
  llvm::StringRef Best;
  unsigned BestDistance; ///< One more than is acceptable, until one is found.

public:
  explicit ClosestName(llvm::StringRef Name)
      : Name(Name), BestDistance(unsigned(Name.size() + 2) / 3 + 1) {}

  void consider(llvm::StringRef Candidate) {
    // Of longer names, nobody could tell that they were meant.
    constexpr size_t MaxLength = 64;
    if (Name.size() > MaxLength || Candidate.size() > MaxLength)
      return;
    unsigned Distance = Name.edit_distance_insensitive(
        Candidate, /*AllowReplacements=*/true, BestDistance - 1);
    if (Distance >= BestDistance || Distance == Name.size())
      return;
    Best = Candidate;
    BestDistance = Distance;
  }
  llvm::StringRef get() const { return Best; }
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_SUGGEST_H
