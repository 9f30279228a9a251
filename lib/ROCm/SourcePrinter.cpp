//===- SourcePrinter.cpp - ROCm modules as source -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the source of a module in the order of clrxdisasm. An exact source
// goes on with the labels, symbols and sections that clrxdisasm leaves out.
//
//===----------------------------------------------------------------------===//

#include "ROCm/SourcePrinter.h"
#include "ConfigLifter.h"
#include "KernelModel/FieldPrinter.h"
#include "KernelModel/Lowering.h"
#include "KernelModel/RsrcBits.h"
#include "MetadataPrinter.h"
#include "Parts.h"
#include "Print/DataPrinter.h"
#include "Print/SourcePrinter.h"
#include "clrx/ROCm/Reader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

namespace {

class Printer : SourcePrinter {
public:
  Printer(const Module &M, const SourcePrintOptions &Options, raw_ostream &OS,
          PrintedCode *Printed)
      : SourcePrinter(Options, M.Device, OS, Printed, M.Kernels.size()), M(M) {
    // If a name occurs twice, the first symbol is used.
    for (const Symbol &S : M.ExtraSymbols)
      SymbolsByName.try_emplace(S.Name, &S);
    if (isExact())
      Labels = makeLabelMap(M.ExtraSymbols);
  }

  void print();

private:
  const Module &M;
  StringMap<const Symbol *> SymbolsByName;
  LabelMap Labels; ///< Labels of an exact source.
  /// For each kernel, the configuration that produces its header or descriptor
  /// again; empty if there is none.
  std::vector<std::string> Lifted;

  void liftConfigs();
  void printHead();
  void printGOT();
  void printData();
  void printExactData();
  void printMetadata();
  bool isShown(const Kernel &K) const;
  void printKernel(unsigned Index);
  void printDescriptor(unsigned Index);
  void printCode();
  void printExtraParts();

  bool isLLVM10() const { return M.Format == FileFormat::LLVM10; }
};

} // namespace

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

void Printer::printHead() {
  printTarget("rocm");
  OS << ".arch_minor " << M.ArchMinor.value_or(0) << "\n.arch_stepping "
     << M.ArchStepping.value_or(0) << '\n';
  const uint32_t Flags = M.ElfFlags.value_or(0);
  if (Flags || (isExact() && M.Format != FileFormat::Old))
    OS << ".eflags " << Flags << '\n';
  if (M.Format == FileFormat::New)
    OS << ".newbinfmt\n";
  else if (isLLVM10())
    OS << ".llvm10binfmt\n";
  if (M.HasMsgPack)
    OS << ".metadatav3\n";
  if (!M.Target.empty())
    printString(".target", M.Target);
}

/// Writes the entries of the global offset table. In an exact source, symbols
/// of data are labels.
void Printer::printGOT() {
  for (const std::string &Name : M.GOT) {
    const Symbol *S = SymbolsByName.lookup(Name);
    const bool IsData = S && S->Section == Symbol::GlobalData;
    if (isExact() || IsData)
      OS << ".global " << Name << '\n';
    if (!isExact() && IsData)
      OS << Name << " = .gdata + " << S->Value << '\n';
    OS << ".gotsym " << Name << '\n';
  }
}

void Printer::printData() {
  if (!M.GlobalData || (M.GlobalData->empty() && !isExact()))
    return;
  OS << ".globaldata\n.gdata:\n";
  if (isExact())
    return printExactData();
  StringRef Data = *M.GlobalData;
  // Leave room for the descriptors, which are printed as configurations.
  if (isLLVM10() && Options.ShowConfig)
    for (const Kernel &K : M.Kernels)
      if (!K.IsFunction) {
        OS << ".skip " << sizeof(KernelDescriptor) << '\n';
        Data = Data.drop_front(
            std::min<size_t>(Data.size(), sizeof(KernelDescriptor)));
      }
  clrx::printData(OS, Data);
}

/// Writes the data with room for the descriptors that are lifted.
void Printer::printExactData() {
  const StringRef Data = *M.GlobalData;
  const std::vector<SourceLabel> All = Labels.get(Symbol::GlobalData);
  ArrayRef<SourceLabel> Left = All;
  uint64_t Begin = 0;
  const auto PrintUpTo = [&](uint64_t End, bool IsDescriptor) {
    std::vector<SourceLabel> Here;
    for (; !Left.empty() && (Left[0].Offset < End || End == Data.size());
         Left = Left.drop_front())
      Here.push_back({Left[0].Offset - Begin, Left[0].Name});
    if (IsDescriptor)
      printLabeledSkips(OS, End - Begin, std::move(Here));
    else
      printLabeled(Data.slice(Begin, End), std::move(Here));
    Begin = End;
  };
  if (isLLVM10())
    for (auto [I, Config] : enumerate(Lifted))
      if (!Config.empty()) {
        if (const uint64_t Offset = I * sizeof(KernelDescriptor);
            Offset > Begin)
          PrintUpTo(Offset, /*IsDescriptor=*/false);
        PrintUpTo(Begin + sizeof(KernelDescriptor), /*IsDescriptor=*/true);
      }
  if (Begin < Data.size() || Begin == 0)
    PrintUpTo(Data.size(), /*IsDescriptor=*/false);
}

