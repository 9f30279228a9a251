//===- Description.h - The container of code objects ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes code objects to the disassembler.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECTPRINT_DESCRIPTION_H
#define CLRX_LIB_CODEOBJECTPRINT_DESCRIPTION_H

#include "KernelModel/BinaryContainer.h"

namespace clrx::codeobject {

/// Returns the description of code objects that the ROCm container does not
/// describe: those of versions 4 to 6 and those that are not linked. Their
/// source is in LLVM's syntax and has the sections that people write: code with
/// labels, data, symbols and relocations, then the metadata. The assembler
/// makes the same sections from it, but distances between sections may differ.
const BinaryContainer &getBinaryContainer();

/// Returns the description of linked code objects of version 3 whose e_flags
/// name a processor that clrxdisasm does not assume. Their readable source is
/// that of version 4, because LLVM does not write version 3. Their exact source
/// is that of the ROCm container.
const BinaryContainer &getVersion3Container();

} // namespace clrx::codeobject

#endif // CLRX_LIB_CODEOBJECTPRINT_DESCRIPTION_H
