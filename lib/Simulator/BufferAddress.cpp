//===- BufferAddress.cpp - Buffer addresses ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Addresses of buffer instructions, and their range checks.
//
//===----------------------------------------------------------------------===//

#include "Simulator/BufferUnit.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

uint32_t BufferAddress::getBufferOffset(unsigned Lane, uint32_t At) const {
  const uint32_t InRecord = Offset[Lane] + At;
  if (!B.IsSwizzled)
    return Index[Lane] * B.Stride + InRecord;
  const uint32_t Group = Index[Lane] / B.IndexStride;
  const uint32_t InGroup = Index[Lane] % B.IndexStride;
  return InRecord % B.ElementSize + B.ElementSize * InGroup +
         B.IndexStride *
             (Group * B.Stride + InRecord / B.ElementSize * B.ElementSize);
}

/// Before GCN 1.5, architectures disagree about when NUM_RECORDS counts records
/// (comments of Mesa's ac_descriptors.c). GCN 1.5 has a field instead.
RangeCheck BufferAddress::getCheck() const {
  if (Is64Bit)
    return RangeCheck::None;
  if (maskOf(A) & GCN15) {
    static constexpr RangeCheck Checks[] = {
        RangeCheck::RecordElement, RangeCheck::Records, RangeCheck::AnyRecord,
        RangeCheck::Bytes};
    return Checks[B.Checks];
  }
  const bool CountsRecords = maskOf(A) & GCN1x   ? true
                             : maskOf(A) & GCN12 ? B.IsSwizzled
                                                 : HasIndex;
  if (!B.Stride || !CountsRecords)
    return RangeCheck::Bytes;
  return HasIndex || B.AddsLane ? RangeCheck::RecordStart : RangeCheck::Records;
}

/// The scalar offset counts in range checks before GCN 1.5.
void BufferAddress::setCheck() {
  Check = getCheck();
  const uint32_t Used = maskOf(A) & GCN15 ? 0 : ScalarOffset;
  Limit = B.NumRecords - std::min(B.NumRecords, Used);
}

bool BufferAddress::isInRange(unsigned Lane, uint32_t At, unsigned Size) const {
  const uint64_t InRecord = uint64_t(Offset[Lane]) + At;
  const bool HasRecord = Index[Lane] < B.NumRecords;
  switch (Check) {
  case RangeCheck::None:
    return true;
  case RangeCheck::Bytes:
    return uint64_t(getBufferOffset(Lane, At)) + Size <= Limit;
  case RangeCheck::Records:
    return HasRecord;
  case RangeCheck::RecordStart:
    return HasRecord && InRecord < B.Stride;
  case RangeCheck::RecordElement:
    return HasRecord && InRecord + Size <= B.Stride;
  case RangeCheck::AnyRecord:
    return B.NumRecords != 0;
  }
  llvm_unreachable("unknown range check");
}

bool BufferAddress::areConsecutive(uint64_t Lanes, uint32_t Last,
                                   unsigned Size) const {
  if (B.IsSwizzled || maskOf(A) & GCN10)
    return false;
  bool Result = true;
  forEachLane(Lanes, [&](unsigned Lane) {
    // The offset of 32 bits may wrap.
    Result &= isInRange(Lane, Last, Size) &&
              getBufferOffset(Lane, Last) >= getBufferOffset(Lane, 0);
  });
  return Result;
}

bool BufferAddress::isSplit(unsigned Lane, uint32_t At, unsigned Size) const {
  if (!B.IsSwizzled || Is64Bit || maskOf(A) & GCN10)
    return false;
  const uint32_t Start = (Offset[Lane] + At) % B.ElementSize;
  return Start && Start + Size > B.ElementSize;
}

uint64_t BufferAddress::getAddress(unsigned Lane, uint32_t At) const {
  const uint64_t Address = B.Base + ScalarOffset;
  if (Is64Bit)
    return Address + Offset64[Lane] + Offset[Lane] + At;
  return Address + getBufferOffset(Lane, At);
}

unsigned BufferAddress::getAlignment(unsigned Size) const {
  return maskOf(A) & GCN10 ? std::min(Size, 4u) : 1;
}

/// Reports that the descriptor clamps the access of \p Lane.
static void reportRange(LaneAccess &L, const BufferAddress &Address,
                        unsigned Lane, uint32_t At, unsigned Size) {
  const BufferDescriptor &B = Address.B;
  const BadAccess Bad = {L.Op.Access, Address.getBufferOffset(Lane, At), Size,
                         Lane};
  std::string Limit = B.Stride ? "num_records " + std::to_string(B.NumRecords) +
                                     ", stride " + std::to_string(B.Stride)
                               : std::to_string(B.NumRecords) + " bytes";
  reportClamped(L.W, Bad, Limit);
}

/// Finds the bytes of the element of \p Lane, which is split. \returns false
/// if there is none.
static bool findSplitPlace(LaneAccess &L, GlobalSpace &S,
                           const BufferAddress &Address, unsigned Lane,
                           uint32_t At, unsigned Size, ElementPlaces &P) {
  SmallVector<BytePlace, 8> Places;
  for (unsigned I = 0; I != Size; ++I) {
    const uint64_t Byte = Address.getAddress(Lane, At + I);
    Allocation *In = S.findOne(Byte, 1, L.writes());
    Places.push_back({In, In ? Byte - In->Address : 0});
  }
  return P.setSplit(Lane, Places);
}

void sim::getBufferAddresses(LaneAccess &L, const BufferAddress &Address,
                             uint64_t Lanes, uint32_t At, unsigned Size,
                             LaneAddresses &To) {
  const unsigned Alignment = Address.getAlignment(Size);
  uint64_t Misaligned = 0;
  forEachLane(Lanes, [&](unsigned Lane) {
    const uint64_t Wanted = Address.getAddress(Lane, At);
    To[Lane] = alignDown(Wanted, Alignment);
    Misaligned |= uint64_t(To[Lane] != Wanted) << Lane;
  });
  if (!Misaligned)
    return;
  const unsigned Lane = countr_zero(Misaligned);
  reportMisaligned(L.W, {L.Op.Access, Address.getAddress(Lane, At), Size, Lane},
                   Alignment);
}

void sim::findBufferPlaces(LaneAccess &L, GlobalSpace &S,
                           const BufferAddress &Address, uint64_t Lanes,
                           uint32_t At, unsigned Size, ElementPlaces &P) {
  LaneAddresses Addresses;
  uint64_t Clamped = 0, Split = 0;
  getBufferAddresses(L, Address, Lanes, At, Size, Addresses);
  for (uint64_t Rest = Lanes; Rest; Rest &= Rest - 1) {
    const unsigned Lane = countr_zero(Rest);
    if (!Address.isInRange(Lane, At, Size))
      Clamped |= uint64_t(1) << Lane;
    else if (Address.isSplit(Lane, At, Size))
      Split |= uint64_t(1) << Lane;
  }
  if (Clamped)
    reportRange(L, Address, countr_zero(Clamped), At, Size);
  P.Lanes = Lanes & ~Clamped & ~Split;
  uint64_t Missing = S.find(P, Addresses, Size, L.writes());
  P.addOutOfBounds(Split);
  forEachLane(Split, [&](unsigned Lane) {
    if (!findSplitPlace(L, S, Address, Lane, At, Size, P))
      Missing |= uint64_t(1) << Lane;
  });
  if (Missing) {
    const unsigned Lane = countr_zero(Missing);
    S.report({L.Op.Access, Addresses[Lane], Size, Lane});
  }
  P.addOutOfBounds(Clamped);
}
