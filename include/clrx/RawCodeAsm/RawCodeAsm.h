//===- RawCodeAsm.h - Sources without a container ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What makes raw code selectable in a source: the output is the content of the
// one section, .text. There are no kernels and no pseudo-ops.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_RAWCODEASM_RAWCODEASM_H
#define CLRX_RAWCODEASM_RAWCODEASM_H

#include "clrx/Language/Container.h"

namespace clrx::rawcode {

/// What the assembler needs to offer it.
ContainerInfo getContainerInfo();

} // namespace clrx::rawcode

#endif // CLRX_RAWCODEASM_RAWCODEASM_H
