//===- Containers.h - The containers this assembler knows -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ASSEMBLER_CONTAINERS_H
#define CLRX_LIB_ASSEMBLER_CONTAINERS_H

#include "clrx/Language/Container.h"
#include "llvm/ADT/SmallVector.h"

namespace clrx {

/// All containers a source may name, each registered by one line.
llvm::SmallVector<ContainerInfo, 5> getContainers();

} // namespace clrx

#endif // CLRX_LIB_ASSEMBLER_CONTAINERS_H
