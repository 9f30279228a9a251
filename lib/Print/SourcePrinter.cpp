//===- SourcePrinter.cpp - Base of the containers' source printers --------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Print/SourcePrinter.h"
#include "Print/DataPrinter.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

SourcePrinter::SourcePrinter(const SourcePrintOptions &PrintOptions, GPU Device,
                             raw_ostream &OS, PrintedCode *Printed,
                             size_t NumKernels)
    : Options(PrintOptions), A(getGPUInfo(Device).Architecture), OS(OS),
      Printed(Printed), Templates(A, PrintOptions.Wave32),
      HasLifted(NumKernels) {
  Options.Device = Device;
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

void SourcePrinter::printTarget(StringRef Container, bool IsLanguageDevice) {
  clrx::printTarget(OS, Container, Options.Device, Options.Wave32,
                    IsLanguageDevice);
}

void SourcePrinter::printAddressSize(bool Is64Bit) {
  OS << (Is64Bit ? ".64bit\n" : ".32bit\n");
}

void SourcePrinter::printString(StringRef Name, StringRef Text) {
  OS << Name << ' ';
  printQuoted(OS, Text);
  OS << '\n';
}

void SourcePrinter::printKernelName(StringRef Name) {
  OS << (Options.IsReadable ? "\n" : "") << ".kernel " << Name << '\n';
}

void SourcePrinter::printLabeled(StringRef Data,
                                 std::vector<SourceLabel> Labels) {
  printLabeledData(OS, Data, std::move(Labels), Options.IsReadable);
}

//===----------------------------------------------------------------------===//
// Configurations instead of headers
//===----------------------------------------------------------------------===//

bool SourcePrinter::printLifted(
    unsigned Index, function_ref<bool(raw_ostream &ConfigOS)> Print) {
  if (!liftsConfigs() || Options.Exact->isRaw(Index))
    return false;
  std::string Text;
  raw_string_ostream TextOS(Text);
  if (!Print(TextOS))
    return false;
  const uint64_t Begin = OS.tell();
  OS << Text;
  Printed->Configs.push_back({Index, Begin, OS.tell()});
  HasLifted.set(Index);
  return true;
}

HeaderStyle SourcePrinter::getHeaderStyle(unsigned Index,
                                          bool ShowsConfig) const {
  if (ShowsConfig || isLifted(Index))
    return HeaderStyle::Skip;
  return Options.ShowMetadata ? HeaderStyle::Bytes : HeaderStyle::None;
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

void SourcePrinter::printKernelText(StringRef Name, StringRef Code,
                                    ArrayRef<SourceLabel> Labels,
                                    std::vector<CodeRelocation> Relocations) {
  if (Code.empty() && Labels.empty())
    return;
  OS << "    .text\n";
  CodePrintOptions CodeOptions(Options, Templates);
  CodeOptions.KernelName = Name.str();
  CodePrinter(Code, CodeOptions, SectionNumber++, {}, std::move(Relocations),
              Printed)
      .printAll(OS);
  printCodeLabels(OS, Labels, Code.size());
}

void SourcePrinter::printModuleText(StringRef Code,
                                    std::vector<PrintedKernel> Kernels,
                                    std::vector<CodeRelocation> Relocations) {
  printKernelCode(Code, CodePrintOptions(Options, Templates),
                  std::move(Kernels), std::move(Relocations), OS, Printed);
}

void SourcePrinter::printPlainText(StringRef Code,
                                   std::vector<CodeLabel> Labels,
                                   std::vector<CodeRelocation> Relocations) {
  OS << ".text\n";
  CodePrinter(Code, CodePrintOptions(Options, Templates), SectionNumber++,
              std::move(Labels), std::move(Relocations), Printed)
      .printAll(OS);
}

void SourcePrinter::printSections(ArrayRef<ElfSection> Sections,
                                  const LabelMap &Names, unsigned Kind) {
  for (auto [I, S] : enumerate(Sections))
    printSection(OS, S, Names.get(Kind, I), Options.IsReadable);
}
