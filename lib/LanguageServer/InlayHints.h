//===- InlayHints.h - Texts that an editor adds to a source --- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers `textDocument/inlayHint`.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_INLAYHINTS_H
#define CLRX_LIB_LANGUAGESERVER_INLAYHINTS_H

#include "LanguageServer/Analysis.h"

namespace clrx::server {

/// Returns the hints in the lines of \p R: offsets of labels, registers of
/// variables, and instructions that the assembler inserts.
std::vector<llvm::lsp::InlayHint>
findInlayHints(const Analysis &A, llvm::StringRef Path, llvm::lsp::Range R);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_INLAYHINTS_H
