//===- DataPrinter.h - Bytes and strings as source --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints data in the form of clrxdisasm: .byte and .fill lines, and strings.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PRINT_DATAPRINTER_H
#define CLRX_LIB_PRINT_DATAPRINTER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Prints \p Data in .byte lines of eight bytes. A line that would begin with
/// eight or more equal bytes becomes a .fill line. \p Indent is the number of
/// spaces before each line.
void printData(llvm::raw_ostream &OS, llvm::StringRef Data,
               unsigned Indent = 4);

/// Prints \p Data in .int lines of four words, or as .fill lines. The bytes of
/// an incomplete last word follow.
void printWords(llvm::raw_ostream &OS, llvm::StringRef Data);

/// Prints \p Text with escapes as in C, with the fewest possible octal digits.
void printEscaped(llvm::raw_ostream &OS, llvm::StringRef Text);

/// Prints \p Text in quotes, with escapes that the assembler can read.
void printQuoted(llvm::raw_ostream &OS, llvm::StringRef Text);

} // namespace clrx

#endif // CLRX_LIB_PRINT_DATAPRINTER_H
