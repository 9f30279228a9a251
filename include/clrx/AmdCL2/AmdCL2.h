//===- AmdCL2.h - The AMD Catalyst OpenCL 2.0 container ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_AMDCL2_H
#define CLRX_AMDCL2_AMDCL2_H

#include "clrx/Kernel/PseudoOp.h"
#include "clrx/Language/Container.h"

namespace clrx {

/// What the assembler needs to offer the container.
ContainerInfo getAmdCL2ContainerInfo();

/// The container's own pseudo-ops, besides those of getSharedPseudoOps.
llvm::ArrayRef<PseudoOp> getAmdCL2PseudoOps();

} // namespace clrx

#endif // CLRX_AMDCL2_AMDCL2_H
