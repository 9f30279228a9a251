//===- Independence.cpp - Proof that groups are independent -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Claims on dwords of memory.
//
//===----------------------------------------------------------------------===//

#include "Simulator/Independence.h"
#include "Simulator/WorkGroup.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemAlloc.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Dwords
//===----------------------------------------------------------------------===//

static constexpr unsigned DwordSize = 4;

/// \name Owners of a dword: nobody, all groups as readers, or one group
/// @{
static constexpr uint32_t Nobody = 0;
static constexpr uint32_t ManyReaders = ~0u;
static constexpr uint32_t readerOf(uint32_t Group) { return Group * 2 + 2; }
static constexpr uint32_t writerOf(uint32_t Group) { return Group * 2 + 3; }
static_assert(writerOf(IndependenceProof::MaxGroups - 1) < ManyReaders,
              "numbers of groups do not fit");
/// @}

template <typename T> ClaimedDwords::Array<T> ClaimedDwords::makeArray() const {
  static_assert(sizeof(T) == DwordSize && std::is_trivially_destructible_v<T>,
                "an array of zero bytes must be an array of elements");
  return Array<T>(static_cast<T *>(safe_calloc(Count, sizeof(T))));
}

ClaimedDwords::ClaimedDwords(Allocation &A)
    : A(A), Count(divideCeil(A.size(), DwordSize)),
      Owners(makeArray<std::atomic<uint32_t>>()),
      OldValues(makeArray<uint32_t>()), OldUndefined(makeArray<uint32_t>()) {}

size_t ClaimedDwords::getSize(uint64_t N) const {
  return size_t(std::min<uint64_t>(DwordSize, A.size() - N * DwordSize));
}

bool ClaimedDwords::claimDword(uint32_t Group, uint64_t N, bool Writes) {
  std::atomic<uint32_t> &Owner = Owners[N];
  uint32_t Old = Owner.load(std::memory_order_relaxed);
  while (true) {
    if (Old == writerOf(Group))
      return true;
    const bool IsFree = Old == Nobody || Old == readerOf(Group);
    if (!Writes && (Old == readerOf(Group) || Old == ManyReaders))
      return true;
    // The numbers of writers are odd.
    if (!IsFree && (Writes || Old % 2))
      return false;
    const uint32_t New = Writes   ? writerOf(Group)
                         : IsFree ? readerOf(Group)
                                  : ManyReaders;
    if (Owner.compare_exchange_weak(Old, New, std::memory_order_relaxed))
      break;
  }
  if (!Writes)
    return true;
  std::memcpy(&OldValues[N], &A.Values[N * DwordSize], getSize(N));
  std::memcpy(&OldUndefined[N], &A.Undefined[N * DwordSize], getSize(N));
  return true;
}

bool ClaimedDwords::claim(uint32_t Group, uint64_t Offset, unsigned Size,
                          bool Writes) {
  const uint64_t End = divideCeil(Offset + Size, DwordSize);
  for (uint64_t N = Offset / DwordSize; N != End; ++N)
    if (!claimDword(Group, N, Writes))
      return false;
  return true;
}

void ClaimedDwords::restore() {
  for (uint64_t N = 0; N != Count; ++N) {
    const uint32_t Owner = Owners[N].load(std::memory_order_relaxed);
    if (Owner == ManyReaders || Owner % 2 == 0)
      continue;
    std::memcpy(&A.Values[N * DwordSize], &OldValues[N], getSize(N));
    std::memcpy(&A.Undefined[N * DwordSize], &OldUndefined[N], getSize(N));
  }
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

IndependenceProof::IndependenceProof(const Memory &M) {
  for (const auto &A : M.allocations())
    if (A->IsWritable)
      Claimed.try_emplace(A.get(), std::make_unique<ClaimedDwords>(*A));
    else
      Claimed.try_emplace(A.get());
}

void IndependenceProof::restoreMemory() {
  for (auto &[In, Dwords] : Claimed)
    if (Dwords)
      Dwords->restore();
}

bool GroupClaims::onAccess(Wavefront &W, const Inst & /*I*/,
                           const AccessRecord &R) {
  if (!R.In || R.In == &W.Group.LDS)
    return true;
  if (R.In != Last) {
    const auto Found = Proof.Claimed.find(R.In);
    // Groups share GDS.
    if (Found == Proof.Claimed.end()) {
      Proof.fail();
      return false;
    }
    Last = R.In;
    LastClaimed = Found->second.get();
  }
  if (!LastClaimed || LastClaimed->claim(Group, R.Offset, R.Size, R.writes()))
    return true;
  Proof.fail();
  return false;
}
