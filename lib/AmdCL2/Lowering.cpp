//===- Lowering.cpp - Configurations and parts of kernels -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts configurations to setups and back, and generates all parts of a
// kernel.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Lowering.h"
#include "KernelModel/ModuleError.h"
#include "Parts.h"
#include "clrx/Elf/ElfImage.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;
using KF = KernelField;

//===----------------------------------------------------------------------===//
// OpenCL configurations
//===----------------------------------------------------------------------===//

const Configuration &amdcl2::getOpenCLPart(const Configuration &C) {
  static const Configuration Nothing = {};
  return C.Kind == ConfigKind::OpenCL ? C : Nothing;
}

/// Launch modes; the mode that passes most comes first.
static constexpr LaunchMode LaunchModes[] = {
    {KF::UseGeneric, 12, 12, GenericSGPRFlags, true},
    {KF::UseEnqueue, 10, 10, EnqueueSGPRFlags, true},
    {KF::UseSetup, 8, 10, SetupSGPRFlags, false},
    {KF::UseArgs, 6, 8, ArgsSGPRFlags, false},
    {KF::None, 4, 6, SF_PrivateSegmentBuffer, false},
};

const LaunchMode &amdcl2::getLaunchMode(const KernelConfig &Fields) {
  return *find_if(LaunchModes, [&](const LaunchMode &Mode) {
    return Mode.Field == KF::None || Fields.isOn(Mode.Field);
  });
}

/// Sets the alignments. With old drivers, these fields encode which resources a
/// kernel uses.
static void setOldAlignments(KernelConfig &Header, const Configuration &C) {
  constexpr uint8_t ForQueue = 3, ForScratch = 4;
  Header.set(KF::KernargAlignLog2, 3);
  Header.set(KF::GroupAlignLog2, C.Fields.isOn(KF::LocalSize) ? 2 : 0);
  if (C.Fields.isOn(KF::UseEnqueue))
    Header.set(KF::PrivateAlignLog2, ForQueue);
  else if (C.Fields.isOn(KF::ScratchSize))
    Header.set(KF::PrivateAlignLog2, ForScratch);
  else
    Header.set(KF::PrivateAlignLog2, countUsedPipes(C.Args) ? ForQueue : 0);
}

/// Returns the fields of the header that a .config does not specify.
static KernelConfig getHeaderFields(const Module &M, const Configuration &C,
                                    const RegisterCounts &Registers) {
  const LaunchMode &Mode = getLaunchMode(C.Fields);
  const ArchFacts &Facts = getArchFacts(M.getArch());
  KernelConfig H;
  H.set(KF::CodeVersionMinor, M.isNewFormat());
  H.set(KF::Dx10Clamp, M.isNewFormat());
  H.set(KF::UserDataCount,
        Facts.LoadsGFX9UserData ? Mode.UserSGPRsGFX9 : Mode.UserSGPRs);
  H.setFlags(Mode.SGPRFlags | Facts.SGPRFlags,
             (M.Is64Bit ? FF_Ptr64 : 0) |
                 (M.getDriver().SetsFeatureBit6 ? Facts.FeatureFlags : 0));
  H.set(KF::KernargSize,
        getKernargSegmentSize(C.Args, M.Is64Bit, M.getGeneration()));
  H.set(KF::WavefrontSGPRs, Registers.SGPRs);
  H.set(KF::WorkitemVGPRs, Registers.VGPRs);
  H.set(KF::ReservedVGPRFirst, Registers.VGPRs);
  H.set(KF::ReservedSGPRFirst, Registers.ProgramSGPRs);
  if (!M.isNewFormat())
    setOldAlignments(H, C);
  return H;
}

AmdKernelCode amdcl2::lowerOpenCL(const Module &M, const Configuration &C,
                                  bool StoresLDSSize) {
  LoweringFacts Facts = {M.getArch()};
  Facts.Registers = countRegisters(C, M.getArch());
  Facts.Defaults = getHeaderFields(M, C, Facts.Registers);
  Facts.StoresLDSSize = StoresLDSSize;
  // A kernel that enqueues other kernels gets all local ids.
  std::optional<DimSets> Dims = C.Fields.getDims();
  if (!Dims || Dims->Separate || !C.Fields.isOn(KF::UseEnqueue))
    return lower(C.Fields, Facts);
  KernelConfig Fields = C.Fields;
  Dims->Local = 7;
  Fields.set(KF::Dims, Dims->pack());
  return lower(Fields, Facts);
}

//===----------------------------------------------------------------------===//
// Setups
//===----------------------------------------------------------------------===//

RegisterCounts amdcl2::countRegisters(const Configuration &C, Arch A) {
  if (C.Kind == ConfigKind::HSA)
    return countHSARegisters(completeHSAFields(C.Fields), C.Usage, A);
  const LaunchMode &Mode = getLaunchMode(C.Fields);
  return clrx::countRegisters(C.Fields, C.Usage, A,
                              {Mode.UserSGPRs,
                               NumVCCSGPRs + Mode.getFlatSGPRs(A),
                               /*ProgramFirst=*/true, C.SGPRCountHasExtra});
}

static AmdKernelCode lowerHSA(const Module &M, const Configuration &C) {
  LoweringFacts Facts = {M.getArch()};
  Facts.Registers = countRegisters(C, M.getArch());
  Facts.StoresLDSSize = false;
  KernelConfig &H = Facts.Defaults;
  H.set(KF::KernargSize,
        getKernargSegmentSize(C.Args, M.Is64Bit, M.getGeneration()));
  H.set(KF::WavefrontSGPRs, std::max(Facts.Registers.SGPRs, 1u));
  H.set(KF::WorkitemVGPRs, std::max(Facts.Registers.VGPRs, 1u));
  H.set(KF::ReservedVGPRFirst, std::max(Facts.Registers.VGPRs, 1u));
  H.set(KF::ReservedSGPRFirst, Facts.Registers.ProgramSGPRs);
  AmdKernelCode Header = lower(completeHSAFields(C.Fields), Facts);
  setControlDirectives(Header, C.ControlDirective);
  return Header;
}

