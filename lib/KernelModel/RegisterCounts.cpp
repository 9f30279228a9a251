//===- RegisterCounts.cpp - Registers that a kernel gets ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts a kernel's registers.
//
//===----------------------------------------------------------------------===//

#include "KernelModel/RegisterCounts.h"
#include "KernelModel/RsrcBits.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace llvm;
using namespace clrx;

unsigned clrx::getNumFlatScratchSGPRs(Arch A) {
  return getArchInfo(A).CountsXnackMask ? 4 : 2;
}

unsigned clrx::getExtraSGPRs(Arch A, const RegisterUsage &Usage,
                             const KernelConfig &HSAConfig) {
  const ArchInfo &Facts = getArchInfo(A);
  const bool UsesFlatScratch =
      Usage.UsesFlatScratch ||
      HSAConfig.getOr(KernelField::SGPRFlags, 0) & SF_FlatScratchInit;
  const bool UsesXnackMask =
      Usage.UsesXnackMask ||
      HSAConfig.getOr(KernelField::FeatureFlags, 0) & FF_XnackEnabled;
  if (UsesFlatScratch && Facts.CountsFlatScratch)
    return NumVCCSGPRs + getNumFlatScratchSGPRs(A);
  return NumVCCSGPRs + (UsesXnackMask && Facts.CountsXnackMask ? 2 : 0);
}

unsigned clrx::getUserDataCount(const KernelConfig &HSAConfig) {
  const uint64_t Flags = HSAConfig.getOr(KernelField::SGPRFlags, 0);
  unsigned Count = popcount(HSAConfig.getOr(KernelField::GridDims, 0));
  constexpr uint64_t Pointers = SF_DispatchPtr | SF_QueuePtr |
                                SF_KernargSegmentPtr | SF_DispatchId |
                                SF_FlatScratchInit;
  Count += 2 * popcount(Flags & Pointers);
  if (Flags & SF_PrivateSegmentBuffer)
    Count += 4;
  if (Flags & SF_PrivateSegmentSize)
    ++Count;
  return std::min(Count, 16u);
}

/// Returns the dimensions of .dims, or else those that .pgmrsrc2 enables.
static DimSets getDimsOrPgmRsrc2(const KernelConfig &Config) {
  if (std::optional<DimSets> Dims = Config.getDims())
    return *Dims;
  return {rsrc::WORKGROUP_IDS.get(Config),
          LocalDimSets[rsrc::ENABLE_VGPR_WORKITEM_ID.get(Config)], true};
}

unsigned clrx::getMinVGPRs(unsigned LocalDims) {
  return 32 - countl_zero(LocalDims);
}

RegisterCounts clrx::countRegisters(const KernelConfig &Config,
                                    const RegisterUsage &Usage, Arch A,
                                    const CountingRules &Rules) {
  const DimSets Dims = getDimsOrPgmRsrc2(Config);
  const bool HasLocals =
      Rules.CountsLocalsOfPgmRsrc2 || Config.has(KernelField::Dims);
  const unsigned Loaded = Rules.UserSGPRs + popcount(Dims.Group) +
                          Config.isOn(KernelField::TgSize) +
                          Config.isOn(KernelField::ScratchSize);
  const unsigned Counted = std::max(Usage.NumSGPRs, Loaded);
  const unsigned Extra = Rules.ExtraSGPRs;
  RegisterCounts Counts;
  if (std::optional<uint64_t> Specified = Config.get(KernelField::SGPRCount)) {
    Counts.SGPRs = Counts.ProgramSGPRs = *Specified;
    if (Rules.SpecifiedHasExtra)
      Counts.ProgramSGPRs = std::max(Counts.SGPRs, Extra) - Extra;
    if (Rules.ProgramFirst)
      Counts.SGPRs = Counts.ProgramSGPRs + Extra;
  } else {
    Counts.SGPRs = std::min(Counted + Extra, getArchInfo(A).MaxSGPRs);
    Counts.ProgramSGPRs = Rules.ProgramFirst ? Counts.SGPRs - Extra : Counted;
  }
  const unsigned LoadedVGPRs = HasLocals ? getMinVGPRs(Dims.Local) : 0;
  Counts.VGPRs = Config.getOr(KernelField::VGPRCount,
                              std::max(Usage.NumVGPRs, LoadedVGPRs));
  return Counts;
}
