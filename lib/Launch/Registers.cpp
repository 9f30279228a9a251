//===- Registers.cpp - Registers at the start of a kernel -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sets the registers that the driver and the hardware fill, and makes the
// structures in memory that they point to. Sources: "Initial Kernel Execution
// State" and "Private Segment" in LLVM's AMDGPU User Guide; amd_queue_t and
// hsa_kernel_dispatch_packet_t in AMD's HSA runtime; the descriptors in the ISA
// documents.
//
//===----------------------------------------------------------------------===//

#include "KernelModel/Lowering.h"
#include "KernelModel/RsrcBits.h"
#include "Preparation.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::launch;

void launch::readWords(KernelSetup &Setup, const AmdKernelCode &Header, Arch A,
                       bool Wave32) {
  const KernelConfig Fields = readFields(Header, A);
  // A header counts blocks. The assembler has the same blocks for wavefronts of
  // 64 as for those of 32, but the hardware's blocks for 64 have half the size.
  const bool HasHalfBlocks = getArchInfo(A).HasWave32 && !Wave32;
  Setup.NumVGPRs =
      Fields.getOr(KernelField::VGPRCount, 0) / (HasHalfBlocks ? 2 : 1);
  Setup.NumSGPRs = Fields.getOr(KernelField::SGPRCount, 0);
  Setup.Mode = Fields.getOr(KernelField::FloatMode, 0) |
               Fields.getOr(KernelField::Dx10Clamp, 0) << 8 |
               Fields.getOr(KernelField::IeeeMode, 0) << 9;
}

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

/// Components X, Y, Z and W in the fields DST_SEL of a descriptor.
static constexpr uint32_t AllComponents = 4 | 5 << 3 | 6 << 6 | 7 << 9;
/// Fields of the last word up to GCN 1.4.
static constexpr uint32_t FormatUInt = 4 << 12, Format32 = 4 << 15,
                          Element4Bytes = 1 << 19;
/// Fields of the last word on GCN 1.5.
static constexpr uint32_t UnifiedFormat32UInt = 20 << 12,
                          ResourceLevel = 1 << 24, ChecksRaw = 3u << 28,
                          ChecksNothing = 2u << 28;
static constexpr uint32_t AddsThreadId = 1 << 23;
/// In the second word.
static constexpr uint32_t Swizzles = 1u << 31;

Descriptor launch::makeBufferDescriptor(Arch A, uint64_t Address,
                                        uint64_t NumBytes) {
  const uint32_t Format = getArchInfo(A).HasUnifiedFormats
                              ? UnifiedFormat32UInt | ResourceLevel | ChecksRaw
                              : FormatUInt | Format32;
  return {Lo_32(Address), Hi_32(Address), Lo_32(NumBytes),
          AllComponents | Format};
}

Descriptor launch::makeScratchDescriptor(Arch A, bool Wave32, uint64_t Address,
                                         uint64_t NumBytes) {
  const ArchInfo &Info = getArchInfo(A);
  uint32_t Format = FormatUInt;
  if (Info.HasUnifiedFormats)
    Format = UnifiedFormat32UInt | ResourceLevel | ChecksNothing;
  else if (Info.GFXMajor < 8)
    Format |= Format32 | Element4Bytes;
  else if (Info.GFXMajor == 8) // The place of the format has a part of the
    Format |= Element4Bytes;   // stride.
  const uint32_t IndexStride = (Wave32 ? 2 : 3) << 21;
  return {Lo_32(Address), Hi_32(Address) | Swizzles, Lo_32(NumBytes),
          AllComponents | Format | IndexStride | AddsThreadId};
}

/// Returns the last word of the descriptor that Mesa makes, which has no limit.
/// On GCN 1.5, Mesa 22.3 gives a word with which all accesses are out of
/// bounds.
static uint32_t getCloverFormat(Arch A) {
  constexpr uint32_t Format8 = 1 << 15, IndexStride64 = 3 << 21;
  const unsigned GFXMajor = getArchInfo(A).GFXMajor;
  return AddsThreadId | IndexStride64 | (GFXMajor < 9 ? Element4Bytes : 0) |
         (GFXMajor < 8 ? Format8 : 0);
}

Descriptor Preparation::makeScratchDescriptor() const {
  if (S.Rules == Driver::Clover && D.Scratch &&
      !getArchInfo(K.Architecture).HasUnifiedFormats)
    return {Lo_32(D.Scratch->Address), Hi_32(D.Scratch->Address) | Swizzles,
            ~uint32_t(0), getCloverFormat(K.Architecture)};
  return launch::makeScratchDescriptor(K.Architecture, K.Wave32,
                                       D.Scratch ? D.Scratch->Address : 0,
                                       D.Scratch ? D.Scratch->size() : 0);
}

