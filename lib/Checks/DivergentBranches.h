//===- DivergentBranches.h - Where branches of lanes begin ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_DIVERGENTBRANCHES_H
#define CLRX_LIB_CHECKS_DIVERGENTBRANCHES_H

#include "Analysis/Code.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx {

/// Finds the beginnings of divergent branches, from the instructions that
/// change from one side to the other. Such a branch looks like this:
///
///   s_and_saveexec_b64 s[0:1], vcc         // the beginning
///   s_xor_b64          s[0:1], exec, s[0:1]
///   ...                                    // the first side
///   s_andn2_saveexec_b64 s[0:1], s[0:1]    // change to the second side
///   ...
///   s_or_b64           exec, exec, s[0:1]
///
/// Accesses before the beginning are of the lanes of both sides.
class DivergentBranches {
public:
  explicit DivergentBranches(const SectionCode &Code);

  /// Returns the index of an instruction between the beginning of the branch
  /// and its first side; 0 if it is not known. \p Change is the index of the
  /// instruction that replaces EXEC with lanes of a mask that are not in EXEC.
  uint32_t getBeginning(uint32_t Change) const {
    return Beginnings.lookup(Change);
  }
  /// Returns true if the instruction \p Inst is the result of getBeginning()
  /// for another one.
  bool isBeginning(uint32_t Inst) const {
    return !IsBeginning.empty() && IsBeginning.test(Inst);
  }

private:
  const SectionCode &Code;
  llvm::DenseMap<uint32_t, uint32_t> Beginnings;
  llvm::BitVector IsBeginning; ///< Empty if there are none.

  uint32_t find(uint32_t Change) const;
};

/// Returns true if \p X accesses EXEC.
inline bool isExec(const CodeAccess &X) {
  return X.First == CodeExec || X.First == CodeExec + 1;
}

} // namespace clrx

#endif // CLRX_LIB_CHECKS_DIVERGENTBRANCHES_H
