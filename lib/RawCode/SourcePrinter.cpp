//===- SourcePrinter.cpp - Raw code as source -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The frame around the code.
//
//===----------------------------------------------------------------------===//

#include "clrx/RawCode/SourcePrinter.h"
#include "clrx/Print/CodePrinter.h"

using namespace llvm;
using namespace clrx;

void rawcode::printSource(StringRef Code, const SourcePrintOptions &Options,
                          raw_ostream &OS) {
  printTarget(OS, "rawcode", Options.Device, Options.Wave32,
              /*IsExact=*/Options.Exact);
  OS << ".text\n";
  CodePrinter Printer(Code, CodePrintOptions(Options), /*SectionNumber=*/0);
  Printer.printAll(OS);
}
