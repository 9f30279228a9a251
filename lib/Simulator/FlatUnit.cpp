//===- FlatUnit.cpp - Flat, global and scratch memory -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions of format FLAT. The apertures of flat addresses select LDS and
// scratch memory.
//
//===----------------------------------------------------------------------===//

#include "Simulator/AddressSpaces.h"
#include "Simulator/MemoryUnit.h"
#include "Simulator/WorkGroup.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

namespace {

/// The scratch memory of work-items. An address is an offset in the part of the
/// work-item. The dwords of the lanes of a wavefront are interleaved.
class ScratchSpace : public GlobalSpace {
public:
  explicit ScratchSpace(Wavefront &W) : GlobalSpace(W) {}
  uint64_t find(ElementPlaces &P, const LaneAddresses &Addresses, unsigned Size,
                bool Writes) override;
  void report(const BadAccess &A) override;
  /// Sets the place of \p Lane. \returns false if there is none.
  bool findLane(ElementPlaces &P, unsigned Lane, uint64_t Address,
                unsigned Size, bool Writes);

private:
  std::optional<uint64_t> Base; ///< Address of the wavefront's part.
  std::optional<uint64_t> findBase();
  /// Returns the place of \p Size bytes in one dword of \p Lane.
  BytePlace findInDword(unsigned Lane, uint64_t Address, unsigned Size,
                        bool Writes);
};

/// Flat addresses: global memory, LDS and scratch memory.
class FlatSpace : public GlobalSpace {
public:
  explicit FlatSpace(Wavefront &W)
      : GlobalSpace(W), LDS(getUnlimitedLDS(W)), Scratch(W) {}
  uint64_t find(ElementPlaces &P, const LaneAddresses &Addresses, unsigned Size,
                bool Writes) override;
  void report(const BadAccess &A) override;

private:
  SharedSpace LDS;
  ScratchSpace Scratch;
  bool findLane(ElementPlaces &P, unsigned Lane, uint64_t Address,
                unsigned Size, bool Writes);
};

} // namespace

//===----------------------------------------------------------------------===//
// Scratch memory
//===----------------------------------------------------------------------===//

/// Returns the address that FLAT_SCRATCH holds. It is an SGPR pair before
/// GCN 1.5 and a hardware register there. Before GCN 1.4, its upper half counts
/// units of 256 bytes from the base of scratch memory.
std::optional<uint64_t> ScratchSpace::findBase() {
  const ArchMask A = maskOf(W.dispatch().Architecture);
  const unsigned Code = A & GCN11 ? 104 : 102;
  const ScalarValue V = A & GCN15 ? W.FlatScratch : W.Scalars.get64(Code);
  if (V.Undefined && W.tracksUndefined()) {
    reportUndefinedAddress(W, "flat_scratch");
    return std::nullopt;
  }
  if (A & GCN14up)
    return V.Bits;
  const Allocation *All = W.dispatch().Scratch;
  return (All ? All->Address : 0) + (uint64_t(Hi_32(V.Bits)) << 8);
}

BytePlace ScratchSpace::findInDword(unsigned Lane, uint64_t Address,
                                    unsigned Size, bool Writes) {
  if (!Base)
    Base = findBase();
  if (!Base)
    return {};
  const uint64_t At =
      *Base + (Address / 4 * W.numLanes() + Lane) * 4 + Address % 4;
  Allocation *In = findOne(At, Size, Writes);
  return {In, In ? At - In->Address : 0};
}

bool ScratchSpace::findLane(ElementPlaces &P, unsigned Lane, uint64_t Address,
                            unsigned Size, bool Writes) {
  P.set(Lane, nullptr, 0);
  const uint64_t Limit = W.dispatch().ScratchSize;
  // An element of more than a dword is not in one place.
  if (Size > Limit || Address > Limit - Size || Size > 4)
    return false;
  if (Address % 4 + Size <= 4) {
    const BytePlace Place = findInDword(Lane, Address, Size, Writes);
    P.set(Lane, Place.In, Place.Offset);
    return Place.In;
  }
  SmallVector<BytePlace, 4> Places;
  for (unsigned I = 0; I != Size; ++I)
    Places.push_back(findInDword(Lane, Address + I, 1, Writes));
  return P.setSplit(Lane, Places);
}

/// Sets the places of \p P one lane after the other. \p FindLane returns false
/// if its lane has no place. \returns the lanes without one.
template <typename Fn>
static uint64_t findEachLane(ElementPlaces &P, Fn FindLane) {
  P.Common = nullptr;
  uint64_t Missing = 0;
  forEachLane(P.Lanes, [&](unsigned Lane) {
    Missing |= uint64_t(!FindLane(Lane)) << Lane;
  });
  P.findCommon();
  return Missing;
}

uint64_t ScratchSpace::find(ElementPlaces &P, const LaneAddresses &Addresses,
                            unsigned Size, bool Writes) {
  return findEachLane(P, [&](unsigned Lane) {
    return findLane(P, Lane, Addresses[Lane], Size, Writes);
  });
}

void ScratchSpace::report(const BadAccess &A) {
  if (A.Size <= 4)
    return reportOutsideScratch(W, A, W.dispatch().ScratchSize);
  W.stop(FindingGroup::Unsupported,
         "the simulator cannot access more than a dword of scratch memory at "
         "once",
         "");
}

//===----------------------------------------------------------------------===//
// Flat addresses
//===----------------------------------------------------------------------===//

