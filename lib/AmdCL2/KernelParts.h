//===- KernelParts.h - Generated parts of a kernel --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is generated for a configured kernel besides its setup.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_KERNELPARTS_H
#define CLRX_LIB_AMDCL2_KERNELPARTS_H

#include "clrx/AmdCL2/Module.h"

namespace clrx::amdcl2 {

/// Metadata of kernel \p Index of \p M, which is configured. \p ResourceIds has
/// an id for each argument, see assignResourceIds.
Bytes generateMetadata(const Module &M, unsigned Index,
                       llvm::ArrayRef<uint32_t> ResourceIds);

/// Stub for old drivers of \p K, which is configured.
Bytes generateStub(const Module &M, const Kernel &K);

/// What \p C says in terms of OpenCL, which metadata and stub are about:
/// nothing at all if it is in terms of HSA.
const Configuration &getOpenCLPart(const Configuration &C);

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_KERNELPARTS_H
