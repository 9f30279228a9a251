//===- AmdCL1Asm.h - Sources for the AmdCL1 container -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lets sources select AmdCL1. The library AmdCL1 defines the container as data.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL1ASM_AMDCL1ASM_H
#define CLRX_LIB_AMDCL1ASM_AMDCL1ASM_H

#include "Language/Container.h"

namespace clrx::amdcl1 {

/// Returns the description of the container for the assembler.
ContainerInfo getContainerInfo();

} // namespace clrx::amdcl1

#endif // CLRX_LIB_AMDCL1ASM_AMDCL1ASM_H
