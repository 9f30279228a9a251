//===- Independence.h - Proof that groups are independent -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Work-groups that run at the same time claim the memory that they access. As
// long as no group touches what another one writes, the order of the groups has
// no effect on the result.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_INDEPENDENCE_H
#define CLRX_LIB_SIMULATOR_INDEPENDENCE_H

#include "Simulator/AccessLog.h"
#include "llvm/ADT/DenseMap.h"
#include <atomic>
#include <cstdlib>

namespace clrx::sim {

/// The owners of the dwords of an allocation, and the contents before the first
/// write. Memory of the host is used only for dwords that somebody touches.
class ClaimedDwords {
public:
  explicit ClaimedDwords(Allocation &A);

  /// Claims \p Size bytes from \p Offset on for the group \p Group. \returns
  /// false if another group writes a dword of them, or if \p Writes and another
  /// one reads it.
  bool claim(uint32_t Group, uint64_t Offset, unsigned Size, bool Writes);
  /// Undoes all writes.
  void restore();

private:
  template <typename T> struct Free {
    void operator()(T *P) const { std::free(P); }
  };
  template <typename T> using Array = std::unique_ptr<T[], Free<T>>;
  /// Returns an array of zeros with an element for each dword.
  template <typename T> Array<T> makeArray() const;

  Allocation &A;
  uint64_t Count; ///< Number of dwords; the last may be incomplete.
  Array<std::atomic<uint32_t>> Owners;
  /// Contents before the run of the dwords that are written.
  Array<uint32_t> OldValues, OldUndefined;

  bool claimDword(uint32_t Group, uint64_t N, bool Writes);
  size_t getSize(uint64_t N) const; ///< In bytes.
};

/// Finds out whether the work-groups of a dispatch are independent.
class IndependenceProof {
public:
  explicit IndependenceProof(const Memory &M);

  /// Groups have numbers below this limit.
  static constexpr uint64_t MaxGroups = uint64_t(1) << 30;

  /// Notes that the groups may depend on each other, or that an event must be
  /// reported in order.
  void fail() { Failed.store(true, std::memory_order_relaxed); }
  bool hasFailed() const { return Failed.load(std::memory_order_relaxed); }
  /// Undoes all writes of all groups, none of which may still run.
  void restoreMemory();

private:
  llvm::DenseMap<const Bytes *, std::unique_ptr<ClaimedDwords>> Claimed;
  std::atomic<bool> Failed = false;

  friend class GroupClaims;
};

/// Claims memory for the groups of one thread.
class GroupClaims : public AccessObserver {
public:
  explicit GroupClaims(IndependenceProof &Proof) : Proof(Proof) {}

  IndependenceProof &Proof;

  void startGroup(uint32_t Number) { Group = Number; }
  bool onAccess(Wavefront &W, const Inst &I, const AccessRecord &R) override;

private:
  uint32_t Group = 0;
  const Bytes *Last = nullptr;          ///< Bytes of the last access.
  ClaimedDwords *LastClaimed = nullptr; ///< Its claims.
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_INDEPENDENCE_H
