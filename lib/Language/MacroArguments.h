//===- MacroArguments.h - Arguments of macros and .irp ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blanks, quotes and commas end an argument. The alternate mode (.altmacro) has
// other rules. An argument is appended to the value on top of the ValueStack of
// the SourceStack.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_MACROARGUMENTS_H
#define CLRX_LIB_LANGUAGE_MACROARGUMENTS_H

#include "ParserContext.h"

namespace clrx {

class Switches;

/// Functions that return bool return true on error and have reported it.
class MacroArguments : ParserPart {
  const Switches &TheSwitches;

public:
  MacroArguments(ParserContext &Ctx, const Switches &TheSwitches)
      : ParserPart(Ctx), TheSwitches(TheSwitches) {}

  /// Appends one argument to the value on top; skips blanks before it.
  bool parse(Cursor &C);
  /// ::= argument {',' argument}
  /// Appends all of them, joined by commas, to the value on top.
  bool parseVariadic(Cursor &C);
  /// Appends \p Text to the value on top.
  bool append(llvm::StringRef Text, llvm::SMLoc Loc);

private:
  bool parseQuoted(Cursor &C, bool IsAlternate);
  bool parsePlain(Cursor &C);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_MACROARGUMENTS_H
