//===- Navigation.h - Where names are defined and used -------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers about the name at a position.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_NAVIGATION_H
#define CLRX_LIB_LANGUAGESERVER_NAVIGATION_H

#include "LanguageServer/Analysis.h"
#include "llvm/Support/Error.h"

namespace clrx::server {

/// Returns the Locations that define the name at \p P. For the operand of
/// .include, that is the file.
llvm::json::Array findDefinitions(const Analysis &A, llvm::StringRef Path,
                                  llvm::lsp::Position P);

/// Returns the Locations of the mentions of the name at \p P.
llvm::json::Array findReferences(const Analysis &A, llvm::StringRef Path,
                                 llvm::lsp::Position P,
                                 bool IncludesDeclaration);

/// Returns the mentions in the same file, as an array of DocumentHighlight.
llvm::json::Array findHighlights(const Analysis &A, llvm::StringRef Path,
                                 llvm::lsp::Position P);

/// Returns the range of the name at \p P and the name, or an error that says
/// why it cannot be renamed.
llvm::Expected<llvm::json::Value>
prepareRename(const Analysis &A, llvm::StringRef Path, llvm::lsp::Position P);

/// Returns the edit that renames the name at \p P to \p NewName, in all files.
llvm::Expected<llvm::json::Value> rename(const Analysis &A,
                                         llvm::StringRef Path,
                                         llvm::lsp::Position P,
                                         llvm::StringRef NewName);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_NAVIGATION_H
