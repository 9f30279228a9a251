//===- RawCodeAsm.h - Sources without a container ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lets sources select raw code. The output is the content of the only section,
// .text. There are no kernels and no pseudo-ops of a container.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RAWCODEASM_RAWCODEASM_H
#define CLRX_LIB_RAWCODEASM_RAWCODEASM_H

#include "Language/Container.h"

namespace clrx::rawcode {

/// Returns the description of raw code for the assembler.
ContainerInfo getContainerInfo();

} // namespace clrx::rawcode

#endif // CLRX_LIB_RAWCODEASM_RAWCODEASM_H
