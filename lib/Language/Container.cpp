//===- Container.cpp - Containers by their names ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names that sources may give containers.
//
//===----------------------------------------------------------------------===//

#include "clrx/Language/Container.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

template <typename Predicate>
static const ContainerInfo *find(ArrayRef<ContainerInfo> Containers,
                                 Predicate P) {
  const ContainerInfo *Info = find_if(Containers, P);
  return Info == Containers.end() ? nullptr : Info;
}

const ContainerInfo *clrx::findContainer(ArrayRef<ContainerInfo> Containers,
                                         StringRef Name) {
  if (Name.empty())
    return nullptr;
  return find(Containers, [=](const ContainerInfo &Info) {
    return Name.equals_insensitive(Info.Name) ||
           Name.equals_insensitive(Info.OtherName);
  });
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
  if (Name.empty())
    return nullptr;
  return find(Containers, [=](const ContainerInfo &Info) {
    return Name.equals_insensitive(Info.Selector) ||
           Name.equals_insensitive(Info.OtherSelector);
  });
}