AmdKernelCode amdcl2::lowerSetup(const Module &M, const Configuration &C) {
  return C.Kind == ConfigKind::HSA ? lowerHSA(M, C)
                                   : lowerOpenCL(M, C, /*StoresLDSSize=*/false);
}

//===----------------------------------------------------------------------===//
// From setups to configurations
//===----------------------------------------------------------------------===//

static std::optional<KernelConfig> liftFields(const Module &M,
                                              const AmdKernelCode &Setup,
                                              Configuration &C,
                                              const KernelConfig &Fields) {
  return lift(Setup, Fields, [&](const KernelConfig &Tried) {
    C.Fields = Tried;
    return lowerSetup(M, C);
  });
}

/// Fields of a header that a .config specifies, too, except register counts.
static constexpr KF OpenCLFields[] = {
    KF::Dims,      KF::LocalSize, KF::GDSSize,    KF::ScratchSize,
    KF::Priority,  KF::FloatMode, KF::Exceptions, KF::TgSize,
    KF::DebugMode, KF::Dx10Clamp, KF::IeeeMode,   KF::PrivMode,
};

std::optional<KernelConfig> amdcl2::liftSetup(const Module &M,
                                              const AmdKernelCode &Setup,
                                              Configuration C) {
  const Arch A = M.getArch();
  KernelConfig All = readFields(Setup, A);
  if (C.Kind == ConfigKind::HSA) {
    if (C.Usage.NumSGPRs) {
      All.clear(KF::SGPRCount);
      All.clear(KF::VGPRCount);
    }
    C.ControlDirective = getControlDirectives(Setup);
    return liftFields(M, Setup, C, All);
  }
  KernelConfig Fields;
  for (KF Field : OpenCLFields)
    Fields.set(Field, All.getOr(Field, 0));
  Fields.set(KF::VGPRCount, Setup.WorkitemVGPRs);
  Fields.set(KF::UseEnqueue, C.Fields.isOn(KF::UseEnqueue));
  for (const LaunchMode &Mode : LaunchModes) {
    KernelConfig Tried = Fields;
    if (Mode.Field != KF::None)
      Tried.setIfUnset(Mode.Field, 1);
    if (&getLaunchMode(Tried) != &Mode)
      continue;
    const unsigned Extra =
        C.SGPRCountHasExtra ? 0 : NumVCCSGPRs + Mode.getFlatSGPRs(A);
    if (Setup.WavefrontSGPRs < Extra)
      continue;
    Tried.set(KF::SGPRCount, Setup.WavefrontSGPRs - Extra);
    if (std::optional<KernelConfig> Found = liftFields(M, Setup, C, Tried))
      return Found;
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static Error checkParts(const Module &M, const Kernel &K) {
  if (M.isNewFormat() && (K.Parts.ISAMetadata || K.Parts.Stub))
    return makeModuleError(
        ModulePart::DriverVersion,
        Twine(K.Parts.ISAMetadata ? "ISA metadata" : "a stub") +
            " needs a driver version before " + Twine(getFirstNewDriver()),
        Twine("leave '") + (K.Parts.ISAMetadata ? ".isametadata" : ".stub") +
            "' out: drivers from then on have none");
  return Error::success();
}

static Error checkSamplers(const Module &M, const Kernel &K) {
  for (uint32_t Id : K.Samplers)
    if (Id >= M.getNumSamplers())
      return makeModuleError(
          ModulePart::ofKernel(ModulePart::NoKernel, ModulePart::UsedSamplers),
          "sampler " + Twine(Id) + " does not exist, there are " +
              Twine(M.getNumSamplers()),
          "define samplers with '.sampler VALUE' outside of kernels; the first "
          "one has id 0");
  return Error::success();
}

static Error checkKernel(const Module &M, const Kernel &K) {
  if (Error E = checkParts(M, K))
    return E;
  return checkSamplers(M, K);
}

static Error checkKernel(const Module &M, unsigned Index) {
  const Kernel &K = M.Kernels[Index];
  return addKernel(checkKernel(M, K), Index, K.Name);
}

Expected<KernelParts> amdcl2::lowerKernel(const Module &M, unsigned Index,
                                          const Configuration &C) {
  const Kernel &K = M.Kernels[Index];
  if (Error E = checkKernel(M, Index))
    return E;
  SmallVector<uint32_t, 16> ResourceIds;
  if (Error E = assignResourceIds(C.Args, ResourceIds))
    return addKernel(std::move(E), Index, K.Name);
  KernelParts Parts;
  Parts.Metadata = generateMetadata(M, Index, C, ResourceIds);
  Parts.Setup = rawBytes(lowerSetup(M, C)).str();
  if (!M.isNewFormat())
    Parts.Stub = generateStub(M, K.Text.Content, C);
  return Parts;
}

Error amdcl2::lowerKernels(Module &M) {
  for (unsigned I = 0; I != M.Kernels.size(); ++I) {
    Kernel &K = M.Kernels[I];
    if (!K.Config) {
      if (Error E = checkKernel(M, I))
        return E;
      continue;
    }
    Expected<KernelParts> Parts = lowerKernel(M, I, *K.Config);
    if (!Parts)
      return Parts.takeError();
    K.Parts = std::move(*Parts);
    K.Config.reset();
  }
  return Error::success();
}
