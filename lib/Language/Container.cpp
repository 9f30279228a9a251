//===- Container.cpp - Containers by their names --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds containers by their names.
//
//===----------------------------------------------------------------------===//

#include "Language/Container.h"

using namespace llvm;
using namespace clrx;

/// Finds the container that has \p Name, in any letter case, in one of two
/// columns.
static const ContainerInfo *find(ArrayRef<ContainerInfo> Containers,
                                 StringRef Name,
                                 StringLiteral ContainerNames::*Column,
                                 StringLiteral ContainerNames::*Other) {
  for (const ContainerInfo &Info : Containers)
    if (!Name.empty() && (Name.equals_insensitive(Info.*Column) ||
                          Name.equals_insensitive(Info.*Other)))
      return &Info;
  return nullptr;
}

const ContainerInfo *clrx::findContainer(ArrayRef<ContainerInfo> Containers,
                                         StringRef Name) {
  return find(Containers, Name, &ContainerNames::Name,
              &ContainerNames::OtherName);
}

SmallVector<StringLiteral, 8>
clrx::getContainerNames(ArrayRef<ContainerInfo> Containers) {
  SmallVector<StringLiteral, 8> Names;
  for (const ContainerInfo &Info : Containers)
    for (StringLiteral Name : {Info.Name, Info.OtherName})
      if (!Name.empty())
        Names.push_back(Name);
  return Names;
}

const ContainerInfo *clrx::findSelector(ArrayRef<ContainerInfo> Containers,
                                        StringRef Name) {
  return find(Containers, Name, &ContainerNames::Selector,
              &ContainerNames::OtherSelector);
}
