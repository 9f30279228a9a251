//===- DiagnosticList.h - Diagnostics for editors ------------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts the diagnostics of an analysis, and the edits that their notes
// suggest.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_DIAGNOSTICLIST_H
#define CLRX_LIB_LANGUAGESERVER_DIAGNOSTICLIST_H

#include "LanguageServer/Analysis.h"
#include "LanguageServer/Protocol.h"
#include <map>

namespace clrx::server {

/// Diagnostics by the path of their file.
using DiagnosticLists = std::map<std::string, std::vector<Diagnostic>>;

/// Returns the diagnostics of \p A. Those without a position are at the
/// beginning of the source.
DiagnosticLists makeDiagnostics(const Analysis &A);

/// Returns the edits for the diagnostics of the file \p Path that touch the
/// range \p R.
std::vector<CodeAction> findQuickFixes(const Analysis &A, llvm::StringRef Path,
                                       llvm::lsp::Range R);

/// Returns the edit of the file \p Path that `clrx-mc --fix` would make;
/// nothing if there is none.
std::optional<CodeAction> findFixAll(const Analysis &A, llvm::StringRef Path);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_DIAGNOSTICLIST_H
