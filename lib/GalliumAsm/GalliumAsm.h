//===- GalliumAsm.h - Sources for the Gallium container ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lets sources select the Gallium container. The library in lib/Gallium has the
// parts of the container that do not depend on the assembler.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_GALLIUMASM_GALLIUMASM_H
#define CLRX_LIB_GALLIUMASM_GALLIUMASM_H

#include "Language/Container.h"

namespace clrx::gallium {

/// Returns the description of the container for the assembler.
ContainerInfo getContainerInfo();

} // namespace clrx::gallium

#endif // CLRX_LIB_GALLIUMASM_GALLIUMASM_H
