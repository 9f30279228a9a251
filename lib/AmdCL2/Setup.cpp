//===- Setup.cpp - Kernel setup -------------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The setup of a configured kernel: an amd_kernel_code_t, filled in from what
// OpenCL knows of the kernel (.config) or field by field (.hsaconfig).
//
//===----------------------------------------------------------------------===//

#include "KernelParts.h"
#include "clrx/Elf/RawBytes.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/KernelModel/ProgramResources.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

// The most demanding first.
static constexpr LaunchMode LaunchModes[] = {
    {KernelField::UseGeneric, 12, 12, 0x2f, true},
    {KernelField::UseEnqueue, 10, 10, 0x2b, true},
    {KernelField::UseSetup, 8, 10, 0x0b, false},
    {KernelField::UseArgs, 6, 8, 0x09, false},
    {KernelField::None, 4, 6, 0x01, false},
};

const LaunchMode &amdcl2::getLaunchMode(const KernelConfig &Config) {
  return *find_if(LaunchModes, [&](const LaunchMode &Mode) {
    return Mode.Field == KernelField::None || Config.isOn(Mode.Field);
  });
}

const KernelConfig &amdcl2::getOpenCLConfig(const Kernel &K) {
  static const KernelConfig Nothing = {};
  return K.Kind == KernelKind::Config ? K.Config : Nothing;
}

//===----------------------------------------------------------------------===//
// From .config
//===----------------------------------------------------------------------===//

/// Resources that do not depend on the code.
static ProgramResources getResources(const KernelConfig &Config, Arch A) {
  ProgramResources R = ProgramResources::get(Config);
  R.UserData = getLaunchMode(Config).getUserSGPRs(A);
  // A kernel that enqueues others wants all local ids.
  std::optional<DimSets> Dims = Config.getDims();
  if (Dims && !Dims->Separate && Config.isOn(KernelField::UseEnqueue)) {
    Dims->Local = 7;
    R.DimBits = encodeDims(*Dims);
  }
  return R;
}

uint32_t amdcl2::getPgmRsrc2(const KernelConfig &Config, Arch A) {
  return getResources(Config, A).encodeRsrc2();
}

static uint16_t getSGPRFlags(const KernelConfig &Config, Arch A) {
  uint16_t Flags = getLaunchMode(Config).SGPRFlags;
  // GCN1.4.1 does not have it.
  return A == Arch::GCN1_4 ? Flags | SF_FlatScratchInit : Flags;
}

static uint16_t getFeatureFlags(const Module &M) {
  uint16_t Flags = FF_PrivateElemSize4;
  if (M.Is64Bit)
    Flags |= FF_Ptr64;
  if (M.getArch() >= Arch::GCN1_2 && M.getDriver().SetsFeatureBit6)
    Flags |= FF_XnackEnabled;
  return Flags;
}

/// Old drivers store what a kernel uses in place of alignments.
static void setOldAlignments(AmdKernelCode &Header, const Kernel &K) {
  constexpr uint8_t ForQueue = 3, ForScratch = 4;
  Header.KernargAlignLog2 = 3;
  Header.GroupAlignLog2 = K.Config.isOn(KernelField::LocalSize) ? 2 : 0;
  if (K.Config.isOn(KernelField::UseEnqueue))
    Header.PrivateAlignLog2 = ForQueue;
  else if (K.Config.isOn(KernelField::ScratchSize))
    Header.PrivateAlignLog2 = ForScratch;
  else
    Header.PrivateAlignLog2 = countUsedPipes(K.Args) ? ForQueue : 0;
}

static AmdKernelCode getConfigSetup(const Module &M, const Kernel &K) {
  const Arch A = M.getArch();
  const unsigned SGPRs =
      K.Registers.SGPRs + NumVCCSGPRs + getLaunchMode(K.Config).getFlatSGPRs(A);
  ProgramResources R = getResources(K.Config, A);
  R.NumSGPRs = SGPRs;
  R.NumVGPRs = K.Registers.VGPRs;
  R.Dx10Clamp |= M.isNewFormat();

  AmdKernelCode Header = AmdKernelCode::getDefault();
  Header.CodeVersionMinor = M.isNewFormat() ? 1 : 0;
  Header.PgmRsrc1 = R.encodeRsrc1(A);
  Header.PgmRsrc2 = R.encodeRsrc2();
  Header.SGPRFlags = getSGPRFlags(K.Config, A);
  Header.FeatureFlags = getFeatureFlags(M);
  Header.PrivateSegmentSize = K.Config.getOr(KernelField::ScratchSize, 0);
  Header.GroupSegmentSize = K.Config.getOr(KernelField::LocalSize, 0);
  Header.GDSSegmentSize = K.Config.getOr(KernelField::GDSSize, 0);
  Header.KernargSize =
      getKernargSegmentSize(K.Args, M.Is64Bit, M.getGeneration());
  Header.WavefrontSGPRs = SGPRs;
  Header.WorkitemVGPRs = K.Registers.VGPRs;
  Header.ReservedVGPRFirst = K.Registers.VGPRs;
  Header.ReservedSGPRFirst = K.Registers.ProgramSGPRs;
  if (!M.isNewFormat())
    setOldAlignments(Header, K);
  return Header;
}

//===----------------------------------------------------------------------===//
// From .hsaconfig
//===----------------------------------------------------------------------===//

static ProgramResources getHSAResources(const Kernel &K) {
  const KernelConfig &Config = K.Config;
  ProgramResources R = ProgramResources::get(Config);
  R.NumSGPRs = K.Registers.SGPRs;
  R.NumVGPRs = K.Registers.VGPRs;
  R.UserData =
      Config.getOr(KernelField::UserDataCount, getUserDataCount(Config));
  R.UsesScratch = Config.getHeader(KernelField::ScratchSize).value_or(0) != 0;
  R.DimBits = encodeDims(Config.getDims().value_or(DimSets()));
  return R;
}

static AmdKernelCode getHSASetup(const Module &M, const Kernel &K) {
  const KernelConfig &Config = K.Config;
  const ProgramResources R = getHSAResources(K);

  AmdKernelCode Header = AmdKernelCode::getDefault();
  Header.PgmRsrc1 = R.encodeRsrc1(M.getArch());
  Header.PgmRsrc2 = R.encodeRsrc2();
  Header.SGPRFlags = Config.getSGPRFlagWord();
  Header.FeatureFlags = Config.getFeatureFlagWord();
  Header.PrivateSegmentSize =
      Config.getHeader(KernelField::ScratchSize).value_or(0);
  Header.GroupSegmentSize =
      Config.getHeader(KernelField::LocalSize).value_or(0);
  Header.KernargSize =
      getKernargSegmentSize(K.Args, M.Is64Bit, M.getGeneration());
  Header.WavefrontSGPRs = std::max(K.Registers.SGPRs, 1u);
  Header.WorkitemVGPRs = std::max(K.Registers.VGPRs, 1u);
  Header.ReservedVGPRFirst = std::max(K.Registers.VGPRs, 1u);
  Header.ReservedSGPRFirst = K.Registers.ProgramSGPRs;
  Header.applyGiven(Config);
  copy(StringRef(K.ControlDirective)
           .take_front(sizeof(Header.ControlDirectives)),
       Header.ControlDirectives);
  return Header;
}

Bytes amdcl2::generateSetup(const Module &M, const Kernel &K) {
  return rawBytes(K.Kind == KernelKind::HSAConfig ? getHSASetup(M, K)
                                                  : getConfigSetup(M, K))
      .str();
}
