//===- Containers.h - The containers that there are -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every container is a room of its own and a line here.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ASSEMBLER_CONTAINERS_H
#define CLRX_ASSEMBLER_CONTAINERS_H

#include "clrx/Language/Container.h"

namespace clrx {

/// All containers that a source may name, those included that nothing writes
/// (ContainerInfo::Create is null). The first one is what a source without a
/// choice gets.
llvm::ArrayRef<ContainerInfo> getContainers();

/// The container that a command line calls \p Name, in any case; null if there
/// is none.
const ContainerInfo *findContainer(llvm::StringRef Name);

} // namespace clrx

#endif // CLRX_ASSEMBLER_CONTAINERS_H
