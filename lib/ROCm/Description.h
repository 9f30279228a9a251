//===- Description.h - ROCm binaries for other rooms ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes ROCm binaries to the disassembler and the reports, which read them
// through this description.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ROCM_DESCRIPTION_H
#define CLRX_LIB_ROCM_DESCRIPTION_H

#include "KernelModel/BinaryContainer.h"
#include "ROCm/Lowering.h"

namespace clrx::rocm {

const BinaryContainer &getBinaryContainer();

/// Returns the resources of the kernel \p K of \p M with the header \p Header.
KernelResources viewKernel(const Module &M, const Kernel &K,
                           const AmdKernelCode &Header);

} // namespace clrx::rocm

#endif // CLRX_LIB_ROCM_DESCRIPTION_H
