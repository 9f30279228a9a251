//===- AccessCounts.h - Number of memory accesses in flight -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The counters of memory accesses. Accesses are numbered in the order of issue,
// and a wait tells which of them have certainly returned.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_ACCESSCOUNTS_H
#define CLRX_LIB_CHECKS_ACCESSCOUNTS_H

#include "WaitInsts.h"

namespace clrx {

/// Returns true if \p C tracks registers that are still to be written. Exp and
/// X track registers that are still to be read, and Exp also those that
/// parameter loads write. VS tracks no registers.
constexpr bool tracksWrites(WaitFor C) {
  return C != WaitFor::Exp && C != WaitFor::VS && C != WaitFor::X;
}

/// Kinds of memory accesses, as bits of a separate mask for each counter.
/// Accesses of different kinds return out of order.
enum AccessKind : uint8_t {
  // VM. Plain and sampled accesses return in order, even when mixed.
  PlainAccess = 1 << 0, ///< Also VS, Sample, BVH and X.
  SampledAccess = 1 << 1,
  FlatAccess = 1 << 2, ///< Also LGKM; may access LDS or memory.
  RayAccess = 1 << 3,
  // LGKM and KM
  LDSAccess = 1 << 0,
  GDSAccess = 1 << 1, ///< Also Exp.
  MessageAccess = 1 << 3,
  ScalarAccess = 1 << 4, ///< Also X. Returns out of order.
  // Exp
  ParamExport = 1 << 2,
  PositionExport = 1 << 3,
  OtherExport = 1 << 4,
  StoreAccess = 1 << 5, ///< GCN 1.0 only.
  ParamLoadAccess = 1 << 6
};

/// The accesses in flight, as numbers for each counter.
class AccessCounts {
public:
  /// At first, nothing is in flight.
  explicit AccessCounts(const WaitInsts &Waits);

  /// Counts an event of \p Kind.
  void raise(WaitFor C, uint8_t Kind) {
    ++Issued[unsigned(C)];
    Kinds[unsigned(C)] |= Kind;
    if (Issued[unsigned(C)] - Returned[unsigned(C)] > Max[unsigned(C)])
      limit(C);
  }
  /// Records an event that the counter may or may not count.
  void raiseMaybe(WaitFor C) {
    IsUnknown[unsigned(C)] = true;
    ++Uncounted[unsigned(C)];
    LastUncounted[unsigned(C)] = Issued[unsigned(C)];
  }
  /// Applies a wait for \p Count. The counter's maximum means no wait.
  void wait(WaitFor C, unsigned Count);

  /// Returns the number of the last event of \p C.
  uint32_t getLastEvent(WaitFor C) const { return Issued[unsigned(C)]; }
  /// Returns true if the access with the event \p Event of \p C has returned
  /// for certain.
  bool hasReturned(WaitFor C, uint32_t Event) const {
    return Event <= Returned[unsigned(C)];
  }
  /// Returns the kinds of accesses that \p C may have in flight.
  uint8_t getKinds(WaitFor C) const { return Kinds[unsigned(C)]; }
  /// Returns true if more than \p Count accesses may be in flight.
  bool hasMoreThan(WaitFor C, unsigned Count) const {
    return IsUnknown[unsigned(C)] ||
           Issued[unsigned(C)] - Returned[unsigned(C)] > Count;
  }
  unsigned getMax(WaitFor C) const { return Max[unsigned(C)]; }

protected:
  /// Number of the last event before the first one that is counted here. It is
  /// larger than the number of events that can be in flight.
  static constexpr uint32_t Start = 1000;

  uint32_t Issued[NumCounters];
  uint32_t Returned[NumCounters]; ///< Never larger than Issued.
  uint8_t Kinds[NumCounters] = {};
  /// True if more may be in flight than Issued minus Returned.
  bool IsUnknown[NumCounters] = {};
  uint32_t Uncounted[NumCounters] = {}; ///< Events that may have been counted.
  /// Value of Issued at the last uncounted event.
  uint32_t LastUncounted[NumCounters] = {};
  WaitCounts Max;

  bool isOutOfOrder(WaitFor C) const;

private:
  void limit(WaitFor C);
  void completeReads(uint8_t Kind);
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_ACCESSCOUNTS_H
