//===- Hover.h - What an editor shows about a word ------------ -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers `textDocument/hover`.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_HOVER_H
#define CLRX_LIB_LANGUAGESERVER_HOVER_H

#include "LanguageServer/Analysis.h"

namespace clrx::server {

/// Returns the description of the word at \p P in \p Path; nothing if there is
/// none.
std::optional<llvm::lsp::Hover>
findHover(const Analysis &A, llvm::StringRef Path, llvm::lsp::Position P);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_HOVER_H
