//===- Completion.h - What may follow a beginning ------------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers `textDocument/completion`.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_COMPLETION_H
#define CLRX_LIB_LANGUAGESERVER_COMPLETION_H

#include "LanguageServer/Analysis.h"

namespace clrx::server {

/// Returns the texts that may stand at \p P of \p Text, the text of the file \p
/// Path. \p A is an analysis of this text or an older one. If \p HasSnippets,
/// items may have placeholders.
llvm::lsp::CompletionList complete(const Analysis &A, llvm::StringRef Path,
                                   const SourceText &Text,
                                   llvm::lsp::Position P, bool HasSnippets);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_COMPLETION_H
