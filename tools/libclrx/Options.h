//===- Options.h - Options by name ------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of clrx_assembler_set_option.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_OPTIONS_H
#define CLRX_TOOLS_LIBCLRX_OPTIONS_H

#include "Options/NamedOptions.h"
#include "clrx/Assembler/Assembler.h"

namespace clrx {

/// The options of an assembler.
class LibraryOptions {
  NamedOptions Options{LibraryOption | ActionOption};

public:
  /// Sets an option. \p Value is null for an option without a value. \returns
  /// an error if the option is unknown or the value is invalid; then nothing
  /// has changed.
  llvm::Error set(llvm::StringRef Name, const char *Value);
  void clear() { Options.clear(); }
  /// Adds options that have been validated.
  void append(const NamedOptions &Other) { Options.append(Other); }
  void append(const LibraryOptions &Other) { append(Other.Options); }

  /// Reads the settings for sources. set() has validated them.
  llvm::Error read(AssembleOptions &Result) const;
  /// Returns the options for the readers of the command line.
  llvm::opt::InputArgList parse() const { return Options.parse(); }

private:
  /// Returns an error if a value is invalid.
  llvm::Error check() const;
};

} // namespace clrx

#endif // CLRX_TOOLS_LIBCLRX_OPTIONS_H
