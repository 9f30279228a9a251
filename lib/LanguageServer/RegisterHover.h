//===- RegisterHover.h - What an editor shows about a register  -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Says where a register gets its value, and what uses it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_REGISTERHOVER_H
#define CLRX_LIB_LANGUAGESERVER_REGISTERHOVER_H

#include "LanguageServer/Analysis.h"
#include <string>

namespace clrx::server {

/// Returns the registers at \p P of \p Text as they are written there, such as
/// `s[4:5]`; empty if there are none.
llvm::StringRef findRegisterName(const SourceText &Text, llvm::lsp::Position P);

/// Describes the registers \p Name at line \p Line, from 1, of \p Path.
/// \returns an empty text if it is no register or nothing is known.
std::string describeRegister(const Analysis &A, llvm::StringRef Path,
                             uint64_t Line, llvm::StringRef Name);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_REGISTERHOVER_H
