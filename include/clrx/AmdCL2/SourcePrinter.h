//===- SourcePrinter.h - AmdCL2 modules as source ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An AmdCL2 binary as text.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_SOURCEPRINTER_H
#define CLRX_AMDCL2_SOURCEPRINTER_H

#include "clrx/AmdCL2/Module.h"
#include "clrx/Print/SourcePrintOptions.h"

namespace clrx::amdcl2 {

/// Writes \p M, as a reader has filled it, in clrxdisasm's form.
/// \returns an error if the metadata of a kernel cannot be understood and
/// configurations were asked for; what precedes it has been written.
llvm::Error printModule(const Module &M, const SourcePrintOptions &Options,
                        llvm::raw_ostream &OS);

/// Writes the .arg line of \p A, as clrxdisasm does.
void printArgument(llvm::raw_ostream &OS, const Argument &A);

/// Reads \p Binary and prints it.
llvm::Error printSource(llvm::StringRef Binary,
                        const SourcePrintOptions &Options,
                        llvm::raw_ostream &OS);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_SOURCEPRINTER_H
