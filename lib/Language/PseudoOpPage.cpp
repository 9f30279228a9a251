//===- PseudoOpPage.cpp - Reference pages about pseudo-ops ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The page of the language is made of its rows; containers bring theirs.
//
//===----------------------------------------------------------------------===//

#include "clrx/Language/PseudoOpPage.h"
#include "GenericPseudoOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

void clrx::printPseudoOpPage(raw_ostream &OS, StringRef Title,
                             std::vector<PseudoOpEntry> Entries) {
  sort(Entries, [](const PseudoOpEntry &A, const PseudoOpEntry &B) {
    return A.Statement < B.Statement;
  });
  OS << "# " << Title << "\n";
  for (const PseudoOpEntry &E : Entries)
    OS << "\n### `" << E.Statement << "`\n\n" << E.Text << "\n";
}

void clrx::printLanguagePseudoOps(raw_ostream &OS,
                                  ArrayRef<ContainerInfo> Containers) {
  std::vector<PseudoOpEntry> Entries;
  for (const GenericOp &Op : getGenericOps())
    Entries.push_back(
        {(Op.Name + (Op.Syntax.empty() ? "" : " ") + Op.Syntax).str(),
         Op.Doc.str()});
  for (const ContainerInfo &Info : Containers)
    for (StringRef Selector : {Info.Selector, Info.OtherSelector})
      if (!Selector.empty())
        Entries.push_back(
            {Selector.str(),
             ("Selects the container as .format " + Info.Name + " does.")
                 .str()});
  printPseudoOpPage(OS, "Pseudo-ops of the language", std::move(Entries));
}
