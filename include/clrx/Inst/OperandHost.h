//===- OperandHost.h - What operands need of the language -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The instruction parser reads operands; expressions, symbols and diagnostics
// belong to the language around it. This is all it may ask of that language.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_INST_OPERANDHOST_H
#define CLRX_INST_OPERANDHOST_H

#include "clrx/Expr/OperandValue.h"
#include "clrx/Support/Cursor.h"
#include "clrx/Support/Reporter.h"

namespace clrx {

/// Services of the language for the statement being parsed. Parse functions
/// move the cursor, which is in that statement, behind what they took.
/// Functions that return bool return true on error and have reported it.
class OperandHost {
public:
  virtual ~OperandHost() = default;

  /// As SymbolTable::parseExpression.
  virtual bool parseExpression(Cursor &C, unsigned Flags,
                               OperandValue &Result) = 0;

  /// A Pending result that is not wanted after all; nothing is reported about
  /// its symbols.
  virtual void dropExpression(PendingExpr *E) = 0;

  /// If a symbol name stands at \p C and it is a register symbol or a
  /// register variable, moves \p C behind the name (not its index) and fills
  /// \p Range; false if it is not one, \p C unchanged. Reports nothing.
  virtual bool lookUpRegister(Cursor &C, RegisterRange &Range) = 0;

  /// True if branch targets and label arithmetic may refer to \p Section from
  /// the current position, i.e. it is the current code section.
  virtual bool isCurrentSection(const ExprSection *Section) const = 0;

  /// Offset of the statement's first byte in the current section.
  virtual uint64_t getCurrentOffset() const = 0;

  virtual Reporter &getReporter() = 0;

  /// Offers what may begin a statement besides mnemonics, where one of these is
  /// unknown.
  virtual void considerStatements(ClosestName &Closest) {}

  /// \name Notes for the error just reported
  /// @{

  /// Says what the language knows of \p Word, which begins the statement at
  /// \p Loc and is no mnemonic. \returns false if that is nothing.
  virtual bool noteUnknownWord(llvm::StringRef Word, llvm::SMLoc Loc) {
    return false;
  }
  /// Says why the statement may have ended too early, at \p Loc.
  virtual void noteEndOfStatement(llvm::SMLoc Loc) {}
  /// @}
};

} // namespace clrx

#endif // CLRX_INST_OPERANDHOST_H
