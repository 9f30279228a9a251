//===- Lowering.cpp - Parts of kernels from configurations ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers configurations to kernel headers and descriptors.
//
//===----------------------------------------------------------------------===//

#include "ROCm/Lowering.h"
#include "KernelModel/Lowering.h"
#include "KernelModel/RsrcBits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;
using KF = KernelField;

namespace {
struct DeviceVersion {
  GPU Device;
  MachineVersion Version;
};
} // namespace

/// Versions in notes that differ from those in headers, observed in files of
/// clrxasm 0.1.9.
static constexpr DeviceVersion NoteVersions[] = {
    {GPU::Tonga, {8, 0, 2}},  {GPU::Goose, {8, 0, 3}},
    {GPU::Horse, {8, 0, 3}},  {GPU::Ellesmere, {8, 0, 3}},
    {GPU::Baffin, {8, 0, 3}}, {GPU::Stoney, {8, 1, 0}},
};

MachineVersion rocm::getNoteVersion(const Module &M) {
  MachineVersion Version = getMachineVersion(M.Device);
  for (const DeviceVersion &Row : NoteVersions)
    if (Row.Device == M.Device)
      Version = Row.Version;
  Version.Minor = M.ArchMinor.value_or(Version.Minor);
  Version.Stepping = M.ArchStepping.value_or(Version.Stepping);
  return Version;
}

/// Rounds \p Size up to a multiple of \p Alignment, a power of two. Returns 0
/// for the alignment 0.
static uint64_t roundUp(uint64_t Size, uint64_t Alignment) {
  return (Size + Alignment - 1) & -Alignment;
}

uint64_t rocm::computeKernargSize(ArrayRef<Arg> Args, bool HasOffsets) {
  if (HasOffsets)
    return Args.empty() ? 0 : Args.back().AlignOrOffset + Args.back().Size;
  constexpr uint64_t SegmentAlignment = 16;
  uint64_t Size = 0;
  for (const Arg &A : Args)
    Size = roundUp(Size, A.AlignOrOffset) + A.Size;
  return roundUp(Size, SegmentAlignment);
}

std::vector<Arg> rocm::placeArgs(ArrayRef<Arg> Args, bool HasOffsets) {
  std::vector<Arg> Placed(Args.begin(), Args.end());
  if (HasOffsets)
    return Placed;
  uint64_t End = 0;
  for (Arg &A : Placed) {
    A.AlignOrOffset = alignTo(End, std::max<uint64_t>(A.AlignOrOffset, 1));
    End = A.AlignOrOffset + A.Size;
  }
  return Placed;
}

KernelParts rocm::lower(const Module &M, const Kernel &K) {
  const Configuration &C = *K.Config;
  const KernelConfig Fields = completeHSAFields(C.Fields);
  LoweringFacts Facts = {getGPUInfo(M.Device).Architecture};
  Facts.Registers = countHSARegisters(Fields, C.Usage, Facts.Architecture);
  Facts.StoresLDSSize = M.Format == FileFormat::Old;
  KernelConfig &H = Facts.Defaults;
  setMachineVersion(H, getMachineVersion(M.Device), M.ArchMinor,
                    M.ArchStepping);
  H.set(KF::CodeVersionMinor, M.Format != FileFormat::Old);
  if (M.HasMetadata)
    H.set(KF::KernargSize,
          computeKernargSize(K.Metadata.Args, /*HasOffsets=*/M.HasMsgPack));
  RegisterCounts &Registers = Facts.Registers;
  Registers.SGPRs = std::max(Registers.SGPRs, 1u);
  Registers.VGPRs = std::max(Registers.VGPRs, 1u);
  H.set(KF::WavefrontSGPRs, Registers.SGPRs);
  H.set(KF::WorkitemVGPRs, Registers.VGPRs);
  AmdKernelCode Header = clrx::lower(Fields, Facts);
  setControlDirectives(Header, C.ControlDirectives);
  // clrxasm stores the count of SGPRs although GCN1.5 does not have this field.
  constexpr unsigned SGPRGranule = 8;
  if (M.Format == FileFormat::LLVM10 && M.HasMsgPack &&
      !getArchInfo(Facts.Architecture).SGPRGranule)
    Header.PgmRsrc1 |= rsrc::GRANULATED_WAVEFRONT_SGPR_COUNT.encode(
        (Registers.SGPRs - 1) / SGPRGranule);
  return {Header, Registers};
}

KernelDescriptor rocm::makeDescriptor(const AmdKernelCode &Header,
                                      const Configuration &C) {
  KernelDescriptor D = {};
  D.GroupSegmentSize = Header.GroupSegmentSize;
  D.PrivateSegmentSize = Header.PrivateSegmentSize;
  D.CodeEntryOffset = C.Fields.getOr(KF::CodeEntryOffset, UINT64_MAX);
  D.PgmRsrc3 = C.Fields.getOr(KF::PgmRsrc3, 0);
  D.PgmRsrc1 = Header.PgmRsrc1;
  D.PgmRsrc2 = Header.PgmRsrc2;
  D.SGPRFlags = Header.SGPRFlags;
  return D;
}
