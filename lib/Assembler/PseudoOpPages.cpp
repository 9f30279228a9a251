//===- PseudoOpPages.cpp - The reference pages of all pseudo-ops ----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects the pages of the language and of the containers.
//
//===----------------------------------------------------------------------===//

#include "PseudoOpPages.h"
#include "clrx/Assembler/Assembler.h"

using namespace llvm;
using namespace clrx;

std::vector<std::pair<StringRef, PseudoOpPage>> clrx::getPseudoOpPages() {
  std::vector<std::pair<StringRef, PseudoOpPage>> Pages;
  for (const ContainerInfo &Info : getContainers())
    if (Info.GetPseudoOps)
      Pages.emplace_back(Info.Name, Info.GetPseudoOps(Info.Title));
  Pages.emplace_back(LanguageSet, getLanguagePseudoOps(getContainers()));
  return Pages;
}