/// Writes the section .metadata. An exact source needs the section even if it
/// is empty, because the assembler would otherwise make metadata for the new
/// formats.
void Printer::printMetadata() {
  const StringRef Bytes = M.MetadataBytes ? *M.MetadataBytes : StringRef();
  if (Bytes.empty() && !(isExact() && M.Format != FileFormat::Old))
    return;
  OS << ".metadata\n";
  printText(OS, Bytes);
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

void Printer::printDescriptor(unsigned Index) {
  const KernelDescriptor D = readAt<KernelDescriptor>(
      *M.GlobalData, uint64_t(Index) * sizeof(KernelDescriptor));
  constexpr unsigned SharedVGPRGranule = 8;
  AmdKernelCode Header = makeHeader(D);
  Header.CodeEntryOffset = D.CodeEntryOffset;
  KernelConfig Words = readRsrcFields(Header, A, getArchInfo(A).VGPRGranule);
  Words.set(KernelField::PgmRsrc3, D.PgmRsrc3);
  Words.set(KernelField::SharedVGPRs,
            rsrc::GFX10_GFX11_SHARED_VGPR_COUNT.get(D.PgmRsrc3) *
                SharedVGPRGranule);
  printRsrcLines(OS, Words, InDescriptor);
  printHeaderLines(OS, readFields(Header, A), InDescriptor);
}

/// Returns true if the source shows \p K. clrxdisasm ignores the functions of
/// the new format.
bool Printer::isShown(const Kernel &K) const {
  return isExact() || !K.IsFunction || M.Format != FileFormat::New;
}

void Printer::printKernel(unsigned Index) {
  const Kernel &K = M.Kernels[Index];
  if (!isShown(K))
    return;
  printKernelName(K.Name);
  if (K.IsFunction)
    OS << "    .fkernel\n";
  printLifted(Index, [&](raw_ostream &ConfigOS) {
    ConfigOS << Lifted[Index];
    return !Lifted[Index].empty();
  });
  if (!Options.ShowConfig)
    return;
  OS << "    .config\n";
  if (isLLVM10())
    printDescriptor(Index);
  else
    printHSAConfig(OS, readAt<AmdKernelCode>(M.Code, K.Offset), A);
  if (!M.MetadataBytes || M.MetadataBytes->empty())
    return;
  OS << "    .config\n";
  printKernelMetadata(OS, K.Metadata);
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

void Printer::printCode() {
  if (M.Code.empty() && !isExact())
    return;
  std::vector<PrintedKernel> Kernels;
  for (auto [I, K] : enumerate(M.Kernels))
    if (isShown(K))
      Kernels.push_back({{K.Offset, K.Name},
                         getHeaderStyle(I, Options.ShowConfig),
                         isLLVM10() ? 0 : sizeof(AmdKernelCode)});
  for (const Symbol &S : M.ExtraSymbols)
    if (S.Section == Symbol::Code)
      Kernels.push_back(
          {{S.Value, S.Name},
           Options.ShowData ? HeaderStyle::Bytes : HeaderStyle::None,
           /*HeaderSize=*/0,
           /*IsData=*/true});
  printModuleText(M.Code, std::move(Kernels), {});
}

//===----------------------------------------------------------------------===//
// Parts that clrxdisasm leaves out
//===----------------------------------------------------------------------===//

void Printer::printExtraParts() {
  if (M.Comment)
    printComment(OS, *M.Comment, DefaultComment, Labels.get(Symbol::Comment));
  printSections(M.ExtraSections, Labels, Symbol::Extra);
  printAddedSymbols(OS, M.ExtraSymbols);
}

void Printer::liftConfigs() {
  Lifted.resize(M.Kernels.size());
  if (!liftsConfigs())
    return;
  ConfigLifter Lifter(M);
  for (unsigned I = 0; I != M.Kernels.size(); ++I)
    if (!Options.Exact->isRaw(I))
      Lifted[I] = Lifter.print(I);
}

void Printer::print() {
  liftConfigs();
  printHead();
  printGOT();
  if (Options.ShowData)
    printData();
  if (Options.ShowConfig)
    printFileMetadata(OS, M);
  else if (Options.ShowMetadata)
    printMetadata();
  for (unsigned I = 0; I != M.Kernels.size(); ++I)
    printKernel(I);
  printCode();
  if (isExact())
    printExtraParts();
}

Error rocm::printSource(StringRef Binary, const SourcePrintOptions &Options,
                        raw_ostream &OS, PrintedCode *Printed) {
  Expected<Module> M = readModule(Binary);
  if (!M)
    return M.takeError();
  if (Options.ShowConfig)
    if (Error E = readMetadata(*M))
      return E;
  Printer(*M, Options, OS, Printed).print();
  return Error::success();
}
