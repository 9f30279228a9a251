//===- WavePath.h - The path of a wavefront ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the instructions that one wavefront executes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PATHCHECKS_WAVEPATH_H
#define CLRX_LIB_PATHCHECKS_WAVEPATH_H

#include "Checks/StateHazardWalk.h"
#include "Checks/WaitStateSearch.h"
#include "Checks/WaitWalk.h"
#include "PathChecks/ExecutedCode.h"
#include "PathChecks/LateResults.h"
#include "llvm/ADT/DenseSet.h"

namespace clrx {

/// The rows of hazards for a code, and paths without a hazard. All wavefronts
/// of a thread share them.
struct HazardRows {
  explicit HazardRows(const SectionCode &Code);

  llvm::SmallVector<HazardCandidate> Rows;
  /// Number of instructions before a consumer that can matter.
  unsigned Window = 0;
  uint64_t OldestFactor = 1; ///< Factor of the oldest instruction in a hash.
  /// Hashes of an instruction and the Window instructions before it.
  llvm::DenseSet<uint64_t> Clean;
  static constexpr size_t MaxPaths = 1 << 20; ///< Largest size of Clean.
};

/// The state of the checks along the path of one wavefront.
class WavePath : StateHazardWalk {
public:
  /// \p Groups are those of findings that are wanted.
  WavePath(ExecutedCode &Code, HazardRows &Rows, sim::FindingGroups Groups);

  /// Forgets the path. The next instruction is the first one of a kernel.
  void restart();
  /// Checks the instruction \p Number, which \p W executes next.
  void step(sim::Wavefront &W, uint32_t Number);
  /// Called after \p W has executed the argument of step().
  void finish(sim::Wavefront &W) { Late.finish(W); }
  /// Called if the next instruction of \p W is not one of the code, or if there
  /// is none. Delivers the results in flight, and forgets the path.
  void leave(sim::Wavefront &W);

protected:
  void onHazard(StateHazard H, uint32_t Number, const CodeAccess *X,
                unsigned Register) override;

private:
  ExecutedCode &Executed;
  HazardRows &Rows;
  const bool ChecksWaits, ChecksHazards, ChecksStates;
  bool HasPath = false; ///< True if step() was called since restart().

  WaitWalk Waits;
  LateResults Late;                  ///< Empty unless ChecksWaits.
  std::vector<uint64_t> IssuedLanes; ///< See WaitWalk.
  WaitStateSearch Search;

  /// The last executed instructions, of which Next is the oldest.
  static constexpr unsigned HistorySize = 64;
  uint32_t History[HistorySize];
  unsigned Next = 0, NumExecuted = 0;
  /// A hash of the last HazardRows::Window instructions.
  uint64_t PathHash = 0;
  sim::Wavefront *Wave = nullptr; ///< The argument of step().

  void stepWaits(const CodeInst &I, uint32_t Number);
  void reportWait();
  void checkWaitStates(uint32_t Number);
  bool findWaitStates(uint32_t Number);
  void stepStates(const CodeInst &I, uint32_t Number);
  /// Returns the instruction executed \p Distance instructions before the next
  /// one; at least one, and at most the smaller of NumExecuted and HistorySize.
  uint32_t getEarlier(unsigned Distance) const {
    return History[(Next + HistorySize - Distance) % HistorySize];
  }
  void addToPath(uint32_t Number);
  void addNote(sim::Finding &F, const Finding::Note &N);
};

} // namespace clrx

#endif // CLRX_LIB_PATHCHECKS_WAVEPATH_H
