//===- Markdown.h - Text for generated pages --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Helpers for pages of the documentation that programs print.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SUPPORT_MARKDOWN_H
#define CLRX_LIB_SUPPORT_MARKDOWN_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Prints \p Text as a paragraph with lines of at most 120 columns. Words that
/// are separated by single spaces stay whole. All lines but the first begin
/// with
/// \p Indent spaces.
inline void printParagraph(llvm::raw_ostream &OS, llvm::StringRef Text,
                           unsigned Indent = 0) {
  constexpr size_t MaxColumns = 120;
  size_t Column = 0;
  while (!Text.empty()) {
    const auto [Word, Rest] = Text.split(' ');
    const bool Fits = Column + 1 + Word.size() <= MaxColumns;
    if (Column && Fits)
      OS << ' ';
    else if (Column)
      (OS << '\n').indent(Indent);
    OS << Word;
    Column = (!Column ? 0 : Fits ? Column + 1 : Indent) + Word.size();
    Text = Rest;
  }
  OS << "\n";
}

} // namespace clrx

#endif // CLRX_LIB_SUPPORT_MARKDOWN_H
