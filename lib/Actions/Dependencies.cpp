//===- Dependencies.cpp - Rules for make ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints one rule with one file per line.
//
//===----------------------------------------------------------------------===//

#include "Actions/Dependencies.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

std::string clrx::quoteForMake(StringRef Name) {
  std::string Quoted;
  for (size_t I = 0; I < Name.size(); ++I) {
    const char C = Name[I];
    if (C == ' ' || C == '\t') {
      // Before a blank, make reads backslashes in pairs.
      const StringRef Before = Name.take_front(I);
      Quoted.append(Before.size() - Before.rtrim('\\').size() + 1, '\\');
    } else if (C == '#') {
      Quoted += '\\';
    } else if (C == '$') {
      Quoted += '$';
    }
    Quoted += C;
  }
  return Quoted;
}

void clrx::printDependencies(const DependencyOptions &Options,
                             ArrayRef<std::string> Files, raw_ostream &OS) {
  OS << join(Options.Targets, " ") << ':';
  for (StringRef File : Files)
    OS << " \\\n  " << quoteForMake(File);
  OS << '\n';
  if (!Options.HasPhonyTargets)
    return;
  for (StringRef File : drop_begin(Files))
    OS << quoteForMake(File) << ":\n";
}
