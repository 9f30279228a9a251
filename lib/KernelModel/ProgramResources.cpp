//===- ProgramResources.cpp - Registers and RSRC words --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/KernelModel/ProgramResources.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace llvm;
using namespace clrx;

unsigned clrx::getExtraSGPRs(Arch A, bool UsesFlatScratch, bool UsesXnackMask) {
  const bool HasXnackMask = A >= Arch::GCN1_2;
  if (UsesFlatScratch && HasXnackMask)
    return 6;
  if (UsesFlatScratch && A == Arch::GCN1_1)
    return 4;
  if (UsesXnackMask && HasXnackMask)
    return 4;
  return 2;
}

unsigned clrx::getMinSGPRs(unsigned UserData, unsigned GroupDims, bool TgSize,
                           bool UsesScratch) {
  return UserData + popcount(GroupDims) + TgSize + UsesScratch;
}

unsigned clrx::getMinVGPRs(unsigned LocalDims) {
  return 32 - countl_zero(LocalDims);
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

DimSets clrx::getDimsOrPgmRsrc2(const KernelConfig &Config) {
  if (std::optional<DimSets> Dims = Config.getDims())
    return *Dims;
  static constexpr unsigned LocalSets[] = {1, 3, 7, 7};
  const uint32_t Word = Config.getOr(KernelField::PgmRsrc2, 0);
  return {Word >> 7 & 7, LocalSets[Word >> 11 & 3], true};
}

uint32_t clrx::encodeDims(const DimSets &Dims) {
  uint32_t LocalCount = getMinVGPRs(Dims.Local);
  return Dims.Group << 7 | (LocalCount ? LocalCount - 1 : 0) << 11;
}

uint32_t clrx::encodeLocalSize(Arch A, uint32_t SizeInBytes) {
  const uint64_t Granule = getArchInfo(A).LDSGranule;
  return (((SizeInBytes + Granule - 1) / Granule) & 0x1ff) << 15;
}

ProgramResources ProgramResources::get(const KernelConfig &Config) {
  ProgramResources R;
  R.TgSize = Config.isOn(KernelField::TgSize);
  R.Dx10Clamp = Config.isOn(KernelField::Dx10Clamp);
  R.DebugMode = Config.isOn(KernelField::DebugMode);
  R.IeeeMode = Config.isOn(KernelField::IeeeMode);
  R.PrivMode = Config.isOn(KernelField::PrivMode);
  R.Priority = Config.getOr(KernelField::Priority, 0);
  R.FloatMode = Config.getOr(KernelField::FloatMode, 0xc0);
  R.Exceptions = Config.getOr(KernelField::Exceptions, 0);
  R.PgmRsrc1 = Config.getOr(KernelField::PgmRsrc1, 0);
  R.PgmRsrc2 = Config.getOr(KernelField::PgmRsrc2, 0);
  R.UsesScratch = Config.isOn(KernelField::ScratchSize);
  const std::optional<DimSets> Dims = Config.getDims();
  R.DimBits = Dims ? encodeDims(*Dims) : R.PgmRsrc2 & PgmRsrc2DimMask;
  return R;
}

uint32_t ProgramResources::encodeRsrc1(Arch A) const {
  const bool IsGCN15 = A >= Arch::GCN1_5;
  const unsigned SGPRs = std::max(NumSGPRs, 1u), VGPRs = std::max(NumVGPRs, 1u);
  uint32_t Word = PgmRsrc1;
  Word |= (VGPRs - 1) >> (IsGCN15 ? 3 : 2); // VGPRS
  if (!IsGCN15)
    Word |= (SGPRs - 1) >> 3 << 6; // SGPRS
  Word |= (Priority & 3) << 10;    // PRIORITY
  Word |= FloatMode << 12;         // FLOAT_MODE
  Word |= uint32_t(PrivMode) << 20;
  Word |= uint32_t(Dx10Clamp) << 21;
  Word |= uint32_t(DebugMode) << 22;
  Word |= uint32_t(IeeeMode) << 23;
  return Word;
}

uint32_t ProgramResources::encodeRsrc2() const {
  uint32_t Word = PgmRsrc2 & PgmRsrc2KeptMask;
  Word |= UsesScratch;            // SCRATCH_EN
  Word |= UserData << 1;          // USER_SGPR
  Word |= DimBits;                // TGID_*_EN, TIDIG_COMP_CNT
  Word |= uint32_t(TgSize) << 10; // TG_SIZE_EN
  Word |= LocalBits;              // LDS_SIZE
  Word |= Exceptions << 24;       // EXCP_EN
  return Word;
}
