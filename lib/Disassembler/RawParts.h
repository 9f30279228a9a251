//===- RawParts.h - Any binary as raw code ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The way out for files that no pseudo-ops describe.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DISASSEMBLER_RAWPARTS_H
#define CLRX_LIB_DISASSEMBLER_RAWPARTS_H

#include "clrx/Print/SourcePrintOptions.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Writes \p Binary, of any container, as a source of raw code: section by
/// section of its ELF files, code as instructions, all else as data.
void printRawParts(llvm::StringRef Binary, const SourcePrintOptions &Options,
                   llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_LIB_DISASSEMBLER_RAWPARTS_H
