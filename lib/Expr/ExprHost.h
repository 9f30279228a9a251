//===- ExprHost.h - Services for expressions --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface through which expressions and symbols use the language around
// them: the output counter, registers and diagnostics.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_EXPRHOST_H
#define CLRX_LIB_EXPR_EXPRHOST_H

#include "Support/Cursor.h"
#include "clrx/Expr/OperandValue.h"
#include "clrx/Expr/SymbolInfo.h"
#include "clrx/Support/Reporter.h"
#include <optional>

namespace clrx {

/// A symbol that LLVM's assembler defines.
struct BuiltinSymbol {
  int64_t Value; ///< Present value.
  /// Variable that an assignment sets. Null for a constant. A symbol of the
  /// source with the same name hides the constant.
  int64_t *Variable;
};

/// Services of the language for expressions. Functions that return bool return
/// true on error and have reported it.
class ExprHost {
public:
  virtual ~ExprHost() = default;

  virtual Reporter &getReporter() = 0;

  /// Reads the output counter `.`, which is the number \p Value if \p Sec is
  /// null, and otherwise the offset \p Value in \p Sec. Starts output.
  virtual bool getCounter(const ExprSection *&Sec, int64_t &Value) = 0;
  /// Sets the output counter, for `. = E` at \p Loc. \p Sec is null for an
  /// absolute value.
  virtual bool moveCounterTo(const ExprSection *Sec, int64_t Value,
                             llvm::SMLoc Loc) = 0;
  /// Does the same as getCounter for a label at \p Loc. Reports an error if
  /// labels are not legal there.
  virtual bool getLabelOffset(llvm::SMLoc Loc, const ExprSection *&Sec,
                              int64_t &Value) = 0;
  /// Returns the last section that begins at or before \p Address, or the
  /// section with the lowest address if there is none. At least one section
  /// must have an address.
  virtual const ExprSection *getSectionAt(uint64_t Address) = 0;
  /// Called before label \p Name, given without scopes, is defined.
  virtual void labelFound(llvm::StringRef Name) = 0;

  /// Returns the symbol that LLVM defines as \p Name. Called if LLVM's
  /// functions are enabled and the source does not define the name. The result
  /// is valid until the next instruction.
  virtual std::optional<BuiltinSymbol> findBuiltin(llvm::StringRef Name) = 0;

  /// Parses a register at \p C. If there is none, the error says that \p What
  /// is missing. Starts output.
  virtual bool parseRegister(Cursor &C, llvm::StringRef What,
                             RegisterRange &Range) = 0;
  /// Explains why \p Name, an unknown symbol, cannot be the register that has
  /// this name. \p Alternatives describes the legal operands; empty if only an
  /// expression is legal. Returns an empty string if there is no such register.
  virtual std::string explainRegister(llvm::StringRef Name,
                                      llvm::StringRef Alternatives) = 0;
  /// Offers the names of registers as suggestions.
  virtual void considerRegisters(ClosestName &Closest) = 0;

  /// \name Events, after a call of SymbolTable::showSymbols
  /// @{
  virtual void symbolDefined(const SymbolEvent &E) {}
  virtual void symbolReferenced(const SymbolEvent &E) {}
  /// Called if a test or an attribute names \p Path, and a look-up from
  /// \p From finds no symbol.
  virtual void symbolMissing(llvm::StringRef Path, const Scope &From) {}
  /// Called for \p Name, a part of a path or of a pseudo-op, which stands for
  /// \p S.
  virtual void scopeReferenced(const Scope &S, llvm::StringRef Name) {}
  virtual void scopeOpened(const Scope &S, llvm::StringRef Name) {}
  /// @}

  /// Ends the reading of the source.
  virtual void stopReading() = 0;
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_EXPRHOST_H
