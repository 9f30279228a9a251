//===- LLVMText.h - Instructions in LLVM's syntax ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of an instruction in LLVM's syntax, and the position of the operand
// that depends on the layout of the code. A listing prints the final value of
// that operand, or the name of a label.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_LLVMTEXT_H
#define CLRX_ISA_LLVMTEXT_H

#include "clrx/ISA/FieldFixups.h"

namespace clrx {

/// An operand whose text a listing may replace.
enum class TextField : uint8_t {
  None,
  Literal,     ///< The literal of a 32-bit operand.
  HalfLiteral, ///< A literal that is one half of a 64-bit operand.
  Target       ///< The target of a branch, as a distance in words.
};

/// An instruction in LLVM's syntax.
struct LLVMText {
  llvm::StringRef Text; ///< May be empty.
  TextField Field = TextField::None;
  uint16_t FieldBegin = 0, FieldEnd = 0; ///< Range of the operand in Text.

  /// Returns true if the text shows \p F as its Field.
  bool shows(FieldFixup F) const {
    switch (F) {
    case FieldFixup::Literal32:
    case FieldFixup::Symbol32:
      return Field == TextField::Literal || Field == TextField::HalfLiteral;
    case FieldFixup::Branch16:
      return Field == TextField::Target;
    default:
      return false;
    }
  }
};

/// Returns the Field of a literal in an instruction with \p Mnemonic.
TextField getLiteralField(llvm::StringRef Mnemonic);

} // namespace clrx

#endif // CLRX_ISA_LLVMTEXT_H
