//===- DialectSelection.h - Syntax of instructions --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect of the instructions. The source (.dialect), the command line or
// the device determines it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_DIALECTSELECTION_H
#define CLRX_LIB_LANGUAGE_DIALECTSELECTION_H

#include "ParserContext.h"

namespace clrx {

class DialectSelection : ParserPart {
  InstDialect Chosen; ///< Choice of .dialect or the command line.
  InstDialect Current = InstDialect::Clrx;
  /// True if only the device determines the dialect, and no remark about that
  /// has been printed yet.
  bool IsImplied = false;
  bool WasLLVM = false;

public:
  explicit DialectSelection(ParserContext &Ctx)
      : ParserPart(Ctx), Chosen(Ctx.Options.Dialect) {}

  InstDialect get() const { return Current; }
  bool isLLVM() const { return Current == InstDialect::LLVM; }
  /// Returns true if the dialect was LLVM's at any time so far.
  bool wasLLVM() const { return WasLLVM; }

  /// Applies the dialect of the command line.
  void start();
  /// Updates the dialect after a change of the device, which may have only
  /// LLVM's dialect.
  void update();
  /// Called for each instruction. Prints a remark, once, if only the device
  /// determines the dialect.
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
