//===- GalliumContainer.h - The GalliumCompute container --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_GALLIUMCONTAINER_H
#define CLRX_GALLIUM_GALLIUMCONTAINER_H

#include "clrx/Kernel/PseudoOp.h"
#include "clrx/Language/Container.h"

namespace clrx {

/// What makes the container selectable in the language.
ContainerInfo getGalliumContainerInfo();

/// Its own pseudo-ops; getSharedPseudoOps are its, too.
llvm::ArrayRef<PseudoOp> getGalliumPseudoOps();

} // namespace clrx

#endif // CLRX_GALLIUM_GALLIUMCONTAINER_H
