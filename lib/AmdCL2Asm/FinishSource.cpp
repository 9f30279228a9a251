//===- FinishSource.cpp - The end of an AmdCL2 source ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the properties that depend on the whole source, and completes the
// Module at the end of the source: target, register counts, symbols,
// relocations and contents.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Description.h"
#include "AmdCL2/Format.h"
#include "AmdCL2/Lowering.h"
#include "AsmParser.h"
#include "Kernel/ControlDirectives.h"
#include "clrx/AmdCL2/Module.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

std::vector<KernelView> AsmParser::viewKernels() {
  std::vector<KernelView> Views;
  for (auto [I, K] : enumerate(M.Kernels)) {
    const SourceKernel &Source = Kernels[I];
    // The code of a compiled kernel starts after the instructions that skip the
    // driver's arguments.
    const uint64_t HeaderSize =
        Compiled.hasKernel(K.Name) ? getHeaderGap() : SetupSize;
    Views.push_back(
        Sections.hasHSALayout()
            ? viewLabelled(K.Name, Source.Created, I, HeaderSize)
            : viewOwn(K.Name, Source.Created, I,
                      Sections.getPart(I, SectionRole::KernelCode)));
  }
  return Views;
}

static KernelResources view(const Module &M, const Configuration &C) {
  KernelResources R = viewKernel(M, lowerSetup(M, C), C);
  viewRegisters(R, amdcl2::countRegisters(C, M.getArch()), C.Fields, C.Usage);
  return R;
}

void AsmParser::viewResources(MutableArrayRef<KernelView> Views) {
  std::string MainCode;
  for (auto [I, View] : enumerate(Views)) {
    if (M.Kernels[I].Config) {
      View.Resources = view(M, *M.Kernels[I].Config);
      continue;
    }
    if (Sections.hasHSALayout() && MainCode.empty())
      MainCode = Sections.getNewest(SectionRole::MainCode)->getBytes();
    const Section *Setup = Sections.getPart(I, SectionRole::Setup);
    View.HasHeader = Sections.hasHSALayout()
                         ? !isZero(StringRef(MainCode).substr(
                               M.Kernels[I].MainCodeOffset, SetupSize))
                         : Setup && !isZero(Setup->getBytes());
  }
}

bool AsmParser::finishSource() {
  Ownership.finish(Sections.getKernelOfCode());
  Compiled.finish();
  setTarget();
  countRegisters();
  // The sizes of kernels follow from the offsets of all kernels.
  if (Sections.hasHSALayout() && !checkMainCodeSymbols())
    checkMainCodeSizes();
  collectSymbols();
  collectDriverData();
  // This check comes last: clrxasm reports its error without a position, after
  // all others.
  for (const SourceSection &S : Sections.getAll())
    if (S.Role == SectionRole::ControlDirective)
      checkControlDirectives(Report, M.Kernels[S.Owner.getKernel()].Name,
                             *S.Sec, Kernels[S.Owner.getKernel()].Created);
  if (Report.hadError())
    return true;
  checkLoader();
  return false;
}

void AsmParser::setTarget() {
  const TargetState &Target = Host.getTarget();
  M.Device = Target.Device;
  M.Is64Bit = Target.Is64Bit;
  M.DriverVersion = DriverVersion;
  M.ArchMinor = FileConfig.getHeader(KernelField::ArchMinor);
  M.ArchStepping = FileConfig.getHeader(KernelField::ArchStepping);
  if (Section *BSS = Sections.getNewest(SectionRole::BSS))
    M.BSSSize = BSS->getCounter();
}

//===----------------------------------------------------------------------===//
// Register counts
//===----------------------------------------------------------------------===//

void AsmParser::countRegisters() {
  const TargetState &Target = Host.getTarget();
  const unsigned MaxSGPRs = getArchInfo(Target.Device).MaxSGPRs;
  for (auto [I, K] : enumerate(M.Kernels)) {
    if (!K.Config)
      continue;
    K.Config->Usage = Ownership.getUsage(I);
    K.Config->SGPRCountHasExtra = Target.hasUnifiedSGPRCount();
    const unsigned Total =
        amdcl2::countRegisters(*K.Config, Target.architecture()).SGPRs;
    if (Total > MaxSGPRs)
      Report.error(Kernels[I].Created, rules::ValueRange,
                   "kernel '" + K.Name + "' needs " + Twine(Total) +
                       " SGPRs with VCC and other special registers, but " +
                       getGPUInfo(Target.Device).Name + " has " +
                       Twine(MaxSGPRs));
  }
}

//===----------------------------------------------------------------------===//
// HSA layout
//===----------------------------------------------------------------------===//

bool AsmParser::checkMainCodeSymbols() {
  const Section *MainCode = Sections.getNewest(SectionRole::MainCode);
  bool Failed = false;
  auto Fail = [&](const SourceKernel &Source, const Kernel &K,
                  const Twine &Problem) {
    Failed = Report.error(Source.Created, rules::Module, Problem);
    Report.note(Source.Created, "write the label '" + K.Name +
                                    ":' in '.text', before the kernel's code");
  };
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels)) {
    std::optional<SymbolInfo> Symbol =
        Host.getSymbols().findGlobalSymbol(K.Name);
    if (!Symbol)
      Fail(Source, K, "kernel '" + K.Name + "' has no label in '.text'");
    else if (!Symbol->HasValue)
      Fail(Source, K, "symbol of kernel '" + K.Name + "' has no value");
    else if (!MainCode || Symbol->Sec != MainCode)
      Fail(Source, K, "symbol of kernel '" + K.Name + "' is not in '.text'");
    else
      K.MainCodeOffset = Symbol->Value;
  }
  return Failed;
}

