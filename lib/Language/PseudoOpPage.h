//===- PseudoOpPage.h - Reference pages about pseudo-ops --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the reference pages of --help-pseudo-ops. Copies of the pages are in
// docs/.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_PSEUDOOPPAGE_H
#define CLRX_LIB_LANGUAGE_PSEUDOOPPAGE_H

#include "Language/Container.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace clrx {

/// Entry of a reference page for one pseudo-op.
struct PseudoOpEntry {
  std::string Statement; ///< Name and operands, as in ".fill COUNT[, SIZE]".
  std::string Text;      ///< Sentences, without a newline at the end.
  std::string Example;   ///< Statements, separated by semicolons.
  /// Places where it is legal, in the terms of its container; 0 if it is legal
  /// anywhere.
  unsigned Scopes = 0;
};

/// Contents of a reference page.
struct PseudoOpPage {
  std::string Title;
  llvm::StringRef Introduction;       ///< Empty, or an empty line and a text.
  std::vector<PseudoOpEntry> Entries; ///< Sorted by name.
};

/// Sorts \p Entries and makes a page of them.
PseudoOpPage makePseudoOpPage(llvm::StringRef Title,
                              llvm::StringRef Introduction,
                              std::vector<PseudoOpEntry> Entries);

/// Prints \p Page in Markdown.
void printPseudoOpPage(llvm::raw_ostream &OS, const PseudoOpPage &Page);

/// Returns the page of the pseudo-ops that every container has, and of those
/// that select one of \p Containers.
PseudoOpPage getLanguagePseudoOps(llvm::ArrayRef<ContainerInfo> Containers);

/// Visits the names, with the dot, of the pseudo-ops that every container has.
void forEachLanguagePseudoOp(llvm::function_ref<void(llvm::StringRef)> Visit);

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_PSEUDOOPPAGE_H
