//===- SourcePrinter.h - Gallium modules as source --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A GalliumCompute binary as text.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_SOURCEPRINTER_H
#define CLRX_GALLIUM_SOURCEPRINTER_H

#include "clrx/Gallium/Module.h"
#include "clrx/Print/SourcePrintOptions.h"

namespace clrx::gallium {

/// Writes \p M, as a reader has filled it, in clrxdisasm's form. The device is
/// that of \p Options. \returns an error if a kernel's header leaves the code.
llvm::Error printModule(const Module &M, const SourcePrintOptions &Options,
                        llvm::raw_ostream &OS);

/// Writes the .arg line of \p Argument. \p IsExact: it can be read again.
void printArgument(llvm::raw_ostream &OS, const Arg &Argument,
                   bool IsExact = false);

/// Reads \p Binary and prints it.
llvm::Error printSource(llvm::StringRef Binary,
                        const SourcePrintOptions &Options,
                        llvm::raw_ostream &OS);

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_SOURCEPRINTER_H
