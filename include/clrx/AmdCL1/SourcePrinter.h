//===- SourcePrinter.h - AmdCL1 modules as source ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints an AmdCL1 binary as source.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL1_SOURCEPRINTER_H
#define CLRX_AMDCL1_SOURCEPRINTER_H

#include "clrx/AmdCL1/Module.h"
#include "clrx/Print/SourcePrintOptions.h"

namespace clrx::amdcl1 {

/// Writes \p M, as the reader has filled it, in the form of clrxdisasm.
/// \returns an error if configurations are to be printed and the metadata of a
/// kernel is malformed. The text before that kernel has been written then.
llvm::Error printModule(const Module &M, const SourcePrintOptions &Options,
                        llvm::raw_ostream &OS);

/// Writes the .arg line of \p A.
void printArgument(llvm::raw_ostream &OS, const Argument &A);

/// Reads \p Binary and prints it.
llvm::Error printSource(llvm::StringRef Binary,
                        const SourcePrintOptions &Options,
                        llvm::raw_ostream &OS);

} // namespace clrx::amdcl1

#endif // CLRX_AMDCL1_SOURCEPRINTER_H
