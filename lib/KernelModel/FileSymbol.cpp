//===- FileSymbol.cpp - A symbol of a file with common code ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the statements that create the symbols of a file.
//
//===----------------------------------------------------------------------===//

#include "clrx/KernelModel/FileSymbol.h"
#include "Print/SectionPrinter.h"

using namespace llvm;
using namespace clrx;

LabelMap clrx::makeLabelMap(ArrayRef<FileSymbol> Symbols) {
  LabelMap Names;
  for (const FileSymbol &S : Symbols)
    Names.add(S.Section, S.ExtraIndex, {S.Value, S.Name});
  Names.sort();
  return Names;
}

void clrx::printAddedSymbols(raw_ostream &OS, ArrayRef<FileSymbol> Symbols) {
  for (const FileSymbol &S : Symbols) {
    if (S.Section == FileSymbol::Absolute)
      OS << S.Name << '=' << S.Value << '\n';
    printAddedSymbol(OS, S.Name, S.Size, S.Binding);
  }
}
