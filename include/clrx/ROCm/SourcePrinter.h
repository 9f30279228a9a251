//===- SourcePrinter.h - ROCm modules as source -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A ROCm binary as text.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ROCM_SOURCEPRINTER_H
#define CLRX_ROCM_SOURCEPRINTER_H

#include "clrx/Print/SourcePrintOptions.h"
#include "clrx/ROCm/Module.h"

namespace clrx::rocm {

/// Writes \p M, as a reader has filled it, in clrxdisasm's form. The device is
/// that of \p M. \returns an error if configurations are wanted and the
/// metadata cannot be read.
llvm::Error printModule(const Module &M, const SourcePrintOptions &Options,
                        llvm::raw_ostream &OS);

/// Writes the .arg line of \p Argument.
void printArgument(llvm::raw_ostream &OS, const Arg &Argument);

/// Reads \p Binary and prints it.
llvm::Error printSource(llvm::StringRef Binary,
                        const SourcePrintOptions &Options,
                        llvm::raw_ostream &OS);

} // namespace clrx::rocm

#endif // CLRX_ROCM_SOURCEPRINTER_H