bool FlatSpace::findLane(ElementPlaces &P, unsigned Lane, uint64_t Address,
                         unsigned Size, bool Writes) {
  switch (Hi_32(Address)) {
  case Hi_32(PrivateAperture):
    return Scratch.findLane(P, Lane, Lo_32(Address), Size, Writes);
  case Hi_32(SharedAperture): {
    const uint64_t LDSSize = W.Group.LDS.size();
    const bool IsIn = Size <= LDSSize && Lo_32(Address) <= LDSSize - Size;
    P.set(Lane, IsIn ? &W.Group.LDS : nullptr, Lo_32(Address));
    return IsIn;
  }
  default:
    Allocation *In = findOne(Address, Size, Writes);
    P.set(Lane, In, In ? Address - In->Address : 0);
    return In != nullptr;
  }
}

uint64_t FlatSpace::find(ElementPlaces &P, const LaneAddresses &Addresses,
                         unsigned Size, bool Writes) {
  bool AreGlobal = true;
  forEachLane(P.Lanes, [&](unsigned Lane) {
    const uint32_t High = Hi_32(Addresses[Lane]);
    AreGlobal &=
        High != Hi_32(PrivateAperture) && High != Hi_32(SharedAperture);
  });
  if (AreGlobal)
    return GlobalSpace::find(P, Addresses, Size, Writes);
  return findEachLane(P, [&](unsigned Lane) {
    return findLane(P, Lane, Addresses[Lane], Size, Writes);
  });
}

void FlatSpace::report(const BadAccess &A) {
  BadAccess Inner = A;
  Inner.Address = Lo_32(A.Address);
  switch (Hi_32(A.Address)) {
  case Hi_32(PrivateAperture):
    return Scratch.report(Inner);
  case Hi_32(SharedAperture):
    return LDS.report(Inner);
  default:
    return GlobalSpace::report(A);
  }
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Returns the constant offset. It has a sign in global and scratch
/// instructions. GCN 1.5 ignores it in flat instructions (LLVM's feature
/// flat-segment-offset-bug).
static int64_t getConstantOffset(const Inst &I, Arch A) {
  const uint32_t Bits = I[Field::Offset];
  const bool IsFlat = I.Row->has(FlatSeg);
  if (maskOf(A) & GCN15)
    return IsFlat ? 0 : SignExtend64<12>(Bits);
  return IsFlat ? Bits : SignExtend64<13>(Bits);
}

/// Sets the addresses of all lanes. \returns the lanes whose address has no
/// undefined bits.
static uint64_t readAddresses(LaneAccess &L, LaneAddresses &To) {
  Wavefront &W = L.W;
  const Inst &I = L.D.I;
  uint64_t Base = getConstantOffset(I, W.dispatch().Architecture);
  uint64_t Lanes = W.exec();
  const InstOperand *SAddr = I.find(OperandKind::SAddr);
  if (SAddr && SAddr->File == OperandFile::Scalar) {
    const ScalarValue V = W.Scalars.get(SAddr->Code, SAddr->Count);
    Base += V.Bits;
    if (V.Undefined && W.tracksUndefined()) {
      reportUndefinedAddress(W, "s" + Twine(SAddr->Code));
      Lanes = 0;
    }
  }
  const InstOperand *VAddr = I.find(OperandKind::VAddr);
  if (!VAddr || VAddr->File != OperandFile::Vector) {
    fill(To, Base);
    return Lanes;
  }
  const unsigned Register = VAddr->Code - CodeVGPR0;
  Lanes = L.checkAddress(Register, Lanes);
  const uint32_t *Low = W.Vectors.values(Register);
  if (VAddr->Count == 1) {
    for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
      To[Lane] = Base + Low[Lane];
    return Lanes;
  }
  Lanes = L.checkAddress(Register + 1, Lanes);
  const uint32_t *High = W.Vectors.values(Register + 1);
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    To[Lane] = Base + Make_64(High[Lane], Low[Lane]);
  return Lanes;
}

/// Sets the registers and the number of elements of \p L.
static void setRegisters(LaneAccess &L) {
  const Inst &I = L.D.I;
  const InstOperand *Result = I.find(OperandKind::VDst);
  const InstOperand *Data = I.find(OperandKind::VReg);
  const bool IsAtomic = L.Op.Access == MemoryAccess::Atomic;
  if (Result && (!IsAtomic || I[Field::GLC]))
    L.Result = Result->Code - CodeVGPR0;
  if (Data)
    L.Data = Data->Code - CodeVGPR0;
  if (!IsAtomic)
    L.NumElements =
        std::max(1u, (Data ? Data->Count : Result->Count) / L.Dwords);
  else if (L.Data && Data->Count == 2 * L.Dwords)
    L.Data2 = *L.Data + L.Dwords;
}

void sim::executeFlat(Wavefront &W, const DecodedInst &D) {
  if (D.I[Field::LDS])
    return W.stop(FindingGroup::Unsupported,
                  "the simulator cannot load to LDS with a flat instruction",
                  "");
  LaneAccess L(W, D);
  setRegisters(L);
  LaneAddresses Addresses;
  const uint64_t Lanes = readAddresses(L, Addresses);
  if (D.I.Row->has(GlobalSeg)) {
    GlobalSpace Space(W);
    return accessConsecutive(L, Space, Lanes, Addresses);
  }
  if (D.I.Row->has(ScratchSeg)) {
    // Offsets have 32 bits.
    for (uint64_t &Address : Addresses)
      Address = Lo_32(Address);
    ScratchSpace Space(W);
    return accessConsecutive(L, Space, Lanes, Addresses);
  }
  FlatSpace Space(W);
  accessConsecutive(L, Space, Lanes, Addresses);
}
