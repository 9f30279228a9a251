//===- Options.h - Options by name ------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What clrx_assembler_set_option keeps.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_OPTIONS_H
#define CLRX_TOOLS_LIBCLRX_OPTIONS_H

#include "clrx/Language/ClrxAsmParser.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace clrx {

class LibraryOptions {
  std::vector<std::string> Args; ///< As on a command line.

public:
  /// \p Value is null for an option without one.
  /// \returns an error if the option is not known or takes no such value; then
  /// nothing has changed.
  llvm::Error set(llvm::StringRef Name, const char *Value);
  void clear() { Args.clear(); }

  /// What all of them set; set() has seen that they can be read.
  llvm::Expected<LanguageOptions> read() const;
};

} // namespace clrx

#endif // CLRX_TOOLS_LIBCLRX_OPTIONS_H
