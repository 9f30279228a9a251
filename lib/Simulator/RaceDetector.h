//===- RaceDetector.h - Races between work-items ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds accesses of different wavefronts to the same byte that nothing orders,
// if one of them writes. Barriers order the wavefronts of a work-group. An
// atomic, and a load or store with the glc bit, orders a wavefront behind the
// one that last executed an atomic on the same dword. Instructions of one
// wavefront never race, but the lanes of one store that write different values
// do.
//
// The order is kept as in vector clocks: each wavefront knows of others how
// many of their instructions are before its own.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_RACEDETECTOR_H
#define CLRX_LIB_SIMULATOR_RACEDETECTOR_H

#include "Simulator/AccessLog.h"
#include "Simulator/RaceShadow.h"
#include "Simulator/WorkGroup.h"

namespace clrx::sim {

class RaceDetector : public AccessObserver {
public:
  /// \p Next sees the accesses, too; it may be null. With \p ForgetsGroups,
  /// somebody else knows that work-groups do not race with each other.
  RaceDetector(const Dispatch &D, AccessObserver *Next, bool ForgetsGroups);

  void startGroup(const WorkGroup &G);
  /// Orders the wavefronts of \p G, which have all arrived at a barrier.
  void passBarrier(const WorkGroup &G);
  bool onAccess(Wavefront &W, const Inst &I, const AccessRecord &R) override;
  bool onLanes(Wavefront &W, const Inst &I, MemoryAccess Access,
               const ElementPlaces &P, uint64_t At, unsigned Size,
               StoredValues Values) override;

private:
  /// Numbers of instructions by the wavefront's number.
  using Clock = llvm::DenseMap<uint32_t, uint32_t>;

  /// The knowledge of a wavefront about the others.
  struct WaveOrder {
    /// Its instructions before the last barrier.
    uint32_t BeforeBarrier = 0;
    Clock Others; ///< Instructions of other wavefronts that are before it.
    /// True if Others became too large. Then all instructions count as earlier.
    bool IsAfterAll = false;
    /// Others at the last atomic; null if Others has changed since.
    std::shared_ptr<const WaveOrder> Published;
  };
  /// The last atomic on a dword.
  struct Release {
    uint32_t Wave = 0, Inst = 0;
    std::shared_ptr<const WaveOrder> Known; ///< The knowledge of the wavefront.
  };
  using DwordPlace = std::pair<const Bytes *, uint64_t>;

  const Dispatch &D;
  AccessObserver *const Next;
  const bool ForgetsGroups;
  const uint32_t WavesPerGroup;
  RaceShadow Local;  ///< LDS.
  RaceShadow Global; ///< Everything else but scratch memory.
  llvm::DenseMap<DwordPlace, Release> Releases;
  uint32_t FirstWave = 0; ///< Number of the group's first wavefront.
  std::vector<WaveOrder> Waves;
  bool IsFull = false; ///< True if a limit has been reported.

  /// The access that is checked.
  Wavefront *Wave = nullptr;
  const AccessRecord *Current = nullptr;
  PastAccess Now;
  /// \name All lanes of the instruction; null for an access of its own
  /// @{
  const ElementPlaces *Places = nullptr;
  uint64_t Distance = 0; ///< From the places.
  /// @}
  /// \name The bytes of the cell in Current->In
  /// @{
  uint64_t CellOffset = 0;
  unsigned CellSize = 0;
  /// @}

  bool isOrdered(const PastAccess &A) const;
  bool storesSameValue(const PastAccess &A) const;
  bool racesWith(const PastAccess &A) const;
  void synchronize(const AccessRecord &R);
  std::shared_ptr<const WaveOrder> publish() const;
  void learn(WaveOrder &To, const Release &From);
  void startInst(Wavefront &W, const Inst &I, MemoryAccess Access);
  void check(const AccessRecord &R);
  bool checkWholePage(MemoryAccess Access, const ElementPlaces &P,
                      unsigned Size);
  void checkPage(ShadowPage &Page, uint64_t At, unsigned Size);
  bool checkCell(ShadowCell &C);
  void report(const PastAccess &Other, bool IsOtherWrite);
  void reportFull();
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_RACEDETECTOR_H
