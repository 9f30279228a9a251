//===- clrx-docgen.cpp - Files generated from the tables ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints manual pages, shell completions and syntax files for editors. The
// build runs this program; it is not installed.
//
//===----------------------------------------------------------------------===//

#include "Printers.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

static int printUsage() {
  errs() << "usage: clrx-docgen bash|zsh|vim|textmate\n"
            "       clrx-docgen man|fish PROGRAM\n";
  return 1;
}

int main(int Argc, char **Argv) {
  const std::vector<ProgramPage> Programs = getProgramPages();
  const StringRef Kind = Argc > 1 ? Argv[1] : "";
  const StringRef Name = Argc > 2 ? Argv[2] : "";
  auto Program =
      find_if(Programs, [&](const ProgramPage &P) { return P.Name == Name; });
  const bool IsOfProgram = Kind == "man" || Kind == "fish";
  if (IsOfProgram && Program == Programs.end())
    return printUsage();
  if (Kind == "man")
    printManPage(outs(), *Program);
  else if (Kind == "fish")
    printFishCompletion(outs(), *Program);
  else if (Kind == "bash")
    printBashCompletion(outs(), Programs);
  else if (Kind == "zsh")
    printZshCompletion(outs(), Programs);
  else if (Kind == "vim")
    printVimSyntax(outs());
  else if (Kind == "textmate")
    printTextMateGrammar(outs());
  else
    return printUsage();
  return 0;
}
