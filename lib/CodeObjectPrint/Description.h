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

} // namespace clrx::codeobject

#endif // CLRX_LIB_CODEOBJECTPRINT_DESCRIPTION_H
