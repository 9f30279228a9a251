//===- AmdCL2Asm.h - Sources for the AmdCL2 container -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2ASM_AMDCL2ASM_H
#define CLRX_AMDCL2ASM_AMDCL2ASM_H

#include "clrx/Kernel/PseudoOp.h"
#include "clrx/Language/Container.h"

namespace clrx::amdcl2 {

/// What the assembler needs to offer the container.
ContainerInfo getContainerInfo();

/// The container's own pseudo-ops, besides those of getSharedPseudoOps.
llvm::ArrayRef<PseudoOp> getPseudoOps();

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2ASM_AMDCL2ASM_H
