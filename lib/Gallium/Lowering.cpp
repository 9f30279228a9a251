//===- Lowering.cpp - Configurations and parts of kernels -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts configurations to ProgInfo and kernel headers, and back.
//
//===----------------------------------------------------------------------===//

#include "Gallium/Lowering.h"
#include "KernelModel/Lifter.h"
#include "KernelModel/RsrcBits.h"
#include "clrx/Gallium/Format.h"
#include "clrx/KernelModel/MachineVersions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;
using KF = KernelField;

static constexpr uint32_t WavefrontSize = 64; ///< For ProgInfo.

//===----------------------------------------------------------------------===//
// ProgInfo
//===----------------------------------------------------------------------===//

/// Returns SPI_TMPRING_SIZE for the scratch memory of a work-item in bytes.
/// Computes modulo 2^32, as the reference assembler does.
static uint32_t encodeTmpRingSize(uint32_t ScratchSize) {
  const uint32_t WaveSize = ScratchSize * WavefrontSize;
  return rsrc::WAVESIZE.encode((WaveSize + 1023) / 1024);
}

/// Returns the scratch memory of a work-item in bytes for \p TmpRingSize. This
/// is a multiple of 16, because WAVESIZE counts KiB for 64 work-items.
static uint32_t decodeTmpRingSize(uint32_t TmpRingSize) {
  return rsrc::WAVESIZE.get(TmpRingSize) * 1024 / WavefrontSize;
}

static ProgInfo makeProgInfo(const AmdKernelCode &Words,
                             const KernelConfig &Fields) {
  ProgInfo Entries;
  Entries[0] = {PgmRsrc1Address, Words.PgmRsrc1};
  Entries[1] = {PgmRsrc2Address, Words.PgmRsrc2};
  Entries[2] = {TmpRingSizeAddress,
                encodeTmpRingSize(Fields.getOr(KF::ScratchSize, 0))};
  Entries[3] = {SpilledSGPRsAddress,
                uint32_t(Fields.getOr(KF::SpilledSGPRs, 0))};
  Entries[4] = {SpilledVGPRsAddress,
                uint32_t(Fields.getOr(KF::SpilledVGPRs, 0))};
  return Entries;
}

//===----------------------------------------------------------------------===//
// The kernel header
//===----------------------------------------------------------------------===//

std::vector<uint64_t> gallium::getKernargOffsets(ArrayRef<Arg> Args) {
  uint64_t Size = 0;
  std::vector<uint64_t> Offsets;
  for (const Arg &A : Args) {
    if (A.TargetAlign)
      Size = alignTo(Size, A.TargetAlign);
    Offsets.push_back(Size);
    // A grid offset has three dwords, regardless of the declared size.
    Size += A.Semantic == ArgSemantic::GridOffset
                ? 12
                : std::max(A.Size, A.TargetSize);
  }
  Offsets.push_back(Size);
  return Offsets;
}

uint64_t gallium::computeKernargSize(ArrayRef<Arg> Args) {
  return getKernargOffsets(Args).back();
}

/// Returns the fields from which a header is made. Fields of \p Header replace
/// those of \p Plain, but flags and words of bits are combined.
static KernelConfig mergeFields(const KernelConfig &Plain,
                                const KernelConfig &Header) {
  KernelConfig Fields = Plain;
  Fields.setAllOf(Header.withoutUnset());
  for (KF Added : {KF::TgSize, KF::DebugMode, KF::Dx10Clamp, KF::IeeeMode,
                   KF::PrivMode, KF::Exceptions, KF::PgmRsrc1, KF::PgmRsrc2})
    Fields.setBits(Added, Plain.getOr(Added, 0));
  // Both configurations have the same default, so a bit that is set in the
  // default becomes 0 only if both configurations clear it.
  Fields.set(KF::FloatMode, Plain.getOrDefault(KF::FloatMode) |
                                Header.getOrDefault(KF::FloatMode));
  Fields.set(KF::Priority, std::max(Plain.getOr(KF::Priority, 0),
                                    Header.getOr(KF::Priority, 0)));
  // Dimensions have no effect if only the header has them.
  if (Plain.has(KF::Dims))
    Fields.setBits(KF::Dims, Plain.getOr(KF::Dims, 0));
  else
    Fields.clear(KF::Dims);
  return Fields;
}

static AmdKernelCode makeHeader(const Module &M, const Configuration &C,
                                ArrayRef<Arg> Args, const KernelConfig &Plain,
                                LoweringFacts Facts) {
  const KernelConfig Fields = mergeFields(Plain, C.Header);
  RegisterCounts &Registers = Facts.Registers;
  Registers.SGPRs = Fields.getOr(KF::SGPRCount, Registers.SGPRs);
  Registers.VGPRs = Fields.getOr(KF::VGPRCount, Registers.VGPRs);
  KernelConfig &H = Facts.Defaults;
  setMachineVersion(H, getMachineVersion(M.Device), M.ArchMinor,
                    M.ArchStepping);
  H.set(KF::KernargSize, computeKernargSize(Args));
  H.set(KF::WavefrontSGPRs, Registers.SGPRs);
  H.set(KF::WorkitemVGPRs, Registers.VGPRs);
  AmdKernelCode Header = clrx::lower(Fields, Facts);
  setControlDirectives(Header, C.ControlDirectives);
  return Header;
}

