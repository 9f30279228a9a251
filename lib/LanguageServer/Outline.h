//===- Outline.h - The structure of a file -------------------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers about a whole file: its symbols, blocks and inactive lines.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_OUTLINE_H
#define CLRX_LIB_LANGUAGESERVER_OUTLINE_H

#include "LanguageServer/Analysis.h"

namespace clrx::server {

/// Returns the names that \p Path defines, nested as their blocks.
std::vector<llvm::lsp::DocumentSymbol>
findDocumentSymbols(const Analysis &A, llvm::StringRef Path);

/// Returns the names that the files of \p Sources define and that contain
/// \p Query, as SymbolInformation. Letter case does not matter.
llvm::json::Array
findWorkspaceSymbols(llvm::ArrayRef<std::shared_ptr<const Analysis>> Sources,
                     llvm::StringRef Query);

/// Returns the blocks of \p Path with several lines, as FoldingRange.
llvm::json::Array findFoldingRanges(const Analysis &A, llvm::StringRef Path);

/// The kinds and modifiers of the tokens, for the capabilities.
llvm::json::Object getTokenLegend();
/// Returns the names of \p Path and the lines that are inactive, as
/// SemanticTokens. The file must be open.
llvm::json::Object findSemanticTokens(const Analysis &A, llvm::StringRef Path);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_OUTLINE_H
