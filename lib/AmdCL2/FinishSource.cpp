//===- FinishSource.cpp - The end of an AmdCL2 source ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks that need the whole source, and what can only now be added to the
// Module: the target, final register counts, symbols.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2AsmParser.h"
#include "LaunchMode.h"
#include "clrx/AmdCL2/Format.h"
#include "clrx/AmdCL2/Writer.h"
#include "clrx/Kernel/AmdKernelCode.h"
#include "clrx/Kernel/ProgramResources.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

bool AmdCL2AsmParser::finishSource() {
  finishCode();
  setTarget();
  for (const SourceSection &S : Sections)
    if (S.Role == SectionRole::ControlDirective)
      checkControlDirectives(M.Kernels[S.Owner.getKernel()].Name, *S.Sec,
                             SourcePos());
  countRegisters();
  // Sizes follow from the offsets of all kernels.
  if (HSALayout && !checkMainCodeSymbols())
    checkMainCodeSizes();
  if (Host.shouldAddSymbols())
    collectSymbols();
  return Report.hadError();
}

void AmdCL2AsmParser::setTarget() {
  const TargetState &Target = Host.getTarget();
  M.Device = Target.Device;
  M.Is64Bit = Target.Is64Bit;
  M.DriverVersion = Target.DriverVersion;
  M.ArchMinor = FileConfig.getHeader(KernelField::ArchMinor);
  M.ArchStepping = FileConfig.getHeader(KernelField::ArchStepping);
  if (Section *BSS = getNewest(SectionRole::BSS))
    M.BSSSize = BSS->getCounter();
}

//===----------------------------------------------------------------------===//
// Register counts
//===----------------------------------------------------------------------===//

/// Counts of a kernel with a .config. SGPRs may come out larger than the
/// hardware has.
static RegisterCounts countConfigRegisters(const KernelConfig &Config,
                                           const RegisterUsage &Usage,
                                           const TargetState &Target) {
  const Arch A = Target.architecture();
  const LaunchMode &Mode = getLaunchMode(Config);
  const unsigned Extra = NumVCCSGPRs + Mode.getFlatSGPRs(A);
  const DimSets Dims = getDimsOrPgmRsrc2(Config);
  const unsigned Counted = std::max(
      Usage.NumSGPRs,
      getMinSGPRs(Mode.UserSGPRs, Dims.Group, Config.isOn(KernelField::TgSize),
                  Config.isOn(KernelField::ScratchSize)));
  RegisterCounts Counts;
  if (!Config.has(KernelField::SGPRCount)) {
    Counts.SGPRs = std::min(Counted, getArchInfo(A).MaxSGPRs - Extra);
  } else {
    // From policy 200 on, the given number has the extra SGPRs in it.
    constexpr uint32_t PolicyUnifiedSGPRCount = 200;
    Counts.SGPRs = Config.getOr(KernelField::SGPRCount, 0);
    if (Target.PolicyVersion >= PolicyUnifiedSGPRCount)
      Counts.SGPRs = std::max(Counts.SGPRs, Extra) - Extra;
  }
  Counts.ProgramSGPRs = Counts.SGPRs;
  Counts.VGPRs =
      Config.getOr(KernelField::VGPRCount,
                   std::max(Usage.NumVGPRs, getMinVGPRs(Dims.Local)));
  return Counts;
}

/// The same for a .hsaconfig.
static RegisterCounts countHSARegisters(const KernelConfig &Config,
                                        const RegisterUsage &Usage,
                                        const TargetState &Target) {
  const Arch A = Target.architecture();
  const unsigned Extra = getExtraSGPRs(
      A, Usage.UsesFlatScratch || Config.getSGPRFlagWord() & SF_FlatScratchInit,
      Usage.UsesXnackMask || Config.getFeatureFlagWord() & FF_XnackEnabled);
  const DimSets Dims = Config.getDims().value_or(DimSets());
  const unsigned UserData =
      Config.getOr(KernelField::UserDataCount, getUserDataCount(Config));
  const unsigned Counted = std::max(
      Usage.NumSGPRs,
      getMinSGPRs(UserData, Dims.Group, Config.isOn(KernelField::TgSize),
                  Config.getHeader(KernelField::ScratchSize).value_or(0) != 0));
  RegisterCounts Counts;
  if (Config.has(KernelField::SGPRCount)) {
    Counts.SGPRs = Config.getOr(KernelField::SGPRCount, 0);
    Counts.ProgramSGPRs = std::max(Counts.SGPRs, Extra) - Extra;
  } else {
    Counts.SGPRs = std::min(Counted + Extra, getArchInfo(A).MaxSGPRs);
    Counts.ProgramSGPRs = Counted;
  }
  Counts.VGPRs =
      Config.getOr(KernelField::VGPRCount,
                   std::max(Usage.NumVGPRs, getMinVGPRs(Dims.Local)));
  return Counts;
}

