//===- SourcePrinter.cpp - ROCm modules as source -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a module's text in the order of clrxdisasm. Texts that are to assemble
// to the same file go on where clrxdisasm's ends: with labels, symbols and
// sections.
//
//===----------------------------------------------------------------------===//

#include "clrx/ROCm/SourcePrinter.h"
#include "ConfigLifter.h"
#include "MetadataPrinter.h"
#include "Parts.h"
#include "clrx/KernelModel/ConfigPrinter.h"
#include "clrx/KernelModel/Lowering.h"
#include "clrx/Print/DataPrinter.h"
#include "clrx/Print/KernelCodePrinter.h"
#include "clrx/Print/SectionPrinter.h"
#include "clrx/ROCm/Reader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

namespace {

class Printer {
public:
  Printer(const Module &M, const SourcePrintOptions &Options, raw_ostream &OS)
      : M(M), Options(Options), A(getGPUInfo(M.Device).Architecture), OS(OS) {
    // Where a name occurs twice, the first one counts.
    for (const Symbol &S : M.ExtraSymbols)
      SymbolsByName.try_emplace(S.Name, &S);
    if (Options.Exact)
      Labels = getPlaceNames(M.ExtraSymbols);
  }

  void print();

private:
  const Module &M;
  const SourcePrintOptions &Options;
  const Arch A;
  raw_ostream &OS;
  StringMap<const Symbol *> SymbolsByName;
  /// The names of places in sections, in texts that are to be assembled.
  PlaceNames Labels;
  /// The .config of each kernel that makes the same file; empty: none.
  std::vector<std::string> Lifted;

