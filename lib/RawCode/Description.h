//===- Description.h - Raw code and binaries as raw code --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes raw code to the disassembler and the reports, which read files
// without a container through this description.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RAWCODE_DESCRIPTION_H
#define CLRX_LIB_RAWCODE_DESCRIPTION_H

#include "KernelModel/BinaryContainer.h"

namespace clrx::rawcode {

const BinaryContainer &getBinaryContainer();

/// Writes \p Binary, which is of any container, as a source of raw code. The
/// code sections of \p Elfs, the ELF files in \p Binary, become instructions;
/// everything else becomes data.
void printParts(llvm::StringRef Binary, llvm::ArrayRef<NestedElf> Elfs,
                const SourcePrintOptions &Options, llvm::raw_ostream &OS,
                PrintedCode *Printed);

} // namespace clrx::rawcode

#endif // CLRX_LIB_RAWCODE_DESCRIPTION_H
