//===- OpenCLConfig.cpp - Kernels in terms of OpenCL ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The header of a kernel with a .config.
//
//===----------------------------------------------------------------------===//

#include "KernelParts.h"
#include "clrx/AmdCL2/Lowering.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;
using KF = KernelField;

const Configuration &amdcl2::getOpenCLPart(const Configuration &C) {
  static const Configuration Nothing = {};
  return C.Kind == ConfigKind::OpenCL ? C : Nothing;
}

static constexpr LaunchMode LaunchModes[] = {
    {KF::UseGeneric, 12, 12, 0x2f, true}, {KF::UseEnqueue, 10, 10, 0x2b, true},
    {KF::UseSetup, 8, 10, 0x0b, false},   {KF::UseArgs, 6, 8, 0x09, false},
    {KF::None, 4, 6, 0x01, false},
};

ArrayRef<LaunchMode> amdcl2::getLaunchModes() { return LaunchModes; }

const LaunchMode &amdcl2::getLaunchMode(const KernelConfig &Fields) {
  return *find_if(LaunchModes, [&](const LaunchMode &Mode) {
    return Mode.Field == KF::None || Fields.isOn(Mode.Field);
  });
}

/// Old drivers store what a kernel uses in place of alignments.
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

/// What the header has beside the fields of a .config.
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
  // A kernel that enqueues others wants all local ids.
  std::optional<DimSets> Dims = C.Fields.getDims();
  if (!Dims || Dims->Separate || !C.Fields.isOn(KF::UseEnqueue))
    return lower(C.Fields, Facts);
  KernelConfig Fields = C.Fields;
  Dims->Local = 7;
  Fields.set(KF::Dims, Dims->pack());
  return lower(Fields, Facts);
}
