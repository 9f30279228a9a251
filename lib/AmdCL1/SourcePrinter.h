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

#ifndef CLRX_LIB_AMDCL1_SOURCEPRINTER_H
#define CLRX_LIB_AMDCL1_SOURCEPRINTER_H

#include "Print/CodePrinter.h"
#include "clrx/AmdCL1/Module.h"

namespace clrx::amdcl1 {

/// Writes the .arg line of \p A.
void printArgument(llvm::raw_ostream &OS, const Argument &A);

/// Reads \p Binary and writes its source in the form of clrxdisasm. Records the
/// contents of an exact source in \p Printed.
llvm::Error printSource(llvm::StringRef Binary,
                        const SourcePrintOptions &Options,
                        llvm::raw_ostream &OS, PrintedCode *Printed = nullptr);

} // namespace clrx::amdcl1

#endif // CLRX_LIB_AMDCL1_SOURCEPRINTER_H
