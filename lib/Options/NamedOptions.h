//===- NamedOptions.h - Options by name ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sets options by the names of the command line, without dashes. Libraries and
// files use it, which have no command line.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_OPTIONS_NAMEDOPTIONS_H
#define CLRX_LIB_OPTIONS_NAMEDOPTIONS_H

#include "Options/OptTable.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace clrx {

/// A list of options with values.
class NamedOptions {
  unsigned Visible;              ///< Mask of OptionVisibility.
  std::vector<std::string> Args; ///< Options as command line arguments.

public:
  /// Accepts the options with a visibility of the mask \p V.
  explicit NamedOptions(unsigned V) : Visible(V) {}

  /// Adds an option. \p Value is null for an option without a value. \returns
  /// an error if the option is unknown, or if a value is missing or unexpected.
  llvm::Error add(llvm::StringRef Name, const char *Value);
  /// Adds the options of \p Other.
  void append(const NamedOptions &Other) {
    Args.insert(Args.end(), Other.Args.begin(), Other.Args.end());
  }
  void removeLast() { Args.pop_back(); }
  void clear() { Args.clear(); }

  llvm::ArrayRef<std::string> getArgs() const { return Args; }
  /// Returns the options for the readers of the command line. The list is valid
  /// until the next change.
  llvm::opt::InputArgList parse() const;
};

/// Returns the plain names of the options with a visibility of the mask \p V.
llvm::SmallVector<llvm::StringRef> getPlainNames(unsigned V);

} // namespace clrx

#endif // CLRX_LIB_OPTIONS_NAMEDOPTIONS_H
