//===- BranchPadding.h - Branches with an s_nop behind them -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hardware of GCN 1.5 mistakes a branch over 63 words. Under `.dialect llvm`
// such a one gets an s_nop behind it, as from llvm-mc. Of a forward branch the
// distance is known when everything behind it has its place, so the source is
// then assembled once more.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LANGUAGE_BRANCHPADDING_H
#define CLRX_LANGUAGE_BRANCHPADDING_H

#include "llvm/ADT/DenseSet.h"
#include <cstdint>

namespace clrx {

/// What one pass over the source leaves to the next. Branches have numbers from
/// 1, in the order in which a pass meets them; they are those that may need a
/// pad.
class BranchPadding {
  llvm::DenseSet<uint32_t> Padded;
  uint32_t NumBranches = 0;
  bool IsStale = false;

public:
  void startPass() {
    NumBranches = 0;
    IsStale = false;
  }
  /// The number of the next branch.
  uint32_t addBranch() { return ++NumBranches; }
  bool isPadded(uint32_t Branch) const { return Padded.contains(Branch); }
  /// From the next pass on.
  void pad(uint32_t Branch) { IsStale |= Padded.insert(Branch).second; }

  /// Whether the pass may turn out to be void.
  bool isTentative() const { return NumBranches != 0; }
  /// Whether it is void.
  bool isStale() const { return IsStale; }
};

} // namespace clrx

#endif // CLRX_LANGUAGE_BRANCHPADDING_H
