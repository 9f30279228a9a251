//===- AddressSpaces.cpp - Memory that addresses select ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Global memory and shared memory, and accesses of consecutive elements.
//
//===----------------------------------------------------------------------===//

#include "Simulator/AddressSpaces.h"
#include "Simulator/WorkGroup.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

namespace {
/// Addresses of consecutive bytes.
struct AddressRange {
  Bytes &In;
  uint64_t Offset;  ///< Offset of the first byte in In.
  uint64_t Address; ///< Address of the first byte.
  uint64_t Size;
};
} // namespace

/// Sets the places of \p P if \p R has \p Size bytes at the addresses of all
/// lanes. \returns false if it has not.
static bool findInRange(ElementPlaces &P, const LaneAddresses &Addresses,
                        const AddressRange &R, unsigned Size) {
  if (Size > R.Size)
    return false;
  // Compilers vectorise this loop, unlike comparisons of 64 bits. Bit 63 of
  // Outside tells if a distance is negative or larger than the last one.
  const uint64_t Last = R.Size - Size;
  const uint64_t Start = R.Address - R.Offset;
  uint64_t Outside = 0;
  forEachLane(P.Lanes, [&](unsigned Lane) {
    const uint64_t Distance = Addresses[Lane] - R.Address;
    Outside |= Distance | (Last - Distance);
    P.Offset[Lane] = Addresses[Lane] - Start;
  });
  if (Outside >> 63)
    return false;
  P.Common = &R.In;
  return true;
}

//===----------------------------------------------------------------------===//
// Global memory
//===----------------------------------------------------------------------===//

Allocation *GlobalSpace::findOne(uint64_t Address, uint64_t Size, bool Writes) {
  if (!Last || !Last->contains(Address, Size))
    Last = W.memory().find(Address);
  if (!Last || !Last->contains(Address, Size) || (Writes && !Last->IsWritable))
    return nullptr;
  return Last;
}

uint64_t GlobalSpace::find(ElementPlaces &P, const LaneAddresses &Addresses,
                           unsigned Size, bool Writes) {
  P.Common = nullptr;
  // Usually, all lanes access one allocation.
  Allocation *First =
      P.Lanes ? findOne(Addresses[countr_zero(P.Lanes)], Size, Writes)
              : nullptr;
  if (First && findInRange(P, Addresses,
                           {*First, 0, First->Address, First->size()}, Size))
    return 0;
  uint64_t Missing = 0;
  forEachLane(P.Lanes, [&](unsigned Lane) {
    Allocation *In = findOne(Addresses[Lane], Size, Writes);
    P.set(Lane, In, In ? Addresses[Lane] - In->Address : 0);
    Missing |= uint64_t(!In) << Lane;
  });
  return Missing;
}

void GlobalSpace::report(const BadAccess &A) {
  const Allocation *In = W.memory().find(A.Address);
  if (In && In->contains(A.Address, A.Size))
    return reportReadOnly(W, A, *In);
  reportOutOfBounds(W, A);
}

//===----------------------------------------------------------------------===//
// Shared memory
//===----------------------------------------------------------------------===//

SharedSpace::SharedSpace(Wavefront &W, StringRef Name, Bytes &B, uint64_t Base,
                         uint64_t Limit)
    : AddressSpace(W), Name(Name), B(B), Base(Base), Limit(Limit),
      End(std::min(Limit, B.size() - std::min(Base, B.size()))) {}

uint64_t SharedSpace::find(ElementPlaces &P, const LaneAddresses &Addresses,
                           unsigned Size, bool /*Writes*/) {
  P.Common = nullptr;
  if (!P.Lanes || findInRange(P, Addresses, {B, Base, 0, End}, Size))
    return 0;
  uint64_t Missing = 0;
  forEachLane(P.Lanes, [&](unsigned Lane) {
    const bool IsIn = Size <= End && Addresses[Lane] <= End - Size;
    P.set(Lane, IsIn ? &B : nullptr, Base + Addresses[Lane]);
    Missing |= uint64_t(!IsIn) << Lane;
  });
  return Missing;
}

void SharedSpace::report(const BadAccess &A) {
  const uint64_t Size = B.size() - std::min(Base, B.size());
  if (A.Size <= Size && A.Address <= Size - A.Size)
    reportBeyondM0(W, A, uint32_t(Limit));
  else
    reportOutside(W, A, Name, Size);
}

SharedSpace sim::getUnlimitedLDS(Wavefront &W) {
  return SharedSpace(W, "LDS", W.Group.LDS, 0, ~uint64_t(0));
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

void sim::accessOne(LaneAccess &A, AddressSpace &S, uint64_t Lanes,
                    const LaneAddresses &Addresses, unsigned N) {
  ElementPlaces P;
  P.Lanes = Lanes;
  if (const uint64_t Missing = S.find(P, Addresses, A.Size, A.writes())) {
    const unsigned Lane = countr_zero(Missing);
    S.report({A.Op.Access, Addresses[Lane], A.Size, Lane});
  }
  A.access(P, N);
}

void sim::accessConsecutive(LaneAccess &A, AddressSpace &S, uint64_t Lanes,
                            const LaneAddresses &Addresses) {
  ElementPlaces P;
  P.Lanes = Lanes;
  if (!S.find(P, Addresses, A.Size * A.NumElements, A.writes())) {
    for (unsigned N = 0; N != A.NumElements; ++N)
      A.access(P, N, uint64_t(N) * A.Size);
    return;
  }
  LaneAddresses Next;
  for (unsigned N = 0; N != A.NumElements; ++N) {
    forEachLane(Lanes, [&](unsigned Lane) {
      Next[Lane] = Addresses[Lane] + uint64_t(N) * A.Size;
    });
    accessOne(A, S, Lanes, Next, N);
  }
}
