//===- KernelCodePrinter.cpp - Code of kernels with headers ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Labels are those of the whole section, warnings those of its last kernel.
//
//===----------------------------------------------------------------------===//

#include "clrx/Print/KernelCodePrinter.h"
#include "clrx/Print/DataPrinter.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

constexpr uint64_t HeaderSize = 256;

static void printHeader(raw_ostream &OS, StringRef Header, HeaderStyle Style) {
  constexpr unsigned DeepIndent = 8;
  if (Style == HeaderStyle::Bytes)
    printData(OS, Header, DeepIndent);
  else if (Style == HeaderStyle::Skip)
    OS << ".skip " << HeaderSize << '\n';
}

void clrx::printKernelCode(StringRef Code, const CodePrintOptions &Options,
                           std::vector<CodeLabel> Kernels,
                           std::vector<CodeRelocation> Relocations,
                           HeaderStyle Headers, raw_ostream &OS) {
  OS << ".text\n";
  llvm::stable_sort(Kernels, [](const CodeLabel &L, const CodeLabel &R) {
    return L.Offset < R.Offset;
  });
  // The first range is what stands in front of all kernels.
  std::vector<CodeRange> Ranges(1);
  Ranges[0].End = Kernels.empty()
                      ? Code.size()
                      : std::min<uint64_t>(Kernels[0].Offset, Code.size());
  for (size_t I = 0; I != Kernels.size(); ++I) {
    uint64_t End =
        I + 1 == Kernels.size() ? Code.size() : Kernels[I + 1].Offset;
    uint64_t Begin = std::min(Kernels[I].Offset + HeaderSize, End);
    Ranges.push_back({Begin, std::min<uint64_t>(End, Code.size())});
  }
  CodePrinter Printer(Code, Options, /*SectionNumber=*/0, Kernels,
                      std::move(Relocations));
  for (const CodeRange &R : Ranges)
    if (R.Begin < R.End)
      Printer.findLabels(R);
  if (Ranges[0].End) {
    Printer.printWarnings(OS, Ranges[0]);
    Printer.print(OS, Ranges[0]);
  }
  for (auto [K, R] : zip_equal(Kernels, drop_begin(Ranges))) {
    Printer.printLabels(OS, K.Offset);
    printHeader(OS, Code.substr(K.Offset, HeaderSize), Headers);
    Printer.printWarnings(OS, R);
    Printer.print(OS, R);
  }
  Printer.printRemainingLabels(OS, alignDown(Code.size(), 4));
}
