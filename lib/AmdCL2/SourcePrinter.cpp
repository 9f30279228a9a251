//===- SourcePrinter.cpp - AmdCL2 modules as source -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints an AmdCL2 binary in the order of clrxdisasm: first the data of the
// file, then each kernel with its code. In the HSA layout, all code comes last.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/SourcePrinter.h"
#include "AmdCL2/Format.h"
#include "AmdCL2/Lowering.h"
#include "Catalyst/ExtraParts.h"
#include "ConfigText.h"
#include "KernelModel/FieldPrinter.h"
#include "KernelModel/RsrcBits.h"
#include "Parts.h"
#include "Print/SourcePrinter.h"
#include "clrx/AmdCL2/Reader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include <set>

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;
using KF = KernelField;

namespace {

class Printer : SourcePrinter {
public:
  Printer(const Module &M, const SourcePrintOptions &Options, raw_ostream &OS,
          PrintedCode *Printed)
      : SourcePrinter(Options, M.Device, OS, Printed, M.Kernels.size()), M(M),
        Lifter(M) {
    if (isExact())
      Names = collectLabels(M.Symbols);
    for (auto [Id, Offset] : enumerate(M.SamplerOffsets))
      SamplersByOffset.emplace_back(Offset, Id);
    llvm::sort(SamplersByOffset);
  }

  Error print();

private:
  const Module &M;
  ConfigLifter Lifter;
  LabelMap Names; ///< Labels of an exact source.
  /// Offsets in the read-only data and the samplers there, sorted.
  std::vector<std::pair<uint64_t, unsigned>> SamplersByOffset;

  bool hasMainCode() const { return M.MainCode.has_value(); }

  void printHead();
  void printMetadata();
  void printSamplers();
  void printData();
  std::vector<SourceLabel> getLabels(SymbolSection Section,
                                     unsigned Index = 0) const;
  std::vector<SourceLabel> getDataLabels(SymbolSection Section) const;
  SourceLabel findTarget(SymbolSection Section, uint64_t Offset) const;
  std::vector<clrx::CodeRelocation> nameRelocations(const Code &C) const;
  void printDeviations();
  void printExtraSections();
  void printAddedSymbols();
  void printUsedSamplers(const Kernel &K);
  Error printKernel(unsigned Index);
  void printParts(const Kernel &K);
  void printMainCode();

  // Configurations.
  Error printConfig(const Kernel &K);
  void printOpenCLConfig(const AmdKernelCode &Setup, const Configuration &C);
  void printKernelSamplers(const Kernel &K);
};

} // namespace

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

void Printer::printHead() {
  printTarget("amdcl2");
  printAddressSize(M.Is64Bit);
  OS << ".arch_minor " << *M.ArchMinor << "\n.arch_stepping " << *M.ArchStepping
     << "\n.driver_version " << M.DriverVersion << '\n';
  if (hasMainCode())
    OS << ".hsalayout\n";
}

void Printer::printMetadata() {
  printString(".compile_options", M.CompileOptions);
  printString(".acl_version", M.ACLVersion);
}

void Printer::printSamplers() {
  if (Options.ShowConfig) {
    for (unsigned I = 0; I != M.getNumSamplers(); ++I)
      OS << ".sampler "
         << format_hex(support::endian::read32le(M.SamplerInit.data() +
                                                 I * sizeof(SamplerInit) +
                                                 offsetof(SamplerInit, Value)),
                       10)
         << '\n';
    return;
  }
  if (!Options.ShowSetup || M.SamplerInit.empty())
    return;
  OS << ".samplerinit\n";
  printLabeledData(OS, M.SamplerInit, getLabels(SymbolSection::SamplerInit));
}

std::vector<SourceLabel> Printer::getLabels(SymbolSection Section,
                                            unsigned Index) const {
  return Names.get(unsigned(Section), Index);
}

/// Returns the name of a data section in relocations.
static StringRef getStartLabel(SymbolSection Section) {
  return Section == SymbolSection::ReadOnlyData    ? ".gdata"
         : Section == SymbolSection::ReadWriteData ? ".ddata"
                                                   : ".bdata";
}

std::vector<SourceLabel> Printer::getDataLabels(SymbolSection Section) const {
  std::vector<SourceLabel> Result = getLabels(Section);
  Result.insert(Result.begin(), {0, getStartLabel(Section)});
  return Result;
}

