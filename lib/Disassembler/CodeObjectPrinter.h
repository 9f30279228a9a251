//===- CodeObjectPrinter.h - Code objects in LLVM's syntax ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// HSA code objects as sources for LLVM's assembler, too.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DISASSEMBLER_CODEOBJECTPRINTER_H
#define CLRX_LIB_DISASSEMBLER_CODEOBJECTPRINTER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Whether \p Binary is a code object that the ROCm container does not
/// describe: of versions 4 to 6, or one that is not linked.
bool isForLLVM(llvm::StringRef Binary);

/// Writes the sections of \p Binary that people write, in LLVM's syntax: code
/// with labels, data, symbols and relocations; then the metadata. Assembled and
/// linked it makes the same of each section as long as it does not count on
/// where others are. \returns an error if LLVM does not know the processor, or
/// \p Binary is damaged.
llvm::Error printForLLVM(llvm::StringRef Binary, llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_LIB_DISASSEMBLER_CODEOBJECTPRINTER_H
