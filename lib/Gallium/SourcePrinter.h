//===- SourcePrinter.h - Gallium modules as source --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a GalliumCompute binary as source.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_GALLIUM_SOURCEPRINTER_H
#define CLRX_LIB_GALLIUM_SOURCEPRINTER_H

#include "Print/CodePrinter.h"
#include "clrx/Gallium/Module.h"

namespace clrx::gallium {

/// Writes the .arg line of \p Argument. If \p IsExact, the assembler reads the
/// same argument back.
void printArgument(llvm::raw_ostream &OS, const Arg &Argument,
                   bool IsExact = false);

/// Reads \p Binary and writes its source in the form of clrxdisasm. Records the
/// contents of an exact source in \p Printed.
llvm::Error printSource(llvm::StringRef Binary,
                        const SourcePrintOptions &Options,
                        llvm::raw_ostream &OS, PrintedCode *Printed = nullptr);

} // namespace clrx::gallium

#endif // CLRX_LIB_GALLIUM_SOURCEPRINTER_H