  void liftConfigs();
  void printHead();
  void printGOT();
  void printData();
  void printExactData();
  void printMetadata();
  bool isShown(const Kernel &K) const;
  void printKernel(unsigned Index);
  void printHeader(const Kernel &K);
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
  printTarget(OS, "rocm", M.Device, Options.Wave32);
  OS << ".arch_minor " << M.ArchMinor.value_or(0) << "\n.arch_stepping "
     << M.ArchStepping.value_or(0) << '\n';
  const uint32_t Flags = M.ElfFlags.value_or(0);
  if (Flags || (Options.Exact && M.Format != FileFormat::Old))
    OS << ".eflags " << Flags << '\n';
  if (M.Format == FileFormat::New)
    OS << ".newbinfmt\n";
  else if (isLLVM10())
    OS << ".llvm10binfmt\n";
  if (M.HasMsgPack)
    OS << ".metadatav3\n";
  if (!M.Target.empty()) {
    OS << ".target ";
    printQuoted(OS, M.Target);
    OS << '\n';
  }
}

/// In texts that are to be assembled, symbols of data are labels.
void Printer::printGOT() {
  for (const std::string &Name : M.GOT) {
    const Symbol *S = SymbolsByName.lookup(Name);
    const bool IsData = S && S->Section == Symbol::GlobalData;
    if (Options.Exact || IsData)
      OS << ".global " << Name << '\n';
    if (!Options.Exact && IsData)
      OS << Name << " = .gdata + " << S->Value << '\n';
    OS << ".gotsym " << Name << '\n';
  }
}

void Printer::printData() {
  if (!M.GlobalData || (M.GlobalData->empty() && !Options.Exact))
    return;
  OS << ".globaldata\n.gdata:\n";
  if (Options.Exact)
    return printExactData();
  StringRef Data = *M.GlobalData;
  // Room for the descriptors, which are printed as configurations.
  if (isLLVM10() && Options.ShowConfig)
    for (const Kernel &K : M.Kernels)
      if (!K.IsFunction) {
        OS << ".skip " << sizeof(KernelDescriptor) << '\n';
        Data = Data.drop_front(
            std::min<size_t>(Data.size(), sizeof(KernelDescriptor)));
      }
  clrx::printData(OS, Data);
}

/// With room for the descriptors that are lifted.
void Printer::printExactData() {
  const StringRef Data = *M.GlobalData;
  const std::vector<SourceLabel> All = Labels.get(Symbol::GlobalData);
  ArrayRef<SourceLabel> Left = All;
  uint64_t Begin = 0;
  const auto PrintUpTo = [&](uint64_t End, bool IsRoom) {
    std::vector<SourceLabel> Here;
    for (; !Left.empty() && (Left[0].Offset < End || End == Data.size());
         Left = Left.drop_front())
      Here.push_back({Left[0].Offset - Begin, Left[0].Name});
    if (IsRoom)
      printLabeledSkips(OS, End - Begin, std::move(Here));
    else
      printLabeledData(OS, Data.slice(Begin, End), std::move(Here),
                       Options.IsReadable);
    Begin = End;
  };
  if (isLLVM10())
    for (auto [I, Config] : enumerate(Lifted))
      if (!Config.empty()) {
        if (const uint64_t Place = I * sizeof(KernelDescriptor); Place > Begin)
          PrintUpTo(Place, /*IsRoom=*/false);
        PrintUpTo(Begin + sizeof(KernelDescriptor), /*IsRoom=*/true);
      }
  if (Begin < Data.size() || Begin == 0)
    PrintUpTo(Data.size(), /*IsRoom=*/false);
}

/// An empty section keeps new formats from having metadata at all.
void Printer::printMetadata() {
  const StringRef Bytes = M.MetadataBytes ? *M.MetadataBytes : StringRef();
  if (Bytes.empty() && !(Options.Exact && M.Format != FileFormat::Old))
    return;
  OS << ".metadata\n";
  printText(OS, Bytes);
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

void Printer::printHeader(const Kernel &K) {
  constexpr unsigned DeepIndent = 8;
  const AmdKernelCode Header = readAt<AmdKernelCode>(M.Code, K.Offset);
  printHSAConfig(OS, Header, A, "");
  OS << "    .control_directive\n";
  clrx::printData(
      OS,
      StringRef(reinterpret_cast<const char *>(Header.ControlDirectives),
                sizeof(Header.ControlDirectives)),
      DeepIndent);
}

void Printer::printDescriptor(unsigned Index) {
  constexpr uint16_t Wave32Flag = 1 << 10;
  const KernelDescriptor D = readAt<KernelDescriptor>(
      *M.GlobalData, uint64_t(Index) * sizeof(KernelDescriptor));
  ConfigLines Lines(OS);
  Lines.dims("dims", D.PgmRsrc2);
  Lines.number("sgprsnum", getSGPRCount(D.PgmRsrc1, A));
  Lines.number("vgprsnum",
               getVGPRCount(D.PgmRsrc1, getArchInfo(A).VGPRGranule));
  Lines.number("shared_vgprs", (D.PgmRsrc3 & 15) * 8);
  printModes(Lines, D.PgmRsrc1, D.PgmRsrc2, "");
  Lines.numberIfSet("localsize", readLDSSize(D.PgmRsrc2, A));
  Lines.number("userdatanum", D.PgmRsrc2 >> 1 & 31);
  Lines.hex("pgmrsrc1", D.PgmRsrc1, 8);
  Lines.hex("pgmrsrc2", D.PgmRsrc2, 8);
  Lines.hex("pgmrsrc3", D.PgmRsrc3, 8);
  Lines.number("group_segment_fixed_size", D.GroupSegmentSize);
  Lines.number("private_segment_fixed_size", D.PrivateSegmentSize);
  Lines.hex("kernel_code_entry_offset", D.CodeEntryOffset);
  printSGPRFlags(Lines, D.SGPRFlags);
  Lines.flag("use_wave32", D.SGPRFlags & Wave32Flag);
}

/// clrxdisasm knows no functions in the new format.
bool Printer::isShown(const Kernel &K) const {
  return Options.Exact || !K.IsFunction || M.Format != FileFormat::New;
}

void Printer::printKernel(unsigned Index) {
  const Kernel &K = M.Kernels[Index];
  if (!isShown(K))
    return;
  OS << (Options.IsReadable ? "\n" : "") << ".kernel " << K.Name << '\n';
  if (K.IsFunction)
    OS << "    .fkernel\n";
  if (!Lifted[Index].empty()) {
    const uint64_t Begin = OS.tell();
    OS << Lifted[Index];
    Options.Exact->Configs.push_back({Index, Begin, OS.tell()});
  }
  if (!Options.ShowConfig)
    return;
  OS << "    .config\n";
  if (isLLVM10())
    printDescriptor(Index);
  else
    printHeader(K);
  if (!M.MetadataBytes || M.MetadataBytes->empty())
    return;
  OS << "    .config\n";
  printKernelMetadata(OS, K.Metadata);
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

void Printer::printCode() {
  if (M.Code.empty() && !Options.Exact)
    return;
  HeaderStyle Style = HeaderStyle::None;
  if (Options.ShowConfig)
    Style = HeaderStyle::Skip;
  else if (Options.ShowMetadata)
    Style = HeaderStyle::Bytes;
  std::vector<KernelPlace> Places;
  for (auto [K, Config] : zip_equal(M.Kernels, Lifted))
    if (isShown(K))
      Places.push_back({{K.Offset, K.Name},
                        Config.empty() ? Style : HeaderStyle::Skip,
                        isLLVM10() ? 0 : sizeof(AmdKernelCode)});
  for (const Symbol &S : M.ExtraSymbols)
    if (S.Section == Symbol::Code)
      Places.push_back(
          {{S.Value, S.Name},
           Options.ShowData ? HeaderStyle::Bytes : HeaderStyle::None,
           /*HeaderSize=*/0,
           /*IsData=*/true});
  printKernelCode(M.Code, CodePrintOptions(Options), std::move(Places), {}, OS);
}

//===----------------------------------------------------------------------===//
// What clrxdisasm does not print
//===----------------------------------------------------------------------===//

void Printer::printExtraParts() {
  if (M.Comment)
    printComment(OS, *M.Comment, DefaultComment, Labels.get(Symbol::Comment));
  for (auto [I, S] : enumerate(M.ExtraSections))
    printSection(OS, S, Labels.get(Symbol::Extra, I), Options.IsReadable);
  printAddedSymbols(OS, M.ExtraSymbols);
}

void Printer::liftConfigs() {
  Lifted.resize(M.Kernels.size());
  if (!Options.Exact || !Options.LiftConfigs)
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
  if (Options.Exact)
    printExtraParts();
}

Error rocm::printModule(const Module &M, const SourcePrintOptions &Options,
                        raw_ostream &OS) {
  SourcePrintOptions Chosen = Options;
  Chosen.Device = M.Device;
  if (!Options.ShowConfig) {
    Printer(M, Chosen, OS).print();
    return Error::success();
  }
  Module WithMetadata = M;
  if (Error E = readMetadata(WithMetadata))
    return E;
  Printer(WithMetadata, Chosen, OS).print();
  return Error::success();
}

Error rocm::printSource(StringRef Binary, const SourcePrintOptions &Options,
                        raw_ostream &OS) {
  Expected<Module> M = readModule(Binary);
  if (!M)
    return M.takeError();
  return printModule(*M, Options, OS);
}