//===----------------------------------------------------------------------===//
// Structures of the driver
//===----------------------------------------------------------------------===//

uint64_t Preparation::makePacket() {
  if (Packet)
    return Packet->Address;
  // hsa_kernel_dispatch_packet_t
  Packet = &Mem.allocate("dispatch packet", 64);
  Packet->IsWritable = false;
  constexpr unsigned KernelDispatch = 2;
  const bool IsHSA = S.Rules == Driver::HSA;
  writeInt(*Packet, 0, IsHSA ? KernelDispatch : 0, 2);
  writeInt(*Packet, 2, IsHSA ? Sizes.NumDims : 0, 2);
  for (unsigned Dim = 0; Dim != 3; ++Dim) {
    writeInt(*Packet, 4 + 2 * Dim, Sizes.Local[Dim], 2);
    writeInt(*Packet, 12 + 4 * Dim, Sizes.Global[Dim], 4);
  }
  writeInt(*Packet, 24, IsHSA ? S.Resources.ScratchSize : 0, 4);
  writeInt(*Packet, 28, IsHSA ? D.LDSSize : DynamicLDS, 4);
  writeInt(*Packet, 32, IsHSA ? Base + S.Descriptor : 0, 8);
  writeInt(*Packet, 40, Arguments->Address, 8);
  return Packet->Address;
}

uint64_t Preparation::makeQueue() {
  if (Queue)
    return Queue->Address;
  // amd_queue_t. Only the members that kernels read are defined.
  constexpr unsigned QueueSize = 256, SharedBase = 64, PrivateBase = 68;
  Queue = &Mem.allocate("queue", QueueSize, 256, /*IsDefined=*/false);
  writeInt(*Queue, SharedBase, Hi_32(sim::SharedAperture), 4);
  writeInt(*Queue, PrivateBase, Hi_32(sim::PrivateAperture), 4);
  return Queue->Address;
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

void Preparation::setScalars(unsigned First, ArrayRef<uint32_t> Values) {
  // Numbers that a binary states may have 32 bits. checkRegisters() refuses
  // them.
  for (uint32_t V : Values)
    D.Scalars.push_back({uint16_t(std::min<unsigned>(First++, UINT16_MAX)), V});
}

void Preparation::setAddress(unsigned First, uint64_t Address) {
  setScalars(First, {Lo_32(Address), Hi_32(Address)});
}

void Preparation::setRegister(const EntryValue &V) {
  const unsigned Offset = unsigned(V.Kind);
  switch (V.Kind) {
  case EntryKind::UserData:
    return; // Nothing is known of them.
  case EntryKind::ScratchBuffer:
    if (D.Scratch)
      setScalars(V.First, makeScratchDescriptor());
    return;
  case EntryKind::DispatchPacket:
    return setAddress(V.First, makePacket());
  case EntryKind::Queue:
    return setAddress(V.First, makeQueue());
  case EntryKind::Arguments:
    return setAddress(V.First, Arguments->Address);
  case EntryKind::DispatchId:
    return setAddress(V.First, 0);
  case EntryKind::FlatScratchInit:
    // Up to GCN 1.2 an offset in the scratch memory of the process and the
    // size for each work-item, afterwards an address.
    if (getArchInfo(K.Architecture).GFXMajor < 9)
      return setScalars(V.First, {0, D.ScratchSize});
    return setAddress(V.First, D.Scratch ? D.Scratch->Address : 0);
  case EntryKind::ScratchSize:
    return setScalars(V.First, {D.ScratchSize});
  case EntryKind::GroupCountX:
  case EntryKind::GroupCountY:
  case EntryKind::GroupCountZ:
    return setScalars(V.First,
                      {countGroups(Offset - unsigned(EntryKind::GroupCountX))});
  case EntryKind::GroupIdX:
  case EntryKind::GroupIdY:
  case EntryKind::GroupIdZ:
    D.WorkGroupId[Offset - unsigned(EntryKind::GroupIdX)] = V.First;
    return;
  case EntryKind::GroupInfo:
    D.WorkGroupInfo = V.First;
    return;
  case EntryKind::ScratchOffset:
    D.ScratchOffset = V.First;
    return;
  case EntryKind::LocalIdX:
  case EntryKind::LocalIdY:
  case EntryKind::LocalIdZ:
    D.NumWorkItemIds = Offset - unsigned(EntryKind::LocalIdX) + 1;
    return;
  }
}

void Preparation::setRegisters() {
  for (const EntryValue &V : S.Resources.EntryValues)
    setRegister(V);
  if (S.Rules == Driver::AmdCL1)
    setCL1Registers();
  if (S.Rules != Driver::OldClover)
    return;
  // Four user SGPRs: the arguments, and the scratch buffer's address.
  setAddress(0, Arguments->Address);
  setAddress(2, D.Scratch ? D.Scratch->Address : 0);
}
