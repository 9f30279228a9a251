//===- IndexView.h - The index of an analysis, for editors ---- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds names at positions of editors, and converts places of the index to
// ranges of editors.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_INDEXVIEW_H
#define CLRX_LIB_LANGUAGESERVER_INDEXVIEW_H

#include "LanguageServer/Analysis.h"

namespace clrx::server {

/// The index of an analysis, which must outlive the view.
class IndexView {
  const Analysis &A;

public:
  const SourceIndex &Index;

  explicit IndexView(const Analysis &A) : A(A), Index(A.Result.Index) {}

  /// Returns the index of the file \p Path; SourceIndex::None if the index has
  /// no such file.
  uint32_t findFile(llvm::StringRef Path) const;
  std::string getPath(uint32_t File) const {
    return A.getPath(Index.Files[File]);
  }
  /// The values of JSON do not own the text of an lsp::URIForFile.
  std::string getURI(uint32_t File) const {
    return A.getURI(getPath(File)).uri().str();
  }
  /// Returns line \p Line, from 1, of \p File. If the file is not open, the
  /// result is empty.
  llvm::StringRef getLine(uint32_t File, uint64_t Line) const;

  /// Returns the mention that touches \p P; null if there is none.
  const SourceIndex::Mention *findMention(llvm::StringRef Path,
                                          llvm::lsp::Position P) const;
  /// Returns the operand of .include or .incbin that touches \p P; null if
  /// there is none.
  const SourceIndex::Include *findInclude(llvm::StringRef Path,
                                          llvm::lsp::Position P) const;
  /// Returns the names that are the same for a user: a kernel and the label of
  /// its code have one name.
  llvm::SmallVector<uint32_t, 2> getSameNames(uint32_t Name) const;
  /// Calls \p Visit with each mention of \p Names in order.
  void forEachMention(
      llvm::ArrayRef<uint32_t> Names,
      llvm::function_ref<void(const SourceIndex::Mention &)> Visit) const;
  /// Returns the mention that defines \p Name at first; null if no file does.
  const SourceIndex::Mention *findDefinition(uint32_t Name) const;
  /// Returns the block that begins in the line of \p M, a definition, and has
  /// its name; null if there is none.
  const SourceIndex::Block *findBlock(const SourceIndex::Mention &M) const;

  llvm::lsp::Range getRange(const SourceIndex::Range &R) const;
  llvm::lsp::Range getRange(const SourceIndex::LineRange &L) const;
  /// Returns the Location of \p R.
  llvm::json::Object getLocation(const SourceIndex::Range &R) const;

private:
  bool touches(const SourceIndex::Range &R, llvm::lsp::Position P) const;
};

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_INDEXVIEW_H
