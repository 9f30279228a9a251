//===- MetadataPrinter.h - Metadata as pseudo-ops ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes metadata as pseudo-ops, and bytes of metadata as text.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ROCM_METADATAPRINTER_H
#define CLRX_LIB_ROCM_METADATAPRINTER_H

#include "clrx/ROCm/Module.h"

namespace clrx::rocm {

/// Writes \p Bytes as lines of .ascii.
void printText(llvm::raw_ostream &OS, llvm::StringRef Bytes);

/// Writes the version and the formats of printf.
void printFileMetadata(llvm::raw_ostream &OS, const Module &M);

/// Writes the values that \p K gives.
void printKernelMetadata(llvm::raw_ostream &OS, const KernelMetadata &K);

} // namespace clrx::rocm

#endif // CLRX_LIB_ROCM_METADATAPRINTER_H
