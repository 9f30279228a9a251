//===- SignatureHelp.h - The operands of a statement ---------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers `textDocument/signatureHelp`.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_SIGNATUREHELP_H
#define CLRX_LIB_LANGUAGESERVER_SIGNATUREHELP_H

#include "LanguageServer/Analysis.h"

namespace clrx::server {

/// Returns the operands of the instruction or pseudo-op before \p P in \p Text,
/// whose last analysis is \p A; without signatures if there is none.
llvm::lsp::SignatureHelp
findSignature(const Analysis &A, const SourceText &Text, llvm::lsp::Position P);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_SIGNATUREHELP_H