void AmdCL2AsmParser::countRegisters() {
  const TargetState &Target = Host.getTarget();
  const unsigned MaxSGPRs = getArchInfo(Target.Device).MaxSGPRs;
  for (auto [I, K] : enumerate(M.Kernels)) {
    if (!K.isConfigured())
      continue;
    const RegisterUsage &Usage =
        HSALayout ? Ownership.getUsage(I) : Kernels[I].Usage;
    unsigned Total;
    if (K.Kind == KernelKind::Config) {
      K.Registers = countConfigRegisters(K.Config, Usage, Target);
      Total = K.Registers.SGPRs + NumVCCSGPRs +
              getLaunchMode(K.Config).getFlatSGPRs(Target.architecture());
    } else {
      K.Registers = countHSARegisters(K.Config, Usage, Target);
      Total = K.Registers.SGPRs;
    }
    if (Total > MaxSGPRs)
      Report.error(Kernels[I].Created,
                   "kernel '" + K.Name + "' needs " + Twine(Total) +
                       " SGPRs with VCC and the like, but " +
                       getGPUInfo(Target.Device).Name + " has " +
                       Twine(MaxSGPRs));
  }
}

//===----------------------------------------------------------------------===//
// HSA layout
//===----------------------------------------------------------------------===//

bool AmdCL2AsmParser::checkMainCodeSymbols() {
  const Section *MainCode = getNewest(SectionRole::MainCode);
  bool Failed = false;
  auto Fail = [&](const SourceKernel &K, const Twine &Msg) {
    Failed = Report.error(K.Created, Msg);
  };
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels)) {
    std::optional<SymbolInfo> Symbol = Host.findGlobalSymbol(K.Name);
    if (!Symbol)
      Fail(Source, "kernel '" + K.Name + "' has no label in '.text'");
    else if (!Symbol->HasValue)
      Fail(Source, "symbol of kernel '" + K.Name + "' has no value");
    else if (!MainCode || Symbol->Sec != MainCode)
      Fail(Source,
           "symbol of kernel '" + K.Name + "' is not a place in '.text'");
    else
      K.MainCodeOffset = Symbol->Value;
  }
  return Failed;
}

void AmdCL2AsmParser::checkMainCodeSizes() {
  const Section *MainCode = getNewest(SectionRole::MainCode);
  SmallVector<uint64_t, 8> Offsets;
  for (const Kernel &K : M.Kernels)
    Offsets.push_back(K.MainCodeOffset);
  const auto Extents =
      getMainCodeExtents(Offsets, MainCode ? MainCode->getCounter() : 0);
  for (auto [I, K] : enumerate(M.Kernels)) {
    // A section that was opened may have become the kernel's setup.
    const Section *Setup = Kernels[I].getPart(SectionRole::Setup);
    const uint64_t Needed =
        Setup && !K.isConfigured() ? Setup->getCounter() : SetupSize;
    if (Extents[I].Size < Needed)
      Report.error(Kernels[I].Created, "kernel '" + K.Name + "' has " +
                                           Twine(Extents[I].Size) +
                                           " bytes in '.text', but "
                                           "its setup needs " +
                                           Twine(Needed));
  }
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// Where a symbol in a section of this kind is in the binary; std::nullopt if
/// nowhere.
static std::optional<SymbolPlace> getSymbolPlace(SectionRole Role) {
  switch (Role) {
  case SectionRole::ReadWriteData:
    return SymbolPlace::ReadWriteData;
  case SectionRole::BSS:
    return SymbolPlace::BSS;
  case SectionRole::ReadOnlyData:
    return SymbolPlace::ReadOnlyData;
  case SectionRole::SamplerInit:
    return SymbolPlace::SamplerInit;
  case SectionRole::MainCode:
    return SymbolPlace::MainCode;
  case SectionRole::KernelCode:
    return SymbolPlace::KernelCode;
  case SectionRole::OuterExtra:
    return SymbolPlace::OuterExtra;
  case SectionRole::InnerExtra:
    return SymbolPlace::InnerExtra;
  default:
    return std::nullopt;
  }
}

void AmdCL2AsmParser::collectSymbols() {
  Host.forEachGlobalSymbol([this](const SymbolInfo &Info) {
    if (!Info.HasValue || Info.Binding == ELF::STB_LOCAL)
      return;
    ExtraSymbol S;
    if (Info.Sec) {
      const SourceSection &Source = *findSection(*Section::from(Info.Sec));
      std::optional<SymbolPlace> Place = getSymbolPlace(Source.Role);
      if (!Place)
        return;
      S.Place = *Place;
      S.Index = Source.Role == SectionRole::KernelCode
                    ? Source.Owner.getKernel()
                    : Source.ExtraIndex;
    }
    S.Name = Info.Name.str();
    S.Value = Info.Value;
    S.Size = Info.Size;
    S.Binding = Info.Binding;
    M.Symbols.push_back(std::move(S));
  });
}
