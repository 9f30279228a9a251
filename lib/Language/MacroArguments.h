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
  /// Start of the first argument that blanks have ended since the last reset.
  const char *FirstCut = nullptr;

public:
  MacroArguments(ParserContext &Ctx, const Switches &TheSwitches)
      : ParserPart(Ctx), TheSwitches(TheSwitches) {}

  /// Appends one argument to the value on top; skips blanks before it.
  bool parse(Cursor &C);
  /// ::= argument {',' argument}
  /// Appends all of them, joined by commas, to the value on top.
  bool parseVariadic(Cursor &C);
  /// Forgets the arguments of earlier calls.
  void reset() { FirstCut = nullptr; }
  /// Notes that blanks have ended an argument of the call that ends at \p C, if
  /// so. An argument that contains blanks must be quoted.
  void noteBlanks(const Cursor &C);
  /// Appends \p Text to the value on top.
  bool append(llvm::StringRef Text, llvm::SMLoc Loc);
  /// Reports that the values are too long. Returns true.
  bool reportSize(llvm::SMLoc Loc);

private:
  bool parseQuoted(Cursor &C, bool IsAlternate);
  bool parsePlain(Cursor &C);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_MACROARGUMENTS_H
