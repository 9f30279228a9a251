//===- Description.h - Description of AmdCL2 binaries -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes AmdCL2 binaries to the disassembler and the reports, which read
// them through this description.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_DESCRIPTION_H
#define CLRX_LIB_AMDCL2_DESCRIPTION_H

#include "KernelModel/BinaryContainer.h"
#include "clrx/AmdCL2/Module.h"

namespace clrx::amdcl2 {

const BinaryContainer &getBinaryContainer();

/// Returns the resources of a kernel of \p M with the header \p Setup and the
/// metadata of \p C.
KernelResources viewKernel(const Module &M, const AmdKernelCode &Setup,
                           const Configuration &C);

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_DESCRIPTION_H