void Printer::printData() {
  if (!M.ReadOnlyData.empty()) {
    OS << ".globaldata\n";
    printLabeled(M.ReadOnlyData, getDataLabels(SymbolSection::ReadOnlyData));
    for (auto [Id, Offset] : enumerate(M.SamplerOffsets))
      OS << "    .samplerreloc " << Offset << ", " << Id << '\n';
  }
  if (!M.ReadWriteData.empty()) {
    OS << ".data\n";
    printLabeled(M.ReadWriteData, getDataLabels(SymbolSection::ReadWriteData));
  }
  if (M.BSSSize) {
    OS << ".section .bss align=" << M.BSSAlignment << '\n';
    printLabeledSkips(OS, M.BSSSize, getDataLabels(SymbolSection::BSS));
  }
}

//===----------------------------------------------------------------------===//
// Parts that the format does not define
//===----------------------------------------------------------------------===//

/// Prints the parts that drivers write differently from the assembler.
void Printer::printDeviations() {
  catalyst::printSectionOrder(OS, M.OuterOrder);
  if (!M.isNewFormat())
    return;
  if (M.HasDriverTables)
    OS << ".driver_tables\n";
  if (M.ISANoteSize && M.ISANoteSize != getISANoteSize(M.getGeneration()))
    OS << ".isa_note_size " << M.ISANoteSize << '\n';
  constexpr uint64_t DefaultAlignment = 8;
  if (M.ReadOnlyAlignment && M.ReadOnlyAlignment != DefaultAlignment)
    OS << ".globaldata_align " << M.ReadOnlyAlignment << '\n';
}

/// Prints the extra sections after the code. They may be long, because
/// compilers store their own forms of the code in them.
void Printer::printExtraSections() {
  if (!M.OuterSections.empty())
    OS << ".main\n";
  printSections(M.OuterSections, Names, unsigned(SymbolSection::OuterExtra));
  if (!M.InnerSections.empty())
    OS << ".inner\n";
  printSections(M.InnerSections, Names, unsigned(SymbolSection::InnerExtra));
}

