//===- PseudoOpPages.h - The reference pages of all pseudo-ops  -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects the pages of the language and of the containers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ASSEMBLER_PSEUDOOPPAGES_H
#define CLRX_LIB_ASSEMBLER_PSEUDOOPPAGES_H

#include "Language/PseudoOpPage.h"
#include <utility>
#include <vector>

namespace clrx {

/// Name of the set of pseudo-ops that every container has.
constexpr llvm::StringLiteral LanguageSet = "language";

/// Returns the name of the pseudo-op, with the dot.
inline llvm::StringRef getPseudoOpName(const PseudoOpEntry &E) {
  return llvm::StringRef(E.Statement).split(' ').first;
}

/// Returns the pages with the names of their sets: containers, and the
/// language.
std::vector<std::pair<llvm::StringRef, PseudoOpPage>> getPseudoOpPages();

} // namespace clrx

#endif // CLRX_LIB_ASSEMBLER_PSEUDOOPPAGES_H
