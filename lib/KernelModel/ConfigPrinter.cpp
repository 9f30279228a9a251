//===- ConfigPrinter.cpp - Kernel headers as pseudo-ops -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints lines in clrxdisasm's order, which differs from the order of the
// header and from the order of the table.
//
//===----------------------------------------------------------------------===//

#include "KernelModel/ConfigPrinter.h"
#include "clrx/KernelModel/KernelConfig.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

raw_ostream &ConfigLines::begin(StringRef Name) {
  return OS << "        ." << Name;
}

void ConfigLines::number(StringRef Name, uint64_t Value) {
  begin(Name) << ' ' << Value << '\n';
}

void ConfigLines::hex(StringRef Name, uint64_t Value, unsigned Digits) {
  begin(Name) << ' ' << format_hex(Value, Digits + 2) << '\n';
}

void ConfigLines::flag(StringRef Name, bool IsSet) {
  if (IsSet)
    begin(Name) << '\n';
}

static void printDimLetters(raw_ostream &OS, unsigned Dims) {
  for (unsigned I = 0; I != 3; ++I)
    if (Dims >> I & 1)
      OS << "xyz"[I];
}

void ConfigLines::dims(StringRef Name, uint32_t Rsrc2, bool AlwaysBoth) {
  unsigned Group = Rsrc2 >> 7 & 7;
  unsigned Local = LocalDimSets[Rsrc2 >> 11 & 3];
  begin(Name) << ' ';
  printDimLetters(OS, Group);
  if (Group != Local || AlwaysBoth) {
    OS << ", ";
    printDimLetters(OS, Local);
  }
  OS << '\n';
}
