//===- KernelCodePrinter.cpp - Code of kernels with headers ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the labels of the whole section and the warnings of its last kernel.
//
//===----------------------------------------------------------------------===//

#include "Print/KernelCodePrinter.h"
#include "Print/DataPrinter.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

constexpr unsigned DeepIndent = 8;

static void printHeader(raw_ostream &OS, StringRef Header, HeaderStyle Style,
                        bool IsReadable) {
  if (Style == HeaderStyle::Bytes)
    printData(OS, Header, DeepIndent);
  else if (Style == HeaderStyle::Skip && !Header.empty())
    OS << (IsReadable ? "    " : "") << ".skip " << Header.size() << '\n';
}

static void printSymbolData(raw_ostream &OS, const PrintedKernel &Kernel,
                            StringRef Data) {
  if (Kernel.Header != HeaderStyle::Bytes)
    return;
  OS << ".global " << Kernel.Label.Name << '\n';
  printData(OS, Data, DeepIndent);
}

/// Returns the code before all \p Kernels, which are sorted, and the code after
/// the header of each.
static std::vector<CodeRange> getRanges(ArrayRef<PrintedKernel> Kernels,
                                        uint64_t CodeSize) {
  std::vector<CodeRange> Ranges(1);
  Ranges[0].End =
      Kernels.empty() ? CodeSize : std::min(Kernels[0].Label.Offset, CodeSize);
  for (size_t I = 0; I != Kernels.size(); ++I) {
    const uint64_t End =
        I + 1 == Kernels.size() ? CodeSize : Kernels[I + 1].Label.Offset;
    const PrintedKernel &K = Kernels[I];
    const uint64_t Begin =
        K.IsData ? End : std::min(K.Label.Offset + K.HeaderSize, End);
    Ranges.push_back({Begin, std::min(End, CodeSize)});
  }
  return Ranges;
}

void clrx::printKernelCode(StringRef Code, const CodePrintOptions &Options,
                           std::vector<PrintedKernel> Kernels,
                           std::vector<CodeRelocation> Relocations,
                           raw_ostream &OS, PrintedCode *Printed) {
  OS << ".text\n";
  llvm::stable_sort(Kernels,
                    [](const PrintedKernel &L, const PrintedKernel &R) {
                      return L.Label.Offset < R.Label.Offset;
                    });
  const std::vector<CodeRange> Ranges = getRanges(Kernels, Code.size());
  std::vector<CodeLabel> Labels;
  for (const PrintedKernel &K : Kernels)
    Labels.push_back(K.Label);
  CodePrinter Printer(Code, Options, /*SectionNumber=*/0, std::move(Labels),
                      std::move(Relocations), Printed);
  for (const CodeRange &R : Ranges)
    if (R.Begin < R.End)
      Printer.findLabels(R);
  if (Ranges[0].End) {
    Printer.printWarnings(OS, Ranges[0]);
    Printer.print(OS, Ranges[0]);
  }
  for (auto [K, R] : zip_equal(Kernels, drop_begin(Ranges))) {
    const uint64_t Offset = K.Label.Offset;
    Printer.printLabels(OS, Offset);
    // The next kernel can begin before the header ends. An exact source has
    // each byte only once.
    if (K.IsData)
      printSymbolData(OS, K, Code.slice(Offset, R.End));
    else
      printHeader(
          OS,
          Code.substr(Offset, Options.Exact ? R.Begin - Offset : K.HeaderSize),
          K.Header, Options.IsReadable);
    Printer.printWarnings(OS, R);
    Printer.print(OS, R);
  }
  Printer.printRemainingLabels(OS, Options.Exact ? Code.size()
                                                 : alignDown(Code.size(), 4));
}
