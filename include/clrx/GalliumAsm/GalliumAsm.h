//===- GalliumAsm.h - Sources for the Gallium container ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUMASM_GALLIUMASM_H
#define CLRX_GALLIUMASM_GALLIUMASM_H

#include "clrx/Kernel/PseudoOp.h"
#include "clrx/Language/Container.h"

namespace clrx::gallium {

/// What makes the container selectable in the language.
ContainerInfo getContainerInfo();

/// Its own pseudo-ops; getSharedPseudoOps are its, too.
llvm::ArrayRef<PseudoOp> getPseudoOps();

} // namespace clrx::gallium

#endif // CLRX_GALLIUMASM_GALLIUMASM_H
