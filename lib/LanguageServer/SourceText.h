//===- SourceText.h - Text of a file with positions ----------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of an open file. The protocol counts columns in UTF-16 code units;
// the assembler counts bytes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_SOURCETEXT_H
#define CLRX_LIB_LANGUAGESERVER_SOURCETEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LSP/Protocol.h"
#include <string>
#include <vector>

namespace clrx::server {

/// Returns the number of UTF-16 code units of \p Text. A byte that is not
/// UTF-8 counts as one.
unsigned countUTF16(llvm::StringRef Text);

/// Returns the number of bytes of the first \p Units UTF-16 code units of
/// \p Text; all bytes if \p Text is shorter.
size_t getUTF16Prefix(llvm::StringRef Text, unsigned Units);

/// Returns the range of \p Length bytes at \p Column of the line \p Text. Line
/// and column count from 1.
llvm::lsp::Range makeRange(uint64_t Line, llvm::StringRef Text, uint64_t Column,
                           uint64_t Length);

/// A text and the beginnings of its lines.
class SourceText {
  std::string Text;
  std::vector<size_t> LineStarts; ///< At least one element.

  void findLines();

public:
  explicit SourceText(std::string Text) : Text(std::move(Text)) { findLines(); }

  const std::string &get() const { return Text; }
  size_t getNumLines() const { return LineStarts.size(); }
  /// Returns line \p Line, counted from 0, without the newline; empty after the
  /// last line.
  llvm::StringRef getLine(size_t Line) const;
  /// Returns the offset of \p P. Positions after the end of a line or of the
  /// text mean that end.
  size_t getOffset(llvm::lsp::Position P) const;
  llvm::lsp::Position getPosition(size_t Offset) const;
  /// Returns the range of the whole text.
  llvm::lsp::Range getWholeRange() const {
    return {llvm::lsp::Position(), getPosition(Text.size())};
  }

  /// Returns this text with \p New in the place of \p R.
  SourceText edit(llvm::lsp::Range R, llvm::StringRef New) const;
};

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_SOURCETEXT_H
