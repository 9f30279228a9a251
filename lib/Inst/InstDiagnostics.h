//===- InstDiagnostics.h - Messages about instructions ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Errors and notes about mnemonics and operands.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_INSTDIAGNOSTICS_H
#define CLRX_LIB_INST_INSTDIAGNOSTICS_H

#include "Support/Cursor.h"
#include "llvm/ADT/Twine.h"

namespace clrx {

struct InstContext;

/// Restriction on the first register of a scalar register range.
enum class Alignment : uint8_t {
  Free,
  Scalar, ///< Pairs start at even numbers, longer ranges at multiples of 4.
  Line    ///< The range must not cross a multiple of 4.
};

/// Returns true if some architecture has a register called \p Name.
bool isRegisterName(llvm::StringRef Name);

/// Returns the text of the operand at \p Loc: everything up to the next comma
/// or blank outside of brackets.
llvm::StringRef takeOperandText(const char *Loc);

/// Reports errors in the statement of \p Ctx and adds notes to them. Functions
/// that report an error return true.
class InstDiagnostics {
public:
  explicit InstDiagnostics(InstContext &Ctx) : Ctx(Ctx) {}

  /// \name Mnemonic and operand list
  /// @{
  bool reportUnknownMnemonic(llvm::StringRef Mnemonic);
  bool reportTooFewOperands();
  /// Reports the text after the last operand or modifier.
  bool reportTrailingText();
  /// @}

  /// \name Operands
  /// @{
  /// Returns what the current operand may be, such as "a number". After the
  /// last operand, this is the value of a modifier.
  llvm::StringRef getExpectedOperand() const;
  /// Reports that the operand at \p Loc is not \p Expected.
  bool reportWrongOperand(const char *Loc, const llvm::Twine &Expected);
  /// Notes how a range of \p Count registers is written.
  void noteRegisterForm(const char *Loc, unsigned Count, llvm::StringRef File,
                        Alignment Align);
  /// Notes the names of the halves of the special register pair at \p Loc.
  /// \returns false if there is no such pair.
  bool noteHalves(const char *Loc);
  /// Returns true if the current operand is a mask of lanes.
  bool isLaneMask() const;
  /// Notes that the mnemonic has a lane mask as second operand on other
  /// architectures. \returns false if it has none.
  bool noteOtherMeaning();
  /// Notes which instructions write the scalar register at \p Loc, if the
  /// operand is a vector destination.
  void noteScalarWriters(const char *Loc);
  /// @}

private:
  InstContext &Ctx;

  void noteOperandList();
  void noteReturningForm();
  bool noteContinuations(llvm::StringRef Mnemonic);
};

} // namespace clrx

#endif // CLRX_LIB_INST_INSTDIAGNOSTICS_H
