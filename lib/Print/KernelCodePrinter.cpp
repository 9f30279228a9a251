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

constexpr unsigned DeepIndent = 8;

static void printHeader(raw_ostream &OS, StringRef Header, HeaderStyle Style) {
  if (Header.empty())
    return;
  if (Style == HeaderStyle::Bytes)
    printData(OS, Header, DeepIndent);
  else if (Style == HeaderStyle::Skip)
    OS << ".skip " << Header.size() << '\n';
}

static void printSymbolData(raw_ostream &OS, StringRef Name, StringRef Data) {
  OS << ".global " << Name << '\n';
  printData(OS, Data, DeepIndent);
}

/// The instructions of \p Regions, which are sorted; and, first, what stands in
/// front of all.
static std::vector<CodeRange> getRanges(ArrayRef<CodeRegion> Regions,
                                        uint64_t CodeSize) {
  std::vector<CodeRange> Ranges(1);
  Ranges[0].End =
      Regions.empty() ? CodeSize : std::min(Regions[0].Label.Offset, CodeSize);
  for (size_t I = 0; I != Regions.size(); ++I) {
    uint64_t End =
        I + 1 == Regions.size() ? CodeSize : Regions[I + 1].Label.Offset;
    uint64_t Begin =
        std::min(Regions[I].Label.Offset + Regions[I].HeaderSize, End);
    Ranges.push_back({Begin, std::min(End, CodeSize)});
  }
  return Ranges;
}

void clrx::printCodeRegions(StringRef Code, const CodePrintOptions &Options,
                            std::vector<CodeRegion> Regions,
                            std::vector<CodeRelocation> Relocations,
                            HeaderStyle Headers, bool ShowData,
                            raw_ostream &OS) {
  OS << ".text\n";
  llvm::stable_sort(Regions, [](const CodeRegion &L, const CodeRegion &R) {
    return L.Label.Offset < R.Label.Offset;
  });
  const std::vector<CodeRange> Ranges = getRanges(Regions, Code.size());
  std::vector<CodeLabel> Labels;
  for (const CodeRegion &Region : Regions)
    Labels.push_back(Region.Label);
  CodePrinter Printer(Code, Options, /*SectionNumber=*/0, std::move(Labels),
                      std::move(Relocations));
  if (Ranges[0].Begin < Ranges[0].End)
    Printer.findLabels(Ranges[0]);
  for (auto [Region, R] : zip_equal(Regions, drop_begin(Ranges)))
    if (R.Begin < R.End && !Region.IsData)
      Printer.findLabels(R);
  if (Ranges[0].End) {
    Printer.printWarnings(OS, Ranges[0]);
    Printer.print(OS, Ranges[0]);
  }
  for (auto [Region, R] : zip_equal(Regions, drop_begin(Ranges))) {
    const uint64_t Offset = Region.Label.Offset;
    Printer.printLabels(OS, Offset);
    if (Region.IsData) {
      if (ShowData)
        printSymbolData(OS, Region.Label.Name, Code.slice(R.Begin, R.End));
      continue;
    }
    printHeader(OS, Code.slice(Offset, std::max(R.Begin, Offset)), Headers);
    Printer.printWarnings(OS, R);
    Printer.print(OS, R);
  }
  Printer.printRemainingLabels(OS, alignDown(Code.size(), 4));
}

void clrx::printKernelCode(StringRef Code, const CodePrintOptions &Options,
                           std::vector<CodeLabel> Kernels,
                           std::vector<CodeRelocation> Relocations,
                           HeaderStyle Headers, raw_ostream &OS) {
  constexpr uint64_t HeaderSize = 256;
  std::vector<CodeRegion> Regions;
  for (CodeLabel &K : Kernels)
    Regions.push_back({std::move(K), HeaderSize});
  printCodeRegions(Code, Options, std::move(Regions), std::move(Relocations),
                   Headers, /*ShowData=*/true, OS);
}
