//===- OperandHost.h - Services for operands --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface through which the instruction parser uses the language around
// it: expressions, register symbols and diagnostics.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_OPERANDHOST_H
#define CLRX_LIB_INST_OPERANDHOST_H

#include "Support/Cursor.h"
#include "clrx/Expr/OperandValue.h"
#include "clrx/Support/Reporter.h"

namespace clrx {

/// Services of the language for the statement being parsed. Parse functions
/// move the cursor, which is in that statement, after the parsed text.
/// Functions that return bool return true on error and have reported it.
class OperandHost {
public:
  virtual ~OperandHost() = default;

  /// See SymbolTable::parseExpression.
  virtual bool parseExpression(Cursor &C, unsigned Flags,
                               OperandValue &Result) = 0;

  /// Drops a Pending result. Nothing is reported about its symbols.
  virtual void dropExpression(PendingExpr *E) = 0;

  /// If the name of a register symbol or register variable is at \p C, moves \p
  /// C after the name, before any index, and fills \p Range. Otherwise returns
  /// false and leaves \p C unchanged. Reports nothing.
  virtual bool lookUpRegister(Cursor &C, RegisterRange &Range) = 0;

  /// Returns true if \p Section is the current code section, so that branches
  /// may refer to its labels.
  virtual bool isCurrentSection(const ExprSection *Section) const = 0;

  /// Returns the offset of the statement's first byte in the current section.
  virtual uint64_t getCurrentOffset() const = 0;

  virtual Reporter &getReporter() = 0;

  /// Returns false if the architecture is only the default, because neither the
  /// source nor an option has named a device.
  virtual bool isDeviceNamed() const { return true; }

  /// If a device was selected after the architecture was fixed, says so in
  /// notes and returns true.
  virtual bool noteLateDevice() { return false; }

  /// Offers suggestions for an unknown mnemonic: the other words that may begin
  /// a statement.
  virtual void considerStatements(ClosestName &Closest) {}

  /// \name Notes for the error just reported
  /// @{

  /// Notes the meaning of \p Word, which begins the statement at \p Loc and is
  /// not a mnemonic. \returns false if it has none.
  virtual bool noteUnknownWord(llvm::StringRef Word, llvm::SMLoc Loc) {
    return false;
  }
  /// Notes why the statement may have ended too early, at \p Loc.
  virtual void noteEndOfStatement(llvm::SMLoc Loc) {}
  /// @}
};

} // namespace clrx

#endif // CLRX_LIB_INST_OPERANDHOST_H
