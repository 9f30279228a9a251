//===- AmdCL2Asm.h - Sources for the AmdCL2 container -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes the container AmdCL2 to the assembler. The library in lib/AmdCL2
// defines its contents and writes the file.
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
