//===- AmdCL1Setup.cpp - Resources of OpenCL 1.2 kernels ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the constant buffers and the tables of resources that AMD's OpenCL 1.2
// driver passes in user SGPRs. The contents are documented in CLRX's "AMD
// Catalyst OpenCL ABI description".
//
//===----------------------------------------------------------------------===//

#include "Preparation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::launch;

namespace {
/// Classes of user data; see UserDataClasses.def.
enum UserDataClass : uint32_t {
  ImmConstBuffer = 0x02,
  ImmUAV = 0x04,
  PtrConstBufferTable = 0x14,
  PtrUAVTable = 0x17,
  PtrInternalGlobalTable = 0x18,
};
} // namespace

/// Numbers of the constant buffers of the driver.
static constexpr uint32_t GridBuffer = 0, ArgumentBuffer = 1, DataBuffer = 2;
/// Number of the UAV with the global data.
static constexpr uint32_t DataUAV = 10;

/// Returns true if argument \p A is the resource \p Id of its kind.
static bool isResource(const KernelArg &A, uint32_t Id, bool IsConstantBuffer) {
  return (A.Kind == ArgKind::GlobalPointer ||
          A.Kind == ArgKind::ConstantPointer) &&
         A.ResourceId == Id && A.IsConstantBuffer == IsConstantBuffer;
}

Preparation::Range Preparation::getResource(uint32_t Id,
                                            bool IsConstantBuffer) const {
  Range R = {~uint64_t(0), 0};
  for (auto [I, A] : enumerate(K.Args))
    if (const sim::Allocation *Buffer = Result.Buffers[I])
      if (isResource(A, Id, IsConstantBuffer))
        R = {std::min(R.Start, Buffer->Address),
             std::max(R.End, Buffer->end())};
  return R.Start < R.End ? R : Range{0, 0};
}

Descriptor Preparation::makeDescriptor(Range R) const {
  if (R.Start == R.End)
    return {};
  return makeBufferDescriptor(K.Architecture, R.Start, R.End - R.Start);
}

Descriptor Preparation::makeUAV(uint32_t Id) const {
  // Drivers before 1384 give the number of the global data to arguments.
  const Range R = getResource(Id, /*IsConstantBuffer=*/false);
  const uint64_t Data = Base + S.GlobalData.value_or(0);
  if (R.Start == R.End && Id == DataUAV && S.GlobalData)
    return makeDescriptor({Data, Data + S.GlobalDataSize});
  return makeDescriptor(R);
}

Preparation::Range
Preparation::getConstantBuffer(uint32_t Id, const sim::Allocation &Grid) const {
  if (Id == GridBuffer)
    return {Grid.Address, Grid.end()};
  if (Id == ArgumentBuffer)
    return {Arguments->Address, Arguments->end()};
  const Range R = getResource(Id, /*IsConstantBuffer=*/true);
  const uint64_t Data = Base + S.GlobalData.value_or(0);
  if (R.Start == R.End && Id == DataBuffer && S.GlobalData)
    return {Data, Data + S.GlobalDataSize};
  return R;
}

/// Catalyst's code indexes constant buffers as records of 16 bytes.
Descriptor Preparation::makeConstantBuffer(uint32_t Id,
                                           const sim::Allocation &Grid) const {
  constexpr uint32_t RecordSize = 16, StrideShift = 16;
  Descriptor Words = makeDescriptor(getConstantBuffer(Id, Grid));
  Words[1] |= RecordSize << StrideShift;
  // GCN 1.2 counts bytes.
  if (getArchInfo(K.Architecture).GFXMajor != 8)
    Words[2] = divideCeil(Words[2], RecordSize);
  return Words;
}

/// Allocates a table with the descriptors that \p Make returns.
sim::Allocation &
Preparation::makeTable(StringRef Name, unsigned NumEntries, unsigned EntrySize,
                       function_ref<Descriptor(unsigned)> Make) {
  sim::Allocation &Table = Mem.allocate(Name, uint64_t(NumEntries) * EntrySize);
  Table.IsWritable = false;
  for (unsigned Id = 0; Id != NumEntries; ++Id)
    for (auto [I, Word] : enumerate(Make(Id)))
      writeInt(Table, uint64_t(Id) * EntrySize + I * 4, Word, 4);
  return Table;
}

/// Writes the sizes of the launch into \p Grid, constant buffer 0.
void Preparation::writeGrid(sim::Allocation &Grid) {
  uint64_t Product = 1;
  // Offsets in dwords
  const unsigned SecondOffsets = S.Is64Bit ? 37 : 36;
  for (unsigned Dim = 0; Dim != 3; ++Dim) {
    writeInt(Grid, uint64_t(4) * Dim, Sizes.Global[Dim], 4);
    writeInt(Grid, uint64_t(4) * (4 + Dim), Sizes.Local[Dim], 4);
    writeInt(Grid, uint64_t(4) * (8 + Dim), countGroups(Dim), 4);
    writeInt(Grid, uint64_t(4) * (24 + Dim), Sizes.Offset[Dim], 4);
    // Number of the first work-group, which kernels of Catalyst add.
    writeInt(Grid, uint64_t(4) * (28 + Dim), 0, 4);
    writeInt(Grid, uint64_t(4) * (SecondOffsets + Dim), Sizes.Offset[Dim], 4);
    if (Dim < Sizes.NumDims)
      Product *= Sizes.Offset[Dim];
  }
  writeInt(Grid, uint64_t(4) * 3, Sizes.NumDims, 4);
  writeInt(Grid, uint64_t(4) * 27, Product, 4);
  writeInt(Grid, uint64_t(4) * 32, 0,
           getPointerSize()); // Offset of the global data.
}

void Preparation::setCL1Registers() {
  constexpr unsigned GridSize = 4 * 64, NumUAVs = 1024, NumConstBuffers = 160;
  sim::Allocation &Grid =
      Mem.allocate("launch sizes", GridSize, 256, /*IsDefined=*/false);
  Grid.IsWritable = false;
  writeGrid(Grid);
  const auto MakeUAV = [&](unsigned Id) { return makeUAV(Id); };
  const auto MakeConstantBuffer = [&](unsigned Id) {
    return makeConstantBuffer(Id, Grid);
  };
  for (const amdcl1::UserData &U : S.UserSGPRs) {
    Descriptor Words;
    switch (U.Class) {
    case ImmConstBuffer:
      Words = MakeConstantBuffer(U.Slot);
      break;
    case ImmUAV:
      Words = MakeUAV(U.Slot);
      break;
    case PtrConstBufferTable:
      setAddress(U.FirstSGPR, makeTable("constant buffers", NumConstBuffers, 16,
                                        MakeConstantBuffer)
                                  .Address);
      continue;
    case PtrUAVTable:
      setAddress(U.FirstSGPR, makeTable("UAVs", NumUAVs, 32, MakeUAV).Address);
      continue;
    case PtrInternalGlobalTable:
      setAddress(U.FirstSGPR,
                 makeTable("internal resources", 2, 16, [&](unsigned Id) {
                   return Id == 1 && D.Scratch ? makeScratchDescriptor()
                                               : Descriptor();
                 }).Address);
      continue;
    default: // Resources that cannot be passed.
      continue;
    }
    setScalars(U.FirstSGPR,
               ArrayRef(Words).take_front(std::min<size_t>(U.NumSGPRs, 4)));
  }
}
