//===- Hints.h - Notes about unknown statements -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Notes about statements that are written in the syntax of another assembler.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_HINTS_H
#define CLRX_LIB_LANGUAGE_HINTS_H

#include "ParserContext.h"

namespace clrx {

class Macros;

class Hints : ParserPart {
  Macros &TheMacros;

public:
  Hints(ParserContext &Ctx, Macros &TheMacros)
      : ParserPart(Ctx), TheMacros(TheMacros) {}

  /// Offers the names of macros and of all pseudo-ops, except those of
  /// containers that are not selected.
  void considerStatements(ClosestName &Closest);

  /// \name Notes for the error just reported
  /// @{

  /// Says what to write instead of \p Word of another assembler. Returns false
  /// if the word is not known.
  bool noteForeignWord(llvm::StringRef Word, llvm::SMLoc Loc);
  /// Warns if the statement at \p C, which a condition excludes, is '.elseif'
  /// as other assemblers spell it. The reference skips it silently.
  void warnOfSkippedBranch(Cursor C);
  /// Does the same for a word that may begin a comment of another assembler.
  bool noteUnknownWord(llvm::StringRef Word, llvm::SMLoc Loc);
  /// Says that a `#` ended the statement at \p Loc, if that is so.
  void noteEndOfStatement(llvm::SMLoc Loc);
  /// Says how comments are written if `//` is in the statement at \p C.
  void noteSlashes(Cursor C);
  /// Says that a device was selected after the first output had fixed the
  /// architecture. Returns false if there is no such device.
  bool noteLateDevice();
  /// Says what the selected container has instead of pseudo-op \p Name of other
  /// containers, if that is known.
  void noteOtherContainer(llvm::StringRef Name, llvm::SMLoc Loc);
  /// Says that the statement at \p C has a character that only looks like one
  /// of the language, if so.
  void noteLookalikes(const Cursor &C);
  /// Explains the text at \p C, which begins no statement.
  void noteStrangeBeginning(const Cursor &C);
  /// @}

private:
  bool noteSemicolon(llvm::SMLoc Loc);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_HINTS_H
