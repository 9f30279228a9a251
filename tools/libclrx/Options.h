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
  AssembleOptions Settings; ///< Settings that the options select.

public:
  LibraryOptions() { clear(); }

  /// Sets an option. \p Value is null for an option without a value. \returns
  /// an error if the option is unknown or the value is invalid; then nothing
  /// has changed.
  llvm::Error set(llvm::StringRef Name, const char *Value);
  void clear();
  /// Adds options that have been validated.
  void append(const NamedOptions &Other);
  void append(const LibraryOptions &Other) { append(Other.Options); }

  /// Returns the settings for sources.
  const AssembleOptions &getSettings() const { return Settings; }
  /// Returns the options for the readers of the command line.
  llvm::opt::InputArgList parse() const { return Options.parse(); }

private:
  /// Returns an error if a value is invalid. Otherwise, updates the settings.
  llvm::Error update();
};

} // namespace clrx

#endif // CLRX_TOOLS_LIBCLRX_OPTIONS_H
