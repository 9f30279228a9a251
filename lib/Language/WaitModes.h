//===- WaitModes.h - Places where waits are automatic -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pseudo-op .waits.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_WAITMODES_H
#define CLRX_LIB_LANGUAGE_WAITMODES_H

#include "ParserContext.h"
#include "clrx/Analysis/InsertedInst.h"

namespace clrx {

class WaitModes : ParserPart {
  WaitMode Current;
  llvm::SmallVector<WaitMode, 4> Former; ///< Modes for `.waits pop`.

public:
  explicit WaitModes(ParserContext &Ctx);

  /// Returns the mode at the current place of the source.
  WaitMode get() const { return Current; }
  bool parse(Cursor &C, unsigned, llvm::SMLoc Loc);

private:
  void set(WaitMode Mode);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_WAITMODES_H