KernelParts gallium::lower(const Module &M, const Configuration &C,
                           ArrayRef<Arg> Args) {
  KernelConfig Plain = C.Plain;
  Plain.setIfUnset(KF::UserDataCount,
                   C.ComputesUserData ? getUserDataCount(C.Header) : 4);
  LoweringFacts Facts = {getGPUInfo(M.Device).Architecture};
  const Arch A = Facts.Architecture;
  Facts.Registers = countRegisters(Plain, C.Usage, A,
                                   {unsigned(Plain.getOr(KF::UserDataCount, 0)),
                                    getExtraSGPRs(A, C.Usage, C.Header)});
  KernelParts Parts;
  Parts.Entries = makeProgInfo(clrx::lower(Plain, Facts), Plain);
  Parts.Registers = Facts.Registers;
  if (M.hasKernelHeaders()) {
    Parts.Header = makeHeader(M, C, Args, Plain, Facts);
    Parts.Registers.SGPRs = Parts.Header.WavefrontSGPRs;
    Parts.Registers.VGPRs = Parts.Header.WorkitemVGPRs;
  }
  return Parts;
}

//===----------------------------------------------------------------------===//
// Lifting to a configuration
//===----------------------------------------------------------------------===//

/// Fields of .config that the RSRC words contain.
static constexpr KF WordFields[] = {
    KF::SGPRCount, KF::VGPRCount, KF::UserDataCount, KF::Dims,
    KF::Priority,  KF::FloatMode, KF::Exceptions,    KF::TgSize,
    KF::DebugMode, KF::Dx10Clamp, KF::IeeeMode,      KF::PrivMode,
};

AmdKernelCode gallium::getWords(const ProgInfo &Entries) {
  AmdKernelCode Words = {};
  Words.PgmRsrc1 = Entries[0].Value;
  Words.PgmRsrc2 = Entries[1].Value;
  return Words;
}

KernelConfig gallium::readPlainFields(const ProgInfo &Entries, Arch A) {
  const AmdKernelCode Words = getWords(Entries);
  const KernelConfig All = readFields(Words, A);
  KernelConfig Plain;
  for (KF Field : WordFields)
    Plain.set(Field, All.getOr(Field, 0));
  Plain.set(KF::LocalSize, rsrc::GRANULATED_LDS_SIZE.get(Words.PgmRsrc2) *
                               getArchInfo(A).LDSGranule);
  Plain.set(KF::ScratchSize, decodeTmpRingSize(Entries[2].Value));
  Plain.set(KF::SpilledSGPRs, Entries[3].Value);
  Plain.set(KF::SpilledVGPRs, Entries[4].Value);
  return Plain;
}

bool gallium::isSame(const ProgInfo &A, const ProgInfo &B,
                     unsigned NumEntries) {
  return std::equal(A.begin(), A.begin() + NumEntries, B.begin(),
                    [](const ProgInfoEntry &X, const ProgInfoEntry &Y) {
                      return X.Address == Y.Address && X.Value == Y.Value;
                    });
}

bool gallium::isSame(const Module &M, const KernelParts &A,
                     const KernelParts &B) {
  return isSame(A.Entries, B.Entries, M.getNumProgInfoEntries()) &&
         (!M.hasKernelHeaders() || rawBytes(A.Header) == rawBytes(B.Header));
}

std::optional<Configuration>
gallium::lift(const Module &M, const KernelParts &Parts, ArrayRef<Arg> Args) {
  const Arch A = getGPUInfo(M.Device).Architecture;
  Configuration C;
  C.ComputesUserData = M.hasKernelHeaders();
  if (M.hasKernelHeaders())
    C.ControlDirectives = getControlDirectives(Parts.Header);
  Lifter<Configuration> L(C, [&](const Configuration &Tried) {
    return isSame(M, lower(M, Tried, Args), Parts);
  });
  const bool MakesEntries = L.liftFields(
      &Configuration::Plain, getWords(Parts.Entries),
      readPlainFields(Parts.Entries, A), [&](const Configuration &Tried) {
        return getWords(lower(M, Tried, Args).Entries);
      });
  if (!MakesEntries)
    return std::nullopt;
  if (!M.hasKernelHeaders())
    return L.finish({&Configuration::Plain});
  const bool MakesHeader = L.liftFields(
      &Configuration::Header, Parts.Header, readFields(Parts.Header, A),
      [&](const Configuration &Tried) { return lower(M, Tried, Args).Header; });
  if (!MakesHeader)
    return std::nullopt;
  return L.finish({&Configuration::Plain, &Configuration::Header},
                  &Parts.Header);
}
