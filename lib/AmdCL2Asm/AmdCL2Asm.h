//===- AmdCL2Asm.h - Sources for the AmdCL2 container -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lets sources select AmdCL2. The room AmdCL2 defines the container as data.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2ASM_AMDCL2ASM_H
#define CLRX_LIB_AMDCL2ASM_AMDCL2ASM_H

#include "Language/Container.h"

namespace clrx::amdcl2 {

/// Returns the description of the container for the assembler.
ContainerInfo getContainerInfo();

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2ASM_AMDCL2ASM_H
