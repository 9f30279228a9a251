//===- FixCollector.h - Edits that resolve diagnostics ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects the edits that diagnostics suggest, and applies them to the text of
// files.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SOURCE_FIXCOLLECTOR_H
#define CLRX_LIB_SOURCE_FIXCOLLECTOR_H

#include "clrx/Source/Diagnostic.h"
#include "llvm/ADT/ArrayRef.h"
#include <map>
#include <tuple>

namespace clrx {

/// The edits of a run, by file.
class FixCollector {
  /// Line, column and end column of an edit. The end makes edits of one place
  /// differ.
  using Range = std::tuple<uint64_t, uint64_t, uint64_t>;
  std::map<std::string, std::map<Range, Edit>, std::less<>> Files;
  unsigned NumLeftOut = 0;

public:
  /// Adds the edit of \p D. A diagnostic whose notes suggest several edits
  /// leaves the choice to the reader, so nothing is added. An edit that
  /// overlaps an earlier one is not added either.
  void add(const Diagnostic &D);

  /// Number of diagnostics whose edits were not added.
  unsigned getNumLeftOut() const { return NumLeftOut; }

  /// Returns the names of files with edits.
  std::vector<llvm::StringRef> getFileNames() const;
  /// Number of edits of \p FileName.
  size_t getNumEdits(llvm::StringRef FileName) const;
  /// Returns \p Text, the text of \p FileName, with its edits. Edits whose old
  /// text is not there have no effect.
  std::string apply(llvm::StringRef FileName, llvm::StringRef Text) const;
  /// Prints what apply() would change, as a unified diff.
  void printDiff(llvm::StringRef FileName, llvm::StringRef Text,
                 llvm::raw_ostream &OS) const;

private:
  /// New texts of lines by their numbers from 1.
  using NewLines = std::map<uint64_t, std::string>;
  NewLines editLines(llvm::StringRef FileName,
                     llvm::ArrayRef<llvm::StringRef> Lines) const;
};

} // namespace clrx

#endif // CLRX_LIB_SOURCE_FIXCOLLECTOR_H