/// Prints the symbols in the order of the file, after all symbols are defined.
void Printer::printAddedSymbols() {
  for (const ExtraSymbol &S : M.Symbols) {
    if (S.Section == SymbolSection::Absolute)
      OS << S.Name << '=' << S.Value << '\n';
    if (!S.IsDriverData) {
      printAddedSymbol(OS, S.Name, S.Size, S.Binding);
      continue;
    }
    OS << ".size " << S.Name << ", " << S.Size << "\n.driver_data " << S.Name
       << '\n';
  }
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Returns the label to print for relocations to \p Offset of \p Section: the
/// last label at or before the offset, or the label of the section's start.
SourceLabel Printer::findTarget(SymbolSection Section, uint64_t Offset) const {
  const uint64_t Size =
      Section == SymbolSection::ReadOnlyData    ? M.ReadOnlyData.size()
      : Section == SymbolSection::ReadWriteData ? M.ReadWriteData.size()
                                                : M.BSSSize;
  if (Options.IsReadable && Offset <= Size) // Later labels are left out.
    if (const SourceLabel *L = Names.findLast(unsigned(Section), Offset))
      return *L;
  return {0, getStartLabel(Section)};
}

std::vector<clrx::CodeRelocation>
Printer::nameRelocations(const Code &C) const {
  std::vector<clrx::CodeRelocation> Result;
  for (const amdcl2::CodeRelocation &R : C.Relocations) {
    const SourceLabel Target = findTarget(R.Target, R.Addend);
    Result.push_back(
        {R.Offset, Target.Name.str(), R.Addend - int64_t(Target.Offset),
         R.IsHigh ? clrx::CodeRelocation::High : clrx::CodeRelocation::Low});
  }
  return Result;
}

/// Prints the samplers that the kernel uses.
void Printer::printUsedSamplers(const Kernel &K) {
  if (K.Samplers.empty())
    return;
  OS << "    .used_samplers ";
  ListSeparator Comma;
  for (uint32_t Id : K.Samplers)
    OS << Comma << Id;
  OS << '\n';
}

void Printer::printParts(const Kernel &K) {
  const KernelParts &P = K.Parts;
  if (Options.ShowMetadata && !P.Metadata.empty())
    printKernelPart(OS, "metadata", P.Metadata);
  if (Options.ShowMetadata && P.ISAMetadata &&
      (isExact() || !P.ISAMetadata->empty()))
    printKernelPart(OS, "isametadata", *P.ISAMetadata);
  if (Options.ShowSetup && P.Stub && !P.Stub->empty())
    printKernelPart(OS, "stub", *P.Stub);
  if (Options.ShowSetup && !hasMainCode() && P.Setup && !P.Setup->empty())
    printKernelPart(OS, "setup", *P.Setup);
}

Error Printer::printKernel(unsigned Index) {
  const Kernel &K = M.Kernels[Index];
  printKernelName(K.Name);
  if (Options.ShowConfig) {
    if (Error E = printConfig(K))
      return E;
  } else if (!printLifted(Index, [&](raw_ostream &ConfigOS) {
               return Lifter.print(Index, ConfigOS);
             })) {
    printParts(K);
  }
  if (isExact())
    printUsedSamplers(K);
  if (!hasMainCode())
    printKernelText(K.Name, K.Text.Content,
                    getLabels(SymbolSection::KernelCode, Index),
                    nameRelocations(K.Text));
  return Error::success();
}

void Printer::printMainCode() {
  std::vector<PrintedKernel> Kernels;
  for (auto [I, K] : enumerate(M.Kernels))
    Kernels.push_back(
        {{K.MainCodeOffset, K.Name}, getHeaderStyle(I, Options.ShowConfig)});
  printModuleText(M.MainCode->Content, std::move(Kernels),
                  nameRelocations(*M.MainCode));
  std::vector<SourceLabel> Labels = getLabels(SymbolSection::MainCode);
  // The text of the module has the labels of kernels already.
  StringSet<> KernelNames;
  for (const Kernel &K : M.Kernels)
    KernelNames.insert(K.Name);
  erase_if(Labels,
           [&](const SourceLabel &L) { return KernelNames.contains(L.Name); });
  printCodeLabels(OS, Labels, M.MainCode->Content.size());
}

//===----------------------------------------------------------------------===//
// Configurations
//===----------------------------------------------------------------------===//

void Printer::printOpenCLConfig(const AmdKernelCode &S,
                                const Configuration &C) {
  static constexpr ConfigLine Lines[] = {
      {"sgprsnum", PseudoOperand::Number, KF::SGPRCount},
      {"vgprsnum", PseudoOperand::Number, KF::VGPRCount},
      {"localsize", PseudoOperand::Number, KF::LocalSize, 0, ConfigLine::IfSet},
      {"gdssize", PseudoOperand::Number, KF::GDSSize, 0, ConfigLine::IfSet},
      {"floatmode", PseudoOperand::Number, KF::FloatMode, 0, ConfigLine::Always,
       2},
      {"scratchbuffer", PseudoOperand::Number, KF::ScratchSize, 0,
       ConfigLine::IfSet},
      {"pgmrsrc1", PseudoOperand::Number, KF::PgmRsrc1, 0, ConfigLine::Always,
       8},
      {"pgmrsrc2", PseudoOperand::Number, KF::PgmRsrc2, 0, ConfigLine::Always,
       8},
      {"privmode", PseudoOperand::Flag, KF::PrivMode, 1},
      {"debugmode", PseudoOperand::Flag, KF::DebugMode, 1},
      {"dx10clamp", PseudoOperand::Flag, KF::Dx10Clamp, 1},
      {"ieeemode", PseudoOperand::Flag, KF::IeeeMode, 1},
      {"tgsize", PseudoOperand::Flag, KF::TgSize, 1},
      {"exceptions", PseudoOperand::Number, KF::Exceptions, 0,
       ConfigLine::IfSet, 2},
      {"useargs", PseudoOperand::Flag, KF::UseArgs, 1},
      {"usesetup", PseudoOperand::Flag, KF::UseSetup, 1},
      {"useenqueue", PseudoOperand::Flag, KF::UseEnqueue, 1},
      {"usegeneric", PseudoOperand::Flag, KF::UseGeneric, 1},
      {"priority", PseudoOperand::Number, KF::Priority},
  };
  // In a setup, the two members of a reserved range together are one register
  // count of 32 bits.
  const uint32_t SGPRs = support::endian::read32le(&S.ReservedSGPRFirst);
  const uint32_t VGPRs = support::endian::read32le(&S.ReservedVGPRFirst);
  KernelConfig Fields = readFields(S, M.getArch());
  const uint64_t Flags = Fields.getOr(KF::SGPRFlags, 0);
  const bool IsGeneric = S.SGPRFlags == GenericSGPRFlags;
  const bool HasEnqueueFlag = getArchFacts(M.getArch()).LoadsGFX9UserData
                                  ? SGPRs + 6 == S.WavefrontSGPRs
                                  : (Flags & SF_FlatScratchInit) != 0;
  const bool UsesEnqueue = !IsGeneric && HasEnqueueFlag;
  Fields.set(KF::SGPRCount, SGPRs);
  Fields.set(KF::VGPRCount, VGPRs);
  Fields.set(KF::PgmRsrc1, S.PgmRsrc1);
  Fields.set(KF::PgmRsrc2, S.PgmRsrc2);
  if (Fields.isOn(KF::Exceptions))
    Fields.set(KF::Exceptions, rsrc::EXCEPTION_BYTE.get(S.PgmRsrc2));
  Fields.set(KF::UseArgs, (Flags & SF_KernargSegmentPtr) != 0);
  Fields.set(KF::UseSetup, (Flags & SF_DispatchPtr) != 0);
  Fields.set(KF::UseEnqueue, UsesEnqueue);
  Fields.set(KF::UseGeneric, IsGeneric);
  // If the kernel uses a queue and has no z dimension, print the local
  // dimensions, too.
  constexpr unsigned DimZ = 4;
  const bool HasZ = Fields.getDims()->Group & DimZ;
  printLines(OS,
             ConfigLine{"dims", PseudoOperand::DimSets, KF::Dims,
                        UsesEnqueue && !HasZ},
             Fields);
  printSizes(OS, C);
  printLines(OS, Lines, Fields);
}

/// Prints the samplers that the code refers to by their offsets.
void Printer::printKernelSamplers(const Kernel &K) {
  std::set<uint64_t> Offsets;
  for (const amdcl2::CodeRelocation &R : K.Text.Relocations)
    if (R.Target == SymbolSection::ReadOnlyData)
      Offsets.insert(R.Addend);
  std::set<unsigned> Ids;
  for (uint64_t Offset : Offsets)
    for (auto It = lower_bound(SamplersByOffset, std::pair(Offset, 0u));
         It != SamplersByOffset.end() && It->first == Offset; ++It)
      Ids.insert(It->second);
  for (unsigned Id : Ids)
    OS << "        .sampler " << Id << '\n';
}

Error Printer::printConfig(const Kernel &K) {
  Expected<Configuration> C = readMetadata(K.Parts.Metadata, M.Is64Bit);
  if (!C)
    return createStringError("metadata of kernel '" + K.Name +
                             "': " + toString(C.takeError()));
  AmdKernelCode Setup = {};
  if (K.Parts.Setup)
    std::memcpy(&Setup, K.Parts.Setup->data(),
                std::min(sizeof(Setup), K.Parts.Setup->size()));
  OS << (Options.ShowHSAConfig ? "    .hsaconfig\n" : "    .config\n");
  if (Options.ShowHSAConfig) {
    printSizes(OS, *C);
    printHSAConfig(OS, Setup, A);
    OS << "    .hsaconfig\n"; // Ends the control directives.
  } else {
    printOpenCLConfig(Setup, *C);
  }
  for (const Argument &Arg : C->Args)
    printArgument(OS, Arg);
  printKernelSamplers(K);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

Error Printer::print() {
  printHead();
  if (isExact())
    printDeviations();
  if (Options.ShowMetadata)
    printMetadata();
  printSamplers();
  if (Options.ShowData)
    printData();
  for (unsigned I = 0; I != M.Kernels.size(); ++I)
    if (Error E = printKernel(I))
      return E;
  if (hasMainCode())
    printMainCode();
  if (isExact()) {
    printExtraSections();
    printAddedSymbols();
  }
  return Error::success();
}

Error amdcl2::printSource(StringRef Binary, const SourcePrintOptions &Options,
                          raw_ostream &OS, PrintedCode *Printed) {
  Expected<Module> M =
      readModule(Binary, {Options.DriverVersion, Options.ShowHSALayout,
                          Options.Exact != nullptr});
  if (!M)
    return M.takeError();
  return Printer(*M, Options, OS, Printed).print();
}
