//===- BranchPadding.h - Branches that need an s_nop -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hardware of GCN1.5 mishandles a branch over exactly 63 words. Under
// `.dialect llvm`, an s_nop is put after such a branch, as llvm-mc does. The
// distance of a forward branch is known only when its target is reached. The
// s_nop would then move the code after the branch, so the source is assembled
// again.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_BRANCHPADDING_H
#define CLRX_LIB_LANGUAGE_BRANCHPADDING_H

#include "llvm/ADT/DenseSet.h"
#include <cstdint>

namespace clrx {

/// The branches that get an s_nop. The object is kept from one pass over the
/// source to the next. Branches that may need an s_nop are numbered from 1, in
/// the order of the source.
class BranchPadding {
  llvm::DenseSet<uint32_t> Padded;
  uint32_t NumBranches = 0;
  bool IsStale = false;

public:
  void startPass() {
    NumBranches = 0;
    IsStale = false;
  }
  /// Returns the number of the next branch.
  uint32_t addBranch() { return ++NumBranches; }
  bool isPadded(uint32_t Branch) const { return Padded.contains(Branch); }
  /// Gives \p Branch an s_nop from the next pass on.
  void pad(uint32_t Branch) { IsStale |= Padded.insert(Branch).second; }

  /// Returns true if another pass may become necessary.
  bool isTentative() const { return NumBranches != 0; }
  /// Returns true if another pass is necessary.
  bool isStale() const { return IsStale; }
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_BRANCHPADDING_H
