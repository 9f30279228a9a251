//===- CodeLenses.h - The resources of kernels ---------------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers `textDocument/codeLens`.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_CODELENSES_H
#define CLRX_LIB_LANGUAGESERVER_CODELENSES_H

#include "LanguageServer/Analysis.h"
#include "LanguageServer/Protocol.h"

namespace clrx::server {

/// Returns a line about each kernel that \p Path declares: its registers, its
/// occupancy and its size.
std::vector<CodeLens> findCodeLenses(const Analysis &A, llvm::StringRef Path);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_CODELENSES_H