void AsmParser::checkMainCodeSizes() {
  const Section *MainCode = Sections.getNewest(SectionRole::MainCode);
  const auto Extents =
      getMainCodeExtents(M.Kernels, MainCode ? MainCode->getCounter() : 0);
  for (auto [I, K] : enumerate(M.Kernels)) {
    // The setup of a kernel without a configuration is the content of its
    // section .setup, if the source has opened this section.
    const Section *Setup = Sections.getPart(I, SectionRole::Setup);
    const uint64_t Needed =
        Setup && !K.Config ? Setup->getCounter() : SetupSize;
    if (Extents[I].Size < Needed)
      Report.error(Kernels[I].Created, rules::KernelParts,
                   "kernel '" + K.Name + "' has " + Twine(Extents[I].Size) +
                       " bytes in '.text', but "
                       "its setup needs " +
                       Twine(Needed));
  }
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// Fills \p S. \returns false if the symbol's section is not in the binary.
static bool makeSymbol(const SourceSections &Sections, const SymbolInfo &Info,
                       ExtraSymbol &S) {
  if (Info.Sec) {
    const SourceSection &Source = Sections.getSource(*Section::from(Info.Sec));
    std::optional<SymbolSection> Section =
        getSectionRoleInfo(Source.Role).Section;
    if (!Section)
      return false;
    S.Section = *Section;
    S.Index = Source.Role == SectionRole::KernelCode ? Source.Owner.getKernel()
                                                     : Source.ExtraIndex;
  }
  S.Name = Info.Name.str();
  S.Value = Info.Value;
  S.Size = Info.Size;
  S.Binding = Info.Binding;
  return true;
}

void AsmParser::collectSymbols() {
  Host.forEachAddedSymbol([this](const SymbolInfo &Info) {
    ExtraSymbol S;
    if (Info.HasValue && Info.Binding != ELF::STB_LOCAL &&
        makeSymbol(Sections, Info, S))
      M.Symbols.push_back(std::move(S));
  });
}

void AsmParser::collectDriverData() {
  for (const NamedDatum &D : DriverData) {
    std::optional<SymbolInfo> Info = Host.getSymbols().findGlobalSymbol(D.Name);
    ExtraSymbol S;
    S.IsDriverData = true;
    if (!Info || !Info->HasValue || !makeSymbol(Sections, *Info, S) ||
        (S.Section != SymbolSection::ReadOnlyData &&
         S.Section != SymbolSection::ReadWriteData &&
         S.Section != SymbolSection::BSS))
      Report.error(D.Pos, rules::SymbolUse,
                   "symbol '" + D.Name + "' is not in .rodata, .data or .bss");
    else
      M.Symbols.push_back(std::move(S));
  }
}

//===----------------------------------------------------------------------===//
// Relocations and contents
//===----------------------------------------------------------------------===//

/// Returns the code of \p S, the section of a kernel's code or of the main
/// code.
static Code &getCode(Module &M, const SourceSection &S) {
  if (S.Role == SectionRole::KernelCode)
    return M.Kernels[S.Owner.getKernel()].Text;
  return M.MainCode ? *M.MainCode : M.MainCode.emplace();
}

uint32_t AsmParser::addRelocation(const RelocationRequest &R, uint64_t Offset) {
  constexpr uint32_t RelocatedWord = 0x55555555;
  getCode(M, Sections.getSource(*R.InSection))
      .Relocations.push_back(
          {Offset,
           *getSectionRoleInfo(Sections.getSource(*R.getTargetSection()).Role)
                .Section,
           R.Half == RS_High32, R.Addend});
  return RelocatedWord;
}

/// Returns the part of \p M for the content of \p S; null if there is none.
static Bytes *getDestination(Module &M, const SourceSection &S) {
  Kernel *K = S.Owner.isKernel() ? &M.Kernels[S.Owner.getKernel()] : nullptr;
  switch (S.Role) {
  case SectionRole::ReadWriteData:
    return &M.ReadWriteData;
  case SectionRole::ReadOnlyData:
    return &M.ReadOnlyData;
  case SectionRole::SamplerInit:
    return &M.SamplerInit;
  case SectionRole::MainCode:
  case SectionRole::KernelCode:
    return &getCode(M, S).Content;
  case SectionRole::ControlDirective:
    return K->Config ? &K->Config->ControlDirective : nullptr;
  case SectionRole::Metadata:
    return &K->Parts.Metadata;
  case SectionRole::ISAMetadata:
    return &K->Parts.ISAMetadata.emplace();
  case SectionRole::Setup:
    return &K->Parts.Setup.emplace();
  case SectionRole::Stub:
    return &K->Parts.Stub.emplace();
  default:
    return nullptr;
  }
}

Error AsmParser::writeModule(const MCAssembler &Asm, raw_ostream &OS) {
  // The content of a later section replaces that of an earlier one of the same
  // kind.
  for (const SourceSection &S : Sections.getAll()) {
    if (S.Role == SectionRole::OuterExtra)
      setContent(M.OuterSections[S.ExtraIndex], *S.Sec, &Asm);
    else if (S.Role == SectionRole::InnerExtra)
      setContent(M.InnerSections[S.ExtraIndex], *S.Sec, &Asm);
    else if (Bytes *Content = getDestination(M, S))
      *Content = getContent(*S.Sec, &Asm);
  }
  writePrologues(M, CompiledNumbers);
  return amdcl2::writeModule(std::move(M), OS);
}
