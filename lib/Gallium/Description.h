//===- Description.h - Gallium binaries for other rooms ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes Gallium binaries to the disassembler and the reports, which read
// them through this description.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_GALLIUM_DESCRIPTION_H
#define CLRX_LIB_GALLIUM_DESCRIPTION_H

#include "Gallium/Lowering.h"
#include "KernelModel/BinaryContainer.h"

namespace clrx::gallium {

const BinaryContainer &getBinaryContainer();

/// Returns the resources of the kernel \p K of \p M, whose entries and header
/// are \p Parts.
KernelResources viewKernel(const Module &M, const Kernel &K,
                           const KernelParts &Parts, Arch A);

} // namespace clrx::gallium

#endif // CLRX_LIB_GALLIUM_DESCRIPTION_H
