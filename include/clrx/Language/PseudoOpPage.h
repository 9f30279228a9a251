//===- PseudoOpPage.h - Reference pages about pseudo-ops --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the pages that --help-pseudo-ops shows and docs/ holds.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LANGUAGE_PSEUDOOPPAGE_H
#define CLRX_LANGUAGE_PSEUDOOPPAGE_H

#include "clrx/Language/Container.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace clrx {

/// What a reference page says about a pseudo-op.
struct PseudoOpEntry {
  std::string Statement; ///< Name and operands, as in ".fill COUNT[, SIZE]".
  std::string Text;      ///< Sentences, without a newline at the end.
  std::string Example;   ///< Statements, separated by semicolons.
};

/// Prints a page in Markdown, sorted by name. \p Introduction is empty or
/// begins with an empty line.
void printPseudoOpPage(llvm::raw_ostream &OS, llvm::StringRef Title,
                       llvm::StringRef Introduction,
                       std::vector<PseudoOpEntry> Entries);

/// Prints the page of the pseudo-ops that every container has, and of those
/// that select one of \p Containers.
void printLanguagePseudoOps(llvm::raw_ostream &OS,
                            llvm::ArrayRef<ContainerInfo> Containers);

/// Visits the names, with the dot, of the pseudo-ops that every container has.
void forEachLanguagePseudoOp(llvm::function_ref<void(llvm::StringRef)> Visit);

} // namespace clrx

#endif // CLRX_LANGUAGE_PSEUDOOPPAGE_H
