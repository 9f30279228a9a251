//===- DataPrinter.h - Bytes and strings as source --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What has no other text: .byte and .fill lines, and strings. As clrxdisasm
// prints them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_PRINT_DATAPRINTER_H
#define CLRX_PRINT_DATAPRINTER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Writes \p Data in lines of .byte with eight bytes each; where a byte is
/// repeated at least eight times, in a line of .fill. \p Indent: blanks in
/// front of each line.
void printData(llvm::raw_ostream &OS, llvm::StringRef Data,
               unsigned Indent = 4);

/// Writes \p Data in lines of .int with four words each, or of .fill; what is
/// left of a word as bytes.
void printWords(llvm::raw_ostream &OS, llvm::StringRef Data);

/// Writes \p Text with escapes as in C, of as few octal digits as possible.
void printEscaped(llvm::raw_ostream &OS, llvm::StringRef Text);

/// The same in quotes, with escapes that the assembler reads back.
void printQuoted(llvm::raw_ostream &OS, llvm::StringRef Text);

} // namespace clrx

#endif // CLRX_PRINT_DATAPRINTER_H
