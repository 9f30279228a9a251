//===- Images.h - Parts of an AmdCL2 binary as bytes ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The writer works from the inside out: the kernels' parts, the inner ELF
// around their setups and code, the outer ELF around all.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_IMAGES_H
#define CLRX_LIB_AMDCL2_IMAGES_H

#include "clrx/AmdCL2/Module.h"
#include "clrx/Elf/ElfImage.h"

namespace clrx::amdcl2 {

/// A part of a kernel, or nothing if it has none.
inline llvm::StringRef getBytes(const std::optional<Bytes> &Part) {
  return Part ? llvm::StringRef(*Part) : llvm::StringRef();
}

/// The inner ELF of new drivers. \returns an error if kernels do not fit into
/// the main code, a symbol's section is not written, or a link of a relocation
/// section would point past the sections.
llvm::Expected<Bytes> buildInnerImage(const Module &M,
                                      llvm::ArrayRef<KernelParts> Kernels);

/// The notes of the inner ELF.
Bytes buildNotes(const Module &M);

/// The outer ELF, laid out; \p Text is its .text.
ElfImage buildOuterImage(const Module &M, llvm::ArrayRef<KernelParts> Kernels,
                         Bytes Text, uint32_t DeviceCode);

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_IMAGES_H
