//===- ROCmAsm.h - Sources for the ROCm container ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What makes ROCm selectable in a source. The container as data is the room
// ROCm.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ROCMASM_ROCMASM_H
#define CLRX_ROCMASM_ROCMASM_H

#include "clrx/Language/Container.h"

namespace clrx::rocm {

/// What the assembler needs to offer the container.
ContainerInfo getContainerInfo();

} // namespace clrx::rocm

#endif // CLRX_ROCMASM_ROCMASM_H
