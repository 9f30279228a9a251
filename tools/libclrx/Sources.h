//===- Sources.h - Functions on sources -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles sources for the functions of the C interface.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_SOURCES_H
#define CLRX_TOOLS_LIBCLRX_SOURCES_H

#include "Assembler.h"
#include "Result.h"

namespace clrx {

/// Assembles \p Text, unless it is a binary, with \p Options into \p R.
void assemble(clrx_assembler &A, AssembleOptions Options, llvm::StringRef Name,
              llvm::StringRef Text, clrx_result &R);

/// Assembles \p Text. Then the text that \p Print prints replaces the binary.
clrx_result *assembleAndPrint(
    clrx_assembler &A, AssembleOptions Options, llvm::StringRef Name,
    llvm::StringRef Text,
    llvm::function_ref<void(const AssembleResult &, llvm::raw_ostream &)>
        Print);

} // namespace clrx

#endif // CLRX_TOOLS_LIBCLRX_SOURCES_H
