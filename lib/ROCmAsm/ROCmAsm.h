//===- ROCmAsm.h - The container of ROCm sources ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lets sources select ROCm. The room ROCm defines the container as data.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ROCMASM_ROCMASM_H
#define CLRX_LIB_ROCMASM_ROCMASM_H

#include "Language/Container.h"

namespace clrx::rocm {

/// Returns the description by which the assembler offers the container.
ContainerInfo getContainerInfo();

} // namespace clrx::rocm

#endif // CLRX_LIB_ROCMASM_ROCMASM_H
