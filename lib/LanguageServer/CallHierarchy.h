//===- CallHierarchy.h - Which macros call which -------------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The call hierarchy of macros. A caller is a macro or a file.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_CALLHIERARCHY_H
#define CLRX_LIB_LANGUAGESERVER_CALLHIERARCHY_H

#include "LanguageServer/Analysis.h"

namespace clrx::server {

/// Returns the macro at \p P as an array of CallHierarchyItem, which is empty
/// if there is none.
llvm::json::Array prepareCallHierarchy(const Analysis &A, llvm::StringRef Path,
                                       llvm::lsp::Position P);
/// Returns the calls of the macro at \p P, the position of an item.
llvm::json::Array findIncomingCalls(const Analysis &A, llvm::StringRef Path,
                                    llvm::lsp::Position P);
/// Returns the calls in the body of the macro at \p P.
llvm::json::Array findOutgoingCalls(const Analysis &A, llvm::StringRef Path,
                                    llvm::lsp::Position P);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_CALLHIERARCHY_H
