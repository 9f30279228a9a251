//===- Containers.cpp - The containers this assembler knows ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Containers.h"
#include "clrx/AmdCL2Asm/AmdCL2Asm.h"
#include "clrx/Assembler/Assembler.h"
#include "clrx/GalliumAsm/GalliumAsm.h"
#include "clrx/Language/PseudoOpPage.h"
#include "clrx/RawCodeAsm/RawCodeAsm.h"

using namespace llvm;
using namespace clrx;

SmallVector<ContainerInfo, 5> clrx::getContainers() {
  return {amdcl2::getContainerInfo(), gallium::getContainerInfo(),
          rawcode::getContainerInfo()};
}

bool clrx::printPseudoOps(std::optional<Format> Container, raw_ostream &OS) {
  if (!Container) {
    printLanguagePseudoOps(OS);
    return true;
  }
  for (const ContainerInfo &Info : getContainers())
    if (Info.Id == *Container && Info.PrintPseudoOps) {
      Info.PrintPseudoOps(OS);
      return true;
    }
  return false;
}
