//===- Prepare.cpp - A dispatch from a kernel -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads a program, and allocates LDS and scratch memory.
//
//===----------------------------------------------------------------------===//

#include "KernelModel/Lowering.h"
#include "Preparation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::launch;

Expected<PreparedLaunch> launch::prepare(const LaunchKernel &K,
                                         const LaunchSizes &Sizes,
                                         ArrayRef<ArgumentValue> Values,
                                         sim::Memory &Mem) {
  return Preparation(K, Sizes, Values, Mem).run();
}

Expected<PreparedLaunch> Preparation::run() {
  for (Error (Preparation::*Check)() const :
       {&Preparation::checkSizes, &Preparation::checkArguments,
        &Preparation::checkProgram, &Preparation::checkArgumentPlaces})
    if (Error E = (this->*Check)())
      return std::move(E);
  if (!S.Is64Bit)
    Mem.useLowAddresses();
  D.KernelName = K.Name;
  D.Architecture = K.Architecture;
  D.Wave32 = K.Wave32;
  copy(Sizes.Global, D.GlobalSize);
  copy(Sizes.Local, D.LocalSize);
  makeBuffers();
  loadProgram();
  describeCode();
  writeArguments();
  if (Error E = allocateLDSAndScratch())
    return std::move(E);
  applyFixups();
  writeHidden();
  setRegisters();
  if (Error E = checkRegisters())
    return std::move(E);
  return std::move(Result);
}

uint32_t Preparation::countGroups(unsigned Dim) const {
  return divideCeil(Sizes.Global[Dim], Sizes.Local[Dim]);
}

Error Preparation::checkSizes() const {
  constexpr uint64_t MaxItems = 1024;
  // More would keep the host busy for days.
  constexpr uint64_t MaxGlobalItems = INT32_MAX;
  constexpr StringLiteral Dims[] = {"x", "y", "z"};
  uint64_t Items = 1, GlobalItems = 1;
  for (auto [I, Dim] : enumerate(Dims)) {
    if (!Sizes.Local[I] || !Sizes.Global[I])
      return createStringError("the size in " + Dim + " is 0");
    if (K.GroupSize[I] && K.GroupSize[I] != Sizes.Local[I])
      return createStringError(
          "kernel '" + K.Name + "' requires work-groups of " +
          Twine(K.GroupSize[0]) + "," + Twine(K.GroupSize[1]) + "," +
          Twine(K.GroupSize[2]) + " work-items");
    Items *= std::min<uint64_t>(Sizes.Local[I], MaxItems + 1);
    GlobalItems = SaturatingMultiply<uint64_t>(GlobalItems, Sizes.Global[I]);
  }
  if (Items > MaxItems)
    return createStringError("a work-group has at most " + Twine(MaxItems) +
                             " work-items");
  if (GlobalItems > MaxGlobalItems)
    return createStringError("a simulated launch has at most " +
                             Twine(MaxGlobalItems) + " work-items");
  return Error::success();
}

void Preparation::writeInt(sim::Allocation &To, uint64_t Offset, uint64_t Value,
                           unsigned Size) {
  uint8_t Bytes[sizeof(Value)];
  support::endian::write64le(Bytes, Value);
  To.write(Offset, ArrayRef(Bytes, Size));
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

void Preparation::loadProgram() {
  uint64_t Size = 0;
  for (const Segment &Part : S.Code->Segments)
    Size = std::max(Size, Part.Address + Part.Size);
  Base = Mem.reserve(Size);
  for (const Segment &Part : S.Code->Segments) {
    sim::Allocation &A =
        Mem.allocateAt(Part.Name, Base + Part.Address, Part.Size);
    A.write(0, arrayRefFromStringRef(Part.Content).take_front(Part.Size));
    A.IsWritable = Part.IsWritable;
  }
}

void Preparation::applyFixups() {
  for (const AddressFixup &F : S.Code->Fixups) {
    const unsigned Size = F.Part == AddressFixup::Whole ? 8 : 4;
    const uint64_t Place = Base + F.Place;
    sim::Allocation *A = Mem.find(Place);
    if (!A || !A->contains(Place, Size))
      continue;
    uint64_t Value = F.Target;
    if (F.Kind != AddressFixup::InProgram)
      Value +=
          makeScratchDescriptor()[F.Kind == AddressFixup::ScratchWord1 ? 1 : 0];
    else
      Value += Base - (F.IsDistance ? Place : 0);
    writeInt(*A, Place - A->Address,
             F.Part == AddressFixup::High ? Hi_32(Value) : Value, Size);
  }
}

/// Sets the members that describe the code and its registers.
void Preparation::describeCode() {
  D.EntryAddress = Base + S.Entry;
  D.Code = Mem.find(D.EntryAddress);
  // The hardware allocates at least 4 VGPRs.
  D.NumVGPRs = std::clamp(S.NumVGPRs, 4u, MaxVGPRs);
  D.NumSGPRs = S.NumSGPRs;
  D.Mode = S.Mode;
}

Error Preparation::allocateLDSAndScratch() {
  const uint64_t LDSSize = S.Resources.LDSSize + DynamicLDS;
  const uint64_t MaxLDS = getArchInfo(K.Architecture).LDSPerCU;
  if (LDSSize > MaxLDS)
    return createStringError("kernel '" + K.Name + "' needs " + Twine(LDSSize) +
                             " bytes of LDS, but a work-group has at most " +
                             Twine(MaxLDS));
  D.LDSSize = LDSSize;
  if (!S.Resources.ScratchSize)
    return Error::success();
  constexpr uint64_t MaxScratch = uint64_t(1) << 30;
  const uint64_t ScratchSize = std::min(S.Resources.ScratchSize, MaxScratch);
  const uint64_t Waves =
      divideCeil(uint64_t(Sizes.Local[0]) * Sizes.Local[1] * Sizes.Local[2],
                 getNumLanes());
  const uint64_t PerItem = alignTo(ScratchSize, 4);
  // The offset of a wavefront counts units of 1 KiB.
  const uint64_t PerWave = alignTo(PerItem * getNumLanes(), 1024);
  if (PerWave > MaxScratch / Waves)
    return createStringError("kernel '" + K.Name + "' needs " +
                             Twine(S.Resources.ScratchSize) +
                             " bytes of scratch memory for each work-item, "
                             "which is too much");
  D.ScratchSize = PerWave / getNumLanes();
  // Work-groups run one after the other and reuse the memory.
  D.Scratch = &Mem.allocate("scratch", PerWave * Waves, 4096, false);
  return Error::success();
}
