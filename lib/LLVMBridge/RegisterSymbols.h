//===- RegisterSymbols.h - Statements with their registers ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's parser knows registers by their names alone, so register symbols
// (`sum = %v[3:4]`) are replaced in the text it is given.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_REGISTERSYMBOLS_H
#define CLRX_LIB_LLVMBRIDGE_REGISTERSYMBOLS_H

#include "clrx/Inst/InstAssembler.h"
#include "llvm/ADT/SmallVector.h"

namespace clrx {

class RegisterSymbols {
public:
  /// \p Source begins with a mnemonic and is followed by a NUL.
  RegisterSymbols(llvm::StringRef Source, Arch A) : Source(Source), A(A) {}

  /// Makes the text. True on error, reported.
  bool expand(InstAssembler &Assembler, OperandHost &Host);

  /// With a NUL behind it.
  llvm::StringRef getText() const {
    return Pieces.empty() ? Source : llvm::StringRef(Text);
  }

  /// Whether a place in the text belongs to a register that was put there.
  bool isRegister(const char *InText) const;

  /// \name The same place in the other text
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
  /// A register in the text and the symbol in the source.
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
