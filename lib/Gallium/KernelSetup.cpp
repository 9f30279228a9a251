//===- KernelSetup.cpp - From a configuration to its numbers --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/Gallium/KernelSetup.h"
#include "clrx/Gallium/Format.h"
#include "clrx/KernelModel/ProgramResources.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;
using KF = KernelField;

ProgInfo gallium::getDefaultProgInfo() {
  ProgInfo Entries;
  Entries[0] = {PgmRsrc1Address, 0x000c0000};
  Entries[1] = {PgmRsrc2Address, 0x00001788};
  Entries[2] = {TmpRingSizeAddress, 0};
  return Entries;
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

static unsigned computeUserData(const KernelSetup &K) {
  if (std::optional<uint64_t> Given = K.Plain.get(KF::UserDataCount))
    return *Given;
  return K.ComputesUserData ? getUserDataCount(K.HSA) : 4;
}

KernelResources gallium::computeResources(const KernelSetup &K,
                                          const TargetState &T) {
  const KernelConfig &C = K.Plain;
  const unsigned MaxSGPRs = getArchInfo(T.Device).MaxSGPRs;
  const DimSets Dims = getDimsOrPgmRsrc2(C);
  const uint64_t HSAFlags = K.HSA.getOr(KF::SGPRFlags, 0);
  const uint64_t HSAFeatures = K.HSA.getOr(KF::FeatureFlags, 0);
  KernelResources R;
  R.UserData = computeUserData(K);

  if (std::optional<uint64_t> Given = C.get(KF::SGPRCount)) {
    R.NumSGPRs = *Given;
  } else {
    unsigned Min = getMinSGPRs(R.UserData, Dims.Group, C.isOn(KF::TgSize),
                               C.isOn(KF::ScratchSize));
    unsigned Extra = getExtraSGPRs(
        T.architecture(),
        K.Usage.UsesFlatScratch || (HSAFlags & SF_FlatScratchInit),
        K.Usage.UsesXnackMask || (HSAFeatures & FF_XnackEnabled));
    R.NumSGPRs = std::min(std::max(Min, K.Usage.NumSGPRs) + Extra, MaxSGPRs);
  }
  if (std::optional<uint64_t> Given = C.get(KF::VGPRCount))
    R.NumVGPRs = *Given;
  else
    R.NumVGPRs = std::max(getMinVGPRs(Dims.Local), K.Usage.NumVGPRs);
  return R;
}

//===----------------------------------------------------------------------===//
// ProgInfo
//===----------------------------------------------------------------------===//

/// SPI_TMPRING_SIZE.WAVESIZE: scratch of a 64-wide wavefront, in KiB. The sums
/// are modulo 2^32 in the reference.
static uint32_t encodeTmpRingSize(uint32_t ScratchSizeInBytes) {
  uint32_t OfWave = ScratchSizeInBytes << 6;
  return (OfWave + 1023) >> 10 << 12;
}

ProgInfo gallium::computeProgInfo(const KernelSetup &K,
                                  const KernelResources &R,
                                  const TargetState &T) {
  const KernelConfig &C = K.Plain;
  ProgramResources P = ProgramResources::get(C);
  P.NumSGPRs = R.NumSGPRs;
  P.NumVGPRs = R.NumVGPRs;
  P.UserData = R.UserData;
  P.LocalBits = encodeLocalSize(T.architecture(), C.getOr(KF::LocalSize, 0));

  ProgInfo Entries;
  Entries[0] = {PgmRsrc1Address, P.encodeRsrc1(T.architecture())};
  Entries[1] = {PgmRsrc2Address, P.encodeRsrc2()};
  Entries[2] = {TmpRingSizeAddress,
                encodeTmpRingSize(C.getOr(KF::ScratchSize, 0))};
  Entries[3] = {SpilledSGPRsAddress, uint32_t(C.getOr(KF::SpilledSGPRs, 0))};
  Entries[4] = {SpilledVGPRsAddress, uint32_t(C.getOr(KF::SpilledVGPRs, 0))};
  return Entries;
}

//===----------------------------------------------------------------------===//
// The kernel header
//===----------------------------------------------------------------------===//

/// Bytes the arguments take in the kernel argument segment.
static uint64_t computeKernargSize(ArrayRef<Arg> Args) {
  uint64_t Size = 0;
  for (const Arg &A : Args) {
    if (A.TargetAlign)
      Size = alignTo(Size, A.TargetAlign);
    // Three dwords, whatever the declared size.
    Size += A.Semantic == ArgSemantic::GridOffset
                ? 12
                : std::max(A.Size, A.TargetSize);
  }
  return Size;
}

/// The configuration a header is made of: what HSA gives replaces Plain, except
/// that flags and words of bits add up.
static KernelConfig mergeConfigs(const KernelSetup &K) {
  KernelConfig C = K.Plain;
  for (KF Replaced : {KF::SGPRCount, KF::VGPRCount, KF::UserDataCount,
                      KF::LocalSize, KF::ScratchSize})
    if (std::optional<uint64_t> Value = K.HSA.getHeader(Replaced))
      C.set(Replaced, *Value);
  for (KF Added : {KF::TgSize, KF::DebugMode, KF::Dx10Clamp, KF::IeeeMode,
                   KF::PrivMode, KF::Exceptions, KF::PgmRsrc1, KF::PgmRsrc2})
    C.setBits(Added, K.HSA.getOr(Added, 0));
  // Both have the same default, so that clearing its bits takes both.
  constexpr uint64_t DefaultFloatMode = 0xc0;
  C.set(KF::FloatMode, K.Plain.getOr(KF::FloatMode, DefaultFloatMode) |
                           K.HSA.getOr(KF::FloatMode, DefaultFloatMode));
  C.set(KF::Priority,
        std::max(K.Plain.getOr(KF::Priority, 0), K.HSA.getOr(KF::Priority, 0)));
  // .hsa_dims alone has no effect.
  if (C.has(KF::Dims))
    C.setBits(KF::Dims, K.HSA.getOr(KF::Dims, 0));
  return C;
}

static MachineVersion getMachineVersion(GPU Device) {
  switch (Device) {
#define CLRX_GALLIUM_DEVICE(Id, Major, Minor, Stepping)                        \
  case GPU::Id:                                                                \
    return {Major, Minor, Stepping};
#include "clrx/Gallium/MachineVersions.def"
  default:
    return {0, 0, 0};
  }
}

static void setMachine(AmdKernelCode &Code, const KernelConfig &File,
                       const TargetState &T) {
  const MachineVersion V = getMachineVersion(T.Device);
  Code.MachineMajor = V.Major;
  Code.MachineMinor = File.getHeader(KF::ArchMinor).value_or(V.Minor);
  Code.MachineStepping = File.getHeader(KF::ArchStepping).value_or(V.Stepping);
}

AmdKernelCode gallium::computeHeader(const KernelSetup &K,
                                     const KernelResources &R,
                                     ArrayRef<Arg> Args,
                                     const KernelConfig &File,
                                     const TargetState &T) {
  const KernelConfig C = mergeConfigs(K);
  ProgramResources P = ProgramResources::get(C);
  P.NumSGPRs = C.getOr(KF::SGPRCount, R.NumSGPRs);
  P.NumVGPRs = C.getOr(KF::VGPRCount, R.NumVGPRs);
  P.UserData = C.getOr(KF::UserDataCount, R.UserData);
  P.LocalBits = encodeLocalSize(T.architecture(), C.getOr(KF::LocalSize, 0));

  AmdKernelCode Code = AmdKernelCode::getDefault();
  setMachine(Code, File, T);
  Code.PgmRsrc1 = P.encodeRsrc1(T.architecture());
  Code.PgmRsrc2 = P.encodeRsrc2();
  Code.SGPRFlags = K.HSA.getSGPRFlagWord();
  Code.FeatureFlags = K.HSA.getFeatureFlagWord();
  Code.PrivateSegmentSize = C.getOr(KF::ScratchSize, 0);
  Code.GroupSegmentSize = C.getOr(KF::LocalSize, 0);
  Code.KernargSize = computeKernargSize(Args);
  Code.WavefrontSGPRs = P.NumSGPRs;
  Code.WorkitemVGPRs = P.NumVGPRs;
  Code.applyGiven(K.HSA);
  return Code;
}
