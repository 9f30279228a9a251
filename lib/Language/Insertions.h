//===- Insertions.h - Instructions that the source lacks --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions that the assembler adds to those of the source. Only the whole
// source shows where they are needed, and they move the code after them.
// Therefore, the source is assembled again until the insertions no longer
// change.
//
// One kind is the s_nop after a branch over exactly 63 words, which hardware of
// GCN 1.5 mishandles. Under `.dialect llvm`, the assembler inserts the s_nop as
// llvm-mc does.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_INSERTIONS_H
#define CLRX_LIB_LANGUAGE_INSERTIONS_H

#include "llvm/ADT/DenseSet.h"
#include <cstdint>

namespace clrx {

/// The insertions of one source. The object is kept from one pass over the
/// source to the next. Instructions of the source are numbered from 1, in the
/// order in which they are assembled.
class Insertions {
  llvm::DenseSet<uint32_t> Padded;
  uint32_t NumInsts = 0;
  bool IsTentative = false;
  bool IsStale = false;

public:
  void startPass() {
    NumInsts = 0;
    IsTentative = false;
    IsStale = false;
  }
  /// Counts an instruction of the source. \returns its number.
  uint32_t addInstruction() { return ++NumInsts; }

  /// \name Branches that need an s_nop
  /// @{
  /// Records that the instruction just counted may need an s_nop after it.
  void watch() { IsTentative = true; }
  bool isPadded(uint32_t Number) const { return Padded.contains(Number); }
  /// Inserts an s_nop after the instruction \p Number from the next pass on.
  void pad(uint32_t Number) { IsStale |= Padded.insert(Number).second; }
  /// @}

  /// Returns true if another pass may become necessary.
  bool isTentative() const { return IsTentative; }
  /// Returns true if another pass is necessary.
  bool isStale() const { return IsStale; }
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_INSERTIONS_H
