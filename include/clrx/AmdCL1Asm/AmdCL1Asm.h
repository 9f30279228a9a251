//===- AmdCL1Asm.h - Sources for the AmdCL1 container -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What makes AmdCL1 selectable in a source. The container as data is the room
// AmdCL1.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL1ASM_AMDCL1ASM_H
#define CLRX_AMDCL1ASM_AMDCL1ASM_H

#include "clrx/Language/Container.h"

namespace clrx::amdcl1 {

/// What the assembler needs to offer the container.
ContainerInfo getContainerInfo();

} // namespace clrx::amdcl1

#endif // CLRX_AMDCL1ASM_AMDCL1ASM_H
