//===- Containers.cpp - List of containers --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only list of all containers.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1Asm/AmdCL1Asm.h"
#include "AmdCL2Asm/AmdCL2Asm.h"
#include "GalliumAsm/GalliumAsm.h"
#include "ROCmAsm/ROCmAsm.h"
#include "RawCodeAsm/RawCodeAsm.h"
#include "clrx/Assembler/Assembler.h"

using namespace llvm;
using namespace clrx;

ArrayRef<ContainerInfo> clrx::getContainers() {
  static const ContainerInfo Containers[] = {
      amdcl1::getContainerInfo(),  amdcl2::getContainerInfo(),
      gallium::getContainerInfo(), rawcode::getContainerInfo(),
      rocm::getContainerInfo(),
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
