//===- CodeObjectPrinter.h - Code objects in LLVM's syntax ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints HSA code objects as sources that LLVM's assembler accepts, too.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DISASSEMBLER_CODEOBJECTPRINTER_H
#define CLRX_LIB_DISASSEMBLER_CODEOBJECTPRINTER_H

#include "KernelModel/BinaryContainer.h"

namespace clrx {

/// Returns the description of code objects that the ROCm container does not
/// describe: those of versions 4 to 6 and those that are not linked. Their
/// source is in LLVM's syntax and has the sections that people write: code with
/// labels, data, symbols and relocations, then the metadata. The assembler
/// makes the same sections of it, except for distances between sections.
const BinaryContainer &getCodeObjectContainer();

} // namespace clrx

#endif // CLRX_LIB_DISASSEMBLER_CODEOBJECTPRINTER_H
