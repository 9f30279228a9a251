//===- WaitPlanner.h - Waits that a section lacks ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the weakest waits that make the code of a section correct, and their
// places.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_WAITPLANNER_H
#define CLRX_LIB_CHECKS_WAITPLANNER_H

#include "Loops.h"
#include "WaitFlow.h"
#include "llvm/ADT/DenseSet.h"

namespace clrx {

/// The use of a plan of waits.
enum class PlanUse : uint8_t {
  Insertion, ///< Waits are inserted where the source wants automatic waits.
  Advice     ///< Waits may be suggested everywhere.
};

/// Plans the waits of one section. Instructions that an earlier pass has
/// inserted do not count.
class WaitPlanner final : public WaitFlow {
public:
  /// \p HasUnknownCode is true if control may come from, or go to, code that
  /// the analysis does not know. \p Groups is the mask of the WarningGroups
  /// that are on. With waitcnt-calls, functions wait where LLVM's functions do.
  /// With waitcnt-flat, flat accesses may access LDS.
  WaitPlanner(const FlowGraph &Graph, PlanUse Use, bool HasUnknownCode,
              uint16_t Groups);

  /// Returns true if the wait for \p Missing at \p Inst may stand before a loop
  /// or a clause. May be called before run().
  bool mayMove(uint32_t Inst, const MissingWait &Missing) {
    return findPlace(Inst, Missing).has_value();
  }
  /// Plans the waits. At the blocks \p Entries, which are sorted, kernels
  /// begin.
  void run(llvm::ArrayRef<uint32_t> Entries);
  /// Makes the next call of run() plan a wait until no scalar access is in
  /// flight before \p Inst. \returns false if it did already.
  bool force(uint32_t Inst);

  /// \name Results of run()
  /// @{
  const PlannedWaits &getBefore() const { return Before; }
  const PlannedWaits &getAfter() const { return After; }
  const WaitInsts &getWaitInsts() const { return Walk.Waits; }
  /// A planned wait.
  struct Planned {
    InstPlace At;
    WaitCounts Counts;
  };
  /// Returns the wait for the results that \p Inst needs and whose accesses
  /// raise \p C. It may stand before a loop or a clause. Nothing is returned if
  /// a wait for another instruction is enough.
  std::optional<Planned> find(uint32_t Inst, WaitFor C) const;
  /// @}

protected:
  void walk(uint32_t Block) override;

private:
  /// Registers that an instruction needs, moved to a place before a loop or a
  /// clause.
  struct Moved {
    uint32_t Inst;
    WaitFor Counter;
    unsigned Count; ///< For which Inst would wait.
    InstPlace To;
    llvm::SmallVector<uint16_t, 2> Registers; ///< See RegisterNumber.
  };
  /// The waits that an instruction lacks.
  struct Need {
    uint32_t Inst;
    llvm::SmallVector<MissingWait, 2> Missing;
  };

  const PlanUse Use;
  const bool HasUnknownCode;
  const bool FollowsCalls;
  /// Waits that are inserted whatever the state is: for accesses of unknown
  /// code or of callers, and those that a remedy of a hazard begins with.
  PlannedWaits Forced;
  PlannedWaits Before, After;
  llvm::BitVector HasPlanned; ///< Keys of Before.
  /// \name The visit after a solution, which finds the waits anew
  /// @{
  bool IsCollecting = false;
  PlannedWaits Found;
  std::vector<Need> Needs;
  /// @}
  llvm::BitVector Seen; ///< Blocks that this solution has visited.
  /// True if the plan has changed after states that it affects had been used.
  bool IsRevised = false;
  std::vector<Moved> AllMoved;
  llvm::BitVector HasMoved; ///< Twice the index, plus 1 after it.
  llvm::DenseSet<std::pair<uint32_t, unsigned>> Unmovable;
  std::optional<Loops> TheLoops;
  /// The s_clause of each instruction in a clause.
  llvm::DenseMap<uint32_t, uint32_t> Clauses;

  bool isAutomatic(uint32_t Inst) const;
  bool waitsAtEnd(const FlowBlock &B) const;
  void findClauses();
  void require(uint32_t Inst, uint32_t Block, const WaitCounts &Counts);
  void requireMissing(uint32_t Inst, uint32_t Block);
  void satisfy(InstPlace P);
  void apply(const WaitCounts &Counts);
  void collect();
  bool converge(llvm::ArrayRef<uint32_t> Entries);
  std::optional<InstPlace> findPlace(uint32_t Inst,
                                     llvm::ArrayRef<MissingWait> Missing);
  bool move(const Need &N, WaitFor C);
  bool moveWaits();
  bool restoreMoved();
  void indexMoved();
  void findEntries(llvm::ArrayRef<uint32_t> Kernels);
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_WAITPLANNER_H
