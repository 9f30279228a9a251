//===- Dependencies.h - Rules for make --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an output was made from, as build systems want to read it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXMC_DEPENDENCIES_H
#define CLRX_TOOLS_CLRXMC_DEPENDENCIES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace clrx {

/// What -MD and the options beside it ask for.
struct DependencyOptions {
  std::string File;                 ///< Of the rule; empty: no rule.
  std::vector<std::string> Targets; ///< As the rule is to have them.
  /// A rule without prerequisites for each file but the first, so that make
  /// does not fail when one is deleted.
  bool HasPhonyTargets = false;
};

/// \p Name as make reads it in a rule: blanks, # and $ escaped as Clang does.
std::string quoteForMake(llvm::StringRef Name);

/// Writes the rule that \p Options wants. \p Files are what was read, the main
/// source first.
void printDependencies(const DependencyOptions &Options,
                       llvm::ArrayRef<std::string> Files,
                       llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_TOOLS_CLRXMC_DEPENDENCIES_H
