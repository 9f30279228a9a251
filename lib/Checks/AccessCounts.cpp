//===- AccessCounts.cpp - Number of memory accesses in flight -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The effects of issued accesses and of waits.
//
//===----------------------------------------------------------------------===//

#include "AccessCounts.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

AccessCounts::AccessCounts(const WaitInsts &Waits) : Max(Waits.getMaxima()) {
  fill(Issued, Start);
  fill(Returned, Start);
}

bool AccessCounts::isOutOfOrder(WaitFor C) const {
  const uint8_t K = Kinds[unsigned(C)];
  if (C == WaitFor::VM)
    return K & FlatAccess;
  if (C == WaitFor::X || C == WaitFor::KM)
    return K & ScalarAccess || K & (K - 1);
  if (C == WaitFor::LGKM && K & (ScalarAccess | FlatAccess))
    return true;
  return K & (K - 1);
}

/// Assumes that the earliest accesses have completed, because more were issued
/// than the counter can count: the hardware stalls before a counter overflows.
/// AMD's compilers rely on this. Returns without effect if the accesses
/// complete in any order, except for exports. For those, LLVM relies on it even
/// if several kinds are in flight, although accesses other than the earliest
/// may then have completed.
void AccessCounts::limit(WaitFor C) {
  if (C != WaitFor::Exp && isOutOfOrder(C))
    return;
  uint32_t &R = Returned[unsigned(C)];
  R = std::max(R, Issued[unsigned(C)] - Max[unsigned(C)]);
}

/// Records that all accesses of \p Kind have read their registers. The numbers
/// of other accesses in flight stay the same.
void AccessCounts::completeReads(uint8_t Kind) {
  constexpr unsigned C = unsigned(WaitFor::Exp);
  if (!(Kinds[C] & Kind))
    return;
  Kinds[C] &= ~Kind;
  if (!Kinds[C])
    Returned[C] = Issued[C];
}

void AccessCounts::wait(WaitFor C, unsigned Count) {
  if (Count >= getMax(C))
    return;
  uint32_t &R = Returned[unsigned(C)];
  if (Count == 0) {
    R = Issued[unsigned(C)];
    Kinds[unsigned(C)] = 0;
    Uncounted[unsigned(C)] = 0;
    // An access that has completed has also read its registers.
    if (C == WaitFor::VM)
      completeReads(StoreAccess);
    else if (C == WaitFor::LGKM)
      completeReads(GDSAccess);
  } else if (!isOutOfOrder(C)) {
    // After the wait, at most Count events are in flight. An uncounted event
    // may be one of them, unless it is earlier than the last Count counted
    // events. The check assumes that it is one of them, and that one counted
    // event fewer is in flight.
    const uint32_t End = Issued[unsigned(C)];
    const bool IsEarlier = LastUncounted[unsigned(C)] <= End - Count;
    const unsigned Maybe = IsEarlier ? 0 : Uncounted[unsigned(C)];
    R = std::max(R, End - (Count - std::min(Count, Maybe)));
  } else {
    return;
  }
  IsUnknown[unsigned(C)] = false;
}
