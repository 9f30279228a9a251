//===- AmdCL2Asm.h - Sources for the AmdCL2 container -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What makes AmdCL2 selectable in a source. The container as data is the room
// AmdCL2.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2ASM_AMDCL2ASM_H
#define CLRX_AMDCL2ASM_AMDCL2ASM_H

#include "clrx/Language/Container.h"

namespace clrx::amdcl2 {

/// What the assembler needs to offer the container.
ContainerInfo getContainerInfo();

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2ASM_AMDCL2ASM_H
