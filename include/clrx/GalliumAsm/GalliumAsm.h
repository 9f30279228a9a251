//===- GalliumAsm.h - Sources for the Gallium container ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What makes Gallium selectable in a source. The container as data is the room
// Gallium.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUMASM_GALLIUMASM_H
#define CLRX_GALLIUMASM_GALLIUMASM_H

#include "clrx/Language/Container.h"

namespace clrx::gallium {

/// What the assembler needs to offer the container.
ContainerInfo getContainerInfo();

} // namespace clrx::gallium

#endif // CLRX_GALLIUMASM_GALLIUMASM_H
