//===- DispatchState.cpp - A dispatch from registers ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the compute registers as the hardware does. The registers and their
// fields are those of Linux's public headers gfx_*_d.h and gfx_*_sh_mask.h; the
// order of the initial SGPRs is in "Initial Kernel Execution State" of LLVM's
// AMDGPU User Guide.
//
//===----------------------------------------------------------------------===//

#include "Dispatch.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace llvm;

namespace {

/// Registers, as distances from the first shader register.
enum ShRegister : unsigned {
  ComputeStartX = 0x204,
  ComputeNumThreadX = 0x207,
  ComputePgmLo = 0x20c,
  ComputePgmHi = 0x20d,
  ComputePgmRsrc1 = 0x212,
  ComputePgmRsrc2 = 0x213,
  ComputeTmpringSize = 0x218,
  ComputeUserData0 = 0x240,
};

/// A field of a register.
struct Field {
  unsigned Register, Low, Width;
};
constexpr Field VGPRs = {ComputePgmRsrc1, 0, 6};
constexpr Field SGPRs = {ComputePgmRsrc1, 6, 4};
constexpr Field FloatMode = {ComputePgmRsrc1, 12, 8};
constexpr Field Dx10Clamp = {ComputePgmRsrc1, 21, 1};
constexpr Field IeeeMode = {ComputePgmRsrc1, 23, 1};
constexpr Field ScratchEnable = {ComputePgmRsrc2, 0, 1};
constexpr Field UserSGPRs = {ComputePgmRsrc2, 1, 5};
constexpr Field GroupIds = {ComputePgmRsrc2, 7, 3};
constexpr Field GroupInfo = {ComputePgmRsrc2, 10, 1};
constexpr Field WorkItemIds = {ComputePgmRsrc2, 11, 2};
constexpr Field LDSSize = {ComputePgmRsrc2, 15, 9};
constexpr Field WaveSize = {ComputeTmpringSize, 12, 13};
constexpr unsigned MaxUserSGPRs = 16;

/// Bits of COMPUTE_DISPATCH_INITIATOR.
enum Initiator : uint32_t {
  PartialGroups = 1 << 1,
  ThreadDimensions = 1 << 5,
  Wave32 = 1 << 15,
};

/// A chip of the simulated GPU.
struct ChipArch {
  StringLiteral Name;
  Arch Architecture;
};
constexpr ChipArch Chips[] = {
    {"tahiti", Arch::GCN1_0},    {"verde", Arch::GCN1_0},
    {"bonaire", Arch::GCN1_1},   {"hawaii", Arch::GCN1_1},
    {"tonga", Arch::GCN1_2},     {"fiji", Arch::GCN1_2},
    {"polaris10", Arch::GCN1_2}, {"vega10", Arch::GCN1_4},
    {"vega20", Arch::GCN1_4_1},  {"navi10", Arch::GCN1_5},
};

class DispatchReader {
public:
  DispatchReader(const DispatchRequest &Request, const sim::Memory &Mem)
      : Request(Request), Mem(Mem) {}
  Expected<sim::Dispatch> run();

private:
  const DispatchRequest &Request;
  const sim::Memory &Mem;
  sim::Dispatch D;

  uint32_t get(Field F) const {
    return Request.Sh[F.Register] >> F.Low &
           maskTrailingOnes<uint32_t>(F.Width);
  }
  Error readChip();
  Error readSizes();
  Error readCode();
  void readCounts();
  void readScalars();
};

} // namespace

Error DispatchReader::readChip() {
  const auto *Chip =
      find_if(Chips, [&](const ChipArch &C) { return C.Name == Request.Chip; });
  if (Chip == std::end(Chips))
    return createStringError("unknown chip");
  D.Architecture = Chip->Architecture;
  D.KernelName = "kernel";
  D.Wave32 = Request.Initiator & Wave32;
  return Error::success();
}

Error DispatchReader::readSizes() {
  for (unsigned Dim = 0; Dim != 3; ++Dim) {
    const uint32_t Threads = Request.Sh[ComputeNumThreadX + Dim];
    const uint32_t Full = Threads & 0xffff, Partial = Threads >> 16;
    const uint32_t Count = Request.NumGroups[Dim];
    if (Request.Sh[ComputeStartX + Dim])
      return createStringError("the dispatch does not start at group 0");
    if (!Full || !Count)
      return createStringError("the dispatch has no work-items");
    D.LocalSize[Dim] = Full;
    D.GlobalSize[Dim] = Count * Full;
    if (Request.Initiator & ThreadDimensions)
      D.GlobalSize[Dim] = Count;
    else if (Request.Initiator & PartialGroups && Partial)
      D.GlobalSize[Dim] = (Count - 1) * Full + Partial;
  }
  return Error::success();
}

Error DispatchReader::readCode() {
  // The registers have bits 8 to 47 of the address.
  D.EntryAddress = uint64_t(Request.Sh[ComputePgmHi] & 0xff) << 40 |
                   uint64_t(Request.Sh[ComputePgmLo]) << 8;
  D.Code = Mem.find(D.EntryAddress);
  return D.Code ? Error::success()
                : createStringError("no memory is at the entry");
}

void DispatchReader::readCounts() {
  const ArchInfo &Info = getArchInfo(D.Architecture);
  D.NumVGPRs = (get(VGPRs) + 1) * (D.Wave32 ? 8 : 4);
  D.NumSGPRs = (get(SGPRs) + 1) * 8;
  D.Mode = get(FloatMode) | get(Dx10Clamp) << 8 | get(IeeeMode) << 9;
  D.LDSSize = get(LDSSize) * (Info.GFXMajor >= 7 ? 512 : 256);
  D.NumWorkItemIds = std::min(get(WorkItemIds) + 1, 3u);
  if (get(ScratchEnable))
    D.ScratchSize = get(WaveSize) * 1024 / (D.Wave32 ? 32 : 64);
}

void DispatchReader::readScalars() {
  uint16_t Next = std::min(get(UserSGPRs), MaxUserSGPRs);
  for (uint16_t I = 0; I != Next; ++I)
    if (Request.IsSet[ComputeUserData0 + I])
      D.Scalars.push_back({I, Request.Sh[ComputeUserData0 + I]});
  for (unsigned Dim = 0; Dim != 3; ++Dim)
    if (get(GroupIds) >> Dim & 1)
      D.WorkGroupId[Dim] = Next++;
  if (get(GroupInfo))
    D.WorkGroupInfo = Next++;
  if (get(ScratchEnable))
    D.ScratchOffset = Next++;
}

Expected<sim::Dispatch> DispatchReader::run() {
  for (Error (DispatchReader::*Read)() :
       {&DispatchReader::readChip, &DispatchReader::readSizes,
        &DispatchReader::readCode})
    if (Error E = (this->*Read)())
      return std::move(E);
  readCounts();
  readScalars();
  return std::move(D);
}

Expected<sim::Dispatch> clover::makeDispatch(const DispatchRequest &Request,
                                             const sim::Memory &Mem) {
  return DispatchReader(Request, Mem).run();
}
