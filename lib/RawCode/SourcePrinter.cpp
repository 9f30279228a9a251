//===- SourcePrinter.cpp - Raw code as source -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Print/CodePrinter.h"
#include "RawCode/Description.h"

using namespace llvm;
using namespace clrx;

static Error printSource(StringRef Code, const SourcePrintOptions &Options,
                         raw_ostream &OS, PrintedCode *Printed) {
  printTarget(OS, "rawcode", Options.Device, Options.Wave32,
              /*IsExact=*/Options.Exact);
  OS << ".text\n";
  InstTemplatePool Templates(getGPUInfo(Options.Device).Architecture,
                             Options.Wave32);
  CodePrinter(Code, CodePrintOptions(Options, Templates), /*SectionNumber=*/0,
              {}, {}, Printed)
      .printAll(OS);
  return Error::success();
}

const BinaryContainer &rawcode::getBinaryContainer() {
  static constexpr BinaryContainer Container = {
      "rawcode",
      "raw code",
      [](StringRef) { return false; },
      printSource,
      [](StringRef) { return std::vector<NestedElf>(); },
      [](StringRef, const SourcePrintOptions &Options) {
        return Expected<GPU>(Options.Device);
      },
      [](StringRef, const SourcePrintOptions &) {
        return Expected<BinaryContents>(BinaryContents{"raw code", {}});
      },
      [](StringRef Binary, const SourcePrintOptions &, unsigned) {
        return Expected<std::string>(Binary.str());
      }};
  return Container;
}
