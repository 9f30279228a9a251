//===- Containers.cpp - The containers that there are ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The list of all containers, and the ones that sources may name but nothing
// writes yet.
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/Containers.h"
#include "clrx/AmdCL2/AmdCL2.h"
#include "clrx/Gallium/GalliumContainer.h"
#include "clrx/Language/PseudoOpPage.h"
#include "clrx/RawCode/RawCodeContainer.h"

using namespace llvm;
using namespace clrx;

/// A container without a room.
static ContainerInfo makeUnwritten(unsigned Id, StringLiteral Name,
                                   StringLiteral OtherName,
                                   StringLiteral Selector,
                                   StringLiteral OtherSelector,
                                   AddressSize Addresses, StringLiteral Title) {
  return {Id,
          Name,
          OtherName,
          /*OptionName=*/"",
          {Selector, OtherSelector},
          Addresses,
          Title,
          hasNoPseudoOp,
          visitNoPseudoOps,
          /*Create=*/nullptr};
}

ArrayRef<ContainerInfo> clrx::getContainers() {
  static const ContainerInfo Containers[] = {
      makeUnwritten(0, "amd", "catalyst", ".amd", "", AddressSize::Any,
                    "OpenCL 1.2"),
      getAmdCL2ContainerInfo(),
      getGalliumContainerInfo(),
      getRawCodeContainerInfo(),
      makeUnwritten(4, "rocm", "", ".rocm", ".amd3", AddressSize::Always64,
                    "ROCm"),
  };
  return Containers;
}

const ContainerInfo *clrx::findContainer(StringRef Name) {
  if (const ContainerInfo *Info = findContainer(getContainers(), Name))
    return Info;
  for (const ContainerInfo &Info : getContainers())
    if (!Name.empty() && Name.equals_insensitive(Info.OptionName))
      return &Info;
  return nullptr;
}

SmallVector<StringLiteral, 8> clrx::getContainerNames() {
  return getContainerNames(getContainers());
}

bool clrx::printPseudoOps(const ContainerInfo *Container, raw_ostream &OS) {
  if (!Container) {
    printLanguagePseudoOps(OS, getContainers());
    return true;
  }
  if (!Container->PrintPseudoOps)
    return false;
  Container->PrintPseudoOps(OS);
  return true;
}
