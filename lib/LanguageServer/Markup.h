//===- Markup.h - Texts for editors without Markdown ---------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns Markdown into plain text.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_MARKUP_H
#define CLRX_LIB_LANGUAGESERVER_MARKUP_H

#include "llvm/Support/LSP/Protocol.h"

namespace clrx::server {

/// Removes the fences of code blocks and the marks of code in lines.
void makePlain(llvm::lsp::MarkupContent &Text);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_MARKUP_H
