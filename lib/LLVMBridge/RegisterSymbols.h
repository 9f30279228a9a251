//===- RegisterSymbols.h - Register symbols in LLVM statements --*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's parser knows registers only by name. Register symbols such as `sum =
// %v[3:4]` are therefore replaced in the text for LLVM.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_REGISTERSYMBOLS_H
#define CLRX_LIB_LLVMBRIDGE_REGISTERSYMBOLS_H

#include "Inst/InstAssembler.h"
#include "llvm/ADT/SmallVector.h"

namespace clrx {

/// A statement and its copy with registers in place of register symbols.
class RegisterSymbols {
public:
  /// \p Source starts with a mnemonic and ends before a NUL.
  RegisterSymbols(llvm::StringRef Source, Arch A) : Source(Source), A(A) {}

  /// Makes the text. \returns true after reporting an error.
  bool expand(InstAssembler &Assembler, OperandHost &Host);

  /// Returns the text, which ends before a NUL.
  llvm::StringRef getText() const {
    return Pieces.empty() ? Source : llvm::StringRef(Text);
  }

  /// Returns true if \p InText is in a register that replaces a symbol.
  bool isRegister(const char *InText) const;

  /// \name Corresponding locations in the other text
  /// @{
  const char *toSource(const char *InText) const;
  const char *toText(const char *InSource) const;
  Cursor toSourceCursor(const char *InText) const {
    return Cursor(toSource(InText), Source.end());
  }
  llvm::SMLoc toSource(llvm::SMLoc InText) const {
    return llvm::SMLoc::getFromPointer(toSource(InText.getPointer()));
  }
  /// @}

private:
  /// A register in the text, and its symbol in the source.
  struct Piece {
    size_t SourceBegin, SourceEnd;
    size_t TextBegin, TextEnd;
  };
  llvm::StringRef Source;
  Arch A;
  llvm::SmallString<128> Text;
  llvm::SmallVector<Piece, 4> Pieces;

  bool replace(Cursor &C, InstAssembler &Assembler, OperandHost &Host);
};

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_REGISTERSYMBOLS_H
