//===- ExprHost.h - What expressions need of the language -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expressions and symbols are told by the language where the output stands and
// what a register is. This is all they may ask of it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_EXPR_EXPRHOST_H
#define CLRX_EXPR_EXPRHOST_H

#include "clrx/Expr/OperandValue.h"
#include "clrx/Support/Cursor.h"
#include "clrx/Support/Reporter.h"
#include <optional>

namespace clrx {

/// A definition of a symbol or a reference to one.
struct SymbolEvent {
  /// Identity: the same in all events about the symbol. Those of a local label
  /// are about the number.
  const void *Symbol;
  llvm::StringRef Path; ///< As written; valid during the call.
  llvm::SMLoc Loc;      ///< Of it; invalid: the command line.
  bool IsLabel = false; ///< A definition at the output counter.
};

/// A symbol that LLVM's assembler defines itself.
struct BuiltinSymbol {
  int64_t Value; ///< Present one.
  /// What an assignment sets. Null: it is a constant, which a symbol of the
  /// source hides.
  int64_t *Variable;
};

/// Functions that return bool return true on error and have reported it.
class ExprHost {
public:
  virtual ~ExprHost() = default;

  virtual Reporter &getReporter() = 0;

  /// What `.` stands for now: the number \p Value, or that offset in \p Sec.
  /// Starts output.
  virtual bool getCounter(const ExprSection *&Sec, int64_t &Value) = 0;
  /// `. = E`, at \p Loc; \p Sec null for an absolute value.
  virtual bool moveCounterTo(const ExprSection *Sec, int64_t Value,
                             llvm::SMLoc Loc) = 0;
  /// The same as getCounter, for a label at \p Loc; an error where labels are
  /// not legal.
  virtual bool getLabelPlace(llvm::SMLoc Loc, const ExprSection *&Sec,
                             int64_t &Value) = 0;
  /// Of the sections that have addresses, which they must, the one that
  /// \p Address is in or behind; the first for what is in front of all.
  virtual const ExprSection *getSectionAt(uint64_t Address) = 0;
  /// The label \p Name, without scopes, is about to be defined at that place.
  virtual void labelFound(llvm::StringRef Name) = 0;

  /// What LLVM defines as \p Name; asked where the source has LLVM's functions,
  /// and no value for the name. Valid until the next instruction.
  virtual std::optional<BuiltinSymbol> findBuiltin(llvm::StringRef Name) = 0;

  /// Takes a register at \p C; \p What says what else is reported as missing.
  /// Starts output.
  virtual bool parseRegister(Cursor &C, llvm::StringRef What,
                             RegisterRange &Range) = 0;
  /// If \p Name is a register's: a note that says so, and that one of
  /// \p Alternatives is wanted here. Else empty.
  virtual std::string explainRegister(llvm::StringRef Name,
                                      llvm::StringRef Alternatives) = 0;
  virtual void considerRegisters(ClosestName &Closest) = 0;

  /// \name Called once SymbolTable::showSymbols was
  /// @{
  virtual void symbolDefined(const SymbolEvent &E) {}
  virtual void symbolReferenced(const SymbolEvent &E) {}
  /// @}

  /// Nothing more of the source shall be read.
  virtual void stopReading() = 0;
};

} // namespace clrx

#endif // CLRX_EXPR_EXPRHOST_H
