//===- Dependencies.h - Rules for make --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules for build systems with the files that an output depends on.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ACTIONS_DEPENDENCIES_H
#define CLRX_LIB_ACTIONS_DEPENDENCIES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace clrx {

/// Settings of -MD and related options.
struct DependencyOptions {
  std::string File;                 ///< File of the rule; empty for none.
  std::vector<std::string> Targets; ///< Targets as they appear in the rule.
  /// True to add an empty rule for each file except the first, so that make
  /// does not fail if one is deleted.
  bool HasPhonyTargets = false;
};

/// Returns \p Name as it appears in a rule. Blanks, # and $ are escaped as
/// Clang does.
std::string quoteForMake(llvm::StringRef Name);

/// Prints the rule. \p Files are the files that were read, the main source
/// first.
void printDependencies(const DependencyOptions &Options,
                       llvm::ArrayRef<std::string> Files,
                       llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_LIB_ACTIONS_DEPENDENCIES_H
