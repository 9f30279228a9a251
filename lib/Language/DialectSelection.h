//===- DialectSelection.h - Syntax of instructions --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect of the instructions, which .dialect, the command line or the
// device alone may decide.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_DIALECTSELECTION_H
#define CLRX_LIB_LANGUAGE_DIALECTSELECTION_H

#include "ParserContext.h"

namespace clrx {

class DialectSelection : ParserPart {
  InstDialect Chosen; ///< By .dialect or the command line.
  InstDialect Current = InstDialect::Clrx;
  /// True if the device alone decides, and no remark has said so yet.
  bool IsImplied = false;
  bool WasLLVM = false;

public:
  explicit DialectSelection(ParserContext &Ctx)
      : ParserPart(Ctx), Chosen(Ctx.Options.Dialect) {}

  InstDialect get() const { return Current; }
  bool isLLVM() const { return Current == InstDialect::LLVM; }
  /// True if the dialect was LLVM's at any time so far.
  bool wasLLVM() const { return WasLLVM; }

  /// Puts the dialect of the command line into force.
  void start();
  /// Follows a change of the device, which may have no dialect but LLVM's.
  void update();
  /// Called for each instruction. Remarks once that the source does not name
  /// the dialect it is in.
  void checkImplied() {
    if (LLVM_UNLIKELY(IsImplied))
      remarkImplied();
  }

  bool parseDialect(Cursor &C, unsigned, llvm::SMLoc Loc);

private:
  void set(InstDialect D);
  void updateFunctions();
  void remarkImplied();
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_DIALECTSELECTION_H
