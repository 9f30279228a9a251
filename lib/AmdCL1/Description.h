//===- Description.h - AmdCL1 binaries for other libraries ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes AmdCL1 binaries to the disassembler and to the reports.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL1_DESCRIPTION_H
#define CLRX_LIB_AMDCL1_DESCRIPTION_H

#include "KernelModel/BinaryContainer.h"
#include "clrx/AmdCL1/Module.h"

namespace clrx::amdcl1 {

const BinaryContainer &getBinaryContainer();

/// Returns the resources of a kernel with the configuration \p C.
KernelResources viewKernel(const Configuration &C, Arch A);

} // namespace clrx::amdcl1

#endif // CLRX_LIB_AMDCL1_DESCRIPTION_H
