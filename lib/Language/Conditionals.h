//===- Conditionals.h - .if and similar pseudo-ops --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates conditions and decides which branches are assembled.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_CONDITIONALS_H
#define CLRX_LIB_LANGUAGE_CONDITIONALS_H

#include "ConditionalStack.h"
#include "GenericPseudoOps.h"
#include "ParserContext.h"

namespace clrx {

class Conditionals : ParserPart {
  ConditionalStack Stack;

public:
  explicit Conditionals(ParserContext &Ctx)
      : ParserPart(Ctx), Stack(Ctx.Sources, Ctx.Observer) {}

  /// Returns the conditionals and bodies that are open.
  ConditionalStack &getStack() { return Stack; }

  /// Examines the statement \p C in a branch that is not assembled. Only
  /// pseudo-ops that open or close a conditional or a body have an effect.
  /// Returns true if the statement begins another branch. The caller must then
  /// parse it, with its labels.
  bool skipStatement(Cursor C);
  /// Takes labels and the name after them. If the name is a pseudo-op that
  /// opens or closes a conditional or a body, returns it and sets \p Loc to its
  /// location; otherwise returns null.
  const GenericOp *findBlockOp(Cursor &C, llvm::SMLoc &Loc);
  /// Shows \p Op at \p Loc to the observer.
  void showBlockOp(const GenericOp &Op, llvm::SMLoc Loc) {
    if (Op.Class != OpClass::None && Ctx.Observer)
      Ctx.Observer->blockOpFound(Op.Class, Loc);
  }
  /// Closes the body that \p Class, .endm or .endr, ends. \returns true after
  /// reporting an error; then nothing is closed.
  bool closeBody(OpClass Class, llvm::SMLoc Loc);
  /// Reports all that is still open, innermost first.
  void reportOpenClauses();

  /// \name Pseudo-ops
  /// @{
  bool parseElse(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseElseIf(Cursor &C, unsigned Arg, llvm::SMLoc Loc);
  bool parseEndBody(Cursor &C, unsigned Class, llvm::SMLoc Loc);
  bool parseEndIf(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseIf(Cursor &C, unsigned Arg, llvm::SMLoc Loc);
  /// @}

private:
  bool skipBranch(const GenericOp &Op, Cursor &C, llvm::SMLoc Loc);
  bool checkBranch(llvm::StringRef PseudoOp, llvm::SMLoc Loc);
  bool evaluateCondition(Cursor &C, unsigned Arg, bool &Result);
  bool evaluateTest(Cursor &C, Condition Test, bool &Result);
  bool compareTexts(Cursor &C, bool &AreEqual);
  bool compareStrings(Cursor &C, bool &AreEqual);
  bool compareTarget(Cursor &C, Condition Test, bool &AreEqual);
  bool compareWithZero(Cursor &C, Condition Test, bool &Result);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_CONDITIONALS_H
