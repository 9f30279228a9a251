//===- AmdKernelCode.cpp - amd_kernel_code_t ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/KernelModel/AmdKernelCode.h"
#include <cstddef>

using namespace llvm;
using namespace clrx;

namespace {
/// Where a field stands in the header.
struct HeaderSlot {
  KernelField Field;
  uint8_t Offset;
  uint8_t Size; ///< In bytes.
};
} // namespace

#define SLOT(Id)                                                               \
  {KernelField::Id, offsetof(AmdKernelCode, Id), sizeof(AmdKernelCode::Id)}
static constexpr HeaderSlot Slots[] = {
    SLOT(CodeVersionMajor),
    SLOT(CodeVersionMinor),
    SLOT(MachineKind),
    SLOT(MachineMajor),
    SLOT(MachineMinor),
    SLOT(MachineStepping),
    SLOT(CodeEntryOffset),
    SLOT(CodePrefetchOffset),
    SLOT(CodePrefetchSize),
    SLOT(MaxScratchBacking),
    {KernelField::GDSSize, offsetof(AmdKernelCode, GDSSegmentSize), 4},
    SLOT(KernargSize),
    SLOT(FBarrierCount),
    SLOT(WavefrontSGPRs),
    SLOT(WorkitemVGPRs),
    SLOT(ReservedVGPRFirst),
    SLOT(ReservedVGPRCount),
    SLOT(ReservedSGPRFirst),
    SLOT(ReservedSGPRCount),
    SLOT(DebugOffsetSGPR),
    SLOT(DebugBufferSGPR),
    SLOT(KernargAlignLog2),
    SLOT(GroupAlignLog2),
    SLOT(PrivateAlignLog2),
    SLOT(WavefrontSizeLog2),
    SLOT(CallConvention),
    SLOT(LoaderSymbol),
};
#undef SLOT

AmdKernelCode AmdKernelCode::getDefault() {
  AmdKernelCode Code = {};
  Code.CodeVersionMajor = 1;
  Code.MachineKind = 1;
  Code.CodeEntryOffset = sizeof(AmdKernelCode);
  Code.KernargAlignLog2 = 4;
  Code.GroupAlignLog2 = 4;
  Code.PrivateAlignLog2 = 4;
  Code.WavefrontSizeLog2 = 6;
  return Code;
}

void AmdKernelCode::applyGiven(const KernelConfig &Config) {
  char *Bytes = reinterpret_cast<char *>(this);
  for (const HeaderSlot &Slot : Slots)
    if (std::optional<uint64_t> Value = Config.getHeader(Slot.Field)) {
      support::ulittle64_t LittleEndian(*Value);
      memcpy(Bytes + Slot.Offset, &LittleEndian, Slot.Size);
    }
}
