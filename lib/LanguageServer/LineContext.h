//===- LineContext.h - The place of a position in a statement - -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the word and the statement at a position, in text that may be half
// typed. The assembler decides what they mean.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_LINECONTEXT_H
#define CLRX_LIB_LANGUAGESERVER_LINECONTEXT_H

#include "LanguageServer/SourceText.h"

namespace clrx::server {

/// The surroundings of a position. Texts are parts of the line.
struct LineContext {
  enum Kind : uint8_t { Code, Comment, String };

  Kind Where = Code;
  llvm::StringRef Head; ///< First word of the statement after its labels.
  llvm::StringRef Word; ///< The word at the position; may be empty.
  /// The part of Word before the position; in a string, its text so far.
  llvm::StringRef Prefix;
  llvm::lsp::Range Range; ///< Range of Word.
  bool IsHead = false;    ///< Word is Head.
  /// True if a backslash precedes Word: it is a parameter of a macro.
  bool IsParameter = false;
  unsigned Operand = 0;  ///< Number of commas between Head and the position.
  size_t HeadColumn = 0; ///< Offset of Head in the line.
};

/// Returns the mnemonic \p Word in lower case and without a suffix that selects
/// an encoding.
std::string getMnemonic(llvm::StringRef Word);

LineContext getContext(const SourceText &Text, llvm::lsp::Position P);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_LINECONTEXT_H
